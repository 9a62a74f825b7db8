// SPDX-License-Identifier: MIT
#include "compute/core/device/backend.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

namespace ws {

std::string_view to_string(Backend backend) { return backend == Backend::cpu ? "cpu" : "cuda"; }

Backend choose_backend(std::string_view name) {
  const bool device_works = !cuda_status().devices.empty();
  if (name.empty() || name == "auto") return device_works ? Backend::cuda : Backend::cpu;
  if (name == "cpu") return Backend::cpu;
  if (name != "cuda")
    throw Error(ErrorKind::invalid_argument, told("--backend takes one of auto, cpu, cuda, not \"{}\"", name));
  if (!device_works)
    throw Error(ErrorKind::cuda, told("the CUDA backend cannot be used: {}", said(cuda_status().reason.c_str())),
                said("--backend cpu or auto works without a GPU"));
  return Backend::cuda;
}

std::string device_name(Backend backend) {
  return backend == Backend::cuda && !cuda_status().devices.empty() ? cuda_status().devices.front().name : cpu_name();
}

}  // namespace ws
