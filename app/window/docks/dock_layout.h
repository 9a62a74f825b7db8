// How the docks are arranged: at first, as the user left them, and hidden all together.
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <utility>
#include <vector>

class QDockWidget;
class QMainWindow;

namespace ws::app {

/// The docks belong to the window and are not used after it.
class DockLayout {
 public:
  DockLayout(QMainWindow& window, std::vector<QDockWidget*> docks) : window_(window), docks_(std::move(docks)) {}

  /// As the settings keep it; to be called once, when all bars are there, before the window is shown.
  void restore();
  void save() const;
  void show_docks(bool shown);
  /// As in a window that is new.
  void reset();

 private:
  void take_default();

  QMainWindow& window_;
  std::vector<QDockWidget*> docks_;
  QByteArray first_layout_;
  QByteArray layout_with_docks_;  ///< while they are hidden
};

}  // namespace ws::app
