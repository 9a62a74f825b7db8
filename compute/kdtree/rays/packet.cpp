// Rays that go through the packed tree side by side. The arithmetic is that of intersect.h and traverse.h, operation by
// operation.
// SPDX-License-Identifier: MIT
#include "compute/core/device/transpose.h"
#include "compute/kdtree/rays/block_hits.h"
#include "compute/kdtree/rays/packed.h"
#include "compute/kdtree/rays/traverse.h"

#include <immintrin.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <limits>

namespace ws::kdtree {
namespace {

float of_lane(const __m256& numbers, int i) { return reinterpret_cast<const float*>(&numbers)[i]; }

/// Eight rays that share their largest axis and all signs, as `Shear` and `Course` have it for one.
struct Rays8 {
  __m256 inverse[3], early[3], late[3];
  __m256 origin[3];
  __m256 x, y, depth, t_min, t_max;

  [[nodiscard]] Shear shear(int i, int kz) const {
    Shear s;
    s.origin = {of_lane(origin[0], i), of_lane(origin[1], i), of_lane(origin[2], i)};
    s.x = of_lane(x, i);
    s.y = of_lane(y, i);
    s.depth = of_lane(depth, i);
    s.kz = kz;
    s.kx = axis_after(kz);
    s.ky = axis_after(s.kx);
    return s;
  }
};

__m256 absolute(__m256 a) { return _mm256_andnot_ps(_mm256_set1_ps(-0.0f), a); }

/// The signs and the largest axis that rays share; no axis where they do not, or where one of them cannot be traced or has a
/// limit that is no number.
struct Bundle {
  std::uint32_t down = 0;
  int kz = -1;
  [[nodiscard]] bool operator==(const Bundle&) const = default;
};

/// Reads eight rays. Where they share no bundle, the rest is left as it was.
Bundle read(const Ray* rays, float twice_largest, Rays8& p) {
  static_assert(sizeof(Ray) == 32);
  __m256 r[8];
  for (int i = 0; i < 8; ++i) r[i] = _mm256_loadu_ps(&rays[i].origin.x);
  transpose(r);
  const __m256 *o = r, *d = r + 3;
  const __m256 zero = _mm256_setzero_ps();
  __m256 finite = zero;
  for (int i = 0; i < 6; ++i) finite = _mm256_add_ps(finite, _mm256_mul_ps(zero, r[i]));
  const __m256 x = absolute(d[0]), y = absolute(d[1]), z = absolute(d[2]), largest = _mm256_max_ps(_mm256_max_ps(x, y), z);
  const __m256 traceable = _mm256_and_ps(_mm256_cmp_ps(finite, zero, _CMP_EQ_OQ),
                                         _mm256_and_ps(_mm256_cmp_ps(largest, _mm256_set1_ps(0x1p-60f), _CMP_GE_OQ),
                                                       _mm256_cmp_ps(largest, _mm256_set1_ps(0x1p60f), _CMP_LE_OQ)));
  const __m256 are_numbers = _mm256_cmp_ps(r[6], r[7], _CMP_ORD_Q);  // else a limit of all rays would be none
  if (_mm256_movemask_ps(_mm256_and_ps(traceable, are_numbers)) != 255) return {};
  const int z_leads = _mm256_movemask_ps(_mm256_and_ps(_mm256_cmp_ps(z, x, _CMP_GE_OQ), _mm256_cmp_ps(z, y, _CMP_GE_OQ)));
  const int y_leads = _mm256_movemask_ps(_mm256_cmp_ps(y, x, _CMP_GE_OQ));
  Bundle bundle;
  if (z_leads == 255) bundle.kz = 2;
  if (z_leads == 0 && y_leads == 255) bundle.kz = 1;
  if (z_leads == 0 && y_leads == 0) bundle.kz = 0;
  for (int k = 0; k < 3; ++k) {
    const int falls = _mm256_movemask_ps(_mm256_cmp_ps(d[k], zero, _CMP_LT_OQ));
    if (falls != 0 && falls != 255) return {};
    bundle.down |= std::uint32_t(falls & 1) << k;
  }
  if (bundle.kz < 0) return {};

  const int kx = axis_after(bundle.kz), ky = axis_after(kx);
  p.depth = d[bundle.kz];
  p.x = _mm256_div_ps(d[kx], p.depth);
  p.y = _mm256_div_ps(d[ky], p.depth);
  p.t_min = r[6];
  p.t_max = r[7];
  const __m256 far = _mm256_max_ps(_mm256_max_ps(absolute(o[0]), absolute(o[1])), absolute(o[2]));
  const __m256 reach = _mm256_mul_ps(_mm256_set1_ps(reach_unit), _mm256_add_ps(_mm256_set1_ps(twice_largest), far));
  const __m256 smallest = _mm256_mul_ps(_mm256_set1_ps(0x1p-30f), largest), sign = _mm256_set1_ps(-0.0f);
  const __m256 most = _mm256_set1_ps(std::numeric_limits<float>::max());
  const __m256 infinity = _mm256_set1_ps(std::numeric_limits<float>::infinity());
  for (int k = 0; k < 3; ++k) {
    p.origin[k] = o[k];
    const __m256 size = _mm256_max_ps(absolute(d[k]), smallest);
    const __m256 width_inverse = _mm256_div_ps(_mm256_set1_ps(1), size);
    p.inverse[k] = bundle.down >> k & 1 ? _mm256_xor_ps(width_inverse, sign) : width_inverse;
    const __m256 offset = _mm256_xor_ps(_mm256_mul_ps(o[k], p.inverse[k]), sign), width = _mm256_mul_ps(reach, width_inverse);
    const __m256 early = _mm256_sub_ps(offset, width), late = _mm256_add_ps(offset, width);
    const __m256 usable =
        _mm256_and_ps(_mm256_cmp_ps(early, _mm256_xor_ps(most, sign), _CMP_GE_OQ), _mm256_cmp_ps(late, most, _CMP_LE_OQ));
    p.early[k] = _mm256_blendv_ps(_mm256_xor_ps(infinity, sign), early, usable);
    p.late[k] = _mm256_blendv_ps(infinity, late, usable);
  }
  return bundle;
}

struct Nearest8 {
  __m256 t;
  __m256i triangle;
};
constexpr int no_triangle_yet = 0x7fffffff;  // AVX2 compares signed numbers; triangles are fewer than 2³⁰

constexpr auto low_half = [](__m256 a) { return _mm256_castps256_ps128(a); };
constexpr auto high_half = [](__m256 a) { return _mm256_extractf128_ps(a, 1); };

/// One triangle of a block against eight rays.
void test_triangle(const TriangleBlock& block, std::uint32_t lane, const Rays8& p, int kz, Nearest8& nearest) {
  const int kx = axis_after(kz), ky = axis_after(kx);
  const auto corner = [&](int i, __m256& x, __m256& y, __m256& z) {
    z = _mm256_sub_ps(_mm256_broadcast_ss(&block.corner[i][kz][lane]), p.origin[kz]);
    x = _mm256_fnmadd_ps(p.x, z, _mm256_sub_ps(_mm256_broadcast_ss(&block.corner[i][kx][lane]), p.origin[kx]));
    y = _mm256_fnmadd_ps(p.y, z, _mm256_sub_ps(_mm256_broadcast_ss(&block.corner[i][ky][lane]), p.origin[ky]));
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
    return Crossing4({part(ax), part(ay), part(az), part(bx), part(by), part(bz), part(cx), part(cy), part(cz)}, part(p.depth))
        .t;
  };
  const __m128 none = _mm_set1_ps(std::numeric_limits<float>::quiet_NaN());
  const __m128 low = (missed & 15) == 15 ? none : half(low_half);
  const __m128 high = missed >> 4 == 15 ? none : half(high_half);
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

/// A block against those of eight rays that are `chosen`, one ray after another.
void test_block_singly(const TriangleBlock& block, unsigned chosen, const Rays8& p, int kz, Nearest8& nearest) {
  alignas(32) float t[8];
  alignas(32) std::uint32_t triangle[8];
  _mm256_store_ps(t, nearest.t);
  _mm256_store_si256(reinterpret_cast<__m256i*>(triangle), nearest.triangle);
  bool is_hit = false;
  for (; chosen != 0; chosen &= chosen - 1) {
    const int i = std::countr_zero(chosen);
    const Shear shear = p.shear(i, kz);
    ShearedBlock seen;
    const unsigned candidates = may_hit(block, shear, seen);
    if (candidates == 0) continue;
    Nearest of_ray{t[i], triangle[i]};
    if (!offer_hits(block, seen, candidates, shear.depth, of_lane(p.t_min, i), of_ray, [](double, double, double) {})) continue;
    is_hit = true;
    t[i] = of_ray.t;
    triangle[i] = of_ray.triangle;
  }
  if (is_hit) nearest = {_mm256_load_ps(t), _mm256_load_si256(reinterpret_cast<const __m256i*>(triangle))};
}

constexpr int groups = PackedTree::packet_size / 8;

float least(__m256 a, __m256 b) {
  const __m256 ab = _mm256_min_ps(a, b);
  const __m128 four = _mm_min_ps(low_half(ab), high_half(ab)), two = _mm_min_ps(four, _mm_movehl_ps(four, four));
  return _mm_cvtss_f32(_mm_min_ss(two, _mm_movehdup_ps(two)));
}
float greatest(__m256 a, __m256 b) {
  const __m256 ab = _mm256_max_ps(a, b);
  const __m128 four = _mm_max_ps(low_half(ab), high_half(ab)), two = _mm_max_ps(four, _mm_movehl_ps(four, four));
  return _mm_cvtss_f32(_mm_max_ss(two, _mm_movehdup_ps(two)));
}

/// Limits of the numbers of a packet's rays.
struct Limits {
  float inverse[3][2], early[3], late[3], t_min;

  explicit Limits(const Rays8 (&rays)[groups]) : t_min(least(rays[0].t_min, rays[1].t_min)) {
    static_assert(groups == 2);
    for (int k = 0; k < 3; ++k) {
      inverse[k][0] = least(rays[0].inverse[k], rays[1].inverse[k]);
      inverse[k][1] = greatest(rays[0].inverse[k], rays[1].inverse[k]);
      early[k] = least(rays[0].early[k], rays[1].early[k]);
      late[k] = greatest(rays[0].late[k], rays[1].late[k]);
    }
  }
};

/// The way of a packet's rays through the tree: together from cell to cell, as long as a cell has one of them.
class PacketWalk {
 public:
  PacketWalk(const PackedTree& tree, const Rays8 (&rays)[groups], const Bundle& bundle, Nearest8 (&nearest)[groups])
      : tree_(tree), rays_(rays), limits_(rays), kz_(bundle.kz), nearest_(nearest) {
    for (int k = 0; k < 3; ++k) entry_[k] = 2 * std::uint32_t(k) + (bundle.down >> k & 1u);
    look_for_farthest();
  }

  /// False: the rays part so soon that each is faster by itself; what was found then is not all.
  [[nodiscard]] bool run() {
    constexpr unsigned all = 255;
    visit(tree_.root(), {all, all});
    for (int cells = 1, rays = 0; waiting_count_ > 0; ++cells) {
      const WaitingLane next = waiting_[--waiting_count_];
      if (next.from > farthest_) continue;
      const Meeting meeting{meeting_rays(next, 0), meeting_rays(next, 1)};
      rays += std::popcount(meeting[0]) + std::popcount(meeting[1]);
      if (cells >= enough_cells && 2 * rays < 3 * cells) return false;
      if ((meeting[0] | meeting[1]) != 0) visit(next.node->child[next.lane], meeting);
    }
    return true;
  }

 private:
  using Meeting = std::array<unsigned, groups>;  ///< a bit for each ray of a group
  struct WaitingLane {
    const WideNode* node;
    std::uint32_t lane;
    float from;  ///< no ray enters the cell before
  };

  void visit(WideChild cell, const Meeting& meeting) {
    if (!cell.is_block()) return look_into(tree_.node(cell));
    const TriangleBlock& block = tree_.block(cell);
    const std::uint32_t triangles = block.count();
    const bool singly = std::popcount(meeting[0]) + std::popcount(meeting[1]) <= few_rays;
    for (int g = 0; g < groups; ++g) {
      if (meeting[g] == 0) continue;
      if (singly)
        test_block_singly(block, meeting[g], rays_[g], kz_, nearest_[g]);
      else
        for (std::uint32_t lane = 0; lane < triangles; ++lane) test_triangle(block, lane, rays_[g], kz_, nearest_[g]);
    }
    look_for_farthest();
  }

  void look_for_farthest() { farthest_ = greatest(nearest_[0].t, nearest_[1].t); }

  /// The cells of a node that some ray may meet wait, the nearest one on top. A ray's numbers lie within the limits, and
  /// rounding is monotone: where the limits enter a cell too late, so does each ray.
  [[gnu::always_inline]] void look_into(const WideNode& node) {
    __m256 enter = _mm256_set1_ps(limits_.t_min), leave = _mm256_set1_ps(farthest_);
    for (int k = 0; k < 3; ++k) {
      const __m256 in = _mm256_load_ps(node.face[entry_[k]]), out = _mm256_load_ps(node.face[entry_[k] ^ 1u]);
      const __m256 a = _mm256_broadcast_ss(&limits_.inverse[k][0]), b = _mm256_broadcast_ss(&limits_.inverse[k][1]);
      const __m256 early = _mm256_broadcast_ss(&limits_.early[k]), late = _mm256_broadcast_ss(&limits_.late[k]);
      enter = _mm256_max_ps(_mm256_min_ps(_mm256_fmadd_ps(in, a, early), _mm256_fmadd_ps(in, b, early)), enter);
      leave = _mm256_min_ps(_mm256_max_ps(_mm256_fmadd_ps(out, a, late), _mm256_fmadd_ps(out, b, late)), leave);
    }
    alignas(32) float from[WideNode::width];
    _mm256_store_ps(from, enter);
    unsigned met = unsigned(_mm256_movemask_ps(_mm256_cmp_ps(enter, leave, _CMP_LE_OQ))) & node.lanes;
    for (const int bottom = waiting_count_; met != 0; met &= met - 1) {
      const auto lane = static_cast<std::uint32_t>(std::countr_zero(met));
      assert(waiting_count_ < PackedTree::most_waiting);
      int place = waiting_count_++;
      for (; place > bottom && waiting_[place - 1].from < from[lane]; --place) waiting_[place] = waiting_[place - 1];
      waiting_[place] = {&node, lane, from[lane]};
    }
  }

  /// Those of eight rays that meet a cell before their nearest hit.
  [[nodiscard, gnu::always_inline]] unsigned meeting_rays(const WaitingLane& cell, int group) const {
    const Rays8& r = rays_[group];
    __m256 enter = r.t_min, leave = nearest_[group].t;
    for (int k = 0; k < 3; ++k) {
      const __m256 in = _mm256_broadcast_ss(&cell.node->face[entry_[k]][cell.lane]);
      const __m256 out = _mm256_broadcast_ss(&cell.node->face[entry_[k] ^ 1u][cell.lane]);
      enter = _mm256_max_ps(_mm256_fmadd_ps(in, r.inverse[k], r.early[k]), enter);
      leave = _mm256_min_ps(_mm256_fmadd_ps(out, r.inverse[k], r.late[k]), leave);
    }
    return unsigned(_mm256_movemask_ps(_mm256_cmp_ps(enter, leave, _CMP_LE_OQ)));
  }

  /// So few rays are faster one after another, each against a whole block, than all against one triangle after another.
  static constexpr int few_rays = 5;
  /// Rays that part do so in the upper nodes. Of a picture's small triangles, too, more than three rays meet two cells.
  static constexpr int enough_cells = 8;

  const PackedTree& tree_;
  const Rays8 (&rays_)[groups];
  const Limits limits_;
  const int kz_;
  Nearest8 (&nearest_)[groups];
  float farthest_;          ///< of the nearest hits
  std::uint32_t entry_[3];  ///< the face where rays come in; the other one differs in the last bit
  int waiting_count_ = 0;
  WaitingLane waiting_[PackedTree::most_waiting];
};

/// Rays that are put together until they are traced.
constexpr std::uint32_t most_single = 1024;

/// `hit_of`, for eight rays.
void write_hits(const Rays8& p, int kz, const Triangle* triangles, const Nearest8& nearest, Hit* hits) {
  static_assert(sizeof(Triangle) == 9 * sizeof(float));
  std::fill_n(hits, 8, Hit{});
  const __m256i none = _mm256_cmpeq_epi32(nearest.triangle, _mm256_set1_epi32(no_triangle_yet));
  if (_mm256_movemask_epi8(none) == -1) return;
  alignas(32) std::uint32_t triangle[8];
  _mm256_store_si256(reinterpret_cast<__m256i*>(triangle), nearest.triangle);
  const auto is_hit = [&](int i) { return triangle[i] != no_triangle_yet; };
  __m256 corners[8];  // a ray's triangle in each, but for the last number; then a number of all triangles in each
  alignas(32) float last[8];
  for (int i = 0; i < 8; ++i) {
    const Triangle& t = triangles[is_hit(i) ? triangle[i] : 0];
    corners[i] = _mm256_loadu_ps(&t.a.x);
    last[i] = t.c.z;
  }
  transpose(corners);
  const int kx = axis_after(kz), ky = axis_after(kx);
  const auto number = [&](int i) { return i == 8 ? _mm256_load_ps(last) : corners[i]; };
  __m256 x[3], y[3], z[3];
  for (int i = 0; i < 3; ++i) {
    z[i] = _mm256_sub_ps(number(3 * i + kz), p.origin[kz]);
    x[i] = _mm256_fnmadd_ps(p.x, z[i], _mm256_sub_ps(number(3 * i + kx), p.origin[kx]));
    y[i] = _mm256_fnmadd_ps(p.y, z[i], _mm256_sub_ps(number(3 * i + ky), p.origin[ky]));
  }
  alignas(32) float t[8], u[8], v[8];
  _mm256_store_ps(t, nearest.t);
  const auto weigh = [&](auto part, int first) {
    const Crossing4 c(
        {part(x[0]), part(y[0]), part(z[0]), part(x[1]), part(y[1]), part(z[1]), part(x[2]), part(y[2]), part(z[2])},
        part(p.depth));
    _mm_store_ps(u + first, _mm256_cvtpd_ps(_mm256_div_pd(c.v, c.sum)));
    _mm_store_ps(v + first, _mm256_cvtpd_ps(_mm256_div_pd(c.w, c.sum)));
  };
  weigh(low_half, 0);
  weigh(high_half, 4);
  for (int i = 0; i < 8; ++i)
    if (is_hit(i)) hits[i] = {t[i], triangle[i], u[i], v[i]};
}

}  // namespace

bool PackedTree::nearest_in_packet(const Ray* rays, Hit* hits) const {
  Rays8 read_rays[groups];
  Nearest8 nearest_hits[groups];
  const Bundle bundle = read(rays, twice_largest_, read_rays[0]);
  if (bundle.kz < 0) return false;
  for (int g = 1; g < groups; ++g)
    if (!(read(rays + 8 * g, twice_largest_, read_rays[g]) == bundle)) return false;
  for (int g = 0; g < groups; ++g) nearest_hits[g] = {read_rays[g].t_max, _mm256_set1_epi32(no_triangle_yet)};
  if (!PacketWalk(*this, read_rays, bundle, nearest_hits).run()) return false;
  for (int g = 0; g < groups; ++g) write_hits(read_rays[g], bundle.kz, triangles_, nearest_hits[g], hits + 8 * g);
  return true;
}

void PackedTree::nearest(Span<const Ray> rays, Span<Hit> hits) const {
  if (blocks_.empty()) return std::fill(hits.begin(), hits.end(), Hit{});
  std::uint32_t single[most_single], count = 0;
  const auto trace_single = [&] {
    nearest_singly(rays.data(), {single, count}, hits.data());
    count = 0;
  };
  for (std::size_t i = 0; i < rays.size(); i += packet_size) {
    const std::size_t end = std::min(i + packet_size, rays.size());
    if (end == i + packet_size && nearest_in_packet(&rays[i], &hits[i])) continue;
    for (std::size_t k = i; k < end; ++k) single[count++] = static_cast<std::uint32_t>(k);
    if (count + packet_size > most_single) trace_single();
  }
  trace_single();
}

}  // namespace ws::kdtree
