// Chooses the columns of a table that are coordinates, by looking at its header and first rows.
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <functional>
#include <string>
#include <vector>

class QWidget;

namespace ws::app {

struct ChosenColumns {
  std::vector<std::string> columns;  ///< in the order of coordinates, as reading takes them
  bool drop_invalid = false;
};

/// Whether `path` is a text table with columns to choose from.
[[nodiscard]] bool has_columns(const QString& path);
/// Shows the table's beginning with a check box for each column; `present` are checked, or without them what would be read.
/// `take` gets what was accepted, from the event loop.
void show_columns_dialog(QWidget* parent, const QString& path, const ChosenColumns& present,
                         const std::function<void(const ChosenColumns&)>& take);

}  // namespace ws::app
