// One stage of a run on a device, with its time.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/event.h"
#include "compute/core/device/profiler.h"
#include "compute/core/run/run_context.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>

namespace ws {

/// One stage of a run: what is enqueued between its making and `finish`, timed on the device and
/// named in a profiler's view.
class TimedStage {
 public:
  /// `bytes`: what must at least be moved. Throws Cancelled.
  TimedStage(RunContext& context, StreamView stream, std::string name, std::size_t bytes)
      : context_(context), stream_(stream), name_(std::move(name)), bytes_(bytes), range_(std::in_place, name_) {
    context_.check_stop();
    timer_.start(stream_);
  }
  TimedStage(const TimedStage&) = delete;
  TimedStage& operator=(const TimedStage&) = delete;

  [[nodiscard]] CUstream_st* stream() const { return stream_.handle(); }
  /// Between slices of work: waits for what is enqueued, so that a cancelled run ends soon. Throws Cancelled.
  void pause() const {
    stream_.synchronize();
    context_.check_stop();
  }
  /// Waits and books the time.
  void finish() {
    timer_.stop(stream_);
    stream_.synchronize();
    range_.reset();
    context_.metrics.add_stage(name_, timer_.ms());
    context_.metrics.add_operation(name_, timer_.ms(), bytes_);
  }

 private:
  RunContext& context_;
  StreamView stream_;
  std::string name_;
  std::size_t bytes_;
  std::optional<ProfilerRange> range_;
  DeviceTimer timer_;
};

}  // namespace ws
