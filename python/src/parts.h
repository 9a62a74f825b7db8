// Data in parts on several machines: parts that answer, and runs that ask whatever Python has to reach them.
// SPDX-License-Identifier: MIT
#pragma once

#include <nanobind/nanobind.h>

namespace ws::python {

/// The class `Part`, and the function `run_divided`.
void bind_parts(nanobind::module_& module);

}  // namespace ws::python
