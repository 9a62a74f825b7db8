// Names for a profiler's timeline: the single door to NVTX, of which builds without CUDA know nothing.
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace ws {

/// A named range on the calling thread in Nsight's view, from its making to its end; kernels that are launched meanwhile belong
/// to it. Ranges of one thread end in the reverse of their order. Without a profiler it costs next to nothing, in builds
/// without CUDA it does nothing.
class ProfilerRange {
 public:
  explicit ProfilerRange(std::string_view name);
  ~ProfilerRange();
  ProfilerRange(const ProfilerRange&) = delete;
  ProfilerRange& operator=(const ProfilerRange&) = delete;
};

}  // namespace ws
