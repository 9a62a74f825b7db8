// From files and generators to the inputs of an experiment: read, digested, with the truth that lies beside them.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/document/state.h"
#include "app/session/messages.h"
#include "app/workspaces/workspace.h"

#include <cstddef>
#include <limits>
#include <stop_token>

namespace ws::app {

struct LoadRequest {
  const Experiment* experiment = nullptr;
  std::vector<StateInput> sources;  ///< absolute paths; a digest (if any) is what the content should have
  Inputs at_hand;                   ///< taken where role and digest agree, instead of reading; points also as vectors
  bool attach_truth = true;         ///< FILE.truth.json beside FILE, where the experiment takes one
  int thread_count = 0;
  std::size_t memory_limit_bytes = std::numeric_limits<std::size_t>::max();
};

struct LoadedInputs {
  Inputs inputs;
  std::vector<StateInput> sources;  ///< completed: digest, size, and the truth found
  std::vector<Message> messages;
};

/// Throws Error, Cancelled. Runs on the calling thread.
[[nodiscard]] LoadedInputs load_inputs(const LoadRequest& request, const std::stop_token& stop, Progress* progress);

/// "cloud.csv" → "cloud.csv.truth.json": where `warpscope generate` writes the true curve.
[[nodiscard]] std::string truth_path(const std::string& data_path);

/// Whether a file of that name can be read for the experiment's main input; npy and ply files are looked into.
[[nodiscard]] bool may_open(const ExperimentInfo& info, const std::string& path);
/// Throws Error{invalid_argument} that says what the file is and what the experiment takes, where it may not.
void check_opens(const ExperimentInfo& info, const std::string& path);
/// Whether what was opened from `source` as `data` can be the workspace's main input, too: in its kind, or read again in it.
[[nodiscard]] bool can_use(const Workspace& workspace, const StateInput& source, const InputData& data);
/// The input that a file of that name is taken for where none is named.
[[nodiscard]] std::string likely_role(const ExperimentInfo& info, const std::string& path);

/// The input that a file opened together with the main data at `main_path` is likely to be; empty where it is data of its own:
/// the next of a series.
[[nodiscard]] std::string role_beside(const ExperimentInfo& info, const std::string& main_path, const std::string& path);

/// What the size of these inputs counts: "points", "pixels", "triangles" or "vectors" of the main one, or "queries".
[[nodiscard]] const char* element_name(const ExperimentInfo& info, const Inputs& inputs);
/// The input that files with such a name are meant for first of all, or null.
[[nodiscard]] const InputSpec* own_input(const ExperimentInfo& info, const std::string& path);
/// The input of true curves, or null.
[[nodiscard]] const InputSpec* truth_input(const ExperimentInfo& info);
/// Throws Error{invalid_argument} that lists the known samples.
[[nodiscard]] const Sample& find_sample(const ExperimentInfo& info, const std::string& id);

}  // namespace ws::app
