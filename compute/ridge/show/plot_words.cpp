// What the plots tell, in a sentence or two for each.
// SPDX-License-Identifier: MIT
#include "compute/ridge/show/plots.h"

namespace ws::ridge {

std::vector<PlotWords> plot_words() {
  return {
      {"ball_count",
       "How many balls there are after each iteration: level while they slide, lower where a decimation has removed some."},
      {"displacement",
       "How far balls move in an iteration, on average. It falls until nothing moves any more; after a decimation balls move "
       "again."},
      {"objective",
       "The loss J: the mean over the points of the squared distance to the nearest ball, at most r1 squared. Sliding never "
       "raises it; removing balls may."},
      {"points_per_ball",
       "How many points the final balls hold. Balls with far fewer than the others stand where the cloud is thin, or on points "
       "of no curve."},
      {"error",
       "The distance of each vertex of the ridge from the true curve, in the order of the lines: high at ends and where curves "
       "cross."},
      {"study_parts",
       "How many lines came out for each radius. Where the number stays the same over a range of radii, it says something of "
       "the cloud."},
      {"study_vertices", "How many vertices the lines have: larger balls make a coarser curve."},
      {"study_near", "How many balls a point has near it: what an iteration has to look at."},
      {"study_error",
       "The distance from the true curve, least, mean and most, for each radius: too small a radius follows the noise, too "
       "large a one cuts bends."},
      {"study_time", "How long the run takes for each radius."},
      {"study_*",
       "A measurement of the study over what it varies: the middle of its repetitions, with the least and the most."},
  };
}

}  // namespace ws::ridge
