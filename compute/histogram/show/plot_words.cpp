// What the plots tell, in a sentence or two for each.
// SPDX-License-Identifier: MIT
#include "compute/histogram/show/plots.h"

namespace ws::histogram {

std::vector<PlotWords> plot_words() {
  return {
      {"histogram",
       "How many references lie in each of the query's bins, from its nearest to its farthest, or within the limits of all "
       "queries."},
      {"band", "How far away the nearest and the farthest reference of each query are: a wide band has wide bins."},
      {"nearest", "How the distances of all queries to their nearest reference are distributed."},
      {"farthest", "How the distances of all queries to their farthest reference are distributed."},
      {"rounds", "How long each round of queries took. The first may be longer, as memory is taken then."},
      {"stages", "Where the time of the run goes: copies, distances, limits, counting."},
      {"memory", "How much memory each array takes."},
      {"check",
       "How many entries of each query differ from the reference. None should, but where single precision meets the edge of a "
       "bin, if that was asked for."},
  };
}

}  // namespace ws::histogram
