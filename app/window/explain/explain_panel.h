// Why the present step was taken, and why the selected thing is as it is. It asks while it is seen only, since claims are
// checked anew at each step.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"

#include <QRectF>
#include <QWidget>

#include <cstddef>
#include <optional>
#include <string>
#include <utility>

class QLabel;
class QTextBrowser;

namespace ws::app {

class RelativesRow;

class ExplainPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ExplainPanel(SessionModel& model, QWidget* parent = nullptr);

  [[nodiscard]] QSize sizeHint() const override;
  /// Scrolls to why the picked thing is as it is: it stands above what is told of the step.
  void show_selected();
  /// Explaining takes its time: it is asked for while the panel is seen only.
  void set_seen(bool seen);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void refresh();
  /// Puts the text there, scrolled as it was. `sees_mark`: the marked line is scrolled to where it would not be seen.
  void show_html(const QString& html, int scrolled, bool sees_mark);
  /// Where the marked line is in the text; nothing where none is.
  [[nodiscard]] std::optional<QRectF> marked_line() const;
  [[nodiscard]] bool is_seen(const QRectF& part) const;
  [[nodiscard]] bool plays_fast() const;
  /// The step, and whether all that was checked of it holds. `explanation`: null where there is none.
  [[nodiscard]] QString heading(const Explanation* explanation) const;

  SessionModel& model_;
  bool stale_ = true, is_seen_ = false;
  QLabel* heading_;
  RelativesRow* relatives_;  ///< of the picked thing, else of what the step decides
  QTextBrowser* text_;
  QString shown_;               ///< the rich text that is shown
  int scrolled_ = 0;            ///< where the last text was read that was not empty
  bool mark_was_seen_ = false;  ///< there
  std::optional<Pick> selection_;
  std::optional<std::pair<std::string, std::size_t>> marked_;  ///< a method, and its line
};

}  // namespace ws::app
