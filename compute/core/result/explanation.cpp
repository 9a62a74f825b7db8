// SPDX-License-Identifier: MIT
#include "compute/core/result/explanation.h"

#include "compute/core/result/presentation.h"
#include "compute/core/run/error.h"

#include <algorithm>

namespace ws {

std::size_t line_of(const Pseudocode& method, const std::string& beginning) {
  const auto found = std::find_if(method.lines.begin(), method.lines.end(), [&](const std::string& line) {
    const std::size_t first = line.find_first_not_of(' ');
    return first != std::string::npos && line.compare(first, beginning.size(), beginning) == 0;
  });
  if (found == method.lines.end())
    throw Error(ErrorKind::internal, "no line of \"" + method.title + "\" begins with \"" + beginning + "\"");
  return static_cast<std::size_t>(found - method.lines.begin());
}

std::optional<bool> all_hold(const std::vector<Claim>& claims) {
  std::optional<bool> hold;
  for (const Claim& claim : claims)
    if (claim.holds) hold = hold.value_or(true) && *claim.holds;
  return hold;
}

Explanation Presentation::explain(const Request&, RunContext&) { return {}; }
std::vector<Explainable> Presentation::explainable(const Request&, RunContext&) { return {}; }
Reasons Presentation::why(const Pick&, const Request&, RunContext&) { return {}; }

}  // namespace ws
