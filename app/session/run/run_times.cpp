// SPDX-License-Identifier: MIT
#include "app/session/run/run_times.h"

#include "app/session/document/history.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"

namespace ws::app {

namespace {

constexpr std::size_t kept_runs = 40;

}  // namespace

void RunTimes::add(const ParameterSet& parameters, const std::string& device, double ms) {
  std::vector<std::string> changes = changed_values(last_parameters_, parameters);
  if (!runs_.empty() && device != last_device_) changes.push_back(told("on {}", device));
  const std::string change = runs_.empty() ? said("first") : changes.empty() ? said("again") : joined_text(changes, ", ");
  runs_.push_back({change, ms});
  if (runs_.size() > kept_runs) runs_.erase(runs_.begin());
  last_parameters_ = parameters;
  last_device_ = device;
}

Plot RunTimes::plot() const {
  PlotSeries times{said("time"), PlotStyle::bars, {}, {}};
  std::vector<std::string> changes;
  for (const Run& run : runs_) {
    times.x.push_back(static_cast<double>(changes.size()));
    times.y.push_back(run.ms);
    changes.push_back(run.change);
  }
  return {"run_times", said("Runs and what was changed before"), "", "ms", false, false, {times}, {}, changes};
}

}  // namespace ws::app
