// In a build without CUDA no device takes part in the studies.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/history/study_device.h"

namespace ws::kdtree {

std::vector<Contestant> device_contestants(const Rules&, const ThesisOptions&) { return {}; }
std::unique_ptr<StudyDevice> make_study_device(const ThesisOptions&, RunContext&) { return nullptr; }

}  // namespace ws::kdtree
