// SPDX-License-Identifier: MIT
#include "app/window/settings/key_bindings.h"

#include <QAction>
#include <QObject>

#include "app/window/actions/action_set.h"
#include "app/window/format.h"

#include <map>

namespace ws::app {

namespace {

QString title_of(const Action& action) { return translated(action.title).remove(QChar(0x2026)); }

/// What a text of the settings means; empty where it means no key.
QKeySequence key_of(const std::string& text) {
  const QKeySequence key = QKeySequence::fromString(qt(text), QKeySequence::PortableText);
  for (int i = 0; i < key.count(); ++i)
    if (key[static_cast<uint>(i)].key() == Qt::Key_unknown) return {};
  return key;
}

}  // namespace

QString shown_keys(const QList<QKeySequence>& keys) {
  QStringList texts;
  for (const QKeySequence& key : keys) texts << key.toString(QKeySequence::NativeText);
  return texts.join(", ");
}

Keys as_setting(const QList<QKeySequence>& keys) {
  Keys texts;
  for (const QKeySequence& key : keys) texts.push_back(key.toString(QKeySequence::PortableText).toStdString());
  return texts;
}

QString why_not(const Action& action, const QKeySequence& key) {
  if (key.isEmpty()) return QObject::tr("That is no key");
  for (int i = 0; i < key.count(); ++i) {
    const QKeyCombination one = key[static_cast<uint>(i)];
    const bool is_plain = !(one.keyboardModifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    if (!is_plain) continue;
    const QString name = QKeySequence(one).toString(QKeySequence::NativeText);
    switch (one.key()) {
      case Qt::Key_Tab:
      case Qt::Key_Backtab:
        return QObject::tr("%1 goes to the next control").arg(name);
      case Qt::Key_Return:
      case Qt::Key_Enter:
        return QObject::tr("%1 takes what was typed").arg(name);
      case Qt::Key_Escape:
        if (action.id != "run.cancel") return QObject::tr("%1 closes what hangs open").arg(name);
        break;
      case Qt::Key_Space:
        if (!action.viewport_only) return QObject::tr("%1 presses buttons").arg(name);
        break;
      case Qt::Key_Up:
      case Qt::Key_Down:
      case Qt::Key_PageUp:
      case Qt::Key_PageDown:
        if (!action.viewport_only) return QObject::tr("%1 moves sliders and lists").arg(name);
        break;
      default:
        break;
    }
  }
  return {};
}

const Action* owner_of(const ActionSet& set, const QKeySequence& key, std::string_view except) {
  for (const Action& action : actions()) {
    if (action.id == except) continue;
    for (const QKeySequence& own : set.get(action.id)->shortcuts())
      // Of "K" and "K, L" neither would be sure to act.
      if (!own.isEmpty() && (own.matches(key) != QKeySequence::NoMatch || key.matches(own) != QKeySequence::NoMatch))
        return &action;
  }
  return nullptr;
}

QStringList apply_keys(ActionSet& set, const Settings& settings) {
  QStringList problems;
  for (const Action& action : actions()) set.set_keys(action.id, {});
  for (const Action& action : actions()) {
    const auto given = settings.keys(action.id);
    if (!given) continue;
    QList<QKeySequence> keys;
    for (const std::string& text : *given) {
      const QKeySequence key = key_of(text);
      const QString where = qt(settings.keys_origin(action.id).text());
      if (key.isEmpty()) {
        problems << QObject::tr("%1: “%2” for %3 is no key").arg(where, qt(text), title_of(action));
      } else if (const QString reason = why_not(action, key); !reason.isEmpty()) {
        problems << QObject::tr("%1: %2 cannot have “%3”: %4").arg(where, title_of(action), qt(text), reason);
      } else if (const Action* owner = owner_of(set, key, action.id)) {
        problems << QObject::tr("%1: “%2” is given to both %3 and %4; %3 has it")
                        .arg(where, qt(text), title_of(*owner), title_of(action));
      } else {
        keys << key;
      }
    }
    set.set_keys(action.id, keys);
  }
  for (const Action& action : actions()) {
    if (settings.keys(action.id)) continue;
    QList<QKeySequence> keys;
    for (const QKeySequence& key : keys_of_registry(action))
      if (!owner_of(set, key, action.id)) keys << key;
    set.set_keys(action.id, keys);
  }
  return problems;
}

}  // namespace ws::app
