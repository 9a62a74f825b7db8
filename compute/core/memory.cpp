// SPDX-License-Identifier: MIT
#include "compute/core/memory.h"

#include "compute/core/backend.h"
#include "compute/core/error.h"
#if WS_HAS_CUDA
#include "compute/core/cuda_check.h"
#endif

#include <fmt/format.h>

#include <atomic>
#include <cstdlib>
#include <fstream>
#include <mutex>
#include <string>

namespace ws {

namespace {

constexpr std::size_t alignment = 64;

/// Bytes held now and at most.
class Counter {
 public:
  void add(std::size_t bytes) {
    const std::size_t now = current_.fetch_add(bytes) + bytes;
    std::size_t seen = peak_.load();
    while (now > seen && !peak_.compare_exchange_weak(seen, now)) {
    }
  }
  void remove(std::size_t bytes) { current_.fetch_sub(bytes); }
  void reset_peak() { peak_.store(current_.load()); }
  [[nodiscard]] std::size_t current() const { return current_.load(); }
  [[nodiscard]] std::size_t peak() const { return peak_.load(); }

 private:
  std::atomic<std::size_t> current_{0}, peak_{0};
};

Counter host_counter, device_counter;

[[noreturn]] void throw_no_host_memory(std::size_t bytes) {
  throw Error(ErrorKind::out_of_memory, fmt::format("out of memory: {} bytes were asked for", bytes));
}

}  // namespace

void* allocate_host(std::size_t bytes) {
  if (bytes > static_cast<std::size_t>(-1) - alignment) throw_no_host_memory(bytes);
  void* data = std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment);
  if (!data) throw_no_host_memory(bytes);
  host_counter.add(bytes);
  return data;
}

void free_host(void* data, std::size_t bytes) noexcept {
  std::free(data);
  host_counter.remove(bytes);
}

#if WS_HAS_CUDA

namespace {

/// Freed memory stays in the pool: a slider's next run then allocates without a trip to the driver.
void keep_pool_memory() {
  static std::once_flag once;
  std::call_once(once, [] {
    cudaMemPool_t pool = nullptr;
    int device = 0;
    WS_CUDA_CHECK(cudaGetDevice(&device));
    WS_CUDA_CHECK(cudaDeviceGetDefaultMemPool(&pool, device));
    std::uint64_t threshold = UINT64_MAX;
    WS_CUDA_CHECK(cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &threshold));
  });
}

cudaMemcpyKind to_cuda(CopyKind kind) {
  switch (kind) {
    case CopyKind::host_to_device:
      return cudaMemcpyHostToDevice;
    case CopyKind::device_to_host:
      return cudaMemcpyDeviceToHost;
    case CopyKind::device_to_device:
      return cudaMemcpyDeviceToDevice;
  }
  return cudaMemcpyDefault;
}

}  // namespace

void* allocate_pinned(std::size_t bytes) {
  void* data = nullptr;
  WS_CUDA_CHECK(cudaMallocHost(&data, bytes));
  host_counter.add(bytes);
  return data;
}

void free_pinned(void* data, std::size_t bytes) noexcept {
  if (cudaFreeHost(data) != cudaSuccess) cudaGetLastError();
  host_counter.remove(bytes);
}

void* allocate_device(std::size_t bytes, StreamView stream) {
  keep_pool_memory();
  void* data = nullptr;
  if (const cudaError_t status = cudaMallocAsync(&data, bytes, stream.handle()); status != cudaSuccess) {
    cudaGetLastError();
    if (status != cudaErrorMemoryAllocation) detail::throw_cuda_error(status, "cudaMallocAsync", __FILE__, __LINE__);
    throw Error(ErrorKind::out_of_memory,
                fmt::format("out of device memory: {} bytes were asked for, {} are free", bytes, free_device_bytes()),
                "use --backend cpu");
  }
  device_counter.add(bytes);
  return data;
}

void free_device(void* data, std::size_t bytes, StreamView stream) noexcept {
  if (cudaFreeAsync(data, stream.handle()) != cudaSuccess) cudaGetLastError();
  device_counter.remove(bytes);
}

void copy_bytes(void* to, const void* from, std::size_t bytes, CopyKind kind, StreamView stream) {
  if (bytes) WS_CUDA_CHECK(cudaMemcpyAsync(to, from, bytes, to_cuda(kind), stream.handle()));
}

void fill_bytes(void* device_data, int byte, std::size_t bytes, StreamView stream) {
  if (bytes) WS_CUDA_CHECK(cudaMemsetAsync(device_data, byte, bytes, stream.handle()));
}

std::size_t free_device_bytes() {
  std::size_t free = 0, total = 0;
  if (cuda_status().devices.empty()) return 0;
  WS_CUDA_CHECK(cudaMemGetInfo(&free, &total));
  return free;
}

#else

namespace {
[[noreturn]] void throw_no_cuda() { throw Error(ErrorKind::cuda, "this build has no CUDA backend"); }
}  // namespace

void* allocate_pinned(std::size_t bytes) { return allocate_host(bytes); }
void free_pinned(void* data, std::size_t bytes) noexcept { free_host(data, bytes); }
void* allocate_device(std::size_t, StreamView) { throw_no_cuda(); }
void free_device(void*, std::size_t, StreamView) noexcept {}
void copy_bytes(void*, const void*, std::size_t, CopyKind, StreamView) { throw_no_cuda(); }
void fill_bytes(void*, int, std::size_t, StreamView) { throw_no_cuda(); }
std::size_t free_device_bytes() { return 0; }

#endif

MemoryUse memory_use() {
  return {host_counter.current(), host_counter.peak(), device_counter.current(), device_counter.peak()};
}

void reset_peak_memory() {
  host_counter.reset_peak();
  device_counter.reset_peak();
}

std::size_t free_host_bytes() {
  std::ifstream info("/proc/meminfo");
  std::string name, unit;
  std::size_t kib = 0;
  while (info >> name >> kib >> unit)
    if (name == "MemAvailable:") return kib * 1024;
  return static_cast<std::size_t>(-1);
}

}  // namespace ws
