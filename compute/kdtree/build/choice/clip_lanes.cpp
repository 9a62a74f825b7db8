// Masks choose which corners and crossings stay.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/build/choice/clip_lanes.h"

#include "compute/kdtree/build/choice/lanes.h"

#include <immintrin.h>

#include <algorithm>
#include <cstddef>

namespace ws::kdtree {

namespace {

[[nodiscard]] __m128 absolute(__m128 a) { return _mm_andnot_ps(_mm_set1_ps(-0.0f), a); }

[[nodiscard]] Floats when(Ints mask, Floats values) { return reinterpret_cast<Floats>(mask & reinterpret_cast<Ints>(values)); }
[[nodiscard]] Floats either(Floats a, Floats b) {
  return reinterpret_cast<Floats>(reinterpret_cast<Ints>(a) | reinterpret_cast<Ints>(b));
}

/// Four values from memory, in both halves of the lanes.
[[nodiscard]] Floats load_twice(const float* from) {
  return reinterpret_cast<Floats>(_mm256_broadcast_ps(reinterpret_cast<const __m128*>(from)));
}
/// Makes rows columns, in each half of the lanes by itself.
void transpose_halves(Floats* rows) {
  const auto row = [&](int i) { return reinterpret_cast<__m256>(rows[i]); };
  const __m256 a = _mm256_unpacklo_ps(row(0), row(1)), b = _mm256_unpackhi_ps(row(0), row(1));
  const __m256 c = _mm256_unpacklo_ps(row(2), row(3)), d = _mm256_unpackhi_ps(row(2), row(3));
  rows[0] = reinterpret_cast<Floats>(_mm256_shuffle_ps(a, c, 0x44));
  rows[1] = reinterpret_cast<Floats>(_mm256_shuffle_ps(a, c, 0xee));
  rows[2] = reinterpret_cast<Floats>(_mm256_shuffle_ps(b, d, 0x44));
  rows[3] = reinterpret_cast<Floats>(_mm256_shuffle_ps(b, d, 0xee));
}

/// Four triangles cross a plane: lane i is about what the left child has of the i-th, lane 4 + i about what the right one has.
constexpr std::size_t four = lane_count / 2;

struct LaneBoxes {
  Floats low[3], high[3];

  void cut(const LaneBoxes& by) {
    for (int k = 0; k < 3; ++k) {
      low[k] = low[k] < by.low[k] ? by.low[k] : low[k];
      high[k] = by.high[k] < high[k] ? by.high[k] : high[k];
    }
  }
  void replace(Ints where, const LaneBoxes& by) {
    for (int k = 0; k < 3; ++k) {
      low[k] = where ? by.low[k] : low[k];
      high[k] = where ? by.high[k] : high[k];
    }
  }
  [[nodiscard]] Ints is_empty() const { return (low[0] > high[0]) | (low[1] > high[1]) | (low[2] > high[2]); }
  [[nodiscard]] Ints is_tame() const {
    Ints tamed = high[0] < tame;
    for (int k = 0; k < 3; ++k) tamed &= (low[k] > -tame) & (high[k] < tame);
    return tamed;
  }
};

/// The same box in all lanes.
[[nodiscard]] LaneBoxes everywhere(float low, float high) {
  LaneBoxes boxes;
  for (int k = 0; k < 3; ++k) {
    boxes.low[k] = low + Floats{};
    boxes.high[k] = high + Floats{};
  }
  return boxes;
}

/// The cells of the children.
[[nodiscard]] LaneBoxes children_of(const Box& cell, int axis, float position) {
  constexpr Ints is_right{0, 0, 0, 0, -1, -1, -1, -1};
  LaneBoxes children;
  for (int k = 0; k < 3; ++k) {
    children.low[k] = cell.low[k] + Floats{};
    children.high[k] = cell.high[k] + Floats{};
    if (k != axis) continue;
    children.low[k] = is_right ? position + Floats{} : children.low[k];
    children.high[k] = is_right ? children.high[k] : position + Floats{};
  }
  return children;
}

/// Convex polygons, one in each lane, that start as triangles. The corners of all fill as many slots, in order; where a polygon
/// has fewer, some are equal to their neighbours. So a cut has no branch that depends on a corner.
class LanePolygons {
 public:
  explicit LanePolygons(const Triangle* const* triangles) {
    Floats numbers[9];
    const auto load_from = [&](std::size_t first) {
      for (std::size_t i = 0; i < four; ++i) numbers[first + i] = load_twice(&triangles[i]->a.x + first);
      transpose_halves(numbers + first);
    };
    load_from(0);
    load_from(4);
    const Floats before[3] = {numbers[5], numbers[6], numbers[7]};
    load_from(5);
    std::copy_n(before, 3, numbers + 5);
    for (int slot = 0; slot < 3; ++slot)
      for (int k = 0; k < 3; ++k) corners_[k][slot] = numbers[3 * slot + k];
  }

  /// Leaves what lies on the side `IsHigh` ? p[Axis] <= x : p[Axis] >= x, in the lanes of `is_cut`.
  template <int Axis, bool IsHigh>
  void cut(Floats x, Ints is_cut) {
    constexpr int one = Axis == 0 ? 1 : 0, other = Axis == 2 ? 1 : 2;
    Floats *p = corners_[one], *q = corners_[other], inside[most];  // how far they are inside
    Ints is_outside[most], leaves[most];
    Ints is_gone{-1, -1, -1, -1, -1, -1, -1, -1}, has_entered{};
    for (int i = 0; i < count_; ++i) {
      inside[i] = IsHigh ? x - corners_[Axis][i] : corners_[Axis][i] - x;
      is_outside[i] = (inside[i] < 0) & is_cut;
      is_gone &= is_outside[i];
    }
    is_gone_ |= is_gone;
    Floats entry_p{}, entry_q{}, leave_p{}, leave_q{};  // where the polygon goes outside, and where it comes back
    for (int i = 0; i < count_; ++i) {
      const int next = i + 1 == count_ ? 0 : i + 1;
      const Ints enters = ~is_outside[i] & is_outside[next];
      leaves[i] = is_outside[i] & ~is_outside[next];
      is_bent_ |= has_entered & enters;
      has_entered |= enters;
      const Floats part = inside[i] / (inside[i] - inside[next]);  // 0 where corner i lies in the plane
      const Floats at_p = p[i] + (p[next] - p[i]) * part, at_q = q[i] + (q[next] - q[i]) * part;
      const Ints ends_in_plane = inside[next] == 0;
      entry_p = either(entry_p, when(enters, at_p));
      entry_q = either(entry_q, when(enters, at_q));
      leave_p = either(leave_p, when(leaves[i], ends_in_plane ? p[next] : at_p));
      leave_q = either(leave_q, when(leaves[i], ends_in_plane ? q[next] : at_q));
    }
    replace(p, is_outside, leaves, entry_p, leave_p);
    replace(q, is_outside, leaves, entry_q, leave_q);
    replace(corners_[Axis], is_outside, leaves, x, x);
    ++count_;
  }

  /// The boxes of all corners, empty ones where nothing is left.
  [[nodiscard]] LaneBoxes boxes() const {
    LaneBoxes boxes = everywhere(no_cost, -no_cost);
    for (int i = 0; i < count_; ++i)
      for (int k = 0; k < 3; ++k) {
        const Floats p = corners_[k][i];
        boxes.low[k] = p < boxes.low[k] ? p : boxes.low[k];
        boxes.high[k] = boxes.high[k] < p ? p : boxes.high[k];
      }
    boxes.replace(is_gone_, everywhere(no_cost, -no_cost));
    return boxes;
  }
  /// Where rounding has made a polygon cross a plane more than twice: it is none that this class can cut.
  [[nodiscard]] Ints is_bent() const { return is_bent_; }

 private:
  static constexpr int most = 9;  ///< three corners and one more for each face of the cell

  /// Puts `entry` in place of all corners outside, and `leave` into a new slot after them.
  void replace(Floats* corners, const Ints* is_outside, const Ints* leaves, Floats entry, Floats leave) const {
    Ints has_left{};
    Floats before{};
    for (int i = 0; i < count_; ++i) {
      const Floats here = is_outside[i] ? entry : corners[i];
      corners[i] = has_left ? before : here;
      before = leaves[i] ? leave : here;
      has_left |= leaves[i];
    }
    corners[count_] = before;
  }

  Floats corners_[3][most + 1];
  int count_ = 3;
  Ints is_gone_{}, is_bent_{};
};

template <int Axis>
void cut_across(LanePolygons& polygons, const LaneBoxes& own, const LaneBoxes& cells) {
  const Ints cuts_low = own.low[Axis] < cells.low[Axis], cuts_high = own.high[Axis] > cells.high[Axis];
  if (bits(cuts_low) != 0) polygons.cut<Axis, false>(cells.low[Axis], cuts_low);
  if (bits(cuts_high) != 0) polygons.cut<Axis, true>(cells.high[Axis], cuts_high);
}

/// The boxes of up to four triangles in the node, of the first again in the lanes that are left over.
[[nodiscard]] LaneBoxes load_boxes(Span<const Crossing> crossings) {
  Floats first[four], second[four];
  for (std::size_t i = 0; i < four; ++i) {
    const Box& box = crossings[i < crossings.size() ? i : 0].left->box;
    first[i] = load_twice(&box.low.x);
    second[i] = load_twice(&box.high.y);
  }
  transpose_halves(first);
  transpose_halves(second);
  return {{first[0], first[1], first[2]}, {first[3], second[0], second[1]}};
}

void store_boxes(const LaneBoxes& boxes, Span<const Crossing> crossings) {
  Floats first[four] = {boxes.low[0], boxes.low[1], boxes.low[2], boxes.high[0]};
  Floats second[four] = {boxes.high[1], boxes.high[2], {}, {}};
  transpose_halves(first);
  transpose_halves(second);
  const auto store = [](Box& box, __m128 low_xyz_high_x, __m128 high_yz) {
    _mm_storeu_ps(&box.low.x, low_xyz_high_x);
    _mm_storel_pi(reinterpret_cast<__m64*>(&box.high.y), high_yz);
  };
  for (std::size_t i = 0; i < crossings.size(); ++i) {
    const __m256 a = reinterpret_cast<__m256>(first[i]), b = reinterpret_cast<__m256>(second[i]);
    store(crossings[i].left->box, _mm256_castps256_ps128(a), _mm256_castps256_ps128(b));
    store(crossings[i].right->box, _mm256_extractf128_ps(a, 1), _mm256_extractf128_ps(b, 1));
  }
}

/// Of up to four.
bool split_four(Span<const Triangle> triangles, Span<const Crossing> crossings, const Box& cell, int axis, float position,
                const LaneBoxes& children) {
  const Triangle* pointers[four];
  for (std::size_t i = 0; i < four; ++i)
    pointers[i] = triangles.data() + crossings[i < crossings.size() ? i : 0].left->triangle;
  LanePolygons polygons(pointers);
  const LaneBoxes own = polygons.boxes();
  LaneBoxes clamped = load_boxes(crossings), own_clamped = own;
  const LaneBoxes in_cell = clamped;
  clamped.cut(children);
  own_clamped.cut(children);
  cut_across<0>(polygons, own, children);
  cut_across<1>(polygons, own, children);
  cut_across<2>(polygons, own, children);
  LaneBoxes boxes = polygons.boxes();
  boxes.replace(own_clamped.is_empty(), everywhere(-no_cost, no_cost));
  boxes.cut(own_clamped);
  boxes.cut(clamped);
  const Ints is_empty = boxes.is_empty();
  const Ints is_lost = is_empty & __builtin_shufflevector(is_empty, is_empty, 4, 5, 6, 7, 0, 1, 2, 3);
  boxes.replace(is_lost, clamped);
  store_boxes(boxes, crossings);
  bool has_empty = bits(boxes.is_empty()) != 0;
  const unsigned by_lane = bits(polygons.is_bent() | ~own.is_tame());
  if (by_lane == 0) return has_empty;
  for (std::size_t i = 0; i < crossings.size(); ++i) {
    if ((by_lane >> i & 0x11) == 0) continue;
    Box before;
    for (int k = 0; k < 3; ++k) {
      before.low.set(k, in_cell.low[k][i]);
      before.high.set(k, in_cell.high[k][i]);
    }
    const SplitBoxes split = split_boxes(*pointers[i], before, cell, axis, position, Clip::clip);
    crossings[i].left->box = split.left;
    crossings[i].right->box = split.right;
    has_empty |= split.left.is_empty() || split.right.is_empty();
  }
  return has_empty;
}

}  // namespace

bool split_boxes_in_lanes(Span<const Triangle> triangles, Span<const Crossing> crossings, const Box& cell, int axis,
                          float position) {
  if (crossings.empty()) return false;
  const LaneBoxes children = children_of(cell, axis, position);
  bool has_empty = false;
  for (std::size_t first = 0; first < crossings.size(); first += four)
    has_empty |= split_four(triangles, crossings.subspan(first, std::min(four, crossings.size() - first)), cell, axis, position,
                            children);
  return has_empty;
}

SplitBoxes halves_in_lanes(const Triangle& t, const Box& in_cell, int axis, float x) {
  const float *a = &t.a.x, *b = &t.b.x, *c = &t.c.x;
  const float d[3] = {x - a[axis], x - b[axis], x - c[axis]};
  const unsigned below_plane = unsigned(d[0] > 0) | unsigned(d[1] > 0) << 1 | unsigned(d[2] > 0) << 2;
  const __m128 corner[3] = {_mm_loadu_ps(a), _mm_loadu_ps(b), _mm_permute_ps(_mm_loadu_ps(c - 1), 0xf9)};  // xyz and another
  const __m128 far = _mm_max_ps(_mm_max_ps(absolute(corner[0]), absolute(corner[1])), absolute(corner[2]));
  const bool is_wild = (_mm_movemask_ps(_mm_cmplt_ps(far, _mm_set1_ps(tame))) & 7) != 7;
  if (below_plane == 0 || below_plane == 7 || d[0] == 0 || d[1] == 0 || d[2] == 0 || is_wild)
    return halves(t, in_cell, axis, x);
  constexpr std::uint8_t lone_corner[8] = {0, 0, 1, 2, 2, 1, 0, 0};  // the only one on its side
  const unsigned lone = lone_corner[below_plane], first = lone == 2 ? 0 : lone + 1, second = first == 2 ? 0 : first + 1;
  const bool lone_is_below = (below_plane >> lone & 1) != 0;
  const __m128 on_axis = _mm_castsi128_ps(_mm_cmpeq_epi32(_mm_set1_epi32(axis), _mm_setr_epi32(0, 1, 2, 3)));
  const auto crossing = [&](unsigned other) {
    const unsigned from = lone_is_below ? lone : other, to = lone_is_below ? other : lone;
    const __m128 part = _mm_set1_ps(d[from] / (d[from] - d[to]));
    const __m128 at = _mm_add_ps(corner[from], _mm_mul_ps(_mm_sub_ps(corner[to], corner[from]), part));
    return _mm_blendv_ps(at, _mm_set1_ps(x), on_axis);
  };
  const __m128 p = crossing(first), q = crossing(second), lowest = _mm_min_ps(p, q), highest = _mm_max_ps(p, q);
  const __m128 in_low = _mm_loadu_ps(&in_cell.low.x), in_high = _mm_permute_ps(_mm_loadu_ps(&in_cell.low.z), 0xf9);
  const __m128 cut_low = _mm_blendv_ps(in_low, _mm_set1_ps(x), on_axis);
  const __m128 cut_high = _mm_blendv_ps(in_high, _mm_set1_ps(x), on_axis);
  const auto put = [&](bool is_below, __m128 low, __m128 high, Box& to) {
    low = _mm_max_ps(_mm_min_ps(lowest, low), is_below ? in_low : cut_low);
    high = _mm_min_ps(_mm_max_ps(highest, high), is_below ? cut_high : in_high);
    _mm_storeu_ps(&to.low.x, low);
    _mm_storeu_ps(&to.low.z, _mm_insert_ps(_mm_permute_ps(high, 0x90), low, 0x80));
  };
  SplitBoxes boxes;
  put(lone_is_below, corner[lone], corner[lone], lone_is_below ? boxes.left : boxes.right);
  put(!lone_is_below, _mm_min_ps(corner[first], corner[second]), _mm_max_ps(corner[first], corner[second]),
      lone_is_below ? boxes.right : boxes.left);
  if (boxes.left.is_empty() && boxes.right.is_empty()) boxes = {below(in_cell, axis, x), above(in_cell, axis, x)};
  return boxes;
}

}  // namespace ws::kdtree
