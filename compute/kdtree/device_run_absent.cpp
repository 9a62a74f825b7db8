// In a build without CUDA nothing runs on a device; nobody gets here, since there is no device to choose.
// SPDX-License-Identifier: MIT
#include "compute/core/error.h"
#include "compute/kdtree/device_run.h"

namespace ws::kdtree {

bool builds_on_device(const Parameters&) { return false; }

DeviceRun run_on_device(const std::vector<Triangle>&, const Parameters&, const Rules&, RunContext&) {
  throw Error(ErrorKind::internal, "this build has no CUDA");
}

std::shared_ptr<const Tree> run_thesis(const std::vector<Triangle>&, const Parameters&, const Rules&, RunContext&,
                                       ThesisReport&) {
  throw Error(ErrorKind::internal, "this build has no CUDA");
}

std::vector<Contestant> device_contestants(const Rules&, const Parameters&) { return {}; }
std::unique_ptr<StudyDevice> make_study_device(const Parameters&, RunContext&) { return nullptr; }

std::unique_ptr<Screen> make_device_screen(std::shared_ptr<const Tree>, const std::vector<Triangle>&) {
  throw Error(ErrorKind::internal, "this build has no CUDA");
}

}  // namespace ws::kdtree
