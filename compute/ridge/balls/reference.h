// The definition in its own words, on one thread: the oracle of the tests, also there to be watched and timed.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/balls/engine.h"

#include <memory>

namespace ws::ridge {

/// Shares no phase with the fast engines; only painting is borrowed from the CPU engine.
template <class T>
[[nodiscard]] std::unique_ptr<Engine> make_reference_engine(const PointSet& points, const RunContext& context);

extern template std::unique_ptr<Engine> make_reference_engine<float>(const PointSet&, const RunContext&);
extern template std::unique_ptr<Engine> make_reference_engine<double>(const PointSet&, const RunContext&);

}  // namespace ws::ridge
