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

[[nodiscard]] Ints is_tame(const LaneBoxes& boxes) {
  Ints tamed = boxes.high[0] < tame;
  for (int k = 0; k < 3; ++k) tamed &= (boxes.low[k] > -tame) & (boxes.high[k] < tame);
  return tamed;
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
    LaneBoxes boxes{Box()};
    for (int i = 0; i < count_; ++i)
      for (int k = 0; k < 3; ++k) {
        const Floats p = corners_[k][i];
        boxes.low[k] = p < boxes.low[k] ? p : boxes.low[k];
        boxes.high[k] = boxes.high[k] < p ? p : boxes.high[k];
      }
    boxes.replace(is_gone_, LaneBoxes(Box()));
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

/// But for the crossings whose bits are set in `except`.
void store_boxes(const LaneBoxes& boxes, Span<const Crossing> crossings, unsigned except) {
  Floats first[four] = {boxes.low[0], boxes.low[1], boxes.low[2], boxes.high[0]};
  Floats second[four] = {boxes.high[1], boxes.high[2], {}, {}};
  transpose_halves(first);
  transpose_halves(second);
  const auto store = [](Box& box, __m128 low_xyz_high_x, __m128 high_yz) {
    _mm_storeu_ps(&box.low.x, low_xyz_high_x);
    _mm_storel_pi(reinterpret_cast<__m64*>(&box.high.y), high_yz);
  };
  for (std::size_t i = 0; i < crossings.size(); ++i) {
    if ((except >> i & 1) != 0) continue;
    const __m256 a = reinterpret_cast<__m256>(first[i]), b = reinterpret_cast<__m256>(second[i]);
    store(crossings[i].left->box, _mm256_castps256_ps128(a), _mm256_castps256_ps128(b));
    store(crossings[i].right->box, _mm256_extractf128_ps(a, 1), _mm256_extractf128_ps(b, 1));
  }
}

/// As `split_boxes` of sah.h.
[[nodiscard]] SplitBoxes split_one(const Triangle& t, const Box& in_cell, const CutCell& cell, Clip how) {
  SplitBoxes boxes{child_box(t, in_cell, cell.left, how), child_box(t, in_cell, cell.right, how)};
  if (boxes.left.is_empty() && boxes.right.is_empty())
    boxes = {intersection(in_cell, cell.left), intersection(in_cell, cell.right)};
  return boxes;
}
bool split_one(Span<const Triangle> triangles, const Crossing& crossing, Clip how) {
  const SplitBoxes boxes = split_one(triangles[crossing.left->triangle], crossing.right->box, *crossing.cell, how);
  crossing.left->box = boxes.left;
  crossing.right->box = boxes.right;
  return boxes.left.is_empty() || boxes.right.is_empty();
}

/// Up to four, exactly.
bool split_four(Span<const Triangle> triangles, Span<const Crossing> crossings) {
  const Triangle* pointers[four];
  const Box* boxes_in_cells[lane_count];
  const Box* cells[lane_count];
  for (std::size_t i = 0; i < four; ++i) {
    const Crossing& crossing = crossings[i < crossings.size() ? i : 0];
    pointers[i] = triangles.data() + crossing.left->triangle;
    boxes_in_cells[i] = boxes_in_cells[four + i] = &crossing.left->box;
    cells[i] = &crossing.cell->left;
    cells[four + i] = &crossing.cell->right;
  }
  const LaneBoxes in_cells(boxes_in_cells), children(cells);
  LanePolygons polygons(pointers);
  const LaneBoxes own = polygons.boxes();
  LaneBoxes clamped = in_cells, own_clamped = own;
  clamped.cut(children);
  own_clamped.cut(children);
  cut_across<0>(polygons, own, children);
  cut_across<1>(polygons, own, children);
  cut_across<2>(polygons, own, children);
  LaneBoxes boxes = polygons.boxes();
  boxes.replace(own_clamped.is_empty(), own_clamped);
  boxes.cut(own_clamped);
  boxes.cut(clamped);
  const Ints is_empty = boxes.is_empty();
  boxes.replace(is_empty & __builtin_shufflevector(is_empty, is_empty, 4, 5, 6, 7, 0, 1, 2, 3), clamped);
  const unsigned by_lane = bits(polygons.is_bent() | ~is_tame(own)), by_themselves = by_lane | by_lane >> four;
  bool has_empty = false;
  for (std::size_t i = 0; i < crossings.size() && by_themselves != 0; ++i)
    if ((by_themselves >> i & 1) != 0) has_empty |= split_one(triangles, crossings[i], Clip::clip);
  store_boxes(boxes, crossings, by_themselves);
  return has_empty || bits(boxes.is_empty()) != 0;
}

}  // namespace

bool split_boxes_in_lanes(Span<const Triangle> triangles, Span<const Crossing> crossings, Clip how) {
  bool has_empty = false;
  if (how != Clip::clip) {
    for (const Crossing& crossing : crossings) has_empty |= split_one(triangles, crossing, how);
    return has_empty;
  }
  for (std::size_t first = 0; first < crossings.size(); first += four)
    has_empty |= split_four(triangles, crossings.subspan(first, std::min(four, crossings.size() - first)));
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
