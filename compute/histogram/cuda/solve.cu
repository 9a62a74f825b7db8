// One device, or several that share the queries.
// SPDX-License-Identifier: MIT
#include "compute/histogram/cuda/solve.h"

#include "compute/core/current_device.h"
#include "compute/histogram/cuda/methods.cuh"

#include <algorithm>
#include <exception>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace ws::histogram::cuda {

namespace {

bool is_copy(const std::string& label) {
  return label == "copy in" || label == "copy out" || label == "references" || label == "lay out references" ||
         label == "halves" || label == "squared lengths";
}

/// Operations as stages, and their sum as the run's time.
void book(RunContext& context) {
  for (const OperationTime& operation : context.metrics.operations()) {
    context.metrics.add_stage(operation.label, operation.ms);
    (operation.label == "copy out" ? context.metrics.download_ms
     : is_copy(operation.label)    ? context.metrics.upload_ms
                                   : context.metrics.compute_ms) += operation.ms;
  }
}

Histograms on_this_device(const Problem& problem, Method method, RunContext& context, const RowsDone& done) {
  Histograms result;
  Stream stream;
  {
    CudaExecutor executor(context, stream.view());
    if (method == Method::paper)
      run_paper(problem, executor, done, result);
    else if (method == Method::boxes)
      run_boxes(problem, executor, done, result);
    else if (method == Method::tensor)
      run_tensor(problem, executor, done, result);
    else
      run_tiles(problem, method == Method::shared, executor, done, result);
    executor.synchronize();
  }
  book(context);
  return result;
}

/// Vectors [first, first + count) of a set, which the view keeps alive.
VectorSet part_of(const VectorSet& vectors, std::size_t first, std::size_t count) {
  auto keeper = std::make_shared<const VectorSet>(vectors);
  VectorSet view(vectors.type(), vectors.dimension(), count, vectors.row_bytes(first), vectors.stride(), std::move(keeper));
  view.holds_bytes = vectors.holds_bytes;
  return view;
}

struct Part {
  Problem problem;
  RunContext context;
  Histograms result;
  std::exception_ptr error;
  std::size_t first = 0;
};

/// Each device has a thread of its own and a part of the queries.
Histograms on_devices(const Problem& problem, Method method, std::size_t devices, RunContext& context) {
  std::vector<Part> parts(devices);
  const std::size_t total = problem.queries.size();
  {
    std::vector<std::jthread> threads;
    for (std::size_t d = 0; d < devices; ++d) {
      Part& part = parts[d];
      part.first = total * d / devices;
      part.problem = problem;
      part.problem.queries = part_of(problem.queries, part.first, total * (d + 1) / devices - part.first);
      part.context.backend = context.backend;
      part.context.stop = context.stop;
      part.context.memory_limit_bytes = context.memory_limit_bytes;
      threads.emplace_back([&part, method, d] {
        try {
          use_device(static_cast<int>(d));
          part.result = on_this_device(part.problem, method, part.context, {});
        } catch (...) {
          part.error = std::current_exception();
        }
      });
    }
  }
  Histograms whole;
  auto table = std::make_shared<Table>(total, problem.bins());
  for (Part& part : parts) {
    if (part.error) std::rethrow_exception(part.error);
    const Table& from = *part.result.table;
    std::copy(from.counts.begin(), from.counts.end(), table->row(part.first));
    std::copy(from.low.begin(), from.low.end(), table->low.begin() + std::ptrdiff_t(part.first));
    std::copy(from.high.begin(), from.high.end(), table->high.begin() + std::ptrdiff_t(part.first));
    std::copy(from.degenerate.begin(), from.degenerate.end(), table->degenerate.begin() + std::ptrdiff_t(part.first));
    for (Round round : part.result.rounds) {
      round.first += part.first;
      whole.rounds.push_back(round);
    }
    whole.device_bytes = std::max(whole.device_bytes, part.result.device_bytes);
    context.metrics.compute_ms = std::max(context.metrics.compute_ms, part.context.metrics.compute_ms);
    context.metrics.upload_ms = std::max(context.metrics.upload_ms, part.context.metrics.upload_ms);
    for (const StageTime& stage : part.context.metrics.stages()) context.metrics.add_stage(stage.name, stage.ms);
  }
  whole.table = table;
  return whole;
}

}  // namespace

Histograms device_histograms(const Problem& problem, Method method, RunContext& context, const RowsDone& done) {
  const auto wanted = static_cast<std::size_t>(problem.parameters.devices), present = cuda_status().devices.size();
  if (wanted > present)
    throw Error(ErrorKind::invalid_argument,
                "--devices " + std::to_string(wanted) + ": this host has " + std::to_string(present) + " that CUDA can use");
  if (wanted > 1 && problem.parameters.limits == Limits::global)
    throw Error(ErrorKind::invalid_argument, "global limits are not found across devices", "use --devices 1");
  if (wanted < 2 || problem.queries.size() < wanted) return on_this_device(problem, method, context, done);
  return on_devices(problem, method, wanted, context);
}

}  // namespace ws::histogram::cuda
