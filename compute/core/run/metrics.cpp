// SPDX-License-Identifier: MIT
#include "compute/core/run/metrics.h"

#include <algorithm>
#include <utility>

namespace ws {

void Metrics::add_stage(std::string_view name, double ms) {
  auto found = std::find_if(stages_.begin(), stages_.end(), [&](const StageTime& s) { return s.name == name; });
  if (found == stages_.end()) found = stages_.insert(stages_.end(), {std::string(name)});
  found->ms += ms;
  ++found->calls;
}

void Metrics::add_operation(std::string_view label, double ms, std::size_t bytes) {
  auto found = std::find_if(operations_.begin(), operations_.end(), [&](const OperationTime& o) { return o.label == label; });
  if (found == operations_.end()) found = operations_.insert(operations_.end(), {std::string(label)});
  found->ms += ms;
  found->bytes += bytes;
  ++found->calls;
}

void Metrics::warn(std::string text) { warnings_.push_back(std::move(text)); }

}  // namespace ws
