// SPDX-License-Identifier: MIT
#include "compute/filter/convolve/planes_cpu.h"

#include <algorithm>

namespace ws::filter {

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
  return HostBuffer<std::byte>(bytes);
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
