// The track of the timeline: phases as bands, events as marks, the present step as a playhead that can be dragged.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"
#include "app/window/widgets/spoken.h"

#include <QWidget>

class QMenu;

namespace ws::app {

/// What phases that differ in a number or a detail have in common: "level" of "level 12", "decimate" of "decimate, round 2".
[[nodiscard]] QString phase_kind(const QString& label);

class TimelineTrack : public QWidget, public SpokenValue {
  Q_OBJECT

 public:
  explicit TimelineTrack(SessionModel& model, QWidget* parent = nullptr);

  /// The step.
  [[nodiscard]] double spoken_value() const override { return static_cast<double>(model_->viewer().step()); }
  [[nodiscard]] Range spoken_range() const override;
  [[nodiscard]] QString spoken_description() const override;
  void take_spoken_value(double value) override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  bool event(QEvent* event) override;
  [[nodiscard]] QSize sizeHint() const override { return {600, 44}; }

 private:
  struct Band {
    std::size_t first, last;
    QString label, words;  ///< what a condition names, and what people read
    int kind;              ///< phases of one kind have one colour
    bool is_fainter;       ///< neighbours of one kind are told apart by their strength
  };
  void collect();
  void paint_bands(QPainter& painter) const;
  void paint_events(QPainter& painter) const;
  /// Where A and B part.
  void paint_first_difference(QPainter& painter) const;
  [[nodiscard]] std::optional<std::size_t> first_difference() const;
  void paint_breakpoints(QPainter& painter) const;
  void paint_playhead(QPainter& painter) const;
  /// Adds conditions that suit what is there: the phase and the events of a place, and the values of the present step.
  void offer_breakpoints(QMenu& menu, std::size_t step);
  void list_breakpoints(QMenu& menu);
  void seek(double x);
  [[nodiscard]] double x_of(std::size_t step) const;
  [[nodiscard]] std::size_t step_at(double x) const;
  [[nodiscard]] QRectF track() const;
  [[nodiscard]] QString tip_at(double x) const;

  SessionModel& model_;
  std::shared_ptr<const ws::Timeline> timeline_;
  std::shared_ptr<const TimelineOutline> outline_;
  std::size_t step_count_ = 0;
  std::vector<Band> bands_;
};

}  // namespace ws::app
