// What the plots tell, in a sentence or two for each.
// SPDX-License-Identifier: MIT
#include "compute/filter/show/plots.h"

namespace ws::filter {

std::vector<PlotWords> plot_words() {
  return {
      {"histogram", "How many pixels have which value, before and after. A blur draws the values together."},
      {"taps", "The weights along rows and columns. Their product is the kernel."},
      {"stages",
       "How long each phase of the run took, on a logarithmic axis. Bars named 2010 are of graphics cards of that year, scaled "
       "to the size of this image; a kernel of theirs that a CPU emulates is no measure of them."},
      {"rates", "How many bytes each phase moved in a second: the nearer to what the memory can do, the less is left to gain."},
      {"transactions",
       "How many pieces of memory a warp fetches for its row, by the rule of 2010: reads that begin at a multiple of the piece "
       "need fewer."},
      {"aprons",
       "Three ways to treat the pixels around a tile: how many of a group's pixels come out right, come out wrong, or are "
       "idle."},
      {"bank_conflicts",
       "How often reads of a warp wait for each other at the banks of shared memory, for each distance between them."},
      {"latency", "How many warps are needed so that some always has work while others wait for memory."},
      {"divergence", "How many branches a warp goes through one after another where its lanes take different ones."},
      {"residency", "How many groups a multiprocessor holds at a time, and which limit it is that holds back more."},
      {"max_radius", "How many pixels of a group come out right for each largest radius that the tile has room for."},
      {"group_shapes",
       "How many cells a group loads for each pixel that it makes: flat groups load more apron for columns, narrow ones for "
       "rows."},
      {"instructions", "How many loads and stores a row pass makes for each pixel: sharing a tile saves most of them."},
      {"concurrency", "How small kernels use a device: one after another most of it idles, side by side it is full."},
      {"vector_types", "How much of a processor of 2010 works for each number of values in an instruction."},
      {"chain", "What a chain of filters costs when each brings its image there and back, and when it stays on the device."},
      {"study_*", "A measurement of the study: the middle of its repetitions, with the least and the most."},
      {"sequence*", "How long a sequence of images takes for each way of moving them to the device and back."},
  };
}

}  // namespace ws::filter
