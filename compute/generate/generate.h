// Seeded data sets with their truth or their queries: the same bytes on every machine (own normal deviates and
// elementary functions).
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/kinds.h"
#include "compute/core/schema/schema.h"

#include <array>
#include <cstddef>
#include <limits>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace ws::generate {

/// All that any kind may take; each kind reads what its `options` list.
struct Options {
  std::int64_t count = 10'000;
  std::int64_t seed = 1;
  std::int64_t dimension = 0;  ///< 0: the kind's own
  std::int64_t queries = 0;
  double noise = 0;  ///< standard deviation of the normal noise on each coordinate
  double turns = 4;
  double length = 100;
  double radius = 0;  ///< 0: the kind's own
  std::int64_t width = 512, height = 512, channels = 1, cell = 32;
  PixelType type = PixelType::uint8;
  std::int64_t triangles = 100'000;
  double size = 0.02;
  static constexpr auto schema();
};

struct Kind {
  std::string name, help;
  std::vector<std::string> options;       ///< names of the Options fields that it reads
  InputKind product = InputKind::points;  ///< points, image, mesh or vectors

  [[nodiscard]] bool reads(std::string_view option) const;
};
[[nodiscard]] const std::vector<Kind>& kinds();
/// Throws Error{invalid_argument} that lists the known kinds.
[[nodiscard]] const Kind& kind_named(std::string_view name);

struct Generated {
  PointSet points;                   ///< empty for other products
  std::optional<PolylineSet> truth;  ///< finely sampled where the curve is not straight
  std::optional<Image> image = {};
  std::optional<Mesh> mesh = {};
  std::optional<VectorSet> vectors = {}, queries = {};
};
/// Takes the data themselves, without the truth and the queries beside them.
[[nodiscard]] InputData take_main(Generated& made);
/// Throws Error{invalid_argument} for an unknown kind or an option out of range; Error{out_of_memory} before it begins where
/// the limit or what is free does not suffice; Cancelled when a mesh is stopped.
[[nodiscard]] Generated generate(std::string_view kind, const Options& options, const std::stop_token& stop = {},
                                 std::size_t memory_limit_bytes = std::numeric_limits<std::size_t>::max());

/// Throws Error{out_of_memory} unless `copies` copies of the data fit into the limit and into what is free. For meshes
/// this is checked when they are made.
void check_memory(std::string_view kind, const Options& options, std::size_t memory_limit_bytes, std::size_t copies);

/// "rings --count 20000 --noise 0.05 --seed 1": the kind and its flags, as samples and states write them.
[[nodiscard]] std::pair<std::string, Options> parse_command(std::string_view command);

constexpr auto Options::schema() {
  using P = Options;
  return std::make_tuple(
      field(&P::count, {.name = "count", .label = "Count", .help = "How many points", .max = 1e9}),
      field(&P::seed, {.name = "seed", .label = "Seed", .help = "Of the random numbers", .max = 9e15}),
      field(&P::dimension, {.name = "dimension",
                            .label = "Dimension",
                            .help = "Coordinates per point; 0: as many as the kind has by itself",
                            .min = 1,
                            .max = 4096,
                            .step = 1,
                            .zero_is_auto = true}),
      field(&P::queries,
            {.name = "queries", .label = "Queries", .help = "How many query vectors to make beside the vectors", .max = 1e7}),
      field(
          &P::noise,
          {.name = "noise", .label = "Noise", .help = "Standard deviation of the normal noise on each coordinate", .max = 1e9}),
      field(&P::turns, {.name = "turns", .label = "Turns", .help = "Of the spiral", .min = 0.1, .max = 1000}),
      field(&P::length, {.name = "length", .label = "Length", .help = "Of the segment", .min = 1e-9, .max = 1e9}),
      field(&P::radius, {.name = "radius",
                         .label = "Radius",
                         .help = "Of the curve, the cluster or the lattice's cell; 0: the kind's own",
                         .min = 1e-9,
                         .max = 1e9,
                         .zero_is_auto = true}),
      field(&P::width, {.name = "width", .label = "Width", .help = "Of the image", .unit = "px", .min = 1, .max = 65536}),
      field(&P::height, {.name = "height", .label = "Height", .help = "Of the image", .unit = "px", .min = 1, .max = 65536}),
      field(&P::channels,
            {.name = "channels", .label = "Channels", .help = "1 is grey, 3 colours, 4 colours and alpha", .min = 1, .max = 4}),
      field(&P::cell, {.name = "cell",
                       .label = "Cell",
                       .help = "Side of the checkerboard's squares",
                       .unit = "px",
                       .min = 1,
                       .max = 65536}),
      field(&P::triangles, {.name = "triangles", .label = "Triangles", .help = "About how many", .min = 1, .max = 20e6}),
      field(&P::size, {.name = "size",
                       .label = "Size",
                       .help = "How long the triangles' edges are, as a part of the scene's",
                       .min = 1e-4}),
      field(&P::type, {.name = "type", .label = "Type", .help = "Only npy and pfm files keep float32"}));
}

}  // namespace ws::generate
