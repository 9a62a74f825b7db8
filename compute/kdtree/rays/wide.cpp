// The arithmetic is that of intersect.h and traverse.h, operation by operation.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/rays/wide.h"

#include "compute/kdtree/rays/traverse.h"

#include <immintrin.h>

#include <bit>
#include <utility>

namespace ws::kdtree {
namespace {

/// `Course`, for eight boxes.
struct WideCourse {
  WideCourse(const Course& c, float t_min) : from(_mm256_set1_ps(t_min)) {
    for (int k = 0; k < 3; ++k) {
      inverse[k] = _mm256_set1_ps(c.inverse[k]);
      early[k] = _mm256_set1_ps(c.early[k]);
      late[k] = _mm256_set1_ps(c.late[k]);
      entry[k] = 2 * std::uint32_t(k) + c.falls(k);
    }
  }

  __m256 inverse[3], early[3], late[3], from;
  std::uint32_t entry[3];  ///< the face where the ray comes in; the other one differs in the last bit
};

/// `Shear`, for eight triangles.
struct WideShear {
  explicit WideShear(const Shear& s)
      : kx(s.kx),
        ky(s.ky),
        kz(s.kz),
        ox(_mm256_set1_ps(s.origin[kx])),
        oy(_mm256_set1_ps(s.origin[ky])),
        oz(_mm256_set1_ps(s.origin[kz])),
        x(_mm256_set1_ps(s.x)),
        y(_mm256_set1_ps(s.y)) {}

  int kx, ky, kz;
  __m256 ox, oy, oz, x, y;
};

/// Nine numbers of eight triangles, as `Sheared` has them.
struct alignas(32) ShearedBlock {
  float corner[3][3][TriangleBlock::width];

  [[nodiscard]] Sheared lane(unsigned i) const {
    return {corner[0][0][i], corner[0][1][i], corner[0][2][i], corner[1][0][i], corner[1][1][i],
            corner[1][2][i], corner[2][0][i], corner[2][1][i], corner[2][2][i]};
  }
};

/// `may_hit`, a bit for each triangle of a block; `to` is written where there is one.
unsigned may_hit(const TriangleBlock& block, const WideShear& s, ShearedBlock& to) {
  __m256 x[3], y[3], z[3];
  for (int i = 0; i < 3; ++i) {
    z[i] = _mm256_sub_ps(_mm256_load_ps(block.corner[i][s.kz]), s.oz);
    x[i] = _mm256_fnmadd_ps(s.x, z[i], _mm256_sub_ps(_mm256_load_ps(block.corner[i][s.kx]), s.ox));
    y[i] = _mm256_fnmadd_ps(s.y, z[i], _mm256_sub_ps(_mm256_load_ps(block.corner[i][s.ky]), s.oy));
  }
  const auto product = [&](int i, int j) { return _mm256_sub_ps(_mm256_mul_ps(x[i], y[j]), _mm256_mul_ps(y[i], x[j])); };
  const __m256 u = product(2, 1), v = product(0, 2), w = product(1, 0), zero = _mm256_setzero_ps();
  const __m256 negative = _mm256_cmp_ps(_mm256_min_ps(u, _mm256_min_ps(v, w)), zero, _CMP_LT_OQ);
  const __m256 positive = _mm256_cmp_ps(_mm256_max_ps(u, _mm256_max_ps(v, w)), zero, _CMP_GT_OQ);
  const unsigned missed = unsigned(_mm256_movemask_ps(_mm256_and_ps(negative, positive)));
  if (missed == 255) return 0;
  for (int i = 0; i < 3; ++i) {
    _mm256_store_ps(to.corner[i][0], x[i]);
    _mm256_store_ps(to.corner[i][1], y[i]);
    _mm256_store_ps(to.corner[i][2], z[i]);
  }
  return ~missed & 255u;
}

[[nodiscard]] Triangle triangle_of(const TriangleBlock& block, unsigned lane) {
  const auto corner = [&](int i) { return Vec3{block.corner[i][0][lane], block.corner[i][1][lane], block.corner[i][2][lane]}; };
  return {corner(0), corner(1), corner(2)};
}

struct WaitingCell {
  float from;
  WideChild cell;
};

/// Puts the cells of `node` that the ray meets before `to` on top of those that wait, the nearest one last. Returns how many
/// wait.
int push_cells(const WideNode& node, const WideCourse& c, float to, WaitingCell* waiting, int count) {
  __m256 enter = c.from, leave = _mm256_set1_ps(to);
  for (int k = 0; k < 3; ++k) {
    const __m256 in = _mm256_load_ps(node.face[c.entry[k]]), out = _mm256_load_ps(node.face[c.entry[k] ^ 1u]);
    enter = _mm256_max_ps(_mm256_fmadd_ps(in, c.inverse[k], c.early[k]), enter);
    leave = _mm256_min_ps(_mm256_fmadd_ps(out, c.inverse[k], c.late[k]), leave);
  }
  unsigned met = unsigned(_mm256_movemask_ps(_mm256_cmp_ps(enter, leave, _CMP_LE_OQ))) & node.lanes;
  if (met == 0) return count;
  alignas(32) float from[WideNode::width];
  _mm256_store_ps(from, enter);
  const auto take = [&] {
    const int lane = std::countr_zero(met);
    met &= met - 1;
    return WaitingCell{from[lane], node.child[lane]};
  };
  WaitingCell* const first = waiting + count;
  first[0] = take();
  ++count;
  for (; met != 0; ++count) {
    const WaitingCell cell = take();
    WaitingCell* place = waiting + count;
    for (; place != first && place[-1].from < cell.from; --place) *place = place[-1];
    *place = cell;
  }
  return count;
}

}  // namespace

template <bool is_any>
Hit WideTree::trace(const Ray& ray) const {
  if (!is_traceable(ray)) return {};
  const Course course = course_of(box, ray);
  if (inside(course, box, {ray.t_min, ray.t_max}).is_empty()) return {};
  const Shear shear = shear_of(ray);
  const WideCourse wide_course(course, ray.t_min);
  const WideShear wide_shear(shear);
  Nearest nearest{ray.t_max};
  const TriangleBlock* hit_block = nullptr;
  unsigned hit_lane = 0;
  ShearedBlock sheared;
  WaitingCell waiting[most_waiting_cells];
  waiting[0] = {ray.t_min, root};
  for (int count = 1; count > 0;) {
    const WaitingCell now = waiting[--count];
    if (now.from > nearest.t) continue;
    if (!now.cell.is_block()) {
      count = push_cells(nodes[now.cell.number()], wide_course, nearest.t, waiting, count);
      continue;
    }
    const TriangleBlock& block = blocks[now.cell.number()];
    for (unsigned lanes = may_hit(block, wide_shear, sheared); lanes != 0; lanes &= lanes - 1) {
      const auto lane = static_cast<unsigned>(std::countr_zero(lanes));
      const Crossing c = crossing(sheared.lane(lane), shear.depth);
      if (!c.exists || !nearest.offer(c.t, block.triangle[lane], ray.t_min)) continue;
      if (is_any) return {nearest.t, nearest.triangle};
      hit_block = &block;
      hit_lane = lane;
    }
  }
  return hit_block ? hit_of(shear, triangle_of(*hit_block, hit_lane), nearest) : Hit{};
}

template Hit WideTree::trace<false>(const Ray& ray) const;
template Hit WideTree::trace<true>(const Ray& ray) const;

}  // namespace ws::kdtree
