// SPDX-License-Identifier: MIT
#include "compute/triangulation/worklist.h"

#include "compute/core/error.h"

#include <algorithm>
#include <atomic>
#include <numeric>
#include <utility>

namespace ws::triangulation {

Worklist::Worklist(const std::vector<Point>& points, const Neighbours& candidates, const HostBuffer<std::uint8_t>& passes,
                   const HostBuffer<std::uint32_t>& place, const Neighbours& graph, std::vector<std::uint8_t> on_hull,
                   CpuExecutor& executor)
    : points_(points),
      graph_(graph),
      executor_(executor),
      on_hull_(std::move(on_hull)),
      fate_(graph.half_edge_count(), static_cast<std::uint8_t>(Fate::possible)),
      first_wing_(graph.half_edge_count() + 1),
      is_pending_(graph.half_edge_count()) {
  collect_wings(candidates, passes, place);
  for (std::uint32_t h = 0; h < graph.half_edge_count(); ++h)
    if (h < graph.twin[h]) pending_.push_back(h);
}

void Worklist::collect_wings(const Neighbours& candidates, const HostBuffer<std::uint8_t>& passes,
                             const HostBuffer<std::uint32_t>& place) {
  struct Local {
    WingScratch scratch;
    std::vector<Wing> wings;
  };
  constexpr std::size_t block = 256;
  const std::size_t count = points_.size(), block_count = (count + block - 1) / block;
  std::vector<std::vector<Wing>> found(block_count);
  first_wing_[0] = 0;
  executor_.accumulate(
      "collect empty triangles", block_count, 1, [] { return Local(); },
      [&](Local& local, std::size_t begin, std::size_t end) {
        for (std::size_t b = begin; b < end; ++b)
          for (auto s = static_cast<std::uint32_t>(b * block); s < std::min((b + 1) * block, count); ++s) {
            if (executor_.context().stop_requested()) return;
            for (std::uint32_t h = candidates.first[s]; h < candidates.first[s + 1]; ++h) {
              if (!passes[h]) continue;
              local.wings.clear();
              wings_of(points_, candidates, s, h, local.scratch, local.wings);
              std::uint32_t kept = 0;
              for (const Wing& w : local.wings) {
                if (!passes[w.from_source] || !passes[w.from_target]) continue;
                found[b].push_back({place[w.from_source], place[w.from_target]});
                ++kept;
              }
              first_wing_[place[h] + 1] = kept;
            }
          }
      },
      [](Local&) {});
  std::size_t total = 0;
  for (std::size_t h = 1; h < first_wing_.size(); ++h) {
    total += first_wing_[h];
    first_wing_[h] = static_cast<std::uint32_t>(total);
  }
  if (total >= Neighbours::none) throw Error(ErrorKind::out_of_memory, "more than 2^32 empty triangles");
  wings_ = HostBuffer<Wing>(total);
  executor_.for_ranges("gather empty triangles", block_count, 4, [&](std::size_t begin, std::size_t end) {
    for (std::size_t b = begin; b < end; ++b) {
      std::copy(found[b].begin(), found[b].end(), wings_.begin() + first_wing_[graph_.first[b * block]]);
      std::vector<Wing>().swap(found[b]);
    }
  });
}

bool Worklist::survives(std::uint32_t half_edge) const {
  const std::uint32_t twin = graph_.twin[half_edge];
  if (on_hull_[half_edge] || on_hull_[twin]) return true;
  const Point s = points_[graph_.target[twin]], t = points_[graph_.target[half_edge]];
  for (std::uint32_t i = first_wing_[half_edge]; i < first_wing_[half_edge + 1]; ++i) {
    if (!is_possible(wings_[i])) continue;
    const Point a = points_[graph_.target[wings_[i].from_source]];
    for (std::uint32_t j = first_wing_[twin]; j < first_wing_[twin + 1]; ++j)
      if (is_possible(wings_[j]) && is_locally_minimal(s, t, a, points_[graph_.target[wings_[j].from_source]])) return true;
  }
  return false;
}

template <class F>
void Worklist::remove(std::uint32_t half_edge, const F& f) {
  for (const std::uint32_t h : {half_edge, graph_.twin[half_edge]}) {
    fate_[h] = static_cast<std::uint8_t>(Fate::impossible);
    for (std::uint32_t i = first_wing_[h]; i < first_wing_[h + 1]; ++i)
      for (const std::uint32_t side : {wings_[i].from_source, wings_[i].from_target})
        if (is_possible(side)) f(smaller(side));
  }
}

void Worklist::run_rounds() {
  HostBuffer<std::uint8_t> stays;
  while (!pending_.empty()) {
    ++round_count_;
    stays = HostBuffer<std::uint8_t>(pending_.size());
    executor_.for_each(
        "LMT round", pending_.size(), [&](std::uint32_t i) { stays[i] = survives(pending_[i]); }, 100);
    std::vector<std::uint32_t> next;
    for (const std::uint32_t h : pending_) is_pending_[h] = 0;
    for (std::size_t i = 0; i < pending_.size(); ++i) {
      if (stays[i] || !is_possible(pending_[i])) continue;
      remove(pending_[i], [&](std::uint32_t h) {
        if (!std::exchange(is_pending_[h], std::uint8_t{1})) next.push_back(h);
      });
    }
    std::erase_if(next, [&](std::uint32_t h) { return !is_possible(h); });
    pending_ = std::move(next);
  }
}

void Worklist::run_one_by_one(std::mt19937_64& random) {
  while (!pending_.empty()) {
    ++round_count_;
    std::swap(pending_[random() % pending_.size()], pending_.back());
    const std::uint32_t edge = pending_.back();
    pending_.pop_back();
    if (is_possible(edge) && !survives(edge)) remove(edge, [&](std::uint32_t h) { pending_.push_back(h); });
  }
}

void Worklist::mark_straddled(std::uint32_t point, std::vector<std::int32_t>& change,
                              std::vector<std::uint8_t>& straddled) const {
  const std::uint32_t begin = graph_.first[point], end = graph_.first[point + 1];
  change.assign(end - begin + 1, 0);
  for (std::uint32_t h = begin; h < end; ++h) {
    if (!is_possible(h)) continue;
    for (std::uint32_t i = first_wing_[h]; i < first_wing_[h + 1]; ++i) {
      if (!is_possible(wings_[i])) continue;
      const std::uint32_t other = wings_[i].from_source;  // counter-clockwise of h, perhaps past the end of the list
      ++change[h + 1 - begin];
      --change[other - begin];
      if (other < h) ++change[0];
    }
  }
  std::int32_t triangles = 0;
  for (std::uint32_t h = begin; h < end; ++h) straddled[h] = (triangles += change[h - begin]) > 0;
}

bool Worklist::apply_certain() {
  std::vector<std::uint8_t> straddled(graph_.half_edge_count());
  executor_.for_ranges("find certain edges", points_.size(), 1024, [&](std::size_t begin, std::size_t end) {
    std::vector<std::int32_t> change;
    for (std::size_t i = begin; i < end; ++i) mark_straddled(static_cast<std::uint32_t>(i), change, straddled);
  });
  executor_.for_each("mark certain edges", graph_.half_edge_count(), [&](std::uint32_t h) {
    if (is_possible(h) && (!straddled[h] || !straddled[graph_.twin[h]])) fate_[h] = static_cast<std::uint8_t>(Fate::certain);
  });
  // A triangle at a point with a certain edge between its sides: the third side crosses that edge.
  HostBuffer<std::uint8_t> crosses(graph_.half_edge_count());
  executor_.fill_zero(crosses.view());
  executor_.for_ranges("find edges across certain ones", points_.size(), 1024, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i)
      for (std::uint32_t h = graph_.first[i]; h < graph_.first[i + 1]; ++h)
        for (std::uint32_t w = first_wing_[h]; w < first_wing_[h + 1] && is_possible(h); ++w) {
          if (!is_possible(wings_[w])) continue;
          const auto s = static_cast<std::uint32_t>(i);
          for (std::uint32_t k = graph_.next(s, h); k != wings_[w].from_source; k = graph_.next(s, k))
            if (fate_[k] == static_cast<std::uint8_t>(Fate::certain)) {
              std::atomic_ref<std::uint8_t>(crosses[smaller(wings_[w].from_target)]).store(1, std::memory_order_relaxed);
              break;
            }
        }
  });
  for (std::uint32_t h = 0; h < crosses.size(); ++h) {
    if (!crosses[h] || !is_possible(h)) continue;
    remove(h, [&](std::uint32_t other) {
      if (!std::exchange(is_pending_[other], std::uint8_t{1})) pending_.push_back(other);
    });
  }
  std::erase_if(pending_, [&](std::uint32_t h) { return !is_possible(h); });
  return !pending_.empty();
}

}  // namespace ws::triangulation
