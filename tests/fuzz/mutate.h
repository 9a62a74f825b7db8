// Small damage to valid content: of bytes and binary numbers, and of the words, numbers and lines of texts.
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/fuzz/fuzz.h"

#include <cstddef>
#include <random>
#include <string>
#include <string_view>

namespace ws::fuzz {

/// Small, since one is made for each change: the 624 words of a std::mt19937 would take as long as a reader.
using Random = std::minstd_rand;

/// One change. The same for the same state of `random`.
[[nodiscard]] std::string mutated(std::string_view bytes, const Target& target, Random& random);

}  // namespace ws::fuzz
