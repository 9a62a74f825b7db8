// The action registry as data: every action that the window offers, once. Menus, shortcuts, cheat sheet, palette and the
// docs are generated from it.
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace ws::app {

struct Action {
  std::string_view id;        ///< "run.restart": stable, what recordings and tests name
  std::string_view title;     ///< sentence case; "…" when a dialog follows
  std::string_view shortcut;  ///< as QKeySequence reads it ("Ctrl+Shift+Z"); empty: none; alternatives separated by ' '
  std::string_view category;  ///< the menu it is in: one of action_categories()
  std::string_view help;      ///< one sentence without a full stop
  bool checkable = false;
  /// Acts only while the viewport has the keyboard focus and no text is being typed (single letters, Space). The others act in
  /// the whole window, unless what has the focus takes their keys itself: text fields take arrows, Home and End.
  bool viewport_only = false;
};

/// All actions, grouped by category in menu order. Each workspace has one that takes it the open data: "data." and its id.
[[nodiscard]] std::span<const Action> actions();
/// "File", "Edit", "View", "Camera", "Use this data", "Run", "Steps", "Compare", "Tools", "Lessons", "Help".
[[nodiscard]] std::span<const std::string_view> action_categories();
/// Throws Error{internal} for an unknown id: a typing error in the program.
[[nodiscard]] const Action& find_action(std::string_view id);

}  // namespace ws::app
