// SPDX-License-Identifier: MIT
#include "compute/core/backend.h"

#include "compute/core/error.h"
#if WS_HAS_CUDA
#include "compute/core/cuda_check.h"
#endif

#include <fmt/format.h>

namespace ws {

std::string_view to_string(Backend backend) { return backend == Backend::cpu ? "cpu" : "cuda"; }

#if WS_HAS_CUDA

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
  int driver = 0, runtime = 0, count = 0;
  if (cudaRuntimeGetVersion(&runtime) == cudaSuccess) status.runtime_version = version_text(runtime);
  if (cudaDriverGetVersion(&driver) == cudaSuccess && driver > 0) status.driver_version = version_text(driver);
  const cudaError_t found = cudaGetDeviceCount(&count);
  cudaGetLastError();
  if (driver == 0) {
    status.reason = "no NVIDIA driver";
  } else if (found != cudaSuccess) {
    status.reason = cuda_error_text(found);
  } else if (count == 0) {
    status.reason = "no NVIDIA GPU found";
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

#else

namespace {
CudaStatus find_devices() {
  CudaStatus status;
  status.reason = "this build has no CUDA backend";
  return status;
}
}  // namespace

#endif

const CudaStatus& cuda_status() {
  static const CudaStatus status = find_devices();
  return status;
}

Backend choose_backend(std::string_view name) {
  const bool device_works = !cuda_status().devices.empty();
  if (name.empty() || name == "auto") return device_works ? Backend::cuda : Backend::cpu;
  if (name == "cpu") return Backend::cpu;
  if (name != "cuda")
    throw Error(ErrorKind::invalid_argument, fmt::format("--backend takes one of auto, cpu, cuda, not \"{}\"", name));
  if (!device_works)
    throw Error(ErrorKind::cuda, fmt::format("the CUDA backend cannot be used: {}", cuda_status().reason),
                "--backend cpu or auto works without a GPU");
  return Backend::cuda;
}

std::string device_name(Backend backend) {
  return backend == Backend::cuda && !cuda_status().devices.empty() ? cuda_status().devices.front().name : cpu_name();
}

}  // namespace ws
