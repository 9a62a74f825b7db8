// Asks which output of the result goes where, and writes it.
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string>

class QWidget;

namespace ws::app {

class FileWriter;
class SessionModel;
void show_export_dialog(QWidget* parent, SessionModel& model, FileWriter& writer);

/// Writes output `id` of the present result in the background; errors become messages.
void export_result(SessionModel& model, FileWriter& writer, const std::string& id, const QString& path);

}  // namespace ws::app
