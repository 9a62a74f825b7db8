// Asks for format, size and look of a picture, and of many pictures which steps they show.
// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace ws::app {

struct PictureTools;

enum class ScreenshotKind { picture, transparent, frames };
void show_screenshot_dialog(QWidget* parent, const PictureTools& tools, ScreenshotKind kind);

}  // namespace ws::app
