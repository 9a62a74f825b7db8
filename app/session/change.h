// What the parts of a session tell of themselves: that something changed, and what is to be done later on its thread.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

namespace ws::app {

/// What changed; listeners get the union since their last call.
enum class Change : unsigned {
  none = 0,
  workspace = 1u << 0,  ///< another experiment: everything is new
  inputs = 1u << 1,
  parameters = 1u << 2,  ///< values, ranges, pins
  view = 1u << 3,        ///< view parameters, layers, theme, furniture
  result = 1u << 4,
  step = 1u << 5,
  playback = 1u << 6,
  camera = 1u << 7,
  job = 1u << 8,       ///< started, progressed, ended
  message = 1u << 9,   ///< log or banner
  history = 1u << 10,  ///< undo stack
  selection = 1u << 11,
  settings = 1u << 12,
  picture = 1u << 13,      ///< another picture is shown, or it changed as time passed
  plots = 1u << 14,        ///< those that were asked for have come
  hash = 1u << 15,         ///< of the result is known now
  summary = 1u << 16,      ///< of the result is known now
  comparison = 1u << 17,   ///< what is kept as B, how both are shown, or what is known of their difference
  breakpoints = 1u << 18,  ///< one came or went, or steps that they name are known
  explanation = 1u << 19,  ///< of the step or of the selected thing, which was asked for, has come
  lesson = 1u << 20,       ///< it was opened or closed, or another page is shown
};
[[nodiscard]] constexpr Change operator|(Change a, Change b) {
  return static_cast<Change>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}
[[nodiscard]] constexpr bool any(Change set, Change of) {
  return (static_cast<unsigned>(set) & static_cast<unsigned>(of)) != 0;
}

/// Takes note of a change; listeners hear of it later.
using Mark = std::function<void(Change)>;
/// Runs a function later on the session's thread, unless the session has gone by then. Thread-safe.
using Deliver = std::function<void(std::function<void()>)>;

}  // namespace ws::app
