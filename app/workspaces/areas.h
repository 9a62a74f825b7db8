// What a workspace has besides (workspace.h) whose picture consists of areas: boxes that hold something where nothing is drawn.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/workspaces/workspace.h"

#include <optional>

namespace ws::app {

class Areas {
 public:
  virtual ~Areas() = default;
  /// The area where one clicks beside all elements (as in Workspace::click), to be inspected like an element.
  [[nodiscard]] virtual std::optional<Pick> area(const Workspace::Shown& shown, glm::vec3 eye, glm::vec3 direction) const = 0;
};

}  // namespace ws::app
