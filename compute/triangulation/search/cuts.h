// What a search by edge removal leaves out.
// SPDX-License-Identifier: MIT
#pragma once

namespace ws::triangulation {

/// Only `removal_bitmask` knows other cuts than the first; each is switched by itself.
struct Cuts {
  bool count = true;          ///< too few edges are left for a triangulation (the thesis's only cut)
  bool by_length = false;     ///< no cut: edges are tried from the shortest, so that the first leaf is the greedy triangulation
  bool uncrossed = false;     ///< an edge that no present edge crosses any more is not dropped
  bool uncovered = false;     ///< fail where a dropped edge has no present edge left that crosses it
  bool length_bound = false;  ///< what is chosen and the shortest that may complete it are no shorter than the best
  bool greedy_start = false;  ///< the greedy triangulation is the best to begin with
};

}  // namespace ws::triangulation
