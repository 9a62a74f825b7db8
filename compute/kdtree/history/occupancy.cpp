// The rules of NVIDIA's occupancy calculator.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/history/occupancy.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

#include <algorithm>
#include <limits>
#include <string>

namespace ws::kdtree {

namespace {

constexpr int kib = 1024;

int rounded_up(int value, int unit) { return (value + unit - 1) / unit * unit; }

/// Blocks that the registers allow: as many groups of warps as fit hold blocks, which need not fill their last group.
int blocks_by_registers(const Multiprocessor& device, const KernelUse& use, int warps) {
  if (use.registers_per_thread == 0) return std::numeric_limits<int>::max();
  const int per_warp = rounded_up(32 * use.registers_per_thread, device.register_unit);
  const int resident_warps = device.registers / per_warp / device.warp_unit * device.warp_unit;
  return resident_warps / warps;
}

}  // namespace

const std::vector<Multiprocessor>& multiprocessors() {
  static const std::vector<int> fermi{48 * kib, 16 * kib}, kepler{48 * kib, 32 * kib, 16 * kib},
      kepler_37{112 * kib, 96 * kib, 80 * kib}, volta{96 * kib, 64 * kib, 32 * kib, 16 * kib, 8 * kib, 0},
      turing{64 * kib, 32 * kib}, ampere{164 * kib, 132 * kib, 100 * kib, 64 * kib, 32 * kib, 16 * kib, 8 * kib, 0},
      small_ampere{100 * kib, 64 * kib, 32 * kib, 16 * kib, 8 * kib, 0},
      hopper{228 * kib, 196 * kib, 164 * kib, 132 * kib, 100 * kib, 64 * kib, 32 * kib, 16 * kib, 8 * kib, 0};
  static const std::vector<Multiprocessor> all{{"2.0", 48, 8, 32768, 63, 64, 2, 128, 0, 48 * kib, fermi},
                                               {"2.1", 48, 8, 32768, 63, 64, 2, 128, 0, 48 * kib, fermi},
                                               {"3.0", 64, 16, 65536, 63, 256, 4, 256, 0, 48 * kib, kepler},
                                               {"3.2", 64, 16, 65536, 255, 256, 4, 256, 0, 48 * kib, kepler},
                                               {"3.5", 64, 16, 65536, 255, 256, 4, 256, 0, 48 * kib, kepler},
                                               {"3.7", 64, 16, 131072, 255, 256, 4, 256, 0, 48 * kib, kepler_37},
                                               {"5.0", 64, 32, 65536, 255, 256, 4, 256, 0, 48 * kib, {64 * kib}},
                                               {"5.2", 64, 32, 65536, 255, 256, 4, 256, 0, 48 * kib, {96 * kib}},
                                               {"5.3", 64, 32, 65536, 255, 256, 4, 256, 0, 48 * kib, {64 * kib}},
                                               {"6.0", 64, 32, 65536, 255, 256, 2, 256, 0, 48 * kib, {64 * kib}},
                                               {"6.1", 64, 32, 65536, 255, 256, 4, 256, 0, 48 * kib, {96 * kib}},
                                               {"6.2", 128, 32, 65536, 255, 256, 4, 256, 0, 48 * kib, {64 * kib}},
                                               {"7.0", 64, 32, 65536, 255, 256, 4, 256, 0, 96 * kib, volta},
                                               {"7.5", 32, 16, 65536, 255, 256, 4, 256, 0, 64 * kib, turing},
                                               {"8.0", 64, 32, 65536, 255, 256, 4, 128, kib, 163 * kib, ampere},
                                               {"8.6", 48, 16, 65536, 255, 256, 4, 128, kib, 99 * kib, small_ampere},
                                               {"8.9", 48, 24, 65536, 255, 256, 4, 128, kib, 99 * kib, small_ampere},
                                               {"9.0", 64, 32, 65536, 255, 256, 4, 128, kib, 227 * kib, hopper},
                                               {"10.0", 64, 32, 65536, 255, 256, 4, 128, kib, 227 * kib, hopper},
                                               {"12.0", 48, 24, 65536, 255, 256, 4, 128, kib, 99 * kib, small_ampere}};
  return all;
}

const Multiprocessor& multiprocessor(std::string_view capability) {
  std::string known;
  for (const Multiprocessor& m : multiprocessors()) {
    if (m.capability == capability) return m;
    known += (known.empty() ? "" : ", ") + std::string(m.capability);
  }
  throw Error(ErrorKind::invalid_argument, told("no table for compute capability {}", capability), told("known are {}", known));
}

Occupancy occupancy(const Multiprocessor& device, const KernelUse& use, int shared) {
  if (shared == 0) shared = device.shared.front();
  const int block_shared = rounded_up(use.shared_per_block + device.reserved_shared, device.shared_unit);
  if (use.threads_per_block < 1 || use.threads_per_block > 1024 || use.registers_per_thread < 0 ||
      use.registers_per_thread > device.most_registers_per_thread || use.shared_per_block < 0 ||
      use.shared_per_block > device.most_shared_per_block || block_shared > shared)
    return {};
  const int warps = (use.threads_per_block + 31) / 32;
  const int by_warps = device.warps / warps, by_registers = blocks_by_registers(device, use, warps);
  const int by_shared = block_shared > 0 ? shared / block_shared : std::numeric_limits<int>::max();
  Occupancy found;
  found.blocks = std::min({by_warps, device.blocks, by_registers, by_shared});
  if (found.blocks == 0) return {};
  found.warps = found.blocks * warps;
  found.part = double(found.warps) / device.warps;
  found.limit = found.blocks == by_warps        ? OccupancyLimit::warps
                : found.blocks == device.blocks ? OccupancyLimit::blocks
                : found.blocks == by_registers  ? OccupancyLimit::registers
                                                : OccupancyLimit::shared_memory;
  return found;
}

const std::vector<ThesisKernel>& thesis_kernels() {
  static const std::vector<ThesisKernel> kernels{{"ProcessEvents", {256, 20, 6144}, 24},
                                                 {"TriangleSplits", {256, 20, 6144}, 24},
                                                 {"parallelSAH", {256, 27, 6144}, 24},
                                                 {"ParallelReduction", {256, 12, 2048}, 8}};
  return kernels;
}

double predicted_ms(std::uint64_t items, int resident_warps, int multiprocessor_count, double thread_ms) {
  const auto at_once =
      std::uint64_t(32) * std::uint64_t(std::max(resident_warps, 0)) * std::uint64_t(std::max(multiprocessor_count, 0));
  if (at_once == 0) return 0;
  const std::uint64_t rounds = (items + at_once - 1) / at_once;
  return double(rounds) * thread_ms;
}

}  // namespace ws::kdtree
