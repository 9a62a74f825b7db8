// SPDX-License-Identifier: MIT
#include "compute/core/run/error.h"

#include <utility>

namespace ws {

Error::Error(ErrorKind kind, const std::string& message, std::string hint)
    : std::runtime_error(message), kind_(kind), hint_(std::move(hint)) {}

std::string Error::full_text() const { return hint_.empty() ? std::string(what()) : std::string(what()) + " (" + hint_ + ")"; }

}  // namespace ws
