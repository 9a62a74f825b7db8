// What runs warn of and why they are refused, for tests of these words.
// What to add for a new warning or error of an algorithm: a setting that meets it, in run_messages.cpp.
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/app/support/method_runs.h"

#include <string>
#include <vector>

namespace ws::test {

struct RunMessages {
  std::vector<std::string> warnings;
  std::string error, hint;  ///< empty: it ran
};

/// Settings that warn or are refused, on the CPU.
[[nodiscard]] std::vector<Setting> troubled_settings_of(const std::string& workspace);
[[nodiscard]] RunMessages messages_of(const Setting& setting);

}  // namespace ws::test
