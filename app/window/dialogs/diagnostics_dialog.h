// What the program runs on, and why: text to read and to copy into a report.
// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace ws::app {

class SessionModel;
class Viewport;
void show_diagnostics(QWidget* parent, SessionModel& model, const Viewport& viewport);

}  // namespace ws::app
