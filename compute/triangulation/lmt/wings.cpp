// SPDX-License-Identifier: MIT
#include "compute/triangulation/lmt/wings.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/triangulation/candidates/places_in.h"
#include "compute/triangulation/exact/quad_turns.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <optional>

namespace ws::triangulation {

namespace {

/// Scratch of `for_each_wing`.
struct Chain {
  void clear() { half_edges.clear(); }
  void push(std::uint32_t h) { half_edges.push_back(h); }
  [[nodiscard]] std::size_t size() const { return half_edges.size(); }
  [[nodiscard]] std::uint32_t operator[](std::size_t k) const { return half_edges[k]; }
  std::vector<std::uint32_t> half_edges;
};

/// Appends the wings of one half-edge.
void append_wings(const GraphView<HostMemory>& graph, std::uint32_t s, std::uint32_t half_edge, Chain& chain,
                  std::vector<Wing>& wings) {
  for_each_wing(graph, s, half_edge, chain, [&](Wing w) { wings.push_back(w); });
}

/// Around each point, which pairs of its neighbours have none of its others in their triangle with it. So a triangle is looked
/// at once from each corner, and not for each of its sides from both ends.
class Sights {
 public:
  Sights(const GraphView<HostMemory>& graph, std::size_t point_count, CpuExecutor& executor)
      : graph_(graph), seen_(graph.target.size()) {
    executor.for_each(
        "empty corners", point_count,
        [&](std::uint32_t s) {
          if (degree(s) > most || executor.context().stop_requested()) return;
          const Around around(graph_, s);
          if (!see_by_filter(around, s)) see_exactly(around, s);
        },
        5000);
  }

  /// Whether the wings of all half-edges from s can be told; not where it or a neighbour has many.
  [[nodiscard]] bool suffice(std::uint32_t s) const {
    for (std::uint32_t h = graph_.first[s]; h < graph_.first[s + 1]; ++h)
      if (degree(graph_.target[h]) > most) return false;
    return degree(s) <= most;
  }
  /// At most so many.
  [[nodiscard]] std::size_t most_wings(std::uint32_t s) const {
    int count = 0;
    for (std::uint32_t h = graph_.first[s]; h < graph_.first[s + 1]; ++h) count += std::popcount(seen_[h]);
    return static_cast<std::size_t>(count);
  }
  /// Writes those of half-edge h from s, by growing angle; returns what is behind them. There may be written to more than that.
  Wing* write_wings(std::uint32_t s, std::uint32_t h, Wing* to) const {
    const std::uint32_t t = graph_.target[h], first = graph_.first[s], count = degree(s),
                        back = graph_.twin[h] - graph_.first[t];
    const Span<const std::uint32_t> of_target(graph_.target.data() + graph_.first[t], degree(t));
    for (std::uint64_t left = seen_[h]; left != 0; left &= left - 1) {
      const std::uint32_t next = h - first + 1 + static_cast<std::uint32_t>(std::countr_zero(left)),
                          at_source = next < count ? next : next - count;
      const std::uint64_t found = places_in(of_target, graph_.target[first + at_source]);
      const std::uint32_t at_target = found != 0 ? static_cast<std::uint32_t>(std::countr_zero(found)) : 0;
      *to = {at_source, at_target};
      to += static_cast<std::ptrdiff_t>((found != 0) & sees(t, at_target, back));
    }
    return to;
  }

 private:
  static constexpr std::uint32_t most = most_places;

  /// A point's neighbours, twice around.
  struct Around {
    static constexpr std::size_t room = 2 * most + quad_size;
    Point centre;
    std::uint32_t count;
    double x[room], y[room], from_x[room], from_y[room];  ///< places, and places seen from the centre

    Around(const GraphView<HostMemory>& graph, std::uint32_t s)
        : centre(graph.points[s]), count(graph.first[s + 1] - graph.first[s]) {
      for (std::uint32_t k = 0; k < count; ++k) {
        const Point p = graph.points[graph.target[graph.first[s] + k]];
        x[k] = p.x, y[k] = p.y, from_x[k] = p.x - centre.x, from_y[k] = p.y - centre.y;
      }
      for (std::uint32_t k = count; k < 2 * count + quad_size && count > 0; ++k)
        x[k] = x[k - count], y[k] = y[k - count], from_x[k] = from_x[k - count], from_y[k] = from_y[k - count];
    }
    [[nodiscard]] Point operator[](std::uint32_t k) const { return {x[k], y[k]}; }
  };

  [[nodiscard]] std::uint32_t degree(std::uint32_t s) const { return graph_.first[s + 1] - graph_.first[s]; }
  /// Whether s sees the neighbours in two places of its list as a pair, the second to the left of the first.
  [[nodiscard]] bool sees(std::uint32_t s, std::uint32_t place, std::uint32_t second) const {
    const std::uint32_t steps = second > place ? second - place : second + degree(s) - place;
    return (seen_[graph_.first[s] + place] >> (steps - 1) & 1) != 0;
  }
  /// For four neighbours at once: the next ones around, as long as they are less than a half-turn away. One is seen if it is
  /// below the last that was seen. False where rounding would matter.
  bool see_by_filter(const Around& around, std::uint32_t s) {
    for (std::uint32_t k = 0; k < around.count; k += quad_size) {
      const Quad qx = quad_at(around.x + k), qy = quad_at(around.y + k), from_qx = quad_at(around.from_x + k),
                 from_qy = quad_at(around.from_y + k);
      Quad lowest_x{}, lowest_y{};  // seen from these neighbours
      QuadBits seen{}, is_near = ~QuadBits{}, is_doubtful{};
      for (std::uint32_t step = 1; step < around.count; ++step) {
        const QuadTurns at_centre(from_qx, from_qy, quad_at(around.from_x + k + step), quad_at(around.from_y + k + step));
        is_doubtful |= is_near & ~at_centre.is_sure;
        is_near &= at_centre.is_left;
        if (!any_of(is_near)) break;
        const Quad x = quad_at(around.x + k + step) - qx, y = quad_at(around.y + k + step) - qy;
        const QuadTurns at_neighbour(lowest_x, lowest_y, x, y);
        const QuadBits is_first = seen == 0, is_seen = is_near & (is_first | at_neighbour.is_left);
        is_doubtful |= is_near & ~(is_first | at_neighbour.is_sure);
        seen |= is_seen & (std::int64_t{1} << (step - 1));
        lowest_x = is_seen ? x : lowest_x;
        lowest_y = is_seen ? y : lowest_y;
      }
      for (std::uint32_t lane = 0; lane < std::min(quad_size, around.count - k); ++lane) {
        if (is_doubtful[lane] != 0) return false;
        seen_[graph_.first[s] + k + lane] = static_cast<std::uint64_t>(seen[lane]);
      }
    }
    return true;
  }
  void see_exactly(const Around& around, std::uint32_t s) {
    for (std::uint32_t k = 0; k < around.count; ++k) {
      std::uint64_t seen = 0;
      Point lowest{};
      for (std::uint32_t j = k + 1; j < k + around.count && orientation(around.centre, around[k], around[j]) > 0; ++j) {
        if (seen != 0 && orientation(around[k], lowest, around[j]) <= 0) continue;
        seen |= std::uint64_t{1} << (j - k - 1);
        lowest = around[j];
      }
      seen_[graph_.first[s] + k] = seen;
    }
  }

  const GraphView<HostMemory>& graph_;
  HostBuffer<std::uint64_t> seen_;  ///< of each half-edge, bit by bit the next ones around its source
};

/// Wings in blocks of points, put together; make(source, scratch, wings, counts) appends those of a point's half-edges and
/// writes how many each has.
template <class Make>
Wings gathered(std::size_t count, const Neighbours& graph, CpuExecutor& executor, const Make& make) {
  constexpr std::size_t block = 256;
  const std::size_t block_count = (count + block - 1) / block;
  std::vector<std::vector<Wing>> found(block_count);
  // Their number may grow with the cube of the points', which cannot be told before; for a moment they are there twice.
  const std::size_t most_bytes = std::min(executor.context().memory_limit_bytes, free_host_bytes()) / 2;
  std::atomic<std::size_t> bytes = 0;
  Wings all{HostBuffer<std::uint32_t>(graph.half_edge_count() + 1), {}};
  all.first[0] = 0;
  executor.accumulate(
      "empty triangles", block_count, 1, [] { return Chain(); },
      [&](Chain& chain, std::size_t begin, std::size_t end) {
        for (std::size_t b = begin; b < end; ++b)
          for (auto s = static_cast<std::uint32_t>(b * block); s < std::min((b + 1) * block, count); ++s) {
            if (executor.context().stop_requested() || bytes > most_bytes) return;
            const std::size_t before_point = found[b].size();
            make(s, chain, found[b], all.first.data() + graph.first[s] + 1);
            bytes += (found[b].size() - before_point) * sizeof(Wing);
          }
      },
      [](Chain&) {});
  if (bytes > most_bytes)
    throw Error(ErrorKind::out_of_memory, told("more than {} MB of empty triangles", most_bytes >> 20),
                said("take fewer points, or raise --memory-limit if there is one"));
  std::size_t total = 0;
  for (std::size_t h = 1; h < all.first.size(); ++h) {
    total += all.first[h];
    all.first[h] = static_cast<std::uint32_t>(total);
  }
  if (total >= Neighbours::none) throw Error(ErrorKind::out_of_memory, said("more than 2^32 empty triangles"));
  all.wing = HostBuffer<Wing>(total);
  executor.for_ranges("gather empty triangles", block_count, 4, [&](std::size_t begin, std::size_t end) {
    for (std::size_t b = begin; b < end; ++b) {
      std::copy(found[b].begin(), found[b].end(), all.wing.begin() + all.first[graph.first[b * block]]);
      std::vector<Wing>().swap(found[b]);
    }
  });
  return all;
}

/// append(half-edge, wings) for each from s; how many it appended goes to `counts`.
template <class Append>
void append_counted(const Neighbours& graph, std::uint32_t s, std::vector<Wing>& wings, std::uint32_t* counts,
                    const Append& append) {
  for (std::uint32_t h = graph.first[s]; h < graph.first[s + 1]; ++h) {
    const std::size_t before = wings.size();
    append(h);
    *counts++ = static_cast<std::uint32_t>(wings.size() - before);
  }
}

void append_in_sight(const Neighbours& graph, const Sights& sights, std::uint32_t s, std::vector<Wing>& wings,
                     std::uint32_t* counts) {
  const std::size_t before = wings.size();
  wings.resize(before + sights.most_wings(s) + 1);
  Wing* const begin = wings.data() + before;
  Wing* end = begin;
  for (std::uint32_t h = graph.first[s]; h < graph.first[s + 1]; ++h) {
    Wing* const next = sights.write_wings(s, h, end);
    *counts++ = static_cast<std::uint32_t>(next - end);
    end = next;
  }
  wings.resize(before + static_cast<std::size_t>(end - begin));
}

}  // namespace

Wings wings_of(const std::vector<Point>& points, const Neighbours& graph, CpuExecutor& executor) {
  const GraphView<HostMemory> view = view_of(points, graph);
  const std::size_t half_edges = graph.half_edge_count();
  std::optional<Sights> sights;  // of dense graphs only few points have so few neighbours
  if (half_edges <= most_places * points.size()) {
    executor.context().check_more_memory(half_edges * 8, half_edges * 8, 0);
    sights.emplace(view, points.size(), executor);
  }
  return gathered(points.size(), graph, executor,
                  [&](std::uint32_t s, Chain& chain, std::vector<Wing>& wings, std::uint32_t* counts) {
                    if (sights && sights->suffice(s)) return append_in_sight(graph, *sights, s, wings, counts);
                    append_counted(graph, s, wings, counts, [&](std::uint32_t h) { append_wings(view, s, h, chain, wings); });
                  });
}

Wings updated_wings(const std::vector<Point>& points, const Neighbours& graph, const Neighbours& old_graph,
                    const Wings& old_wings, const std::vector<std::uint8_t>& is_dirty, CpuExecutor& executor) {
  const GraphView<HostMemory> view = view_of(points, graph);
  return gathered(points.size(), graph, executor,
                  [&](std::uint32_t s, Chain& chain, std::vector<Wing>& wings, std::uint32_t* counts) {
                    append_counted(graph, s, wings, counts, [&](std::uint32_t h) {
                      if (is_dirty[s] || is_dirty[graph.target[h]]) return append_wings(view, s, h, chain, wings);
                      const std::uint32_t old = old_graph.first[s] + (h - graph.first[s]);
                      wings.insert(wings.end(), old_wings.wing.begin() + old_wings.first[old],
                                   old_wings.wing.begin() + old_wings.first[old + 1]);
                    });
                  });
}

}  // namespace ws::triangulation
