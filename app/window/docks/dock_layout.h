// How the docks are arranged: at first, as the user left them, and hidden all together. Where nothing is open there are none.
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QObject>
#include <QSize>

#include <memory>
#include <vector>

class QDockWidget;
class QMainWindow;

namespace ws::app {

/// Docks of one place, by their names, and along which side of the window there is more room without them.
struct DockPlace {
  Qt::Orientation along;
  std::vector<const char*> docks;
};

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
  [[nodiscard]] QDockWidget* dock(const char* name) const;
  /// Hides docks where the window is too small for all, and shows them again where it has grown.
  void make_room();
  /// Those of a place, unless one of them is among `but`. `gives_room`: only where the window needs less then.
  void hide_for_room(const DockPlace& place, const std::vector<QDockWidget*>& but, bool gives_room);
  [[nodiscard]] bool is_tab_of_others(const std::vector<QDockWidget*>& docks) const;
  void show_last();
  void show_waiting();
  [[nodiscard]] std::vector<QDockWidget*> shown_docks() const;
  /// That the window needs for what it shows.
  [[nodiscard]] QSize least_size() const;
  /// What is kept: docks that wait for room are among it.
  [[nodiscard]] QByteArray state_with_all() const;

  /// Docks that are hidden until the window is as wide, or as high, as it had to be for all that it showed with them.
  struct Waiting {
    std::vector<QDockWidget*> docks;
    Qt::Orientation along;
    int least = 0;
  };

  QMainWindow& window_;
  std::vector<QDockWidget*> docks_;
  std::unique_ptr<QObject> size_watch_;  ///< ends with this, and so do connections to what lives longer
  std::vector<QDockWidget*> arranged_;   ///< those that were shown after that was done last
  std::vector<Waiting> waiting_;
  QByteArray layout_with_all_;  ///< as it was before the first of those that wait left
  QByteArray first_layout_;
  QByteArray layout_with_docks_;  ///< while they are hidden; empty before they were seen first
  bool wanted_ = true, open_ = false, shown_ = false;
  bool takes_settings_ = true, as_it_was_left_ = true;
};

}  // namespace ws::app
