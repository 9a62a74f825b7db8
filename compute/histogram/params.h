// The parameters of distance histograms and of their picture, described once.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema.h"

#include <array>
#include <cstdint>
#include <tuple>

namespace ws::histogram {

enum class Method { automatic, reference, paper, simd, boxes, shared, fused, tensor };
enum class Limits { per_query, global };
enum class BinScale { linear, logarithmic };
/// How a distance becomes the number of its bin.
enum class Arithmetic { exact, source };
/// Measurements beside the run.
enum class Study { none, bins, methods };

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
  Numbers probe;                ///< a query of one's own; empty: none
  std::int64_t memory_cap = 0;  ///< MiB of device memory, on the CPU of host memory; 0: what is free
  std::int64_t devices = 1;
  bool check = false;
  Study study = Study::none;

  static constexpr auto schema();
};

enum class Show { automatic, points, waterfall, adder, blocks };
enum class ColorMap { viridis, cividis, gray };

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

constexpr auto Parameters::schema() {
  using P = Parameters;
  constexpr auto linear = Scale::linear, logarithmic = Scale::logarithmic;
  constexpr auto run = Cost::run;
  return std::make_tuple(
      Field<P, std::int64_t>{&P::bins, "bins", "Bins", "How many bins each histogram has (K)", "", 1, 1'000'000, 1, logarithmic,
                             run, true, false, "Histogram"},
      choice_field(&P::method, "method", "Method",
                   "reference: double precision, one distance at a time; paper: the four kernels of 2019; simd: all cores and "
                   "their vector units; boxes: up to 3 dimensions, whole groups at once; shared, fused, tensor: on CUDA; auto: "
                   "the fastest that fits",
                   "Histogram", run, true),
      choice_field(&P::limits, "limits", "Limits",
                   "per-query: from each query's nearest to its farthest reference; global: the same bins for all queries",
                   "Histogram"),
      choice_field(&P::bin_scale, "bin_scale", "Bin widths", "linear: equal; logarithmic: equal steps of the logarithm",
                   "Histogram"),
      choice_field(&P::arithmetic, "arithmetic", "Arithmetic",
                   "exact: bins as in double precision; source: single precision times the reciprocal width, as in 2019",
                   "Histogram"),
      choice_field(&P::skip_self, "skip_self", "Skip itself", "Leave out references at distance 0", "Histogram"),
      Field<P, std::int64_t>{&P::query_batch, "query_batch", "Queries per round",
                             "How many queries are treated at a time; 0: 32 as in 2019, on CUDA as many as suit it", "", 1,
                             32'768, 1, logarithmic, run, false, true, "Rounds"},
      Field<P, std::int64_t>{&P::query_count, "query_count", "Queries from references",
                             "Where no queries are given: so many references, evenly taken, ask for their own neighbours", "",
                             1, 1'000'000, 1, logarithmic, run, false, false, "Data"},
      Field<P, std::int64_t>{&P::dimension, "dimension", "Dimension of raw files",
                             "Components per vector of f32, u8 and raw files, which do not tell; 0: as the file says", "", 1,
                             4096, 1, linear, run, false, true, "Data"},
      Field<P, Numbers>{&P::probe, "probe", "Your query",
                        "Its coordinates; it is asked beside the others and not counted among them. Drag it in the picture", "",
                        -1e18, 1e18, 0, linear, run, false, false, "Data"},
      Field<P, std::int64_t>{&P::memory_cap, "memory_cap", "Memory cap",
                             "What the method's arrays may take, inputs included: of the device, else of the host; 0: what is "
                             "free",
                             "MiB", 1, 1'000'000, 1, logarithmic, run, false, true, "Rounds"},
      Field<P, std::int64_t>{&P::devices, "devices", "Devices", "CUDA devices of this host that share the queries", "", 1, 64,
                             1, linear, run, false, false, "Rounds"},
      choice_field(&P::check, "check", "Check", "Compute again in double precision and count the entries that differ (slow)",
                   "Study"),
      choice_field(&P::study, "study", "Study",
                   "bins: time the method for K from 1 to 5000; methods: time every method that runs here; the plots grow "
                   "meanwhile",
                   "Study"));
}

constexpr auto ViewParameters::schema() {
  using P = ViewParameters;
  return std::make_tuple(
      choice_field(&P::show, "show", "Show",
                   "points: in 2 and 3 dimensions, with the query's rings; waterfall: all queries and bins; adder: the picked "
                   "query's 64 private histograms and their sum; blocks: which block computes which distances; auto: points "
                   "where there are such",
                   "Picture", Cost::view, true),
      Field<P, std::int64_t>{&P::query, "query", "Query", "The one that is looked at", "", 0, 10'000'000, 1, Scale::linear,
                             Cost::view, true, false, "Picture"},
      choice_field(&P::color_map, "color_map", "Colours", "Of counts", "Picture", Cost::view),
      choice_field(&P::log_counts, "log_counts", "Logarithmic colours", "Colours follow the counts' logarithm", "Picture",
                   Cost::view),
      choice_field(
          &P::show_rings, "show_rings", "Rings and shells",
          "The limits of the bins around the query: rings in the plane; in space the outlines of shells in three planes",
          "Picture", Cost::view),
      choice_field(&P::cut_open, "cut_open", "Cut open",
                   "In 3 dimensions: without the references before the query, so that the shells are seen from within",
                   "Picture", Cost::view),
      Field<P, std::int64_t>{&P::octant, "octant", "Octant left out",
                             "Follows the camera: 1, 2 and 4 added up where the eye is beyond the query in x, y and z", "", 0,
                             7, 1, Scale::linear, Cost::view, false, true, "Picture"});
}

}  // namespace ws::histogram

template <>
struct ws::ChoiceNames<ws::histogram::Method> {
  static constexpr std::array names{"auto", "reference", "paper", "simd", "boxes", "shared", "fused", "tensor"};
};
template <>
struct ws::ChoiceNames<ws::histogram::Limits> {
  static constexpr std::array names{"per-query", "global"};
};
template <>
struct ws::ChoiceNames<ws::histogram::BinScale> {
  static constexpr std::array names{"linear", "logarithmic"};
};
template <>
struct ws::ChoiceNames<ws::histogram::Arithmetic> {
  static constexpr std::array names{"exact", "source"};
};
template <>
struct ws::ChoiceNames<ws::histogram::Study> {
  static constexpr std::array names{"none", "bins", "methods"};
};
template <>
struct ws::ChoiceNames<ws::histogram::Show> {
  static constexpr std::array names{"auto", "points", "waterfall", "adder", "blocks"};
};
template <>
struct ws::ChoiceNames<ws::histogram::ColorMap> {
  static constexpr std::array names{"viridis", "cividis", "gray"};
};
