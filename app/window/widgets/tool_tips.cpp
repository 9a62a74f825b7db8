// The tip is shown as ever, and then once more with its text wrapped, before anything was drawn.
// SPDX-License-Identifier: MIT
#include "app/window/widgets/tool_tips.h"

#include <QApplication>
#include <QCoreApplication>
#include <QEvent>
#include <QHelpEvent>
#include <QTextDocument>
#include <QToolTip>
#include <QWidget>

#include "app/session/wrapped_text.h"

#include <utility>

namespace ws::app {

ToolTips::ToolTips(std::function<bool()> wanted, QObject* parent) : QObject(parent), wanted_(std::move(wanted)) {
  // An effect would show a picture of the tip as it was before it was wrapped.
  QApplication::setEffectEnabled(Qt::UI_FadeTooltip, false);
  QApplication::setEffectEnabled(Qt::UI_AnimateTooltip, false);
  qApp->installEventFilter(this);
}

bool ToolTips::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::ToolTip && !wanted_()) return true;
  auto* widget = qobject_cast<QWidget*>(watched);
  if (event->type() != QEvent::ToolTip || !widget || std::exchange(asking_, true)) return false;
  QCoreApplication::sendEvent(widget, event);
  asking_ = false;
  if (const QString text = QToolTip::text(); QToolTip::isVisible() && !Qt::mightBeRichText(text))
    if (const QString lines = QString::fromStdString(wrapped(text.toStdString())); lines != text)
      QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), lines, widget);
  return true;
}

}  // namespace ws::app
