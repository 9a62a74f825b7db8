// The rounds of the LMT skeleton on CUDA: a thread per edge that may have changed.
// SPDX-License-Identifier: MIT
#include "compute/core/device/kernels/scan.cuh"
#include "compute/triangulation/cuda/device_graph.cuh"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace ws::triangulation {

namespace {

using Rules = LmtRules<DeviceMemory>;

constexpr std::size_t judge_cost = 100;

/// Edges to be judged, by their smaller half-edges, without repetition and in no particular order.
struct Queue {
  std::uint32_t *edges, *count;
  std::uint32_t* is_pending;  ///< of half-edges, one bit each

  [[nodiscard]] WS_DEVICE std::uint32_t bit(std::uint32_t h) const { return 1u << (h % 32); }
  WS_DEVICE void push(std::uint32_t h) const {
    if (!(atomicOr(is_pending + h / 32, bit(h)) & bit(h))) edges[atomicAdd(count, 1u)] = h;
  }
  WS_DEVICE void clear(std::uint32_t h) const { atomicAnd(is_pending + h / 32, ~bit(h)); }
};

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

struct PushAll {
  GraphView<DeviceMemory> graph;
  Queue queue;
  WS_DEVICE void operator()(std::uint32_t h) const {
    if (h < graph.twin[h]) queue.edges[atomicAdd(queue.count, 1u)] = h;
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
  Queue queue;
  DeviceSpan<std::uint8_t> stays;
  WS_DEVICE void operator()(std::uint32_t i) const {
    stays[i] = rules.survives(queue.edges[i]);
    queue.clear(queue.edges[i]);
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
struct PushNeighbours {
  Rules rules;
  const std::uint32_t* edges;
  DeviceSpan<const std::uint8_t> stays;
  Queue next;
  WS_DEVICE void operator()(std::uint32_t i) const {
    if (!stays[i]) rules.for_each_neighbour(edges[i], [&](std::uint32_t h) { next.push(h); });
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
struct PushCrossing {
  Rules rules;
  Queue queue;
  WS_DEVICE void operator()(std::uint32_t h) const {
    rules.for_each_crossing(rules.graph.source(h), h, [&](std::uint32_t k) { queue.push(k); });
  }
};
struct RemoveListed {
  Removal remove;
  Queue queue;
  DeviceSpan<std::uint8_t> stays;
  WS_DEVICE void operator()(std::uint32_t i) const {
    stays[i] = 0;
    remove(queue.edges[i]);
    queue.clear(queue.edges[i]);
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
        pending_(executor.make<std::uint32_t>(half_edges_ / 2)),
        next_(executor.make<std::uint32_t>(half_edges_ / 2)),
        counts_(executor.make<std::uint32_t>(rounds_per_wait + 1)),
        is_pending_(executor.make<std::uint32_t>((half_edges_ + 31) / 32)),
        rules_{graph.view(), wings.first.view(), wings.wing.view(), std::as_const(on_hull_).view(), fate_.view()} {
    fill_bytes(fate_.device_data(), static_cast<int>(Fate::possible), half_edges_, executor.stream());
    executor.fill_zero(removal_.view());
    executor.fill_zero(on_hull_.view());
    executor.fill_zero(counts_.view());
    executor.fill_zero(is_pending_.view());
    const auto on_device = executor.make<std::uint32_t>(boundary.size());
    executor.upload(DeviceSpan<std::uint32_t>(on_device.device_data(), boundary.size()), Span<const std::uint32_t>(boundary));
    executor.for_each("mark the hull", boundary.size(), MarkHull{graph.view(), on_device.view(), on_hull_.view()});
    executor.for_each("all edges are pending", half_edges_, PushAll{graph.view(), pending(0)});
    pending_count_ = half_edges_ / 2;
  }

  /// Until no edge changes. Some rounds are enqueued at once, each over as many edges as the one before it found: waiting to
  /// hear from each would take longer than most of them. Those that find nothing to do are none.
  void run() {
    while (pending_count_ > 0) {
      for (std::size_t r = 0; r < rounds_per_wait; ++r) {
        for_pending("LMT round", r, Judge{rules_, pending(r), stays_.view()});
        for_pending("remove edges", r, Remove{removal(r + 1, false), pending_.device_data(), std::as_const(stays_).view()});
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
    executor_.for_each("find edges across certain ones", half_edges_, PushCrossing{rules_, pending(0)}, judge_cost);
    pending_count_ = executor_.value_at(std::as_const(counts_).view(), 0);
    if (pending_count_ == 0) return false;
    for_pending("remove edges", 0, RemoveListed{removal(1, true), pending(0), stays_.view()});
    ++removal_round_;
    find_neighbours(0);
    expect(executor_.value_at(std::as_const(counts_).view(), 1), 1);
    return pending_count_ > 0;
  }

  [[nodiscard]] DeviceFates take_fates() { return {std::move(fate_), std::move(removal_), round_count_, removal_round_}; }

 private:
  static constexpr std::size_t rounds_per_wait = 4;

  /// Of the r-th round that is enqueued without waiting. Queues change places after each.
  [[nodiscard]] Queue pending(std::size_t r) {
    return {pending_.device_data(), counts_.device_data() + r, is_pending_.device_data()};
  }
  [[nodiscard]] Queue next(std::size_t r) {
    return {next_.device_data(), counts_.device_data() + r + 1, is_pending_.device_data()};
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
  /// Those of edges that were removed are pending then.
  void find_neighbours(std::size_t r) {
    for_pending("find their neighbours", r,
                PushNeighbours{rules_, pending_.device_data(), std::as_const(stays_).view(), next(r)});
    pending_.swap(next_);
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
  DeviceBuffer<std::uint32_t> pending_, next_, counts_, is_pending_;
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
