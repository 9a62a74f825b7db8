// What lies over the viewport's picture: the camera stands beside it.
// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>

#include "app/overlay/frame.h"
#include "app/session/framing/covers.h"
#include "render/scene/scene.h"

#include <map>
#include <string>
#include <vector>

namespace ws::app {

/// `panels` lie over a picture of such a size, all in logical pixels of type of the usual size (OverlayRect). They have their
/// own sizes; the table of times has the room that it mostly needs, since its rows come and go. `scenes`: see furniture_covers.
[[nodiscard]] std::vector<Cover> covers_of(const std::map<std::string, OverlayRect>& panels,
                                           const std::vector<render::Scene>& scenes, QSize size);

}  // namespace ws::app
