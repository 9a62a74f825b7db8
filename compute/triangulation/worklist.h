// The rounds of the LMT skeleton: edges whose triangles changed are judged anew.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/executor_cpu.h"
#include "compute/triangulation/empty_triangles.h"
#include "compute/triangulation/skeleton.h"

#include <random>

namespace ws::triangulation {

/// Holds for each half-edge the empty triangles left of it, and which edges are still possible.
class Worklist {
 public:
  /// `passes` and `place`: which half-edges of `candidates` are in `graph`, and where. `graph` must outlive this.
  Worklist(const std::vector<Point>& points, const Neighbours& candidates, const HostBuffer<std::uint8_t>& passes,
           const HostBuffer<std::uint32_t>& place, const Neighbours& graph, std::vector<std::uint8_t> on_hull,
           CpuExecutor& executor);

  /// Until no edge changes: all edges that may have changed are judged in parallel by the state before the round.
  void run_rounds();
  /// The same outcome one edge at a time, in random order.
  void run_one_by_one(std::mt19937_64& random);
  /// Finds which edges are certain and makes impossible the sides of triangles that cross them; whether there were any.
  bool apply_certain();

  [[nodiscard]] const std::vector<std::uint8_t>& fates() const { return fate_; }
  [[nodiscard]] std::size_t round_count() const { return round_count_; }

 private:
  void collect_wings(const Neighbours& candidates, const HostBuffer<std::uint8_t>& passes,
                     const HostBuffer<std::uint32_t>& place);
  [[nodiscard]] bool is_possible(std::uint32_t half_edge) const { return fate_[half_edge] != 0; }
  [[nodiscard]] bool is_possible(const Wing& wing) const {
    return is_possible(wing.from_source) && is_possible(wing.from_target);
  }
  [[nodiscard]] bool survives(std::uint32_t half_edge) const;
  /// Its triangles are gone: their other sides must be judged anew. Calls f(smaller half-edge of each).
  template <class F>
  void remove(std::uint32_t half_edge, const F& f);
  [[nodiscard]] std::uint32_t smaller(std::uint32_t h) const { return h < graph_.twin[h] ? h : graph_.twin[h]; }
  void mark_straddled(std::uint32_t point, std::vector<std::int32_t>& change, std::vector<std::uint8_t>& straddled) const;

  const std::vector<Point>& points_;
  const Neighbours& graph_;
  CpuExecutor& executor_;
  std::vector<std::uint8_t> on_hull_;  ///< of half-edges with the hull on their left
  std::vector<std::uint8_t> fate_;
  HostBuffer<std::uint32_t> first_wing_;
  HostBuffer<Wing> wings_;  ///< of half-edge h: [first_wing_[h], first_wing_[h + 1]), in half-edges of `graph`
  std::vector<std::uint32_t> pending_;
  std::vector<std::uint8_t> is_pending_;
  std::size_t round_count_ = 0;
};

}  // namespace ws::triangulation
