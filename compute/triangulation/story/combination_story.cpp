// From a rank to the set of edges that it names, and what is wrong with it.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/story/combination_story.h"

#include "compute/core/words/told.h"
#include "compute/triangulation/search/combinations.h"
#include "compute/triangulation/search/search_state.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <utility>

namespace ws::triangulation {

namespace {

/// Choosable edges, ascending.
using Subset = std::vector<std::uint32_t>;

class CombinationStory final : public Story {
 public:
  CombinationStory(std::size_t point_count, Candidates candidates, std::size_t most, const TimeLimit& limit, SearchEnd end)
      : candidates_(std::move(candidates)),
        binomials_(candidates_.choosable_count()),
        total_(combination_count(binomials_, candidates_.choosable_count(), candidates_.needed_count)),
        around_(tell_search(point_count, candidates_, SearchTree(0), std::move(end))) {
    const bool is_empty = candidates_.needed_count == 0;  // nothing to choose
    check(is_empty ? 0 : static_cast<std::size_t>(std::min<Rank>(most, total_)), limit);
  }

  [[nodiscard]] const std::vector<Edge>& edges() const override { return around_->edges(); }
  [[nodiscard]] std::size_t step_count() const override { return around_->step_count() + is_plane_.size(); }
  [[nodiscard]] std::size_t bytes() const override {
    return around_->bytes() + is_plane_.size() / 8 + improvements_.size() * candidates_.needed_count * sizeof(std::uint32_t) +
           binomials_.table().size() * sizeof(Rank);
  }

  [[nodiscard]] StoryStep describe(std::size_t step) const override {
    if (!is_combination(step)) return around_->describe(around_step(step));
    const std::size_t rank = step - first;
    const bool is_shorter =
        std::any_of(improvements_.begin(), improvements_.end(), [&](const auto& i) { return i.rank == rank; });
    const std::string found = said(!is_plane_[rank] ? "edges cross"
                                   : is_shorter     ? "a triangulation, shorter than all before"
                                                    : "a triangulation");
    return {phrase("combinations"), told("Combination {} of {}: {}", rank + 1, text_of(total_), found), {}, !is_plane_[rank]};
  }

  [[nodiscard]] std::vector<EdgeState> states(std::size_t step) const override {
    if (!is_combination(step)) return around_->states(around_step(step));
    std::vector<EdgeState> states = around_->states(first - 1);
    const Subset subset = subset_of(step - first);
    for (const std::uint32_t e : subset) states[e] = EdgeState::kept;
    for (const std::uint32_t e : subset)
      for (const std::uint32_t other : candidates_.crossed_by[e])
        if (std::binary_search(subset.begin(), subset.end(), other)) states[e] = EdgeState::dropped;
    return states;
  }

  [[nodiscard]] std::vector<Edge> best(std::size_t step) const override {
    if (!is_combination(step)) return {};
    const auto after =
        std::partition_point(improvements_.begin(), improvements_.end(), [&](const auto& i) { return i.rank <= step - first; });
    if (after == improvements_.begin()) return {};
    std::vector<Edge> edges = candidates_.forced;
    for (const std::uint32_t e : std::prev(after)->subset) edges.push_back(candidates_.choosable[e]);
    return edges;
  }

  [[nodiscard]] std::vector<std::pair<std::size_t, std::string>> chapters() const override {
    std::vector<std::pair<std::size_t, std::string>> chapters;
    for (auto& [step, name] : around_->chapters()) {
      if (step == first && !is_plane_.empty()) chapters.emplace_back(first, "combinations");
      chapters.emplace_back(step < first ? step : step + is_plane_.size(), std::move(name));
    }
    return chapters;
  }

  [[nodiscard]] std::vector<ListRow> rows(std::size_t step) const override {
    constexpr std::size_t before = 2, after = 4;
    if (!is_combination(step)) return {};
    const std::size_t rank = step - first, low = rank - std::min(rank, before);
    std::vector<ListRow> rows;
    for (std::size_t r = low; r < std::min(rank + after + 1, is_plane_.size()); ++r) {
      std::string text = fmt::format("{}{}:", r == rank ? "> " : "", r + 1);
      for (const std::uint32_t e : subset_of(r)) text += fmt::format(" {}", e + 1);
      rows.push_back({std::move(text), is_plane_[r] ? EdgeState::kept : EdgeState::dropped});
    }
    return rows;
  }

 private:
  struct Improvement {
    std::size_t rank;
    Subset subset;
  };
  static constexpr std::size_t first = 2;  ///< step of a combination

  [[nodiscard]] bool is_combination(std::size_t step) const { return step >= first && step < first + is_plane_.size(); }
  [[nodiscard]] std::size_t around_step(std::size_t step) const { return step < first ? step : step - is_plane_.size(); }

  [[nodiscard]] static std::string text_of(Rank rank) {
    constexpr Rank most_exact = std::numeric_limits<std::uint64_t>::max();
    return rank <= most_exact ? fmt::format("{}", static_cast<std::uint64_t>(rank))
                              : fmt::format("{:.4g}", static_cast<double>(rank));
  }
  [[nodiscard]] Subset subset_of(std::size_t rank) const {
    Subset subset = unranked(rank, candidates_.choosable_count(), candidates_.needed_count, binomials_);
    for (std::uint32_t& e : subset) --e;
    return subset;
  }
  [[nodiscard]] bool is_plane(const Subset& subset) const {
    for (std::size_t i = 0; i < subset.size(); ++i) {
      const std::uint64_t* row = candidates_.crossing_row(subset[i]);
      for (std::size_t j = i + 1; j < subset.size(); ++j)
        if (row[subset[j] / 64] >> (subset[j] % 64) & 1) return false;
    }
    return true;
  }
  void check(std::size_t count, const TimeLimit& limit) {
    constexpr std::size_t per_poll = 1024;
    constexpr double rounding = 1e-12;
    double shortest = std::numeric_limits<double>::infinity();
    for (std::size_t rank = 0; rank < count; ++rank) {
      if (rank % per_poll == 0 && limit.is_up()) return;
      Subset subset = subset_of(rank);
      is_plane_.push_back(is_plane(subset));
      if (!is_plane_.back()) continue;
      double length = 0;
      for (const std::uint32_t e : subset) length += candidates_.length[e];
      if (length >= shortest * (1 - rounding)) continue;
      shortest = length;
      improvements_.push_back({rank, std::move(subset)});
    }
  }

  Candidates candidates_;
  Binomials binomials_;
  Rank total_;
  std::unique_ptr<const Story> around_;  ///< the steps before and after the combinations
  std::vector<bool> is_plane_;           ///< of the combinations that are steps, by rank
  std::vector<Improvement> improvements_;
};

}  // namespace

std::unique_ptr<const Story> tell_combinations(std::size_t point_count, Candidates candidates, std::size_t most,
                                               const TimeLimit& limit, SearchEnd end) {
  return std::make_unique<CombinationStory>(point_count, std::move(candidates), most, limit, std::move(end));
}

}  // namespace ws::triangulation
