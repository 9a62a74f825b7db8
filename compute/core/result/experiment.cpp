// SPDX-License-Identifier: MIT
#include "compute/core/result/experiment.h"

#include "compute/core/result/bench.h"
#include "compute/core/schema/effect.h"
#include "compute/core/words/told.h"

#include <utility>

namespace ws {

std::vector<Array> Result::arrays(RunContext&) const { return {}; }

std::vector<std::uint32_t> Presentation::element_names(std::string_view, const Request&, RunContext&) { return {}; }
std::vector<std::uint64_t> Presentation::step_fingerprints(const ParameterSet&, RunContext&) { return {}; }
Pick Presentation::picked(const Pick& shown, const Request&, RunContext&) { return shown; }
std::optional<PickedPlace> Presentation::where_is(const Pick&, const Request&, RunContext&) { return {}; }

const InputSpec& main_input(const ExperimentInfo& info) {
  for (const InputSpec& spec : info.inputs)
    if (spec.required) return spec;
  throw Error(ErrorKind::internal, info.id + " has no required input");
}

std::string why_no_seed(const ExperimentInfo& info, const ParameterSet& parameters) {
  return info.seed_applies_when ? why_not(parameters, *info.seed_applies_when)
                                : said("nothing in these runs is drawn at random");
}

std::string meaning_of_plot(const ExperimentInfo& info, std::string_view id) {
  const PlotWords* best = nullptr;
  for (const PlotWords& words : info.plots) {
    const bool fits =
        words.id.ends_with('*') ? id.starts_with(std::string_view(words.id).substr(0, words.id.size() - 1)) : id == words.id;
    if (fits && (!best || words.id.size() > best->id.size())) best = &words;
  }
  return best ? best->meaning : std::string();
}

Error advised(const Error& error, InputKind kind) {
  if (error.kind() != ErrorKind::out_of_memory) return error;
  const std::string remedy = said(data_kind(kind).remedy);
  return {error.kind(), error.what(), error.hint().empty() ? remedy : told("{}, or {}", error.hint(), remedy)};
}

std::shared_ptr<const OwnData> Experiment::read_own(const InputSpec& spec, const std::filesystem::path&,
                                                    const std::stop_token&) const {
  throw Error(ErrorKind::internal, info().id + " cannot read its input " + spec.role);
}

BenchTable Experiment::benches() const { return {}; }

Outcome Experiment::run(const Inputs& inputs, const ParameterSet& parameters, RunContext& context) const {
  for (std::string& line : lines_without_effect(parameters)) context.metrics.warn(std::move(line));
  try {
    return {compute(inputs, parameters, context)};
  } catch (const Cancelled&) {
    return {};
  } catch (const Error& error) {
    throw advised(error, main_input(info()).kind);
  }
}

}  // namespace ws
