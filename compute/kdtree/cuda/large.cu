// Pricing and dividing a level's large nodes. A level takes about a dozen launches and one wait for its sizes.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/cuda/large.cuh"

#include "compute/core/device/scan.cuh"
#include "compute/core/words/told_unchecked.h"

#include <cub/device/device_radix_sort.cuh>

#include <bit>
#include <limits>

namespace ws::kdtree::cuda {

namespace {

constexpr unsigned block_size = 256;
constexpr Event no_candidate = ~Event(0);

/// A node's way to its children, from decide_nodes.
struct Decision {
  Split split;
  Path path;  ///< the children's
  bool inner;
};

// How a reference goes; in a leaf it "goes left", to where its node is kept.
enum Flags : std::uint8_t { goes_left = 1, goes_right = 2, fresh_left = 4, fresh_right = 8 };

/// Over references, before each: how many go to each side, and how many of them with a new extent.
struct Sums {
  std::uint32_t to[2], fresh[2];
};
/// Over nodes, before each: what their children are.
struct Tally {
  std::uint32_t large, references, fresh;  ///< children that go on; `fresh`: of their references, those clipped anew
  std::uint32_t items, item_references;
  std::uint32_t pairs;
};
/// Where the references of a node's children go.
struct Route {
  std::uint32_t first[2];
  std::uint32_t child[2];  ///< in the next level, or `nothing` for an item
};

struct Add {
  WS_HD Sums operator()(const Sums& a, const Sums& b) const {
    return {{a.to[0] + b.to[0], a.to[1] + b.to[1]}, {a.fresh[0] + b.fresh[0], a.fresh[1] + b.fresh[1]}};
  }
  WS_HD Tally operator()(const Tally& a, const Tally& b) const {
    return {a.large + b.large, a.references + b.references,           a.fresh + b.fresh,
            a.items + b.items, a.item_references + b.item_references, a.pairs + b.pairs};
  }
  template <class T>
  WS_HD T operator()(T a, T b) const {
    return a + b;
  }
};

/// A node's events along an axis.
struct Segment {
  std::uint32_t begin, end, lows_before;
};

/// A level as kernels see it.
struct LevelView {
  const LargeNode* nodes;
  std::uint32_t node_count, reference_count;
  const std::uint32_t *triangle, *node;  ///< of each reference
  const Box* box;
  const Event* events;        ///< three lists of 2 · reference_count
  const std::uint32_t* lows;  ///< before each event; one more than there are events

  [[nodiscard]] WS_HD std::uint32_t event_count() const { return 6 * reference_count; }
  [[nodiscard]] WS_HD Segment segment(const LargeNode& n, std::uint32_t axis) const {
    const std::uint32_t begin = 2 * (axis * reference_count + n.first);
    return {begin, begin + 2 * n.count, axis * reference_count + n.first};
  }
  [[nodiscard]] WS_HD std::uint32_t axis_of(std::uint32_t event) const { return event / (2 * reference_count); }
  [[nodiscard]] WS_HD std::uint32_t node_of_event(std::uint32_t event, std::uint32_t axis) const {
    return node[event / 2 - axis * reference_count];
  }
};

/// The split at a plane, its counts looked up in the sorted events.
__device__ Split judge_at(const LevelView& v, const Rules& rules, const LargeNode& n, Plane plane) {
  const Segment s = v.segment(n, static_cast<std::uint32_t>(plane.axis));
  const std::uint32_t here = lower_bound(v.events, s.begin, s.end, event_key(plane.position, end_event));
  const std::uint32_t starts = lower_bound(v.events, here, s.end, event_key(plane.position, start_event));
  const std::uint32_t left = v.lows[here] - s.lows_before, planar = v.lows[starts] - v.lows[here];
  const std::uint32_t highs = starts - s.begin - (left + planar);
  return judge(rules, n.cell, plane, left, planar, n.count - highs, n.count);
}

/// Of lanes in a row with the same slot the first lowers the slot to the lanes' smallest value. All lanes of a warp call it.
__device__ void lower_slot(Event* slots, std::uint32_t slot, Event value) {
  const int lane = threadIdx.x % 32;
  for (int offset = 1; offset < 32; offset *= 2) {
    const Event other = __shfl_down_sync(~0u, value, offset);
    const std::uint32_t other_slot = __shfl_down_sync(~0u, slot, offset);
    if (lane + offset < 32 && other_slot == slot && other < value) value = other;
  }
  const std::uint32_t before = __shfl_up_sync(~0u, slot, 1);
  if (slot != nothing && (lane == 0 || before != slot) && value < slots[slot]) atomicMin(slots + slot, value);
}

/// What the split at the plane of event e costs, and e's place in its segment; of the events of one plane only one counts: the
/// last that is no start, else the first.
__device__ Event price_event(const LevelView& v, const Rules& rules, const LargeNode& n, std::uint32_t axis, std::uint32_t e) {
  const Segment s = v.segment(n, axis);
  const Event event = v.events[e];
  const std::uint32_t place = place_of(event), type = type_of(event);
  std::uint32_t starts = e, planar = 0;
  if (type == start_event) {
    if (e > s.begin && place_of(v.events[e - 1]) == place) return no_candidate;
  } else {
    starts = e + 1;
    if (starts < s.end && place_of(v.events[starts]) == place && type_of(v.events[starts]) != start_event) return no_candidate;
    if (type == planar_low_event) planar = starts - lower_bound(v.events, s.begin, e, key_of(event));
  }
  const std::uint32_t lows = v.lows[starts] - s.lows_before, highs = starts - s.begin - lows;
  const Split split = judge(rules, n.cell, {static_cast<std::int8_t>(axis), position_of(event)}, lows - planar, planar,
                            n.count - highs, n.count);
  if (!split.exists()) return no_candidate;
  return Event(__float_as_uint(split.cost)) << 32 | (e - s.begin);  // costs are not negative: their bits compare as they do
}

/// For each node and axis, the cheapest plane through an event: the lowest of several.
__global__ void __launch_bounds__(block_size) price_events(LevelView v, Rules rules, Event* best) {
  const std::uint32_t e = blockIdx.x * block_size + threadIdx.x;
  std::uint32_t slot = nothing;
  Event value = no_candidate;
  if (e < v.event_count()) {
    const std::uint32_t axis = v.axis_of(e), node = v.node_of_event(e, axis);
    const LargeNode& n = v.nodes[node];
    slot = 3 * node + axis;
    const Strategy planes = planes_by(rules, n.count);
    const bool on_axis = planes == Strategy::object_median && static_cast<std::uint32_t>(longest_axis(n.cell)) == axis;
    if (planes == Strategy::sah || on_axis) value = price_event(v, rules, n, axis, e);
  }
  lower_slot(best, slot, value);
}

/// The same over the planes between bins.
__global__ void __launch_bounds__(block_size) price_bins(LevelView v, Rules rules, Event* best) {
  const std::uint32_t i = blockIdx.x * block_size + threadIdx.x, planes = static_cast<std::uint32_t>(rules.bins - 1);
  std::uint32_t slot = nothing;
  Event value = no_candidate;
  if (i / planes < 3 * v.node_count) {
    slot = i / planes;
    const LargeNode& n = v.nodes[slot / 3];
    const std::uint32_t k = i % planes + 1;
    const Plane plane = bin_plane(n.cell, static_cast<int>(slot % 3), static_cast<int>(k), rules.bins);
    if (planes_by(rules, n.count) == Strategy::binned && is_inside(n.cell, plane)) {
      const Split split = judge_at(v, rules, n, plane);
      if (split.exists()) value = Event(__float_as_uint(split.cost)) << 32 | k;
    }
  }
  lower_slot(best, slot, value);
}

__device__ Split best_of_axes(const LevelView& v, const Rules& rules, const LargeNode& n, const Event* best) {
  Split split;
  for (int axis = 0; axis < 3; ++axis) {
    if (best[axis] == no_candidate) continue;
    const auto place = static_cast<std::uint32_t>(best[axis]);
    const Plane plane = planes_by(rules, n.count) == Strategy::binned
                            ? bin_plane(n.cell, axis, static_cast<int>(place), rules.bins)
                            : Plane{static_cast<std::int8_t>(axis), position_of(v.events[v.segment(n, axis).begin + place])};
    const Split candidate = judge_at(v, rules, n, plane);
    if (is_better(candidate, split)) split = candidate;
  }
  return split;
}

__global__ void decide_nodes(LevelView v, Rules rules, const Event* best, Decision* decisions) {
  const std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= v.node_count) return;
  const LargeNode n = v.nodes[i];
  Split split;
  if (rules.strategy == Strategy::spatial_median) {
    const Plane plane = middle_plane(n.cell);
    if (is_inside(n.cell, plane)) split = judge_at(v, rules, n, plane);
  } else if (rules.strategy == Strategy::sliding_midpoint) {
    const Segment s = v.segment(n, static_cast<std::uint32_t>(longest_axis(n.cell)));
    split = judge_at(v, rules, n, sliding_plane(n.cell, position_of(v.events[s.begin]), position_of(v.events[s.end - 1])));
  } else {
    split = best_of_axes(v, rules, n, best + 3 * i);
  }
  Path path = n.path;
  const bool inner = splits(rules, split, n.count, path);
  decisions[i] = {split, path, inner};
}

/// Where each reference goes; those across their plane are listed, to be clipped.
__global__ void classify(LevelView v, const Decision* decisions, std::uint8_t* flags, std::uint32_t* across,
                         std::uint32_t* across_count) {
  const std::uint32_t r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r > v.reference_count) return;
  if (r == v.reference_count) {
    flags[r] = 0;
    return;
  }
  const Decision& d = decisions[v.node[r]];
  std::uint8_t flag = goes_left;
  if (d.inner) {
    const Goes goes = where(v.box[r], d.split.axis, d.split.position, d.split.side);
    flag = static_cast<std::uint8_t>((goes.left ? goes_left : 0) | (goes.right ? goes_right : 0));
    if (goes.left && goes.right) across[atomicAdd(across_count, 1u)] = r;
  }
  flags[r] = flag;
}

__global__ void clip_across(LevelView v, const Triangle* triangles, Clip how, const Decision* decisions,
                            const std::uint32_t* across, const std::uint32_t* across_count, SplitBoxes* halves,
                            std::uint8_t* flags) {
  const std::uint32_t count = *across_count;
  for (std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x) {
    const std::uint32_t r = across[i], node = v.node[r];
    const Split& split = decisions[node].split;
    const SplitBoxes boxes =
        split_boxes(triangles[v.triangle[r]], v.box[r], v.nodes[node].cell, split.axis, split.position, how);
    halves[r] = boxes;
    flags[r] = static_cast<std::uint8_t>((boxes.left.is_empty() ? 0 : goes_left | fresh_left) |
                                         (boxes.right.is_empty() ? 0 : goes_right | fresh_right));
  }
}

struct SumsOfFlags {
  const std::uint8_t* flags;
  WS_HD Sums operator()(std::uint32_t r) const {
    const unsigned f = flags[r];
    return {{f & 1u, f >> 1 & 1u}, {f >> 2 & 1u, f >> 3 & 1u}};
  }
};

/// What a node becomes.
struct TallyOfNode {
  Rules rules;
  const LargeNode* nodes;
  const Decision* decisions;
  const Sums* sums;
  std::uint32_t node_count;

  WS_HD bool is_large(Path path, std::uint32_t count) const { return count > small_size && !must_be_leaf(rules, path, count); }
  WS_HD Tally operator()(std::uint32_t i) const {
    if (i >= node_count) return {};
    const LargeNode& n = nodes[i];
    const Decision& d = decisions[i];
    if (!d.inner) return {0, 0, 0, 1, n.count, 0};
    Tally tally{0, 0, 0, 0, 0, 1};
    const Sums &begin = sums[n.first], &end = sums[n.first + n.count];
    for (int side = 0; side < 2; ++side) {
      const std::uint32_t count = end.to[side] - begin.to[side];
      if (is_large(d.path, count)) {
        ++tally.large;
        tally.references += count;
        tally.fresh += end.fresh[side] - begin.fresh[side];
      } else {
        ++tally.items;
        tally.item_references += count;
      }
    }
    return tally;
  }
};

/// Where a level's results go.
struct Outlet {
  LargeNode* next;
  Route* routes;
  TopNode* top;
  Item* items;
  std::uint32_t first_item, first_item_reference, first_top;  ///< of this level
};

__global__ void make_children(LevelView v, TallyOfNode outcome, const Tally* tallies, Outlet out) {
  const std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= v.node_count) return;
  const LargeNode n = v.nodes[i];
  const Decision d = outcome.decisions[i];
  Tally t = tallies[i];
  Route route{{0, 0}, {nothing, nothing}};
  const auto add_item = [&](const Box& cell, Path path, std::uint32_t count, bool leaf, std::uint32_t top, int side) {
    const std::uint32_t item = out.first_item + t.items++;
    route.first[side] = out.first_item_reference + t.item_references;
    t.item_references += count;
    out.items[item] = {cell, path, route.first[side], count, leaf};
    out.top[top] = {0, 0, 0, item};
  };
  if (!d.inner) {
    add_item(n.cell, n.path, n.count, true, n.top, 0);
    out.routes[i] = route;
    return;
  }
  const Sums begin = outcome.sums[n.first], end = outcome.sums[n.first + n.count];
  const std::uint32_t left_top = out.first_top + 2 * t.pairs;
  out.top[n.top] = {d.split.position, d.split.axis, left_top, nothing};
  for (int side = 0; side < 2; ++side) {
    const std::uint32_t count = end.to[side] - begin.to[side], fresh = end.fresh[side] - begin.fresh[side];
    const std::uint32_t top = left_top + static_cast<std::uint32_t>(side);
    const Box cell = side == 0 ? below(n.cell, d.split.axis, d.split.position) : above(n.cell, d.split.axis, d.split.position);
    if (outcome.is_large(d.path, count)) {
      route.first[side] = t.references;
      route.child[side] = t.large;
      out.next[t.large] = {cell, d.path, t.references, count, t.fresh, fresh, top, i, static_cast<std::uint32_t>(side)};
      ++t.large;
      t.references += count;
      t.fresh += fresh;
    } else {
      add_item(cell, d.path, count, false, top, side);
    }
  }
  out.routes[i] = route;
}

/// What of a level's results the steps after make_children read.
struct Division {
  const std::uint8_t* flags;
  const Sums* sums;
  const SplitBoxes* halves;
  const Route* routes;
  const LargeNode* next;
  std::uint32_t next_reference_count;
  const Event* fresh_keys;         ///< sorted by list, position, type
  const unsigned long long* kept;  ///< before each event: how many keep to the left (low word) and right (high word) alone

  /// Where reference r, of node n, stands in the child on `side`.
  [[nodiscard]] WS_HD std::uint32_t rank(const LargeNode& n, std::uint32_t r, int side) const {
    return sums[r].to[side] - sums[n.first].to[side];
  }
};

constexpr int key_bits = 34;  // of an event's position and type; above them the list: three for each node

/// The next level's references: those of its nodes, and of items. New extents give new events, six for each.
__global__ void move_references(LevelView v, Division d, References next, std::uint32_t* next_node, References items,
                                Event* fresh_keys, std::uint32_t* fresh_references) {
  const std::uint32_t r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= v.reference_count) return;
  const std::uint32_t node = v.node[r], flags = d.flags[r];
  const LargeNode& n = v.nodes[node];
  const Route route = d.routes[node];
  for (int side = 0; side < 2; ++side) {
    if (!(flags & (goes_left << side))) continue;
    const bool fresh = flags & (fresh_left << side);
    const Box box = !fresh ? v.box[r] : side == 0 ? d.halves[r].left : d.halves[r].right;
    const std::uint32_t child = route.child[side], to = route.first[side] + d.rank(n, r, side);
    const References& out = child == nothing ? items : next;
    out.triangle[to] = v.triangle[r];
    out.box[to] = box;
    if (child == nothing) continue;
    next_node[to] = child;
    if (!fresh) continue;
    std::uint32_t slot = 6 * (d.next[child].fresh + d.sums[r].fresh[side] - d.sums[n.first].fresh[side]);
    for (std::uint32_t axis = 0; axis < 3; ++axis) {
      const Event list = Event(3 * child + axis) << key_bits;
      fresh_references[slot] = to;
      fresh_keys[slot++] = list | low_key(box, static_cast<int>(axis));
      fresh_references[slot] = to;
      fresh_keys[slot++] = list | high_key(box, static_cast<int>(axis));
    }
  }
}

struct KeptOfEvent {
  const Event* events;
  const std::uint8_t* flags;
  std::uint32_t event_count;
  WS_HD unsigned long long operator()(std::uint32_t e) const {
    if (e >= event_count) return 0;
    const unsigned f = flags[reference_of(events[e])];
    return f == goes_left ? 1ull : f == goes_right ? 1ull << 32 : 0ull;
  }
};
__device__ std::uint32_t word(unsigned long long pair, std::uint32_t side) {
  return static_cast<std::uint32_t>(pair >> 32 * side);
}

/// Where a child's new events along an axis begin among all new events.
__device__ std::uint32_t fresh_begin(const LargeNode& child, std::uint32_t axis) {
  return 6 * child.fresh + 2 * axis * child.fresh_count;
}

/// Events of references that go to one child alone, to their place among that child's old and new events.
__global__ void __launch_bounds__(block_size) move_events(LevelView v, Division d, Event* next) {
  const std::uint32_t e = blockIdx.x * block_size + threadIdx.x;
  if (e >= v.event_count()) return;
  const Event event = v.events[e];
  const std::uint32_t r = reference_of(event), flags = d.flags[r];
  if (flags != goes_left && flags != goes_right) return;
  const std::uint32_t axis = v.axis_of(e), node = v.node_of_event(e, axis), side = flags == goes_right;
  const std::uint32_t child_index = d.routes[node].child[side];
  if (child_index == nothing) return;
  const LargeNode &n = v.nodes[node], &child = d.next[child_index];
  const std::uint32_t rank = word(d.kept[e], side) - word(d.kept[v.segment(n, axis).begin], side);
  const std::uint32_t begin = fresh_begin(child, axis), end = begin + 2 * child.fresh_count;
  const Event key = key_of(event), list = Event(3 * child_index + axis) << key_bits;
  std::uint32_t low = begin, high = end;
  while (low < high) {
    const std::uint32_t middle = low + (high - low) / 2;
    if (d.fresh_keys[middle] < (list | key))
      low = middle + 1;
    else
      high = middle;
  }
  const std::uint32_t to = 2 * (axis * d.next_reference_count + child.first) + rank + (low - begin);
  next[to] = key << event_reference_bits | (child.first + d.rank(n, r, static_cast<int>(side)));
}

/// New events, to their place among the child's old ones.
__global__ void __launch_bounds__(block_size)
    merge_fresh(LevelView v, Division d, const std::uint32_t* references, std::uint32_t count, Event* next) {
  const std::uint32_t j = blockIdx.x * block_size + threadIdx.x;
  if (j >= count) return;
  const Event key = d.fresh_keys[j] & ((Event(1) << key_bits) - 1);
  const auto list = static_cast<std::uint32_t>(d.fresh_keys[j] >> key_bits);
  const std::uint32_t axis = list % 3;
  const LargeNode& child = d.next[list / 3];
  const Segment s = v.segment(v.nodes[child.parent], axis);
  const std::uint32_t beyond = lower_bound(v.events, s.begin, s.end, key + 1);
  const std::uint32_t kept = word(d.kept[beyond], child.side) - word(d.kept[s.begin], child.side);
  const std::uint32_t to = 2 * (axis * d.next_reference_count + child.first) + kept + (j - fresh_begin(child, axis));
  next[to] = key << event_reference_bits | references[j];
}

__global__ void list_triangles(const Triangle* triangles, std::uint32_t count, References out, std::uint32_t* node) {
  const std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count) return;
  out.triangle[i] = i;
  out.box[i] = box_of(triangles[i]);
  node[i] = 0;
}

__global__ void list_events(const Box* boxes, std::uint32_t count, Event* events) {
  const std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count) return;
  const Box box = boxes[i];
  for (int axis = 0; axis < 3; ++axis) {
    Event* list = events + 2 * std::size_t(axis) * count;
    list[2 * i] = low_key(box, axis) << event_reference_bits | i;
    list[2 * i + 1] = high_key(box, axis) << event_reference_bits | i;
  }
}

struct LowOfEvent {
  const Event* events;
  std::uint32_t event_count;
  WS_HD std::uint32_t operator()(std::uint32_t e) const { return e < event_count && is_low(events[e]); }
};

/// A level's memory.
struct Level {
  Level(std::size_t node_count, std::size_t reference_count, StreamView stream)
      : nodes(node_count, stream),
        triangle(reference_count, stream),
        node(reference_count, stream),
        box(reference_count, stream),
        events(6 * reference_count, stream) {}

  DeviceBuffer<LargeNode> nodes;
  DeviceBuffer<std::uint32_t> triangle, node;
  DeviceBuffer<Box> box;
  DeviceBuffer<Event> events;

  [[nodiscard]] References references() const { return {triangle.device_data(), box.device_data()}; }
  [[nodiscard]] LevelView view(const std::uint32_t* lows) const {
    return {nodes.device_data(),
            static_cast<std::uint32_t>(nodes.size()),
            static_cast<std::uint32_t>(triangle.size()),
            triangle.device_data(),
            node.device_data(),
            box.device_data(),
            events.device_data(),
            lows};
  }
};

class LargeStage {
 public:
  LargeStage(DeviceSpan<const Triangle> triangles, const Rules& rules, CudaExecutor& executor)
      : triangles_(triangles), rules_(rules), executor_(executor), stream_(executor.stream()) {}

  Upper run(const Box& box, std::uint64_t most_references) {
    const auto count = static_cast<std::uint32_t>(triangles_.size());
    upper_.top.reserve(count / 4 + 64, stream_);
    upper_.items.reserve(count / 8 + 64, stream_);
    upper_.item_triangles.reserve(count + count / 2 + 64, stream_);
    upper_.item_boxes.reserve(count + count / 2 + 64, stream_);
    upper_.growth.push_back(0);
    upper_.top.append(1, stream_);
    upper_.levels.push_back(1);
    const Path path{0, rules_.extra_levels};
    const bool large = count > small_size && !must_be_leaf(rules_, path, count);
    Level level(large ? 1 : 0, count, stream_);
    executor_.operation("large: list triangles", [&](cudaStream_t s) {
      launch_kernel(list_triangles, {blocks_for(count), block_size}, s, triangles_.device_data(), count, level.references(),
                    level.node.device_data());
    });
    if (!large) return root_item(box, path, count, level);
    const LargeNode root{box, path, 0, count, 0, 0, 0, 0, 0};
    copy(level.nodes.view(), Span<const LargeNode>(&root, 1), stream_);
    sort_events(level, count);
    // Items keep what they have to the end of the tree, so they count too.
    while (level.nodes.size() > 0 && std::uint64_t{level.triangle.size()} + upper_.item_triangles.size() <= most_references)
      level = divide(level);
    return std::move(upper_);
  }

 private:
  Upper root_item(const Box& box, Path path, std::uint32_t count, Level& level) {
    const Item item{box, path, 0, count, false};
    const TopNode top{0, 0, 0, 0};
    copy_bytes(upper_.items.data() + upper_.items.append(1, stream_), &item, sizeof item, CopyKind::host_to_device, stream_);
    copy_bytes(upper_.top.data(), &top, sizeof top, CopyKind::host_to_device, stream_);
    upper_.item_triangles.append(count, stream_);
    upper_.item_boxes.append(count, stream_);
    executor_.copy(DeviceSpan<std::uint32_t>(upper_.item_triangles.data(), count), std::as_const(level.triangle).view());
    executor_.copy(DeviceSpan<Box>(upper_.item_boxes.data(), count), std::as_const(level.box).view());
    stream_.synchronize();  // item and top end here
    return std::move(upper_);
  }

  void sort_events(Level& level, std::uint32_t count) {
    DeviceBuffer<Event> unsorted(6 * std::size_t(count), stream_);
    executor_.operation("large: sort events", [&](cudaStream_t s) {
      launch_kernel(list_events, {blocks_for(count), block_size}, s, level.box.device_data(), count, unsorted.device_data());
      const int items = static_cast<int>(2 * count);
      std::size_t axis = 0;
      auto sort = prepared(stream_, [&](void* scratch, std::size_t& bytes) {
        return cub::DeviceRadixSort::SortKeys(scratch, bytes, unsorted.device_data() + axis * 2 * count,
                                              level.events.device_data() + axis * 2 * count, items, event_reference_bits, 64,
                                              s);
      });
      for (; axis < 3; ++axis) sort();
    });
  }

  void price(const LevelView& v, Event* best) {
    executor_.operation("large: price", [&](cudaStream_t s) {
      exclusive_scan(computed(LowOfEvent{v.events, v.event_count()}), const_cast<std::uint32_t*>(v.lows),
                     std::size_t(v.event_count()) + 1, stream_, Add{});
      fill_bytes(best, 0xff, 3 * std::size_t(v.node_count) * sizeof(Event), stream_);
      const bool is_binned = rules_.strategy == Strategy::binned;  // of its nodes some look at events, the others at bins
      if (is_binned || rules_.strategy == Strategy::sah || rules_.strategy == Strategy::object_median)
        launch_kernel(price_events, {blocks_for(v.event_count(), block_size), block_size}, s, v, rules_, best);
      if (is_binned)
        launch_kernel(price_bins, {blocks_for(3 * std::size_t(v.node_count) * std::size_t(rules_.bins - 1)), block_size}, s, v,
                      rules_, best);
    });
  }

  /// Prices, decides and divides all nodes; the level of their large children.
  Level divide(const Level& level) {
    const DeviceBuffer<std::uint32_t> lows(level.events.size() + 1, stream_);
    const LevelView v = level.view(lows.device_data());
    const std::size_t references = v.reference_count, nodes = v.node_count;
    const DeviceBuffer<Event> best(3 * nodes, stream_);
    const DeviceBuffer<Decision> decisions(nodes, stream_);
    const DeviceBuffer<std::uint8_t> flags(references + 1, stream_);
    const DeviceBuffer<std::uint32_t> across(references + 1, stream_);  // the last: their number
    const DeviceBuffer<SplitBoxes> halves(references, stream_);
    const DeviceBuffer<Sums> sums(references + 1, stream_);
    const DeviceBuffer<Tally> tallies(nodes + 1, stream_);
    const TallyOfNode outcome{rules_, v.nodes, decisions.device_data(), sums.device_data(), v.node_count};
    price(v, best.device_data());
    executor_.operation("large: classify", [&](cudaStream_t s) {
      std::uint32_t* const across_count = across.device_data() + references;
      fill_bytes(across_count, 0, sizeof(std::uint32_t), stream_);
      launch_kernel(decide_nodes, {blocks_for(nodes, 64), 64}, s, v, rules_, best.device_data(), decisions.device_data());
      launch_kernel(classify, {blocks_for(references + 1), block_size}, s, v, decisions.device_data(), flags.device_data(),
                    across.device_data(), across_count);
      launch_kernel(clip_across, {std::min(blocks_for(references, 64), 4096u), 64}, s, v, triangles_.device_data(), rules_.clip,
                    decisions.device_data(), across.device_data(), across_count, halves.device_data(), flags.device_data());
      exclusive_scan(computed(SumsOfFlags{flags.device_data()}), sums.device_data(), references + 1, stream_, Add{});
      exclusive_scan(computed(outcome), tallies.device_data(), nodes + 1, stream_, Add{});
    });
    Tally total{};
    copy_bytes(&total, tallies.device_data() + nodes, sizeof total, CopyKind::device_to_host, stream_);
    stream_.synchronize();
    upper_.growth.push_back(std::uint64_t(total.references) + total.item_references - references);
    if (std::uint64_t(total.references) * 6 > std::numeric_limits<std::uint32_t>::max() - 8)
      throw Error(ErrorKind::out_of_memory, said("a level of the tree has too many references for the device's builder"),
                  said("use --backend cpu, or fewer triangles"));
    Level next(total.large, total.references, stream_);
    const DeviceBuffer<Route> routes(nodes, stream_);
    const Outlet out = outlet(next, routes, total);
    const Division d{flags.device_data(),
                     sums.device_data(),
                     halves.device_data(),
                     routes.device_data(),
                     out.next,
                     total.references,
                     nullptr,
                     nullptr};
    executor_.operation("large: divide", [&](cudaStream_t s) {
      launch_kernel(make_children, {blocks_for(nodes, 64), 64}, s, v, outcome, tallies.device_data(), out);
      move(v, d, next, total.fresh, s);
    });
    return next;
  }

  Outlet outlet(Level& next, const DeviceBuffer<Route>& routes, const Tally& total) {
    const std::uint32_t first_top = upper_.top.append(2 * std::size_t(total.pairs), stream_);
    const std::uint32_t first_item = upper_.items.append(total.items, stream_);
    const std::uint32_t first_reference = upper_.item_triangles.append(total.item_references, stream_);
    upper_.item_boxes.append(total.item_references, stream_);
    upper_.levels.push_back(upper_.top.size());
    return {next.nodes.device_data(),
            routes.device_data(),
            upper_.top.data(),
            upper_.items.data(),
            first_item,
            first_reference,
            first_top};
  }

  void move(const LevelView& v, Division d, Level& next, std::uint32_t fresh, cudaStream_t s) {
    const std::size_t fresh_events = 6 * std::size_t(fresh);
    const DeviceBuffer<Event> keys(fresh_events, stream_), sorted_keys(fresh_events, stream_);
    const DeviceBuffer<std::uint32_t> from(fresh_events, stream_), sorted_from(fresh_events, stream_);
    launch_kernel(move_references, {blocks_for(v.reference_count), block_size}, s, v, d, next.references(),
                  next.node.device_data(), References{upper_.item_triangles.data(), upper_.item_boxes.data()},
                  keys.device_data(), from.device_data());
    if (next.nodes.size() == 0) return;
    if (fresh > 0) {
      const int end_bit = key_bits + std::bit_width(3 * next.nodes.size());
      auto sort = prepared(stream_, [&](void* scratch, std::size_t& bytes) {
        return cub::DeviceRadixSort::SortPairs(scratch, bytes, keys.device_data(), sorted_keys.device_data(),
                                               from.device_data(), sorted_from.device_data(),
                                               static_cast<std::int64_t>(fresh_events), 0, end_bit, s);
      });
      sort();
    }
    const DeviceBuffer<unsigned long long> kept(std::size_t(v.event_count()) + 1, stream_);
    exclusive_scan(computed(KeptOfEvent{v.events, d.flags, v.event_count()}), kept.device_data(),
                   std::size_t(v.event_count()) + 1, stream_, Add{});
    d.fresh_keys = sorted_keys.device_data();
    d.kept = kept.device_data();
    launch_kernel(move_events, {blocks_for(v.event_count(), block_size), block_size}, s, v, d, next.events.device_data());
    if (fresh > 0)
      launch_kernel(merge_fresh, {blocks_for(fresh_events, block_size), block_size}, s, v, d, sorted_from.device_data(),
                    static_cast<std::uint32_t>(fresh_events), next.events.device_data());
  }

  DeviceSpan<const Triangle> triangles_;
  Rules rules_;
  CudaExecutor& executor_;
  StreamView stream_;
  Upper upper_;
};

}  // namespace

Upper divide_large_nodes(DeviceSpan<const Triangle> triangles, const Box& box, const Rules& rules,
                         std::uint64_t most_references, CudaExecutor& executor) {
  return LargeStage(triangles, rules, executor).run(box, most_references);
}

}  // namespace ws::kdtree::cuda
