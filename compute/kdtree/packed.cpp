// One ray against four triangles of a leaf, or eight rays side by side against one. The arithmetic is that of intersect.h and
// traverse.h, operation by operation.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/packed.h"

#include "compute/core/executor_cpu.h"
#include "compute/kdtree/traverse.h"

#include <immintrin.h>

#include <algorithm>
#include <bit>
#include <type_traits>

namespace ws::kdtree {
namespace {

/// Four sheared triangles, or one as four rays see it.
struct Sheared4 {
  __m128 ax, ay, az, bx, by, bz, cx, cy, cz;
};

/// `crossing`, four at once: t, or no number where there is none.
__m128 crossings(const Sheared4& s, __m128 depth) {
  const __m256d ax = _mm256_cvtps_pd(s.ax), ay = _mm256_cvtps_pd(s.ay), bx = _mm256_cvtps_pd(s.bx);
  const __m256d by = _mm256_cvtps_pd(s.by), cx = _mm256_cvtps_pd(s.cx), cy = _mm256_cvtps_pd(s.cy);
  const __m256d u = _mm256_sub_pd(_mm256_mul_pd(cx, by), _mm256_mul_pd(cy, bx));
  const __m256d v = _mm256_sub_pd(_mm256_mul_pd(ax, cy), _mm256_mul_pd(ay, cx));
  const __m256d w = _mm256_sub_pd(_mm256_mul_pd(bx, ay), _mm256_mul_pd(by, ax));
  const __m256d zero = _mm256_setzero_pd();
  const auto any_of = [&]<int relation>(std::integral_constant<int, relation>) {
    return _mm256_or_pd(_mm256_or_pd(_mm256_cmp_pd(u, zero, relation), _mm256_cmp_pd(v, zero, relation)),
                        _mm256_cmp_pd(w, zero, relation));
  };
  const __m256d mixed =
      _mm256_and_pd(any_of(std::integral_constant<int, _CMP_LT_OQ>{}), any_of(std::integral_constant<int, _CMP_GT_OQ>{}));
  const __m256d sum = _mm256_add_pd(_mm256_add_pd(u, v), w);
  const __m256d none = _mm256_or_pd(mixed, _mm256_cmp_pd(sum, zero, _CMP_EQ_UQ));
  const __m256d weighted =
      _mm256_add_pd(_mm256_add_pd(_mm256_mul_pd(u, _mm256_cvtps_pd(s.az)), _mm256_mul_pd(v, _mm256_cvtps_pd(s.bz))),
                    _mm256_mul_pd(w, _mm256_cvtps_pd(s.cz)));
  const __m256d t = _mm256_div_pd(weighted, _mm256_mul_pd(sum, _mm256_cvtps_pd(depth)));
  return _mm256_cvtpd_ps(_mm256_or_pd(t, none));  // all bits set: no number
}

/// A ray against blocks.
struct Shear4 {
  explicit Shear4(const Shear& s)
      : kx(s.kx),
        ky(s.ky),
        kz(s.kz),
        ox(_mm_set1_ps(s.origin[kx])),
        oy(_mm_set1_ps(s.origin[ky])),
        oz(_mm_set1_ps(s.origin[kz])),
        x(_mm_set1_ps(s.x)),
        y(_mm_set1_ps(s.y)),
        depth(_mm_set1_ps(s.depth)) {}

  int kx, ky, kz;
  __m128 ox, oy, oz, x, y, depth;
};

struct Candidates {
  __m128 t;
  int mask;  ///< of those that may be hit within the limits given
};

Candidates test(const TriangleBlock& block, const Shear4& s, float t_min, float t_max) {
  Sheared4 t;
  const auto corner = [&](int i, __m128& x, __m128& y, __m128& z) {
    z = _mm_sub_ps(_mm_load_ps(block.corner[i][s.kz]), s.oz);
    x = _mm_fnmadd_ps(s.x, z, _mm_sub_ps(_mm_load_ps(block.corner[i][s.kx]), s.ox));
    y = _mm_fnmadd_ps(s.y, z, _mm_sub_ps(_mm_load_ps(block.corner[i][s.ky]), s.oy));
  };
  corner(0, t.ax, t.ay, t.az);
  corner(1, t.bx, t.by, t.bz);
  corner(2, t.cx, t.cy, t.cz);
  const __m128 u = _mm_sub_ps(_mm_mul_ps(t.cx, t.by), _mm_mul_ps(t.cy, t.bx));
  const __m128 v = _mm_sub_ps(_mm_mul_ps(t.ax, t.cy), _mm_mul_ps(t.ay, t.cx));
  const __m128 w = _mm_sub_ps(_mm_mul_ps(t.bx, t.ay), _mm_mul_ps(t.by, t.ax));
  const __m128 zero = _mm_setzero_ps();
  const __m128 negative = _mm_cmplt_ps(_mm_min_ps(u, _mm_min_ps(v, w)), zero);
  const __m128 positive = _mm_cmpgt_ps(_mm_max_ps(u, _mm_max_ps(v, w)), zero);
  if (_mm_movemask_ps(_mm_and_ps(negative, positive)) == 15) return {zero, 0};
  const __m128 at = crossings(t, s.depth);
  const __m128 fits = _mm_and_ps(_mm_cmpge_ps(at, _mm_set1_ps(t_min)), _mm_cmple_ps(at, _mm_set1_ps(t_max)));
  return {at, _mm_movemask_ps(fits)};
}

/// Eight rays that share their largest axis and all signs.
struct Packet {
  __m256 inverse[3], early[3], late[3];
  __m256 origin[3];
  __m256 x, y, depth, t_min;
  int kx, ky, kz;
  Course first;  ///< the first ray's: the packet's signs
};

struct Nearest8 {
  __m256 t;
  __m256i triangle;
};
constexpr int no_triangle_yet = 0x7fffffff;  // AVX2 compares signed numbers; triangles are fewer than 2³⁰

/// One triangle of a block against the packet.
void test(const TriangleBlock& block, std::uint32_t lane, const Packet& p, Nearest8& nearest) {
  const auto corner = [&](int i, __m256& x, __m256& y, __m256& z) {
    z = _mm256_sub_ps(_mm256_broadcast_ss(&block.corner[i][p.kz][lane]), p.origin[p.kz]);
    x = _mm256_fnmadd_ps(p.x, z, _mm256_sub_ps(_mm256_broadcast_ss(&block.corner[i][p.kx][lane]), p.origin[p.kx]));
    y = _mm256_fnmadd_ps(p.y, z, _mm256_sub_ps(_mm256_broadcast_ss(&block.corner[i][p.ky][lane]), p.origin[p.ky]));
  };
  __m256 ax, ay, az, bx, by, bz, cx, cy, cz;
  corner(0, ax, ay, az);
  corner(1, bx, by, bz);
  corner(2, cx, cy, cz);
  const __m256 u = _mm256_sub_ps(_mm256_mul_ps(cx, by), _mm256_mul_ps(cy, bx));
  const __m256 v = _mm256_sub_ps(_mm256_mul_ps(ax, cy), _mm256_mul_ps(ay, cx));
  const __m256 w = _mm256_sub_ps(_mm256_mul_ps(bx, ay), _mm256_mul_ps(by, ax));
  const __m256 zero = _mm256_setzero_ps();
  const __m256 negative = _mm256_cmp_ps(_mm256_min_ps(u, _mm256_min_ps(v, w)), zero, _CMP_LT_OQ);
  const __m256 positive = _mm256_cmp_ps(_mm256_max_ps(u, _mm256_max_ps(v, w)), zero, _CMP_GT_OQ);
  const int missed = _mm256_movemask_ps(_mm256_and_ps(negative, positive));
  if (missed == 255) return;
  const auto half = [&](auto part) {
    return crossings({part(ax), part(ay), part(az), part(bx), part(by), part(bz), part(cx), part(cy), part(cz)}, part(p.depth));
  };
  const __m128 none = _mm_set1_ps(std::numeric_limits<float>::quiet_NaN());
  const __m128 low = (missed & 15) == 15 ? none : half([](__m256 a) { return _mm256_castps256_ps128(a); });
  const __m128 high = missed >> 4 == 15 ? none : half([](__m256 a) { return _mm256_extractf128_ps(a, 1); });
  const __m256 t = _mm256_set_m128(high, low);
  const __m256i id = _mm256_set1_epi32(static_cast<int>(block.triangle[lane]));
  const __m256 infinity = _mm256_set1_ps(std::numeric_limits<float>::infinity());
  const __m256 valid = _mm256_and_ps(_mm256_cmp_ps(t, p.t_min, _CMP_GE_OQ), _mm256_cmp_ps(t, infinity, _CMP_LT_OQ));
  const __m256 same =
      _mm256_and_ps(_mm256_cmp_ps(t, nearest.t, _CMP_EQ_OQ), _mm256_castsi256_ps(_mm256_cmpgt_epi32(nearest.triangle, id)));
  const __m256 better = _mm256_and_ps(valid, _mm256_or_ps(same, _mm256_cmp_ps(t, nearest.t, _CMP_LT_OQ)));
  nearest.t = _mm256_blendv_ps(nearest.t, t, better);
  nearest.triangle = _mm256_blendv_epi8(nearest.triangle, id, _mm256_castps_si256(better));
}

struct Waiting8 {
  __m256 from, to;
  std::uint32_t node;
};

void walk(const Node* nodes, const TriangleBlock* blocks, const Packet& p, __m256 from, __m256 to, Nearest8& nearest) {
  Waiting8 stack[most_levels];
  int waiting = 0;
  std::uint32_t index = 0;
  for (;;) {
    Node node = nodes[index];
    while (!node.is_leaf()) {
      const int axis = node.axis();
      const __m256 x = _mm256_set1_ps(node.position());
      const __m256 second_from = _mm256_max_ps(_mm256_fmadd_ps(x, p.inverse[axis], p.early[axis]), from);
      const __m256 first_to = _mm256_min_ps(_mm256_fmadd_ps(x, p.inverse[axis], p.late[axis]), to);
      const std::uint32_t falls = p.first.falls(axis), child = node.left_child();
      const int in_second = _mm256_movemask_ps(_mm256_cmp_ps(second_from, to, _CMP_LE_OQ));
      const int in_first = _mm256_movemask_ps(_mm256_cmp_ps(from, first_to, _CMP_LE_OQ));
      if (!in_first) {
        from = second_from;
        index = child + 1 - falls;
      } else {
        if (in_second) stack[waiting++] = {second_from, to, child + 1 - falls};
        to = first_to;
        index = child + falls;
      }
      node = nodes[index];
    }
    for (std::uint32_t i = 0; i < node.count(); ++i)
      test(blocks[node.first() + i / TriangleBlock::width], i % TriangleBlock::width, p, nearest);
    do {
      if (waiting == 0) return;
      --waiting;
      from = stack[waiting].from;
      to = _mm256_min_ps(stack[waiting].to, nearest.t);
    } while (_mm256_movemask_ps(_mm256_cmp_ps(from, to, _CMP_LE_OQ)) == 0);
    index = stack[waiting].node;
  }
}

}  // namespace

PackedTree::PackedTree(const Tree& tree, const std::vector<Triangle>& triangles, RunContext& context)
    : box_(tree.box), nodes_(tree.nodes.size()), triangles_(triangles.data()) {
  constexpr std::uint32_t width = TriangleBlock::width;
  std::uint32_t block_count = 0;
  for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
    const Node node = tree.nodes[i];
    nodes_[i] = node.is_leaf() ? Node::leaf(node.count(), block_count) : node;
    if (node.is_leaf()) block_count += (node.count() + width - 1) / width;
  }
  blocks_ = HostBuffer<TriangleBlock>(block_count);
  CpuExecutor(context).for_each(
      "pack leaves", tree.nodes.size(),
      [&](std::uint32_t index) {
        const Node node = tree.nodes[index];
        if (!node.is_leaf()) return;
        const std::uint32_t first = nodes_[index].first(), padded = (node.count() + width - 1) / width * width;
        for (std::uint32_t i = 0; i < padded; ++i) {
          TriangleBlock& block = blocks_[first + i / width];
          const std::uint32_t id = tree.references[node.first() + std::min(i, node.count() - 1)];
          const Triangle& t = triangles[id];
          block.triangle[i % width] = id;
          for (int axis = 0; axis < 3; ++axis) {
            block.corner[0][axis][i % width] = t.a[axis];
            block.corner[1][axis][i % width] = t.b[axis];
            block.corner[2][axis][i % width] = t.c[axis];
          }
        }
      },
      30);
}

template <bool is_any>
Hit PackedTree::trace(const Ray& ray) const {
  if (!is_traceable(ray)) return {};
  const Course course = course_of(box_, ray);
  Interval now = inside(course, box_, {ray.t_min, ray.t_max});
  if (now.is_empty()) return {};
  const Shear shear = shear_of(ray);
  const Shear4 wide(shear);
  Nearest nearest{ray.t_max};
  Waiting stack[most_levels];
  int waiting = 0;
  std::uint32_t index = 0;
  for (;;) {
    Node node = nodes_[index];
    while (!node.is_leaf()) {
      const Step step = step_at(course, node, now);
      if (step.only_second) {
        index = step.second;
      } else {
        if (!step.only_first) {
          stack[waiting++] = {step.second, {larger(now.from, step.enter), now.to}};
          now.to = smaller(now.to, step.leave);
        }
        index = step.first;
      }
      node = nodes_[index];
    }
    for (std::uint32_t i = 0, block = node.first(); i < node.count(); i += TriangleBlock::width, ++block) {
      const Candidates found = test(blocks_[block], wide, ray.t_min, nearest.t);
      if (!found.mask) continue;
      alignas(16) float t[TriangleBlock::width];
      _mm_store_ps(t, found.t);
      for (unsigned rest = static_cast<unsigned>(found.mask); rest; rest &= rest - 1) {
        const int lane = std::countr_zero(rest);
        const bool is_nearest = nearest.offer(t[lane], blocks_[block].triangle[lane], ray.t_min);
        if (is_any && is_nearest) return {nearest.t, nearest.triangle};
      }
    }
    do {
      if (waiting == 0) return nearest.triangle == no_triangle ? Hit{} : hit_of(shear, triangles_[nearest.triangle], nearest);
      now = stack[--waiting].interval;
    } while (now.from > nearest.t);
    index = stack[waiting].node;
    now.to = smaller(now.to, nearest.t);
  }
}

Hit PackedTree::nearest(const Ray& ray) const { return trace<false>(ray); }
bool PackedTree::any(const Ray& ray) const { return trace<true>(ray).exists(); }

void PackedTree::nearest(const Ray* rays, Hit* hits) const {
  Course courses[packet_size];
  Shear shears[packet_size];
  bool side_by_side = true;
  for (std::size_t i = 0; i < packet_size && side_by_side; ++i) {
    side_by_side = is_traceable(rays[i]);
    if (!side_by_side) break;
    courses[i] = course_of(box_, rays[i]);
    shears[i] = shear_of(rays[i]);
    side_by_side = courses[i].down == courses[0].down && shears[i].kz == shears[0].kz;
  }
  if (!side_by_side) {
    for (std::size_t i = 0; i < packet_size; ++i) hits[i] = nearest(rays[i]);
    return;
  }
  const auto gather = [](auto value) {
    alignas(32) float lanes[packet_size];
    for (std::size_t i = 0; i < packet_size; ++i) lanes[i] = value(i);
    return _mm256_load_ps(lanes);
  };
  Packet p;
  p.first = courses[0];
  p.kx = shears[0].kx;
  p.ky = shears[0].ky;
  p.kz = shears[0].kz;
  for (int k = 0; k < 3; ++k) {
    p.inverse[k] = gather([&](std::size_t i) { return courses[i].inverse[k]; });
    p.early[k] = gather([&](std::size_t i) { return courses[i].early[k]; });
    p.late[k] = gather([&](std::size_t i) { return courses[i].late[k]; });
    p.origin[k] = gather([&](std::size_t i) { return rays[i].origin[k]; });
  }
  p.x = gather([&](std::size_t i) { return shears[i].x; });
  p.y = gather([&](std::size_t i) { return shears[i].y; });
  p.depth = gather([&](std::size_t i) { return shears[i].depth; });
  p.t_min = gather([&](std::size_t i) { return rays[i].t_min; });
  Interval whole[packet_size];
  for (std::size_t i = 0; i < packet_size; ++i) whole[i] = inside(courses[i], box_, {rays[i].t_min, rays[i].t_max});
  const __m256 from = gather([&](std::size_t i) { return whole[i].from; });
  const __m256 to = gather([&](std::size_t i) { return whole[i].to; });
  Nearest8 nearest{gather([&](std::size_t i) { return rays[i].t_max; }), _mm256_set1_epi32(no_triangle_yet)};
  if (_mm256_movemask_ps(_mm256_cmp_ps(from, to, _CMP_LE_OQ))) walk(nodes_.data(), blocks_.data(), p, from, to, nearest);

  alignas(32) float t[packet_size];
  alignas(32) std::uint32_t triangle[packet_size];
  _mm256_store_ps(t, nearest.t);
  _mm256_store_si256(reinterpret_cast<__m256i*>(triangle), nearest.triangle);
  for (std::size_t i = 0; i < packet_size; ++i)
    hits[i] = triangle[i] == no_triangle_yet ? Hit{} : hit_of(shears[i], triangles_[triangle[i]], {t[i], triangle[i]});
}

}  // namespace ws::kdtree
