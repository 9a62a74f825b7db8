// SPDX-License-Identifier: MIT
#include "compute/core/divided/divided.h"

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

}  // namespace ws
