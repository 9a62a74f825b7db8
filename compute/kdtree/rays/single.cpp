// Rays that go through the packed tree each by itself. The arithmetic is that of intersect.h and traverse.h, operation by
// operation.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/rays/block_hits.h"
#include "compute/kdtree/rays/packed.h"
#include "compute/kdtree/rays/traverse.h"

#include <immintrin.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cmath>
#include <limits>
#include <utility>

namespace ws::kdtree {
namespace {

/// The numbers of the bits that are set, for each byte.
constexpr auto bits_of_byte = [] {
  std::array<std::array<std::uint8_t, 8>, 256> bits{};
  for (unsigned byte = 0; byte < 256; ++byte)
    for (unsigned bit = 0, count = 0; bit < 8; ++bit)
      if (byte >> bit & 1u) bits[byte][count++] = static_cast<std::uint8_t>(bit);
  return bits;
}();

/// The lanes of a node's cells from far to near, each in the lowest three bits of a number.
[[gnu::always_inline]] inline __m256i lanes_from_far(const WideNode& node, unsigned octant) {
  const __m256i order = _mm256_broadcastd_epi32(_mm_loadu_si32(node.order[octant]));
  return _mm256_srlv_epi32(order, _mm256_setr_epi32(0, 3, 6, 9, 12, 15, 18, 21));
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
  bool start(const PackedTree& tree, const Ray& ray) {
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
        _mm_mul_ps(_mm_set1_ps(reach_unit), _mm_add_ps(_mm_set1_ps(tree.twice_largest()), largest_of(absolute(origin))));
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
    octant_ = static_cast<unsigned>(_mm_movemask_ps(falls) & axes);
    for (int k = 0; k < 3; ++k) entry_[k] = 2 * std::uint32_t(k) + (octant_ >> k & 1u);

    const auto leading = static_cast<unsigned>(_mm_movemask_ps(_mm_cmpeq_ps(size, largest)) & axes);
    shear_.kz = std::bit_width(leading) - 1;
    shear_.kx = axis_after(shear_.kz);
    shear_.ky = axis_after(shear_.kx);
    shear_.origin = ray.origin;
    alignas(16) float along[4];
    _mm_store_ps(along, direction);
    shear_.depth = along[shear_.kz];
    shear_.x = along[shear_.kx] / shear_.depth;
    shear_.y = along[shear_.ky] / shear_.depth;

    tree_ = &tree;
    t_min_ = ray.t_min;
    nearest_ = {ray.t_max};
    waiting_[0] = WideChild::none();
    from_of_waiting_[0] = -std::numeric_limits<float>::infinity();  // never beyond a hit
    waiting_count_ = 1;
    return true;
  }

  /// Finds what the ray meets in a cell.
  template <bool any, bool is_alone>
  [[gnu::always_inline]] void look(Place& place) {
    place.met = place.cell.is_block() ? may_hit(tree_->block(place.cell), shear_, seen_)
                                      : look_into < !any && !is_alone > (tree_->node(place.cell));
  }

  /// Goes on from what was met. False: the walk is over, with `any` at the first hit. A ray that is alone goes on at once where
  /// it will most likely go; one of many leaves no branch to chance, and asks for what it reads next.
  template <bool any, bool is_alone>
  [[gnu::always_inline]] bool go_on(Place& place) {
    if (place.cell.is_block()) {
      if (take_hits(tree_->block(place.cell), place.met) && any) return false;
    } else if constexpr (!is_alone) {
      put_off<!any>(tree_->node(place.cell), place.met);
    } else if (place.met != 0) {
      place.cell = nearest_of(tree_->node(place.cell), place.met);
      return true;
    }
    do --waiting_count_;
    while (!any && from_of_waiting_[waiting_count_] > nearest_.t);
    place.cell = waiting_[waiting_count_];
    if (place.cell.is_none()) return false;
    if constexpr (!is_alone) prefetch(place.cell);
    return true;
  }

  [[nodiscard]] bool has_hit() const { return nearest_.triangle != no_triangle; }
  [[nodiscard]] Hit hit() const {
    return has_hit() ? Hit{nearest_.t, nearest_.triangle, static_cast<float>(v_ / sum_), static_cast<float>(w_ / sum_)} : Hit{};
  }

 private:
  /// The cells that are met: a bit for each lane, or `in_order` for each place in the order from far to near.
  template <bool in_order>
  [[gnu::always_inline]] unsigned look_into(const WideNode& node) {
    __m256 enter = _mm256_set1_ps(t_min_), leave = _mm256_set1_ps(nearest_.t);
    for (int k = 0; k < 3; ++k) {
      const __m256 in = _mm256_load_ps(node.face[entry_[k]]), out = _mm256_load_ps(node.face[entry_[k] ^ 1u]);
      const __m256 inverse = _mm256_broadcast_ss(inverse_ + k);
      enter = _mm256_max_ps(_mm256_fmadd_ps(in, inverse, _mm256_broadcast_ss(early_ + k)), enter);
      leave = _mm256_min_ps(_mm256_fmadd_ps(out, inverse, _mm256_broadcast_ss(late_ + k)), leave);
    }
    __m256 meets = _mm256_cmp_ps(enter, leave, _CMP_LE_OQ);
    if constexpr (in_order) {
      const __m256i order = lanes_from_far(node, octant_);
      enter = _mm256_permutevar8x32_ps(enter, order);
      meets = _mm256_permutevar8x32_ps(meets, order);
    }
    _mm256_store_ps(from_, enter);
    return unsigned(_mm256_movemask_ps(meets)) & node.lanes;
  }

  /// All cells that are met wait, `in_order` with the nearest one on top.
  template <bool in_order>
  [[gnu::always_inline]] void put_off(const WideNode& node, unsigned met) {
    assert(waiting_count_ < PackedTree::most_waiting);
    const __m128i bits = _mm_loadl_epi64(reinterpret_cast<const __m128i*>(bits_of_byte[met].data()));
    const __m256i places = _mm256_cvtepu8_epi32(bits);
    __m256i lanes = places;
    if constexpr (in_order) {
      lanes = _mm256_permutevar8x32_epi32(lanes_from_far(node, octant_), places);
      _mm256_storeu_ps(from_of_waiting_ + waiting_count_, _mm256_permutevar8x32_ps(_mm256_load_ps(from_), places));
    }
    const __m256i children = _mm256_load_si256(reinterpret_cast<const __m256i*>(node.child));
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(waiting_ + waiting_count_), _mm256_permutevar8x32_epi32(children, lanes));
    waiting_count_ += std::popcount(met);
  }

  /// The nearest cell is next; the others wait. To sort them as well would take longer than it saves.
  [[gnu::always_inline]] WideChild nearest_of(const WideNode& node, unsigned met) {
    WideChild nearest = node.child[std::countr_zero(met)];
    float nearest_from = from_[std::countr_zero(met)];
    while ((met &= met - 1) != 0) {
      WideChild other = node.child[std::countr_zero(met)];
      float from = from_[std::countr_zero(met)];
      if (from < nearest_from) {
        std::swap(from, nearest_from);
        std::swap(other, nearest);
      }
      assert(waiting_count_ < PackedTree::most_waiting);
      waiting_[waiting_count_] = other;
      from_of_waiting_[waiting_count_++] = from;
    }
    return nearest;
  }

  [[gnu::always_inline]] bool take_hits(const TriangleBlock& block, unsigned met) {
    return offer_hits(block, seen_, met, shear_.depth, t_min_, nearest_, [&](double v, double w, double sum) {
      v_ = v;
      w_ = w;
      sum_ = sum;
    });
  }

  [[gnu::always_inline]] void prefetch(WideChild next) const {
    const bool is_block = next.is_block();
    const char* const data =
        is_block ? reinterpret_cast<const char*>(&tree_->block(next)) : reinterpret_cast<const char*>(&tree_->node(next));
    for (int line = 0; line < 4; ++line) _mm_prefetch(data + 64 * line, _MM_HINT_T0);
    if (is_block) _mm_prefetch(data + 256, _MM_HINT_T0);
  }

  const PackedTree* tree_;
  alignas(16) float inverse_[4], early_[4], late_[4];  ///< as `Course` has them
  unsigned octant_;                                    ///< bit k: the ray falls along axis k
  std::uint32_t entry_[3];  ///< the face where the ray comes in; the other one differs in the last bit
  Shear shear_;
  float t_min_;
  Nearest nearest_;
  double v_, w_, sum_;                       ///< of the nearest hit, as `Crossing4` has them
  alignas(32) float from_[WideNode::width];  ///< where the ray enters the cells
  ShearedBlock seen_;                        ///< the triangles
  int waiting_count_;
  // Eight are written at a time.
  WideChild waiting_[PackedTree::most_waiting + WideNode::width];
  float from_of_waiting_[PackedTree::most_waiting + WideNode::width];  ///< none where any hit will do to one of many
};

/// One ray by itself.
template <bool any>
bool trace_one(const PackedTree& tree, const Ray& ray, Walk& walk) {
  if (!walk.start(tree, ray)) return false;
  Place place{tree.root()};
  do walk.look<any, true>(place);
  while (walk.go_on<any, true>(place));
  return walk.has_hit();
}

/// So many rays are on their way at the same time. What a ray reads was read by those just before it where the tree is no
/// larger than a cache and rays come from nearly the same place: then few of them are fastest.
constexpr std::uint32_t most_walks = 32, nearby_walks = 4;

template <class RayAt>
std::uint32_t walks_for(const PackedTree& tree, std::uint32_t count, const RayAt& ray_at) {
  constexpr std::size_t cache = std::size_t{24} << 20;
  if (tree.bytes() > cache) return most_walks;
  const std::uint32_t step = count / 32 + 1;  // a sample is enough
  float apart = 0;
  std::uint32_t pairs = 0;
  for (std::uint32_t i = 0; i + 1 < count; i += step, ++pairs) {
    const Vec3 d = ray_at(i + 1).origin - ray_at(i).origin;
    apart += std::fabs(d.x) + std::fabs(d.y) + std::fabs(d.z);
  }
  const Vec3 size = tree.box().high - tree.box().low;
  const bool are_nearby = apart <= 0.05f * static_cast<float>(pairs) * (size.x + size.y + size.z);
  return are_nearby ? nearby_walks : most_walks;
}

/// done(i, walk) for each ray i that hits something, in no order. Each walk asks for what it reads next, and then it is the
/// others' turn. Where it goes on is decided from what it found in the round before, so that a branch that was foreseen wrongly
/// is noticed at once.
template <bool any, class RayAt, class Done>
void trace_all(const PackedTree& tree, std::uint32_t count, const RayAt& ray_at, const Done& done) {
  Walk walks[most_walks];
  Place places[most_walks];
  std::uint32_t rays[most_walks], started = 0;
  const auto start = [&](std::uint32_t slot) {
    while (started < count) {
      rays[slot] = started++;
      places[slot] = {tree.root()};
      if (walks[slot].start(tree, ray_at(rays[slot]))) return true;
    }
    return false;
  };
  std::uint32_t slots[most_walks], active = 0;
  for (std::uint32_t slot = 0, end = walks_for(tree, count, ray_at); slot < end; ++slot)
    if (start(slot)) slots[active++] = slot;
  while (active > 0) {
    for (std::uint32_t i = 0; i < active; ++i) walks[slots[i]].look<any, false>(places[slots[i]]);
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

Hit PackedTree::nearest(const Ray& ray) const {
  Walk walk;
  return !blocks_.empty() && trace_one<false>(*this, ray, walk) ? walk.hit() : Hit{};
}
bool PackedTree::any(const Ray& ray) const {
  Walk walk;
  return !blocks_.empty() && trace_one<true>(*this, ray, walk);
}

void PackedTree::nearest_singly(const Ray* rays, Span<const std::uint32_t> chosen, Hit* hits) const {
  for (const std::uint32_t i : chosen) hits[i] = {};
  trace_all<false>(
      *this, static_cast<std::uint32_t>(chosen.size()), [&](std::uint32_t i) -> const Ray& { return rays[chosen[i]]; },
      [&](std::uint32_t i, const Walk& walk) { hits[chosen[i]] = walk.hit(); });
}
void PackedTree::any(Span<const Ray> rays, Span<std::uint8_t> hit) const {
  std::fill(hit.begin(), hit.end(), std::uint8_t{0});
  if (blocks_.empty()) return;
  trace_all<true>(
      *this, static_cast<std::uint32_t>(rays.size()), [&](std::uint32_t i) -> const Ray& { return rays[i]; },
      [&](std::uint32_t i, const Walk&) { hit[i] = 1; });
}

}  // namespace ws::kdtree
