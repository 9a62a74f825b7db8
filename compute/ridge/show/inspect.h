// What is told of the things in a picture that can be clicked.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/result.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ws::ridge {

// `balls` are those that the picture shows. All indices are valid.

[[nodiscard]] std::vector<Property> inspect_point(const RidgeResult& result, std::size_t index, const Balls& balls);
[[nodiscard]] std::vector<Property> inspect_ball(const RidgeResult& result, std::size_t index, const Balls& balls);
[[nodiscard]] std::vector<Property> inspect_tile(const RidgeResult& result, std::size_t index, const Balls& balls);
[[nodiscard]] std::vector<Property> inspect_link(const RidgeResult& result, std::size_t index);

}  // namespace ws::ridge
