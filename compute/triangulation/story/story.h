// How a triangulation came about, step by step: which edges are in, out or open at each, and why.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/exact/points.h"

#include <cstdint>
#include <string>
#include <vector>

namespace ws::triangulation {

/// What is known of an edge at a step.
enum class EdgeState : std::uint8_t {
  hidden,   ///< no candidate: not drawn
  open,     ///< may yet be in it
  forced,   ///< crossed by nothing: in every triangulation
  kept,     ///< decided to be in it
  dropped,  ///< decided to be out
  crossed,  ///< out, since a kept edge crosses it
  chosen,   ///< in the finished triangulation
  past,     ///< ruled out at an earlier step
  waiting,  ///< not in the graph yet, and may be inserted
};
inline constexpr std::size_t edge_state_count = static_cast<std::size_t>(EdgeState::waiting) + 1;

struct StoryStep {
  std::string phase;  ///< "points", "candidates", "search", "insertion", "result"
  std::string title;
  std::vector<std::uint32_t> marked;  ///< edges that the step is about
  bool crosses = false;               ///< of a round: they cross what is certain; of a combination: its edges cross
};

/// A line of the list that a search goes through.
struct ListRow {
  std::string text;
  EdgeState state;  ///< for its colour
};

class SearchTree;

/// Immutable; any step is reached directly. Edges are numbered; their states at a step are one list.
class Story {
 public:
  Story() = default;
  Story(const Story&) = delete;
  Story& operator=(const Story&) = delete;
  virtual ~Story() = default;

  [[nodiscard]] virtual const std::vector<Edge>& edges() const = 0;
  [[nodiscard]] virtual std::size_t step_count() const = 0;
  [[nodiscard]] virtual StoryStep describe(std::size_t step) const = 0;
  [[nodiscard]] virtual std::vector<EdgeState> states(std::size_t step) const = 0;
  /// The shortest triangulation met up to a step; empty where there is none yet.
  [[nodiscard]] virtual std::vector<Edge> best(std::size_t step) const = 0;
  /// The first steps of phases, in order.
  [[nodiscard]] virtual std::vector<std::pair<std::size_t, std::string>> chapters() const = 0;
  [[nodiscard]] virtual std::size_t bytes() const = 0;

  /// What is before and after the step in the list that the method goes through, if it has one.
  [[nodiscard]] virtual std::vector<ListRow> rows(std::size_t) const { return {}; }
  /// The calls of a search; null for other methods.
  [[nodiscard]] virtual const SearchTree* tree() const { return nullptr; }
  /// How many of its calls were made up to a step, the last one being what the step shows.
  [[nodiscard]] virtual std::size_t calls_until(std::size_t) const { return 0; }
  [[nodiscard]] virtual std::size_t step_of(std::size_t) const { return 0; }
};

/// States that change step by step, as a list of changes; for methods that never take a decision back.
class PlainStory final : public Story {
 public:
  /// Begins with the step "points", where all edges are hidden.
  explicit PlainStory(std::size_t point_count);

  /// Adds edges, hidden, or in a state that they have from the present step on; returns the first one's number.
  std::uint32_t add_edges(const std::vector<Edge>& edges, EdgeState state = EdgeState::hidden);
  /// Begins a step.
  void begin(StoryStep step);
  /// From the present step on.
  void set(std::uint32_t edge, EdgeState state);
  void set_all(EdgeState from, EdgeState to);
  void hide_all();
  /// The present step is about the edge.
  void mark(std::uint32_t edge) { steps_.back().marked.push_back(edge); }

  [[nodiscard]] const std::vector<Edge>& edges() const override { return edges_; }
  [[nodiscard]] std::size_t step_count() const override { return steps_.size(); }
  [[nodiscard]] StoryStep describe(std::size_t step) const override { return steps_.at(step); }
  [[nodiscard]] std::vector<EdgeState> states(std::size_t step) const override;
  [[nodiscard]] std::vector<Edge> best(std::size_t) const override { return {}; }
  [[nodiscard]] std::vector<std::pair<std::size_t, std::string>> chapters() const override;
  [[nodiscard]] std::size_t bytes() const override;

 private:
  /// Of some edges that follow one another.
  struct Change {
    std::uint32_t step, first, count;
    EdgeState state;
  };
  std::vector<Edge> edges_;
  std::vector<EdgeState> now_;
  std::vector<StoryStep> steps_;
  std::vector<Change> changes_;
};

/// "Triangulation 2 of 8 that are equally short; 3 edges differ from the first".
[[nodiscard]] std::string title_of_optimum(std::size_t number, const std::string& all, std::size_t different);

/// The step "result": the finished edges appear at once, and nothing else stays.
void end_story(PlainStory& story, const std::vector<Edge>& edges, std::string title);

/// The phases of a list of steps, by their first steps.
template <class PhaseOf>
[[nodiscard]] std::vector<std::pair<std::size_t, std::string>> chapters_of(std::size_t step_count, const PhaseOf& phase) {
  std::vector<std::pair<std::size_t, std::string>> chapters;
  for (std::size_t i = 0; i < step_count; ++i)
    if (std::string name = phase(i); chapters.empty() || chapters.back().second != name)
      chapters.emplace_back(i, std::move(name));
  return chapters;
}

}  // namespace ws::triangulation
