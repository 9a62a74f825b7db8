// What a session has to say: messages, the one that is shown as a banner, and exceptions as messages.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/change.h"

#include <chrono>
#include <exception>
#include <optional>
#include <string>
#include <vector>

namespace ws::app {

enum class Severity { debug, info, warning, error };
struct Message {
  Severity severity = Severity::info;
  std::string text;
  std::string hint;
  std::chrono::system_clock::time_point time;
};
[[nodiscard]] Message make_message(Severity severity, std::string text, std::string hint = {});
/// Of the exception being handled: call it in a catch block.
[[nodiscard]] Message current_error();
[[nodiscard]] Message message_of(const std::exception_ptr& failure);

/// The newest some thousand messages, and the last warning or error that the user has not dismissed: the banner.
class MessageLog {
 public:
  /// What a message is about: what makes it out of date.
  enum class About { other, run, load };

  explicit MessageLog(Mark mark) : mark_(std::move(mark)) {}

  /// The same text within a second of the last one takes its place.
  void say(Message message, About about = About::other);
  void say(Severity severity, const std::string& text, const std::string& hint = {});
  [[nodiscard]] const std::vector<Message>& messages() const { return messages_; }
  [[nodiscard]] const std::optional<Message>& banner() const { return banner_; }
  /// Whether there is a banner, and it is about that.
  [[nodiscard]] bool banner_is_about(About about) const { return banner_ && about_ == about; }
  /// What the last banner was about, also where it was dismissed since.
  [[nodiscard]] About last_banner_about() const { return about_; }
  void dismiss_banner();

 private:
  Mark mark_;
  std::vector<Message> messages_;
  std::optional<Message> banner_;
  About about_ = About::other;  ///< the last banner
};

}  // namespace ws::app
