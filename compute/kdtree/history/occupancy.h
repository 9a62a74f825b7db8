// How many warps of a kernel a multiprocessor holds, from what the kernel takes: NVIDIA's rules for each compute capability.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace ws::kdtree {

/// What a multiprocessor of a compute capability has, and in which portions it gives it.
struct Multiprocessor {
  std::string_view capability;  ///< "9.0"
  int warps, blocks, registers, most_registers_per_thread;
  int register_unit;          ///< registers are given to a warp in multiples of this
  int warp_unit;              ///< to how many warps at a time they are given: as many as there are schedulers
  int shared_unit;            ///< bytes
  int reserved_shared;        ///< bytes that the system takes of each block's share
  int most_shared_per_block;  ///< bytes
  std::vector<int> shared;    ///< how many bytes shared memory may have beside the cache; the first by default
};
/// Compute capabilities 2.0 … 12.0 by rising number.
[[nodiscard]] const std::vector<Multiprocessor>& multiprocessors();
/// Throws Error{invalid_argument} with the known ones.
[[nodiscard]] const Multiprocessor& multiprocessor(std::string_view capability);

/// What a kernel takes.
struct KernelUse {
  int threads_per_block = 256, registers_per_thread = 32, shared_per_block = 0;
};

enum class OccupancyLimit { warps, blocks, registers, shared_memory, impossible };

struct Occupancy {
  int blocks = 0, warps = 0;  ///< resident on a multiprocessor
  double part = 0;            ///< of the warps that it could hold
  OccupancyLimit limit = OccupancyLimit::impossible;
};
/// `shared`: bytes of shared memory per multiprocessor, one of its splits; 0: the default. `impossible` where no block fits.
[[nodiscard]] Occupancy occupancy(const Multiprocessor& device, const KernelUse& use, int shared = 0);

/// The thesis's kernels with what its compiler reported for 256 threads.
struct ThesisKernel {
  std::string_view name;
  KernelUse use;
  int shared_per_thread;
};
[[nodiscard]] const std::vector<ThesisKernel>& thesis_kernels();

/// The thesis's model of a kernel's time: ceil(items / (32 · warps · multiprocessors)) · thread_ms; 0 without resident warps.
[[nodiscard]] double predicted_ms(std::uint64_t items, int resident_warps, int multiprocessor_count, double thread_ms);

}  // namespace ws::kdtree
