// One transition per frame.
// SPDX-License-Identifier: MIT
#include "app/overlay/input_queue.h"

#include <imgui.h>

#include <algorithm>
#include <cfloat>

namespace ws::app {

void InputQueue::release_all() {
  events_.clear();
  events_.push_back(ReleaseAll{});
}

bool InputQueue::apply(const Event& event, float unit) {
  struct {
    float unit;
    ImGuiIO& io = ImGui::GetIO();
    bool operator()(const Move& e) {
      io.MousePos = {e.x / unit, e.y / unit};
      return false;
    }
    bool operator()(const Button& e) {
      if (e.index < 0 || e.index >= IM_ARRAYSIZE(io.MouseDown)) return false;
      io.MouseDown[e.index] = e.down;
      return true;
    }
    bool operator()(const Wheel& e) {
      io.MouseWheelH += e.dx;
      io.MouseWheel += e.dy;
      return false;
    }
    bool operator()(const Key& e) {
      io.KeyCtrl = e.modifiers.ctrl;
      io.KeyShift = e.modifiers.shift;
      io.KeyAlt = e.modifiers.alt;
      if (e.key == OverlayKey::count) return false;  // a modifier alone
      io.KeysDown[static_cast<int>(e.key)] = e.down;
      return true;
    }
    bool operator()(const Text& e) {
      io.AddInputCharacter(static_cast<unsigned>(e.character));
      return false;
    }
    bool operator()(const ReleaseAll&) {
      std::fill(std::begin(io.MouseDown), std::end(io.MouseDown), false);
      std::fill(std::begin(io.KeysDown), std::end(io.KeysDown), false);
      io.KeyCtrl = io.KeyShift = io.KeyAlt = false;
      io.MousePos = {-FLT_MAX, -FLT_MAX};
      return true;
    }
  } visitor{unit};
  return std::visit(visitor, event);
}

void InputQueue::feed(float unit) {
  bool moved = false, transition = false;
  while (!events_.empty() && !transition) {
    const auto* button = std::get_if<Button>(&events_.front());
    // A slider that is let go keeps the place it had in the frame before: the last move needs a frame of its own.
    if (moved && button && !button->down) return;
    moved = moved || std::holds_alternative<Move>(events_.front());
    transition = apply(events_.front(), unit);
    events_.pop_front();
  }
}

}  // namespace ws::app
