// Loading and running a task.
// SPDX-License-Identifier: MIT
#include "app/cli/work.h"

#include "compute/core/device/memory.h"
#include "compute/core/run/process_memory.h"
#include "compute/io/file_source.h"
#include "compute/io/files.h"
#include "compute/io/streams.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <list>
#include <utility>
#include <vector>

namespace ws::app {

namespace fs = std::filesystem;

namespace {

/// Streams among the inputs, each read to its end; the inputs then name what is held.
std::list<io::HeldStream> hold_streams(Task& task, const std::stop_token& stop) {
  std::list<io::HeldStream> streams;
  for (StateInput& source : task.sources) {
    if (source.path.empty() || !io::is_stream(source.path)) continue;
    source.path = streams.emplace_back(source.path, task.compute.memory_limit_bytes, stop).path().string();
  }
  return streams;
}

}  // namespace

Report load_task(Task& task, const Interrupt& interrupt) {
  reset_peak_memory();
  reset_peak_process_memory();
  const Stopwatch watch;
  Report report;
  report.experiment = task.experiment;
  report.settings = task.compute.taken;
  report.means = {task.compute.thread_count, task.compute.memory_limit_bytes, report.cache.get()};
  Progress progress;
  const ProgressBar bar(progress);
  const auto streams = hold_streams(task, interrupt.token());
  LoadRequest request{task.experiment, task.sources, {}, false, task.compute.thread_count, task.compute.memory_limit_bytes};
  report.loaded = load_inputs(request, interrupt.token(), &progress);
  report.load_ms = watch.ms();
  for (const Message& message : report.loaded.messages)
    if (message.severity == Severity::warning)
      warn(message.hint.empty() ? message.text : message.text + " (" + message.hint + ")");
  task.experiment->adapt(report.loaded.inputs, task.parameters, task.view, interrupt.token());
  report.parameters = task.parameters;
  interrupt.check();
  return report;
}

void run_task(const Task& task, Report& report, bool record_steps, const Interrupt& interrupt) {
  Progress progress;
  RunContext context;
  context.backend = choose_backend(task.compute.device ? "cuda" : task.compute.backend);
  context.thread_count = task.compute.thread_count;
  context.stop = interrupt.token();
  context.progress = &progress;
  context.seed = task.compute.seed;
  context.memory_limit_bytes = task.compute.memory_limit_bytes;
  context.record_steps = record_steps;
  context.cache = report.cache.get();
  {
    const ProgressBar bar(progress);
    report.result = task.experiment->run(report.loaded.inputs, task.parameters, context).result;
  }
  if (!report.result) throw Cancelled{};
  if (task.compute.seed != ComputeOptions::default_seed)
    if (const std::string why = why_no_seed(task.experiment->info(), task.parameters); !why.empty())
      context.metrics.warn(fmt::format("--seed {} has no effect: {}", task.compute.seed, why));
  report.parameters = report.result->parameters();  // automatic values filled in
  const MemoryUse use = memory_use();
  report.record = {std::move(context.metrics),   context.backend,
                   device_name(context.backend), std::max(use.peak_host_bytes, peak_process_bytes()),
                   use.peak_device_bytes,        false};
}

void check_writable(const std::string& path) {
  if (path.empty() || path == "-") return;
  try {
    io::check_writable(path);
  } catch (const Error& error) {
    throw Error(error.kind(), error.what(), "nothing was computed or written");
  }
}

void check_outputs(const Task& task, const std::vector<std::string>& outputs, const std::string& reference,
                   const std::string& state) {
  std::vector<std::pair<std::string, const char*>> taken{{reference, "it is the picture to compare with"},
                                                         {state, "it is the state to draw"}};
  for (const StateInput& source : task.sources) taken.emplace_back(source.path, "it is an input");
  for (const std::string& path : outputs) {
    check_writable(path);
    std::error_code failed;
    if (path.empty() || path == "-" || (fs::exists(path, failed) && !fs::is_regular_file(path, failed))) continue;
    for (const auto& [other, why] : taken)
      if (!other.empty() && io::is_same_file(other, path))
        throw Error(ErrorKind::invalid_argument, fmt::format("cannot write {}: {}", path, why),
                    "nothing was computed or written");
    taken.emplace_back(path, "another output goes there");
  }
}

void tell_more(const Report& report) {
  const auto say = [](const std::string& text) { print_error(fmt::format("warpscope: {}\n", io::escaped(text))); };
  for (const Message& message : report.loaded.messages)
    if (message.severity == Severity::info) say(message.text);
  const CudaStatus& cuda = cuda_status();
  for (const CudaDevice& d : cuda.devices)
    say(fmt::format("device {}: {}, compute capability {}, {} multiprocessors, {} MiB", d.ordinal, d.name, d.compute_capability,
                    d.multiprocessor_count, d.memory_bytes >> 20));
  if (cuda.devices.empty()) say("no CUDA device: " + cuda.reason);
  for (const TakenSetting& setting : report.settings)
    say(fmt::format("{} {} is from {}", setting.name, setting.value, setting.from));
  say(fmt::format("computed on {} ({})", to_string(report.record.backend), report.record.device));
  for (const StageTime& stage : report.record.metrics.stages()) say(fmt::format("stage {}: {:.2f} ms", stage.name, stage.ms));
  for (const OperationTime& operation : report.record.metrics.operations())
    say(fmt::format("{}: {:.2f} ms in {}", operation.label, operation.ms, counted(operation.calls, "call", "calls")));
  for (const Property& property : report.summary)
    if (property.name.ends_with("_launch")) say(fmt::format("{}: {}", property.name, to_text(property.value)));
}

}  // namespace ws::app
