// SPDX-License-Identifier: MIT
#include "compute/filter/variants/grouped.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/words/told.h"
#include "compute/filter/variants/grouped_kernels.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace ws::filter {

namespace {

using namespace grouped;

/// Of columns in groups of 64 × 4 with MAX_RADIUS = 32.
constexpr std::size_t most_tile_cells = 64 * (4 + 2 * most_max_radius);

template <class K>
struct HostAccess {
  using Pixel = typename K::Pixel;
  using Tap = typename K::Tap;
  const Pixel* in;
  Pixel* out;
  const Tap* taps;
  int width;
  alignas(16) Pixel tile_cells[most_tile_cells];

  [[nodiscard]] std::size_t at(int x, int y) const { return std::size_t(y) * std::size_t(width) + std::size_t(x); }
  [[nodiscard]] Pixel image(int, int x, int y) const { return in[at(x, y)]; }
  void put(int, int cell, Pixel value) { tile_cells[cell] = value; }
  [[nodiscard]] Pixel tile(int, int cell) const { return tile_cells[cell]; }
  [[nodiscard]] Tap tap(int index) const { return taps[index]; }
  void result(int x, int y, Pixel value) { out[at(x, y)] = value; }

  static Quad quad(const Pixel* from) { return {{float(from[0]), float(from[1]), float(from[2]), float(from[3])}}; }
  [[nodiscard]] Quad image4(int, int x, int y) const { return quad(in + at(x, y)); }
  void put4(int, int cell, Quad value) { std::copy(std::begin(value.v), std::end(value.v), tile_cells + cell); }
  [[nodiscard]] Quad tile4(int, int cell) const { return quad(tile_cells + cell); }
  void result4(int x, int y, Quad value) { std::copy(std::begin(value.v), std::end(value.v), out + at(x, y)); }
};

/// Flattened: where the calls in it stay calls, a pass takes three times as long.
template <class K>
[[gnu::flatten]] void run_group(int group_x, int group_y, const Pass& pass, HostAccess<K>& access) {
  const Extent group = K::group(pass);
  const int lanes = group.width * group.height;
  for (int lane = 0; lane < lanes; ++lane) K::load(K::item(group_x, group_y, lane, pass), pass, access);
  for (int lane = 0; lane < lanes; ++lane) K::compute(K::item(group_x, group_y, lane, pass), pass, access);
}

template <class K>
void run_groups(Span<const typename K::Pixel> in, Span<typename K::Pixel> out, const typename K::Tap* taps, const Pass& pass,
                const Extent& grid, RunContext& context) {
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

void check(Variant variant, const Taps& taps, const Build& build) {
  if (!is_grouped(variant)) throw Error(ErrorKind::internal, "a variant without work-groups was run group by group");
  const int most = grouped_max_radius(variant, build);
  if (taps.radius() > most)
    throw Error(ErrorKind::invalid_argument,
                told("{} takes a radius of at most {}, not {}", variant_name(variant), most, taps.radius()),
                said("choose variant fused, or a smaller radius"));
}

template <Axis A, class T>
void pass_along(Variant variant, Span<const T> in, Span<T> out, const Pass& pass, const Taps& taps, const Build& build,
                RunContext& context) {
  const Extent grid = group_grid(variant, A, pass.width, pass.height, build);
  if constexpr (std::is_same_v<T, float>) {
    with_float_kernel<A>(variant, pass.radius, build,
                         [&](auto k) { run_groups<decltype(k)>(in, out, taps.values.data(), pass, grid, context); });
  } else {
    const std::vector<std::int32_t> fixed = fixed_point_taps(taps);
    with_fixed_kernel<A>(pass.radius, build,
                         [&](auto k) { run_groups<decltype(k)>(in, out, fixed.data(), pass, grid, context); });
  }
}

}  // namespace

std::vector<std::int32_t> fixed_point_taps(const Taps& taps) {
  std::vector<std::int32_t> fixed;
  for (const float tap : taps.values) {
    if (!(std::fabs(tap) <= 2))
      throw Error(ErrorKind::invalid_argument, told("v51 computes with taps from -2 to 2, not {:f}", tap),
                  said("choose variant fused"));
    fixed.push_back(static_cast<std::int32_t>(std::lround(double(tap) * (1 << fixed_point_bits))));
  }
  return fixed;
}

Build build_of(const Parameters& p) {
  const auto shape = [&]() -> Extent {
    switch (p.group_shape) {
      case GroupShape::source:
        return {};
      case GroupShape::of_8x16:
        return {8, 16};
      case GroupShape::of_16x16:
        return {16, 16};
      case GroupShape::of_16x32:
        return {16, 32};
      case GroupShape::of_32x4:
        return {32, 4};
      case GroupShape::of_32x8:
        return {32, 8};
      case GroupShape::of_32x16:
        return {32, 16};
      case GroupShape::of_64x4:
        return {64, 4};
    }
    return {};
  };
  return {p.max_radius == MaxRadius::thirty_two ? most_max_radius : aligned_radius, shape(), p.unroll, p.tap_memory, p.launch};
}

template <class T>
void grouped_pass(Variant variant, Axis axis, Span<const T> in, Span<T> out, int width, int height, const Taps& taps,
                  Border border, RunContext& context, const Build& build) {
  check(variant, taps, build);
  if ((variant == Variant::v51) != std::is_same_v<T, std::uint8_t>)
    throw Error(ErrorKind::internal, "v51 alone computes with 8-bit pixels");
  const Pass pass = make_pass(variant, axis, width, height, taps.radius(), border, build);
  if (axis == Axis::row)
    pass_along<Axis::row>(variant, in, out, pass, taps, build, context);
  else
    pass_along<Axis::column>(variant, in, out, pass, taps, build, context);
}

template void grouped_pass(Variant, Axis, Span<const float>, Span<float>, int, int, const Taps&, Border, RunContext&,
                           const Build&);
template void grouped_pass(Variant, Axis, Span<const std::uint8_t>, Span<std::uint8_t>, int, int, const Taps&, Border,
                           RunContext&, const Build&);

}  // namespace ws::filter
