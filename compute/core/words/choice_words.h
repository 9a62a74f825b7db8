// What people read of a choice's name: in controls its words, in sentences what the controls call it.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace ws {

/// A choice, a role or an output as it is shown: "contrast-dark" → "Contrast dark".
[[nodiscard]] std::string choice_words(std::string_view name);

/// A choice within a sentence: in another language what controls call it there; in English its name, which flags have, too.
[[nodiscard]] std::string said_choice(std::string_view name);
/// The same of a parameter: its label in another language, in English its name.
[[nodiscard]] std::string said_parameter(const std::string& label, std::string_view name);

}  // namespace ws
