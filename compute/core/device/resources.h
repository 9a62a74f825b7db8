// What an algorithm's data on a device own beside memory: a stream, and the promise that frames have been read.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/event.h"

#include <mutex>

namespace ws {

/// The stream in whose order memory is used and freed, and the end of what reads that memory on other streams: frames are
/// painted on the renderer's. It must outlive the memory. Thread-safe.
class DeviceResources {
 public:
  [[nodiscard]] StreamView stream() const { return stream_.view(); }
  /// The work enqueued so far on `painter` reads the memory.
  void painted(StreamView painter) const {
    const std::lock_guard lock(mutex_);
    painter.wait_for(last_painted_);  // which may have been on another stream: the event then stands for both
    last_painted_.record(painter);
  }
  /// What is enqueued on the stream from now on, such as freeing, comes after the readers. The host does not wait.
  void before_release() const noexcept { stream_.view().try_wait_for(last_painted_); }

 private:
  Stream stream_;
  mutable std::mutex mutex_;
  mutable DeviceEvent last_painted_;
};

}  // namespace ws
