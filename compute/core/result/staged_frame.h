// A frame in device memory on its way from the thread that writes it to the one that shows it: neither waits for the other.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/event.h"
#include "compute/core/result/frame_targets.h"

#include <cstddef>
#include <functional>
#include <map>
#include <string>

namespace ws {

/// Device memory that frames are written into on one stream, one after another, and copied out of on another, such as that of
/// the thread that owns the OpenGL context. The order of writing and copying is kept on the device:
///
///   writer:  begin, kernels on the targets, finish, wait; then the frame is handed over
///   shower:  copy_to, which does not wait; then the frame is handed back, and the writer may begin the next at once
///
/// Two of them in turn let the writer work while the other is shown. One thread at a time uses it, with one current device.
class StagedFrame {
 public:
  /// Memory is taken, written and freed in the order of `stream`, which must outlive this.
  explicit StagedFrame(StreamView stream) : stream_(stream) {}
  /// The memory is freed after the last copy; the host does not wait for that.
  ~StagedFrame();
  StagedFrame(const StagedFrame&) = delete;
  StagedFrame& operator=(const StagedFrame&) = delete;

  /// Makes room for the targets of `layout`. Buffers grow by half at least and never shrink: what is reserved once costs
  /// nothing later. The frame that was written before is over. Throws Error{out_of_memory}.
  void reserve(const FrameLayout& layout);
  /// Begins a frame that differs from `have`: what is new in `layout` are the targets, on the stream. Their content is
  /// undefined. Writes enqueued there come after the last copy. Throws Error{out_of_memory}.
  [[nodiscard]] FrameTargets begin(const FrameLayout& layout, const FrameLayout& have);
  /// What has been enqueued on the stream writes the frame.
  void finish();
  /// The host waits until the frame that was finished last is written. Throws Error{cuda} for kernels that failed.
  void wait() const { written_.wait(); }

  /// The whole frame, and what is new in it: the targets that were written.
  [[nodiscard]] const FrameLayout& layout() const { return layout_; }
  [[nodiscard]] const FrameLayout& news() const { return news_; }
  /// Of device memory.
  [[nodiscard]] std::size_t bytes() const;

  /// Enqueues copies of the news into targets of the same names and sizes on their stream, which waits for `finish` first.
  /// Throws Error{internal} if `targets` wants something else.
  void copy_to(const FrameTargets& targets);

 private:
  void make_room(const TargetLayout& target);

  StreamView stream_;
  std::map<std::string, DeviceBuffer<std::byte>, std::less<>> buffers_;
  FrameLayout layout_, news_;
  DeviceEvent written_, copied_;
};

}  // namespace ws
