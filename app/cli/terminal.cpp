// Signals and the progress bar.
// SPDX-License-Identifier: MIT
#include "app/cli/terminal.h"

#include "compute/core/run/error.h"
#include "compute/core/run/metrics.h"
#include "compute/io/file_source.h"
#include "compute/io/files.h"

#include <fmt/format.h>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <utility>

#include <unistd.h>

namespace ws::app {

namespace {

constexpr int cancelled_exit_code = 130;
constexpr auto grace = std::chrono::milliseconds(20);
constexpr auto forever = std::chrono::hours(1'000'000);
constexpr auto paint_interval = std::chrono::milliseconds(100);

sigset_t stop_signals() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  sigaddset(&signals, SIGQUIT);
  // Started by nohup, the program is to outlive its terminal.
  struct sigaction hangup {};
  if (sigaction(SIGHUP, nullptr, &hangup) == 0 && hangup.sa_handler != SIG_IGN) sigaddset(&signals, SIGHUP);
  return signals;
}

/// Waits for one of the signals until `end` is requested or the time is over.
bool signal_comes(const std::stop_token& end, std::chrono::milliseconds limit) {
  const sigset_t signals = stop_signals();
  const timespec interval{0, 20'000'000};
  const Stopwatch watch;
  while (!end.stop_requested() && watch.ms() < static_cast<double>(limit.count()))
    if (sigtimedwait(&signals, nullptr, &interval) >= 0) return true;
  return false;
}

/// Unless `end` is requested meanwhile.
void end_program(const Interrupt& interrupt, const std::stop_token& end) {
  bool is_wanted = false;
  io::abandon_writes([&] { return is_wanted = !end.stop_requested(); });
  if (!is_wanted) return;
  interrupt.tell_parting();
  print_error("warpscope: cancelled\n");
  _exit(cancelled_exit_code);
}

std::string bar_line(double fraction, const std::string& what, double elapsed_s) {
  constexpr int width = 30;
  if (fraction < 0 || fraction >= 1) return fmt::format("{} {:.1f} s", what, elapsed_s);
  const int full = static_cast<int>(fraction * width);
  const double rate = elapsed_s > 0 ? fraction / elapsed_s : 0;
  const std::string left = rate > 0 ? fmt::format("{:.0f} s left", (1 - fraction) / rate) : "";
  return fmt::format("[{:#<{}}{:.<{}}] {:3.0f} % {} {:.1f} %/s {}", "", full, "", width - full, fraction * 100, what,
                     rate * 100, left);
}

}  // namespace

void hold_signals(bool on) {
  const sigset_t signals = stop_signals();
  pthread_sigmask(on ? SIG_BLOCK : SIG_UNBLOCK, &signals, nullptr);
}

Interrupt::Interrupt() {
  hold_signals(true);
  waiter_ = std::jthread([this](const std::stop_token& end) {
    if (!signal_comes(end, forever)) return;
    stop_.request_stop();
    signal_comes(end, grace);
    end_program(*this, end);
  });
}

Interrupt::~Interrupt() {
  waiter_.request_stop();
  waiter_.join();
  if (!ignored_) hold_signals(false);  // one that was ignored still waits
}

void Interrupt::ignore() {
  waiter_.request_stop();
  ignored_ = true;
}

void Interrupt::check() const {
  if (stop_.stop_requested()) throw Cancelled{};
}

void Interrupt::part_with(std::string words) const {
  const std::scoped_lock lock(mutex_);
  parting_ = std::move(words);
}

void Interrupt::tell_parting() const {
  const std::scoped_lock lock(mutex_);
  if (!parting_.empty()) warn(std::exchange(parting_, ""));
}

void print_error(const std::string& text) { std::fputs(text.c_str(), stderr); }

void warn(const std::string& text) { print_error(fmt::format("warpscope: warning: {}\n", io::escaped(text))); }

ProgressBar::ProgressBar(const Progress& progress) {
  if (!isatty(STDERR_FILENO)) return;
  painter_ = std::jthread([&progress](const std::stop_token& end) {
    Stopwatch watch;
    std::string last_what;
    while (!end.stop_requested()) {
      std::this_thread::sleep_for(paint_interval);
      const std::string what = progress.what();
      if (what != last_what) watch = Stopwatch();
      last_what = what;
      print_error(fmt::format("\r\x1b[K{}", bar_line(progress.fraction(), io::escaped(what), watch.ms() / 1000)));
    }
    print_error("\r\x1b[K");
  });
}

ProgressBar::~ProgressBar() = default;

}  // namespace ws::app
