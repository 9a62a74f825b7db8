// Messages, and exceptions as messages.
// SPDX-License-Identifier: MIT
#include "app/session/messages.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

#include <new>
#include <utility>

namespace ws::app {

namespace {

constexpr std::size_t kept_messages = 2000;

bool repeats(const Message& message, const Message& last) {
  return last.text == message.text && last.severity == message.severity && message.time - last.time < std::chrono::seconds(1);
}

}  // namespace

Message make_message(Severity severity, std::string text, std::string hint) {
  return {severity, std::move(text), std::move(hint), std::chrono::system_clock::now()};
}

Message message_of(const std::exception_ptr& failure) {
  try {
    std::rethrow_exception(failure);
  } catch (...) {
    return current_error();
  }
}

Message current_error() {
  try {
    throw;
  } catch (const Error& e) {
    return make_message(Severity::error, e.what(), e.hint());
  } catch (const std::bad_alloc&) {
    return make_message(Severity::error, said("there is not enough memory"),
                        said("open smaller data, or close other programs"));
  } catch (const std::exception& e) {
    return make_message(Severity::error, told("internal error: {}", e.what()), said("please report this with the log"));
  }
}

void MessageLog::say(Message message, About about) {
  if (!messages_.empty() && repeats(message, messages_.back())) messages_.pop_back();
  if (messages_.size() >= kept_messages) messages_.erase(messages_.begin(), messages_.begin() + kept_messages / 4);
  if (message.severity >= Severity::warning) {
    banner_ = message;
    about_ = about;
  }
  messages_.push_back(std::move(message));
  mark_(Change::message);
}

void MessageLog::say(Severity severity, const std::string& text, const std::string& hint) {
  say(make_message(severity, text, hint));
}

void MessageLog::dismiss_banner() {
  banner_.reset();
  mark_(Change::message);
}

}  // namespace ws::app
