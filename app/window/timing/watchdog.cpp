// The time that each event takes.
// SPDX-License-Identifier: MIT
#include "app/window/timing/watchdog.h"

#include <QMetaEnum>
#include <QScopeGuard>

#include <algorithm>
#include <utility>

namespace ws::app {

WatchedApplication::Stall WatchedApplication::take_longest_stall() { return std::exchange(longest_, {}); }

void WatchedApplication::end_composing() {
  if (!composing_.isValid()) return;
  composed_ms_ += static_cast<double>(composing_.nsecsElapsed()) / 1e6;
  composing_.invalidate();
}

bool WatchedApplication::notify(QObject* receiver, QEvent* event) {
  if (depth_ > 0) return QApplication::notify(receiver, event);
  // Both may be gone when the event has been handled.
  const char* const receiver_class = receiver->metaObject()->className();
  const int type = event->type();
  QElapsedTimer clock;
  clock.start();
  ++depth_;
  composed_ms_ = 0;
  const auto leave = qScopeGuard([&] {
    --depth_;
    const double ms = static_cast<double>(clock.nsecsElapsed()) / 1e6;
    busy_ms_ += std::max(0.0, ms - composed_ms_);
    longest_.work_ms = std::max(longest_.work_ms, ms - composed_ms_);
    if (ms <= longest_.ms) return;
    const char* const name = QMetaEnum::fromType<QEvent::Type>().valueToKey(type);
    longest_.ms = ms;
    longest_.event = QString("%1 for %2").arg(name ? QString(name) : QString("event %1").arg(type), receiver_class);
  });
  return QApplication::notify(receiver, event);
}

}  // namespace ws::app
