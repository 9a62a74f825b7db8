// A point in a stream's work that the host or other streams wait for, and the device's clock between two such points.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/stream.h"

#include <utility>

struct CUevent_st;  // the runtime's cudaEvent_t is a pointer to this

namespace ws {

/// An owned event of the current device. Waiting for an event that was never recorded returns at once. Making one throws
/// Error{cuda} where no device works.
class DeviceEvent {
 public:
  enum class Clock { absent, present };
  explicit DeviceEvent(Clock clock = Clock::absent);
  DeviceEvent(DeviceEvent&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  DeviceEvent& operator=(DeviceEvent&& other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
  }
  ~DeviceEvent();

  /// Moves the event to the end of what is enqueued on `stream` now. Throws Error{cuda}.
  void record(StreamView stream);
  /// The host waits. Throws Error{cuda}.
  void wait() const;
  /// The same in destructors, where a failure has no consequence: the memory in question is lost with the device.
  void try_wait() const noexcept;
  [[nodiscard]] CUevent_st* handle() const { return handle_; }

 private:
  CUevent_st* handle_ = nullptr;
};

/// Milliseconds on the device's clock between two events with clocks that the device has passed. Throws Error{cuda}.
[[nodiscard]] double elapsed_ms(const DeviceEvent& begin, const DeviceEvent& end);

/// The device's time for what is enqueued between `start` and `stop`.
class DeviceTimer {
 public:
  void start(StreamView stream) { begin_.record(stream); }
  void stop(StreamView stream) { end_.record(stream); }
  /// After the stream was synchronised.
  [[nodiscard]] double ms() const { return elapsed_ms(begin_, end_); }

 private:
  DeviceEvent begin_{DeviceEvent::Clock::present}, end_{DeviceEvent::Clock::present};
};

}  // namespace ws
