// SPDX-License-Identifier: MIT
#include "compute/core/experiment.h"

namespace ws {

Pick Result::picked(const Pick& shown, std::size_t, const ParameterSet&) const { return shown; }

const InputSpec& main_input(const ExperimentInfo& info) {
  for (const InputSpec& spec : info.inputs)
    if (spec.required) return spec;
  throw Error(ErrorKind::internal, info.id + " has no required input");
}

const char* smaller_input(InputKind kind) {
  switch (kind) {
    case InputKind::image:
      return "use a smaller image";
    case InputKind::mesh:
      return "use fewer triangles";
    case InputKind::vectors:
      return "use fewer vectors";
    case InputKind::points:
    case InputKind::polylines:
    case InputKind::own:
      break;
  }
  return "use fewer points";
}

Error advised(const Error& error, InputKind kind) {
  if (error.kind() != ErrorKind::out_of_memory) return error;
  return {error.kind(), error.what(), (error.hint().empty() ? "" : error.hint() + ", or ") + smaller_input(kind)};
}

std::shared_ptr<const OwnData> Experiment::read_own(const InputSpec& spec, const std::filesystem::path&,
                                                    const std::stop_token&) const {
  throw Error(ErrorKind::internal, info().id + " cannot read its input " + spec.role);
}

Outcome Experiment::run(const Inputs& inputs, const ParameterSet& parameters, RunContext& context) const {
  try {
    return {compute(inputs, parameters, context)};
  } catch (const Cancelled&) {
    return {};
  } catch (const Error& error) {
    throw advised(error, main_input(info()).kind);
  }
}

}  // namespace ws
