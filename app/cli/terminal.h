// The terminal as a partner: a progress bar, and Ctrl+C as a stop request.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/progress.h"

#include <atomic>
#include <stop_token>
#include <string>
#include <thread>

namespace ws::app {

/// Makes SIGINT and SIGTERM wait from now on, or lets them end the program as they do by default. The command line holds them
/// from its beginning, so that one that comes before there is an Interrupt is taken up by that.
void hold_signals(bool on);

/// While it lives, SIGINT and SIGTERM request a stop instead of ending the program; the second one ends it at once.
/// Make it on the main thread before other threads start: they inherit the blocked signals.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  [[nodiscard]] std::stop_token token() const { return stop_.get_token(); }
  /// Throws Cancelled once a stop was requested.
  void check() const;
  /// For work that cannot be stopped: a signal then ends the program with 130, and removes the file that is being written.
  void end_program_on_signal(bool on) { end_program_ = on; }

 private:
  std::stop_source stop_;
  std::atomic<bool> end_program_ = false;
  std::jthread waiter_;
};

/// On stderr; what cannot be written is lost, never an error of its own.
void print_error(const std::string& text);

/// Shows `progress` as a bar with rate and time left on stderr while it lives, if that is a terminal.
class ProgressBar {
 public:
  explicit ProgressBar(const Progress& progress);
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

 private:
  std::jthread painter_;
};

}  // namespace ws::app
