// SPDX-License-Identifier: MIT
#include "compute/core/divided/divided.h"

#include "compute/core/run/counted.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

#include <algorithm>

namespace ws {

void check_only_set(const ParameterSet& parameters, const std::vector<std::string_view>& names) {
  for (const FieldInfo& field : parameters.fields()) {
    if (parameters.is_default(field.name) || std::find(names.begin(), names.end(), field.name) != names.end()) continue;
    throw Error(ErrorKind::invalid_argument, told("{} is not for data in parts", field.flag()), said("leave it out"));
  }
}

void check_question(std::string_view question, const std::vector<Array>& given, const std::vector<PartQuestion>& known) {
  const auto found = std::find_if(known.begin(), known.end(), [&](const PartQuestion& one) { return one.name == question; });
  if (found == known.end())
    throw Error(ErrorKind::invalid_argument, fmt::format("data in parts have no answer to the question {}", question));
  const std::vector<std::size_t>& counts = found->array_counts;
  if (std::find(counts.begin(), counts.end(), given.size()) == counts.end())
    throw Error(ErrorKind::invalid_argument,
                fmt::format("the question {} does not come with {}", question, counted(given.size(), "array")));
}

}  // namespace ws
