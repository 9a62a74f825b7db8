// The registry's actions as QActions: menus, tool bar, palette and keys all use these same objects.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/actions.h"

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QObject>

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace ws::app {

class ActionSet : public QObject {
  Q_OBJECT

 public:
  /// Actions for the viewport alone get their keys only while `viewport` has the focus; the others belong to `window`.
  ActionSet(QWidget* window, QWidget* viewport);

  /// Throws Error for an unknown id.
  [[nodiscard]] QAction* get(std::string_view id) const;
  /// In place of those that it has; its tool tip names the first.
  void set_keys(std::string_view id, const QList<QKeySequence>& keys);
  void on(std::string_view id, std::function<void()> handler);
  void on_toggle(std::string_view id, std::function<void(bool)> handler);
  /// Without calling the handler.
  void set_checked(std::string_view id, bool checked);
  void set_enabled(std::string_view id, bool enabled) { get(id)->setEnabled(enabled); }
  /// Disabled for good; its tool tip says why.
  void refuse(std::string_view id, const QString& reason);

 protected:
  /// Leaves the arrows to what is walked through with them: tabs and the menu bar.
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void tell(std::string_view id);

  std::map<std::string, QAction*, std::less<>> actions_;
};

/// The keys that an action has unless the user says otherwise.
[[nodiscard]] QList<QKeySequence> keys_of_registry(const Action& action);

}  // namespace ws::app
