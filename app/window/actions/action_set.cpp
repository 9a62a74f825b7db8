// QActions made from the registry.
// SPDX-License-Identifier: MIT
#include "app/window/actions/action_set.h"

#include "app/window/actions/icons.h"
#include "app/window/format.h"
#include "compute/core/run/error.h"

#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QObject>
#include <QTabBar>
#include <QWidget>

namespace ws::app {

namespace {

constexpr const char* reason_property = "why_not";

QString text(std::string_view s) { return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size())); }

QString icon_name(std::string_view id) {
  static const std::map<std::string_view, const char*> names{{"file.open", "open"},
                                                             {"file.screenshot", "camera"},
                                                             {"file.export", "export"},
                                                             {"edit.undo", "undo"},
                                                             {"edit.redo", "redo"},
                                                             {"steps.first", "first"},
                                                             {"steps.last", "last"},
                                                             {"steps.back", "back"},
                                                             {"steps.forward", "forward"},
                                                             {"steps.play", "play"},
                                                             {"run.restart", "restart"},
                                                             {"file.reload", "reload"},
                                                             {"camera.frame_all", "frame"},
                                                             {"tools.palette", "search"},
                                                             {"edit.bookmark", "bookmark"},
                                                             {"steps.next_event", "next-event"},
                                                             {"steps.previous_event", "previous-event"},
                                                             {"run.cancel", "stop"}};
  const auto found = names.find(id);
  return found == names.end() ? QString() : QString(found->second);
}

}  // namespace

QList<QKeySequence> keys_of_registry(const Action& action) {
  QList<QKeySequence> result;
  for (const QString& one : text(action.shortcut).split(' ', Qt::SkipEmptyParts))
    result << QKeySequence(one, QKeySequence::PortableText);
  return result;
}

ActionSet::ActionSet(QWidget* window, QWidget* viewport) : QObject(window) {
  for (const Action& entry : actions()) {
    auto* action = new QAction(translated(entry.title), this);
    action->setObjectName(text(entry.id));
    action->setShortcutContext(entry.viewport_only ? Qt::WidgetShortcut : Qt::WindowShortcut);
    action->setStatusTip(QString());
    action->setCheckable(entry.checkable);
    if (const QString name = icon_name(entry.id); !name.isEmpty()) action->setIcon(icon(name));
    (entry.viewport_only ? viewport : window)->addAction(action);
    actions_.emplace(entry.id, action);
    set_keys(entry.id, keys_of_registry(entry));
  }
  qApp->installEventFilter(this);
}

bool ActionSet::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::ShortcutOverride) return false;
  const int key = static_cast<QKeyEvent*>(event)->key();
  if (key != Qt::Key_Left && key != Qt::Key_Right) return false;
  if (!qobject_cast<QTabBar*>(watched) && !qobject_cast<QMenuBar*>(watched)) return false;
  event->accept();
  return true;
}

QAction* ActionSet::get(std::string_view id) const {
  const auto found = actions_.find(id);
  if (found == actions_.end()) throw Error(ErrorKind::internal, "the window has no action " + std::string(id));
  return found->second;
}

void ActionSet::set_keys(std::string_view id, const QList<QKeySequence>& keys) {
  get(id)->setShortcuts(keys);
  tell(id);
}

void ActionSet::refuse(std::string_view id, const QString& reason) {
  QAction* action = get(id);
  action->setEnabled(false);
  action->setProperty(reason_property, reason);
  tell(id);
}

void ActionSet::tell(std::string_view id) {
  QAction* action = get(id);
  const QString reason = action->property(reason_property).toString();
  const QString help = reason.isEmpty() ? translated(find_action(id).help) : reason;
  const QKeySequence key = action->shortcut();
  action->setToolTip(key.isEmpty() ? help : help + "  (" + key.toString(QKeySequence::NativeText) + ")");
}

void ActionSet::on(std::string_view id, std::function<void()> handler) {
  connect(get(id), &QAction::triggered, this, [handler = std::move(handler)](bool) { handler(); });
}

void ActionSet::on_toggle(std::string_view id, std::function<void(bool)> handler) {
  connect(get(id), &QAction::triggered, this, std::move(handler));
}

void ActionSet::set_checked(std::string_view id, bool checked) { get(id)->setChecked(checked); }

}  // namespace ws::app
