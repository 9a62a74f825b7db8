// One run as a job.
// SPDX-License-Identifier: MIT
#include "app/session/run/job.h"

#include "app/session/messages.h"
#include "compute/core/device/memory.h"
#include "compute/core/device/profiler.h"
#include "compute/core/run/process_memory.h"
#include "compute/core/schema/effect.h"
#include "compute/core/words/told.h"

#include <algorithm>

namespace ws::app {

namespace {

void run_once(const RunRequest& request, Backend backend, const std::stop_token& stop, Progress& progress, RunReport& report) {
  RunContext context;
  context.backend = backend;
  context.thread_count = request.thread_count;
  context.stop = stop;
  context.progress = &progress;
  context.seed = request.seed;
  context.memory_limit_bytes = request.memory_limit_bytes;
  context.publish = request.publish;
  context.cache = request.cache;
  context.purpose = request.purpose;
  reset_peak_memory();
  reset_peak_process_memory();
  const Inputs inputs =
      request.reduce_to ? request.experiment->reduce(request.inputs, request.reduce_to, stop) : request.inputs;
  report.element_count = request.experiment->input_size(inputs);
  const ProfilerRange range("algorithm");
  report.result = request.experiment->run(inputs, request.parameters, context).result;
  // The window shows in grey, with the reason, what has no effect at present: that needs no banner.
  const std::vector<std::string> seen = lines_without_effect(request.parameters);
  for (const std::string& warning : context.metrics.warnings())
    if (std::find(seen.begin(), seen.end(), warning) == seen.end())
      report.messages.push_back(make_message(Severity::warning, warning));
  const MemoryUse use = memory_use();
  report.record = {std::move(context.metrics), backend,
                   device_name(backend),       std::max(use.peak_host_bytes, peak_process_bytes()),
                   use.peak_device_bytes,      request.reduce_to != 0};
}

}  // namespace

RunReport execute(const RunRequest& request, const std::stop_token& stop, Progress& progress) {
  const Stopwatch watch;
  RunReport report;
  report.reduced = request.reduce_to != 0;
  try {
    try {
      run_once(request, request.backend, stop, progress, report);
    } catch (const Error& e) {
      const bool device_is_full = e.kind() == ErrorKind::out_of_memory && request.backend == Backend::cuda;
      if (!device_is_full || !request.cpu_may_replace_device) throw;
      report.messages.push_back(make_message(Severity::warning, told("{}; the CPU computes instead", e.what()),
                                             said(data_kind(main_input(request.experiment->info()).kind).remedy)));
      run_once(request, Backend::cpu, stop, progress, report);
    }
  } catch (const Cancelled&) {
    report.result = nullptr;
  } catch (...) {
    report.result = nullptr;
    report.messages.push_back(current_error());
  }
  report.elapsed_ms = watch.ms();
  return report;
}

}  // namespace ws::app
