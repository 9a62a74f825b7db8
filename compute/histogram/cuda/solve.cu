// One device, or several that share the queries.
// SPDX-License-Identifier: MIT
#include "compute/histogram/cuda/solve.h"

#include "compute/core/device/current_device.h"
#include "compute/core/words/told_unchecked.h"
#include "compute/histogram/cuda/methods.cuh"
#include "compute/histogram/methods/share_out.h"

#include <string>

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

}  // namespace

Histograms device_histograms(const Problem& problem, Method method, RunContext& context, const RowsDone& done) {
  const auto wanted = static_cast<std::size_t>(problem.parameters.devices), present = cuda_status().devices.size();
  if (wanted > present)
    throw Error(ErrorKind::invalid_argument,
                told_unchecked("--devices {}: CUDA shows {} here", {std::to_string(wanted), std::to_string(present)}),
                said("--device and the variable CUDA_VISIBLE_DEVICES hide the others"));
  if (wanted < 2 || problem.queries.size() < wanted) return on_this_device(problem, method, context, done);
  return share_out(problem, wanted, context, [&](std::size_t device, const Problem& part, RunContext& beside) {
    use_device(static_cast<int>(device));
    return on_this_device(part, method, beside, {});
  });
}

}  // namespace ws::histogram::cuda
