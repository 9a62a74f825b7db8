// The runs of a sweep.
// SPDX-License-Identifier: MIT
#include "app/session/sweep/sweep.h"

#include "compute/core/run/error.h"
#include "compute/core/schema/effect.h"
#include "compute/core/words/choice_words.h"
#include "compute/core/words/told.h"
#include "compute/io/file_source.h"

#include <fmt/format.h>

#include <algorithm>
#include <new>

namespace ws::app {

namespace {

/// Of one combination: where and with what it is computed.
struct Setting {
  ParameterSet parameters;
  Backend backend;
  int thread_count;
  std::uint64_t seed;
};

Backend backend_named(const Value& value) { return choose_backend(std::get<std::string>(value)); }

Setting setting_of(const SweepPlan& plan, std::size_t number) {
  Setting setting{plan.parameters_of(number), plan.backend, plan.thread_count, plan.seed};
  const std::vector<std::size_t> places = plan.places(number);
  for (std::size_t i = 0; i < places.size(); ++i) {
    const Variation& variation = plan.variations[i];
    const Value& value = variation.values[places[i]];
    if (variation.what == Varied::backend) setting.backend = backend_named(value);
    if (variation.what == Varied::threads) setting.thread_count = static_cast<int>(std::get<std::int64_t>(value));
    if (variation.what == Varied::seed) setting.seed = static_cast<std::uint64_t>(std::get<std::int64_t>(value));
  }
  return setting;
}

RunContext context_of(const SweepPlan& plan, const Setting& setting, const std::stop_token& stop) {
  RunContext context;
  context.backend = setting.backend;
  context.thread_count = setting.thread_count;
  context.stop = stop;
  context.seed = setting.seed;
  context.memory_limit_bytes = plan.memory_limit_bytes;
  context.record_steps = false;
  context.purpose = Purpose::sweep;
  context.cache = plan.cache;
  return context;
}

/// Times of the repetitions, stage by stage. A stage that some repetition did not have took no time there.
struct Times {
  std::vector<double> compute_ms;
  std::vector<std::pair<std::string, std::vector<double>>> stages;

  void add(const Metrics& metrics) {
    compute_ms.push_back(metrics.compute_ms);
    for (const StageTime& stage : metrics.stages()) {
      auto found = std::find_if(stages.begin(), stages.end(), [&](const auto& one) { return one.first == stage.name; });
      if (found == stages.end()) found = stages.insert(found, {stage.name, {}});
      found->second.resize(compute_ms.size());
      found->second.back() = stage.ms;
    }
    for (auto& [name, ms] : stages) ms.resize(compute_ms.size());
  }
};

bool is_varied(const SweepPlan& plan, const std::string& name) {
  return std::any_of(plan.variations.begin(), plan.variations.end(),
                     [&](const Variation& variation) { return variation.what == Varied::parameter && variation.name == name; });
}

bool is_seed_varied(const SweepPlan& plan) {
  return std::any_of(plan.variations.begin(), plan.variations.end(),
                     [](const Variation& variation) { return variation.what == Varied::seed; });
}

/// But for what `lines_without_effect` tells of the whole sweep.
std::vector<std::string> warnings_of(const Metrics& metrics, const ParameterSet& parameters) {
  const std::vector<std::string> known = ws::lines_without_effect(parameters);
  std::vector<std::string> left;
  for (const std::string& warning : metrics.warnings())
    if (std::find(known.begin(), known.end(), warning) == known.end()) left.push_back(warning);
  return left;
}

void take_facts(SweepRow& row, const Result& result, RunContext& context) {
  for (const Property& property : result.summary(context)) row.summary.emplace_back(property.name, to_text(property.value));
  row.hash = result.hash(context);
}

void measure(SweepRow& row, const SweepPlan& plan, const Setting& setting, const std::stop_token& stop) {
  std::shared_ptr<const Result> result;
  Times times;
  for (int i = 0; i < plan.warm_up_count + plan.repeat_count; ++i) {
    result.reset();  // two at once would not be within the limit of memory
    RunContext context = context_of(plan, setting, stop);
    result = plan.experiment->run(plan.inputs, setting.parameters, context).result;
    if (!result) throw Cancelled{};
    if (i < plan.warm_up_count) continue;
    times.add(context.metrics);
    row.warnings = warnings_of(context.metrics, setting.parameters);
  }
  RunContext context = context_of(plan, setting, stop);
  take_facts(row, *result, context);
  row.compute_ms = spread_of(times.compute_ms);
  for (const auto& [name, ms] : times.stages) row.stages.emplace_back(name, spread_of(ms));
}

}  // namespace

std::size_t SweepPlan::size() const {
  std::size_t count = variations.empty() ? 0 : 1;
  for (const Variation& variation : variations) count *= variation.values.size();
  return count;
}

std::vector<std::size_t> SweepPlan::places(std::size_t number) const {
  std::vector<std::size_t> all(variations.size());
  for (std::size_t i = variations.size(); i-- > 0;) {
    all[i] = number % variations[i].values.size();
    number /= variations[i].values.size();
  }
  return all;
}

ParameterSet SweepPlan::parameters_of(std::size_t number) const {
  ParameterSet set = parameters;
  const std::vector<std::size_t> at = places(number);
  for (std::size_t i = 0; i < at.size(); ++i)
    if (variations[i].what == Varied::parameter) set_beyond_data(set, variations[i].name, variations[i].values[at[i]]);
  return set;
}

std::string SweepPlan::words_of(std::size_t number) const {
  std::string words;
  const std::vector<std::size_t> at = places(number);
  for (std::size_t i = 0; i < at.size(); ++i)
    words += fmt::format("{}{} {}", i > 0 ? ", " : "", said_parameter(variations[i].label, variations[i].name),
                         said_value_text(variations[i].values[at[i]]));
  return words;
}

void check_sweep(const SweepPlan& plan) {
  if (plan.variations.empty()) throw Error(ErrorKind::invalid_argument, said("a sweep needs something that is varied"));
  for (std::size_t i = 0; i < plan.variations.size(); ++i)
    for (std::size_t k = 0; k < i; ++k)
      if (plan.variations[i].name == plan.variations[k].name)
        throw Error(ErrorKind::invalid_argument, told("{} is varied twice", plan.variations[i].name));
  std::size_t count = 1;
  for (const Variation& variation : plan.variations) {
    count *= variation.values.size();
    if (count > most_sweep_runs)
      throw Error(ErrorKind::invalid_argument, told("a sweep has at most {} combinations", most_sweep_runs),
                  said("take fewer values"));
    if (variation.what == Varied::backend)
      for (const Value& value : variation.values) static_cast<void>(backend_named(value));
  }
}

std::vector<std::string> lines_without_effect(const SweepPlan& plan) {
  constexpr std::size_t most_looked_at = 1024;  // each takes a millisecond at most
  struct Idle {
    std::size_t count = 0;
    std::string reason;
  };
  std::vector<Idle> idle(plan.parameters.fields().size() + 1);  // the seed is behind the parameters
  const bool has_seed = plan.seed != SweepPlan{}.seed || is_seed_varied(plan);
  const auto take = [](Idle& one, const std::string& why) {
    if (why.empty()) return;
    ++one.count;
    if (one.reason.empty()) one.reason = why;
  };
  const std::size_t count = plan.size(), step = std::max<std::size_t>(1, count / most_looked_at);
  std::size_t looked_at = 0;
  for (std::size_t number = 0; number < count; number += step, ++looked_at) {
    const ParameterSet set = plan.parameters_of(number);
    for (std::size_t i = 0; i < set.fields().size(); ++i)
      if (const std::string& name = set.fields()[i].name; !set.is_default(name) || is_varied(plan, name))
        take(idle[i], why_not(set, name));
    if (has_seed) take(idle.back(), why_no_seed(plan.experiment->info(), set));
  }
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < idle.size(); ++i) {
    if (idle[i].count == 0) continue;
    const std::string name = i < plan.parameters.fields().size() ? plan.parameters.fields()[i].name : "seed";
    lines.push_back(idle[i].count == looked_at ? told("{} has no effect: {}", name, idle[i].reason)
                    : step > 1
                        ? told("{} has no effect in about {} of {} runs: {}", name, idle[i].count * step, count, idle[i].reason)
                        : told("{} has no effect in {} of {} runs: {}", name, idle[i].count, count, idle[i].reason));
  }
  return lines;
}

SweepRow run_combination(const SweepPlan& plan, std::size_t number, const std::stop_token& stop) {
  SweepRow row;
  row.number = number;
  const std::vector<std::size_t> places = plan.places(number);
  for (std::size_t i = 0; i < places.size(); ++i) row.varied.push_back(to_text(plan.variations[i].values[places[i]]));
  row.repeat_count = plan.repeat_count;
  const auto fail = [&](const std::string& why) {
    row.error = io::escaped(why);
    row.compute_ms.reset();
    row.stages.clear();
    row.summary.clear();
    row.hash.clear();
  };
  try {
    const Setting setting = setting_of(plan, number);
    row.backend = to_string(setting.backend);
    row.device = device_name(setting.backend);
    row.thread_count = setting.thread_count > 0 ? setting.thread_count : cpu_thread_count();
    measure(row, plan, setting, stop);
  } catch (const Error& error) {
    fail(error.full_text());
  } catch (const std::bad_alloc&) {
    fail(said("there is not enough memory"));
  } catch (const std::exception& error) {
    fail(told("internal error: {}", error.what()));
  }
  return row;
}

void run_sweep(const SweepPlan& plan, std::size_t first, const std::stop_token& stop, Progress* progress,
               const std::function<bool(SweepRow)>& take) {
  const std::size_t count = plan.size();
  const std::string what =
      told(count, "a sweep of {} runs", "a sweep of {} runs");  // always the same: the bar's rate is that of its time
  for (std::size_t number = first; number < count; ++number) {
    if (stop.stop_requested()) throw Cancelled{};
    if (progress) progress->report(static_cast<double>(number) / static_cast<double>(count), what);
    if (!take(run_combination(plan, number, stop))) return;
  }
}

}  // namespace ws::app
