// SPDX-License-Identifier: MIT
#include "app/window/widgets/return_presses.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QToolButton>

namespace ws::app {

namespace {

bool is_return(const QKeyEvent& key) {
  const bool is_it = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
  return is_it && !key.isAutoRepeat() && !(key.modifiers() & ~Qt::KeypadModifier);
}

}  // namespace

ReturnPresses::ReturnPresses(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

bool ReturnPresses::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress || !is_return(*static_cast<QKeyEvent*>(event))) return false;
  auto* const button = qobject_cast<QAbstractButton*>(watched);
  if (!button || !button->isEnabled() || qobject_cast<QDialog*>(button->window())) return false;
  auto* const tool = qobject_cast<QToolButton*>(button);
  if (tool && tool->menu())
    tool->showMenu();
  else
    button->click();
  return true;
}

}  // namespace ws::app
