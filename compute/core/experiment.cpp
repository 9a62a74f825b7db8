// SPDX-License-Identifier: MIT
#include "compute/core/experiment.h"

namespace ws {

Outcome Experiment::run(const Inputs& inputs, const ParameterSet& parameters, RunContext& context) const {
  try {
    return {compute(inputs, parameters, context)};
  } catch (const Cancelled&) {
    return {};
  }
}

}  // namespace ws
