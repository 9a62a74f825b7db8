// SPDX-License-Identifier: MIT
#include "compute/triangulation/candidates/diamond.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/triangulation/candidates/places_in.h"
#include "compute/triangulation/exact/predicates.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <numeric>
#include <utility>

namespace ws::triangulation {

namespace {

/// Lists of neighbours by blocks of points, as threads make them.
struct Lists {
  static constexpr std::size_t points_per_block = 512;
  std::vector<std::vector<std::uint32_t>> targets;  ///< by block
  std::vector<std::uint32_t> first;                 ///< of each point, counted within the block until all are known
};

/// Where numbers are in lists. Long lists are asked for each of their numbers, so these are sorted: else points in convex
/// position, each with edges to most others, would take O(n³). `list(i)` gives list i and is borrowed.
template <class ListOf>
class Places {
 public:
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  Places(std::size_t count, CpuExecutor& executor, const ListOf& list) : list_(list) {
    std::size_t long_count = 0, entries = 0;
    for (std::size_t i = 0; i < count; ++i) {
      if (list(static_cast<std::uint32_t>(i)).size() <= most_searched) continue;
      number_.resize(count);
      number_[i] = static_cast<std::uint32_t>(long_count++);
      entries += list(static_cast<std::uint32_t>(i)).size();
    }
    sorted_.resize(long_count);
    if (long_count == 0) return;
    executor.context().check_memory(entries * sizeof(Entry), 0);
    executor.for_each(
        "sort long lists", count,
        [&](std::uint32_t i) {
          const Span<const std::uint32_t> of_i = list_(i);
          if (of_i.size() <= most_searched) return;
          auto& sorted = sorted_[number_[i]];
          for (std::uint32_t place = 0; place < of_i.size(); ++place) sorted.emplace_back(of_i[place], place);
          std::sort(sorted.begin(), sorted.end());
        },
        10'000);
  }
  /// Of `number` in list i; `none` where it is not in it.
  [[nodiscard]] std::uint32_t place(std::uint32_t i, std::uint32_t number) const {
    const Span<const std::uint32_t> of_i = list_(i);
    if (of_i.size() > most_searched) {
      const auto& sorted = sorted_[number_[i]];
      const auto found = std::lower_bound(sorted.begin(), sorted.end(), Entry(number, 0));
      return found != sorted.end() && found->first == number ? found->second : none;
    }
    const std::uint64_t places = places_in(of_i, number);
    return places != 0 ? static_cast<std::uint32_t>(std::countr_zero(places)) : none;
  }

 private:
  static constexpr std::size_t most_searched = most_places;
  using Entry = std::pair<std::uint32_t, std::uint32_t>;  ///< a number and its place
  const ListOf& list_;
  std::vector<std::uint32_t> number_;       ///< of long lists, where there are any
  std::vector<std::vector<Entry>> sorted_;  ///< long lists
};

/// Edges found from both ends, with their twins. Both ends see the same triangles, but not always the same points.
/// list(i): the targets from point i.
template <class ListOf>
Neighbours linked(std::size_t count, CpuExecutor& executor, const ListOf& list) {
  const Places places(count, executor, list);
  const auto for_all = [&](const char* label, const auto& f) { executor.for_each(label, count, f, 400); };
  std::vector<std::size_t> first(count + 1);
  for (std::uint32_t i = 0; i < count; ++i) first[i + 1] = first[i] + list(i).size();
  HostBuffer<std::uint32_t> back(first[count]);  // where each edge is in the list of its other end,
  HostBuffer<std::uint32_t> rank(first[count]);  // and how many before it in its own list are in the other ends' lists, too
  Neighbours graph;
  graph.first.assign(count + 1, 0);
  for_all("count diamonds", [&](std::uint32_t i) {
    std::uint32_t mutual = 0;
    std::size_t edge = first[i];
    for (const std::uint32_t j : list(i)) {
      rank[edge] = mutual;
      mutual += (back[edge++] = places.place(j, i)) != places.none;
    }
    graph.first[i + 1] = mutual;
  });
  for (std::size_t i = 0; i < count; ++i) graph.first[i + 1] += graph.first[i];
  graph.target = HostBuffer<std::uint32_t>(graph.first[count]);
  graph.twin = HostBuffer<std::uint32_t>(graph.first[count]);
  for_all("link diamonds", [&](std::uint32_t i) {
    const Span<const std::uint32_t> of_i = list(i);
    std::uint32_t h = graph.first[i];
    for (std::size_t k = 0; k < of_i.size(); ++k) {
      const std::uint32_t place = back[first[i] + k];
      if (place == places.none) continue;
      graph.target[h] = of_i[k];
      graph.twin[h++] = graph.first[of_i[k]] + rank[first[of_i[k]] + place];
    }
  });
  return graph;
}

}  // namespace

Neighbours diamond_edges(const std::vector<Point>& points, double tangent, CpuExecutor& executor) {
  Neighbours none;
  none.first.assign(points.size() + 1, 0);
  if (points.empty()) return none;
  const BoxTree tree(points);
  const DirectionTable table(tangent);
  Lists lists;
  const std::size_t block_count = (points.size() + Lists::points_per_block - 1) / Lists::points_per_block;
  lists.targets.resize(block_count);
  lists.first.resize(points.size());
  std::atomic<std::size_t> done = 0, half_edges = 0;
  executor.accumulate(
      "diamond test", block_count, 1, [&] { return Surroundings(points, points.size(), tree, table, tangent); },
      [&](Surroundings& around, std::size_t begin, std::size_t end) {
        for (std::size_t block = begin; block < end; ++block) {
          const std::size_t last = std::min((block + 1) * Lists::points_per_block, points.size());
          for (std::size_t i = block * Lists::points_per_block; i < last; ++i) {
            if (i % 16 == 0 && executor.context().stop_requested()) return;
            lists.first[i] = static_cast<std::uint32_t>(lists.targets[block].size());
            around.neighbours(static_cast<std::uint32_t>(i), lists.targets[block]);
          }
          half_edges += lists.targets[block].size();
          executor.context().report(0.5 * double(++done) / double(block_count), "diamond test");
        }
      },
      [](Surroundings&) {});
  if (half_edges >= Neighbours::none) throw Error(ErrorKind::out_of_memory, said("more than 2^31 edges pass the diamond test"));
  executor.context().check_more_memory(half_edges * 4, half_edges * 16, 0);
  return linked(points.size(), executor, [&](std::uint32_t i) {
    const auto& block = lists.targets[i / Lists::points_per_block];
    const bool is_last = (i + 1) % Lists::points_per_block == 0 || i + 1 == points.size();
    return Span<const std::uint32_t>(block.data() + lists.first[i],
                                     (is_last ? block.size() : lists.first[i + 1]) - lists.first[i]);
  });
}

MovingDiamonds::MovingDiamonds(std::vector<Point> points, double tangent, CpuExecutor& executor)
    : points_(std::move(points)),
      tangent_(tangent),
      table_(tangent),
      tree_({points_.begin(), points_.end() - 1}),
      lists_(points_.size()),
      squared_reach_(points_.size()) {
  std::vector<std::uint32_t> all(points_.size());
  std::iota(all.begin(), all.end(), 0u);
  look_around(all, executor);
}

void MovingDiamonds::move(Point to, CpuExecutor& executor) {
  const Point from = std::exchange(points_.back(), to);
  std::vector<std::uint32_t> concerned;
  for (std::uint32_t i = 0; i + 1 < points_.size(); ++i)
    if (std::min(squared_distance(points_[i], from), squared_distance(points_[i], to)) < squared_reach_[i])
      concerned.push_back(i);
  concerned.push_back(static_cast<std::uint32_t>(points_.size() - 1));
  look_around(concerned, executor);
}

Neighbours MovingDiamonds::edges(CpuExecutor& executor) const {
  return linked(points_.size(), executor,
                [&](std::uint32_t i) { return Span<const std::uint32_t>(lists_[i].data(), lists_[i].size()); });
}

void MovingDiamonds::look_around(const std::vector<std::uint32_t>& centres, CpuExecutor& executor) {
  executor.accumulate(
      "diamond test", centres.size(), 16, [&] { return Surroundings(points_, points_.size() - 1, tree_, table_, tangent_); },
      [&](Surroundings& around, std::size_t begin, std::size_t end) {
        for (std::size_t k = begin; k < end; ++k) {
          lists_[centres[k]].clear();
          around.neighbours(centres[k], lists_[centres[k]]);
          squared_reach_[centres[k]] = around.squared_reach();
        }
      },
      [](Surroundings&) {});
}

}  // namespace ws::triangulation
