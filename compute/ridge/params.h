// The parameters of ridge detection and of its picture, described once.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema/schema.h"
#include "compute/ridge/balls/choices.h"
#include "compute/ridge/tiles/params.h"
#include "compute/ridge/variants/params.h"

#include <array>
#include <cstdint>
#include <tuple>

namespace ws::ridge {

enum class Refinement { none, fit };
constexpr auto choices(Refinement) {
  using enum Refinement;
  return std::to_array<Choice<Refinement>>({
      {none, "none", "The lines stay"},
      {fit, "fit", "The lines are cut finely and fitted to the cloud, with a correction for noise about bends"},
  });
}

enum class BallOrder { file, random };
constexpr auto choices(BallOrder) {
  using enum BallOrder;
  return std::to_array<Choice<BallOrder>>({
      {file, "file", "As their points come"},
      {random, "random",
       "Drawn from the seed, for points that come sorted along the curve, whose balls would go one after another"},
  });
}

enum class StudyOf { radius, noise, dimension };
constexpr auto choices(StudyOf) {
  using enum StudyOf;
  return std::to_array<Choice<StudyOf>>({
      {radius, "radius", "Radii on this cloud: curves, loops, vertices and error, and one that is proposed"},
      {noise, "noise", "Radii and numbers of points on segments in the plane with three noises: error, as in the thesis"},
      {dimension, "dimension", "Numbers of points on segments in 2 to 6 dimensions: error, as in the thesis"},
  });
}

struct Parameters : TileParameters, VariantParameters {
  double r1 = 0;  ///< ball radius; 0: estimated (estimate/radius.h)
  double r2 = 0;  ///< linking radius; 0: 2·r1
  BallOrder ball_order = BallOrder::file;
  std::int64_t min_points = 0;  ///< balls with fewer are removed; 0: as the background asks (estimate/background.h)
  Method method = Method::grid;
  Convergence convergence = Convergence::exact;
  double tolerance = 1e-5;
  std::int64_t max_iterations = 10'000;
  Precision precision = Precision::automatic;
  std::int64_t memory_cap = 0;  ///< MiB of each device's memory; 0: what is free
  std::int64_t devices = 1;
  bool compare = false;
  Refinement refine = Refinement::none;
  bool extend_ends = false;
  bool study = false;  ///< also makes measurements (history/study.h)
  StudyOf study_of = StudyOf::radius;
  double study_from = 0, study_to = 0;  ///< 0: a quarter of the estimate, four times as much
  std::int64_t study_count = 21;
  std::int64_t study_repeats = 3;  ///< of each measurement of a study, after one that does not count

  /// Whether the result is that of the definition, in one or the other order of balls. What has no effect (unused.h) does
  /// not count.
  [[nodiscard]] bool are_exact() const;
  [[nodiscard]] double linking_radius() const { return r2 > 0 ? r2 : 2 * r1; }
  static constexpr auto schema();
};

enum class ColorMap { cividis, viridis, gray };
constexpr auto choices(ColorMap) {
  using enum ColorMap;
  return std::to_array<Choice<ColorMap>>({
      {cividis, "cividis", "From blue over grey to yellow, the same for the colour-blind"},
      {viridis, "viridis", "From violet over green to yellow"},
      {gray, "gray", "From black to white"},
  });
}

enum class Projection { axes, principal };
constexpr auto choices(Projection) {
  using enum Projection;
  return std::to_array<Choice<Projection>>({
      {axes, "axes", "Chosen axes"},
      {principal, "principal", "The principal components"},
  });
}

struct ViewParameters {
  ColorBy color_by = ColorBy::owner;
  ColorMap color_map = ColorMap::cividis;
  double ball_scale = 0;  ///< 0: whole balls in the plane, small ones in space, where they would hide the ridge
  bool show_balls = true;
  bool show_removed = false;
  bool show_tiles = true, show_halos = false;
  std::int64_t tile = 0;  ///< the only one shown, from 1; 0: all
  Projection projection = Projection::axes;
  std::int64_t axis_x = 0, axis_y = 1, axis_z = 2;

  static constexpr auto schema();
};

constexpr auto ball_fields() {
  using P = Parameters;
  return std::make_tuple(
      field(&P::r1, {.name = "r1",
                     .label = "Ball radius r1",
                     .help = "Support radius: a ball averages the points it owns within r1; 2.25 times their usual distance "
                             "from the curve suits",
                     .min = 1e-12,
                     .max = 1e12,
                     .scale = Scale::logarithmic,
                     .pinned = true,
                     .zero_is_auto = true,
                     .group = "Balls"}),
      field(&P::r2, {.name = "r2",
                     .label = "Linking radius r2",
                     .help = "Balls with three others within r2, or fewer than two within 2 r2, are removed; links join balls "
                             "within r2, then ends within 2 r2. 0: twice r1",
                     .min = 1e-12,
                     .max = 1e12,
                     .scale = Scale::logarithmic,
                     .zero_is_auto = true,
                     .group = "Balls"}),
      field(
          &P::ball_order,
          {.name = "ball_order",
           .label = "Balls' order",
           .help = "In which order balls are asked whether they must go",
           .group = "Balls",
           .applies_when = {(unless("method", {"tiled"}) || when("compare")).because("method tiled takes the balls by tile")}}),
      field(&P::min_points,
            {.name = "min_points",
             .label = "Minimum points",
             .help = "A ball that holds fewer is taken for one on points of no curve and removed, as are lines of three balls "
                     "then. 0: from how densely such points lie all over the box; 1: none",
             .min = 1,
             .max = 1e6,
             .step = 1,
             .scale = Scale::logarithmic,
             .zero_is_auto = true,
             .group = "Balls"}));
}

constexpr auto method_fields() {
  using P = Parameters;
  return std::make_tuple(
      field(&P::method, {.name = "method",
                         .label = "Method",
                         .help = "Which points and balls are looked at. grid, brute and reference give the same bits",
                         .group = "Method"}),
      field(&P::convergence, {.name = "convergence", .label = "Convergence", .help = "When balls stop", .group = "Method"}),
      field(&P::tolerance,
            {.name = "tolerance",
             .label = "Tolerance",
             .help = "The smallest move that counts",
             .unit = "r1",
             .min = 1e-9,
             .max = 0.1,
             .scale = Scale::logarithmic,
             .group = "Method",
             .applies_when = {when("convergence", {"tolerance"}).because("only --convergence tolerance asks for it")}}),
      field(&P::max_iterations, {.name = "max_iterations",
                                 .label = "Iteration cap",
                                 .help = "Inner iterations of one evolution after which it ends with a warning",
                                 .min = 1,
                                 .max = 1e6,
                                 .step = 1,
                                 .scale = Scale::logarithmic,
                                 .group = "Method"}),
      field(&P::precision, {.name = "precision",
                            .label = "Precision",
                            .help = "Of coordinates, relative to the middle of the cloud; sums are exact in all",
                            .group = "Method"}),
      field(&P::memory_cap,
            {.name = "memory_cap",
             .label = "Memory cap",
             .help = "With grid on CUDA a larger cloud streams in pieces; 0: what is free. Memory to use of each device",
             .unit = "MiB",
             .min = 1,
             .max = 1'000'000,
             .step = 1,
             .scale = Scale::logarithmic,
             .zero_is_auto = true,
             .group = "Method"}),
      field(&P::devices, {.name = "devices",
                          .label = "Devices",
                          .help = "CUDA devices of this host that share the cloud's points, with grid",
                          .min = 1,
                          .max = 64,
                          .step = 1,
                          .group = "Method"}),
      field(&P::compare, {.name = "compare",
                          .label = "Compare with the exact result",
                          .help = "Also run the exact method: shows and measures what this run lacks of its curve",
                          .group = "Method"}),
      field(&P::refine,
            {.name = "refine", .label = "Refine", .help = "What is done with the lines at the end", .group = "Refinement"}),
      field(&P::extend_ends, {.name = "extend_ends",
                              .label = "Extend ends",
                              .help = "Open lines are made as long as their points say",
                              .group = "Refinement",
                              .applies_when = {unless("refine", {"none"}).because("only --refine fit moves the ends")}}));
}

constexpr auto study_fields() {
  using P = Parameters;
  constexpr Condition is_study = when("study"),
                      is_of_radius = when("study_of", {"radius"}).because("only --study-of radius takes radii");
  return std::make_tuple(
      field(&P::study,
            {.name = "study",
             .label = "Study r1",
             .help = "Runs a range of ball radii (or what --study-of says): curves, loops, vertices and error against r1 as "
                     "plots, and the radius in the middle of the widest range over which the curves stay the same; a click in "
                     "a plot takes a radius",
             .pinned = true,
             .group = "Study"}),
      field(&P::study_of,
            {.name = "study_of",
             .label = "Study of",
             .help = "What the study varies. noise and dimension take the method of the run, on clouds of their own",
             .group = "Study",
             .applies_when = {is_study}}),
      field(&P::study_from, {.name = "study_from",
                             .label = "From",
                             .help = "The smallest radius of the study; 0: a quarter of the estimate",
                             .min = 1e-12,
                             .max = 1e12,
                             .scale = Scale::logarithmic,
                             .zero_is_auto = true,
                             .group = "Study",
                             .applies_when = {is_study, is_of_radius}}),
      field(&P::study_to, {.name = "study_to",
                           .label = "To",
                           .help = "The largest radius of the study; 0: four times the estimate",
                           .min = 1e-12,
                           .max = 1e12,
                           .scale = Scale::logarithmic,
                           .zero_is_auto = true,
                           .group = "Study",
                           .applies_when = {is_study, is_of_radius}}),
      field(&P::study_count, {.name = "study_count",
                              .label = "Radii",
                              .help = "How many, in equal ratios",
                              .min = 2,
                              .max = 200,
                              .step = 1,
                              .group = "Study",
                              .applies_when = {is_study, is_of_radius}}),
      field(
          &P::study_repeats,
          {.name = "study_repeats",
           .label = "Repetitions",
           .help =
               "How often each measurement of the study is made, of noise and dimension on another cloud each time, after one "
               "that does not count; the median is told, and the least and the most",
           .min = 1,
           .max = 1000,
           .step = 1,
           .group = "Study",
           .applies_when = {is_study}}));
}

constexpr auto Parameters::schema() {
  return std::tuple_cat(ball_fields(), method_fields(), study_fields(), tile_fields(), variant_fields());
}

constexpr auto picture_fields() {
  using P = ViewParameters;
  return std::make_tuple(
      field(&P::color_by, {.name = "color_by",
                           .label = "Colour points by",
                           .help = "What the colour of a point tells",
                           .cost = Cost::view,
                           .pinned = true,
                           .group = "Picture"}),
      field(&P::color_map, {.name = "color_map",
                            .label = "Colour map",
                            .help = "For colours that stand for numbers",
                            .cost = Cost::view,
                            .group = "Picture",
                            .applies_when = {when("color_by", {"distance"})}}),
      field(&P::ball_scale, {.name = "ball_scale",
                             .label = "Ball size",
                             .help = "Drawn radius of a ball in units of r1",
                             .unit = "r1",
                             .min = 0.02,
                             .cost = Cost::view,
                             .pinned = true,
                             .zero_is_auto = true,
                             .group = "Picture",
                             .applies_when = {when("show_balls")}}),
      field(&P::show_balls,
            {.name = "show_balls", .label = "Show balls", .help = "Draw the balls", .cost = Cost::view, .group = "Picture"}),
      field(&P::show_removed,
            {.name = "show_removed",
             .label = "Show removed balls",
             .help = "Mark where balls were removed so far: in one colour the crowded, in another the lonely and the sparse",
             .cost = Cost::view,
             .group = "Picture"}),
      field(&P::show_tiles, {.name = "show_tiles",
                             .label = "Show tiles",
                             .help = "Draw the boxes of the tiles",
                             .cost = Cost::view,
                             .group = "Picture",
                             .applies_when = {of_run(when("method", {"tiled"}))}}),
      field(&P::show_halos,
            {.name = "show_halos",
             .label = "Show halos",
             .help = "Draw how far each extended tile sees",
             .cost = Cost::view,
             .group = "Picture",
             .applies_when = {of_run(when("method", {"tiled"})), of_run(when("tile_kind", {"extended"})), when("show_tiles")}}),
      field(&P::tile, {.name = "tile",
                       .label = "One tile",
                       .help = "Show the balls of this tile alone, and frame it and its neighbours. 0: all tiles",
                       .max = 1e6,
                       .step = 1,
                       .cost = Cost::view,
                       .group = "Picture",
                       .applies_when = {of_run(when("method", {"tiled"}))}}));
}

constexpr auto projection_fields() {
  using P = ViewParameters;
  return std::make_tuple(field(&P::projection, {.name = "projection",
                                                .label = "Projection",
                                                .help = "Which directions become the picture's axes",
                                                .cost = Cost::view,
                                                .group = "Projection"}),
                         field(&P::axis_x, {.name = "axis_x",
                                            .label = "Horizontal axis",
                                            .help = "Coordinate along x (from 0)",
                                            .max = 15,
                                            .step = 1,
                                            .cost = Cost::view,
                                            .group = "Projection",
                                            .needs = "a cloud of 2 dimensions or more",
                                            .applies_when = {unless("projection", {"principal"})}}),
                         field(&P::axis_y, {.name = "axis_y",
                                            .label = "Vertical axis",
                                            .help = "Coordinate along y (from 0)",
                                            .max = 15,
                                            .step = 1,
                                            .cost = Cost::view,
                                            .group = "Projection",
                                            .needs = "a cloud of 2 dimensions or more",
                                            .applies_when = {unless("projection", {"principal"})}}),
                         field(&P::axis_z, {.name = "axis_z",
                                            .label = "Depth axis",
                                            .help = "Coordinate along z (from 0)",
                                            .max = 15,
                                            .step = 1,
                                            .cost = Cost::view,
                                            .group = "Projection",
                                            .needs = "a cloud of 3 dimensions or more",
                                            .applies_when = {unless("projection", {"principal"})}}));
}

constexpr auto ViewParameters::schema() { return std::tuple_cat(picture_fields(), projection_fields()); }

}  // namespace ws::ridge
