// The bridge between CUDA and GL: the named buffers of one frame, copied on the device or written in place (zero-copy), or
// uploaded from the host.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/frame_targets.h"

#include <memory>
#include <string>
#include <string_view>

namespace ws::render {

enum class InteropMode { zero_copy, copy, cpu };
[[nodiscard]] std::string_view to_string(InteropMode mode);

struct InteropVerdict {
  InteropMode mode = InteropMode::cpu;
  std::string reason;  ///< why this mode: "GL and CUDA share NVIDIA H200", "no NVIDIA driver", "asked for by --interop"
};
/// Finds out with the context current, once per context: cudaGLGetDevices, then a 16-byte buffer registered for a probe;
/// a failure clears CUDA's sticky error. `requested`: auto, zero-copy, copy; zero-copy where it is impossible throws
/// Error{cuda} with the reason.
[[nodiscard]] InteropVerdict probe_interop(std::string_view requested = "auto");

/// Throws Error{out_of_memory} where `GlFrame::upload` would refuse what a frame of `layout` has that `have` lacks: a buffer of
/// 4 GiB. To be asked before such a frame is written. Needs no context.
void check_upload(const FrameLayout& layout, const FrameLayout& have);

/// Needs its GL context current in every call, the destructor included (CUDA is unregistered there before GL deletes).
class GlFrame {
 public:
  explicit GlFrame(InteropMode mode);
  ~GlFrame();
  GlFrame(const GlFrame&) = delete;
  GlFrame& operator=(const GlFrame&) = delete;

  [[nodiscard]] InteropMode mode() const;
  /// What the buffers hold now; hand it to HostFrame, so that only news is written.
  [[nodiscard]] const FrameLayout& have() const;
  /// Takes a host frame over: buffers that it wrote are uploaded, counts become the frame's. Throws Error{out_of_memory};
  /// the frame is then empty.
  void upload(const HostFrame& frame);
  /// Zero-copy only: makes room, maps all buffers whose revision changed in one call. Device targets on `stream`.
  /// Buffers grow by half and are then registered anew; they never shrink.
  [[nodiscard]] FrameTargets map(const FrameLayout& layout, StreamView stream);
  /// One call for all; GL use after it waits for the stream's work on the device, not on the host.
  void unmap();
  /// Forgets the content (buffers stay): the next map or upload writes everything.
  void invalidate();

  [[nodiscard]] bool contains(std::string_view name) const;
  [[nodiscard]] unsigned buffer(std::string_view name) const;  ///< the GL name
  [[nodiscard]] std::size_t count(std::string_view name) const;
  [[nodiscard]] std::size_t element_bytes(std::string_view name) const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace ws::render
