// The parameters of kD-tree construction and of its picture, described once.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema/schema.h"
#include "compute/kdtree/tree/clip.h"

#include <array>
#include <cstdint>
#include <tuple>

namespace ws::kdtree {

enum class Pipeline { level, reference, sweep, presorted, thesis };
constexpr auto choices(Pipeline) {
  using enum Pipeline;
  return std::to_array<Choice<Pipeline>>({
      {level, "level", "Many nodes at once, on all cores or on the device"},
      {reference, "reference", "Plain recursion on one thread"},
      {sweep, "sweep", "The thesis's builder for one thread"},
      {presorted, "presorted", "O(N log N), on one thread"},
      {thesis, "thesis", "Recursion on the CPU with four CUDA kernels per node"},
  });
}

enum class Strategy { sah, binned, spatial_median, object_median, sliding_midpoint };
constexpr auto choices(Strategy) {
  using enum Strategy;
  return std::to_array<Choice<Strategy>>({
      {sah, "sah", "Every candidate of the surface area heuristic"},
      {binned, "sah-binned",
       "The cost of the heuristic at evenly spread planes, and every candidate in nodes of at most 64 triangles; four are a "
       "leaf, deep down six"},
      {spatial_median, "spatial-median", "The middle of the longest axis"},
      {object_median, "object-median", "Half of the triangles on each side"},
      {sliding_midpoint, "sliding-midpoint", "The middle, moved to the next triangle where a side would be empty"},
  });
}

/// Of the thesis's second kernel.
enum class Counting { scan, quadratic };
constexpr auto choices(Counting) {
  using enum Counting;
  return std::to_array<Choice<Counting>>({
      {scan, "scan", "Prefix sums"},
      {quadratic, "quadratic", "Every plane looks at every event"},
  });
}

enum class SortPlace { cpu, gpu };
constexpr auto choices(SortPlace) {
  using enum SortPlace;
  return std::to_array<Choice<SortPlace>>({
      {cpu, "cpu", "On the CPU, as the thesis did"},
      {gpu, "gpu", "On the device"},
  });
}

enum class StepOrder { level, depth_first };
constexpr auto choices(StepOrder) {
  using enum StepOrder;
  return std::to_array<Choice<StepOrder>>({
      {level, "level", "The nodes of a level, one level after another"},
      {depth_first, "depth-first", "As a recursion decides the nodes"},
  });
}

/// What a second tree over the same scene does otherwise: another strategy, another extent in cells, or no guard.
enum class Rival { none, sah, binned, spatial_median, object_median, sliding_midpoint, clip, clamp, no_guard };
constexpr auto choices(Rival) {
  using enum Rival;
  return std::to_array<Choice<Rival>>({
      {none, "none", "No second tree"},
      {sah, "sah", "Every candidate of the surface area heuristic"},
      {binned, "sah-binned",
       "The cost of the heuristic at evenly spread planes, and every candidate in nodes of at most 64 triangles; four are a "
       "leaf, deep down six"},
      {spatial_median, "spatial-median", "The middle of the longest axis"},
      {object_median, "object-median", "Half of the triangles on each side"},
      {sliding_midpoint, "sliding-midpoint", "The middle, moved to the next triangle where a side would be empty"},
      {clip, "exact", "The extent of the part of the triangle that lies in the cell"},
      {clamp, "box", "The extent of the triangle's box, cut by the cell"},
      {no_guard, "no-guard", "The same rules without the guard"},
  });
}

/// A sweep of measurements beside the run.
enum class Study { none, race, kernels, occupancy };
constexpr auto choices(Study) {
  using enum Study;
  return std::to_array<Choice<Study>>({
      {none, "none", "Nothing is measured beside the run"},
      {race, "race", "Build times of the builders over the number of triangles"},
      {kernels, "kernels", "The thesis's table for this machine"},
      {occupancy, "occupancy", "How many warps of a kernel a multiprocessor holds"},
  });
}

/// Of the occupancy explorer: a device's compute capability; own: of the present one.
enum class Capability {
  own,
  cc_2_1,
  cc_3_0,
  cc_3_5,
  cc_5_2,
  cc_6_1,
  cc_7_0,
  cc_7_5,
  cc_8_0,
  cc_8_6,
  cc_8_9,
  cc_9_0,
  cc_10_0,
  cc_12_0
};
constexpr auto choices(Capability) {
  using enum Capability;
  return std::to_array<Choice<Capability>>({
      {own, "own", "The present device's"},
      {cc_2_1, "2.1", "Fermi, as the GeForce GTX 560"},
      {cc_3_0, "3.0", "Kepler, as the GeForce GTX 680"},
      {cc_3_5, "3.5", "Kepler, as the Tesla K40"},
      {cc_5_2, "5.2", "Maxwell, as the GeForce GTX 980"},
      {cc_6_1, "6.1", "Pascal, as the GeForce GTX 1080"},
      {cc_7_0, "7.0", "Volta, as the V100"},
      {cc_7_5, "7.5", "Turing, as the GeForce RTX 2080"},
      {cc_8_0, "8.0", "Ampere, as the A100"},
      {cc_8_6, "8.6", "Ampere, as the GeForce RTX 3090"},
      {cc_8_9, "8.9", "Ada, as the GeForce RTX 4090"},
      {cc_9_0, "9.0", "Hopper, as the H100"},
      {cc_10_0, "10.0", "Blackwell, as the B200"},
      {cc_12_0, "12.0", "Blackwell, as the GeForce RTX 5090"},
  });
}

struct Parameters {
  Pipeline pipeline = Pipeline::level;
  Strategy strategy = Strategy::sah;
  double traversal_cost = 15, intersection_cost = 20, empty_bonus = 0.8;
  std::int64_t max_depth = 0;  ///< 0: 8 + 1.3 log2(triangles)
  std::int64_t extra_levels = 0, min_leaf = 0, bins = 96;
  Clip clip = Clip::clip;
  bool guard = true;
  Counting counting = Counting::scan;
  SortPlace sort = SortPlace::gpu;
  std::int64_t switch_size = 0;  ///< 0: measured; 1: every node on the device
  std::int64_t block = 0, grid = 0;
  StepOrder order = StepOrder::level;
  Rival rival = Rival::none;
  Study study = Study::none;
  Capability capability = Capability::own;
  std::int64_t kernel_threads = 256, kernel_registers = 20, kernel_shared = 6144, shared_split = 0;
  double phase = 0, amplitude = 0;
  bool keep_degenerate = false;

  static constexpr auto schema();
};

enum class Shading { flat, shadow, ambient_occlusion, path, steps, leaves, tests, mesh };
constexpr auto choices(Shading) {
  using enum Shading;
  return std::to_array<Choice<Shading>>({
      {flat, "flat", "The colour of the triangle, by its slope to the light"},
      {shadow, "shadow", "Flat, with the shadow of a lamp"},
      {ambient_occlusion, "ambient-occlusion", "How much of the sky each place sees"},
      {path, "path", "Light after some bounces"},
      {steps, "steps", "Counted per pixel: steps through inner nodes"},
      {leaves, "leaves", "Counted per pixel: leaves visited"},
      {tests, "tests", "Counted per pixel: tests of a ray with a triangle"},
      {mesh, "mesh", "The mesh, not ray-traced"},
  });
}

enum class Traversal { stack, short_stack, ropes, restart };
constexpr auto choices(Traversal) {
  using enum Traversal;
  return std::to_array<Choice<Traversal>>({
      {stack, "stack", "Nodes to visit later lie on a stack"},
      {short_stack, "short-stack", "The last nodes only, from the root again when they are used up"},
      {ropes, "ropes", "Links between neighbouring leaves"},
      {restart, "restart", "From the root for each leaf: no stack at all"},
  });
}

enum class Stage { scene, pipeline, rules, six_points };
constexpr auto choices(Stage) {
  using enum Stage;
  return std::to_array<Choice<Stage>>({
      {scene, "scene", "Triangles, boxes and rays"},
      {pipeline, "pipeline", "The step's node through the four kernels"},
      {rules, "rules", "Four ways to split the plane, side by side, over the triangles' boxes seen along z"},
      {six_points, "six-points", "Four ways to split the plane, over a textbook's six points"},
  });
}

enum class ProbeAxis { none, x, y, z };
constexpr auto choices(ProbeAxis) {
  using enum ProbeAxis;
  return std::to_array<Choice<ProbeAxis>>({
      {none, "none", "There is no plane of your own"},
      {x, "x", "A plane across the x axis"},
      {y, "y", "A plane across the y axis"},
      {z, "z", "A plane across the z axis"},
  });
}

/// The axis that points up in the picture; automatic: by the custom of the file's format.
enum class UpAxis { automatic, y, z };
constexpr auto choices(UpAxis) {
  using enum UpAxis;
  return std::to_array<Choice<UpAxis>>({
      {automatic, "auto", "z in ply, stl, off, 3mf and blend files and in generated scenes, y in all others"},
      {y, "y", "The y axis"},
      {z, "z", "The z axis"},
  });
}

enum class BoxColor { depth, cost, leaf_size };
constexpr auto choices(BoxColor) {
  using enum BoxColor;
  return std::to_array<Choice<BoxColor>>({
      {depth, "depth", "How deep the node lies in the tree"},
      {cost, "cost", "The node's share of the tree's cost"},
      {leaf_size, "leaf-size", "How many triangles the leaf holds"},
  });
}

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

constexpr auto builder_fields() {
  using P = Parameters;
  return std::make_tuple(
      field(&P::pipeline,
            {.name = "pipeline", .label = "Builder", .help = "How the tree is built", .pinned = true, .group = "Builder"}),
      field(&P::strategy,
            {.name = "strategy", .label = "Splits", .help = "Where nodes are split", .pinned = true, .group = "Splits"}),
      field(&P::traversal_cost, {.name = "k_t",
                                 .label = "Traversal cost K_T",
                                 .help = "Cost of a step through an inner node",
                                 .max = 1e6,
                                 .pinned = true,
                                 .group = "Splits",
                                 .alias = "traversal"}),
      field(&P::intersection_cost, {.name = "k_i",
                                    .label = "Test cost K_I",
                                    .help = "Cost of a test of a ray with a triangle",
                                    .min = 1e-6,
                                    .max = 1e6,
                                    .scale = Scale::logarithmic,
                                    .pinned = true,
                                    .group = "Splits",
                                    .alias = "intersect"}),
      field(&P::empty_bonus, {.name = "empty_bonus",
                              .label = "Empty-space factor",
                              .help = "A split that cuts off empty space costs this part of its price",
                              .min = 0.01,
                              .pinned = true,
                              .group = "Splits",
                              .alias = "lambda"}),
      field(&P::max_depth, {.name = "max_depth",
                            .label = "Depth limit",
                            .help = "0: 8 + 1.3 log2(triangles)",
                            .unit = "levels",
                            .max = 60,
                            .step = 1,
                            .pinned = true,
                            .zero_is_auto = true,
                            .group = "Splits",
                            .alias = "depth"}));
}

constexpr auto leaf_fields() {
  using P = Parameters;
  return std::make_tuple(
      field(&P::extra_levels,
            {.name = "extra_levels",
             .label = "Extra levels",
             .help = "Splits that a path may make although the heuristic says stop",
             .unit = "levels",
             .max = 20,
             .step = 1,
             .group = "Splits",
             .applies_when = {(when("strategy", {"sah", "sah-binned"}) || when("compare", {"sah", "sah-binned"}))
                                  .because("only the heuristic says stop")}}),
      field(&P::min_leaf, {.name = "min_leaf",
                           .label = "Leaf size",
                           .help = "Nodes with at most this number of triangles are not split",
                           .unit = "triangles",
                           .max = 1024,
                           .step = 1,
                           .group = "Splits"}),
      field(&P::bins, {.name = "bins",
                       .label = "Bins",
                       .help = "Planes per axis that the binned strategy tries, plus one",
                       .min = 2,
                       .max = 1024,
                       .step = 1,
                       .scale = Scale::logarithmic,
                       .group = "Splits",
                       .applies_when = {(when("strategy", {"sah-binned"}) || when("compare", {"sah-binned"}))}}),
      field(&P::clip, {.name = "clip",
                       .label = "Extent in a cell",
                       .help = "Which extent of a triangle counts in a cell",
                       .group = "Splits"}),
      field(&P::guard, {.name = "guard",
                        .label = "Guard",
                        .help = "Refuse splits that leave one child as the node was, with all its triangles",
                        .group = "Splits"}),
      field(&P::keep_degenerate, {.name = "keep_degenerate",
                                  .label = "Keep degenerate",
                                  .help = "Build over triangles without area too, which no ray hits",
                                  .group = "Splits"}));
}

constexpr auto thesis_fields() {
  using P = Parameters;
  constexpr Condition if_thesis = when("pipeline", {"thesis"}) || when("study", {"kernels"});
  return std::make_tuple(
      field(&P::counting, {.name = "count",
                           .label = "Counting",
                           .help = "How the thesis's pipeline counts triangles beside each plane",
                           .group = "Thesis",
                           .applies_when = {if_thesis}}),
      field(&P::sort, {.name = "sort",
                       .label = "Sorting",
                       .help = "Where the thesis's pipeline sorts",
                       .group = "Thesis",
                       .applies_when = {if_thesis}}),
      field(&P::switch_size, {.name = "switch_size",
                              .label = "Switch size",
                              .help = "Of the thesis's pipeline: nodes with fewer triangles stay on the CPU; 1: none; 0: "
                                      "measured, from where on the device is faster",
                              .unit = "triangles",
                              .min = 1,
                              .max = 100'000'000,
                              .step = 1,
                              .scale = Scale::logarithmic,
                              .zero_is_auto = true,
                              .group = "Thesis",
                              .applies_when = {(when("pipeline", {"thesis"}) || when("study", {"race"}))}}),
      field(&P::block, {.name = "block",
                        .label = "Threads per block",
                        .help = "Of the thesis's kernels; any number works, multiples of 32 waste nothing; 0: 256",
                        .min = 1,
                        .max = 1024,
                        .step = 1,
                        .scale = Scale::logarithmic,
                        .zero_is_auto = true,
                        .group = "Thesis",
                        .applies_when = {(when("pipeline", {"thesis"}) || when("study", {"kernels", "race"}))}}),
      field(&P::grid, {.name = "grid",
                       .label = "Blocks",
                       .help = "Of the thesis's kernels, together with the threads of a block; 0: as many as the device holds",
                       .max = 1'000'000,
                       .step = 1,
                       .zero_is_auto = true,
                       .group = "Thesis",
                       .applies_when = {(when("pipeline", {"thesis"}) || when("study", {"kernels", "race"}))}}));
}

constexpr auto study_fields() {
  using P = Parameters;
  return std::make_tuple(
      field(&P::order,
            {.name = "step_order", .label = "Steps", .help = "In which order the nodes become steps", .group = "Splits"}),
      field(&P::rival, {.name = "compare",
                        .label = "Compare with",
                        .help = "A second tree over the same scene: its picture is on the divider's right",
                        .group = "Compare"}),
      field(&P::study, {.name = "study", .label = "Study", .help = "Measurements beside the run", .group = "Studies"}));
}

constexpr auto occupancy_fields() {
  using P = Parameters;
  return std::make_tuple(field(&P::capability, {.name = "capability",
                                                .label = "Compute capability",
                                                .help = "Of the device of the occupancy explorer",
                                                .group = "Occupancy",
                                                .applies_when = {when("study", {"occupancy"})}}),
                         field(&P::kernel_threads, {.name = "kernel_threads",
                                                    .label = "Threads per block",
                                                    .help = "Of a kernel in the explorer",
                                                    .min = 1,
                                                    .max = 1024,
                                                    .step = 1,
                                                    .group = "Occupancy",
                                                    .applies_when = {when("study", {"occupancy"})}}),
                         field(&P::kernel_registers, {.name = "kernel_registers",
                                                      .label = "Registers per thread",
                                                      .help = "Of a kernel in the explorer",
                                                      .min = 1,
                                                      .max = 255,
                                                      .step = 1,
                                                      .group = "Occupancy",
                                                      .applies_when = {when("study", {"occupancy"})}}),
                         field(&P::kernel_shared, {.name = "kernel_shared",
                                                   .label = "Shared memory per block",
                                                   .help = "Of a kernel in the explorer",
                                                   .unit = "B",
                                                   .max = 232448,
                                                   .step = 1,
                                                   .group = "Occupancy",
                                                   .applies_when = {when("study", {"occupancy"})}}),
                         field(&P::shared_split, {.name = "shared_split",
                                                  .label = "Shared memory per multiprocessor",
                                                  .help = "Beside the cache; 0: the device's default",
                                                  .unit = "B",
                                                  .max = 262144,
                                                  .step = 1,
                                                  .zero_is_auto = true,
                                                  .group = "Occupancy",
                                                  .applies_when = {when("study", {"occupancy"})}}),
                         field(&P::phase, {.name = "phase",
                                           .label = "Animation",
                                           .help = "Where in its motion the scene is; the tree is built anew",
                                           .unit = "turns",
                                           .group = "Animation",
                                           .applies_when = {unless("amplitude", {"0"})}}),
                         field(&P::amplitude, {.name = "amplitude",
                                               .label = "Motion",
                                               .help = "How far the vertices move, as a part of the scene's size",
                                               .group = "Animation"}));
}

constexpr auto Parameters::schema() {
  return std::tuple_cat(builder_fields(), leaf_fields(), thesis_fields(), study_fields(), occupancy_fields());
}

constexpr auto picture_fields() {
  using P = ViewParameters;
  return std::make_tuple(
      field(&P::stage, {.name = "stage",
                        .label = "View",
                        .help = "What the picture is of",
                        .cost = Cost::view,
                        .pinned = true,
                        .group = "Picture"}),
      field(&P::shading, {.name = "shading",
                          .label = "Show",
                          .help = "What the rays through the tree show",
                          .cost = Cost::view,
                          .pinned = true,
                          .group = "Picture",
                          .applies_when = {when("stage", {"scene"})}}),
      field(&P::traversal,
            {.name = "traversal_method",
             .label = "Traversal",
             .help = "How a ray finds the leaves that it meets",
             .cost = Cost::view,
             .group = "Picture",
             .applies_when = {when("stage", {"scene"}), when("shading", {"steps", "leaves", "tests"}) || unless("ray", {""}) ||
                                                            of_run(unless("compare", {"none"}))}}),
      field(&P::samples,
            {.name = "samples",
             .label = "Samples",
             .help = "Rays per pixel of a picture that is left to grow",
             .min = 1,
             .max = 4096,
             .step = 1,
             .scale = Scale::logarithmic,
             .cost = Cost::view,
             .group = "Picture",
             .applies_when = {when("stage", {"scene"}), when("shading", {"flat", "shadow", "ambient-occlusion", "path"})}}),
      field(&P::bounces, {.name = "bounces",
                          .label = "Bounces",
                          .help = "Of a path",
                          .max = 16,
                          .step = 1,
                          .cost = Cost::view,
                          .group = "Picture",
                          .applies_when = {when("stage", {"scene"}), when("shading", {"path"})}}),
      field(&P::occlusion_distance, {.name = "occlusion_distance",
                                     .label = "Occlusion distance",
                                     .help = "As a part of the scene's size",
                                     .min = 0.001,
                                     .max = 10,
                                     .scale = Scale::logarithmic,
                                     .cost = Cost::view,
                                     .group = "Picture",
                                     .applies_when = {when("stage", {"scene"}), when("shading", {"ambient-occlusion"})}}),
      field(&P::heat_max, {.name = "heat_max",
                           .label = "Heat map up to",
                           .help = "The count that has the last colour; 0: from the picture",
                           .min = 1,
                           .max = 100'000,
                           .scale = Scale::logarithmic,
                           .cost = Cost::view,
                           .zero_is_auto = true,
                           .group = "Picture",
                           .applies_when = {when("stage", {"scene"}), when("shading", {"steps", "leaves", "tests"})}}),
      field(&P::divider,
            {.name = "divider",
             .label = "Divider",
             .help = "Between the pictures through both trees, where two are compared: from left to right",
             .cost = Cost::view,
             .group = "Picture",
             .applies_when = {when("stage", {"scene"}), unless("shading", {"mesh"}), of_run(unless("compare", {"none"}))}}),
      field(&P::animation_speed,
            {.name = "animation_speed",
             .label = "Animation speed",
             .help = "The scene moves, and its tree is built anew for each picture; needs a motion above 0",
             .unit = "turns/s",
             .max = 5,
             .cost = Cost::view,
             .group = "Animation",
             .applies_when = {of_run(unless("amplitude", {"0"}))}}));
}

constexpr auto box_fields() {
  using P = ViewParameters;
  return std::make_tuple(
      field(&P::box_color, {.name = "box_color",
                            .label = "Boxes by",
                            .help = "What the colour of a box tells",
                            .cost = Cost::view,
                            .group = "Boxes",
                            .applies_when = {when("stage", {"scene"}), when("show_boxes")}}),
      field(&P::show_boxes, {.name = "show_boxes",
                             .label = "Show boxes",
                             .help = "Of the nodes that the step has",
                             .cost = Cost::view,
                             .group = "Boxes",
                             .applies_when = {when("stage", {"scene"})}}),
      field(&P::show_empty, {.name = "show_empty",
                             .label = "Show empty leaves",
                             .help = "Among the boxes",
                             .cost = Cost::view,
                             .group = "Boxes",
                             .applies_when = {when("stage", {"scene"}), when("show_boxes")}}),
      field(&P::show_mesh, {.name = "show_mesh",
                            .label = "Show scene",
                            .help = "Behind the boxes",
                            .cost = Cost::view,
                            .group = "Boxes",
                            .applies_when = {when("stage", {"scene"})}}),
      field(&P::box_levels, {.name = "box_levels",
                             .label = "Levels of boxes",
                             .help = "Deeper boxes are not drawn",
                             .max = 60,
                             .step = 1,
                             .cost = Cost::view,
                             .group = "Boxes",
                             .applies_when = {unless("stage", {"pipeline"}), when("show_boxes") || unless("stage", {"scene"}) ||
                                                                                 unless("probe_axis", {"none"})}}),
      field(&P::probe_axis, {.name = "probe_axis",
                             .label = "Own plane",
                             .help = "A plane that you move by hand through the node of the step: what it would cost",
                             .cost = Cost::view,
                             .group = "Own plane",
                             .applies_when = {when("stage", {"scene"})}}),
      field(&P::probe, {.name = "probe",
                        .label = "Place",
                        .help = "Of the own plane, from one face of the cell to the other",
                        .cost = Cost::view,
                        .group = "Own plane",
                        .applies_when = {when("stage", {"scene"}), unless("probe_axis", {"none"})}}),
      field(&P::probe_tree, {.name = "probe_tree",
                             .label = "Tree that follows",
                             .help = "Build the node's subtree from the own plane on, and tell it beside the builder's",
                             .cost = Cost::view,
                             .group = "Own plane",
                             .applies_when = {when("stage", {"scene"}), unless("probe_axis", {"none"})}}));
}

constexpr auto camera_fields() {
  using P = ViewParameters;
  return std::make_tuple(
      field(&P::ray, {.name = "ray",
                      .label = "Ray",
                      .help = "Origin and direction of a ray to follow, six numbers; a click on the picture sets it",
                      .min = -1e30,
                      .max = 1e30,
                      .cost = Cost::view,
                      .meaning = ListMeaning::points,
                      .group = "Ray",
                      .applies_when = {when("stage", {"scene"})}}),
      field(&P::up_axis, {.name = "up_axis",
                          .label = "Up",
                          .help = "Which axis points up",
                          .cost = Cost::view,
                          .group = "Picture",
                          .applies_when = {when("stage", {"scene"})}}),
      field(&P::eye, {.name = "eye",
                      .label = "Eye",
                      .help = "Where the picture is seen from; follows the camera",
                      .min = -1e30,
                      .max = 1e30,
                      .cost = Cost::view,
                      .meaning = ListMeaning::camera,
                      .group = "Camera",
                      .applies_when = {when("stage", {"scene"})}}),
      field(&P::look_at, {.name = "look_at",
                          .label = "Look at",
                          .min = -1e30,
                          .max = 1e30,
                          .cost = Cost::view,
                          .meaning = ListMeaning::camera,
                          .group = "Camera",
                          .applies_when = {when("stage", {"scene"})}}),
      field(&P::up, {.name = "up",
                     .label = "Up",
                     .min = -1e30,
                     .max = 1e30,
                     .cost = Cost::view,
                     .meaning = ListMeaning::camera,
                     .group = "Camera",
                     .applies_when = {when("stage", {"scene"}), unless("shading", {"mesh"})}}),
      field(&P::field_of_view, {.name = "field_of_view",
                                .label = "Field of view",
                                .help = "Vertical",
                                .unit = "deg",
                                .min = 1,
                                .max = 170,
                                .cost = Cost::view,
                                .group = "Camera",
                                .applies_when = {when("stage", {"scene"})}}),
      field(&P::picture_size, {.name = "picture_size",
                               .label = "Picture size",
                               .help = "Width and height",
                               .unit = "px",
                               .min = 1,
                               .max = 16384,
                               .step = 1,
                               .cost = Cost::view,
                               .group = "Camera",
                               .applies_when = {when("stage", {"scene"})}}),
      field(&P::pass, {.name = "pass",
                       .label = "Pass",
                       .help = "Samples of the growing picture so far",
                       .max = 4096,
                       .step = 1,
                       .cost = Cost::view,
                       .group = "Camera",
                       .applies_when = {when("stage", {"scene"})}}));
}

constexpr auto ViewParameters::schema() { return std::tuple_cat(picture_fields(), box_fields(), camera_fields()); }

}  // namespace ws::kdtree
