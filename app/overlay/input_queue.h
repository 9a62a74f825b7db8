// Mouse and keyboard for Dear ImGui 1.86, which sees only states: presses and releases within one frame would be lost.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <deque>
#include <variant>

namespace ws::app {

enum class OverlayKey { tab, left, right, up, down, home, end, backspace, remove, enter, escape, a, c, v, x, y, z, count };

struct OverlayModifiers {
  bool ctrl = false, shift = false, alt = false;
};

/// At most one button or key transition reaches ImGui per frame; moves before it are merged, what follows waits.
class InputQueue {
 public:
  void move(float x, float y) { events_.push_back(Move{x, y}); }
  void button(int index, bool down) { events_.push_back(Button{index, down}); }
  void wheel(float dx, float dy) { events_.push_back(Wheel{dx, dy}); }
  void key(OverlayKey key, bool down, OverlayModifiers modifiers) { events_.push_back(Key{key, down, modifiers}); }
  void text(char32_t character) { events_.push_back(Text{character}); }
  /// Releases everything at once: after a focus loss no release will come.
  void release_all();

  [[nodiscard]] bool empty() const { return events_.empty(); }
  /// Hands one frame's share to the current ImGui context. `unit`: how many logical pixels one unit of the context is.
  void feed(float unit = 1);

 private:
  struct Move {
    float x, y;
  };
  struct Button {
    int index;
    bool down;
  };
  struct Wheel {
    float dx, dy;
  };
  struct Key {
    OverlayKey key;
    bool down;
    OverlayModifiers modifiers;
  };
  struct Text {
    char32_t character;
  };
  struct ReleaseAll {};
  using Event = std::variant<Move, Button, Wheel, Key, Text, ReleaseAll>;

  /// True for a transition, after which the frame takes no more.
  static bool apply(const Event& event, float unit);

  std::deque<Event> events_;
};

}  // namespace ws::app
