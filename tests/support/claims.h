// What claims say, for tests that break something and look which of them sees it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/explanation.h"

#include <algorithm>
#include <string>
#include <vector>

namespace ws::test {

/// The texts of the claims that do not hold.
[[nodiscard]] inline std::vector<std::string> broken(const Reasons& reasons) {
  std::vector<std::string> texts;
  for (const Claim& claim : reasons.claims)
    if (claim.holds == false) texts.push_back(claim.text);
  return texts;
}

/// Whether one of them begins so.
[[nodiscard]] inline bool breaks(const Reasons& reasons, const std::string& beginning) {
  const std::vector<std::string> texts = broken(reasons);
  return std::any_of(texts.begin(), texts.end(), [&](const std::string& text) { return text.starts_with(beginning); });
}

}  // namespace ws::test
