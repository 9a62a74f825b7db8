// What a command exchanges with its terminal: a progress bar, and Ctrl+C as a stop request.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/progress.h"

#include <mutex>
#include <stop_token>
#include <string>
#include <thread>

namespace ws::app {

/// Makes SIGINT, SIGTERM, SIGQUIT and SIGHUP wait from now on, or lets them end the program as they do by default. SIGHUP that
/// nohup had ignored stays so. The command line holds them from its beginning, so that one that comes before there is an
/// Interrupt is taken up by that.
void hold_signals(bool on);

/// While it lives, those signals request a stop. What has not answered a moment later (a driver that draws, a picture being
/// compressed, gigabytes being freed) is not waited for: the program removes the file that is being written and ends with 130;
/// so it does at a second signal. Make it on the main thread before other threads start: they inherit the
/// blocked signals.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  [[nodiscard]] std::stop_token token() const { return stop_.get_token(); }
  /// Throws Cancelled once a stop was requested.
  void check() const;
  /// From now on signals come too late and are ignored, until the program ends: for files that go in place together.
  void ignore();
  /// What a user must know of an end from now on, however it comes: said as a warning by tell_parting, or where the program
  /// does not wait for that.
  void part_with(std::string words) const;
  void tell_parting() const;

 private:
  std::stop_source stop_;
  std::jthread waiter_;
  bool ignored_ = false;
  mutable std::mutex mutex_;
  mutable std::string parting_;  ///< empty once told
};

/// On stderr; what cannot be written is lost, never an error of its own.
void print_error(const std::string& text);
/// "warpscope: warning: …" there.
void warn(const std::string& text);

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
