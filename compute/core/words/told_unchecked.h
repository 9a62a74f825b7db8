// Sentences for people where nvcc compiles: it cannot take fmt's headers, by which told() is checked.
// SPDX-License-Identifier: MIT
#pragma once

#include <initializer_list>
#include <string>

namespace ws {

/// As told.h has it.
[[nodiscard]] std::string said(const char* english);
/// As `told` without a count: each value has its place, "{}". Nothing checks that there are as many of both.
[[nodiscard]] std::string told_unchecked(const char* english, std::initializer_list<std::string> values);

}  // namespace ws
