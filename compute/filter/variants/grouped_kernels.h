// The thesis's kernels, each written once: what one work-item does in the phases "load" and "compute", over an access policy
// that is CUDA memory, host memory, or a recorder.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/filter/convolve/border.h"
#include "compute/filter/variants/grouped.h"

#include <cmath>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace ws::filter::grouped {

// An access policy has a Pixel, a Tap and these members; `site` numbers the instruction, so that the lanes of a warp that
// execute it together are found again:
//   Pixel image(int site, int x, int y)    void put(int site, int cell, Pixel value)    Pixel tile(int site, int cell)
//   Tap tap(int index)                     void result(int x, int y, Pixel value)
// and for kernels that make four pixels at once the same of four neighbours, the first at a multiple of four:
//   Quad image4(int site, int x, int y)    void put4(int site, int cell, Quad value)    Quad tile4(int site, int cell)
//   void result4(int x, int y, Quad value)

/// Four neighbouring pixels, which one instruction of the device loads or stores.
struct alignas(16) Quad {
  float v[4];
};

[[nodiscard]] inline const char* variant_name(Variant variant) { return choice_name(variant); }

struct FloatArithmetic {
  using Pixel = float;
  using Tap = float;
  using Sum = float;
  WS_HD static Sum add(Sum sum, Pixel pixel, Tap tap) { return ::fmaf(pixel, tap, sum); }
  WS_HD static Pixel finish(Sum sum) { return sum; }
};

/// 8-bit pixels and taps in Q1.14, rounded to nearest and saturated.
struct FixedArithmetic {
  using Pixel = std::uint8_t;
  using Tap = std::int32_t;
  using Sum = std::int32_t;
  WS_HD static Sum add(Sum sum, Pixel pixel, Tap tap) { return sum + Sum(pixel) * tap; }
  WS_HD static Pixel finish(Sum sum) {
    const Sum value = (sum + (1 << (fixed_point_bits - 1))) >> fixed_point_bits;
    return static_cast<Pixel>(value < 0 ? 0 : value > 255 ? 255 : value);
  }
};

/// What a pass works on, and of kernels that are tuned how.
struct Pass {
  int width = 0, height = 0, radius = 0;
  Border border = Border::zero;
  Extent group = {};
  int max_radius = aligned_radius;
};

/// A work-item: its pixel (the first one of four), and its place in its group.
struct Item {
  int x = 0, y = 0, local_x = 0, local_y = 0;
};

/// Radii that are known only when a kernel runs: its loop over the taps is unrolled by eight, or not at all.
inline constexpr int run_time_radius = -1, run_time_radius_by_eight = -2;

/// Calls f(0), f(1) … f(Count − 1) without a loop.
template <int Count, class F>
WS_HD void unrolled(const F& f) {
  [&]<int... I>(std::integer_sequence<int, I...>) { (f(I), ...); }
  (std::make_integer_sequence<int, Count>{});
}

/// Calls add(i) for i = −radius … radius; without a loop where the radius is known at compile time.
template <int Radius, class F>
WS_HD void for_taps(int radius, const F& add) {
  if constexpr (Radius >= 0) {
    unrolled<2 * Radius + 1>([&](int i) { add(i - Radius); });
  } else {
    constexpr int at_once = 8;
    int i = -radius;
    if constexpr (Radius == run_time_radius_by_eight)
      for (; i + at_once <= radius + 1; i += at_once) unrolled<at_once>([&](int k) { add(i + k); });
    for (; i <= radius; ++i) add(i);
  }
}

/// One pass of variant V along A. A non-negative Radius is known at compile time: the loop over the taps is unrolled. Tuned:
/// the shape of a group and MAX_RADIUS are the pass's, else those of 2010.
template <Variant V, Axis A, int Radius = run_time_radius, bool Tuned = false, class Arithmetic = FloatArithmetic>
struct Kernel {
  using Pixel = typename Arithmetic::Pixel;
  using Tap = typename Arithmetic::Tap;
  static constexpr Variant variant = V;
  static constexpr Axis axis = A;
  static constexpr bool along_x = A == Axis::row, has_tile = V != Variant::v1, knows_radius = Radius >= 0;
  static constexpr int most_lanes = Tuned ? 512 : group_extent(V, A).width * group_extent(V, A).height;

  WS_HD static int radius(const Pass& pass) { return Radius >= 0 ? Radius : pass.radius; }
  WS_HD static Extent group(const Pass& pass) { return Tuned ? pass.group : group_extent(V, A); }
  /// How far the tile begins before the group.
  WS_HD static int offset(const Pass& pass) {
    return V == Variant::v3 || V == Variant::v4 ? radius(pass) : Tuned ? pass.max_radius : aligned_radius;
  }

  /// v1's work space has one dimension: its groups run on into the next row.
  WS_HD static Item item(int group_x, int group_y, int lane, const Pass& pass) {
    const Extent of = group(pass);
    if constexpr (V == Variant::v1) {
      const std::int64_t index = std::int64_t(group_x) * of.width + lane;
      return {static_cast<int>(index % pass.width), static_cast<int>(index / pass.width), lane, 0};
    } else {
      const int x = lane % of.width, y = lane / of.width;
      return {group_x * of.width + x, group_y * of.height + y, x, y};
    }
  }

  /// Fills the group's tile. Items beyond the image load what those inside it need.
  template <class Access>
  WS_HD static void load(const Item& item, const Pass& pass, Access& access) {
    if constexpr (has_tile) {
      if (along_x ? item.y >= pass.height : item.x >= pass.width) return;
      const Extent of = group(pass);
      const int length = along_x ? of.width : of.height, reach = offset(pass);
      const int count = load_count(Tuned ? reach : aligned_radius, length);
      for (int site = 0; site < count; ++site) {
        const int shift = load_shift(site, count, reach, length);
        const int from = along_x ? border_index(item.x + shift, pass.width, pass.border)
                                 : border_index(item.y + shift, pass.height, pass.border);
        const Pixel value = from == outside ? Pixel(0)
                            : along_x       ? access.image(site, from, item.y)
                                            : access.image(site, item.x, from);
        access.put(site, cell(item, of, reach, shift), value);
      }
    }
  }

  template <class Access>
  WS_HD static void compute(const Item& item, const Pass& pass, Access& access) {
    if (item.x >= pass.width || item.y >= pass.height) return;
    const Extent of = group(pass);
    const int r = radius(pass), reach = offset(pass);
    typename Arithmetic::Sum sum = 0;
    for_taps<Radius>(r, [&](int i) {
      if constexpr (has_tile) {
        sum = Arithmetic::add(sum, access.tile(r + i, cell(item, of, reach, i)), access.tap(r + i));
      } else {
        const int from =
            along_x ? border_index(item.x + i, pass.width, pass.border) : border_index(item.y + i, pass.height, pass.border);
        if (from == outside) return;
        const Pixel value = along_x ? access.image(r + i, from, item.y) : access.image(r + i, item.x, from);
        sum = Arithmetic::add(sum, value, access.tap(r + i));
      }
    });
    access.result(item.x, item.y, Arithmetic::finish(sum));
  }

  /// The tile cell that is `shift` pixels from the item's own.
  WS_HD static int cell(const Item& item, const Extent& of, int reach, int shift) {
    return along_x ? item.local_y * (of.width + 2 * reach) + item.local_x + reach + shift
                   : (item.local_y + reach + shift) * of.width + item.local_x;
  }
};

/// v411 with four pixels, side by side, per work-item: it loads, keeps and stores four floats at once. Each pixel's sum has
/// the order of all other kernels.
template <Axis A, int Radius>
struct VectorKernel {
  using Pixel = float;
  using Tap = float;
  static constexpr Variant variant = Variant::vector;
  static constexpr Axis axis = A;
  static constexpr bool along_x = A == Axis::row, has_tile = true, knows_radius = Radius >= 0;
  static constexpr Extent items = group_extent(variant, A), pixels = group_pixels(variant, A);
  static constexpr int most_lanes = items.width * items.height, wide = pixels_per_item(variant);

  WS_HD static int radius(const Pass& pass) { return Radius >= 0 ? Radius : pass.radius; }
  WS_HD static Extent group(const Pass&) { return items; }

  WS_HD static Item item(int group_x, int group_y, int lane, const Pass&) {
    const int x = lane % items.width * wide, y = lane / items.width;
    return {group_x * pixels.width + x, group_y * pixels.height + y, x, y};
  }

  template <class Access>
  WS_HD static void load(const Item& item, const Pass& pass, Access& access) {
    if (along_x ? item.y >= pass.height : item.x >= pass.width) return;
    constexpr int length = along_x ? pixels.width : pixels.height;
    const int reach = pass.max_radius, count = load_count(reach, length);
    for (int site = 0; site < count; ++site) {
      const int shift = load_shift(site, count, reach, length);
      const int x = along_x ? item.x + shift : item.x;
      const int y = along_x ? item.y : border_index(item.y + shift, pass.height, pass.border);
      Quad quad{};
      if (x >= 0 && x + wide <= pass.width && y != outside)
        quad = access.image4(site, x, y);
      else if (y != outside)
        quad = one_by_one(site * wide + count, x, y, pass, access);
      access.put4(site, cell(item, reach, shift), quad);
    }
  }

  template <class Access>
  WS_HD static void compute(const Item& item, const Pass& pass, Access& access) {
    if (item.x >= pass.width || item.y >= pass.height) return;
    Quad sum{};
    if constexpr (along_x)
      add_along_row(item, pass, access, sum);
    else
      for_taps<Radius>(pass.radius, [&](int i) {
        const int at = radius(pass) + i;
        const Quad quad = access.tile4(at, cell(item, pass.max_radius, i));
        for (int c = 0; c < wide; ++c) sum.v[c] = FloatArithmetic::add(sum.v[c], quad.v[c], access.tap(at));
      });
    if (item.x + wide <= pass.width) return access.result4(item.x, item.y, sum);
    for (int c = 0; item.x + c < pass.width; ++c) access.result(item.x + c, item.y, sum.v[c]);
  }

 private:
  /// Pixels about the image's edges.
  template <class Access>
  WS_HD static Quad one_by_one(int site, int x, int y, const Pass& pass, Access& access) {
    Quad quad{};
    for (int c = 0; c < wide; ++c) {
      const int from = border_index(x + c, pass.width, pass.border);
      if (from != outside) quad.v[c] = access.image(site + c, from, y);
    }
    return quad;
  }

  /// Each four cells are read once, and added to those of the four sums that they reach: all, but at both ends.
  template <class Access>
  WS_HD static void add_along_row(const Item& item, const Pass& pass, Access& access, Quad& sum) {
    const int r = radius(pass), quads = (r + wide - 1) / wide;
    constexpr int known_quads = Radius >= 0 ? (Radius + wide - 1) / wide : Radius;
    for_taps<known_quads>(quads, [&](int k) {
      const Quad quad = access.tile4(quads + k, cell(item, pass.max_radius, wide * k));
      const bool reaches_all = wide * (k - 1) >= -r && wide * (k + 1) <= r;
      unrolled<wide * wide>([&](int n) {
        const int e = n / wide, c = n % wide, i = wide * k + e - c;
        if (reaches_all || (i >= -r && i <= r)) sum.v[c] = FloatArithmetic::add(sum.v[c], quad.v[e], access.tap(r + i));
      });
    });
  }

  WS_HD static int cell(const Item& item, int reach, int shift) {
    return along_x ? item.local_y * (pixels.width + 2 * reach) + item.local_x + reach + shift
                   : (item.local_y + reach + shift) * pixels.width + item.local_x;
  }
};

/// Whether a kernel is compiled for each radius, as what computes is. A recorder sees the same of one that is told its radius.
enum class Radii { each, told };

/// Calls f(std::integral_constant<int, radius>{}) for a radius of 0 … Most; where it is told, once for all of them.
template <int Most, Radii Known = Radii::each, class F>
void with_constant_radius(int radius, const F& f) {
  if constexpr (Known == Radii::told) {
    f(std::integral_constant<int, run_time_radius>{});
  } else {
    [&]<int... R>(std::integer_sequence<int, R...>) {
      (void)((radius == R && (f(std::integral_constant<int, R>{}), true)) || ...);
    }
    (std::make_integer_sequence<int, Most + 1>{});
  }
}

/// Whether the kernels of 2010 serve, whose groups and radii are known when compiling.
[[nodiscard]] inline bool is_of_2010(const Build& build) {
  return build.group.width == 0 && build.max_radius == aligned_radius && build.taps == TapMemory::constant && build.unrolled;
}

/// The thesis built its program for each radius; this one holds them all.
template <Variant V, Axis A, Radii Known, class Arithmetic = FloatArithmetic, class F>
void with_known_radius(int radius, const F& f) {
  with_constant_radius<aligned_radius, Known>(radius,
                                              [&](auto r) { f(Kernel<V, A, decltype(r)::value, false, Arithmetic>{}); });
}

/// v411, v412 and v51 in any build. With one text for all shapes of groups, v412 is v411 in small groups.
template <Variant V, Axis A, class Arithmetic = FloatArithmetic, class F>
void with_tuned_kernel(const Build& build, const F& f) {
  if (build.unrolled)
    f(Kernel<V, A, run_time_radius_by_eight, true, Arithmetic>{});
  else
    f(Kernel<V, A, run_time_radius, true, Arithmetic>{});
}

/// Calls f(Kernel{}) with the kernel of a float variant.
template <Axis A, Radii Known = Radii::each, class F>
void with_float_kernel(Variant variant, int radius, const Build& build, const F& f) {
  constexpr Variant rows_are_v411s = A == Axis::row ? Variant::v411 : Variant::v412;
  const bool has_own_shape = build.group.width == 0 && build.max_radius == aligned_radius;
  switch (variant) {
    case Variant::v3:
      return f(Kernel<Variant::v3, A>{});
    case Variant::v4:
      return has_own_shape ? f(Kernel<Variant::v4, A>{}) : f(Kernel<Variant::v4, A, run_time_radius, true>{});
    case Variant::v41:
      return has_own_shape ? f(Kernel<Variant::v41, A>{}) : f(Kernel<Variant::v411, A, run_time_radius, true>{});
    case Variant::v411:
      return is_of_2010(build) ? with_known_radius<Variant::v411, A, Known>(radius, f)
                               : with_tuned_kernel<Variant::v411, A>(build, f);
    case Variant::v412:
      return is_of_2010(build) ? with_known_radius<rows_are_v411s, A, Known>(radius, f)
                               : with_tuned_kernel<Variant::v411, A>(build, f);
    case Variant::vector:
      if (build.max_radius != aligned_radius || build.taps != TapMemory::constant)
        return f(VectorKernel<A, run_time_radius_by_eight>{});
      return with_constant_radius<aligned_radius, Known>(radius, [&](auto r) { f(VectorKernel<A, decltype(r)::value>{}); });
    default:
      return f(Kernel<Variant::v1, A>{});
  }
}

/// The same for v51.
template <Axis A, Radii Known = Radii::each, class F>
void with_fixed_kernel(int radius, const Build& build, const F& f) {
  if (is_of_2010(build))
    with_known_radius<Variant::v51, A, Known, FixedArithmetic>(radius, f);
  else
    with_tuned_kernel<Variant::v51, A, FixedArithmetic>(build, f);
}

/// The pass that a kernel works on.
[[nodiscard]] inline Pass make_pass(Variant variant, Axis axis, int width, int height, int radius, Border border,
                                    const Build& build) {
  return {width, height, radius, border, group_extent(variant, axis, build), build.max_radius};
}

}  // namespace ws::filter::grouped
