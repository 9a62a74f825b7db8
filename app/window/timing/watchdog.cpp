// The time that each event takes.
// SPDX-License-Identifier: MIT
#include "app/window/timing/watchdog.h"

#include <QMetaEnum>
#include <QScopeGuard>

#include <algorithm>
#include <ctime>
#include <utility>

namespace ws::app {

namespace {

double thread_cpu_ms() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

}  // namespace

WatchedApplication::Stall WatchedApplication::take_longest_stall() { return std::exchange(longest_, {}); }

void WatchedApplication::end_composing() {
  if (!composing_.isValid()) return;
  composed_ms_ += static_cast<double>(composing_.nsecsElapsed()) / 1e6;
  composing_.invalidate();
}

/// Events within another one are parts of it. Of these the paintings are worth knowing, for a window is painted as a whole.
bool WatchedApplication::notify_within(QObject* receiver, QEvent* event) {
  if (event->type() != QEvent::Paint) return QApplication::notify(receiver, event);
  constexpr std::size_t most = 200;  // a dialog's own loop is one event, however long it is open
  const char* const widget = receiver->metaObject()->className();
  const QString name = receiver->objectName();
  QElapsedTimer clock;
  clock.start();
  const bool is_handled = QApplication::notify(receiver, event);
  if (painted_.size() < most) painted_.push_back({widget, name, static_cast<double>(clock.nsecsElapsed()) / 1e6});
  return is_handled;
}

bool WatchedApplication::notify(QObject* receiver, QEvent* event) {
  if (depth_ > 0) return notify_within(receiver, event);
  // Both may be gone when the event has been handled.
  const char* const receiver_class = receiver->metaObject()->className();
  const int type = event->type();
  const auto description = [&] {
    const char* const name = QMetaEnum::fromType<QEvent::Type>().valueToKey(type);
    return QString("%1 for %2").arg(name ? QString(name) : QString("event %1").arg(type), receiver_class);
  };
  const double cpu_ms = thread_cpu_ms();
  QElapsedTimer clock;
  clock.start();
  ++depth_;
  composed_ms_ = 0;
  painted_.clear();
  const auto leave = qScopeGuard([&] {
    --depth_;
    const double ms = static_cast<double>(clock.nsecsElapsed()) / 1e6, work_ms = ms - composed_ms_;
    busy_ms_ += std::max(0.0, work_ms);
    if (work_ms > longest_.work_ms) {
      longest_.work_ms = work_ms;
      longest_.work_cpu_ms = thread_cpu_ms() - cpu_ms;
      longest_.work_event = description();
      longest_.painted = std::move(painted_);
    }
    if (ms <= longest_.ms) return;
    longest_.ms = ms;
    longest_.event = description();
  });
  return QApplication::notify(receiver, event);
}

}  // namespace ws::app
