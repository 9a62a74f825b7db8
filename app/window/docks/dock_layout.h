// How the docks are arranged: at first, as the user left them, and hidden all together. Where nothing is open there are none.
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <vector>

class QDockWidget;
class QMainWindow;

namespace ws::app {

/// The docks belong to the window and are not used after it.
class DockLayout {
 public:
  DockLayout(QMainWindow& window, std::vector<QDockWidget*> docks);

  /// As it was left, or as in a window that is new; to be called once, when all bars are there, before the window is shown.
  void restore(bool as_it_was_left);
  void save() const;
  /// As the user wants it.
  void show_docks(bool wanted);
  /// Without data they would be empty.
  void set_open(bool something_open);
  /// As in a window that is new.
  void reset();

 private:
  void take_default_size();
  void take_default();
  /// For the first time in this window: as the settings keep them, else by default.
  void arrange_first();
  void follow();
  void hide_all();

  QMainWindow& window_;
  std::vector<QDockWidget*> docks_;
  QByteArray first_layout_;
  QByteArray layout_with_docks_;  ///< while they are hidden; empty before they were seen first
  bool wanted_ = true, open_ = false, shown_ = false;
  bool takes_settings_ = true, as_it_was_left_ = true;
};

}  // namespace ws::app
