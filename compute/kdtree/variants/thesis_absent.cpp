// In a build without CUDA the thesis's pipeline is never chosen, since there is no device to choose.
// SPDX-License-Identifier: MIT
#include "compute/core/device/absent.h"
#include "compute/kdtree/variants/thesis.h"

namespace ws::kdtree {

Tree build_thesis(const Triangles&, const Rules&, const ThesisOptions&, RunContext&, ThesisReport*) { throw_cuda_is_absent(); }

std::vector<SwitchSample> measure_switch(const ThesisOptions&, RunContext&) { throw_cuda_is_absent(); }

}  // namespace ws::kdtree
