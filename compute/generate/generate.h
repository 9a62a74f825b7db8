// Seeded data sets with their truth or their queries: the same bytes on every machine (own normal deviates and
// elementary functions).
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/image.h"
#include "compute/core/mesh.h"
#include "compute/core/point_set.h"
#include "compute/core/schema.h"
#include "compute/core/vector_set.h"

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

enum class Product { points, image, mesh, vectors };
/// "points", "image", "mesh", "vectors"
[[nodiscard]] const char* name_of(Product product);

struct Kind {
  std::string name, help;
  std::vector<std::string> options;  ///< names of the Options fields that it reads
  Product product = Product::points;

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
/// Throws Error{invalid_argument} for an unknown kind or an option out of range; Error{out_of_memory} before it begins where
/// the limit or what is free does not suffice; Cancelled when a mesh is stopped.
[[nodiscard]] Generated generate(std::string_view kind, const Options& options, const std::stop_token& stop = {},
                                 std::size_t memory_limit_bytes = std::numeric_limits<std::size_t>::max());

/// Throws Error{out_of_memory} unless so many copies of the data fit into the limit and into what is free. Meshes are asked
/// when they are made.
void check_memory(std::string_view kind, const Options& options, std::size_t memory_limit_bytes, std::size_t copies);

/// "rings --count 20000 --noise 0.05 --seed 1": the kind and its flags, as samples and states write them.
[[nodiscard]] std::pair<std::string, Options> parse_command(std::string_view command);

constexpr auto Options::schema() {
  using P = Options;
  return std::make_tuple(
      Field<P, std::int64_t>{&P::count, "count", "Count", "How many points", "", 0, 1e9},
      Field<P, std::int64_t>{&P::seed, "seed", "Seed", "Of the random numbers", "", 0, 9e15},
      Field<P, std::int64_t>{&P::dimension, "dimension", "Dimension",
                             "Coordinates per point; 0: as many as the kind has by itself", "", 1, 4096, 1, Scale::linear,
                             Cost::run, false, true},
      Field<P, std::int64_t>{&P::queries, "queries", "Queries", "How many query vectors to make beside the vectors", "", 0,
                             1e7},
      Field<P, double>{&P::noise, "noise", "Noise", "Standard deviation of the normal noise on each coordinate", "", 0, 1e9},
      Field<P, double>{&P::turns, "turns", "Turns", "Of the spiral", "", 0.1, 1000},
      Field<P, double>{&P::length, "length", "Length", "Of the segment", "", 1e-9, 1e9},
      Field<P, double>{&P::radius, "radius", "Radius", "Of the curve, the cluster or the lattice's cell; 0: the kind's own", "",
                       1e-9, 1e9, 0, Scale::linear, Cost::run, false, true},
      Field<P, std::int64_t>{&P::width, "width", "Width", "Of the image", "px", 1, 65536},
      Field<P, std::int64_t>{&P::height, "height", "Height", "Of the image", "px", 1, 65536},
      Field<P, std::int64_t>{&P::channels, "channels", "Channels", "1 is grey, 3 colours, 4 colours and alpha", "", 1, 4},
      Field<P, std::int64_t>{&P::cell, "cell", "Cell", "Side of the checkerboard's squares", "px", 1, 65536},
      Field<P, std::int64_t>{&P::triangles, "triangles", "Triangles", "About how many", "", 1, 20e6},
      Field<P, double>{&P::size, "size", "Size", "How long the triangles' edges are, as a part of the scene's", "", 1e-4, 1},
      Field<P, PixelType>{&P::type, "type", "Type",
                          "uint8 has white 255, float32 white 1; only npy and pfm files keep float32"});
}

}  // namespace ws::generate

template <>
struct ws::ChoiceNames<ws::PixelType> {
  static constexpr std::array names{"uint8", "float32"};
};
