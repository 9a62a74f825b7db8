// What may have been meant by a word that is not known.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace ws::app {

/// The word among `known` that `given` may have been meant as: by few letters of difference. Empty if none is near.
[[nodiscard]] std::string nearest_word(const std::string& given, const std::vector<std::string>& known);
/// " (did you mean WORD?)", or nothing where no word is near.
[[nodiscard]] std::string suggestion(const std::string& given, const std::vector<std::string>& known);

}  // namespace ws::app
