// What calls the CUDA runtime from host code, but for what staging.cpp asks of a pointer: devices, streams, events, memory, and
// names for profilers. Builds without CUDA have runtime_absent.cpp instead.
// SPDX-License-Identifier: MIT
#include "compute/core/device/backend.h"
#include "compute/core/device/cuda_check.h"
#include "compute/core/device/current_device.h"
#include "compute/core/device/event.h"
#include "compute/core/device/memory.h"
#include "compute/core/device/memory_counter.h"
#include "compute/core/device/profiler.h"
#include "compute/core/words/told.h"

#include <fmt/format.h>
#include <nvtx3/nvToolsExt.h>

#include <cstdint>
#include <mutex>
#include <string>

namespace ws {

void detail::throw_cuda_error(cudaError_t status, const char* what, const char* file, int line) {
  clear_cuda_error();
  const std::string place = fmt::format("{} at {}:{}", what, file, line);
  if (status == cudaErrorMemoryAllocation)
    throw Error(ErrorKind::out_of_memory, told("out of device memory: {} in {}", cuda_error_text(status), place),
                said("use --backend cpu"));
  throw Error(ErrorKind::cuda, told("CUDA failed: {} in {}", cuda_error_text(status), place));
}

using detail::host_counter, detail::device_counter;

namespace {

std::string version_text(int version) { return fmt::format("{}.{}", version / 1000, version % 1000 / 10); }

CudaDevice describe_device(int ordinal) {
  cudaDeviceProp properties{};
  WS_CUDA_CHECK(cudaGetDeviceProperties(&properties, ordinal));
  int timeout = 0;
  WS_CUDA_CHECK(cudaDeviceGetAttribute(&timeout, cudaDevAttrKernelExecTimeout, ordinal));
  return {ordinal,
          properties.name,
          fmt::format("{}.{}", properties.major, properties.minor),
          properties.totalGlobalMem,
          properties.multiProcessorCount,
          timeout != 0};
}

CudaStatus find_devices() {
  CudaStatus status;
  status.is_compiled_in = true;
  int driver = 0, runtime = 0, count = 0;
  if (cudaRuntimeGetVersion(&runtime) == cudaSuccess) status.runtime_version = version_text(runtime);
  if (cudaDriverGetVersion(&driver) == cudaSuccess && driver > 0) status.driver_version = version_text(driver);
  const cudaError_t found = cudaGetDeviceCount(&count);
  (void)cuda_try(found);
  if (driver == 0) {
    status.reason = phrase("no NVIDIA driver");
  } else if (found != cudaSuccess) {
    status.reason = cuda_error_text(found);
  } else if (count == 0) {
    status.reason = phrase("no NVIDIA GPU found");
  }
  if (found != cudaSuccess) return status;
  try {
    for (int i = 0; i < count; ++i) status.devices.push_back(describe_device(i));
  } catch (const Error& e) {
    status.devices.clear();
    status.reason = e.what();
  }
  return status;
}

}  // namespace

const CudaStatus& cuda_status() {
  static const CudaStatus status = find_devices();
  return status;
}

void use_device(int ordinal) { WS_CUDA_CHECK(cudaSetDevice(ordinal)); }

int current_device() {
  int ordinal = 0;
  WS_CUDA_CHECK(cudaGetDevice(&ordinal));
  return ordinal;
}

OnDevice::~OnDevice() { (void)cuda_try(cudaSetDevice(before_)); }

int device_of_address(const void* address) {
  cudaPointerAttributes attributes{};
  const bool is_known = cuda_try(cudaPointerGetAttributes(&attributes, address));
  if (!is_known || (attributes.type != cudaMemoryTypeDevice && attributes.type != cudaMemoryTypeManaged))
    throw Error(ErrorKind::invalid_argument, "the address does not lie in a CUDA device's memory");
  return attributes.device;
}

void try_wait_for_device(int ordinal) noexcept {
  int before = 0;
  if (!cuda_try(cudaGetDevice(&before)) || !cuda_try(cudaSetDevice(ordinal))) return;
  (void)cuda_try(cudaDeviceSynchronize());
  (void)cuda_try(cudaSetDevice(before));
}

void StreamView::synchronize() const { WS_CUDA_CHECK(cudaStreamSynchronize(handle_)); }
void StreamView::try_synchronize() const noexcept { (void)cuda_try(cudaStreamSynchronize(handle_)); }

bool StreamView::is_done() const {
  const cudaError_t status = cudaStreamQuery(handle_);
  if (cuda_try(status)) return true;
  if (status == cudaErrorNotReady) return false;
  detail::throw_cuda_error(status, "cudaStreamQuery", __FILE__, __LINE__);
}

void StreamView::wait_for(const DeviceEvent& event) const { WS_CUDA_CHECK(cudaStreamWaitEvent(handle_, event.handle())); }
void StreamView::try_wait_for(const DeviceEvent& event) const noexcept {
  (void)cuda_try(cudaStreamWaitEvent(handle_, event.handle()));
}

Stream::Stream() { WS_CUDA_CHECK(cudaStreamCreateWithFlags(&handle_, cudaStreamNonBlocking)); }
Stream::~Stream() {
  if (handle_) (void)cuda_try(cudaStreamDestroy(handle_));
}

DeviceEvent::DeviceEvent(Clock clock) {
  WS_CUDA_CHECK(cudaEventCreateWithFlags(&handle_, clock == Clock::present ? cudaEventDefault : cudaEventDisableTiming));
}
DeviceEvent::~DeviceEvent() {
  if (handle_) (void)cuda_try(cudaEventDestroy(handle_));
}
void DeviceEvent::record(StreamView stream) { WS_CUDA_CHECK(cudaEventRecord(handle_, stream.handle())); }
void DeviceEvent::wait() const { WS_CUDA_CHECK(cudaEventSynchronize(handle_)); }
void DeviceEvent::try_wait() const noexcept { (void)cuda_try(cudaEventSynchronize(handle_)); }

double elapsed_ms(const DeviceEvent& begin, const DeviceEvent& end) {
  float ms = 0;
  WS_CUDA_CHECK(cudaEventElapsedTime(&ms, begin.handle(), end.handle()));
  return ms;
}

namespace {

/// The current device's, from which all its memory comes.
cudaMemPool_t memory_pool() {
  cudaMemPool_t pool = nullptr;
  WS_CUDA_CHECK(cudaDeviceGetDefaultMemPool(&pool, current_device()));
  return pool;
}

/// Freed memory stays in the pool: a slider's next run then allocates without a trip to the driver.
void keep_pool_memory() {
  static std::once_flag once;
  std::call_once(once, [] {
    std::uint64_t threshold = UINT64_MAX;
    WS_CUDA_CHECK(cudaMemPoolSetAttribute(memory_pool(), cudaMemPoolAttrReleaseThreshold, &threshold));
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
  if (const cudaError_t status = cudaMallocHost(&data, bytes); !cuda_try(status)) {
    if (status != cudaErrorMemoryAllocation) detail::throw_cuda_error(status, "cudaMallocHost", __FILE__, __LINE__);
    throw Error(ErrorKind::out_of_memory, told("out of page-locked memory: {} bytes were asked for", bytes),
                said("use --backend cpu"));
  }
  host_counter.add(bytes);
  return data;
}

void free_pinned(void* data, std::size_t bytes) noexcept {
  (void)cuda_try(cudaFreeHost(data));
  host_counter.remove(bytes);
}

void* allocate_device(std::size_t bytes, StreamView stream) {
  keep_pool_memory();
  void* data = nullptr;
  if (const cudaError_t status = cudaMallocAsync(&data, bytes, stream.handle()); !cuda_try(status)) {
    if (status != cudaErrorMemoryAllocation) detail::throw_cuda_error(status, "cudaMallocAsync", __FILE__, __LINE__);
    throw Error(ErrorKind::out_of_memory,
                told("out of device memory: {} bytes were asked for, {} are free", bytes, free_device_bytes()),
                said("use --backend cpu"));
  }
  device_counter.add(bytes);
  return data;
}

void free_device(void* data, std::size_t bytes, StreamView stream) noexcept {
  (void)cuda_try(cudaFreeAsync(data, stream.handle()));
  device_counter.remove(bytes);
}

void copy_bytes(void* to, const void* from, std::size_t bytes, CopyKind kind, StreamView stream) {
  if (bytes) WS_CUDA_CHECK(cudaMemcpyAsync(to, from, bytes, to_cuda(kind), stream.handle()));
}

void fill_bytes(void* device_data, int byte, std::size_t bytes, StreamView stream) {
  if (bytes) WS_CUDA_CHECK(cudaMemsetAsync(device_data, byte, bytes, stream.handle()));
}

void release_unused_device_memory() {
  if (cuda_status().devices.empty()) return;
  WS_CUDA_CHECK(cudaDeviceSynchronize());  // what was freed in the order of a stream is free when the stream has come to it
  WS_CUDA_CHECK(cudaMemPoolTrimTo(memory_pool(), 0));
}

std::size_t free_device_bytes() {
  std::size_t free = 0, total = 0;
  if (cuda_status().devices.empty()) return 0;
  WS_CUDA_CHECK(cudaMemGetInfo(&free, &total));
  return free;
}

ProfilerRange::ProfilerRange(std::string_view name) { nvtxRangePushA(std::string(name).c_str()); }
ProfilerRange::~ProfilerRange() { nvtxRangePop(); }

}  // namespace ws
