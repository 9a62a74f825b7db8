// What a user should know of the parameters that were given, beside what the conditions of the schema say: which have no effect
// on this backend, and what was made of others.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/backend.h"
#include "compute/core/schema/schema.h"

#include <string>
#include <vector>

namespace ws::filter {

/// A sentence for each parameter that was changed although nothing of the run depends on it, for a Gaussian whose ends are cut
/// off, and for a value that is not taken as it is. `given` is a set of Parameters.
[[nodiscard]] std::vector<std::string> remarks_on(const ParameterSet& given, Backend backend);

}  // namespace ws::filter
