// The rounds of the LMT skeleton on CUDA: a thread per edge that may have changed.
// SPDX-License-Identifier: MIT
#include "compute/core/device/kernels/scan.cuh"
#include "compute/triangulation/cuda/device_graph.cuh"

#include <cooperative_groups.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace ws::triangulation {

namespace {

using Rules = LmtRules<DeviceMemory>;

constexpr std::size_t judge_cost = 100;

/// Edges to be judged: a bit for each half-edge, set for the smaller one of such an edge.
struct Pending {
  std::uint32_t* bits;

  WS_DEVICE void add(std::uint32_t h) const {
    const std::uint32_t bit = 1u << (h % 32);
    if (!(bits[h / 32] & bit)) atomicOr(bits + h / 32, bit);
  }
};

constexpr std::uint32_t list_block = 256;

/// Lists the edges of words of bits, adds how many they are to `count`, and clears the bits. Those of a warp's words take their
/// places together: one by one they would all wait for the same counter.
__global__ void __launch_bounds__(list_block)
    list_kernel(std::uint32_t* bits, std::uint32_t word_count, std::uint32_t* edges, std::uint32_t* count) {
  constexpr unsigned all_lanes = 0xFFFFFFFFu;
  const std::uint32_t w = blockIdx.x * list_block + threadIdx.x, lane = threadIdx.x % 32;
  std::uint32_t open = w < word_count ? bits[w] : 0;
  if (!__any_sync(all_lanes, open != 0)) return;
  if (open != 0) bits[w] = 0;
  const auto mine = static_cast<std::uint32_t>(__popc(open));
  std::uint32_t end = mine;
  for (std::uint32_t step = 1; step < 32; step *= 2) {
    const std::uint32_t before = __shfl_up_sync(all_lanes, end, step);
    if (lane >= step) end += before;
  }
  std::uint32_t place = lane == 31 ? atomicAdd(count, end) : 0;
  place = __shfl_sync(all_lanes, place, 31) + end - mine;
  for (; open != 0; open &= open - 1) edges[place++] = w * 32 + static_cast<std::uint32_t>(__ffs(static_cast<int>(open))) - 1;
}

/// f(k) for each k below a count that only the device knows, by `thread_count` threads.
template <class F>
struct Counted {
  F f;
  const std::uint32_t* count;
  std::uint32_t thread_count;
  WS_DEVICE void operator()(std::uint32_t i) const {
    for (std::uint32_t k = i; k < *count; k += thread_count) f(k);
  }
};

/// The same with several lanes for each k, f(k, lanes): a lane alone looks at one triangle after another, and where there is
/// little to do nothing else hides how long that takes.
template <class F>
struct CountedTogether {
  static constexpr std::uint32_t lane_count = 8;
  F f;
  const std::uint32_t* count;
  std::uint32_t thread_count;
  WS_DEVICE void operator()(std::uint32_t i) const {
    const auto lanes = cooperative_groups::tiled_partition<lane_count>(cooperative_groups::this_thread_block());
    for (std::uint32_t k = i / lane_count; k < *count; k += thread_count / lane_count) f(k, lanes);
  }
};

/// Each edge once, word by word.
struct AddAll {
  GraphView<DeviceMemory> graph;
  std::uint32_t half_edge_count;
  Pending pending;
  WS_DEVICE void operator()(std::uint32_t w) const {
    std::uint32_t bits = 0;
    for (std::uint32_t b = 0; b < 32 && w * 32 + b < half_edge_count; ++b)
      if (w * 32 + b < graph.twin[w * 32 + b]) bits |= 1u << b;
    pending.bits[w] = bits;
  }
};
struct MarkHull {
  GraphView<DeviceMemory> graph;
  DeviceSpan<const std::uint32_t> boundary;
  DeviceSpan<std::uint8_t> on_hull;
  WS_DEVICE void operator()(std::uint32_t k) const {
    const std::uint32_t a = boundary[k], b = boundary[k + 1 < boundary.size() ? k + 1 : 0];
    for (std::uint32_t h = graph.first[a]; h < graph.first[a + 1]; ++h)
      if (graph.target[h] == b) on_hull[h] = on_hull[graph.twin[h]] = 1;
  }
};
struct Judge {
  Rules rules;
  const std::uint32_t* edges;
  DeviceSpan<std::uint8_t> stays;
  WS_DEVICE void operator()(std::uint32_t i) const { stays[i] = rules.survives(edges[i]); }
  template <class Lanes>
  WS_DEVICE void operator()(std::uint32_t i, const Lanes& lanes) const {
    const bool is_any = lanes.any(rules.reason_of(edges[i], lanes.thread_rank(), lanes.size()).exists);
    if (lanes.thread_rank() == 0) stays[i] = is_any || rules.on_hull[edges[i]];
  }
};
/// Makes edges impossible and writes down when, if that was asked for.
struct Removal {
  Rules rules;
  DeviceSpan<RemovalCode> removal;
  RemovalCode code;
  WS_DEVICE void operator()(std::uint32_t edge) const {
    rules.set_fate(edge, Fate::impossible);
    if (!removal.empty()) removal[edge] = removal[rules.graph.twin[edge]] = code;
  }
};
struct Remove {
  Removal remove;
  const std::uint32_t* edges;
  DeviceSpan<const std::uint8_t> stays;
  WS_DEVICE void operator()(std::uint32_t i) const {
    if (!stays[i]) remove(edges[i]);
  }
};
struct AddNeighbours {
  Rules rules;
  const std::uint32_t* edges;
  DeviceSpan<const std::uint8_t> stays;
  Pending pending;
  WS_DEVICE void operator()(std::uint32_t i) const {
    if (!stays[i]) rules.for_each_neighbour(edges[i], [&](std::uint32_t h) { pending.add(h); });
  }
  template <class Lanes>
  WS_DEVICE void operator()(std::uint32_t i, const Lanes& lanes) const {
    if (stays[i]) return;
    rules.for_each_neighbour(
        edges[i], [&](std::uint32_t h) { pending.add(h); }, lanes.thread_rank(), lanes.size());
  }
};
struct MarkStraddled {
  Rules rules;
  DeviceSpan<std::uint8_t> is_straddled;
  WS_DEVICE void operator()(std::uint32_t h) const {
    rules.for_each_straddled(rules.graph.source(h), h, [&](std::uint32_t k) { is_straddled[k] = 1; });
  }
};
struct MarkCertain {
  Rules rules;
  DeviceSpan<const std::uint8_t> is_straddled;
  WS_DEVICE void operator()(std::uint32_t h) const {
    if (rules.is_possible(h) && (!is_straddled[h] || !is_straddled[rules.graph.twin[h]]))
      rules.fate[h] = static_cast<std::uint8_t>(Fate::certain);
  }
};
struct AddCrossing {
  Rules rules;
  Pending pending;
  WS_DEVICE void operator()(std::uint32_t h) const {
    rules.for_each_crossing(rules.graph.source(h), h, [&](std::uint32_t k) { pending.add(k); });
  }
};
struct RemoveListed {
  Removal remove;
  const std::uint32_t* edges;
  DeviceSpan<std::uint8_t> stays;
  WS_DEVICE void operator()(std::uint32_t i) const {
    stays[i] = 0;
    remove(edges[i]);
  }
};

/// What the rounds work on.
class Rounds {
 public:
  Rounds(const DeviceGraph& graph, const DeviceWings& wings, const std::vector<std::uint32_t>& boundary, bool with_removals,
         CudaExecutor& executor)
      : executor_(executor),
        half_edges_(graph.half_edge_count()),
        fate_(executor.make<std::uint8_t>(half_edges_)),
        removal_(executor.make<RemovalCode>(with_removals ? half_edges_ : 0)),
        on_hull_(executor.make<std::uint8_t>(half_edges_)),
        stays_(executor.make<std::uint8_t>(half_edges_ / 2)),
        is_straddled_(executor.make<std::uint8_t>(half_edges_)),
        edges_(executor.make<std::uint32_t>(half_edges_ / 2)),
        counts_(executor.make<std::uint32_t>(rounds_per_wait + 1)),
        is_pending_(executor.make<std::uint32_t>((half_edges_ + 31) / 32)),
        rules_{graph.view(), wings.first.view(), wings.wing.view(), std::as_const(on_hull_).view(), fate_.view()} {
    fill_bytes(fate_.device_data(), static_cast<int>(Fate::possible), half_edges_, executor.stream());
    executor.fill_zero(removal_.view());
    executor.fill_zero(on_hull_.view());
    executor.fill_zero(counts_.view());
    const auto on_device = executor.make<std::uint32_t>(boundary.size());
    executor.upload(DeviceSpan<std::uint32_t>(on_device.device_data(), boundary.size()), Span<const std::uint32_t>(boundary));
    executor.for_each("mark the hull", boundary.size(), MarkHull{graph.view(), on_device.view(), on_hull_.view()});
    executor.for_each("all edges are pending", is_pending_.size(),
                      AddAll{graph.view(), static_cast<std::uint32_t>(half_edges_), pending()});
    list_pending(0);
    pending_count_ = half_edges_ / 2;
  }

  /// Until no edge changes. Some rounds are enqueued at once, each over as many edges as the one before it found: waiting to
  /// hear from each would take longer than most of them. Those that find nothing to do are none.
  void run() {
    while (pending_count_ > 0) {
      for (std::size_t r = 0; r < rounds_per_wait; ++r) {
        for_pending_together("LMT round", r, Judge{rules_, edges_.device_data(), stays_.view()});
        for_pending("remove edges", r, Remove{removal(r + 1, false), edges_.device_data(), std::as_const(stays_).view()});
        find_neighbours(r);
      }
      std::array<std::uint32_t, rounds_per_wait + 1> counts{};
      executor_.download(Span<std::uint32_t>(counts), std::as_const(counts_).view());
      const auto done = static_cast<std::size_t>(std::find(counts.begin(), counts.end() - 1, 0u) - counts.begin());
      round_count_ += done;
      removal_round_ += done;
      expect(counts.back(), rounds_per_wait);
    }
  }

  /// Finds which edges are certain and removes those that cross them; whether there were any.
  bool apply_certain() {
    executor_.fill_zero(is_straddled_.view());
    executor_.fill_zero(counts_.view());
    executor_.for_each("find certain edges", half_edges_, MarkStraddled{rules_, is_straddled_.view()}, judge_cost);
    executor_.for_each("mark certain edges", half_edges_, MarkCertain{rules_, std::as_const(is_straddled_).view()});
    executor_.for_each("find edges across certain ones", half_edges_, AddCrossing{rules_, pending()}, judge_cost);
    list_pending(0);
    pending_count_ = executor_.value_at(std::as_const(counts_).view(), 0);
    if (pending_count_ == 0) return false;
    for_pending("remove edges", 0, RemoveListed{removal(1, true), edges_.device_data(), stays_.view()});
    ++removal_round_;
    find_neighbours(0);
    expect(executor_.value_at(std::as_const(counts_).view(), 1), 1);
    return pending_count_ > 0;
  }

  [[nodiscard]] DeviceFates take_fates() { return {std::move(fate_), std::move(removal_), round_count_, removal_round_}; }

 private:
  static constexpr std::size_t rounds_per_wait = 4;

  [[nodiscard]] Pending pending() { return {is_pending_.device_data()}; }
  /// Those that are pending are listed for the r-th round that is enqueued without waiting.
  void list_pending(std::size_t r) {
    const auto words = static_cast<std::uint32_t>(is_pending_.size());
    if (words == 0) return;
    executor_.operation("list edges to judge", [&](cudaStream_t stream) {
      launch_kernel(list_kernel, {(words + list_block - 1) / list_block, list_block}, stream, is_pending_.device_data(), words,
                    edges_.device_data(), counts_.device_data() + r);
    });
  }

  /// Of the n-th round from now on, as the CPU counts them: those of certain edges are of their own.
  [[nodiscard]] Removal removal(std::size_t n, bool by_certain) {
    return {rules_, removal_.view(), static_cast<RemovalCode>(2 * (removal_round_ + n) + (by_certain ? 1 : 0))};
  }

  template <class F>
  void for_pending(std::string_view label, std::size_t r, const F& f) {
    executor_.for_each(label, pending_count_,
                       Counted<F>{f, counts_.device_data() + r, static_cast<std::uint32_t>(pending_count_)}, judge_cost);
  }
  /// By several lanes for each where there are few.
  template <class F>
  void for_pending_together(std::string_view label, std::size_t r, const F& f) {
    constexpr std::size_t few = 1 << 16;
    if (pending_count_ > few) return for_pending(label, r, f);
    const std::size_t threads = pending_count_ * CountedTogether<F>::lane_count;
    executor_.for_each(label, threads, CountedTogether<F>{f, counts_.device_data() + r, static_cast<std::uint32_t>(threads)},
                       judge_cost);
  }
  /// Those of edges that were removed are judged in the next round.
  void find_neighbours(std::size_t r) {
    for_pending_together("find their neighbours", r,
                         AddNeighbours{rules_, edges_.device_data(), std::as_const(stays_).view(), pending()});
    list_pending(r + 1);
  }
  /// The next round begins with what the r-th counted.
  void expect(std::size_t count, std::size_t r) {
    pending_count_ = count;
    executor_.copy(counts_.view().subspan(0, 1), std::as_const(counts_).view().subspan(r, 1));
    executor_.fill_zero(counts_.view().subspan(1, rounds_per_wait));
  }

  CudaExecutor& executor_;
  std::size_t half_edges_;
  DeviceBuffer<std::uint8_t> fate_;
  DeviceBuffer<RemovalCode> removal_;
  DeviceBuffer<std::uint8_t> on_hull_, stays_, is_straddled_;
  DeviceBuffer<std::uint32_t> edges_, counts_, is_pending_;
  Rules rules_;
  std::size_t pending_count_ = 0, round_count_ = 0, removal_round_ = 0;
};

}  // namespace

DeviceFates fates_on_device(const DeviceGraph& graph, const DeviceWings& wings, const std::vector<std::uint32_t>& boundary,
                            bool with_removals, CudaExecutor& executor) {
  Rounds rounds(graph, wings, boundary, with_removals, executor);
  do rounds.run();
  while (rounds.apply_certain());
  return rounds.take_fates();
}

}  // namespace ws::triangulation
