// The look of the overlay: translucent rounded panels in the theme's colours.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

struct ImFontAtlas;

namespace ws::app {

/// Sets the current context's style for one of render::theme_names(), in logical pixels.
void apply_overlay_style(std::string_view theme);

/// Rasterises DejaVu Sans at `ratio` device pixels per logical one, so that text stays sharp; ImGui's own bitmap font
/// where the file is missing.
void load_overlay_font(ImFontAtlas& atlas, float ratio);

}  // namespace ws::app
