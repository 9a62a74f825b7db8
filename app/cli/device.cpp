// One CUDA device by its number: CUDA itself hides the others. A choice per thread (cudaSetDevice) would have to be made anew
// in every thread that CUDA is used from.
// SPDX-License-Identifier: MIT
#include "app/cli/device.h"

#include "compute/core/device/backend.h"

#include <fmt/format.h>

#include <cstdlib>
#include <string>

namespace ws::app {

namespace {

constexpr const char* variable = "CUDA_VISIBLE_DEVICES";

/// The device as the variable names it: where it is set already, numbers count in its list.
std::string name_in_variable(int number) {
  const char* set = std::getenv(variable);
  if (!set || !*set) return std::to_string(number);
  std::string rest = set;
  for (int i = 0; i < number; ++i) {
    const std::size_t comma = rest.find(',');
    if (comma == std::string::npos) return "-1";  // none
    rest.erase(0, comma + 1);
  }
  return rest.substr(0, rest.find(','));
}

}  // namespace

Backend backend_of(const ComputeOptions& options) {
  if (!options.device) return choose_backend(options.backend);
  if (options.backend == "cpu") throw UsageError{"--device names a CUDA device; with --backend cpu it has no meaning"};
  setenv(variable, name_in_variable(*options.device).c_str(), 1);
  if (cuda_status().devices.empty())
    throw Error(
        ErrorKind::cuda,
        fmt::format("there is no CUDA device {} (asked for it alone, CUDA says: {})", *options.device, cuda_status().reason),
        "warpscope diagnostics lists the devices with their numbers");
  return choose_backend("cuda");
}

}  // namespace ws::app
