// SPDX-License-Identifier: MIT
#include "compute/filter/cuda/staging.h"

#include "compute/core/device/cuda_check.h"
#include "compute/core/device/event.h"
#include "compute/core/device/executor_cpu.h"

#include <array>
#include <cstring>

namespace ws::filter::cuda {

namespace {

constexpr std::size_t piece = 16 << 20;

bool is_pinned(const void* data) {
  cudaPointerAttributes attributes{};
  return cuda_try(cudaPointerGetAttributes(&attributes, data)) && attributes.type == cudaMemoryTypeHost;
}

void copy_on_all_threads(std::byte* to, const std::byte* from, std::size_t bytes, RunContext& context) {
  CpuExecutor(context).for_ranges(
      "stage", bytes, 1 << 20, [&](std::size_t begin, std::size_t end) { std::memcpy(to + begin, from + begin, end - begin); },
      2 * bytes);
}

}  // namespace

struct Staging::Buffers {
  struct Buffer {
    std::byte* data = static_cast<std::byte*>(allocate_pinned(piece));
    DeviceEvent free;
    Buffer() = default;
    Buffer(const Buffer&) = delete;
    Buffer& operator=(const Buffer&) = delete;
    ~Buffer() {
      free.try_wait();
      free_pinned(data, piece);
    }
  };
  std::array<Buffer, 2> pair;
};

Staging::Staging() = default;
Staging::~Staging() = default;

Staging::Buffers& Staging::buffers() {
  if (!buffers_) buffers_ = std::make_unique<Buffers>();
  return *buffers_;
}

void Staging::upload(DeviceSpan<std::byte> to, Span<const std::byte> from, StreamView stream, RunContext& context) {
  if (is_pinned(from.data())) {
    copy(to, from, stream);
    return stream.synchronize();
  }
  const std::lock_guard lock(mutex_);
  std::size_t turn = 0;
  for (std::size_t begin = 0; begin < from.size(); begin += piece, ++turn) {
    context.check_stop();
    auto& buffer = buffers().pair[turn % 2];
    const std::size_t bytes = std::min(piece, from.size() - begin);
    buffer.free.wait();
    copy_on_all_threads(buffer.data, from.data() + begin, bytes, context);
    copy_bytes(to.device_data() + begin, buffer.data, bytes, CopyKind::host_to_device, stream);
    buffer.free.record(stream);
  }
}

void Staging::download(Span<std::byte> to, DeviceSpan<const std::byte> from, StreamView stream, RunContext& context) {
  if (is_pinned(to.data())) {
    copy(to, from, stream);
    return stream.synchronize();
  }
  const std::lock_guard lock(mutex_);
  const std::size_t count = (to.size() + piece - 1) / piece;
  const auto bytes_of_piece = [&](std::size_t i) { return std::min(piece, to.size() - i * piece); };
  for (std::size_t i = 0; i <= count; ++i) {  // piece i is fetched while piece i − 1 is copied
    context.check_stop();
    if (i < count) {
      auto& buffer = buffers().pair[i % 2];
      copy_bytes(buffer.data, from.device_data() + i * piece, bytes_of_piece(i), CopyKind::device_to_host, stream);
      buffer.free.record(stream);
    }
    if (i > 0) {
      auto& buffer = buffers().pair[(i - 1) % 2];
      buffer.free.wait();
      copy_on_all_threads(to.data() + (i - 1) * piece, buffer.data, bytes_of_piece(i - 1), context);
    }
  }
}

}  // namespace ws::filter::cuda
