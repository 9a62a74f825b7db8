// Exceptions as messages.
// SPDX-License-Identifier: MIT
#include "app/session/messages.h"

#include "compute/core/run/error.h"

#include <new>
#include <utility>

namespace ws::app {

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
    return make_message(Severity::error, "there is not enough memory", "open smaller data, or close other programs");
  } catch (const std::exception& e) {
    return make_message(Severity::error, std::string("internal error: ") + e.what(), "please report this with the log");
  }
}

}  // namespace ws::app
