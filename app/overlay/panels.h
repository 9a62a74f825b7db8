// The overlay's panels, each a function that draws into the current ImGui frame.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/overlay/frame.h"
#include "app/session/session.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace ws::app {

struct PanelContext {
  Session& session;
  const std::function<void(std::function<void()>)>& later;
  const std::function<void(const std::string&)>& show_menu;
  const std::function<void(bool)>& fold;
  const std::function<std::string(std::string_view)>& words;  ///< of a table's text, in the user's language
  const std::function<std::string(std::string_view)>& keys;   ///< of an action; empty: none
  const OverlayFrame& frame;
  std::map<std::string, OverlayRect>& geometry;
};

/// Top left: the pinned parameters. Drag for live values, Ctrl+click to type, double-click for the default, right-click
/// for the menu. Folded they are a strip with an arrow.
void draw_pinned_sliders(PanelContext& context);
/// Top right: milliseconds, bandwidth of the largest operation, points. It takes no more than this.
inline constexpr float widest_hud_px = 170;
void draw_hud(PanelContext& context);
/// A ring around the picked thing and its first properties.
void draw_selection(PanelContext& context);

}  // namespace ws::app
