// The parameters of the tiled method; Parameters (../params.h) has them among its own.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema.h"

#include <array>
#include <cstdint>
#include <tuple>

namespace ws::ridge {

enum class TileKind { extended, grouped, local };
enum class TileDetection { hybrid, local };
enum class TileHistogram { automatic, private_bins, direct };
enum class Smoothing { none, decimate_evolve, evolve_decimate };

struct TileParameters {
  Numbers tile_grid{3};  ///< parts of the first level: one number for all dimensions, or one for each (1 where none is given)
  std::int64_t tile_capacity = 200'000;
  std::int64_t tile_depth = 24;
  TileKind tile_kind = TileKind::extended;
  TileDetection tile_detection = TileDetection::hybrid;
  Smoothing smoothing = Smoothing::none;
  double halo = 1;  ///< in units of r1
  bool keep_lone = false;
  TileHistogram tile_histogram = TileHistogram::automatic;

  [[nodiscard]] bool operator==(const TileParameters&) const = default;
};

/// The fields of `P`, which derives from TileParameters.
template <class P>
constexpr auto tile_fields() {
  constexpr const char* group = "Tiles";
  return std::make_tuple(
      Field<P, Numbers>{&P::tile_grid, "tile_grid", "First grid",
                        "Into how many tiles each dimension is cut first: one number for all, or one for each", "", 1, 4096, 1,
                        Scale::linear, Cost::run, false, false, group},
      Field<P, std::int64_t>{&P::tile_capacity, "tile_capacity", "Tile capacity",
                             "A tile with more points is halved, along each dimension in turn", "", 2, 1e9, 1,
                             Scale::logarithmic, Cost::run, false, false, group},
      Field<P, std::int64_t>{&P::tile_depth, "tile_depth", "Deepest level",
                             "Tiles of this level are not halved, however many points they hold", "", 1, 64, 1, Scale::linear,
                             Cost::run, false, false, group},
      choice_field<P, TileKind>(
          &P::tile_kind, "tile_kind", "Tiles see",
          "extended: a halo of points around; grouped: all points of the tiles they touch; local: their own points", group),
      choice_field<P, TileDetection>(&P::tile_detection, "tile_detection", "Tiled decimation",
                                     "hybrid: over the balls of all tiles, tile by tile; local: in each tile alone", group),
      choice_field<P, Smoothing>(&P::smoothing, "smoothing", "Smoothing",
                                 "One more round over all balls and the whole cloud at the end, in either order", group),
      Field<P, double>{&P::halo, "halo", "Halo", "How far beyond its box an extended tile sees points", "r1", 0, 100, 0,
                       Scale::linear, Cost::run, false, false, group},
      choice_field<P, bool>(&P::keep_lone, "keep_lone", "Keep lone points",
                            "A tile with a single point is a tile; else it is dropped, and the point becomes no ball", group),
      choice_field<P, TileHistogram>(&P::tile_histogram, "tile_histogram", "Histogram",
                                     "How CUDA counts the points of the tiles: private: one histogram per block, then their "
                                     "sum; direct: straight into one; automatic: private below 1024 bins",
                                     group));
}

}  // namespace ws::ridge

template <>
struct ws::ChoiceNames<ws::ridge::TileKind> {
  static constexpr std::array names{"extended", "grouped", "local"};
};
template <>
struct ws::ChoiceNames<ws::ridge::TileDetection> {
  static constexpr std::array names{"hybrid", "local"};
};
template <>
struct ws::ChoiceNames<ws::ridge::TileHistogram> {
  static constexpr std::array names{"automatic", "private", "direct"};
};
template <>
struct ws::ChoiceNames<ws::ridge::Smoothing> {
  static constexpr std::array names{"none", "decimate-evolve", "evolve-decimate"};
};
