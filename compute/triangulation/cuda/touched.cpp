// SPDX-License-Identifier: MIT
#include "compute/triangulation/cuda/touched.h"

#include "compute/core/device/executor_cpu.h"

namespace ws::triangulation {

void touch_pages(Span<std::uint32_t> numbers, RunContext& context) {
  constexpr std::size_t page = 4096 / sizeof(std::uint32_t), pages_per_piece = 32, few_pages = 256;
  if (numbers.size() < few_pages * page) return;
  CpuExecutor executor(context);
  executor.for_ranges("make room for edges", (numbers.size() + page - 1) / page, pages_per_piece,
                      [&](std::size_t begin, std::size_t end) {
                        for (std::size_t k = begin; k < end; ++k) numbers[k * page] = 0;
                      });
}

}  // namespace ws::triangulation
