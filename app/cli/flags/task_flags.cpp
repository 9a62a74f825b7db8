// SPDX-License-Identifier: MIT
#include "app/cli/flags/task_flags.h"

#include "app/cli/flags/parameter_flags.h"
#include "app/cli/parse_values.h"
#include "app/session/document/loading.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace ws::app {

namespace {

bool may_be_table(const InputSpec& spec) { return data_kind(spec.kind).is_table; }

/// A sample's parameters hold unless flags set them: they are put in before the flags are read.
std::string sample_in(const std::vector<std::string>& arguments) {
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i] == "--sample" && i + 1 < arguments.size()) return arguments[i + 1];
    if (arguments[i].starts_with("--sample=")) return arguments[i].substr(9);
  }
  return {};
}

void preset_sample(Task& task, const std::vector<std::string>& arguments) {
  const std::string id = sample_in(arguments);
  for (const Sample& sample : task.experiment->info().samples) {
    if (sample.id != id) continue;
    for (const auto& [name, text] : sample.parameters)
      (task.parameters.contains(name) ? task.parameters : task.view).set_text(name, text);
  }
}

/// "-" stays: standard input.
std::string absolute_path(const std::string& path) {
  if (path == "-") return path;
  return std::filesystem::absolute(path).lexically_normal().string();
}

}  // namespace

const std::vector<std::string>& backend_names() {
  static const std::vector<std::string> names{"auto", "cpu", "cuda"};
  return names;
}

void add_compute(CLI::App& app, ComputeOptions& options) {
  auto* backend = add_text(app, "--backend", "NAME", "Where to compute; auto: CUDA where a device works, else the CPU",
                           [&options](const std::string& name) { options.backend = name, options.is_chosen = true; })
                      ->check(one_of(backend_names()));
  const std::function<void()> take_cpu = [&options] { options.backend = "cpu", options.is_chosen = true; };
  app.add_flag_callback("--cpu", take_cpu, "The same as --backend cpu")->excludes(backend)->check(true_or_false);
  add_text(app, "--device", "N", "The CUDA device to compute on, by its number in diagnostics",
           [&options](const std::string& text) {
             constexpr std::uint64_t most = 1023;
             options.device = static_cast<int>(parse_whole("--device", text, 0, most));
           });
  add_text(app, "--threads", "N", "CPU threads; 0: all", [&options](const std::string& text) {
    options.has_threads = true;
    constexpr std::uint64_t most = 4096;
    options.thread_count = static_cast<int>(parse_whole("--threads", text, 0, most));
  });
  add_text(app, "--memory-limit", "BYTES", "Refuse runs that would need more; K, M, G may follow the number",
           [&options](const std::string& text) {
             options.has_memory_limit = true;
             options.memory_limit_bytes = parse_bytes("--memory-limit", text);
           });
}

void add_config(CLI::App& app, ConfigRequest& request) {
  app.add_option("--config", request.file, "A file of settings that holds over the user's")->type_name("JSON");
  app.add_option("--set", request.assignments, "A setting for this run, such as threads=4; may be repeated")
      ->type_name("NAME=VALUE")
      ->allow_extra_args(false);
}

void add_inputs(CLI::App& app, const ExperimentInfo& info, InputFlags& flags) {
  for (const InputSpec& spec : info.inputs) {
    const std::string names = spec.alias.empty() ? spec.flag : spec.flag + "," + spec.alias;
    auto* option = app.add_option(names, flags.paths[spec.role], spec.help)->type_name("FILE|-")->group("Inputs");
    if (&spec != truth_input(info)) continue;
    option->expected(0, 1)->description(spec.help + "; without a file: the one that generate wrote beside the data");
    flags.truth = option;
  }
  std::vector<std::string> samples;
  for (const Sample& sample : info.samples) samples.push_back(sample.id);
  app.add_option("--sample", flags.sample, "A generated data set with its parameters, instead of a file")
      ->check(one_of(samples))
      ->group("Inputs");
  if (std::none_of(info.inputs.begin(), info.inputs.end(), may_be_table)) return;
  add_text(app, "--columns", "A,B,...", "Columns of a text file to read as coordinates, by header name or number from 0",
           [&flags](const std::string& text) { flags.columns = parse_list("--columns", text); })
      ->group("Inputs");
  app.add_flag("--drop-invalid", flags.drop_invalid, "Drop points with NaN or infinite coordinates instead of refusing them")
      ->check(true_or_false)
      ->group("Inputs");
  add_text(app, "--every", "K", "Take only every K-th point, where all are too many", [&flags](const std::string& text) {
    constexpr std::uint64_t most = 1'000'000'000;
    flags.every = parse_whole("--every", text, 1, most);
  })->group("Inputs");
}

std::vector<StateInput> sources_of(const ExperimentInfo& info, const InputFlags& flags) {
  std::vector<StateInput> sources;
  const InputSpec& main = main_input(info);
  const bool reads_a_table = std::any_of(info.inputs.begin(), info.inputs.end(), [&](const InputSpec& spec) {
    return may_be_table(spec) && !flags.paths.at(spec.role).empty();
  });
  if (!flags.sample.empty() && !reads_a_table && (!flags.columns.empty() || flags.drop_invalid))
    throw UsageError{fmt::format("{} is for files; --sample {} has none",
                                 flags.columns.empty() ? "--drop-invalid" : "--columns", flags.sample)};
  for (const InputSpec& spec : info.inputs) {
    StateInput source;
    source.role = spec.role;
    std::string path = flags.paths.at(spec.role);
    const bool is_main = spec.role == main.role, is_sample = is_main && !flags.sample.empty();
    if (is_sample && !path.empty()) throw UsageError{fmt::format("{} and --sample exclude each other", spec.flag)};
    if (!is_main && flags.sample.empty() && flags.truth_lies_beside(path)) path = truth_path(flags.paths.at(main.role));
    if (!is_sample && path.empty()) {
      if (spec.required) throw UsageError{fmt::format("{} takes a file ({}); or use --sample", spec.flag, spec.help)};
      continue;
    }
    if (is_sample) {
      source.generator = find_sample(info, flags.sample).generator;
    } else {
      source.path = absolute_path(path);
    }
    if (may_be_table(spec)) {
      source.columns = flags.columns;
      source.drop_invalid = flags.drop_invalid;
      source.every = flags.every;
    }
    sources.push_back(std::move(source));
  }
  return sources;
}

void begin_task(Task& task, const Experiment& experiment, const std::vector<std::string>& arguments) {
  task.experiment = &experiment;
  task.parameters = experiment.parameters();
  task.view = experiment.view_parameters();
  preset_sample(task, arguments);
}

void add_report(CLI::App& app, std::string& target) {
  app.add_option("--report", target, "Write a JSON report; - for standard output, which then holds nothing else")
      ->type_name("FILE|-");
}

void add_verbose(CLI::App& app, bool& verbose) {
  app.add_flag("--verbose", verbose,
               "Say on stderr which devices there are, what each stage and operation took and how kernels were launched")
      ->check(true_or_false);
}

void add_seed(CLI::App& app, std::uint64_t& seed) {
  add_text(app, "--seed", "N", "Of the run's random choices",
           [&seed](const std::string& text) { seed = parse_whole("--seed", text); });
}

}  // namespace ws::app
