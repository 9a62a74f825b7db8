// The rounds of the LMT skeleton: edges whose triangles changed are judged anew.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/skeleton.h"

#include <random>

namespace ws::triangulation {

class Worklist {
 public:
  /// All edges are possible and pending. The references must outlive this.
  Worklist(const std::vector<Point>& points, const Neighbours& graph, const Wings& wings, CpuExecutor& executor);

  /// Until no edge changes: all edges that may have changed are judged in parallel by the state before the round.
  void run_rounds();
  /// The same outcome one edge at a time, in random order.
  void run_one_by_one(std::mt19937_64& random);
  /// Finds which edges are certain and makes impossible the sides of triangles that cross them; whether there were any.
  bool apply_certain();

  [[nodiscard]] const std::vector<std::uint8_t>& fates() const { return fate_; }
  [[nodiscard]] std::size_t round_count() const { return round_count_; }

 private:
  struct Sides {
    std::uint32_t from_source, from_target;
  };
  [[nodiscard]] Sides sides(std::uint32_t source, std::uint32_t half_edge, std::uint32_t wing) const {
    const Wing w = wings_.wing[wing];
    return {graph_.first[source] + w.at_source, graph_.first[graph_.target[half_edge]] + w.at_target};
  }
  [[nodiscard]] bool is_possible(std::uint32_t half_edge) const { return fate_[half_edge] != 0; }
  [[nodiscard]] bool is_possible(Sides s) const { return is_possible(s.from_source) && is_possible(s.from_target); }
  [[nodiscard]] bool survives(std::uint32_t half_edge) const;
  /// Its triangles are gone: their other sides must be judged anew. Calls f(smaller half-edge of each).
  template <class F>
  void remove(std::uint32_t half_edge, const F& f);
  [[nodiscard]] std::uint32_t smaller(std::uint32_t h) const { return h < graph_.twin[h] ? h : graph_.twin[h]; }
  void mark_hull();
  void mark_straddled(std::uint32_t point, std::vector<std::int32_t>& change, HostBuffer<std::uint8_t>& straddled) const;
  [[nodiscard]] bool has_certain_between(std::uint32_t point, std::uint32_t from, std::uint32_t to) const;

  const std::vector<Point>& points_;
  const Neighbours& graph_;
  const Wings& wings_;
  CpuExecutor& executor_;
  std::vector<std::uint8_t> on_hull_, fate_, is_pending_;  ///< of half-edges
  std::vector<std::uint32_t> pending_;
  std::size_t round_count_ = 0;
};

}  // namespace ws::triangulation
