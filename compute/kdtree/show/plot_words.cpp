// What the plots tell, in a sentence or two for each.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/show/curves.h"

namespace ws::kdtree {

std::vector<PlotWords> plot_words() {
  return {
      {"node_cost",
       "What each candidate plane of the step's node would cost, along each axis; the level line is the cost of staying a "
       "leaf. The lowest point is taken."},
      {"node_pipeline",
       "How much goes through each of the four kernels for the step's node (1: events, 2: counts, 3: costs, 4: minimum): "
       "elements, and the bytes that are copied as the thesis's records have them."},
      {"leaf_depth",
       "How deep the leaves lie. Few levels mean few steps for a ray; a long tail means that some places were hard to divide."},
      {"leaf_size", "How many triangles the leaves hold: a ray tests all of a leaf that it visits."},
      {"leaf_volume",
       "How large the leaves are, as a part of the scene. Empty space that was cut off well is in few large leaves."},
      {"level_cost", "Which levels a ray spends its cost on: steps through inner nodes, and tests in leaves."},
      {"growth_cost",
       "The expected cost of a ray after each step, if building ended there. It falls steeply at first: most is won near the "
       "root."},
      {"growth_size", "Nodes, references and memory after each step, if building ended there."},
      {"race",
       "How long each builder takes for so many triangles, on logarithmic axes: straight lines of slope 1 are linear time."},
      {"kernels_break_even",
       "How many times as fast the device is as one CPU thread, copies included. Above 1 the device is worth it."},
      {"kernels_model", "What the thesis's model predicts for its first kernel, beside what was measured."},
      {"kernels_*",
       "How long each step of the thesis takes for so many triangles: one CPU thread, the device with copies, and the kernel "
       "alone."},
      {"occupancy_threads",
       "How many of the warps that a multiprocessor can hold are there, for each number of threads in a block."},
      {"occupancy_shared", "The same against the shared memory that a block takes: it falls in steps, as a block fewer fits."},
      {"occupancy_registers", "The same against the registers of a thread."},
      {"occupancy_time",
       "How long the kernel really took with so many threads in a block: full occupancy is not always fastest."},
      {"thesis_*", "How long the thesis's kernels and copies took."},
  };
}

}  // namespace ws::kdtree
