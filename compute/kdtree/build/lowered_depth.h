// What a run warns of where its references would outgrow the triangles.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace ws::kdtree {

[[nodiscard]] std::string words_of_lowered_depth(int depth);

}  // namespace ws::kdtree
