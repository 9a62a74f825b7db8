// The rounds of the LMT skeleton: edges whose triangles changed are judged anew.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/lmt/skeleton.h"

#include <random>
#include <utility>

namespace ws::triangulation {

class Worklist {
 public:
  /// All edges are possible and pending. The references must outlive this.
  Worklist(const std::vector<Point>& points, const Neighbours& graph, const Wings& wings, CpuExecutor& executor);
  /// Before any round: writes down when edges are removed.
  void record_removals();
  /// Before any round: `removals` are known to hold, and only `pending` edges (the smaller half-edges) need to be judged.
  void go_on_from(Removals removals, std::vector<std::uint32_t> pending);

  /// Until no edge changes: all edges that may have changed are judged in parallel by the state before the round.
  void run_rounds();
  /// The same outcome one edge at a time, in random order.
  void run_one_by_one(std::mt19937_64& random);
  /// Finds which edges are certain and makes impossible the sides of triangles that cross them; whether there were any.
  bool apply_certain();

  [[nodiscard]] std::vector<std::uint8_t> take_fates() { return std::move(fate_); }
  [[nodiscard]] std::size_t round_count() const { return round_count_; }
  /// Empty unless recorded.
  [[nodiscard]] Removals take_removals() { return std::move(removals_); }

 private:
  /// What an edge's last reason consists of, told at one of its ends: where the third corners of the triangles left and right
  /// of it are in the list of that end.
  struct Leaning {
    static constexpr std::uint8_t unknown = 255;
    std::uint8_t left = unknown, right = unknown;
    [[nodiscard]] static std::uint8_t at(std::uint32_t place) {
      return place < unknown ? static_cast<std::uint8_t>(place) : unknown;
    }
  };

  void mark_hull();
  [[nodiscard]] bool survives(std::uint32_t half_edge);
  /// Whether the last reason for which an edge survived is known and still holds.
  [[nodiscard]] bool has_reason(std::uint32_t half_edge) const;
  void judge_anew(const std::vector<std::uint32_t>& removed, bool by_certain);
  void note_removals(const std::vector<std::uint32_t>& removed, bool by_certain);

  const std::vector<Point>& points_;
  const Neighbours& graph_;
  CpuExecutor& executor_;
  std::vector<std::uint8_t> on_hull_, fate_, is_pending_;  ///< of half-edges
  std::vector<Leaning> leaning_;                           ///< of half-edges, at their sources
  std::vector<std::uint32_t> pending_;                     ///< smaller half-edges
  bool has_round_ = false;  ///< whether a possible edge lost a triangle, though it may need no judging
  LmtRules<HostMemory> rules_;
  Removals removals_;
  std::size_t round_count_ = 0;
};

}  // namespace ws::triangulation
