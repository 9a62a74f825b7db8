// SPDX-License-Identifier: MIT
#include "compute/triangulation/story/lmt_story.h"

#include "compute/core/words/told.h"
#include "compute/triangulation/candidates/candidates.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <numeric>

namespace ws::triangulation {

namespace {

/// With more faces, there are too many to tell of each.
constexpr std::size_t most_face_steps = 2'000;

class LmtTeller {
 public:
  LmtTeller(PlainStory& story, const LmtTrace& trace, const OptimumCount& optima, const std::vector<Point>& points)
      : story_(story), trace_(trace), optima_(optima), points_(points), first_of_(points.size() + 1) {
    for (const auto* passed : {&trace.impossible, &trace.possible, &trace.certain}) {
      const auto middle = static_cast<std::ptrdiff_t>(passed_.size());
      passed_.insert(passed_.end(), passed->begin(), passed->end());
      std::inplace_merge(passed_.begin(), passed_.begin() + middle, passed_.end());
    }
    for (const Edge e : passed_) ++first_of_[e.a + 1];
    std::inclusive_scan(first_of_.begin(), first_of_.end(), first_of_.begin());
  }

  void tell() {
    tell_diamonds();
    tell_rounds();
    tell_faces();
    tell_ties();
  }

 private:
  void tell_diamonds() {
    std::uint32_t failed = 0, failed_end = 0;
    if (points_.size() <= most_all_edges_points) {
      const std::vector<Edge> all = candidate_edges(points_);
      std::vector<Edge> others;
      std::set_difference(all.begin(), all.end(), passed_.begin(), passed_.end(), std::back_inserter(others));
      failed = story_.add_edges(others);
      failed_end = failed + static_cast<std::uint32_t>(others.size());
    }
    first_ = story_.add_edges(passed_);
    if (failed_end > 0) {
      story_.begin({phrase("all edges"),
                    told(story_.edges().size(), "{} edge holds no third point", "{} edges hold no third point"),
                    {}});
      set_all(failed, static_cast<std::uint32_t>(story_.edges().size()), EdgeState::open);
    }
    story_.begin({phrase("diamonds"),
                  told(passed_.size(), "{1} {0} passes the diamond test: a triangle over one side is empty",
                       "{1} {0} pass the diamond test: a triangle over one side is empty",
                       told(points_.size() * (points_.size() - 1) / 2, "Of {} edge", "Of {} edges")),
                  {}});
    set_all(failed, failed_end, EdgeState::dropped);
    set_all(first_, first_ + static_cast<std::uint32_t>(passed_.size()), EdgeState::open);
    failed_ = failed;
    failed_end_ = failed_end;
  }

  void tell_rounds() {
    for (std::size_t r = 0; r < trace_.rounds.size(); ++r) {
      const LmtTrace::Round& round = trace_.rounds[r];
      story_.begin(
          {phrase("rounds"),
           round.by_certain
               ? told(round.removed.size(), "Round {1}: {0} edge crosses what is certain",
                      "Round {1}: {0} edges cross what is certain", r + 1)
               : told(round.removed.size(), "Round {1}: {0} edge has no two triangles left in which to be locally minimal",
                      "Round {1}: {0} edges have no two triangles left in which to be locally minimal", r + 1),
           {},
           round.by_certain});
      if (r == 0) set_all(failed_, failed_end_, EdgeState::hidden);
      if (r > 0) set_each(trace_.rounds[r - 1].removed, EdgeState::past);
      set_each(round.removed, EdgeState::dropped);
    }
    story_.begin(
        {phrase("skeleton"),
         told("The LMT skeleton: {}, {}, {}", told(trace_.certain.size(), "{} edge is certain", "{} edges are certain"),
              told(trace_.possible.size(), "{} stays open", "{} stay open"),
              told(trace_.impossible.size(), "{} is ruled out", "{} are ruled out")),
         {}});
    set_all(failed_, failed_end_, EdgeState::hidden);
    set_each(trace_.impossible, EdgeState::hidden);
    set_each(trace_.certain, EdgeState::forced);
  }

  void tell_faces() {
    const bool one_by_one = trace_.faces.size() <= most_face_steps;
    for (std::size_t f = 0; f < trace_.faces.size(); ++f) {
      if (f == 0 || one_by_one)
        story_.begin({phrase("faces"),
                      one_by_one ? told(trace_.faces[f].size(), "Face {1} of {2}: {0} diagonal by a dynamic programme",
                                        "Face {1} of {2}: {0} diagonals by a dynamic programme", f + 1, trace_.faces.size())
                                 : told(trace_.faces.size(), "{} face filled by dynamic programmes",
                                        "{} faces filled by dynamic programmes"),
                      {}});
      for (const Edge e : trace_.faces[f]) {
        story_.set(number_of(e), EdgeState::kept);
        if (one_by_one) story_.mark(number_of(e));
      }
    }
  }

  /// All choices of ways to fill the faces, as digits are counted up.
  void tell_ties() {
    std::vector<std::size_t> tied;
    double told = 1;
    for (std::size_t f = 0; f < trace_.ties.size(); ++f)
      if (!trace_.ties[f].empty()) {
        tied.push_back(f);
        told = std::min<double>(told * static_cast<double>(trace_.ties[f].size() + 1), most_told_ties);
      }
    std::vector<std::size_t> way(tied.size());
    for (std::size_t n = 1; !tied.empty() && n <= static_cast<std::size_t>(told); ++n) {
      const std::vector<std::size_t> before = way;
      for (std::size_t t = 0; n > 1 && t < tied.size(); ++t)
        if ((way[t] = (way[t] + 1) % (trace_.ties[tied[t]].size() + 1)) > 0) break;
      tell_tie(n, tied, before, way);
    }
  }
  void tell_tie(std::size_t number, const std::vector<std::size_t>& tied, const std::vector<std::size_t>& before,
                const std::vector<std::size_t>& way) {
    std::vector<Edge> different;
    for (std::size_t t = 0; t < tied.size(); ++t)
      std::set_difference(filled(tied[t], way[t]).begin(), filled(tied[t], way[t]).end(), filled(tied[t], 0).begin(),
                          filled(tied[t], 0).end(), std::back_inserter(different));
    story_.begin({phrase("optima"), title_of_optimum(number, spoken(optima_), different.size()), {}});
    for (std::size_t t = 0; t < tied.size(); ++t)
      if (way[t] != before[t]) {
        set_each(filled(tied[t], before[t]), EdgeState::open);
        set_each(filled(tied[t], way[t]), EdgeState::kept);
      }
    for (const Edge e : different) story_.mark(number_of(e));
  }
  /// The diagonals of one of a face's ways, 0 being the one that was chosen.
  [[nodiscard]] const std::vector<Edge>& filled(std::size_t face, std::size_t way) const {
    return way == 0 ? trace_.faces[face] : trace_.ties[face][way - 1];
  }

  void set_all(std::uint32_t first, std::uint32_t end, EdgeState state) {
    for (std::uint32_t i = first; i < end; ++i) story_.set(i, state);
  }
  void set_each(const std::vector<Edge>& edges, EdgeState state) {
    for (const Edge e : edges) story_.set(number_of(e), state);
  }
  /// Of an edge that passed.
  [[nodiscard]] std::uint32_t number_of(Edge e) const {
    const auto begin = passed_.begin() + first_of_[e.a], end = passed_.begin() + first_of_[e.a + 1];
    return first_ + static_cast<std::uint32_t>(std::lower_bound(begin, end, e) - passed_.begin());
  }

  PlainStory& story_;
  const LmtTrace& trace_;
  const OptimumCount& optima_;
  const std::vector<Point>& points_;
  std::vector<Edge> passed_;             ///< ascending
  std::vector<std::uint32_t> first_of_;  ///< of each point: the first of `passed_` that begins there
  std::uint32_t first_ = 0, failed_ = 0, failed_end_ = 0;
};

}  // namespace

std::string written(const OptimumCount& optima) {
  return (optima.is_whole ? "" : "at least ") + (optima.count < largest_told_count
                                                     ? fmt::format("{:.7g}", optima.count)
                                                     : fmt::format("about 10^{:.0f}", optima.log10));
}

std::string spoken(const OptimumCount& optima) {
  const bool is_small = optima.count < largest_told_count;
  const std::string number = is_small ? fmt::format("{:.7g}", optima.count) : told("about 10^{:.0f}", optima.log10);
  return optima.is_whole ? number : told("at least {}", number);
}

void tell_lmt(PlainStory& story, const LmtTrace& trace, const OptimumCount& optima, const std::vector<Point>& points) {
  LmtTeller(story, trace, optima, points).tell();
}

}  // namespace ws::triangulation
