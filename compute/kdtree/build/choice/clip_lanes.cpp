// Masks choose which corners and crossings stay.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/build/choice/clip_lanes.h"

#include "compute/kdtree/build/choice/lanes.h"

#include <immintrin.h>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace ws::kdtree {

namespace {

[[nodiscard]] Floats when(Ints mask, Floats values) { return reinterpret_cast<Floats>(mask & reinterpret_cast<Ints>(values)); }
[[nodiscard]] Floats either(Floats a, Floats b) {
  return reinterpret_cast<Floats>(reinterpret_cast<Ints>(a) | reinterpret_cast<Ints>(b));
}

[[nodiscard]] Ints is_tame(const LaneBoxes& boxes) {
  Ints tamed = boxes.high[0] < tame;
  for (int k = 0; k < 3; ++k) tamed &= (boxes.low[k] > -tame) & (boxes.high[k] < tame);
  return tamed;
}

/// The corners of eight triangles: corners[i][k] of the i-th ones along axis k.
struct LaneTriangles {
  Floats corners[3][3];

  explicit LaneTriangles(const Triangle* const* triangles) {
    const float* rows[lane_count];
    Floats numbers[9];
    for (std::uint32_t i = 0; i < lane_count; ++i) rows[i] = &triangles[i]->a.x;
    load_columns(rows, numbers);
    const auto last = [&](int i) { return triangles[i]->c.z; };
    numbers[8] = Floats{last(0), last(1), last(2), last(3), last(4), last(5), last(6), last(7)};
    for (int i = 0; i < 3; ++i)
      for (int k = 0; k < 3; ++k) corners[i][k] = numbers[3 * i + k];
  }
};

void store_boxes(const LaneBoxes& boxes, std::size_t count, Ref* const* refs) {
  const Floats rows[lane_count] = {boxes.low[0],  boxes.low[1],  boxes.low[2], boxes.high[0],
                                   boxes.high[1], boxes.high[2], {},           {}};
  const float* pointers[lane_count];
  for (std::size_t i = 0; i < lane_count; ++i) pointers[i] = reinterpret_cast<const float*>(rows + i);
  Floats columns[lane_count];
  load_columns(pointers, columns);
  for (std::size_t i = 0; i < count; ++i) {
    const __m256 box = reinterpret_cast<__m256>(columns[i]);
    _mm_storeu_ps(&refs[i]->box.low.x, _mm256_castps256_ps128(box));
    _mm_storel_pi(reinterpret_cast<__m64*>(&refs[i]->box.high.y), _mm256_extractf128_ps(box, 1));
  }
}

/// Convex polygons, one in each lane, that start as triangles. The corners of all fill as many slots, in order; where a polygon
/// has fewer, some are equal to their neighbours. So a cut has no branch that depends on a corner.
class LanePolygons {
 public:
  explicit LanePolygons(const LaneTriangles& triangles) {
    for (int slot = 0; slot < 3; ++slot)
      for (int k = 0; k < 3; ++k) corners_[k][slot] = triangles.corners[slot][k];
  }

  /// Leaves what lies on the side `IsHigh` ? p[Axis] <= x : p[Axis] >= x, in the lanes of `is_cut`.
  template <int Axis, bool IsHigh>
  void cut(Floats x, Ints is_cut) {
    constexpr int one = Axis == 0 ? 1 : 0, other = Axis == 2 ? 1 : 2;
    Floats *p = corners_[one], *q = corners_[other], inside[most];  // how far they are inside
    Ints is_outside[most], leaves[most];
    Ints is_gone = is_cut, is_any_outside{}, has_entered{};
    for (int i = 0; i < count_; ++i) {
      inside[i] = IsHigh ? x - corners_[Axis][i] : corners_[Axis][i] - x;
      is_outside[i] = (inside[i] < 0) & is_cut;
      is_gone &= is_outside[i];
      is_any_outside |= is_outside[i];
    }
    if (bits(is_any_outside) == 0) return;
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

[[nodiscard]] unsigned lanes_of(std::size_t count) { return (1u << count) - 1; }

/// A triangle in a child, whose box is to become that of what lies in the child's cell.
struct InChild {
  Ref* ref;
  const Box* cell;
};

/// Which of a cell's faces cut a triangle: bit 2 k is the low one across axis k, bit 2 k + 1 the high one.
using Faces = std::uint32_t;
constexpr Faces all_faces = 63;

template <int Axis>
void cut_across(LanePolygons& polygons, const LaneBoxes& own, const LaneBoxes& cells, Faces faces) {
  if ((faces & 1u << 2 * Axis) != 0) polygons.cut<Axis, false>(cells.low[Axis], own.low[Axis] < cells.low[Axis]);
  if ((faces & 2u << 2 * Axis) != 0) polygons.cut<Axis, true>(cells.high[Axis], own.high[Axis] > cells.high[Axis]);
}

/// Up to eight triangles in children; in lanes that are left over stands the first one again.
class EightInChildren {
 public:
  template <class Get>
  EightInChildren(Span<const Triangle> triangles, std::size_t count, const Get& get) : count_(count) {
    for (std::size_t i = 0; i < lane_count; ++i) {
      const InChild one = get(i < count ? i : 0);
      refs_[i] = one.ref;
      boxes_[i] = &one.ref->box;
      cells_[i] = one.cell;
      triangles_[i] = triangles.data() + one.ref->triangle;
    }
  }

  void find_faces(std::uint8_t* faces) const {
    const LaneBoxes own = LanePolygons(LaneTriangles(triangles_)).boxes(), cells(cells_);
    Ints found{};
    for (int k = 0; k < 3; ++k) {
      found |= (own.low[k] < cells.low[k]) & (1 << 2 * k);
      found |= (own.high[k] > cells.high[k]) & (2 << 2 * k);
    }
    for (std::size_t i = 0; i < count_; ++i) faces[i] = static_cast<std::uint8_t>(found[i]);
  }

  /// Cuts with `faces`, which have to be all that cut any of them. Where nothing is left, what the node has is cut by the cell
  /// instead, and empty(ref) is called.
  template <class Empty>
  void cut(Faces faces, const Empty& empty) const {
    const LaneBoxes cells(cells_);
    LaneBoxes clamped(boxes_);
    clamped.cut(cells);
    LanePolygons polygons{LaneTriangles(triangles_)};
    const LaneBoxes own = polygons.boxes();
    cut_across<0>(polygons, own, cells, faces);
    cut_across<1>(polygons, own, cells, faces);
    cut_across<2>(polygons, own, cells, faces);
    LaneBoxes boxes = polygons.boxes();
    boxes.cut(own);
    boxes.cut(clamped);
    const Ints is_empty = boxes.is_empty();
    boxes.replace(is_empty | polygons.is_bent() | ~is_tame(own), clamped);
    const unsigned by_themselves = bits(polygons.is_bent() | ~is_tame(own)) & lanes_of(count_);
    for (unsigned lanes = by_themselves; lanes != 0; lanes &= lanes - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(lanes));
      const Box box = child_box(*triangles_[i], *boxes_[i], *cells_[i], Clip::clip);
      if (box.is_empty())
        empty(refs_[i]);
      else
        boxes.put(i, box);
    }
    for (unsigned lanes = bits(is_empty) & lanes_of(count_) & ~by_themselves; lanes != 0; lanes &= lanes - 1)
      empty(refs_[std::countr_zero(lanes)]);
    store_boxes(boxes, count_, refs_);
  }

 private:
  std::size_t count_;
  Ref* refs_[lane_count];
  const Triangle* triangles_[lane_count];
  const Box *cells_[lane_count], *boxes_[lane_count];
};

/// Clips in the lanes, what is cut by the same faces beside each other.
class StraddlerCutter {
 public:
  static constexpr std::size_t most = 256;  ///< straddlers at a time

  StraddlerCutter(Span<const Triangle> triangles, Span<const Straddler> straddlers)
      : triangles_(triangles), straddlers_(straddlers) {}

  /// Returns whether a child is empty.
  bool cut() {
    const std::size_t count = 2 * straddlers_.size();
    if (count <= lane_count) {
      cut_eight(count, all_faces, [&](std::size_t i) { return get(i); });
      return settle_empty();
    }
    std::uint8_t faces[2 * most];
    for (std::size_t first = 0; first < count; first += lane_count)
      EightInChildren(triangles_, std::min<std::size_t>(lane_count, count - first), [&](std::size_t i) {
        return get(first + i);
      }).find_faces(faces + first);
    std::uint16_t starts[all_faces + 1]{}, order[2 * most];
    std::uint64_t which = 0;  // a bit for each set of faces that is there, which are few
    for (std::size_t i = 0; i < count; ++i) {
      ++starts[faces[i]];
      which |= std::uint64_t{1} << faces[i];
    }
    for (std::uint16_t before = 0; which != 0; which &= which - 1) {
      std::uint16_t& start = starts[std::countr_zero(which)];
      before = static_cast<std::uint16_t>(before + std::exchange(start, before));
    }
    for (std::size_t i = 0; i < count; ++i) order[starts[faces[i]]++] = static_cast<std::uint16_t>(i);
    for (std::size_t first = 0; first < count; first += lane_count) {
      const std::size_t size = std::min<std::size_t>(lane_count, count - first);
      Faces any = 0;
      for (std::size_t i = 0; i < size; ++i) any |= faces[order[first + i]];
      cut_eight(size, any, [&](std::size_t i) { return get(order[first + i]); });
    }
    return settle_empty();
  }

 private:
  [[nodiscard]] InChild get(std::size_t i) const {
    const Straddler& straddler = straddlers_[i / 2];
    return i % 2 == 0 ? InChild{straddler.left, &straddler.cell->left} : InChild{straddler.right, &straddler.cell->right};
  }
  template <class Get>
  void cut_eight(std::size_t count, Faces faces, const Get& get) {
    EightInChildren(triangles_, count, get).cut(faces, [&](Ref* ref) { empty_.push_back(ref); });
  }

  /// What rounding would lose in both children stays in both.
  [[nodiscard]] bool settle_empty() {
    if (empty_.empty()) return false;
    std::sort(empty_.begin(), empty_.end());
    const auto is_empty = [&](Ref* ref) { return std::binary_search(empty_.begin(), empty_.end(), ref); };
    bool has_empty = false;
    for (const Straddler& straddler : straddlers_) {
      const bool left = is_empty(straddler.left), right = is_empty(straddler.right);
      if (left && !right) straddler.left->box = {};
      if (right && !left) straddler.right->box = {};
      has_empty |= straddler.left->box.is_empty() || straddler.right->box.is_empty();
    }
    return has_empty;
  }

  Span<const Triangle> triangles_;
  Span<const Straddler> straddlers_;
  std::vector<Ref*> empty_;  ///< few: rounding makes them
};

void clamp_boxes(Span<const Straddler> straddlers) {
  for (const Straddler& straddler : straddlers) {
    straddler.left->box = intersection(straddler.left->box, straddler.cell->left);
    straddler.right->box = intersection(straddler.right->box, straddler.cell->right);
  }
}

/// Halves of up to eight triangles: `halves` of sah.h.
class EightHalves {
 public:
  EightHalves(Span<const Triangle> triangles, Span<const Straddler> straddlers) : count_(straddlers.size()) {
    for (std::size_t i = 0; i < lane_count; ++i) {
      const Straddler& straddler = straddlers[i < count_ ? i : 0];
      left_[i] = straddler.left;
      right_[i] = straddler.right;
      boxes_[i] = &straddler.left->box;
      triangles_[i] = triangles.data() + straddler.left->triangle;
      axis_[i] = straddler.cell->axis;
      position_[i] = straddler.cell->position;
    }
  }

  /// Returns whether one is empty.
  bool cut() const {
    const LaneTriangles triangles(triangles_);
    const LaneBoxes in_cell(boxes_);
    LaneBoxes left_clamped = in_cell, right_clamped = in_cell;
    Floats beyond[3];  // how far the plane is above corners
    for (int i = 0; i < 3; ++i) beyond[i] = position_ - along_axis(triangles.corners[i]);
    for (int k = 0; k < 3; ++k) {
      left_clamped.high[k] = axis_ == k ? position_ : in_cell.high[k];
      right_clamped.low[k] = axis_ == k ? position_ : in_cell.low[k];
    }
    LaneBoxes left{Box()}, right{Box()}, own{Box()};
    for (int i = 0; i < 3; ++i) {
      const int next = i == 2 ? 0 : i + 1;
      const Floats p = beyond[i], q = beyond[next];
      const Ints rises = p > 0, crosses = (rises & (q < 0)) | ((p < 0) & (q > 0));
      const Floats part = (rises ? p : q) / (rises ? p - q : q - p);
      for (int k = 0; k < 3; ++k) {
        const Floats here = triangles.corners[i][k], there = triangles.corners[next][k];
        const Floats from = rises ? here : there, to = rises ? there : here;
        const Floats crossing = axis_ == k ? position_ : from + (to - from) * part;
        add(own, k, here, ~Ints{});
        add(left, k, here, p >= 0);
        add(right, k, here, p <= 0);
        add(left, k, crossing, crosses);
        add(right, k, crossing, crosses);
      }
    }
    left.cut(left_clamped);
    right.cut(right_clamped);
    const Ints is_clamped = (left.is_empty() & right.is_empty()) | ~is_tame(own);
    left.replace(is_clamped, left_clamped);
    right.replace(is_clamped, right_clamped);
    store_boxes(left, count_, left_);
    store_boxes(right, count_, right_);
    return (bits(left.is_empty() | right.is_empty()) & lanes_of(count_)) != 0;
  }

 private:
  [[nodiscard]] Floats along_axis(const Floats* corner) const {
    return axis_ == 0 ? corner[0] : axis_ == 1 ? corner[1] : corner[2];
  }
  static void add(LaneBoxes& boxes, int k, Floats x, Ints where) {
    const Floats low = where ? x : no_cost + Floats{}, high = where ? x : -no_cost + Floats{};
    boxes.low[k] = low < boxes.low[k] ? low : boxes.low[k];
    boxes.high[k] = boxes.high[k] < high ? high : boxes.high[k];
  }

  std::size_t count_;
  Ref *left_[lane_count], *right_[lane_count];
  const Box* boxes_[lane_count];
  const Triangle* triangles_[lane_count];
  Ints axis_;
  Floats position_;
};

}  // namespace

bool split_boxes_in_lanes(Span<const Triangle> triangles, Span<const Straddler> straddlers, Clip how) {
  if (how != Clip::clip) {
    clamp_boxes(straddlers);
    return false;  // since they cross the plane
  }
  bool has_empty = false;
  for (std::size_t first = 0; first < straddlers.size(); first += StraddlerCutter::most)
    has_empty |=
        StraddlerCutter(triangles, straddlers.subspan(first, std::min(StraddlerCutter::most, straddlers.size() - first))).cut();
  return has_empty;
}

bool halve_in_lanes(Span<const Triangle> triangles, Span<const Straddler> straddlers) {
  bool has_empty = false;
  for (std::size_t first = 0; first < straddlers.size(); first += lane_count)
    has_empty |=
        EightHalves(triangles, straddlers.subspan(first, std::min<std::size_t>(lane_count, straddlers.size() - first))).cut();
  return has_empty;
}

}  // namespace ws::kdtree
