// The parameters of ridge detection and of its picture, described once.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema.h"
#include "compute/ridge/choices.h"
#include "compute/ridge/tiles/params.h"
#include "compute/ridge/variants/params.h"

#include <array>
#include <cstdint>
#include <tuple>

namespace ws::ridge {

enum class Refinement { none, fit };
enum class BallOrder { file, random };

struct Parameters : TileParameters, VariantParameters {
  double r1 = 0;  ///< ball radius; 0: estimated (estimate.h)
  double r2 = 0;  ///< linking radius; 0: 2·r1
  BallOrder ball_order = BallOrder::file;
  Method method = Method::grid;
  Convergence convergence = Convergence::exact;
  double tolerance = 1e-5;
  std::int64_t max_iterations = 10'000;
  Precision precision = Precision::float32;
  std::int64_t memory_cap = 0;  ///< MiB of each device's memory; 0: what is free
  std::int64_t devices = 1;
  bool compare = false;
  Refinement refine = Refinement::none;
  bool extend_ends = false;
  bool study = false;                   ///< also runs a range of r1 (study.h)
  double study_from = 0, study_to = 0;  ///< 0: a quarter of the estimate, four times as much
  std::int64_t study_count = 21;

  /// Whether the result is that of the definition, in one or the other order of balls. What has no effect (unused.h) does
  /// not count.
  [[nodiscard]] bool are_exact() const;
  [[nodiscard]] double linking_radius() const { return r2 > 0 ? r2 : 2 * r1; }
  static constexpr auto schema();
};

enum class ColorMap { cividis, viridis, gray };
enum class Projection { axes, principal };

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

constexpr auto Parameters::schema() {
  using P = Parameters;
  const auto fields = std::make_tuple(
      Field<P, double>{&P::r1, "r1", "Ball radius r1",
                       "Support radius: a ball averages the points it owns within r1; about twice the noise suits", "", 1e-12,
                       1e12, 0, Scale::logarithmic, Cost::run, true, true, "Balls"},
      Field<P, double>{
          &P::r2, "r2", "Linking radius r2",
          "Balls with three others within r2, or fewer than two within 2 r2, are removed; links join balls within r2, "
          "then ends within 2 r2. 0: twice r1",
          "", 1e-12, 1e12, 0, Scale::logarithmic, Cost::run, false, true, "Balls"},
      choice_field(
          &P::ball_order, "ball_order", "Balls' order",
          "In which balls are asked whether they must go: file: as their points come; random: drawn from the seed, for "
          "points that come sorted along the curve, whose balls would go one after another",
          "Balls"),
      Field<P, Method>{
          &P::method, "method", "Method",
          "grid: near balls only, and only where something may have changed; brute: every distance; reference: one thread, the "
          "words of the definition; these give the same bits. tiled: boxes of the cloud on their own, not exact",
          "", 0, 0, 0, Scale::linear, Cost::run, false, false, "Method"},
      Field<P, Convergence>{
          &P::convergence, "convergence", "Convergence",
          "When balls stop: exact: no coordinate changes; thesis: no change beyond the rounding bound 2 n eps |mean|; "
          "tolerance: no change beyond tolerance times r1",
          "", 0, 0, 0, Scale::linear, Cost::run, false, false, "Method"},
      Field<P, double>{&P::tolerance, "tolerance", "Tolerance", "For convergence tolerance: the smallest move that counts",
                       "r1", 1e-9, 0.1, 0, Scale::logarithmic, Cost::run, false, false, "Method"},
      Field<P, std::int64_t>{&P::max_iterations, "max_iterations", "Iteration cap",
                             "Inner iterations of one evolution after which it ends with a warning", "", 1, 1e6, 1,
                             Scale::logarithmic, Cost::run, false, false, "Method"},
      Field<P, Precision>{&P::precision, "precision", "Precision",
                          "Of coordinates, relative to the middle of the cloud; sums are exact in both", "", 0, 0, 0,
                          Scale::linear, Cost::run, false, false, "Method"},
      Field<P, std::int64_t>{
          &P::memory_cap, "memory_cap", "Memory cap",
          "With grid on CUDA a larger cloud streams in pieces; 0: what is free. Memory to use of each device", "MiB", 1,
          1'000'000, 1, Scale::logarithmic, Cost::run, false, true, "Method"},
      Field<P, std::int64_t>{&P::devices, "devices", "Devices",
                             "CUDA devices of this host that share the cloud's points, with grid", "", 1, 64, 1, Scale::linear,
                             Cost::run, false, false, "Method"},
      choice_field(&P::compare, "compare", "Compare with the exact result",
                   "Also run the exact method: shows and measures what this run lacks of its curve", "Method"),
      choice_field(&P::refine, "refine", "Refine",
                   "fit: at the end the lines are cut finely and fitted to the cloud, with a correction for noise about bends",
                   "Refinement"),
      choice_field(&P::extend_ends, "extend_ends", "Extend ends",
                   "With refine: open lines are made as long as their points say", "Refinement"),
      Field<P, bool>{&P::study, "study", "Study r1",
                     "Runs a range of ball radii: curves, loops, vertices and error against r1 as plots, and the radius in the "
                     "middle of the widest range over which the curves stay the same; a click in a plot takes a radius",
                     "", 0, 1, 0, Scale::linear, Cost::run, true, false, "Study"},
      Field<P, double>{&P::study_from, "study_from", "From", "The smallest radius of the study; 0: a quarter of the estimate",
                       "", 1e-12, 1e12, 0, Scale::logarithmic, Cost::run, false, true, "Study"},
      Field<P, double>{&P::study_to, "study_to", "To", "The largest radius of the study; 0: four times the estimate", "", 1e-12,
                       1e12, 0, Scale::logarithmic, Cost::run, false, true, "Study"},
      Field<P, std::int64_t>{&P::study_count, "study_count", "Radii", "How many, in equal ratios", "", 2, 200, 1, Scale::linear,
                             Cost::run, false, false, "Study"});
  return std::tuple_cat(fields, tile_fields<P>(), variant_fields<P>());
}

constexpr auto ViewParameters::schema() {
  using P = ViewParameters;
  return std::make_tuple(
      Field<P, ColorBy>{&P::color_by, "color_by", "Colour points by",
                        "owner: the ball that owns the point; distance: to that ball's centre; plain: one colour; "
                        "tile: the tile that holds it",
                        "", 0, 0, 0, Scale::linear, Cost::view, true, false, "Picture"},
      Field<P, ColorMap>{&P::color_map, "color_map", "Colour map", "For colours that stand for numbers", "", 0, 0, 0,
                         Scale::linear, Cost::view, false, false, "Picture"},
      Field<P, double>{&P::ball_scale, "ball_scale", "Ball size", "Drawn radius of a ball in units of r1", "r1", 0.02, 1, 0,
                       Scale::linear, Cost::view, true, true, "Picture"},
      Field<P, bool>{&P::show_balls, "show_balls", "Show balls", "Draw the balls", "", 0, 1, 0, Scale::linear, Cost::view,
                     false, false, "Picture"},
      choice_field(&P::show_removed, "show_removed", "Show removed balls",
                   "Mark where balls were removed so far: in one colour the crowded, in another the lonely", "Picture",
                   Cost::view),
      choice_field(&P::show_tiles, "show_tiles", "Show tiles", "Draw the boxes of the tiles", "Picture", Cost::view),
      choice_field(&P::show_halos, "show_halos", "Show halos", "Draw how far each extended tile sees", "Picture", Cost::view),
      Field<P, std::int64_t>{&P::tile, "tile", "One tile",
                             "Show the balls of this tile alone, and frame it and its neighbours. 0: all tiles", "", 0, 1e6, 1,
                             Scale::linear, Cost::view, false, false, "Picture"},
      Field<P, Projection>{&P::projection, "projection", "Projection",
                           "How more than three dimensions become three: chosen axes, or the principal components", "", 0, 0, 0,
                           Scale::linear, Cost::view, false, false, "Projection"},
      Field<P, std::int64_t>{&P::axis_x, "axis_x", "Horizontal axis", "Coordinate along x (from 0)", "", 0, 15, 1,
                             Scale::linear, Cost::view, false, false, "Projection"},
      Field<P, std::int64_t>{&P::axis_y, "axis_y", "Vertical axis", "Coordinate along y (from 0)", "", 0, 15, 1, Scale::linear,
                             Cost::view, false, false, "Projection"},
      Field<P, std::int64_t>{&P::axis_z, "axis_z", "Depth axis", "Coordinate along z (from 0)", "", 0, 15, 1, Scale::linear,
                             Cost::view, false, false, "Projection"});
}

}  // namespace ws::ridge

template <>
struct ws::ChoiceNames<ws::ridge::Method> {
  static constexpr std::array names{"grid", "brute", "reference", "tiled"};
};
template <>
struct ws::ChoiceNames<ws::ridge::Convergence> {
  static constexpr std::array names{"exact", "thesis", "tolerance"};
};
template <>
struct ws::ChoiceNames<ws::ridge::Precision> {
  static constexpr std::array names{"float", "double"};
};
template <>
struct ws::ChoiceNames<ws::ridge::BallOrder> {
  static constexpr std::array names{"file", "random"};
};
template <>
struct ws::ChoiceNames<ws::ridge::Refinement> {
  static constexpr std::array names{"none", "fit"};
};
template <>
struct ws::ChoiceNames<ws::ridge::ColorBy> {
  static constexpr std::array names{"owner", "distance", "plain", "tile"};
};
template <>
struct ws::ChoiceNames<ws::ridge::ColorMap> {
  static constexpr std::array names{"cividis", "viridis", "gray"};
};
template <>
struct ws::ChoiceNames<ws::ridge::Projection> {
  static constexpr std::array names{"axes", "principal"};
};
