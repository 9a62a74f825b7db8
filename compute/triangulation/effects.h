// Which parameters have no effect on the backend of a run, beside what the conditions of the schema say: none that is given is
// ignored in silence.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/backend.h"
#include "compute/core/schema/schema.h"
#include "compute/triangulation/params.h"

#include <string>
#include <vector>

namespace ws::triangulation {

/// A sentence for each reason why parameters that differ from their defaults have no effect on this backend. `records_calls`:
/// the calls of searches are written down as steps, which one thread does.
[[nodiscard]] std::vector<std::string> ineffective(const ParameterSet& given, Backend backend, bool records_calls);

}  // namespace ws::triangulation
