// What a user should know of the parameters that were given: which have no effect, and what was made of the others.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/backend.h"
#include "compute/core/schema.h"

#include <string>
#include <vector>

namespace ws::filter {

/// One sentence each: parameters that were changed although nothing of the run depends on them, a Gaussian whose ends are cut
/// off, and a value that is not taken as it is. `given` is a set of Parameters.
[[nodiscard]] std::vector<std::string> remarks_on(const ParameterSet& given, Backend backend);

}  // namespace ws::filter
