// One node through the thesis's four kernels, as a picture: which event counts for which plane (the quadratic way), the prefix
// sums that give the same counts (the linear way), and the reduction to the cheapest plane.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/build/choice/event_sweep.h"
#include "compute/kdtree/built_tree.h"
#include "compute/kdtree/inspect/examine.h"
#include "compute/kdtree/show/ink.h"
#include "compute/kdtree/variants/thesis_report.h"

#include <cstdint>
#include <string>
#include <vector>

namespace ws::kdtree {

/// An axis of a node: its sorted events, and the cost at each distinct plane; and what is known of the whole node.
struct PipelineInput {
  struct End {
    float position;
    EventType type;
  };
  int axis = 0;
  std::uint32_t triangles = 0;
  std::vector<End> events;
  std::vector<float> planes, costs;              ///< equally many; infinite costs are refused planes
  std::vector<std::uint32_t> left, right;        ///< counts at the planes
  std::uint64_t all_events = 0, all_planes = 0;  ///< on all three axes
  const NodeTimes* times = nullptr;              ///< what a device measured of this node
  Counting counting = Counting::scan;            ///< how it counted
  std::string why_no_times;                      ///< where there are none
};

struct Word {
  Vec3 at;
  std::string text;
};

/// In the plane: the drawing is within x from 0 to 1 and y from −1.35 to 1.1, words begin on its right.
struct PipelinePicture {
  int width = 0, height = 0;          ///< of the matrix: planes across, events down, thinned to at most 256 of each
  std::vector<std::uint32_t> pixels;  ///< RGBA, row by row from the top
  float texel = 1;
  Lines lines;
  std::vector<Word> words;
};
/// Of the axis that the best plane splits, with what the thesis's pipeline measured of the node, or why it did not.
[[nodiscard]] PipelineInput pipeline_input(const Examination& found, const BuiltTree& built);
[[nodiscard]] PipelinePicture draw_pipeline(const PipelineInput& input);
/// Of each kernel: what goes in and comes out, and where a device measured the node, times and launch.
[[nodiscard]] std::vector<Word> pipeline_words(const PipelineInput& input);

}  // namespace ws::kdtree
