// The texts that the window shows from tables: actions, settings, parameters, workspaces. They are written in English below
// Qt, and translated where they are shown.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace ws::app {

struct TableText {
  std::string text;
  std::string difference;  ///< "unit" of units, which are asked for with it, else empty
  std::string place;       ///< "ridge, radius: help": for those who translate
};

/// All of them, each once, in the order of the tables.
[[nodiscard]] std::vector<TableText> table_texts();

}  // namespace ws::app
