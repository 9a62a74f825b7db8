// Asks for size, sampling and ground of a picture, or of one picture per step.
// SPDX-License-Identifier: MIT
#pragma once

namespace ws::app {

class MainWindow;

enum class ScreenshotKind { picture, transparent, frames };
void show_screenshot_dialog(MainWindow& window, ScreenshotKind kind);

}  // namespace ws::app
