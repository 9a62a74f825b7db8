// Which of Qt's keys the overlay's text fields know.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/overlay/input_queue.h"

#include <Qt>

namespace ws::app {

/// OverlayKey::count for keys that text fields do not use.
[[nodiscard]] OverlayKey overlay_key(int qt_key);

}  // namespace ws::app
