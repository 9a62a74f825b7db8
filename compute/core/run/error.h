// The one exception type: what happened, and what the user can do about it.
// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>
#include <string>

namespace ws {

enum class ErrorKind { invalid_argument, io, cuda, out_of_memory, internal };

/// Thrown low, handled once: per job, per command, per frame. `what()` says what happened; `hint()` (may be empty) what
/// the user can do. Neither ends with a full stop.
class Error : public std::runtime_error {
 public:
  Error(ErrorKind kind, const std::string& message, std::string hint = {});

  [[nodiscard]] ErrorKind kind() const noexcept { return kind_; }
  [[nodiscard]] const std::string& hint() const noexcept { return hint_; }
  /// "message (hint)": the whole in one line.
  [[nodiscard]] std::string full_text() const;

 private:
  ErrorKind kind_;
  std::string hint_;
};

/// Unwinds a run whose stop was requested. It never leaves `Experiment::run` or a reader's caller: cancelling is an
/// outcome, not an error.
struct Cancelled {};

}  // namespace ws
