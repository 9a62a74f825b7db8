// Long work for Python: without its lock, with its signals heard and its progress told.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/progress.h"

#include <functional>
#include <stop_token>

#include <nanobind/nanobind.h>

namespace ws::python {

namespace nb = nanobind;

using Work = std::function<void(const std::stop_token&, Progress*)>;

/// Does `work` with Python's lock released, and throws what it throws. Called on Python's main thread, the work is done beside
/// it, while that hears signals every 20 ms: what a signal's handler raises (KeyboardInterrupt) requests the work's stop, is
/// waited for, and raised. So is what `tell` raises, which is called with (fraction, what) every 100 ms unless it is None; the
/// fraction is negative while the end cannot be foreseen. On other threads, which get no signals, the work is done on the
/// thread itself unless there is something to tell.
void work_without_lock(const Work& work, const nb::object& tell);

}  // namespace ws::python
