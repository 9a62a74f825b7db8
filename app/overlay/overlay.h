// The overlay's face: input goes in, one draw per frame comes out, edits of the session leave after the frame.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/overlay/frame.h"
#include "app/overlay/input_queue.h"
#include "app/session/session.h"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace ws::app {

/// A second view of the session. Used from the thread that holds the GL context; `draw` and `release_gl` need it current.
class Overlay {
 public:
  /// `later` runs a function after the frame, outside of any painting.
  Overlay(Session& session, std::function<void(std::function<void()>)> later);
  ~Overlay();
  Overlay(const Overlay&) = delete;
  Overlay& operator=(const Overlay&) = delete;

  /// Sets the function that shows the menu of a parameter when its control is right-clicked.
  void on_menu(std::function<void(const std::string& parameter)> show) { show_menu_ = std::move(show); }
  /// Sets the function that is told when the panel of sliders is folded or unfolded by its arrow.
  void on_fold(std::function<void(bool)> fold) { fold_ = std::move(fold); }
  /// Sets the function that says a text of the session's tables (app/session/texts.h) in the user's language.
  void on_words(std::function<std::string(std::string_view text)> words) { words_ = std::move(words); }
  /// Sets the function that says which key an action has now; nothing where it has none.
  void on_keys(std::function<std::string(std::string_view action)> keys) { keys_ = std::move(keys); }
  [[nodiscard]] InputQueue& input() { return input_; }
  /// True where a press belongs to the overlay (panels as last drawn, logical pixels).
  [[nodiscard]] bool covers(float x, float y) const;
  [[nodiscard]] bool wants_text() const;
  /// True while a list of choices hangs open, as last drawn.
  [[nodiscard]] bool list_open() const { return geometry_.contains(list_name); }
  /// True where a press belongs to the open list or to the control that it hangs from.
  [[nodiscard]] bool list_covers(float x, float y) const;
  /// Closes the open list from the next frame on. A press elsewhere and Esc do: ImGui sees neither of them.
  void close_list();

  /// Draws over the bound framebuffer. True when another frame is needed: input waits, or a control is being used.
  bool draw(const OverlayFrame& frame);
  void release_gl();

  /// Where the controls were drawn last, by name ("r1", "hud"). Of larger type the units are larger, too.
  [[nodiscard]] const std::map<std::string, OverlayRect>& geometry() const { return geometry_; }

 private:
  static constexpr auto list_name = "panel.list", list_owner_name = "list_owner";

  static OverlayFrame in_units_of_type(OverlayFrame frame);
  void begin_frame(const OverlayFrame& frame);
  /// Whether the place, in logical pixels, is in a part whose name fits.
  template <typename Fits>
  [[nodiscard]] bool covers_where(float x, float y, const Fits& fits) const;

  Session& session_;
  std::function<void(std::function<void()>)> later_;
  std::function<void(const std::string&)> show_menu_;
  std::function<void(bool)> fold_;
  std::function<std::string(std::string_view)> words_ = [](std::string_view text) { return std::string(text); };
  std::function<std::string(std::string_view)> keys_ = [](std::string_view) { return std::string(); };
  InputQueue input_;
  std::map<std::string, OverlayRect> geometry_;
  struct ContextDeleter {
    void operator()(void* context) const;
  };
  std::unique_ptr<void, ContextDeleter> context_;
  bool has_gl_ = false, close_list_ = false;
  float font_ratio_ = 0, type_ = 1;
  double last_seconds_ = -1;
};

}  // namespace ws::app
