// What lies under the pointer, and measuring: when the picture is asked, and what is said of the answers.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/stage/measuring.h"
#include "app/session/stage/reading.h"
#include "app/window/session_model.h"
#include "render/scene/view.h"

#include <QObject>
#include <QPointF>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace ws::app {

class PictureNotes;

/// When the picture is asked: drawing the few pixels that tell what lies there takes time on the window's thread.
class PickPace {
 public:
  /// How long after a move; nothing: that would hold the window up, and only coordinates are said.
  [[nodiscard]] std::optional<int> wait_ms() const;
  void took(double ms);

 private:
  double last_ms_ = 0;
  int slow_in_a_row_ = 0;  ///< one slow pick means little: it may have waited for another program
};

/// Lives beside its picture. It changes nothing of what it reads.
class Pointing : public QObject {
  Q_OBJECT

 public:
  /// What it asks of its picture; places are in the widget's coordinates.
  struct Picture {
    std::function<Pointed(QPointF, bool precisely)> pick;  ///< draws a few pixels; a hit only while there is OpenGL
    std::function<Pointed(QPointF)> sight;                 ///< the same without drawing: never a hit
    std::function<render::View(const render::Scene&)> view;
    std::function<double()> ratio;  ///< device pixels of a logical one
  };
  Pointing(SessionModel& model, Picture picture, PictureNotes& notes, QObject* parent);

  /// The pointer rests or moves there, with no button down; nothing: it has left, or is over a panel.
  void point_at(std::optional<QPointF> at);

  [[nodiscard]] bool measures() const { return measures_; }
  void measure(bool on);
  /// A click while it measures.
  void take(QPointF at);
  /// The measurement in words; empty before there is one.
  [[nodiscard]] QString measured() const;
  /// After a frame: places of the data may be elsewhere on the screen.
  void follow_picture();

 Q_SIGNALS:
  void measuring_changed(bool on);
  /// What lies under the pointer, in one line; empty: nothing, or one measures, and it is said in the picture.
  void read(const QString& line);

 private:
  void ask();
  void follow(Change what);
  void say();
  void say_nothing_there();
  void draw_lines();
  void take_place(const Reading& reading);
  [[nodiscard]] Measuring::Words words() const;
  [[nodiscard]] std::optional<QPointF> on_screen(const render::View& view, glm::vec3 place) const;
  [[nodiscard]] QString hint() const;

  SessionModel& model_;
  Picture picture_;
  PictureNotes& notes_;
  QTimer wait_;
  PickPace pace_;
  std::optional<QPointF> at_;
  Reading reading_;
  Measuring measuring_;
  bool measures_ = false, is_planar_ = true;
  std::uint64_t generation_ = 0;  ///< rises when places are forgotten: answers for them come too late
};

}  // namespace ws::app
