// From decisions along a path of calls to the states of all edges.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/story/search_story.h"

#include "compute/core/words/told.h"

#include <algorithm>
#include <utility>

namespace ws::triangulation {

std::uint32_t SearchTree::enter(std::uint32_t parent, Decision decision, std::uint32_t edge) {
  ++call_count_;
  if (calls_.size() >= most_ || (parent == none && decision != Decision::root)) return none;
  calls_.push_back({parent, static_cast<std::uint16_t>(edge), decision, Outcome::inner, {}});
  return static_cast<std::uint32_t>(calls_.size() - 1);
}

const char* name_of(Decision decision, SearchForm form) {
  const bool inserts = form == SearchForm::insertion;
  switch (decision) {
    case Decision::root:
      return "";
    case Decision::keep:
      return inserts ? phrase("inserted") : phrase("kept");
    case Decision::drop:
      return inserts ? phrase("left out") : phrase("dropped");
  }
  return "";
}

void SearchTree::improve(std::uint32_t call, double length, std::vector<std::uint32_t> chosen) {
  end(call, Outcome::best);
  improvements_.push_back({call_count_, watch_.ms(), length, std::move(chosen)});
}

namespace {

class SearchStory final : public Story {
 public:
  SearchStory(std::size_t point_count, Candidates candidates, SearchTree tree, SearchEnd end)
      : point_count_(point_count), candidates_(std::move(candidates)), tree_(std::move(tree)), end_(std::move(end)) {
    const std::vector<Edge>& result = end_.result;
    edges_ = candidates_.choosable;
    edges_.insert(edges_.end(), candidates_.forced.begin(), candidates_.forced.end());
    is_chosen_.resize(edges_.size());
    for (std::size_t i = 0; i < edges_.size(); ++i) is_chosen_[i] = std::binary_search(result.begin(), result.end(), edges_[i]);
    const auto& improvements = tree_.improvements();
    later_ = static_cast<std::size_t>(std::partition_point(improvements.begin(), improvements.end(),
                                                           [&](const auto& i) { return i.call <= tree_.calls().size(); }) -
                                      improvements.begin());
  }

  [[nodiscard]] const std::vector<Edge>& edges() const override { return edges_; }
  [[nodiscard]] std::size_t step_count() const override { return first_optimum() + optimum_count() + 1; }
  [[nodiscard]] std::size_t bytes() const override {
    return tree_.calls().size() * sizeof(SearchTree::Call) + edges_.size() * sizeof(Edge) +
           tree_.improvements().size() * candidates_.needed_count * sizeof(std::uint32_t);
  }

  [[nodiscard]] StoryStep describe(std::size_t step) const override {
    if (step == 0) return {phrase("points"), told(point_count_, "{} distinct point", "{} distinct points"), {}};
    if (step == 1)
      return {phrase("candidates"),
              fmt::format("{}. {}",
                          told(candidates_.forced.size(), "{} edge is crossed by nothing: in every triangulation",
                               "{} edges are crossed by nothing: in every triangulation"),
                          told(candidates_.needed_count, "{} of the other {} completes it", "{} of the other {} complete it",
                               candidates_.choosable_count())),
              {}};
    if (step + 1 == step_count())
      return {phrase("result"),
              said(end_.proven ? "The shortest triangulation: proven" : "The shortest triangulation met: not proven"),
              {}};
    if (step >= first_optimum()) return describe_optimum(step - first_optimum());
    if (const auto improvement = improvement_at(step))
      return {phrase("later"),
              told("Call {}: a shorter triangulation, {:.9g} with what is forced", improvement->call,
                   improvement->length + candidates_.forced_length),
              improvement->chosen};
    return describe_call(step - first_call);
  }

  [[nodiscard]] std::vector<EdgeState> states(std::size_t step) const override {
    std::vector<EdgeState> states(edges_.size(), step == 0 ? EdgeState::hidden : EdgeState::open);
    if (step == 0) return states;
    std::fill(states.begin() + static_cast<std::ptrdiff_t>(candidates_.choosable_count()), states.end(), EdgeState::forced);
    if (step == 1) return states;
    if (step + 1 == step_count()) {
      for (std::size_t i = 0; i < edges_.size(); ++i)
        if (states[i] == EdgeState::open) states[i] = is_chosen_[i] ? EdgeState::chosen : EdgeState::hidden;
      return states;
    }
    const auto* improvement = improvement_at(step);
    if (improvement || step >= first_optimum()) {
      std::fill_n(states.begin(), candidates_.choosable_count(), improvement ? EdgeState::crossed : EdgeState::hidden);
      for (const std::uint32_t i : improvement ? improvement->chosen : end_.optima[step - first_optimum()])
        states[i] = EdgeState::kept;
      return states;
    }
    const auto& calls = tree_.calls();
    // Removal begins with all edges in the graph, insertion with none but the forced ones.
    if (tree_.inserts()) std::fill_n(states.begin(), candidates_.choosable_count(), EdgeState::waiting);
    const EdgeState undecided = states.front();
    for (auto c = static_cast<std::uint32_t>(step - first_call); c != SearchTree::none; c = calls[c].parent) {
      if (calls[c].decision == Decision::root) break;
      states[calls[c].edge] = calls[c].decision == Decision::keep ? EdgeState::kept : EdgeState::dropped;
      if (calls[c].decision != Decision::keep) continue;
      for (const std::uint32_t other : candidates_.crossed_by[calls[c].edge])
        if (states[other] == undecided) states[other] = EdgeState::crossed;
    }
    return states;
  }

  [[nodiscard]] std::vector<Edge> best(std::size_t step) const override {
    if (step < first_call || step >= first_optimum()) return {};
    const std::uint64_t call = improvement_at(step) ? improvement_at(step)->call : step - first_call + 1;
    const SearchTree::Improvement* found = nullptr;
    for (const auto& improvement : tree_.improvements())
      if (improvement.call <= call) found = &improvement;
    if (!found) return {};
    std::vector<Edge> edges = candidates_.forced;
    for (const std::uint32_t i : found->chosen) edges.push_back(candidates_.choosable[i]);
    return edges;
  }

  [[nodiscard]] std::vector<std::pair<std::size_t, std::string>> chapters() const override {
    std::vector<std::pair<std::size_t, std::string>> chapters{{0, "points"}, {1, "candidates"}};
    if (!tree_.calls().empty()) chapters.emplace_back(first_call, phase());
    for (std::size_t i = 0; i < later_; ++i)
      chapters.emplace_back(first_call + tree_.improvements()[i].call - 1, phrase("better"));
    if (later_count() > 0) chapters.emplace_back(first_call + tree_.calls().size(), "later");
    if (optimum_count() > 0) chapters.emplace_back(first_optimum(), "optima");
    chapters.emplace_back(step_count() - 1, "result");
    return chapters;
  }
  [[nodiscard]] const SearchTree* tree() const override { return &tree_; }
  [[nodiscard]] std::size_t calls_until(std::size_t step) const override {
    return step < first_call ? 0 : std::min(step - first_call + 1, tree_.calls().size());
  }
  [[nodiscard]] std::size_t step_of(std::size_t call) const override { return first_call + call; }

 private:
  static constexpr std::size_t first_call = 2;

  [[nodiscard]] const char* phase() const { return tree_.inserts() ? phrase("insertion") : phrase("search"); }

  [[nodiscard]] std::size_t later_count() const { return tree_.improvements().size() - later_; }
  [[nodiscard]] std::size_t first_optimum() const { return first_call + tree_.calls().size() + later_count(); }
  /// A single one is the result.
  [[nodiscard]] std::size_t optimum_count() const { return end_.optima.size() > 1 ? end_.optima.size() : 0; }
  [[nodiscard]] const SearchTree::Improvement* improvement_at(std::size_t step) const {
    const std::size_t first = first_call + tree_.calls().size();
    return step < first || step >= first_optimum() ? nullptr : &tree_.improvements()[later_ + step - first];
  }

  [[nodiscard]] StoryStep describe_optimum(std::size_t index) const {
    StoryStep step{"optima", {}, {}};
    for (const std::uint32_t i : end_.optima[index])
      if (!is_chosen_[i]) step.marked.push_back(i);
    step.title = title_of_optimum(index + 1, std::to_string(end_.optimum_count), step.marked.size());
    return step;
  }

  [[nodiscard]] StoryStep describe_call(std::size_t index) const {
    const SearchTree::Call& call = tree_.calls()[index];
    const bool inserts = tree_.inserts();
    StoryStep step{phase(), {}, {}};
    if (call.decision == Decision::root) {
      step.title = told("Call {}: {}", index + 1, said(inserts ? "nothing is inserted yet" : "nothing is decided"));
    } else {
      const Edge e = edges_[call.edge];
      step.marked.push_back(call.edge);
      step.title = told("Call {}: edge {}-{} {}", index + 1, e.a, e.b, said(name_of(call.decision, tree_.form())));
    }
    switch (call.outcome) {
      case Outcome::inner:
        break;
      case Outcome::too_few:
        step.title += said(inserts ? "; too few edges can still be inserted: the branch ends"
                                   : "; too few edges are left: the branch ends");
        break;
      case Outcome::too_long:
        step.title += said("; no shorter than the best, however it is completed: the branch ends");
        break;
      case Outcome::leaf:
        step.title += said("; a triangulation");
        break;
      case Outcome::best:
        step.title += said("; a triangulation, shorter than all before");
        break;
    }
    return step;
  }

  std::size_t point_count_;
  Candidates candidates_;
  SearchTree tree_;
  SearchEnd end_;
  std::vector<Edge> edges_;
  std::vector<std::uint8_t> is_chosen_;
  std::size_t later_ = 0;  ///< improvements among the calls that were kept
};

}  // namespace

std::unique_ptr<const Story> tell_search(std::size_t point_count, Candidates candidates, SearchTree tree, SearchEnd end) {
  return std::make_unique<SearchStory>(point_count, std::move(candidates), std::move(tree), std::move(end));
}

}  // namespace ws::triangulation
