// A handler may do next to nothing: it writes a byte to a pipe, which the event loop reads.
// SPDX-License-Identifier: MIT
#include "app/window/stop_signals.h"

#include "compute/core/run/error.h"

#include <QSocketNotifier>

#include <fcntl.h>
#include <unistd.h>
#include <array>
#include <cerrno>
#include <csignal>

namespace ws::app {

namespace {

constexpr std::array stop_signals{SIGTERM, SIGINT, SIGHUP};

std::array<int, 2> channel{-1, -1};

void handle(int signal, void (*handler)(int), int flags);

extern "C" void tell(int) {
  const int kept = errno;
  const char byte = 0;
  [[maybe_unused]] const ssize_t written = ::write(channel[1], &byte, 1);
  for (const int signal : stop_signals) handle(signal, SIG_DFL, 0);
  errno = kept;
}

void handle(int signal, void (*handler)(int), int flags) {
  struct sigaction action {};
  ::sigaction(signal, nullptr, &action);
  if (action.sa_handler == SIG_IGN) return;
  action = {};
  action.sa_handler = handler;
  action.sa_flags = flags;
  ::sigaction(signal, &action, nullptr);
}

}  // namespace

StopSignals::StopSignals(QObject* parent) : QObject(parent) {
  if (::pipe2(channel.data(), O_CLOEXEC | O_NONBLOCK) != 0)
    throw Error(ErrorKind::internal, "there is no pipe for signals", "close other programs");
  auto* notifier = new QSocketNotifier(channel[0], QSocketNotifier::Read, this);
  connect(notifier, &QSocketNotifier::activated, this, [this, notifier] {
    notifier->setEnabled(false);
    Q_EMIT arrived();
  });
  for (const int signal : stop_signals) handle(signal, tell, SA_RESTART);
}

StopSignals::~StopSignals() {
  for (const int signal : stop_signals) handle(signal, SIG_DFL, 0);
  for (int& end : channel) ::close(std::exchange(end, -1));
}

}  // namespace ws::app
