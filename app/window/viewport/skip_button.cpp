// SPDX-License-Identifier: MIT
#include "app/window/viewport/skip_button.h"

#include <QAction>
#include <QEvent>
#include <QKeySequence>

#include <algorithm>

namespace ws::app {

SkipButton::SkipButton(SessionModel& model, QAction& last, QWidget* picture)
    : QPushButton(picture), model_(model), last_(last) {
  setObjectName("viewport.skip");
  setFocusPolicy(Qt::NoFocus);  // its key does the same wherever the keyboard is
  setCursor(Qt::ArrowCursor);
  hide();
  picture->installEventFilter(this);
  connect(this, &QPushButton::clicked, &last_, &QAction::trigger);
  connect(&model, &SessionModel::changed, this, [this](Change what) {
    if (any(what, Change::playback | Change::result | Change::workspace)) follow();
    if (isVisible() && any(what, Change::picture)) arrange();  // the sentence below it has another length
  });
}

bool SkipButton::eventFilter(QObject*, QEvent* event) {
  if (event->type() == QEvent::Resize && isVisible()) arrange();
  return false;
}

/// A few seconds need no way around them.
void SkipButton::follow() {
  constexpr double short_seconds = 6;
  const Viewer& viewer = model_->viewer();
  const bool is_wanted = viewer.plays_unasked() && static_cast<double>(viewer.step_count()) > short_seconds * viewer.speed();
  if (is_wanted) {
    const QString key = last_.shortcut().toString(QKeySequence::NativeText);
    setText(key.isEmpty() ? tr("Show the result") : tr("Show the result (%1)").arg(key));
    arrange();
  }
  setVisible(is_wanted);
}

/// Above the numbers of planar axes, and above the step's sentence where that stands over the picture.
void SkipButton::arrange() {
  constexpr int gap_px = 6;
  adjustSize();
  const QWidget& picture = *parentWidget();
  int bottom = picture.height() - 2 * fontMetrics().height();
  if (const auto* caption = picture.findChild<QWidget*>("viewport.caption"); caption && caption->isVisible())
    bottom = std::min(bottom, caption->geometry().top() - gap_px);
  move((picture.width() - width()) / 2, bottom - height());
}

}  // namespace ws::app
