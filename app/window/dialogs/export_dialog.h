// Asks which output of the result goes where, and writes it.
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string>

namespace ws::app {

class MainWindow;
void show_export_dialog(MainWindow& window);

/// Writes output `id` of the present result in the background; errors become messages.
void export_result(MainWindow& window, const std::string& id, const QString& path);

}  // namespace ws::app
