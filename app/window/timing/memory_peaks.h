// How fast each device's memory is at most, measured once on this machine.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/run/worker.h"
#include "compute/core/device/backend.h"

#include <QObject>

#include <map>

namespace ws::app {

/// Kept in the window's own settings, by the name of the device. Used from the window's thread.
class MemoryPeaks : public QObject {
  Q_OBJECT

 public:
  explicit MemoryPeaks(QObject* parent = nullptr);

  /// Bytes per second; 0 until it is known. Each frame asks.
  [[nodiscard]] double rate(Backend backend) const;
  /// Looks it up, and measures it in the background where it is not known; once, whatever comes of it.
  void measure(Backend backend);

 Q_SIGNALS:
  void measured();  ///< or looked up

 private:
  std::map<Backend, double> rates_;  ///< of backends that were looked up; 0: it is not known
  Worker worker_;
};

}  // namespace ws::app
