// Version, licence, libraries.
// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace ws::app {

void show_about(QWidget* parent);

}  // namespace ws::app
