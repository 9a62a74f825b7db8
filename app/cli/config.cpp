// SPDX-License-Identifier: MIT
#include "app/cli/config.h"

#include "app/cli/work.h"
#include "compute/core/run/error.h"

#include <fmt/format.h>

#include <cstdio>

namespace ws::app {

namespace {

constexpr std::size_t mebibyte = 1 << 20;

/// Notes the setting where it is not the built-in one.
void note(ComputeOptions& options, const Settings& settings, const std::string& name) {
  const Origin origin = settings.origin(name);
  if (origin.layer != Layer::built_in) options.taken.push_back({name, to_text(settings.table().get(name)), origin.text()});
}

}  // namespace

std::shared_ptr<Settings> load_settings(const ConfigRequest& request) {
  try {
    auto settings = std::make_shared<Settings>(config_places(), request);
    for (const std::string& problem : settings->problems()) warn(problem);
    return settings;
  } catch (const Error& error) {
    if (error.kind() == ErrorKind::invalid_argument) throw UsageError{error.full_text()};
    throw;
  }
}

void take_settings(ComputeOptions& options, const Settings& settings) {
  const SettingValues values = settings.values();
  if (!options.is_chosen && !options.device) {
    options.backend = choice_name(values.backend);
    note(options, settings, "backend");
  }
  if (!options.has_threads) {
    options.thread_count = static_cast<int>(values.threads);
    note(options, settings, "threads");
  }
  if (!options.has_memory_limit) {
    if (values.memory_limit > 0) options.memory_limit_bytes = static_cast<std::size_t>(values.memory_limit) * mebibyte;
    note(options, settings, "memory_limit");
  }
}

void take_settings(ComputeOptions& options) { take_settings(options, *load_settings(options.config)); }

int print_config(const ConfigRequest& request, bool defaults) {
  const std::string text = defaults ? Settings::print_defaults() : load_settings(request)->print();
  std::fputs(text.c_str(), stdout);
  return exit_done;
}

}  // namespace ws::app
