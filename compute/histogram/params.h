// The parameters of distance histograms and of their picture, described once.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema/schema.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <tuple>

namespace ws::histogram {

enum class Method { automatic, reference, paper, simd, boxes, shared, fused, tensor };
constexpr auto choices(Method) {
  using enum Method;
  return std::to_array<Choice<Method>>({
      {automatic, "auto", "The fastest that fits"},
      {reference, "reference", "Double precision, one distance at a time"},
      {paper, "paper", "The four kernels of 2019"},
      {simd, "simd", "All cores of the CPU and their vector units"},
      {boxes, "boxes", "Up to 3 dimensions: groups of references inside one bin are counted at once"},
      {shared, "shared", "CUDA: distances are stored and read once more; histograms in shared memory"},
      {fused, "fused", "CUDA: distances are computed twice and never stored"},
      {tensor, "tensor", "CUDA: the device's matrix units"},
  });
}

enum class Limits { per_query, global };
constexpr auto choices(Limits) {
  using enum Limits;
  return std::to_array<Choice<Limits>>({
      {per_query, "per-query", "From each query's nearest to its farthest reference"},
      {global, "global", "The same bins for all queries"},
  });
}

enum class BinScale { linear, logarithmic };
constexpr auto choices(BinScale) {
  using enum BinScale;
  return std::to_array<Choice<BinScale>>({
      {linear, "linear", "All bins are equally wide"},
      {logarithmic, "logarithmic", "Bins are equal steps of the logarithm"},
  });
}

/// How a distance becomes the number of its bin.
enum class Arithmetic { exact, source };
constexpr auto choices(Arithmetic) {
  using enum Arithmetic;
  return std::to_array<Choice<Arithmetic>>({
      {exact, "exact", "Bins as in double precision"},
      {source, "source", "Single precision times the reciprocal width, as in 2019"},
  });
}

struct Parameters {
  std::int64_t bins = 64;
  Method method = Method::automatic;
  std::int64_t query_batch = 0;
  Limits limits = Limits::per_query;
  BinScale bin_scale = BinScale::linear;
  Arithmetic arithmetic = Arithmetic::exact;
  bool skip_self = false;
  std::int64_t query_count = 256;
  std::int64_t dimension = 0;   ///< of raw files; 0: as the file says
  Numbers probe;                ///< a query beside the others; empty: none
  std::int64_t memory_cap = 0;  ///< MiB of device memory, on the CPU of host memory; 0: see `memory_cap_of`
  std::int64_t devices = 1;
  bool check = false;
  Numbers only_queries;  ///< numbers of those that are asked; empty: all

  static constexpr auto schema();
};

/// Vectors of more components have no picture as points.
inline constexpr std::size_t most_drawn_dimensions = 3;

enum class Show { automatic, points, waterfall, adder, blocks };
constexpr auto choices(Show) {
  using enum Show;
  return std::to_array<Choice<Show>>({
      {automatic, "auto", "Points where there are such, else the waterfall"},
      {points, "points", "The points in 2 and 3 dimensions, with the query's rings"},
      {waterfall, "waterfall", "All queries and bins"},
      {adder, "adder", "How method paper counts the picked query: 64 private histograms and their sum"},
      {blocks, "blocks", "How method paper shares out the distances: blocks of 64 references"},
  });
}

enum class ColorMap { viridis, cividis, gray };
constexpr auto choices(ColorMap) {
  using enum ColorMap;
  return std::to_array<Choice<ColorMap>>({
      {viridis, "viridis", "From violet over green to yellow"},
      {cividis, "cividis", "From blue over grey to yellow, the same for the colour-blind"},
      {gray, "gray", "From black to white"},
  });
}

struct ViewParameters {
  Show show = Show::automatic;
  std::int64_t query = 0;
  ColorMap color_map = ColorMap::viridis;
  bool log_counts = false;
  bool show_rings = true;
  bool cut_open = true;
  std::int64_t octant = 0;

  static constexpr auto schema();
};

constexpr auto histogram_fields() {
  using P = Parameters;
  return std::make_tuple(
      field(&P::bins, {.name = "bins",
                       .label = "Bins",
                       .help = "How many bins each histogram has (K)",
                       .min = 1,
                       .max = 1'000'000,
                       .step = 1,
                       .scale = Scale::logarithmic,
                       .pinned = true,
                       .group = "Histogram"}),
      field(&P::method, {.name = "method",
                         .label = "Method",
                         .help = "How distances are computed and counted",
                         .pinned = true,
                         .group = "Histogram"}),
      field(&P::limits, {.name = "limits", .label = "Limits", .help = "Where the bins begin and end", .group = "Histogram"}),
      field(&P::bin_scale,
            {.name = "bin_scale", .label = "Bin widths", .help = "How the widths of the bins relate", .group = "Histogram"}),
      field(&P::arithmetic, {.name = "arithmetic",
                             .label = "Arithmetic",
                             .help = "How a distance becomes the number of its bin",
                             .group = "Histogram"}),
      field(&P::skip_self,
            {.name = "skip_self",
             .label = "Skip itself",
             .help = "Leave out references at distance 0; without separate queries each vector is one of its own references",
             .group = "Histogram"}));
}

constexpr auto data_fields() {
  using P = Parameters;
  return std::make_tuple(
      field(&P::query_batch, {.name = "query_batch",
                              .label = "Queries per round",
                              .help = "How many queries are treated at a time; 0: 32 as in 2019, on CUDA as many as suit it",
                              .min = 1,
                              .max = 32'768,
                              .step = 1,
                              .scale = Scale::logarithmic,
                              .zero_is_auto = true,
                              .group = "Rounds",
                              .applies_when = {unless("method", {"reference"}).because("method reference has no rounds")}}),
      field(&P::query_count,
            {.name = "query_count",
             .label = "Queries from references",
             .help =
                 "Where no queries are given: this number of references, taken at even distances in the file, serve as queries",
             .min = 1,
             .max = 1'000'000,
             .step = 1,
             .scale = Scale::logarithmic,
             .group = "Data",
             .needs = "references that serve as queries, as no others are given"}),
      field(&P::dimension, {.name = "dimension",
                            .label = "Dimension of raw files",
                            .help = "Components per vector of f32, u8 and raw files, which do not tell; 0: as the file says",
                            .min = 1,
                            .max = 4096,
                            .step = 1,
                            .zero_is_auto = true,
                            .group = "Data"}),
      field(&P::probe,
            {.name = "probe",
             .label = "Your query",
             .help = "Its coordinates; it is asked beside the others and not counted among them. Drag it in the picture",
             .min = -1e18,
             .max = 1e18,
             .meaning = ListMeaning::points,
             .group = "Data"}),
      field(
          &P::memory_cap,
          {.name = "memory_cap",
           .label = "Memory cap",
           .help = "What the method's arrays may take, inputs included: of the device, else of the host; 0: what is free, for "
                   "method paper 1024 as in 2019",
           .unit = "MiB",
           .min = 1,
           .max = 1'000'000,
           .step = 1,
           .scale = Scale::logarithmic,
           .zero_is_auto = true,
           .group = "Rounds"}),
      field(&P::devices, {.name = "devices",
                          .label = "Devices",
                          .help = "CUDA devices of this host that share the queries",
                          .min = 1,
                          .max = 64,
                          .step = 1,
                          .group = "Rounds"}),
      field(&P::only_queries,
            {.name = "only_queries",
             .label = "Chosen queries",
             .help = "Numbers, from 0, of the queries that are asked; files have only these; without it all are",
             .min = 0,
             .max = 1e9,
             .group = "Data"}));
}

constexpr auto check_fields() {
  using P = Parameters;
  return std::make_tuple(field(&P::check, {.name = "check",
                                           .label = "Check",
                                           .help = "Compute again in double precision and count the entries that differ (slow)",
                                           .group = "Check"}));
}

constexpr auto Parameters::schema() { return std::tuple_cat(histogram_fields(), data_fields(), check_fields()); }

constexpr auto ViewParameters::schema() {
  using P = ViewParameters;
  return std::make_tuple(
      field(&P::show, {.name = "show",
                       .label = "Show",
                       .help = "What the picture shows",
                       .cost = Cost::view,
                       .pinned = true,
                       .group = "Picture"}),
      field(&P::query, {.name = "query",
                        .label = "Query",
                        .help = "The one that is looked at; among chosen ones its place",
                        .max = 10'000'000,
                        .step = 1,
                        .cost = Cost::view,
                        .pinned = true,
                        .group = "Picture"}),
      field(&P::color_map,
            {.name = "color_map", .label = "Colours", .help = "Of counts", .cost = Cost::view, .group = "Picture"}),
      field(&P::log_counts, {.name = "log_counts",
                             .label = "Logarithmic colours",
                             .help = "Colours follow the counts' logarithm",
                             .cost = Cost::view,
                             .group = "Picture",
                             .applies_when = {unless("show", {"blocks"})}}),
      field(&P::show_rings,
            {.name = "show_rings",
             .label = "Rings and shells",
             .help =
                 "The limits of the bins around the query: rings in the plane; in space the outlines of shells in three planes",
             .cost = Cost::view,
             .group = "Picture",
             .needs = "vectors of at most 3 components",
             .applies_when = {when("show", {"auto", "points"})}}),
      field(&P::cut_open,
            {.name = "cut_open",
             .label = "Cut open",
             .help = "In 3 dimensions: without the references before the query, so that the shells are seen from within",
             .cost = Cost::view,
             .group = "Picture",
             .needs = "vectors of 3 components",
             .applies_when = {when("show", {"auto", "points"})}}),
      field(&P::octant, {.name = "octant",
                         .label = "Octant left out",
                         .help = "Follows the camera: 1, 2 and 4 added up where the eye is beyond the query in x, y and z",
                         .max = 7,
                         .step = 1,
                         .cost = Cost::view,
                         .zero_is_auto = true,
                         .group = "Picture",
                         .needs = "vectors of 3 components",
                         .applies_when = {when("cut_open"), when("show", {"auto", "points"})}}));
}

}  // namespace ws::histogram
