// SPDX-License-Identifier: MIT
#include "app/window/viewport/skip_button.h"

#include <QAction>
#include <QEvent>
#include <QKeySequence>

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

void SkipButton::arrange() {
  constexpr int above_edge_px = 34;  // where planar pictures have their axis
  adjustSize();
  const QWidget& picture = *parentWidget();
  move((picture.width() - width()) / 2, picture.height() - height() - above_edge_px);
}

}  // namespace ws::app
