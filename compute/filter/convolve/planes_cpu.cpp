// SPDX-License-Identifier: MIT
#include "compute/filter/convolve/planes_cpu.h"

#include <sys/mman.h>

#include <algorithm>

namespace ws::filter {

namespace {

/// Large pages make first touches and scattered reads cheaper; only a hint, so its result does not matter.
void prefer_large_pages(HostBuffer<std::byte>& buffer) {
  constexpr std::uintptr_t page = 4096;
  const auto address = reinterpret_cast<std::uintptr_t>(buffer.data());
  const std::uintptr_t begin = (address + page - 1) / page * page, end = (address + buffer.size()) / page * page;
  if (end > begin + (4u << 20)) madvise(buffer.data() + (begin - address), end - begin, MADV_HUGEPAGE);
}

}  // namespace

HostBuffer<std::byte> PlanePool::take(std::size_t bytes) {
  {
    const std::lock_guard lock(mutex_);
    const auto found = std::find_if(free_.rbegin(), free_.rend(), [&](const auto& b) { return b.size() == bytes; });
    if (found != free_.rend()) {
      HostBuffer<std::byte> buffer = std::move(*found);
      free_.erase(std::next(found).base());
      bytes_ -= bytes;
      return buffer;
    }
  }
  HostBuffer<std::byte> buffer(bytes);
  prefer_large_pages(buffer);
  return buffer;
}

void PlanePool::give(HostBuffer<std::byte> buffer) noexcept {
  if (buffer.size() > most_bytes) return;
  const std::lock_guard lock(mutex_);
  bytes_ += buffer.size();
  free_.push_back(std::move(buffer));
  while (bytes_ > most_bytes) {
    bytes_ -= free_.front().size();
    free_.erase(free_.begin());
  }
}

}  // namespace ws::filter
