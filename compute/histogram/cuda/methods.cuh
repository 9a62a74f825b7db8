// One device's part of a problem, method by method.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cuda.cuh"
#include "compute/histogram/bins/problem.h"

namespace ws::histogram::cuda {

/// Each fills table, rounds and device_bytes.
void run_tiles(const Problem& problem, bool keeps_keys, CudaExecutor& executor, const RowsDone& done, Histograms& result);
void run_boxes(const Problem& problem, CudaExecutor& executor, const RowsDone& done, Histograms& result);
void run_tensor(const Problem& problem, CudaExecutor& executor, const RowsDone& done, Histograms& result);
/// What `run_tensor` does with 8-bit vectors of up to 128 components, if bins are equally wide and all references count.
[[nodiscard]] bool are_short_bytes(const Problem& problem);
void run_short_bytes(const Problem& problem, CudaExecutor& executor, const RowsDone& done, Histograms& result);
/// What `run_tensor` does with vectors that are not of 8 bits.
void run_tensor_floats(const Problem& problem, CudaExecutor& executor, const RowsDone& done, Histograms& result);
void run_paper(const Problem& problem, CudaExecutor& executor, const RowsDone& done, Histograms& result);

}  // namespace ws::histogram::cuda
