// Results that answer questions about further data: what rays hit in a tree.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/experiment.h"

#include <string>
#include <string_view>
#include <vector>

namespace ws {

/// What can be asked of a result.
struct Query {
  std::string name;               ///< "trace": a word of the summary or an array has another
  std::string help;               ///< what the answer is, without a full stop
  std::vector<InputSpec> inputs;  ///< what it takes, all required
};

/// A second base class of such results. Any number of threads may ask at once.
class Answering {
 public:
  Answering() = default;
  Answering(const Answering&) = delete;
  Answering& operator=(const Answering&) = delete;
  virtual ~Answering() = default;

  [[nodiscard]] virtual const std::vector<Query>& queries() const = 0;
  /// `query` is the name of one of them, `inputs` has all that it takes. Throws Error, Cancelled.
  [[nodiscard]] virtual std::vector<Array> answer(std::string_view query, const Inputs& inputs, RunContext& context) const = 0;
};

}  // namespace ws
