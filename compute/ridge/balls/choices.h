// Choices that engines and kernels know; the other parameters are in params.h.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema/choice.h"

#include <array>

namespace ws::ridge {

enum class Method { grid, brute, reference, tiled };
constexpr auto choices(Method) {
  using enum Method;
  return std::to_array<Choice<Method>>({
      {grid, "grid", "Near balls only, and only where something may have changed"},
      {brute, "brute", "Every distance"},
      {reference, "reference", "One thread, the words of the definition"},
      {tiled, "tiled", "Boxes of the cloud on their own; not exact"},
  });
}

enum class Convergence { exact, thesis, tolerance };
constexpr auto choices(Convergence) {
  using enum Convergence;
  return std::to_array<Choice<Convergence>>({
      {exact, "exact", "No coordinate changes"},
      {thesis, "thesis", "No change beyond the rounding bound 2 n eps |mean|"},
      {tolerance, "tolerance", "No change beyond tolerance times r1"},
  });
}

enum class Precision { automatic, float32, float64 };
constexpr auto choices(Precision) {
  using enum Precision;
  return std::to_array<Choice<Precision>>({
      {automatic, "automatic", "Single where its steps are far finer than r1 all over the cloud, else double"},
      {float32, "float", "Single precision"},
      {float64, "double", "Double precision"},
  });
}

enum class ColorBy { owner, distance, plain, tile };
constexpr auto choices(ColorBy) {
  using enum ColorBy;
  return std::to_array<Choice<ColorBy>>({
      {owner, "owner", "The ball that owns the point"},
      {distance, "distance", "The distance to that ball's centre"},
      {plain, "plain", "Nothing: one colour for all"},
      {tile, "tile", "The tile that holds the point"},
  });
}

}  // namespace ws::ridge
