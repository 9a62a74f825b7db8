// SPDX-License-Identifier: MIT
#include "compute/filter/engine.h"

#include "compute/core/error.h"

namespace ws::filter {

std::shared_ptr<const Engine> engine_for(Backend backend) {
  if (backend == Backend::cpu) {
    static const std::shared_ptr<const Engine> cpu = make_cpu_engine();
    return cpu;
  }
#if WS_HAS_CUDA
  static const std::shared_ptr<const Engine> cuda = make_cuda_engine();
  return cuda;
#else
  throw Error(ErrorKind::cuda, "this build has no CUDA backend", "choose --backend cpu");
#endif
}

}  // namespace ws::filter
