// Colours, rounding and font of the overlay.
// SPDX-License-Identifier: MIT
#include "app/overlay/style.h"

#include <imgui.h>

#include <array>
#include <filesystem>

namespace ws::app {

namespace {

constexpr float font_size_px = 13.5f;

ImVec4 rgb(unsigned hex, float alpha) {
  return {static_cast<float>(hex >> 16 & 255) / 255, static_cast<float>(hex >> 8 & 255) / 255,
          static_cast<float>(hex & 255) / 255, alpha};
}

struct Palette {
  unsigned panel, field, line, text, dim, accent, mark;
};
// A slider's number lies over its grip: the accents are such that it can be read there too. The marks of what is picked lie
// over the picture, and are seen there on any ground.
constexpr Palette dark_palette{0x1b1e24, 0x3a4150, 0x4a5261, 0xe4e7ee, 0xa6afbd, 0x2f77b8, 0x5cb4ff};
constexpr Palette light_palette{0xfafbfc, 0xdde2ea, 0xc3cad6, 0x1c2129, 0x535d6c, 0x6aa9e0, 0x1668b8};
constexpr Palette contrast_dark_palette{0x000000, 0x000000, 0xffffff, 0xffffff, 0xe6e6e6, 0x0054b8, 0xffd400};
constexpr Palette contrast_light_palette{0xffffff, 0xffffff, 0x000000, 0x000000, 0x303030, 0x5aa0ff, 0x0037b3};

const Palette& palette_of(std::string_view theme) {
  if (theme == "contrast-dark") return contrast_dark_palette;
  if (theme == "contrast-light") return contrast_light_palette;
  return theme == "light" ? light_palette : dark_palette;
}

const char* font_file() {
  static constexpr std::array places{"/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
                                     "/usr/share/fonts/dejavu-sans-fonts/DejaVuSans.ttf",
                                     "/usr/share/fonts/TTF/DejaVuSans.ttf"};
  for (const char* place : places)
    if (std::filesystem::exists(place)) return place;
  return nullptr;
}

}  // namespace

void apply_overlay_style(std::string_view theme) {
  const Palette& p = palette_of(theme);
  const bool has_contrast = theme.starts_with("contrast");
  ImGuiStyle& style = ImGui::GetStyle();
  style = ImGuiStyle();
  style.WindowRounding = 9;
  style.FrameRounding = 5;
  style.GrabRounding = 4;
  style.PopupRounding = 7;
  style.WindowPadding = {12, 10};
  style.FramePadding = {7, 3};
  style.ItemSpacing = {9, 6};
  style.WindowBorderSize = 1;
  style.FrameBorderSize = has_contrast ? 1.0f : 0.0f;
  style.GrabMinSize = 11;
  style.ScrollbarSize = 9;
  style.ScrollbarRounding = 4;
  style.AntiAliasedLinesUseTex = false;
  auto& c = style.Colors;
  c[ImGuiCol_Text] = rgb(p.text, 1);
  c[ImGuiCol_TextDisabled] = rgb(p.dim, 1);
  c[ImGuiCol_WindowBg] = rgb(p.panel, has_contrast ? 1.0f : 0.96f);
  c[ImGuiCol_PopupBg] = rgb(p.panel, 1);  // over sliders, whose words would shine through
  c[ImGuiCol_Border] = rgb(p.line, has_contrast ? 1.0f : 0.55f);
  c[ImGuiCol_FrameBg] = rgb(p.field, 0.75f);
  c[ImGuiCol_FrameBgHovered] = rgb(p.field, 1);
  c[ImGuiCol_FrameBgActive] = rgb(p.line, 1);
  c[ImGuiCol_SliderGrab] = rgb(p.accent, 0.9f);
  c[ImGuiCol_SliderGrabActive] = rgb(p.accent, 1);
  c[ImGuiCol_CheckMark] = rgb(p.text, 1);
  c[ImGuiCol_Button] = rgb(p.field, 0.75f);
  c[ImGuiCol_ButtonHovered] = c[ImGuiCol_HeaderHovered] = rgb(p.accent, 0.55f);
  c[ImGuiCol_ButtonActive] = c[ImGuiCol_HeaderActive] = rgb(p.accent, 0.8f);
  c[ImGuiCol_Header] = rgb(p.accent, 0.35f);
  c[ImGuiCol_ScrollbarBg] = rgb(p.panel, 0);
  c[ImGuiCol_ScrollbarGrab] = rgb(p.line, 0.8f);
  c[ImGuiCol_TextSelectedBg] = rgb(p.accent, 0.4f);
  c[ImGuiCol_PlotLines] = rgb(p.mark, 1);  // of the plots' colours, which are not used otherwise
  c[ImGuiCol_PlotLinesHovered] = rgb(p.panel, 0.8f);
  c[ImGuiCol_Separator] = rgb(p.line, 0.6f);
}

void load_overlay_font(ImFontAtlas& atlas, float ratio) {
  // Basic Latin and Latin-1, Greek, and the few signs that labels use: dash, ellipsis, super- and subscripts, arrows.
  static constexpr ImWchar ranges[] = {0x20,   0x17f,  0x370,  0x3ff,  0x2010, 0x2027, 0x2070, 0x209c,
                                       0x2190, 0x2193, 0x2248, 0x2248, 0x2260, 0x2265, 0};
  atlas.Clear();
  if (const char* file = font_file())
    atlas.AddFontFromFileTTF(file, font_size_px * ratio, nullptr, ranges);
  else
    atlas.AddFontDefault();
}

}  // namespace ws::app
