// Which parameters matter to which method: one table, so that none that is given is ignored in silence.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/backend.h"
#include "compute/core/schema.h"
#include "compute/triangulation/params.h"

#include <string>
#include <vector>

namespace ws::triangulation {

/// What to tell of parameters that were given, differ from their defaults and have no effect with this method on this backend:
/// a sentence each, which names the flag and the reason. `records_calls`: the calls of searches are written down as steps,
/// which one thread does.
[[nodiscard]] std::vector<std::string> ineffective(const ParameterSet& given, Backend backend, bool records_calls);

}  // namespace ws::triangulation
