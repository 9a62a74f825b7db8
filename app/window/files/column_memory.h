// Which columns were chosen of tables with a certain header: kept in the user's data folder.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/kinds.h"

#include <optional>
#include <string>
#include <vector>

namespace ws::app {

struct ChosenColumns {
  std::vector<std::string> columns;  ///< in the order of coordinates, as reading takes them
  bool drop_invalid = false;
};

/// The newest hundred headers. A table without one is not remembered, nor is one of very many columns.
/// What cannot be read or written is as if nothing were remembered.
class ColumnMemory {
 public:
  /// `names` is the header; for data of `kind`.
  static void remember(const std::vector<std::string>& names, InputKind kind, const ChosenColumns& chosen);
  [[nodiscard]] static std::optional<ChosenColumns> recall(const std::vector<std::string>& names, InputKind kind);
};

}  // namespace ws::app
