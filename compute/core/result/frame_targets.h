// What the picture of a step is written into: named buffers on the host or on the device. The algorithm cannot tell
// whether they are staging memory or GL buffers registered with CUDA.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/buffer.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ws {

/// One buffer of a frame. Equal revisions promise equal content, so that a buffer the renderer has at that revision is
/// neither mapped nor written again.
struct TargetLayout {
  std::string name;  ///< "cloud.position"
  std::size_t element_bytes = 0;
  std::size_t count = 0;
  std::uint64_t revision = 0;
  [[nodiscard]] std::size_t bytes() const { return element_bytes * count; }
};
using FrameLayout = std::vector<TargetLayout>;

/// The targets of `layout` that `have` does not hold at the same revision and size.
[[nodiscard]] FrameLayout changed_targets(const FrameLayout& layout, const FrameLayout& have);

enum class MemorySpace { host, device };

/// The buffers of one frame while they may be written. A view: the code that made it owns the memory.
class FrameTargets {
 public:
  FrameTargets(MemorySpace space, StreamView stream) : space_(space), stream_(stream) {}

  void add(std::string name, void* data, std::size_t bytes) { entries_.push_back({std::move(name), data, bytes}); }
  [[nodiscard]] MemorySpace space() const { return space_; }
  /// Where device writes are to be enqueued.
  [[nodiscard]] StreamView stream() const { return stream_; }
  [[nodiscard]] std::size_t size() const { return entries_.size(); }
  /// False for a buffer that is up to date already.
  [[nodiscard]] bool wants(std::string_view name) const { return find(name) != nullptr; }
  /// Throws Error{internal} for a buffer that is not wanted or lives in the other space.
  template <class T>
  [[nodiscard]] Span<T> host(std::string_view name) const {
    const Entry& e = require(name, MemorySpace::host);
    return {static_cast<T*>(e.data), e.bytes / sizeof(T)};
  }
  template <class T>
  [[nodiscard]] DeviceSpan<T> device(std::string_view name) const {
    const Entry& e = require(name, MemorySpace::device);
    return {static_cast<T*>(e.data), e.bytes / sizeof(T)};
  }
  /// Copies host bytes into the target, wherever it lives: the way to write small things. A target that is not wanted is
  /// left alone.
  void write(std::string_view name, Span<const std::byte> bytes) const;

 private:
  struct Entry {
    std::string name;
    void* data;
    std::size_t bytes;
  };
  [[nodiscard]] const Entry* find(std::string_view name) const;
  [[nodiscard]] const Entry& require(std::string_view name, MemorySpace space) const;

  MemorySpace space_;
  StreamView stream_;
  std::vector<Entry> entries_;
};

/// A frame in host memory: what the CPU backend writes on a worker thread and the renderer uploads later; also what
/// tests compare byte for byte.
class HostFrame {
 public:
  struct Target {
    TargetLayout layout;
    HostBuffer<std::byte> bytes;
  };
  /// Makes room for the targets of `layout` whose revision differs from `have`'s target of the same name.
  HostFrame(const FrameLayout& layout, const FrameLayout& have = {});

  [[nodiscard]] FrameTargets targets();
  [[nodiscard]] const std::vector<Target>& written() const { return written_; }
  /// The whole frame, written or up to date already.
  [[nodiscard]] const FrameLayout& layout() const { return layout_; }
  template <class T>
  [[nodiscard]] Span<const T> view(std::string_view name) const {
    const Target& t = target(name);
    return {reinterpret_cast<const T*>(t.bytes.data()), t.layout.count * t.layout.element_bytes / sizeof(T)};
  }

 private:
  friend class DeviceFrame;
  [[nodiscard]] const Target& target(std::string_view name) const;

  FrameLayout layout_;
  std::vector<Target> written_;
};

/// A frame in device memory, for the copy path: written by kernels, then downloaded.
class DeviceFrame {
 public:
  DeviceFrame(const FrameLayout& layout, const FrameLayout& have, StreamView stream);
  [[nodiscard]] FrameTargets targets();
  /// Waits for the writes and copies everything to the host.
  [[nodiscard]] HostFrame download();

 private:
  FrameLayout layout_, have_;
  StreamView stream_;
  std::vector<TargetLayout> wanted_;
  std::vector<DeviceBuffer<std::byte>> buffers_;
};

}  // namespace ws
