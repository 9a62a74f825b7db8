// SPDX-License-Identifier: MIT
#include "compute/core/device/staging.h"

#include "compute/core/device/cuda_check.h"
#include "compute/core/device/current_device.h"
#include "compute/core/device/event.h"
#include "compute/core/device/executor_cpu.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <map>
#include <vector>

namespace ws {

namespace {

constexpr std::size_t bytes_per_task = 1 << 18;

bool is_pinned(const void* data) {
  cudaPointerAttributes attributes{};
  return cuda_try(cudaPointerGetAttributes(&attributes, data)) && attributes.type == cudaMemoryTypeHost;
}

void copy_on_all_threads(std::byte* to, const std::byte* from, std::size_t bytes, RunContext& context) {
  CpuExecutor(context).for_ranges(
      "stage", bytes, bytes_per_task,
      [&](std::size_t begin, std::size_t end) { std::memcpy(to + begin, from + begin, end - begin); }, 2 * bytes);
}

/// What is to be downloaded, and where it goes in a buffer.
struct Part : Staging::Download {
  std::size_t place;
};

/// Buffers of `size` bytes, filled one after another.
std::vector<std::vector<Part>> packed(const std::vector<Staging::Download>& all, std::size_t size) {
  std::vector<std::vector<Part>> pieces;
  std::size_t used = size;
  for (const Staging::Download& one : all)
    for (std::size_t begin = 0; begin < one.bytes;) {
      if (used == size) {
        pieces.emplace_back();
        used = 0;
      }
      const std::size_t bytes = std::min(one.bytes - begin, size - used);
      pieces.back().push_back({{one.to + begin, one.from + begin, bytes}, used});
      begin += bytes;
      used += bytes;
    }
  return pieces;
}

void copy_on_all_threads(const std::vector<Part>& parts, const std::byte* from, RunContext& context) {
  const std::size_t size = parts.back().place + parts.back().bytes;
  CpuExecutor(context).for_ranges(
      "stage", size, bytes_per_task,
      [&](std::size_t begin, std::size_t end) {
        for (const Part& part : parts) {
          const std::size_t first = std::max(begin, part.place), last = std::min(end, part.place + part.bytes);
          if (first < last) std::memcpy(part.to + (first - part.place), from + first, last - first);
        }
      },
      2 * size);
}

}  // namespace

struct Staging::Buffers {
  struct Buffer {
    DeviceEvent free;  // before the memory, which would be lost where there can be no event
    std::size_t size;
    std::byte* data;
    explicit Buffer(std::size_t bytes) : size(bytes), data(static_cast<std::byte*>(allocate_pinned(bytes))) {}
    Buffer(const Buffer&) = delete;
    Buffer& operator=(const Buffer&) = delete;
    ~Buffer() {
      free.try_wait();
      free_pinned(data, size);
    }
  };
  explicit Buffers(std::size_t bytes) : pair{Buffer(bytes), Buffer(bytes)} {}
  std::array<Buffer, 2> pair;
};

Staging::Staging(std::size_t piece) : piece_(piece) {}
Staging::~Staging() = default;

Staging::Buffers* Staging::buffers() {
  try {
    if (!buffers_) buffers_ = std::make_unique<Buffers>(piece_);
  } catch (const Error&) {
    return nullptr;
  }
  return buffers_.get();
}

void Staging::upload_bytes(std::byte* to, Span<const std::byte> from, StreamView stream, RunContext& context) {
  if (is_pinned(from.data())) {
    copy_bytes(to, from.data(), from.size(), CopyKind::host_to_device, stream);
    return stream.synchronize();
  }
  const std::lock_guard lock(mutex_);
  Buffers* const own = buffers();
  if (!own) {
    copy_bytes(to, from.data(), from.size(), CopyKind::host_to_device, stream);
    return stream.synchronize();
  }
  std::size_t turn = 0;
  for (std::size_t begin = 0; begin < from.size(); begin += piece_, ++turn) {
    context.check_stop();
    auto& buffer = own->pair[turn % 2];
    const std::size_t bytes = std::min(piece_, from.size() - begin);
    buffer.free.wait();
    copy_on_all_threads(buffer.data, from.data() + begin, bytes, context);
    copy_bytes(to + begin, buffer.data, bytes, CopyKind::host_to_device, stream);
    buffer.free.record(stream);
  }
}

void Staging::download_all(Span<const Download> all, StreamView stream, RunContext& context) {
  std::vector<Download> pageable, straight;
  for (const Download& one : all)
    if (one.bytes > 0) (is_pinned(one.to) ? straight : pageable).push_back(one);
  if (!pageable.empty() && !download_staged(pageable, stream, context))
    straight.insert(straight.end(), pageable.begin(), pageable.end());
  // Last, so that a cancelled run leaves before any of these copies is under way: their memory may be freed then.
  for (const Download& one : straight) copy_bytes(one.to, one.from, one.bytes, CopyKind::device_to_host, stream);
  if (!straight.empty()) stream.synchronize();
}

bool Staging::download_staged(const std::vector<Download>& all, StreamView stream, RunContext& context) {
  const std::lock_guard lock(mutex_);
  Buffers* const own = buffers();
  if (!own) return false;
  const std::vector<std::vector<Part>> pieces = packed(all, piece_);
  for (std::size_t i = 0; i <= pieces.size(); ++i) {  // piece i is fetched while piece i − 1 is copied
    context.check_stop();
    if (i < pieces.size()) {
      auto& buffer = own->pair[i % 2];
      buffer.free.wait();  // a copy of another stream may still use it: one that was uploaded, or cancelled
      for (const Part& part : pieces[i])
        copy_bytes(buffer.data + part.place, part.from, part.bytes, CopyKind::device_to_host, stream);
      buffer.free.record(stream);
    }
    if (i > 0) {
      auto& buffer = own->pair[(i - 1) % 2];
      buffer.free.wait();
      copy_on_all_threads(pieces[i - 1], buffer.data, context);
    }
  }
  return true;
}

Staging& shared_staging() {
  constexpr std::size_t small_piece = 4 << 20;
  static std::mutex mutex;
  static auto& of_devices = *new std::map<int, Staging>;  // never freed: at the program's end the runtime may be gone already
  const std::lock_guard lock(mutex);
  return of_devices.try_emplace(current_device(), small_piece).first->second;
}

}  // namespace ws
