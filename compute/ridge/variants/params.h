// Choices of the thesis of 2016 inside the phases; Parameters (../params.h) has them among its own.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema/schema.h"

#include <array>
#include <cstdint>
#include <tuple>

namespace ws::ridge {

enum class Choosing { conservative, block, greedy };
constexpr auto choices(Choosing) {
  using enum Choosing;
  return std::to_array<Choice<Choosing>>({
      {conservative, "conservative", "In order, as defined"},
      {block, "block", "The same by one block of a CUDA device, as the source has it"},
      {greedy, "greedy", "Many blocks that learn of each other's balls one round later: too many balls, too near each other"},
  });
}

enum class Kernels { modern, source };
constexpr auto choices(Kernels) {
  using enum Kernels;
  return std::to_array<Choice<Kernels>>({
      {modern, "modern", "This program's"},
      {source, "source", "The thesis's two kernels, with the layouts, control and launch chosen below"},
  });
}

enum class Layout { column, row };
constexpr auto choices(Layout) {
  using enum Layout;
  return std::to_array<Choice<Layout>>({
      {column, "column", "A coordinate of all points together"},
      {row, "row", "A point's coordinates together"},
  });
}

enum class Control { host, device };
constexpr auto choices(Control) {
  using enum Control;
  return std::to_array<Choice<Control>>({
      {host, "host", "The host, after each iteration"},
      {device, "device", "A loop in a CUDA graph, without the host"},
  });
}

enum class Loads { scalar, vector, cub };
constexpr auto choices(Loads) {
  using enum Loads;
  return std::to_array<Choice<Loads>>({
      {scalar, "scalar", "Value by value"},
      {vector, "vector", "Up to 16 bytes at once, in 2 to 6 dimensions"},
      {cub, "cub", "CUB's vectors, in 2 to 6 dimensions"},
  });
}

enum class Decimation { counts, shift, marks, matrix, greedy };
constexpr auto choices(Decimation) {
  using enum Decimation;
  return std::to_array<Choice<Decimation>>({
      {counts, "counts", "Neighbours are counted once and kept up to date"},
      {shift, "shift", "The source's first version, with the same result"},
      {marks, "marks", "The source's second version, with the same result"},
      {matrix, "matrix", "The source's third version, with the same result"},
      {greedy, "greedy", "16 balls at a time, which do not see each other go: breaks the curve"},
  });
}

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

inline constexpr Condition if_not_reference =
    unless("method", {"reference"}).because("method reference goes by the words of the definition");
inline constexpr Condition if_not_tiled =
    unless("method", {"tiled"}).because("with method tiled each tile chooses its balls in their order");
inline constexpr Condition if_evolving = (unless("method", {"tiled"}) || unless("smoothing", {"none"}))
                                             .because("method tiled evolves its balls by itself, but for --smoothing");
inline constexpr Condition if_source = when("kernels", {"source"});
inline constexpr const char* variants_group = "Variants";

constexpr auto choosing_fields() {
  using P = VariantParameters;
  return std::make_tuple(
      field(&P::choose, {.name = "choose",
                         .label = "Choosing",
                         .help = "How balls are chosen among the points",
                         .group = variants_group,
                         .applies_when = {if_not_reference, if_not_tiled}}),
      field(&P::decimate_first, {.name = "decimate_first",
                                 .label = "Decimate first",
                                 .help = "Decimate once before the first evolution, as greedy choosing wants",
                                 .group = variants_group}),
      field(&P::decimation, {.name = "decimation",
                             .label = "Decimation",
                             .help = "How balls that are too near each other are removed",
                             .group = variants_group,
                             .applies_when = {if_not_reference}}));
}

constexpr auto source_fields() {
  using P = VariantParameters;
  return std::make_tuple(
      field(&P::kernels, {.name = "kernels",
                          .label = "Kernels",
                          .help = "Whose kernels of evolution are used; one result",
                          .group = variants_group,
                          .applies_when = {if_not_reference, if_evolving}}),
      field(&P::points_layout, {.name = "points_layout",
                                .label = "Points' layout",
                                .help = "How the points' coordinates lie in memory",
                                .group = variants_group,
                                .applies_when = {if_not_reference, if_evolving,
                                                 (when("kernels", {"source"}) || when("choose", {"block"}))
                                                     .because("only --kernels source and --choose block know layouts")}}),
      field(&P::balls_layout, {.name = "balls_layout",
                               .label = "Balls' layout",
                               .help = "How the balls' coordinates lie in memory",
                               .group = variants_group,
                               .applies_when = {if_not_reference, if_evolving,
                                                (when("kernels", {"source"}) || when("choose", {"block"}))
                                                    .because("only --kernels source and --choose block know layouts")}}),
      field(&P::control, {.name = "control",
                          .label = "Control",
                          .help = "What decides on the next iteration",
                          .group = variants_group,
                          .applies_when = {if_not_reference, if_evolving, if_source}}),
      field(&P::loads, {.name = "loads",
                        .label = "Loads",
                        .help = "How the source's kernel reads points on CUDA",
                        .group = variants_group,
                        .applies_when = {if_not_reference, if_evolving, if_source}}),
      field(&P::choose_block,
            {.name = "choose_block",
             .label = "Choosing block",
             .help = "Threads of the block that chooses: 128, 256, 512 or 1024 are used",
             .min = 128,
             .max = 1024,
             .step = 128,
             .group = variants_group,
             .applies_when = {if_not_reference, if_not_tiled,
                              when("choose", {"block"}).because("only --choose block chooses by one block")}}),
      field(&P::block_size, {.name = "block_size",
                             .label = "Threads per block",
                             .help = "Of the source's kernels on CUDA. 0: the tuned number",
                             .min = 32,
                             .max = 1024,
                             .step = 32,
                             .zero_is_auto = true,
                             .group = variants_group,
                             .applies_when = {if_not_reference, if_evolving, if_source}}),
      field(&P::items_per_thread, {.name = "items_per_thread",
                                   .label = "Points per thread",
                                   .help = "Of the source's kernels on CUDA: 1, 2, 4 or 8 are used. 0: the tuned number",
                                   .min = 1,
                                   .max = 8,
                                   .step = 1,
                                   .zero_is_auto = true,
                                   .group = variants_group,
                                   .applies_when = {if_not_reference, if_evolving, if_source}}));
}

constexpr auto variant_fields() { return std::tuple_cat(choosing_fields(), source_fields()); }

}  // namespace ws::ridge
