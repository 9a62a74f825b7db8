// The arithmetic is that of intersect.h and traverse.h, operation by operation.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/rays/wide.h"

#include "compute/kdtree/rays/crossing4.h"
#include "compute/kdtree/rays/traverse.h"

#include <immintrin.h>

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <limits>
#include <utility>

namespace ws::kdtree {
namespace {

/// Cells that may wait on a path from the root: a wide node leaves seven at most, and below a leaf of the tree there may be
/// some levels of blocks. One more lies below all.
constexpr int most_waiting = 7 * 96 + 1;

struct WaitingCell {
  float from;
  WideChild cell;
};

/// Corners of a block's triangles, as `Sheared` has them.
struct alignas(32) ShearedBlock {
  float corner[3][3][TriangleBlock::width];

  [[nodiscard]] Sheared4 four(int first) const {
    const auto at = [&](int i, int axis) { return _mm_load_ps(corner[i][axis] + first); };
    return {at(0, 0), at(0, 1), at(0, 2), at(1, 0), at(1, 1), at(1, 2), at(2, 0), at(2, 1), at(2, 2)};
  }
};

/// `may_hit`, a bit for each triangle of a block.
[[gnu::always_inline]] inline unsigned may_hit(const TriangleBlock& block, const Shear& s, ShearedBlock& to) {
  const __m256 origin[3] = {_mm256_set1_ps(s.origin.x), _mm256_set1_ps(s.origin.y), _mm256_set1_ps(s.origin.z)};
  const __m256 shear_x = _mm256_set1_ps(s.x), shear_y = _mm256_set1_ps(s.y);
  __m256 x[3], y[3], z[3];
  for (int i = 0; i < 3; ++i) {
    z[i] = _mm256_sub_ps(_mm256_load_ps(block.corner[i][s.kz]), origin[s.kz]);
    x[i] = _mm256_fnmadd_ps(shear_x, z[i], _mm256_sub_ps(_mm256_load_ps(block.corner[i][s.kx]), origin[s.kx]));
    y[i] = _mm256_fnmadd_ps(shear_y, z[i], _mm256_sub_ps(_mm256_load_ps(block.corner[i][s.ky]), origin[s.ky]));
  }
  const auto product = [&](int i, int j) { return _mm256_sub_ps(_mm256_mul_ps(x[i], y[j]), _mm256_mul_ps(y[i], x[j])); };
  const __m256 u = product(2, 1), v = product(0, 2), w = product(1, 0), zero = _mm256_setzero_ps();
  const __m256 negative = _mm256_cmp_ps(_mm256_min_ps(u, _mm256_min_ps(v, w)), zero, _CMP_LT_OQ);
  const __m256 positive = _mm256_cmp_ps(_mm256_max_ps(u, _mm256_max_ps(v, w)), zero, _CMP_GT_OQ);
  const unsigned missed = unsigned(_mm256_movemask_ps(_mm256_and_ps(negative, positive)));
  for (int i = 0; i < 3; ++i) {
    _mm256_store_ps(to.corner[i][0], x[i]);
    _mm256_store_ps(to.corner[i][1], y[i]);
    _mm256_store_ps(to.corner[i][2], z[i]);
  }
  return ~missed & 255u;
}

/// Where a walk is. It is kept apart, in registers where there is one walk only.
struct Place {
  WideChild cell;
  unsigned met = 0;  ///< cells of a node, or triangles of a block, that the ray meets there
};

/// One ray on its way, from one cell to the next.
class Walk {
 public:
  /// As `is_traceable`, `course_of` and `shear_of`, without branches that a ray from anywhere would take by chance. False: the
  /// ray hits nothing.
  bool start(const WideTree& tree, const Ray& ray) {
    // An axis in each lane; the last lane is of no axis.
    static_assert(sizeof(Ray) == 8 * sizeof(float));
    const __m128 origin = _mm_loadu_ps(&ray.origin.x), direction = _mm_loadu_ps(&ray.direction.x);
    const __m128 sign = _mm_set1_ps(-0.0f), zero = _mm_setzero_ps();
    const auto absolute = [&](__m128 x) { return _mm_andnot_ps(sign, x); };
    const auto largest_of = [](__m128 x) {
      return _mm_max_ps(x, _mm_max_ps(_mm_permute_ps(x, 0b11'00'10'01), _mm_permute_ps(x, 0b11'01'00'10)));
    };
    constexpr int axes = 7;
    const __m128 finite = _mm_add_ps(_mm_mul_ps(zero, origin), _mm_mul_ps(zero, direction));
    const __m128 size = absolute(direction), largest = largest_of(size);
    const __m128 traceable = _mm_and_ps(_mm_cmpeq_ps(finite, zero), _mm_and_ps(_mm_cmpge_ps(largest, _mm_set1_ps(0x1p-60f)),
                                                                               _mm_cmple_ps(largest, _mm_set1_ps(0x1p60f))));
    if ((_mm_movemask_ps(traceable) & axes) != axes) return false;

    const __m128 reach =
        _mm_mul_ps(_mm_set1_ps(reach_unit), _mm_add_ps(_mm_set1_ps(tree.twice_largest), largest_of(absolute(origin))));
    const __m128 falls = _mm_cmplt_ps(direction, zero);
    const __m128 steepness = _mm_div_ps(_mm_set1_ps(1), _mm_max_ps(size, _mm_mul_ps(_mm_set1_ps(0x1p-30f), largest)));
    const __m128 inverse = _mm_or_ps(steepness, _mm_and_ps(falls, sign));
    const __m128 offset = _mm_xor_ps(_mm_mul_ps(origin, inverse), sign), width = _mm_mul_ps(reach, steepness);
    const __m128 early = _mm_sub_ps(offset, width), late = _mm_add_ps(offset, width);
    const __m128 most = _mm_set1_ps(std::numeric_limits<float>::max());
    const __m128 infinity = _mm_set1_ps(std::numeric_limits<float>::infinity());
    const __m128 usable = _mm_and_ps(_mm_cmpge_ps(early, _mm_xor_ps(most, sign)), _mm_cmple_ps(late, most));
    _mm_store_ps(inverse_, inverse);
    _mm_store_ps(early_, _mm_blendv_ps(_mm_xor_ps(infinity, sign), early, usable));
    _mm_store_ps(late_, _mm_blendv_ps(infinity, late, usable));
    const int down = _mm_movemask_ps(falls);
    for (int k = 0; k < 3; ++k) entry_[k] = 2 * std::uint32_t(k) + (static_cast<std::uint32_t>(down) >> k & 1u);

    const auto leading = static_cast<unsigned>(_mm_movemask_ps(_mm_cmpeq_ps(size, largest)) & axes);
    shear_.kz = std::bit_width(leading) - 1;
    shear_.kx = shear_.kz == 2 ? 0 : shear_.kz + 1;
    shear_.ky = shear_.kx == 2 ? 0 : shear_.kx + 1;
    shear_.origin = ray.origin;
    alignas(16) float along[4];
    _mm_store_ps(along, direction);
    shear_.depth = along[shear_.kz];
    shear_.x = along[shear_.kx] / shear_.depth;
    shear_.y = along[shear_.ky] / shear_.depth;

    tree_ = &tree;
    t_min_ = ray.t_min;
    nearest_ = {ray.t_max};
    waiting_[0] = {-std::numeric_limits<float>::infinity(), WideChild::none()};  // never beyond a hit
    waiting_count_ = 1;
    return true;
  }

  /// Finds what the ray meets in a cell.
  [[gnu::always_inline]] void look(Place& place) {
    place.met = place.cell.is_block() ? may_hit(tree_->blocks[place.cell.number()], shear_, seen_)
                                      : look_into(tree_->nodes[place.cell.number()]);
  }

  /// Goes on from what was met. False: the walk is over, with `any` at the first hit. Unless it `is_alone`, it asks for what it
  /// reads next.
  template <bool any, bool is_alone>
  [[gnu::always_inline]] bool go_on(Place& place) {
    if (place.cell.is_block()) {
      const bool is_hit = take_hits(tree_->blocks[place.cell.number()], place.met);
      if constexpr (any)
        if (is_hit) return false;
    } else if (place.met != 0) {
      place.cell = take_cells(tree_->nodes[place.cell.number()], place.met);
      if constexpr (!is_alone) prefetch(place.cell);
      return true;
    }
    WaitingCell next;
    do next = waiting_[--waiting_count_];
    while (next.from > nearest_.t);
    place.cell = next.cell;
    if (place.cell.is_none()) return false;
    if constexpr (!is_alone) prefetch(place.cell);
    return true;
  }

  [[nodiscard]] bool has_hit() const { return nearest_.triangle != no_triangle; }
  [[nodiscard]] Hit hit() const {
    return has_hit() ? Hit{nearest_.t, nearest_.triangle, static_cast<float>(v_ / sum_), static_cast<float>(w_ / sum_)} : Hit{};
  }

 private:
  [[gnu::always_inline]] unsigned look_into(const WideNode& node) {
    __m256 enter = _mm256_set1_ps(t_min_), leave = _mm256_set1_ps(nearest_.t);
    for (int k = 0; k < 3; ++k) {
      const __m256 in = _mm256_load_ps(node.face[entry_[k]]), out = _mm256_load_ps(node.face[entry_[k] ^ 1u]);
      const __m256 inverse = _mm256_broadcast_ss(inverse_ + k);
      enter = _mm256_max_ps(_mm256_fmadd_ps(in, inverse, _mm256_broadcast_ss(early_ + k)), enter);
      leave = _mm256_min_ps(_mm256_fmadd_ps(out, inverse, _mm256_broadcast_ss(late_ + k)), leave);
    }
    _mm256_store_ps(from_, enter);
    return unsigned(_mm256_movemask_ps(_mm256_cmp_ps(enter, leave, _CMP_LE_OQ))) & node.lanes;
  }

  /// The nearest cell is next; the others wait. To sort them as well would take longer than it saves.
  [[gnu::always_inline]] WideChild take_cells(const WideNode& node, unsigned met) {
    WideChild nearest = node.child[std::countr_zero(met)];
    float from = from_[std::countr_zero(met)];
    while ((met &= met - 1) != 0) {
      WaitingCell other{from_[std::countr_zero(met)], node.child[std::countr_zero(met)]};
      if (other.from < from) {
        std::swap(other.from, from);
        std::swap(other.cell, nearest);
      }
      assert(waiting_count_ < most_waiting);
      waiting_[waiting_count_++] = other;
    }
    return nearest;
  }

  /// Four triangles at a time.
  [[gnu::always_inline]] bool take_hits(const TriangleBlock& block, unsigned met) {
    constexpr unsigned four = 15;
    bool is_hit = false;
    for (int first = 0; met != 0; first += 4, met >>= 4) {
      if ((met & four) == 0) continue;
      const Crossing4 c(seen_.four(first), _mm_set1_ps(shear_.depth));
      const __m128 near = _mm_and_ps(_mm_cmpge_ps(c.t, _mm_set1_ps(t_min_)), _mm_cmple_ps(c.t, _mm_set1_ps(nearest_.t)));
      unsigned hits = unsigned(_mm_movemask_ps(near)) & met;
      if (hits == 0) continue;
      alignas(16) float t[4];
      alignas(32) double v[4], w[4], sum[4];
      _mm_store_ps(t, c.t);
      _mm256_store_pd(v, c.v);
      _mm256_store_pd(w, c.w);
      _mm256_store_pd(sum, c.sum);
      for (; hits != 0; hits &= hits - 1) {
        const int lane = std::countr_zero(hits);
        if (!nearest_.offer(t[lane], block.triangle[first + lane], t_min_)) continue;
        is_hit = true;
        v_ = v[lane];
        w_ = w[lane];
        sum_ = sum[lane];
      }
    }
    return is_hit;
  }

  [[gnu::always_inline]] void prefetch(WideChild next) const {
    const bool is_block = next.is_block();
    const char* const data = is_block ? reinterpret_cast<const char*>(tree_->blocks + next.number())
                                      : reinterpret_cast<const char*>(tree_->nodes + next.number());
    for (int line = 0; line < 4; ++line) _mm_prefetch(data + 64 * line, _MM_HINT_T0);
    if (is_block) _mm_prefetch(data + 256, _MM_HINT_T0);
  }

  const WideTree* tree_;
  alignas(16) float inverse_[4], early_[4], late_[4];  ///< as `Course` has them
  std::uint32_t entry_[3];  ///< the face where the ray comes in; the other one differs in the last bit
  Shear shear_;
  float t_min_;
  Nearest nearest_;
  double v_, w_, sum_;                       ///< of the nearest hit, as `Crossing4` has them
  alignas(32) float from_[WideNode::width];  ///< where the ray enters the cells
  ShearedBlock seen_;                        ///< the triangles
  int waiting_count_;
  WaitingCell waiting_[most_waiting];
};

/// One ray by itself.
template <bool any>
bool trace_one(const WideTree& tree, const Ray& ray, Walk& walk) {
  if (!walk.start(tree, ray)) return false;
  Place place{tree.root};
  do walk.look(place);
  while (walk.go_on<any, true>(place));
  return walk.has_hit();
}

/// So many rays are on their way at the same time. What a ray reads was read by those just before it where the tree is no
/// larger than a cache and rays come from nearly the same place: then few of them are fastest.
constexpr std::uint32_t most_walks = 20, nearby_walks = 3;

template <class RayAt>
std::uint32_t walks_for(const WideTree& tree, std::uint32_t count, const RayAt& ray_at) {
  constexpr std::size_t cache = std::size_t{24} << 20;
  if (tree.bytes > cache) return most_walks;
  const std::uint32_t step = count / 32 + 1;  // a sample is enough
  float apart = 0;
  std::uint32_t pairs = 0;
  for (std::uint32_t i = 0; i + 1 < count; i += step, ++pairs) {
    const Vec3 d = ray_at(i + 1).origin - ray_at(i).origin;
    apart += std::fabs(d.x) + std::fabs(d.y) + std::fabs(d.z);
  }
  const Vec3 size = tree.box.high - tree.box.low;
  const bool are_nearby = apart <= 0.05f * static_cast<float>(pairs) * (size.x + size.y + size.z);
  return are_nearby ? nearby_walks : most_walks;
}

/// done(i, walk) for each ray i that hits something, in no order. Each walk asks for what it reads next, and then it is the
/// others' turn. Where it goes on is decided from what it found in the round before, so that a branch that was foreseen wrongly
/// is noticed at once.
template <bool any, class RayAt, class Done>
void trace_all(const WideTree& tree, std::uint32_t count, const RayAt& ray_at, const Done& done) {
  Walk walks[most_walks];
  Place places[most_walks];
  std::uint32_t rays[most_walks], started = 0;
  const auto start = [&](std::uint32_t slot) {
    while (started < count) {
      rays[slot] = started++;
      places[slot] = {tree.root};
      if (walks[slot].start(tree, ray_at(rays[slot]))) return true;
    }
    return false;
  };
  std::uint32_t slots[most_walks], active = 0;
  for (std::uint32_t slot = 0, end = walks_for(tree, count, ray_at); slot < end; ++slot)
    if (start(slot)) slots[active++] = slot;
  while (active > 0) {
    for (std::uint32_t i = 0; i < active; ++i) walks[slots[i]].look(places[slots[i]]);
    for (std::uint32_t i = 0; i < active;) {
      const std::uint32_t slot = slots[i];
      bool goes_on = walks[slot].go_on<any, false>(places[slot]);
      if (!goes_on) {
        if (walks[slot].has_hit()) done(rays[slot], walks[slot]);
        goes_on = start(slot);
      }
      if (goes_on)
        ++i;
      else
        slots[i] = slots[--active];
    }
  }
}

}  // namespace

Hit WideTree::nearest(const Ray& ray) const {
  Walk walk;
  return trace_one<false>(*this, ray, walk) ? walk.hit() : Hit{};
}
bool WideTree::any(const Ray& ray) const {
  Walk walk;
  return trace_one<true>(*this, ray, walk);
}

void WideTree::nearest(const Ray* rays, Span<const std::uint32_t> chosen, Hit* hits) const {
  for (const std::uint32_t i : chosen) hits[i] = {};
  trace_all<false>(
      *this, static_cast<std::uint32_t>(chosen.size()), [&](std::uint32_t i) -> const Ray& { return rays[chosen[i]]; },
      [&](std::uint32_t i, const Walk& walk) { hits[chosen[i]] = walk.hit(); });
}
void WideTree::any(Span<const Ray> rays, std::uint8_t* hit) const {
  std::fill_n(hit, rays.size(), std::uint8_t{0});
  trace_all<true>(
      *this, static_cast<std::uint32_t>(rays.size()), [&](std::uint32_t i) -> const Ray& { return rays[i]; },
      [&](std::uint32_t i, const Walk&) { hit[i] = 1; });
}

}  // namespace ws::kdtree
