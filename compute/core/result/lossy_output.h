// Results that know what a file of them leaves out.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/result.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace ws {

/// A second base class of results of which some file format holds only a part.
class LossyOutput {
 public:
  LossyOutput() = default;
  LossyOutput(const LossyOutput&) = delete;
  LossyOutput& operator=(const LossyOutput&) = delete;
  virtual ~LossyOutput() = default;
  /// What Result::write of output `id` to `path` changes beyond rounding, one sentence each. As slow as writing; throws what
  /// writing throws.
  [[nodiscard]] virtual std::vector<std::string> losses(std::string_view id, const std::filesystem::path& path,
                                                        RunContext& context) const = 0;
};

/// The same for any result; nothing for those that write all they have.
[[nodiscard]] inline std::vector<std::string> losses_of(const Result& result, std::string_view id,
                                                        const std::filesystem::path& path, RunContext& context) {
  const auto* lossy = dynamic_cast<const LossyOutput*>(&result);
  return lossy ? lossy->losses(id, path, context) : std::vector<std::string>{};
}

}  // namespace ws
