// The files that opened last, newest first, kept in the settings.
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace ws::app {

class RecentFiles {
 public:
  void add(const QString& path);
  /// Those that still exist.
  [[nodiscard]] QStringList paths() const;
  void clear();
};

}  // namespace ws::app
