// Chooses the columns of a table that are coordinates, by looking at its header and first rows.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/dialogs/save_dialog.h"
#include "app/window/files/column_memory.h"

#include <QString>

#include <functional>

class QWidget;

namespace ws::app {

/// Whether `path` is a text table with columns to choose from.
[[nodiscard]] bool has_columns(const QString& path);
/// Shows the table's beginning with a check box for each column, and a plot of the first two that are checked. `present` are
/// checked, or without them what would be read as `kind`. What is accepted is remembered for the next table with such a header;
/// `take` gets it, from the event loop. `check`: of where the plot may be saved.
void show_columns_dialog(QWidget* parent, const QString& path, InputKind kind, const ChosenColumns& present,
                         const PathCheck& check, const std::function<void(const ChosenColumns&)>& take);

}  // namespace ws::app
