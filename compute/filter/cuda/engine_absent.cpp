// A build without CUDA has no engine of the device.
// SPDX-License-Identifier: MIT
#include "compute/core/device/absent.h"
#include "compute/filter/convolve/sequence.h"
#include "compute/filter/engine.h"

namespace ws::filter {

std::unique_ptr<Engine> make_cuda_engine() { throw_cuda_is_absent(); }

SequenceTiming time_sequence(const std::vector<Image>&, int, const SeparableFilter&, Border, std::vector<Image>&, RunContext&) {
  throw_cuda_is_absent();
}

}  // namespace ws::filter
