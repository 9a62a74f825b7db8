// The device layer of a build without CUDA: there is no device, and what would need one throws.
// SPDX-License-Identifier: MIT
#include "compute/core/device/absent.h"
#include "compute/core/device/backend.h"
#include "compute/core/device/current_device.h"
#include "compute/core/device/event.h"
#include "compute/core/device/memory.h"
#include "compute/core/device/profiler.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

namespace ws {

void throw_cuda_is_absent() {
  throw Error(ErrorKind::cuda, said("this build has no CUDA backend"), said("choose --backend cpu"));
}

const CudaStatus& cuda_status() {
  static const CudaStatus status{false, {}, phrase("this build has no CUDA backend"), {}, {}};
  return status;
}

void use_device(int) { throw_cuda_is_absent(); }
int current_device() { throw_cuda_is_absent(); }
OnDevice::~OnDevice() = default;
int device_of_address(const void*) { throw_cuda_is_absent(); }
void try_wait_for_device(int) noexcept {}

void StreamView::synchronize() const {}
void StreamView::try_synchronize() const noexcept {}
bool StreamView::is_done() const { return true; }
void StreamView::wait_for(const DeviceEvent&) const { throw_cuda_is_absent(); }
void StreamView::try_wait_for(const DeviceEvent&) const noexcept {}

Stream::Stream() { throw_cuda_is_absent(); }
Stream::~Stream() = default;

DeviceEvent::DeviceEvent(Clock) { throw_cuda_is_absent(); }
DeviceEvent::~DeviceEvent() = default;
void DeviceEvent::record(StreamView) { throw_cuda_is_absent(); }
void DeviceEvent::wait() const { throw_cuda_is_absent(); }
void DeviceEvent::try_wait() const noexcept {}
double elapsed_ms(const DeviceEvent&, const DeviceEvent&) { throw_cuda_is_absent(); }

void* allocate_pinned(std::size_t bytes) { return allocate_host(bytes); }
void free_pinned(void* data, std::size_t bytes) noexcept { free_host(data, bytes); }
void* allocate_device(std::size_t, StreamView) { throw_cuda_is_absent(); }
void free_device(void*, std::size_t, StreamView) noexcept {}
void copy_bytes(void*, const void*, std::size_t, CopyKind, StreamView) { throw_cuda_is_absent(); }
void fill_bytes(void*, int, std::size_t, StreamView) { throw_cuda_is_absent(); }
void release_unused_device_memory() {}
std::size_t free_device_bytes() { return 0; }

ProfilerRange::ProfilerRange(std::string_view) {}
ProfilerRange::~ProfilerRange() = default;

}  // namespace ws
