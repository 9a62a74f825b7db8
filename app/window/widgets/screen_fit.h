// How large a dialog may open.
// SPDX-License-Identifier: MIT
#pragma once

#include <QScreen>
#include <QSize>
#include <QWidget>

namespace ws::app {

/// `best`, or less where the screen of `parent` has less room beside what the window manager draws around a dialog.
[[nodiscard]] inline QSize fitting_screen(const QWidget& parent, QSize best) {
  constexpr int frame_px = 40;
  return best.boundedTo(parent.screen()->availableSize() - QSize(frame_px, frame_px));
}

}  // namespace ws::app
