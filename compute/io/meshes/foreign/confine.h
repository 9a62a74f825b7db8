// What a process that reads a stranger's file gives away before it does.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/io/meshes/foreign/foreign_mesh.h"

#include <filesystem>

namespace ws::io {

/// From now on, for this process: it dies with the one that started it; beyond the limits it is ended or gets no memory; it
/// writes no file and no core; where the kernel has Landlock, it opens nothing but what lies beneath the folder of `path`;
/// where it has seccomp, it opens files for reading alone and has no sockets, threads or programs of its own. Kernels and
/// containers that lack the last two are left without. No thread may have been started before.
void confine(const std::filesystem::path& path, const ForeignLimits& limits);

}  // namespace ws::io
