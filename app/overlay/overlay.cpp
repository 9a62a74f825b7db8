// One ImGui context, one frame after the other.
// SPDX-License-Identifier: MIT
#include "app/overlay/overlay.h"

#include "app/overlay/gl_state_guard.h"
#include "app/overlay/panels.h"
#include "app/overlay/style.h"

#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

#include <algorithm>
#include <string_view>
#include <utility>

namespace ws::app {

namespace {

/// For the text fields that a Ctrl+click on a slider opens.
void map_keys(ImGuiIO& io) {
  using K = OverlayKey;
  static constexpr std::pair<int, K> map[] = {{ImGuiKey_Tab, K::tab},
                                              {ImGuiKey_LeftArrow, K::left},
                                              {ImGuiKey_RightArrow, K::right},
                                              {ImGuiKey_UpArrow, K::up},
                                              {ImGuiKey_DownArrow, K::down},
                                              {ImGuiKey_Home, K::home},
                                              {ImGuiKey_End, K::end},
                                              {ImGuiKey_Backspace, K::backspace},
                                              {ImGuiKey_Delete, K::remove},
                                              {ImGuiKey_Enter, K::enter},
                                              {ImGuiKey_Escape, K::escape},
                                              {ImGuiKey_A, K::a},
                                              {ImGuiKey_C, K::c},
                                              {ImGuiKey_V, K::v},
                                              {ImGuiKey_X, K::x},
                                              {ImGuiKey_Y, K::y},
                                              {ImGuiKey_Z, K::z}};
  for (const auto& [theirs, ours] : map) io.KeyMap[theirs] = static_cast<int>(ours);
}

bool contains(const OverlayRect& r, float x, float y) {
  return x >= r.x && x < r.x + r.width && y >= r.y && y < r.y + r.height;
}

}  // namespace

void Overlay::ContextDeleter::operator()(void* context) const { ImGui::DestroyContext(static_cast<ImGuiContext*>(context)); }

Overlay::Overlay(Session& session, std::function<void(std::function<void()>)> later)
    : session_(session), later_(std::move(later)), context_(ImGui::CreateContext()) {
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  io.BackendPlatformName = "warpscope";
  map_keys(io);
}

Overlay::~Overlay() = default;

template <typename Fits>
bool Overlay::covers_where(float x, float y, const Fits& fits) const {
  return std::any_of(geometry_.begin(), geometry_.end(),
                     [&](const auto& named) { return fits(named.first) && contains(named.second, x / type_, y / type_); });
}

bool Overlay::covers(float x, float y) const {
  return covers_where(x, y, [](std::string_view name) { return name.starts_with("panel."); });
}

bool Overlay::list_covers(float x, float y) const {
  return covers_where(x, y, [](std::string_view name) { return name == list_name || name == list_owner_name; });
}

void Overlay::close_list() {
  close_list_ = true;
  geometry_.erase(list_name);
}

bool Overlay::wants_text() const {
  ImGui::SetCurrentContext(static_cast<ImGuiContext*>(context_.get()));
  return ImGui::GetIO().WantTextInput;
}

void Overlay::begin_frame(const OverlayFrame& frame) {
  ImGuiIO& io = ImGui::GetIO();
  if (font_ratio_ != frame.ratio) {
    load_overlay_font(*io.Fonts, frame.ratio);
    io.FontGlobalScale = 1 / frame.ratio;
    if (has_gl_) ImGui_ImplOpenGL3_DestroyDeviceObjects();
    font_ratio_ = frame.ratio;
  }
  if (!has_gl_) has_gl_ = ImGui_ImplOpenGL3_Init("#version 450 core");
  io.DisplaySize = {static_cast<float>(frame.width) / frame.ratio, static_cast<float>(frame.height) / frame.ratio};
  io.DisplayFramebufferScale = {frame.ratio, frame.ratio};
  const double passed = last_seconds_ < 0 ? 0 : frame.seconds - last_seconds_;
  io.DeltaTime = static_cast<float>(std::clamp(passed, 1e-4, 0.5));
  last_seconds_ = frame.seconds;
  apply_overlay_style(session_.document().furniture().theme);
  input_.feed(type_);
  ImGui_ImplOpenGL3_NewFrame();
  ImGui::NewFrame();
  if (std::exchange(close_list_, false)) ImGui::SetWindowFocus(static_cast<const char*>(nullptr));  // which closes all popups
}

/// Larger type is a display with larger pixels: what is drawn knows nothing of it.
OverlayFrame Overlay::in_units_of_type(OverlayFrame frame) {
  frame.ratio *= frame.type;
  if (frame.selection)
    for (float& at : *frame.selection) at /= frame.type;
  for (auto& line : frame.outline)
    for (float& at : line) at /= frame.type;
  for (auto& handle : frame.handles)
    for (float& at : handle) at /= frame.type;
  return frame;
}

bool Overlay::draw(const OverlayFrame& seen) {
  ImGui::SetCurrentContext(static_cast<ImGuiContext*>(context_.get()));
  const GlStateGuard guard;
  const OverlayFrame frame = in_units_of_type(seen);
  type_ = frame.type;
  begin_frame(frame);
  geometry_.clear();
  PanelContext panels{session_, later_, show_menu_, fold_, words_, keys_, frame, geometry_};
  draw_pinned_sliders(panels);
  draw_hud(panels);
  draw_selection(panels);
  const bool busy = ImGui::IsAnyItemActive() || ImGui::IsAnyMouseDown();
  ImGui::Render();
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  return busy || !input_.empty();
}

void Overlay::release_gl() {
  if (!has_gl_) return;
  ImGui::SetCurrentContext(static_cast<ImGuiContext*>(context_.get()));
  ImGui_ImplOpenGL3_Shutdown();
  has_gl_ = false;
}

}  // namespace ws::app
