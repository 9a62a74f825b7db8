// Exceptions as messages: the one place where the session's errors become text.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/session.h"

#include <exception>

namespace ws::app {

/// Of the exception being handled: call it in a catch block.
[[nodiscard]] Message current_error();
[[nodiscard]] Message message_of(const std::exception_ptr& failure);
[[nodiscard]] Message make_message(Severity severity, std::string text, std::string hint = {});

}  // namespace ws::app
