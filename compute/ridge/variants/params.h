// Choices of the thesis of 2016 inside the phases; Parameters (../params.h) has them among its own.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema.h"

#include <array>
#include <cstdint>
#include <tuple>

namespace ws::ridge {

enum class Choosing { conservative, block, greedy };
enum class Kernels { modern, source };
enum class Layout { column, row };
enum class Control { host, device };
enum class Loads { scalar, vector, cub };
enum class Decimation { counts, shift, marks, matrix, greedy };

struct VariantParameters {
  Choosing choose = Choosing::conservative;
  bool decimate_first = false;
  Decimation decimation = Decimation::counts;
  Kernels kernels = Kernels::modern;
  Layout points_layout = Layout::column, balls_layout = Layout::column;
  Control control = Control::host;
  Loads loads = Loads::scalar;
  std::int64_t choose_block = 512;    ///< threads
  std::int64_t block_size = 0;        ///< threads; 0: as tuned
  std::int64_t items_per_thread = 0;  ///< points; 0: as tuned

  [[nodiscard]] bool operator==(const VariantParameters&) const = default;
  [[nodiscard]] bool are_default() const {
    return choose == Choosing::conservative && decimation == Decimation::counts && kernels == Kernels::modern;
  }
};

/// The fields of `P`, which derives from VariantParameters.
template <class P>
constexpr auto variant_fields() {
  constexpr const char* group = "Variants";
  return std::make_tuple(
      choice_field<P, Choosing>(&P::choose, "choose", "Choosing",
                                "conservative: in order, as defined; block: the same by one block of a CUDA device, as the "
                                "source has it; greedy: many blocks that learn of each other's balls one round later: too many "
                                "balls, too near each other",
                                group),
      choice_field<P, bool>(&P::decimate_first, "decimate_first", "Decimate first",
                            "Decimate once before the first evolution, as greedy choosing wants", group),
      choice_field<P, Decimation>(
          &P::decimation, "decimation", "Decimation",
          "counts: neighbours counted once and kept up to date; shift, marks, matrix: the source's three versions, with the "
          "same result; greedy: 16 balls at a time, which do not see each other go: breaks the curve",
          group),
      choice_field<P, Kernels>(&P::kernels, "kernels", "Kernels",
                               "source: the thesis's two kernels of evolution, with the layouts, control and launch chosen "
                               "below; modern: this program's. One result",
                               group),
      choice_field<P, Layout>(&P::points_layout, "points_layout", "Points' layout",
                              "For the source's kernels and choose block: column: a coordinate of all points together; row: a "
                              "point's coordinates together",
                              group),
      choice_field<P, Layout>(&P::balls_layout, "balls_layout", "Balls' layout", "The same for balls", group),
      choice_field<P, Control>(&P::control, "control", "Control",
                               "For the source's kernels: who decides on the next iteration; device: a loop in a CUDA graph, "
                               "without the host",
                               group),
      choice_field<P, Loads>(&P::loads, "loads", "Loads",
                             "How the source's kernel reads points on CUDA: scalar: value by value; vector: up to 16 bytes at "
                             "once; cub: CUB's vectors. The last two in 2 to 6 dimensions",
                             group),
      Field<P, std::int64_t>{&P::choose_block, "choose_block", "Choosing block",
                             "Threads of the block that chooses with choose block: 128, 256, 512 or 1024 are used", "", 128,
                             1024, 128, Scale::linear, Cost::run, false, false, group},
      Field<P, std::int64_t>{&P::block_size, "block_size", "Threads per block",
                             "Of the source's kernels on CUDA. 0: the tuned number", "", 32, 1024, 32, Scale::linear, Cost::run,
                             false, true, group},
      Field<P, std::int64_t>{&P::items_per_thread, "items_per_thread", "Points per thread",
                             "Of the source's kernels on CUDA: 1, 2, 4 or 8 are used. 0: the tuned number", "", 1, 8, 1,
                             Scale::linear, Cost::run, false, true, group});
}

}  // namespace ws::ridge

template <>
struct ws::ChoiceNames<ws::ridge::Choosing> {
  static constexpr std::array names{"conservative", "block", "greedy"};
};
template <>
struct ws::ChoiceNames<ws::ridge::Kernels> {
  static constexpr std::array names{"modern", "source"};
};
template <>
struct ws::ChoiceNames<ws::ridge::Layout> {
  static constexpr std::array names{"column", "row"};
};
template <>
struct ws::ChoiceNames<ws::ridge::Control> {
  static constexpr std::array names{"host", "device"};
};
template <>
struct ws::ChoiceNames<ws::ridge::Loads> {
  static constexpr std::array names{"scalar", "vector", "cub"};
};
template <>
struct ws::ChoiceNames<ws::ridge::Decimation> {
  static constexpr std::array names{"counts", "shift", "marks", "matrix", "greedy"};
};
