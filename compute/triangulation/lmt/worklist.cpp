// SPDX-License-Identifier: MIT
#include "compute/triangulation/lmt/worklist.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/triangulation/plane/hull.h"

#include <algorithm>
#include <atomic>
#include <utility>

namespace ws::triangulation {

Worklist::Worklist(const std::vector<Point>& points, const Neighbours& graph, const Wings& wings, CpuExecutor& executor)
    : points_(points),
      graph_(graph),
      executor_(executor),
      on_hull_(graph.half_edge_count()),
      fate_(graph.half_edge_count(), static_cast<std::uint8_t>(Fate::possible)),
      is_pending_(graph.half_edge_count()),
      leaning_(graph.half_edge_count()),
      rules_{view_of(points, graph), wings.first.view(), wings.wing.view(), on_hull_, fate_} {
  mark_hull();
  pending_.reserve(graph.half_edge_count() / 2);
  for (std::uint32_t h = 0; h < graph.half_edge_count(); ++h)
    if (h < graph.twin[h]) pending_.push_back(h);
  has_round_ = !pending_.empty();
}

void Worklist::record_removals() {
  removals_.round.resize(graph_.half_edge_count());
  removals_.by_certain.resize(graph_.half_edge_count());
}

void Worklist::go_on_from(Removals removals, std::vector<std::uint32_t> pending) {
  removals_ = std::move(removals);
  pending_ = std::move(pending);
  has_round_ = !pending_.empty();
  for (std::uint32_t h = 0; h < graph_.half_edge_count(); ++h)
    if (removals_.round[h] > 0) rules_.set_fate(h, Fate::impossible);
}

/// Edges along the hull, in both directions.
void Worklist::mark_hull() {
  const Hull hull = convex_hull(points_, executor_);
  for (std::size_t k = 0; k < hull.boundary.size() && !hull.is_flat; ++k) {
    const std::uint32_t h = graph_.find(hull.boundary[k], hull.boundary[(k + 1) % hull.boundary.size()]);
    on_hull_[h] = on_hull_[graph_.twin[h]] = 1;
  }
}

/// Remembers why.
bool Worklist::survives(std::uint32_t half_edge) {
  const auto reason = rules_.reason_of(half_edge);
  if (!reason.exists) return on_hull_[half_edge] != 0;
  const Wing left = rules_.wing[reason.left], right = rules_.wing[reason.right];
  leaning_[half_edge] = {Leaning::at(left.at_source), Leaning::at(right.at_target)};
  leaning_[graph_.twin[half_edge]] = {Leaning::at(right.at_source), Leaning::at(left.at_target)};
  return true;
}

void Worklist::run_rounds() {
  while (has_round_) {
    ++round_count_;
    HostBuffer<std::uint8_t> stays(pending_.size());
    executor_.for_each(
        "LMT round", pending_.size(),
        [&](std::uint32_t i) {
          is_pending_[pending_[i]] = 0;
          stays[i] = survives(pending_[i]);
        },
        100);
    std::vector<std::uint32_t> removed;
    for (std::size_t i = 0; i < pending_.size(); ++i)
      if (!stays[i]) removed.push_back(pending_[i]);
    pending_.clear();
    judge_anew(removed, false);
  }
}

void Worklist::note_removals(const std::vector<std::uint32_t>& removed, bool by_certain) {
  ++removals_.last_round;
  for (const std::uint32_t edge : removed)
    for (const std::uint32_t h : {edge, graph_.twin[edge]}) {
      removals_.round[h] = removals_.last_round;
      removals_.by_certain[h] = by_certain;
    }
}

bool Worklist::has_reason(std::uint32_t half_edge) const {
  const std::uint32_t twin = graph_.twin[half_edge];
  const auto holds_at = [&](std::uint32_t source, Leaning leaning) {
    const auto is_possible = [&](std::uint8_t place) { return rules_.is_possible(graph_.first[source] + place); };
    return leaning.left != Leaning::unknown && leaning.right != Leaning::unknown && is_possible(leaning.left) &&
           is_possible(leaning.right);
  };
  return holds_at(graph_.target[twin], leaning_[half_edge]) && holds_at(graph_.target[half_edge], leaning_[twin]);
}

/// Makes edges impossible. Of the other sides of their triangles those become pending that have lost their reasons.
void Worklist::judge_anew(const std::vector<std::uint32_t>& removed, bool by_certain) {
  if (!removals_.round.empty()) note_removals(removed, by_certain);
  executor_.for_each("remove edges", removed.size(), [&](std::uint32_t i) { rules_.set_fate(removed[i], Fate::impossible); });
  struct Concerned {
    std::vector<std::uint32_t> pending;
    bool exist = false;
  };
  has_round_ = false;
  executor_.accumulate(
      "find their neighbours", removed.size(), 4096, [] { return Concerned(); },
      [&](Concerned& found, std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i)
          rules_.for_each_neighbour(removed[i], [&](std::uint32_t h) {
            found.exist = true;
            if (has_reason(h)) return;
            const std::atomic_ref is_pending(is_pending_[h]);
            if (!is_pending.load(std::memory_order_relaxed) && !is_pending.exchange(1, std::memory_order_relaxed))
              found.pending.push_back(h);
          });
      },
      [&](Concerned& found) {
        pending_.insert(pending_.end(), found.pending.begin(), found.pending.end());
        has_round_ = has_round_ || found.exist;
      });
}

void Worklist::run_one_by_one(std::mt19937_64& random) {
  while (!pending_.empty()) {
    ++round_count_;
    std::swap(pending_[random() % pending_.size()], pending_.back());
    const std::uint32_t edge = pending_.back();
    pending_.pop_back();
    if (!rules_.is_possible(edge) || survives(edge)) continue;
    rules_.set_fate(edge, Fate::impossible);
    rules_.for_each_neighbour(edge, [&](std::uint32_t h) { pending_.push_back(h); });
  }
  std::fill(is_pending_.begin(), is_pending_.end(), std::uint8_t{0});
}

bool Worklist::apply_certain() {
  HostBuffer<std::uint8_t> straddled(graph_.half_edge_count()), crosses(graph_.half_edge_count());
  executor_.fill_zero(straddled.view());
  executor_.fill_zero(crosses.view());
  const auto for_half_edges = [&](const char* label, const auto& f) {
    executor_.for_ranges(label, points_.size(), 256, [&](std::size_t begin, std::size_t end) {
      for (auto s = static_cast<std::uint32_t>(begin); s < end; ++s)
        for (std::uint32_t h = graph_.first[s]; h < graph_.first[s + 1]; ++h) f(s, h);
    });
  };
  for_half_edges("find certain edges", [&](std::uint32_t s, std::uint32_t h) {
    rules_.for_each_straddled(s, h, [&](std::uint32_t k) { straddled[k] = 1; });
  });
  executor_.for_each("mark certain edges", graph_.half_edge_count(), [&](std::uint32_t h) {
    if (rules_.is_possible(h) && (!straddled[h] || !straddled[graph_.twin[h]]))
      fate_[h] = static_cast<std::uint8_t>(Fate::certain);
  });
  for_half_edges("find edges across certain ones", [&](std::uint32_t s, std::uint32_t h) {
    rules_.for_each_crossing(s, h, [&](std::uint32_t k) { std::atomic_ref(crosses[k]).store(1, std::memory_order_relaxed); });
  });
  std::vector<std::uint32_t> removed;
  for (std::uint32_t h = 0; h < crosses.size(); ++h)
    if (crosses[h]) removed.push_back(h);
  judge_anew(removed, true);
  return has_round_;
}

}  // namespace ws::triangulation
