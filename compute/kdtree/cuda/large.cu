// Pricing and dividing a level's large nodes, in eight or nine launches. Of a small scene the host enqueues several
// levels before it looks at their sizes; else it waits for each level's.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/cuda/large.cuh"

#include "compute/core/device/kernels/scan.cuh"
#include "compute/core/words/told_unchecked.h"
#include "compute/kdtree/cuda/large_kernels.cuh"
#include "compute/kdtree/cuda/medium.cuh"
#include "compute/kdtree/cuda/room.cuh"

#include <cub/device/device_radix_sort.cuh>

#include <bit>
#include <limits>

namespace ws::kdtree::cuda {

namespace {

using namespace large;

/// A level's nodes, references and events.
struct Level {
  explicit Level(StreamView stream) : room(stream) {}
  /// Room for so many.
  void reserve(std::uint32_t most_nodes, std::uint32_t most_references) {
    const std::size_t most_events = 6 * std::size_t(most_references);
    room.clear(Room::bytes_of<LargeNode>(most_nodes) + 2 * Room::bytes_of<std::uint32_t>(most_references) +
               Room::bytes_of<Box>(most_references) + Room::bytes_of<Event>(most_events) +
               Room::bytes_of<Event>(3 * std::size_t(most_nodes)));
    nodes = room.take<LargeNode>(most_nodes);
    triangle = room.take<std::uint32_t>(most_references);
    node = room.take<std::uint32_t>(most_references);
    box = room.take<Box>(most_references);
    events = room.take<Event>(most_events);
    best = room.take<Event>(3 * std::size_t(most_nodes));
  }
  void set_size(std::uint32_t nodes_now, std::uint32_t references_now) {
    node_count = nodes_now;
    reference_count = references_now;
  }

  Room room;
  std::uint32_t node_count = 0, reference_count = 0;
  LargeNode* nodes = nullptr;
  std::uint32_t *triangle = nullptr, *node = nullptr;
  Box* box = nullptr;
  Event* events = nullptr;
  Event* best = nullptr;  ///< of each node and axis: the cheapest plane and its place, at first `no_candidate`

  [[nodiscard]] References references() const { return {triangle, box}; }
  [[nodiscard]] LevelView view(const LevelSize* size, BitSums<1> lows) const {
    return {size, nodes, node_count, reference_count, triangle, node, box, events, lows};
  }
};

class LargeStage {
 public:
  LargeStage(DeviceSpan<const Triangle> triangles, const Rules& rules, CudaExecutor& executor)
      : triangles_(triangles),
        rules_(rules),
        largest_item_(largest_item(rules)),
        executor_(executor),
        stream_(executor.stream()),
        level_(stream_),
        next_(stream_),
        work_(stream_),
        moving_(stream_),
        cub_(stream_),
        progress_(1, stream_) {}

  Upper run(const Box* box, std::uint64_t most_references) {
    const auto count = static_cast<std::uint32_t>(triangles_.size());
    reserve(count);
    upper_.growth.push_back(0);
    upper_.top.append(1, stream_);
    const Path path{0, rules_.extra_levels};
    const bool large = count > largest_item_ && !must_be_leaf(rules_, path, count);
    const bool is_ahead = large && largest_item_ == medium_size && count <= few_triangles;
    if (is_ahead) bound_sizes(count);
    level_.reserve(std::max(1u, bounds_.large), std::max(count, bounds_.references));
    level_.set_size(1, count);
    const auto list = [&](cudaStream_t s) {
      launch_kernel(list_triangles, {blocks_for(count), block_size}, s, triangles_.device_data(), count, box, path,
                    level_.nodes, upper_.top.data(), level_.best, progress_.device_data(), level_.references(), level_.node);
    };
    if (!large) {
      executor_.operation("large: list triangles", list);
      return root_item(box, path, count);
    }
    executor_.operation("large: sort events", [&](cudaStream_t s) {
      list(s);
      sort_events(count, s);
    });
    executor_.operation("large: divide", [&](cudaStream_t s) {
      if (is_ahead) divide_ahead(most_references, s);
      while (goes_on(most_references)) {
        executor_.context().check_stop();
        divide(s);
        std::swap(level_, next_);
      }
    });
    return std::move(upper_);
  }

 private:
  /// Up to so many a level's kernels are short beside the host's look at its sizes, and there is room for bounds, which take
  /// about 1100 bytes a triangle.
  static constexpr std::uint32_t few_triangles = 120'000;

  /// Items keep what they have to the end of the tree, so they count too.
  [[nodiscard]] bool goes_on(std::uint64_t most_references) const {
    return level_.node_count > 0 && std::uint64_t{level_.reference_count} + upper_.item_triangles.size() <= most_references;
  }

  /// Of a small scene what the medium stage will want, too: copying what there is would take longer.
  void reserve(std::size_t count) {
    const bool for_medium = largest_item_ == medium_size && count <= few_triangles;
    upper_.top.reserve(for_medium ? 2 * count + 256 : count / 4 + 64, stream_);
    upper_.items.reserve(for_medium ? count + 128 : count / 8 + 64, stream_);
    const std::size_t references = for_medium ? 5 * count : count + count / 2 + 64;
    upper_.item_triangles.reserve(references, stream_);
    upper_.item_boxes.reserve(references, stream_);
  }

  Upper root_item(const Box* box, Path path, std::uint32_t count) {
    const Item item{{}, path, 0, count, 0, kind_of(rules_, path, count)};
    if (item.kind == ItemKind::medium) {
      upper_.medium_count = 1;
      upper_.medium_references = count;
    }
    Item* const there = upper_.items.data() + upper_.items.append(1, stream_);
    copy_bytes(there, &item, sizeof item, CopyKind::host_to_device, stream_);
    copy_bytes(&there->cell, box, sizeof *box, CopyKind::device_to_device, stream_);
    upper_.item_triangles.append(count, stream_);
    upper_.item_boxes.append(count, stream_);
    copy_bytes(upper_.item_triangles.data(), level_.triangle, count * sizeof(std::uint32_t), CopyKind::device_to_device,
               stream_);
    copy_bytes(upper_.item_boxes.data(), level_.box, count * sizeof(Box), CopyKind::device_to_device, stream_);
    stream_.synchronize();  // the item ends here
    return std::move(upper_);
  }

  /// Enqueues an operation of CUB: `call` as in scratch.cuh. Its scratch memory is the stage's.
  template <class Call>
  void enqueue(const Call& call) {
    std::size_t bytes = cub_.size();
    if (bytes > 0 && cuda_try(call(cub_.data(), bytes))) return;
    WS_CUDA_CHECK(call(nullptr, bytes));
    cub_.clear(bytes);
    bytes = cub_.size();
    WS_CUDA_CHECK(call(cub_.data(), bytes));
  }
  /// Of a kernel that begins with `take_turn`.
  [[nodiscard]] LaunchShape turn(unsigned grid, unsigned block, std::size_t shared_bytes = 0) const {
    return {grid, block, shared_bytes, false, has_turns_};
  }
  /// For the sums of one kernel over a list of `count` things.
  template <class Tile>
  TileSums tiles_for(unsigned properties, std::size_t count) {
    const unsigned tiles = blocks_for(count + 1, Tile::tile_size);
    if (const std::size_t words = std::size_t(properties) * tiles; words > tiles_.size()) {
      tiles_ = {};
      tiles_ = DeviceBuffer<unsigned long long>(words + words / 4, stream_);
      fill_bytes(tiles_.device_data(), 0, tiles_.size() * sizeof(unsigned long long), stream_);
    }
    return {tiles_.device_data(), tiles, ++round_};
  }

  void sort_events(std::uint32_t count, cudaStream_t s) {
    work_.clear(Room::bytes_of<Event>(6 * std::size_t(count)));
    Event* const unsorted = work_.take<Event>(6 * std::size_t(count));
    launch_kernel(list_events, {blocks_for(count), block_size}, s, level_.box, count, unsorted);
    enqueue([&](void* scratch, std::size_t& bytes) {
      return cub::DeviceRadixSort::SortKeys(scratch, bytes, unsorted, level_.events, 6 * std::int64_t(count),
                                            first_reference_bits, 64, s);
    });
    launch_kernel(drop_axes, {blocks_for(6 * std::size_t(count)), block_size}, s, level_.events, 6 * count);
  }

  void price(const LevelView& v, cudaStream_t s) {
    const bool is_binned = rules_.strategy == Strategy::binned;  // of its nodes some look at events, the others at bins
    const bool prices_events = is_binned || rules_.strategy == Strategy::sah || rules_.strategy == Strategy::object_median;
    const TileSums tiles = tiles_for<TileOfEvents>(1, v.event_count());
    launch_kernel(count_lows_and_price, turn(tiles.capacity, block_size), s, v, rules_, prices_events, tiles, level_.best);
    if (is_binned)
      launch_kernel(price_bins, turn(blocks_for(3 * std::size_t(v.node_count) * std::size_t(rules_.bins - 1)), block_size), s,
                    v, rules_, level_.best);
  }
  void sum_outcome(const LevelView& v, const TallyOfNode& outcome, Tally* tallies, const Onward& onward, cudaStream_t s) {
    if (v.node_count < few_nodes)
      return launch_kernel(sum_tallies<few_nodes>, turn(1, few_nodes), s, v, outcome, tallies, onward);
    if (v.node_count < many_nodes)
      return launch_kernel(sum_tallies<many_nodes>, turn(1, many_nodes), s, v, outcome, tallies, onward);
    enqueue(exclusive_scan_call(computed(outcome), tallies, std::size_t(v.node_count) + 1, stream_, Add{}));
  }

  /// Prices, decides and divides all nodes; `next_` is then the level of their large children. Without `onward` the host waits
  /// for the sizes; with it, sizes here are bounds.
  void divide(cudaStream_t s, const Onward& onward = {}) {
    const std::size_t references = level_.reference_count, nodes = level_.node_count, events = 6 * references;
    const std::size_t low_words = BitSums<1>::word_count(events), way_words = Ways::word_count(references);
    work_.clear(Room::bytes_of<BitWord>(low_words) + Room::bytes_of<Decision>(nodes) + Room::bytes_of<SplitBoxes>(references) +
                Room::bytes_of<BitWord>(way_words) + Room::bytes_of<Tally>(nodes + 1) + Room::bytes_of<Route>(nodes));
    Progress* const progress = onward.progress;
    const LevelView v = level_.view(progress ? &progress->size[onward.turn] : nullptr, {work_.take<BitWord>(low_words)});
    auto* const decisions = work_.take<Decision>(nodes);
    auto* const halves = work_.take<SplitBoxes>(references);
    const Ways ways{work_.take<BitWord>(way_words)};
    auto* const tallies = work_.take<Tally>(nodes + 1);
    auto* const routes = work_.take<Route>(nodes);
    const TallyOfNode outcome{rules_, v.nodes, decisions, ways, v.node_count, largest_item_};
    price(v, s);
    launch_kernel(decide_nodes, turn(blocks_for(lanes_of_node * nodes, 64), 64), s, v, rules_, level_.best, decisions);
    const TileSums tiles = tiles_for<TileOfReferences>(4, references);
    launch_kernel(find_ways, turn(tiles.capacity, ways_block_size), s, v, triangles_.device_data(), rules_.clip, decisions,
                  tiles, halves, ways);
    const bool is_one_step = progress && v.node_count < few_nodes;
    if (!is_one_step) sum_outcome(v, outcome, tallies, onward, s);
    Tally next = onward.room;
    Ends first{};
    if (!progress) {
      copy_bytes(&next, tallies + nodes, sizeof next, CopyKind::device_to_host, stream_);
      stream_.synchronize();
      next_.reserve(next.large, next.references);
      first = take(next, references);
    }
    next_.set_size(next.large, next.references);
    const Outlet out{
        next_.nodes, next_.best, routes, upper_.top.data(), upper_.items.data(), first, progress ? &progress->begin : nullptr};
    const Division d{
        ways,    halves, routes, out.next, next.references, next.fresh, progress ? &progress->size[1 - onward.turn] : nullptr,
        nullptr, {}};
    if (is_one_step)
      launch_kernel(sum_and_make_children, turn(1, few_nodes), s, v, outcome, onward, out);
    else
      launch_kernel(make_children, turn(blocks_for(nodes, 64), 64), s, v, outcome, tallies, out);
    move(v, d, next.most_fresh, s);
  }

  /// Takes what a level appends; returns where it begins.
  Ends take(const Tally& total, std::size_t references) {
    if (std::uint64_t(total.references) * 6 > std::numeric_limits<std::uint32_t>::max() - 8)
      throw Error(ErrorKind::out_of_memory, said("a level of the tree has too many references for the device's builder"),
                  said("use --backend cpu, or fewer triangles"));
    upper_.growth.push_back(std::uint64_t(total.references) + total.item_references - references);
    upper_.medium_count += total.medium;
    upper_.medium_references += total.medium_references;
    ++upper_.levels;
    const std::uint32_t top = upper_.top.append(2 * std::size_t(total.pairs), stream_);
    const std::uint32_t items = upper_.items.append(total.items, stream_);
    upper_.item_boxes.append(total.item_references, stream_);
    return {top, items, upper_.item_triangles.append(total.item_references, stream_)};
  }

  /// Of the levels that are divided without the host.
  void bound_sizes(std::uint32_t count) {
    bounds_.references = 2 * count + count / 2;
    bounds_.large = bounds_.references / medium_size + 1;
    bounds_.fresh = count;
    next_.reserve(bounds_.large, bounds_.references);
  }

  /// Some levels at once, without a wait. Ends with the last one, or before one for which there is too little room.
  void divide_ahead(std::uint64_t most_references, cudaStream_t s) {
    constexpr unsigned then = 3;
    unsigned turn = 0;
    // Halves of halves: at least so many levels have large nodes.
    for (auto levels = static_cast<unsigned>(std::bit_width(level_.reference_count / medium_size)); goes_on(most_references);
         levels = then) {
      executor_.context().check_stop();
      std::uint32_t nodes = level_.node_count, references = level_.reference_count;
      std::vector<Told> told(levels);
      const DeviceBuffer<Told> there(levels, stream_);
      for (unsigned i = 0; i < levels; ++i) {
        const Ends capacities{upper_.top.capacity(), upper_.items.capacity(), upper_.item_triangles.capacity()};
        Tally room = bounds_;
        room.large = std::min(2 * level_.node_count, bounds_.large);
        room.references = std::min(level_.reference_count + level_.reference_count / 8, bounds_.references);
        room.most_fresh = (room.large <= 8 ? most_sorted_by_block : most_sorted_by_block / 2) / 2;
        divide(s, {progress_.device_data(), (turn + i) % 2, room, capacities, there.device_data() + i});
        std::swap(level_, next_);
      }
      copy_bytes(told.data(), there.device_data(), levels * sizeof(Told), CopyKind::device_to_host, stream_);
      stream_.synchronize();
      unsigned divided = 0;
      for (; divided < levels && nodes > 0 && told[divided].is_divided; ++divided) {
        const Tally& total = told[divided].total;
        (void)take(total, references);
        nodes = total.large;
        references = total.references;
        level_.set_size(nodes, references);
        if (nodes > 0 && !goes_on(most_references)) return;  // too many references: its growth says so
      }
      const bool is_short = divided < levels && nodes > 0;
      if ((levels - divided) % 2 == 1) std::swap(level_, next_);
      level_.set_size(nodes, references);
      if (is_short) return;
      turn += levels;
    }
  }

  /// By list, then key: every list by a block of its own, or where one is too long for that all together.
  void sort_fresh(const Division& d, const Event* keys, const std::uint32_t* from, Event* sorted_keys,
                  std::uint32_t* sorted_from, std::uint32_t most_fresh, cudaStream_t s) {
    if (2 * std::uint64_t(most_fresh) <= most_sorted_by_block) {
      const std::size_t bytes = std::bit_ceil(2 * most_fresh) * sizeof(Event);
      const bool is_wide = d.next_size ? bytes == most_sorted_by_block * sizeof(Event) : most_fresh > 512;
      const auto kernel = is_wide ? sort_lists<1024> : sort_lists<256>;
      if (bytes > (48u << 10)) allow_shared_bytes(kernel, most_sorted_by_block * sizeof(Event));
      return launch_kernel(kernel, turn(3 * next_.node_count, is_wide ? 1024u : 256u, bytes), s, next_.nodes, d.next_size, keys,
                           from, sorted_keys, sorted_from);
    }
    const int end_bit = key_bits + std::bit_width(3 * next_.node_count);
    enqueue([&](void* scratch, std::size_t& bytes) {
      return cub::DeviceRadixSort::SortPairs(scratch, bytes, keys, sorted_keys, from, sorted_from,
                                             6 * std::int64_t(d.fresh_count), 0, end_bit, s);
    });
  }

  void move(const LevelView& v, Division d, std::uint32_t most_fresh, cudaStream_t s) {
    constexpr unsigned most_blocks = 1 << 10;
    const std::size_t fresh_events = 6 * std::size_t(d.fresh_count), kept_words = BitSums<2>::word_count(v.event_count());
    moving_.clear(2 * Room::bytes_of<Event>(fresh_events) + 2 * Room::bytes_of<std::uint32_t>(fresh_events) +
                  Room::bytes_of<BitWord>(kept_words));
    auto *const keys = moving_.take<Event>(fresh_events), *const sorted_keys = moving_.take<Event>(fresh_events);
    auto* const from = moving_.take<std::uint32_t>(fresh_events);
    auto* const sorted_from = moving_.take<std::uint32_t>(fresh_events);
    d.kept = {moving_.take<BitWord>(kept_words)};
    launch_kernel(move_references, turn(blocks_for(v.reference_count), block_size), s, v, d, next_.references(), next_.node,
                  References{upper_.item_triangles.data(), upper_.item_boxes.data()}, keys, from);
    if (next_.node_count == 0) return;
    if (d.fresh_count > 0) sort_fresh(d, keys, from, sorted_keys, sorted_from, most_fresh, s);
    d.fresh_keys = sorted_keys;
    const TileSums tiles = tiles_for<TileOfKept>(2, v.event_count());
    launch_kernel(move_events, turn(tiles.capacity, block_size), s, v, d, tiles, next_.events);
    if (d.fresh_count > 0)
      launch_kernel(merge_fresh, turn(std::min(blocks_for(fresh_events, block_size), most_blocks), block_size), s, v, d,
                    sorted_from, next_.events);
  }

  DeviceSpan<const Triangle> triangles_;
  Rules rules_;
  std::uint32_t largest_item_;  ///< of more triangles are large nodes
  CudaExecutor& executor_;
  StreamView stream_;
  Upper upper_;
  Level level_, next_;
  Room work_, moving_, cub_;
  DeviceBuffer<unsigned long long> tiles_;
  std::uint32_t round_ = 0;  ///< of `tiles_`
  DeviceBuffer<Progress> progress_;
  const bool has_turns_ = starts_early(decide_nodes);
  Tally bounds_{};  ///< of what a level has that is divided without the host
};

}  // namespace

Upper divide_large_nodes(DeviceSpan<const Triangle> triangles, const Box* box, const Rules& rules,
                         std::uint64_t most_references, CudaExecutor& executor) {
  return LargeStage(triangles, rules, executor).run(box, most_references);
}

}  // namespace ws::kdtree::cuda
