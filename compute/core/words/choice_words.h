// What people read of a choice's name: in controls its words, in sentences what the controls call it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema/schema.h"

#include <string>
#include <string_view>

namespace ws {

/// A choice, a role or an output as it is shown: "contrast-dark" → "Contrast dark".
[[nodiscard]] std::string choice_words(std::string_view name);

/// A choice within a sentence: in another language what controls call it there; in English its name, which flags have, too.
[[nodiscard]] std::string said_choice(std::string_view name);
/// A parameter's value within a sentence: choices as above, all else as flags take it.
[[nodiscard]] std::string said_value_text(const Value& value);
/// The same of a parameter: its label in another language, in English its name.
[[nodiscard]] std::string said_parameter(const std::string& label, std::string_view name);

}  // namespace ws
