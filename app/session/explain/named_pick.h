// Things of a picture named by text: "balls/12", "image/30,4".
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/explanation.h"
#include "compute/core/result/presentation.h"

#include <string>
#include <vector>

namespace ws::app {

/// "ball/12" in its two parts.
struct NameOfThing {
  std::string target, number;
};
/// Throws Error{invalid_argument} where the text has not this form.
[[nodiscard]] NameOfThing parse_name(const std::string& text);

/// Throws Error{invalid_argument} for what is none of these things, with what there is.
[[nodiscard]] Pick named_pick(const std::string& text, const std::vector<Explainable>& things);
/// "balls/12": what `named_pick` takes for it.
[[nodiscard]] std::string name_of_pick(const Pick& pick, const std::vector<Explainable>& things);

}  // namespace ws::app
