// What the plots tell, in a sentence or two for each.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/show/result_plots.h"

namespace ws::triangulation {

std::vector<PlotWords> plot_words() {
  return {
      {"edge_lengths",
       "How many edges have which length. The shortest triangulation has few long edges, mostly along the hull."},
      {"best_by_calls",
       "The shortest triangulation that the search has met, against the calls that it made. It ends where the rest proves that "
       "nothing is shorter."},
      {"best_by_time", "The same against time."},
      {"call_ends",
       "How calls of the search ended: cut off because too few edges were left, because they were too long, or with a "
       "triangulation."},
      {"stages", "How long each stage of the run took, on a logarithmic axis."},
      {"divergence",
       "How evenly the device's threads were loaded: the fewest, the middle and the most calls of a thread. Threads that end "
       "early wait for the others."},
      {"race_time", "How long each method takes for these points; a star marks those that found the shortest triangulation."},
      {"race_excess", "How much longer than the shortest each method's triangulation is."},
      {"growth",
       "How the number of edges, combinations, calls and triangulations grows with the points: straight lines on this axis are "
       "exponential."},
      {"study_*", "A measurement of the study over what it varies: means over the sets."},
  };
}

}  // namespace ws::triangulation
