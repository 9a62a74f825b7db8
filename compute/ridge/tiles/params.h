// The parameters of the tiled method; Parameters (../params.h) has them among its own.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema/schema.h"

#include <array>
#include <cstdint>
#include <tuple>

namespace ws::ridge {

enum class TileKind { extended, grouped, local };
constexpr auto choices(TileKind) {
  using enum TileKind;
  return std::to_array<Choice<TileKind>>({
      {extended, "extended", "Its own points and a halo of points around"},
      {grouped, "grouped", "All points of the tiles that it touches"},
      {local, "local", "Its own points"},
  });
}

enum class TileDetection { hybrid, local };
constexpr auto choices(TileDetection) {
  using enum TileDetection;
  return std::to_array<Choice<TileDetection>>({
      {hybrid, "hybrid", "Those of all tiles, tile by tile"},
      {local, "local", "Those of each tile alone"},
  });
}

enum class TileHistogram { automatic, private_bins, direct };
constexpr auto choices(TileHistogram) {
  using enum TileHistogram;
  return std::to_array<Choice<TileHistogram>>({
      {automatic, "automatic", "private below 1024 bins, else direct"},
      {private_bins, "private", "One histogram per block, then their sum"},
      {direct, "direct", "Straight into one histogram"},
  });
}

enum class Smoothing { none, decimate_evolve, evolve_decimate };
constexpr auto choices(Smoothing) {
  using enum Smoothing;
  return std::to_array<Choice<Smoothing>>({
      {none, "none", "No such round"},
      {decimate_evolve, "decimate-evolve", "First decimation, then evolution"},
      {evolve_decimate, "evolve-decimate", "First evolution, then decimation"},
  });
}

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

constexpr auto tile_fields() {
  using P = TileParameters;
  constexpr Condition has_tiles = when("method", {"tiled"}).because("only method tiled has tiles");
  constexpr const char* group = "Tiles";
  return std::make_tuple(
      field(&P::tile_grid, {.name = "tile_grid",
                            .label = "First grid",
                            .help = "Into how many tiles each dimension is cut first: one number for all, or one for each",
                            .min = 1,
                            .max = 4096,
                            .step = 1,
                            .group = group,
                            .applies_when = {has_tiles}}),
      field(&P::tile_capacity, {.name = "tile_capacity",
                                .label = "Tile capacity",
                                .help = "A tile with more points is halved, along each dimension in turn",
                                .min = 2,
                                .max = 1e9,
                                .step = 1,
                                .scale = Scale::logarithmic,
                                .group = group,
                                .applies_when = {has_tiles}}),
      field(&P::tile_depth, {.name = "tile_depth",
                             .label = "Deepest level",
                             .help = "Tiles of this level are not halved, however many points they hold",
                             .min = 1,
                             .max = 64,
                             .step = 1,
                             .group = group,
                             .applies_when = {has_tiles}}),
      field(&P::tile_kind, {.name = "tile_kind",
                            .label = "Tiles see",
                            .help = "Which points a tile sees",
                            .group = group,
                            .applies_when = {has_tiles}}),
      field(&P::tile_detection, {.name = "tile_detection",
                                 .label = "Tiled decimation",
                                 .help = "Which balls are decimated together",
                                 .group = group,
                                 .applies_when = {has_tiles}}),
      field(&P::smoothing, {.name = "smoothing",
                            .label = "Smoothing",
                            .help = "One more round over all balls and the whole cloud at the end",
                            .group = group,
                            .applies_when = {has_tiles}}),
      field(&P::halo,
            {.name = "halo",
             .label = "Halo",
             .help = "How far beyond its box an extended tile sees points",
             .unit = "r1",
             .max = 100,
             .group = group,
             .applies_when = {has_tiles,
                              when("tile_kind", {"extended"}).because("only tiles of --tile-kind extended have one")}}),
      field(&P::keep_lone, {.name = "keep_lone",
                            .label = "Keep lone points",
                            .help = "A tile with a single point is a tile; else it is dropped, and the point becomes no ball",
                            .group = group,
                            .applies_when = {has_tiles}}),
      field(&P::tile_histogram, {.name = "tile_histogram",
                                 .label = "Histogram",
                                 .help = "How CUDA counts the points of the tiles",
                                 .group = group,
                                 .applies_when = {has_tiles}}));
}

}  // namespace ws::ridge
