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

/// What a pass works on.
struct Pass {
  int width = 0, height = 0, radius = 0;
  Border border = Border::zero;
};

/// A work-item: its pixel, and its place in its group.
struct Item {
  int x = 0, y = 0, local_x = 0, local_y = 0;
};

inline constexpr int run_time_radius = -1;

/// One pass of variant V along A. A non-negative Radius is known at compile time: the loop over the taps is unrolled.
template <Variant V, Axis A, class Arithmetic = FloatArithmetic, int Radius = run_time_radius>
struct Kernel {
  using Pixel = typename Arithmetic::Pixel;
  using Tap = typename Arithmetic::Tap;
  static constexpr Variant variant = V;
  static constexpr Axis axis = A;
  static constexpr Extent group = group_extent(V, A);
  static constexpr int lanes = group.width * group.height;
  static constexpr int load_count = loads_per_item(V, A);
  static constexpr bool along_x = A == Axis::row;

  WS_HD static int radius(const Pass& pass) { return Radius >= 0 ? Radius : pass.radius; }

  /// v1's work space has one dimension: its groups run on into the next row.
  WS_HD static Item item(int group_x, int group_y, int lane, const Pass& pass) {
    if constexpr (V == Variant::v1) {
      const std::int64_t index = std::int64_t(group_x) * group.width + lane;
      return {static_cast<int>(index % pass.width), static_cast<int>(index / pass.width), lane, 0};
    } else {
      const int x = lane % group.width, y = lane / group.width;
      return {group_x * group.width + x, group_y * group.height + y, x, y};
    }
  }

  /// Fills the group's tile. Items beyond the image load what those inside it need.
  template <class Access>
  WS_HD static void load(const Item& item, const Pass& pass, Access& access) {
    if constexpr (load_count > 0) {
      if (along_x ? item.y >= pass.height : item.x >= pass.width) return;
      const int offset = load_offset(V, radius(pass));
      for (int site = 0; site < load_count; ++site) {
        const int shift = load_count == 3 ? (site - 1) * offset : site == 0 ? -offset : offset;
        const int from = along_x ? border_index(item.x + shift, pass.width, pass.border)
                                 : border_index(item.y + shift, pass.height, pass.border);
        const Pixel value = from == outside ? Pixel(0)
                            : along_x       ? access.image(site, from, item.y)
                                            : access.image(site, item.x, from);
        access.put(site, cell(item, offset, shift), value);
      }
    }
  }

  template <class Access>
  WS_HD static void compute(const Item& item, const Pass& pass, Access& access) {
    if (item.x >= pass.width || item.y >= pass.height) return;
    const int r = radius(pass);
    typename Arithmetic::Sum sum = 0;
    for (int i = -r; i <= r; ++i) {
      if constexpr (load_count > 0) {
        sum = Arithmetic::add(sum, access.tile(r + i, cell(item, load_offset(V, r), i)), access.tap(r + i));
      } else {
        const int from =
            along_x ? border_index(item.x + i, pass.width, pass.border) : border_index(item.y + i, pass.height, pass.border);
        if (from == outside) continue;
        const Pixel value = along_x ? access.image(r + i, from, item.y) : access.image(r + i, item.x, from);
        sum = Arithmetic::add(sum, value, access.tap(r + i));
      }
    }
    access.result(item.x, item.y, Arithmetic::finish(sum));
  }

  /// The tile cell that is `shift` pixels from the item's own.
  WS_HD static int cell(const Item& item, int offset, int shift) {
    return along_x ? item.local_y * (group.width + 2 * offset) + item.local_x + offset + shift
                   : (item.local_y + offset + shift) * group.width + item.local_x;
  }
};

/// Calls f(std::integral_constant<int, radius>{}) for a radius of 0 … aligned_radius.
template <class F>
void with_constant_radius(int radius, const F& f) {
  [&]<int... R>(std::integer_sequence<int, R...>) {
    (void)((radius == R && (f(std::integral_constant<int, R>{}), true)) || ...);
  }
  (std::make_integer_sequence<int, aligned_radius + 1>{});
}

/// Calls f(Kernel{}) with the kernel of a float variant. Where the thesis rebuilt the program for each radius, its radius is
/// a constant.
template <Axis A, class F>
void with_float_kernel(Variant variant, int radius, const F& f) {
  switch (variant) {
    case Variant::v3:
      return f(Kernel<Variant::v3, A>{});
    case Variant::v4:
      return f(Kernel<Variant::v4, A>{});
    case Variant::v41:
      return f(Kernel<Variant::v41, A>{});
    case Variant::v411:
      return with_constant_radius(radius, [&](auto r) { f(Kernel<Variant::v411, A, FloatArithmetic, decltype(r)::value>{}); });
    case Variant::v412:
      return with_constant_radius(radius, [&](auto r) { f(Kernel<Variant::v412, A, FloatArithmetic, decltype(r)::value>{}); });
    default:
      return f(Kernel<Variant::v1, A>{});
  }
}

/// The same for v51.
template <Axis A, class F>
void with_fixed_kernel(int radius, const F& f) {
  with_constant_radius(radius, [&](auto r) { f(Kernel<Variant::v51, A, FixedArithmetic, decltype(r)::value>{}); });
}

}  // namespace ws::filter::grouped
