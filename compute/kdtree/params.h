// The parameters of kD-tree construction and of its picture, described once.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema.h"
#include "compute/kdtree/clip.h"

#include <array>
#include <cstdint>
#include <tuple>

namespace ws::kdtree {

enum class Pipeline { level, reference, sweep, presorted, thesis };
enum class Strategy { sah, binned, spatial_median, object_median, sliding_midpoint };
/// Of the thesis's second kernel.
enum class Counting { scan, quadratic };
enum class SortPlace { cpu, gpu };
enum class StepOrder { level, depth_first };
/// What a second tree over the same scene does otherwise: another strategy, another extent in cells, or no guard.
enum class Rival { none, sah, binned, spatial_median, object_median, sliding_midpoint, clip, clamp, no_guard };
/// A sweep of measurements beside the run.
enum class Study { none, race, kernels, occupancy };
/// Of the occupancy explorer: a device's compute capability; own: of the present one.
enum class Capability { own, cc_2_1, cc_3_0, cc_3_5, cc_5_2, cc_6_1, cc_7_5, cc_8_0, cc_8_6, cc_8_9, cc_9_0 };

struct Parameters {
  Pipeline pipeline = Pipeline::level;
  Strategy strategy = Strategy::sah;
  double traversal_cost = 15, intersection_cost = 20, empty_bonus = 0.8;
  std::int64_t max_depth = 0;  ///< 0: 8 + 1.3 log2(triangles)
  std::int64_t extra_levels = 0, min_leaf = 0, bins = 32;
  Clip clip = Clip::clip;
  bool guard = true;
  Counting counting = Counting::scan;
  SortPlace sort = SortPlace::cpu;
  std::int64_t switch_size = 0;  ///< 0: every node on the device
  std::int64_t block = 0, grid = 0;
  StepOrder order = StepOrder::level;
  Rival rival = Rival::none;
  Study study = Study::none;
  Capability capability = Capability::own;
  std::int64_t kernel_threads = 256, kernel_registers = 20, kernel_shared = 6144, shared_split = 0;
  double phase = 0, amplitude = 0;

  static constexpr auto schema();
};

enum class Shading { flat, shadow, ambient_occlusion, path, steps, leaves, tests, mesh };
enum class Traversal { stack, short_stack, ropes, restart };
enum class Stage { scene, pipeline, rules, six_points };
enum class ProbeAxis { none, x, y, z };
/// The axis that points up in the picture; automatic: by the custom of the file's format.
enum class UpAxis { automatic, y, z };
enum class BoxColor { depth, cost, leaf_size };

struct ViewParameters {
  Stage stage = Stage::scene;
  Shading shading = Shading::ambient_occlusion;
  Traversal traversal = Traversal::stack;
  std::int64_t samples = 16, bounces = 3;
  double occlusion_distance = 0.2;
  double heat_max = 0;
  double divider = 0.5;
  BoxColor box_color = BoxColor::depth;
  double animation_speed = 0;
  bool show_boxes = true, show_empty = false, show_mesh = true;
  std::int64_t box_levels = 12;
  ProbeAxis probe_axis = ProbeAxis::none;
  double probe = 0.5;
  bool probe_tree = true;
  Numbers ray;  ///< origin and direction of the ray to follow
  UpAxis up_axis = UpAxis::automatic;
  Numbers eye, look_at, up;  ///< the camera
  double field_of_view = 40;
  Numbers picture_size{640, 400};  ///< width, height
  std::int64_t pass = 0;           ///< samples so far, of a picture that grows

  static constexpr auto schema();
};

constexpr auto Parameters::schema() {
  using P = Parameters;
  constexpr auto linear = Scale::linear, logarithmic = Scale::logarithmic;
  constexpr auto run = Cost::run;
  return std::make_tuple(
      choice_field(&P::pipeline, "pipeline", "Builder",
                   "level: all nodes of a level at once, on all cores or on the device; reference: plain recursion; sweep: the "
                   "thesis's for one thread; presorted: O(N log N), one thread; thesis: recursion on the CPU with four CUDA "
                   "kernels per node",
                   "Builder", run, true),
      choice_field(&P::strategy, "strategy", "Splits",
                   "sah: every candidate of the surface area heuristic; sah-binned: its cost at evenly spread planes, "
                   "and every candidate in nodes of at most 512 triangles; "
                   "spatial-median: the middle of the longest axis; object-median: half of the triangles on each side; "
                   "sliding-midpoint: the middle, moved to the next triangle where a side would be empty",
                   "Splits", run, true),
      Field<P, double>{&P::traversal_cost, "k_t", "K_T", "Cost of a step through an inner node", "", 0, 1e6, 0, linear, run,
                       true, false, "Splits", "traversal"},
      Field<P, double>{&P::intersection_cost, "k_i", "K_I", "Cost of a test of a ray with a triangle", "", 1e-6, 1e6, 0,
                       logarithmic, run, true, false, "Splits", "intersect"},
      Field<P, double>{&P::empty_bonus, "empty_bonus", "Empty-space factor",
                       "A split that cuts off empty space costs this part of its price", "", 0.01, 1, 0, linear, run, true,
                       false, "Splits", "lambda"},
      Field<P, std::int64_t>{&P::max_depth, "max_depth", "Depth limit", "0: 8 + 1.3 log2(triangles)", "levels", 0, 60, 1,
                             linear, run, true, true, "Splits", "depth"},
      Field<P, std::int64_t>{&P::extra_levels, "extra_levels", "Extra levels",
                             "Splits that a path may make although the heuristic says stop", "levels", 0, 20, 1, linear, run,
                             false, false, "Splits"},
      Field<P, std::int64_t>{&P::min_leaf, "min_leaf", "Leaf size", "Nodes with so few triangles are not split", "triangles", 0,
                             1024, 1, linear, run, false, false, "Splits"},
      Field<P, std::int64_t>{&P::bins, "bins", "Bins", "Planes per axis that the binned strategy tries, plus one", "", 2, 1024,
                             1, logarithmic, run, false, false, "Splits"},
      choice_field(&P::clip, "clip", "Extent in a cell",
                   "exact: of the part of the triangle that lies in the cell; box: its box, cut by the cell", "Splits"),
      choice_field(&P::guard, "guard", "Guard", "Refuse splits that leave one child as the node was, with all its triangles",
                   "Splits"),
      choice_field(&P::counting, "count", "Counting",
                   "Of the thesis's pipeline: quadratic: its second kernel, every plane looks "
                   "at every event; scan: prefix sums",
                   "Thesis"),
      choice_field(&P::sort, "sort", "Sorting", "Of the thesis's pipeline: cpu, as it did, or gpu", "Thesis"),
      Field<P, std::int64_t>{&P::switch_size, "switch_size", "Switch size",
                             "Of the thesis's pipeline: nodes with fewer triangles stay on the CPU", "triangles", 0,
                             100'000'000, 1, linear, run, false, false, "Thesis"},
      Field<P, std::int64_t>{&P::block, "block", "Threads per block",
                             "Of the thesis's kernels; any number works, multiples of 32 waste nothing; 0: 256", "", 1, 1024, 1,
                             logarithmic, run, false, true, "Thesis"},
      Field<P, std::int64_t>{&P::grid, "grid", "Blocks",
                             "Of the thesis's kernels, together with the threads of a block; 0: as many as the device holds",
                             "", 0, 1'000'000, 1, linear, run, false, true, "Thesis"},
      choice_field(&P::order, "step_order", "Steps",
                   "level: the nodes of a level, one level after another; depth-first: as a recursion decides them", "Splits"),
      choice_field(
          &P::rival, "compare", "Compare with",
          "A second tree over the same scene, with other splits, the other extent in a cell, or without the guard: its "
          "picture is on the divider's right",
          "Compare"),
      choice_field(
          &P::study, "study", "Study",
          "race: build times of the builders over the number of triangles; kernels: the thesis's table for this machine; "
          "occupancy: how many warps of a kernel a multiprocessor holds",
          "Studies"),
      choice_field(&P::capability, "capability", "Compute capability", "Of the occupancy explorer; own: the present device's",
                   "Occupancy"),
      Field<P, std::int64_t>{&P::kernel_threads, "kernel_threads", "Threads per block", "Of a kernel in the explorer", "", 1,
                             1024, 1, linear, run, false, false, "Occupancy"},
      Field<P, std::int64_t>{&P::kernel_registers, "kernel_registers", "Registers per thread", "Of a kernel in the explorer",
                             "", 1, 255, 1, linear, run, false, false, "Occupancy"},
      Field<P, std::int64_t>{&P::kernel_shared, "kernel_shared", "Shared memory per block", "Of a kernel in the explorer", "B",
                             0, 232448, 1, linear, run, false, false, "Occupancy"},
      Field<P, std::int64_t>{&P::shared_split, "shared_split", "Shared memory per multiprocessor",
                             "Beside the cache; 0: the device's default", "B", 0, 262144, 1, linear, run, false, true,
                             "Occupancy"},
      Field<P, double>{&P::phase, "phase", "Animation", "Where in its motion the scene is; the tree is built anew", "turns", 0,
                       1, 0, linear, run, false, false, "Animation"},
      Field<P, double>{&P::amplitude, "amplitude", "Motion", "How far the vertices move, as a part of the scene's size", "", 0,
                       1, 0, linear, run, false, false, "Animation"});
}

constexpr auto ViewParameters::schema() {
  using P = ViewParameters;
  constexpr auto linear = Scale::linear;
  constexpr auto view = Cost::view;
  return std::make_tuple(
      choice_field(&P::stage, "stage", "View",
                   "scene: triangles, boxes and rays; pipeline: the step's node through the four kernels; rules: four ways to "
                   "split the plane, side by side, over the triangles' boxes seen along z; six-points: the same over a "
                   "textbook's six points",
                   "Picture", view, true),
      choice_field(&P::shading, "shading", "Show",
                   "Ray-traced through the tree: flat, with a shadow, ambient-occlusion, or path: light after some bounces; or "
                   "counted per pixel: steps through inner nodes, leaves visited, triangle tests; or the mesh, not ray-traced",
                   "Picture", view, true),
      choice_field(&P::traversal, "traversal_method", "Traversal",
                   "stack; short-stack: the last nodes only, from the root again when they are used up; ropes: links between "
                   "neighbouring leaves; restart: no stack at all",
                   "Picture", view),
      Field<P, std::int64_t>{&P::samples, "samples", "Samples", "Rays per pixel of a picture that is left to grow", "", 1, 4096,
                             1, Scale::logarithmic, view, false, false, "Picture"},
      Field<P, std::int64_t>{&P::bounces, "bounces", "Bounces", "Of a path", "", 0, 16, 1, linear, view, false, false,
                             "Picture"},
      Field<P, double>{&P::occlusion_distance, "occlusion_distance", "Occlusion distance", "As a part of the scene's size", "",
                       0.001, 10, 0, Scale::logarithmic, view, false, false, "Picture"},
      Field<P, double>{&P::heat_max, "heat_max", "Heat map up to", "The count that has the last colour; 0: from the picture",
                       "", 1, 100'000, 0, Scale::logarithmic, view, false, true, "Picture"},
      Field<P, double>{&P::divider, "divider", "Divider",
                       "Between the pictures through both trees, where two are compared: from left to right", "", 0, 1, 0,
                       linear, view, false, false, "Picture"},
      Field<P, double>{&P::animation_speed, "animation_speed", "Animation speed",
                       "The scene moves, and its tree is built anew for each picture; needs a motion above 0", "turns/s", 0, 5,
                       0, linear, view, false, false, "Animation"},
      choice_field(&P::box_color, "box_color", "Boxes by", "depth, share of the tree's cost, or triangles in the leaf", "Boxes",
                   view),
      choice_field(&P::show_boxes, "show_boxes", "Show boxes", "Of the nodes that the step has", "Boxes", view),
      choice_field(&P::show_empty, "show_empty", "Show empty leaves", "Among the boxes", "Boxes", view),
      choice_field(&P::show_mesh, "show_mesh", "Show scene", "Behind the boxes", "Boxes", view),
      Field<P, std::int64_t>{&P::box_levels, "box_levels", "Levels of boxes", "Deeper boxes are not drawn", "", 0, 60, 1,
                             linear, view, false, false, "Boxes"},
      choice_field(&P::probe_axis, "probe_axis", "Own plane",
                   "A plane that you move by hand through the node of the step: what it would cost", "Own plane", view),
      Field<P, double>{&P::probe, "probe", "Place", "Of the own plane, from one face of the cell to the other", "", 0, 1, 0,
                       linear, view, false, false, "Own plane"},
      choice_field(&P::probe_tree, "probe_tree", "Tree that follows",
                   "Build the node's subtree from the own plane on, and tell it beside the builder's", "Own plane", view),
      Field<P, Numbers>{&P::ray, "ray", "Ray",
                        "Origin and direction of a ray to follow, six numbers; a click on the picture sets it", "", -1e30, 1e30,
                        0, linear, view, false, false, "Ray"},
      choice_field(
          &P::up_axis, "up_axis", "Up",
          "Which axis points up; auto: z in ply, stl, off, 3mf and blend files and in generated scenes, y in all others",
          "Picture", view),
      Field<P, Numbers>{&P::eye, "eye", "Eye", "Where the picture is seen from; follows the camera", "", -1e30, 1e30, 0, linear,
                        view, false, false, "Camera"},
      Field<P, Numbers>{&P::look_at, "look_at", "Look at", "", "", -1e30, 1e30, 0, linear, view, false, false, "Camera"},
      Field<P, Numbers>{&P::up, "up", "Up", "", "", -1e30, 1e30, 0, linear, view, false, false, "Camera"},
      Field<P, double>{&P::field_of_view, "field_of_view", "Field of view", "Vertical", "deg", 1, 170, 0, linear, view, false,
                       false, "Camera"},
      Field<P, Numbers>{&P::picture_size, "picture_size", "Picture size", "Width and height", "px", 1, 16384, 1, linear, view,
                        false, false, "Camera"},
      Field<P, std::int64_t>{&P::pass, "pass", "Pass", "Samples of the growing picture so far", "", 0, 4096, 1, linear, view,
                             false, false, "Camera"});
}

}  // namespace ws::kdtree

template <>
struct ws::ChoiceNames<ws::kdtree::Pipeline> {
  static constexpr std::array names{"level", "reference", "sweep", "presorted", "thesis"};
};
template <>
struct ws::ChoiceNames<ws::kdtree::Strategy> {
  static constexpr std::array names{"sah", "sah-binned", "spatial-median", "object-median", "sliding-midpoint"};
};
template <>
struct ws::ChoiceNames<ws::kdtree::Clip> {
  static constexpr std::array names{"exact", "box"};
};
template <>
struct ws::ChoiceNames<ws::kdtree::Counting> {
  static constexpr std::array names{"scan", "quadratic"};
};
template <>
struct ws::ChoiceNames<ws::kdtree::SortPlace> {
  static constexpr std::array names{"cpu", "gpu"};
};
template <>
struct ws::ChoiceNames<ws::kdtree::Rival> {
  static constexpr std::array names{"none",  "sah", "sah-binned", "spatial-median", "object-median", "sliding-midpoint",
                                    "exact", "box", "no-guard"};
};
template <>
struct ws::ChoiceNames<ws::kdtree::Study> {
  static constexpr std::array names{"none", "race", "kernels", "occupancy"};
};
template <>
struct ws::ChoiceNames<ws::kdtree::Capability> {
  static constexpr std::array names{"own", "2.1", "3.0", "3.5", "5.2", "6.1", "7.5", "8.0", "8.6", "8.9", "9.0"};
};
template <>
struct ws::ChoiceNames<ws::kdtree::Shading> {
  static constexpr std::array names{"flat", "shadow", "ambient-occlusion", "path", "steps", "leaves", "tests", "mesh"};
};
template <>
struct ws::ChoiceNames<ws::kdtree::Traversal> {
  static constexpr std::array names{"stack", "short-stack", "ropes", "restart"};
};
template <>
struct ws::ChoiceNames<ws::kdtree::UpAxis> {
  static constexpr std::array names{"auto", "y", "z"};
};
template <>
struct ws::ChoiceNames<ws::kdtree::BoxColor> {
  static constexpr std::array names{"depth", "cost", "leaf-size"};
};
template <>
struct ws::ChoiceNames<ws::kdtree::Stage> {
  static constexpr std::array names{"scene", "pipeline", "rules", "six-points"};
};
template <>
struct ws::ChoiceNames<ws::kdtree::ProbeAxis> {
  static constexpr std::array names{"none", "x", "y", "z"};
};
template <>
struct ws::ChoiceNames<ws::kdtree::StepOrder> {
  static constexpr std::array names{"level", "depth-first"};
};
