// The files that opened last, newest first, kept beside the window's layout.
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace ws::app {

class Settings;

class RecentFiles {
 public:
  /// `settings` say how many are kept.
  explicit RecentFiles(const Settings& settings) : settings_(settings) {}

  void add(const QString& path);
  /// Those that still exist.
  [[nodiscard]] QStringList paths() const;
  void clear();

 private:
  const Settings& settings_;
};

}  // namespace ws::app
