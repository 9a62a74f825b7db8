// Version, licence, libraries; and the help page.
// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace ws::app {

void show_about(QWidget* parent);
/// What is on the screen, in a page of text.
void show_help(QWidget* parent);

}  // namespace ws::app
