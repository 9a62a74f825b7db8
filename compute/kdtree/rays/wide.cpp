// The arithmetic is that of intersect.h and traverse.h, operation by operation.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/rays/wide.h"

#include "compute/kdtree/rays/traverse.h"

#include <immintrin.h>

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <utility>

namespace ws::kdtree {
namespace {

/// Cells that may wait on a path from the root: a wide node leaves seven at most, and below a leaf of the tree there may be
/// some levels of blocks.
constexpr int most_waiting = 7 * 96;

struct WaitingCell {
  float from;
  WideChild cell;
};

/// Corners of a block's triangles, as `Sheared` has them.
struct alignas(32) ShearedBlock {
  float corner[3][3][TriangleBlock::width];

  [[nodiscard]] Sheared lane(unsigned i) const {
    return {corner[0][0][i], corner[0][1][i], corner[0][2][i], corner[1][0][i], corner[1][1][i],
            corner[1][2][i], corner[2][0][i], corner[2][1][i], corner[2][2][i]};
  }
};

/// `may_hit`, a bit for each triangle of a block; `to` is written where there is one.
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

/// One ray on its way, from one cell to the next.
class Walk {
 public:
  /// False: the ray hits nothing.
  bool start(const WideTree& tree, const Ray& ray) {
    if (!is_traceable(ray)) return false;
    tree_ = &tree;
    course_ = course_of(tree.box, ray);
    shear_ = shear_of(ray);
    for (int k = 0; k < 3; ++k) entry_[k] = 2 * std::uint32_t(k) + course_.falls(k);
    t_min_ = ray.t_min;
    nearest_ = {ray.t_max};
    waiting_count_ = 0;
    next_ = tree.root;
    return true;
  }

  /// Looks into the next cell. False: the walk is over, with `any` at the first hit.
  template <bool any>
  [[gnu::always_inline]] bool go_on() {
    if (next_.is_block()) {
      met_ = may_hit(tree_->blocks[next_.number()], shear_, sheared_);
      if (take_hits() && any) return false;
    } else {
      meet_cells(tree_->nodes[next_.number()]);
      if (met_ != 0) {
        take_cells();
        prefetch();
        return true;
      }
    }
    do {
      if (waiting_count_ == 0) return false;
      next_ = waiting_[--waiting_count_].cell;
    } while (waiting_[waiting_count_].from > nearest_.t);
    prefetch();
    return true;
  }

  [[nodiscard]] bool has_hit() const { return nearest_.triangle != no_triangle; }
  [[nodiscard]] Hit hit() const {
    if (!has_hit()) return {};
    const auto corner = [&](int i) {
      const auto& c = hit_block_->corner[i];
      return Vec3{c[0][hit_lane_], c[1][hit_lane_], c[2][hit_lane_]};
    };
    return hit_of(shear_, {corner(0), corner(1), corner(2)}, nearest_);
  }

 private:
  [[gnu::always_inline]] void meet_cells(const WideNode& node) {
    __m256 enter = _mm256_set1_ps(t_min_), leave = _mm256_set1_ps(nearest_.t);
    for (int k = 0; k < 3; ++k) {
      const __m256 in = _mm256_load_ps(node.face[entry_[k]]), out = _mm256_load_ps(node.face[entry_[k] ^ 1u]);
      const __m256 inverse = _mm256_set1_ps(course_.inverse[k]);
      enter = _mm256_max_ps(_mm256_fmadd_ps(in, inverse, _mm256_set1_ps(course_.early[k])), enter);
      leave = _mm256_min_ps(_mm256_fmadd_ps(out, inverse, _mm256_set1_ps(course_.late[k])), leave);
    }
    met_ = unsigned(_mm256_movemask_ps(_mm256_cmp_ps(enter, leave, _CMP_LE_OQ))) & node.lanes;
    _mm256_store_ps(from_, enter);
  }

  /// The nearest cell is next; the others wait. To sort them as well would take longer than it saves.
  [[gnu::always_inline]] void take_cells() {
    const WideNode& node = tree_->nodes[next_.number()];
    const auto take = [&] {
      const int lane = std::countr_zero(met_);
      met_ &= met_ - 1;
      return WaitingCell{from_[lane], node.child[lane]};
    };
    WaitingCell nearest = take();
    while (met_ != 0) {
      WaitingCell other = take();
      if (other.from < nearest.from) std::swap(other, nearest);
      assert(waiting_count_ < most_waiting);
      waiting_[waiting_count_++] = other;
    }
    next_ = nearest.cell;
  }

  [[gnu::always_inline]] bool take_hits() {
    const TriangleBlock& block = tree_->blocks[next_.number()];
    bool is_hit = false;
    for (; met_ != 0; met_ &= met_ - 1) {
      const auto lane = static_cast<unsigned>(std::countr_zero(met_));
      const Crossing c = crossing(sheared_.lane(lane), shear_.depth);
      if (!c.exists || !nearest_.offer(c.t, block.triangle[lane], t_min_)) continue;
      is_hit = true;
      hit_block_ = &block;
      hit_lane_ = lane;
    }
    return is_hit;
  }

  [[gnu::always_inline]] void prefetch() const {
    const bool is_block = next_.is_block();
    const char* const data = is_block ? reinterpret_cast<const char*>(tree_->blocks + next_.number())
                                      : reinterpret_cast<const char*>(tree_->nodes + next_.number());
    for (int line = 0; line < 4; ++line) _mm_prefetch(data + 64 * line, _MM_HINT_T0);
    if (is_block) _mm_prefetch(data + 256, _MM_HINT_T0);
  }

  const WideTree* tree_;
  Course course_;
  std::uint32_t entry_[3];  ///< the face where the ray comes in; the other one differs in the last bit
  Shear shear_;
  float t_min_;
  Nearest nearest_;
  const TriangleBlock* hit_block_;
  unsigned hit_lane_;
  WideChild next_;
  unsigned met_;  ///< cells or triangles
  alignas(32) float from_[WideNode::width];
  ShearedBlock sheared_;
  int waiting_count_;
  WaitingCell waiting_[most_waiting];
};

/// One ray by itself.
template <bool any>
bool trace_one(const WideTree& tree, const Ray& ray, Walk& walk) {
  if (!walk.start(tree, ray)) return false;
  while (walk.go_on<any>()) {
  }
  return walk.has_hit();
}

/// What a ray reads was read by the one before it, where the tree is no larger than a cache and rays come from nearly the same
/// place. Then they are faster one after another: their branches are foreseen better.
template <class RayAt>
bool find_all_nearby(const WideTree& tree, std::uint32_t count, const RayAt& ray_at) {
  constexpr std::size_t cache = std::size_t{24} << 20;
  if (tree.bytes > cache) return false;
  const std::uint32_t step = count / 32 + 1;  // a sample is enough
  float apart = 0;
  std::uint32_t pairs = 0;
  for (std::uint32_t i = 0; i + 1 < count; i += step, ++pairs) {
    const Vec3 d = ray_at(i + 1).origin - ray_at(i).origin;
    apart += std::fabs(d.x) + std::fabs(d.y) + std::fabs(d.z);
  }
  const Vec3 size = tree.box.high - tree.box.low;
  return apart <= 0.05f * static_cast<float>(pairs) * (size.x + size.y + size.z);
}

/// Rays on their way at the same time. Each asks for what it reads next, and then it is the others' turn.
constexpr std::uint32_t walk_count = 12;

/// done(i, walk) for each ray i that hits something, in no order.
template <bool any, class RayAt, class Done>
void trace_all(const WideTree& tree, std::uint32_t count, const RayAt& ray_at, const Done& done) {
  Walk walks[walk_count];
  if (find_all_nearby(tree, count, ray_at)) {
    for (std::uint32_t i = 0; i < count; ++i)
      if (trace_one<any>(tree, ray_at(i), walks[0])) done(i, walks[0]);
    return;
  }
  std::uint32_t rays[walk_count], started = 0, active = 0;
  const auto start = [&](std::uint32_t slot) {
    while (started < count) {
      rays[slot] = started++;
      if (walks[slot].start(tree, ray_at(rays[slot]))) return true;
    }
    return false;
  };
  std::uint32_t slots[walk_count];
  for (std::uint32_t slot = 0; slot < walk_count; ++slot)
    if (start(slot)) slots[active++] = slot;
  while (active > 0) {
    for (std::uint32_t i = 0; i < active;) {
      Walk& walk = walks[slots[i]];
      if (walk.go_on<any>()) {
        ++i;
        continue;
      }
      if (walk.has_hit()) done(rays[slots[i]], walk);
      if (!start(slots[i])) slots[i] = slots[--active];
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
