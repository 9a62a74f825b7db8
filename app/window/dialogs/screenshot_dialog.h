// Asks for size, sampling and ground of a picture, or of one picture per step.
// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace ws::app {

struct PictureTools;

enum class ScreenshotKind { picture, transparent, frames };
void show_screenshot_dialog(QWidget* parent, const PictureTools& tools, ScreenshotKind kind);

}  // namespace ws::app
