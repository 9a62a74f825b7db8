// An engine whose phases are done in the ways of the thesis of 2016, where the parameters ask for them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/balls/engine.h"
#include "compute/ridge/variants/params.h"

#include <memory>

namespace ws::ridge {

/// `whole` itself where every parameter is the default. `whole` does what no parameter changes, and paints.
[[nodiscard]] std::shared_ptr<const Engine> with_variants(std::shared_ptr<const Engine> whole, const PointSet& points,
                                                          const VariantParameters& parameters, Precision precision,
                                                          RunContext& context);

}  // namespace ws::ridge
