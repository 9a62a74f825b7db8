// SPDX-License-Identifier: MIT
#include "compute/filter/variants/grouped.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/filter/variants/grouped_kernels.h"

#include <array>
#include <cmath>
#include <string>

namespace ws::filter {

namespace {

using namespace grouped;

constexpr std::size_t most_tile_cells = 64 * 32;

template <class K>
struct HostAccess {
  using Pixel = typename K::Pixel;
  using Tap = typename K::Tap;
  const Pixel* in;
  Pixel* out;
  const Tap* taps;
  int width;
  Pixel tile_cells[most_tile_cells];

  [[nodiscard]] std::size_t at(int x, int y) const { return std::size_t(y) * std::size_t(width) + std::size_t(x); }
  [[nodiscard]] Pixel image(int, int x, int y) const { return in[at(x, y)]; }
  void put(int, int cell, Pixel value) { tile_cells[cell] = value; }
  [[nodiscard]] Pixel tile(int, int cell) const { return tile_cells[cell]; }
  [[nodiscard]] Tap tap(int index) const { return taps[index]; }
  void result(int x, int y, Pixel value) { out[at(x, y)] = value; }
};

template <class K>
void run_group(int group_x, int group_y, const Pass& pass, HostAccess<K>& access) {
  for (int lane = 0; lane < K::lanes; ++lane) K::load(K::item(group_x, group_y, lane, pass), pass, access);
  for (int lane = 0; lane < K::lanes; ++lane) K::compute(K::item(group_x, group_y, lane, pass), pass, access);
}

template <class K>
void run_groups(Span<const typename K::Pixel> in, Span<typename K::Pixel> out, const typename K::Tap* taps, const Pass& pass,
                RunContext& context) {
  const Extent grid = group_grid(K::variant, K::axis, pass.width, pass.height);
  const auto columns = static_cast<std::size_t>(grid.width);
  CpuExecutor(context).for_ranges(
      variant_name(K::variant), columns * std::size_t(grid.height), 64,
      [&](std::size_t begin, std::size_t end) {
        HostAccess<K> access{in.data(), out.data(), taps, pass.width, {}};
        for (std::size_t group = begin; group < end; ++group)
          run_group<K>(static_cast<int>(group % columns), static_cast<int>(group / columns), pass, access);
      },
      in.size() * 2 * sizeof(typename K::Pixel));
}

void check(Variant variant, const Taps& taps) {
  if (variant < Variant::v1 || variant > Variant::v51)
    throw Error(ErrorKind::internal, "a variant without work-groups was run group by group");
  if (taps.radius() > grouped_max_radius(variant))
    throw Error(ErrorKind::invalid_argument,
                std::string(variant_name(variant)) + " takes a radius of at most " +
                    std::to_string(grouped_max_radius(variant)) + ", not " + std::to_string(taps.radius()),
                "choose variant fused, or a smaller radius");
}

template <Axis A, class T>
void pass_along(Variant variant, Span<const T> in, Span<T> out, const Pass& pass, const Taps& taps, RunContext& context) {
  if constexpr (std::is_same_v<T, float>) {
    with_float_kernel<A>(variant, pass.radius,
                         [&](auto k) { run_groups<decltype(k)>(in, out, taps.values.data(), pass, context); });
  } else {
    const std::vector<std::int32_t> fixed = fixed_point_taps(taps);
    with_fixed_kernel<A>(pass.radius, [&](auto k) { run_groups<decltype(k)>(in, out, fixed.data(), pass, context); });
  }
}

}  // namespace

std::vector<std::int32_t> fixed_point_taps(const Taps& taps) {
  std::vector<std::int32_t> fixed;
  for (const float tap : taps.values) {
    if (!(std::fabs(tap) <= 2))
      throw Error(ErrorKind::invalid_argument, "v51 computes with taps from -2 to 2, not " + std::to_string(tap),
                  "choose variant fused");
    fixed.push_back(static_cast<std::int32_t>(std::lround(double(tap) * (1 << fixed_point_bits))));
  }
  return fixed;
}

template <class T>
void grouped_pass(Variant variant, Axis axis, Span<const T> in, Span<T> out, int width, int height, const Taps& taps,
                  Border border, RunContext& context) {
  check(variant, taps);
  if ((variant == Variant::v51) != std::is_same_v<T, std::uint8_t>)
    throw Error(ErrorKind::internal, "v51 alone computes with 8-bit pixels");
  const Pass pass{width, height, taps.radius(), border};
  if (axis == Axis::row)
    pass_along<Axis::row>(variant, in, out, pass, taps, context);
  else
    pass_along<Axis::column>(variant, in, out, pass, taps, context);
}

template void grouped_pass(Variant, Axis, Span<const float>, Span<float>, int, int, const Taps&, Border, RunContext&);
template void grouped_pass(Variant, Axis, Span<const std::uint8_t>, Span<std::uint8_t>, int, int, const Taps&, Border,
                           RunContext&);

}  // namespace ws::filter
