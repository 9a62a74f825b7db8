// The tree of a search's calls, and the story that it tells: what is kept, dropped and crossed at each call; or inserted, left
// out and blocked.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/candidates/candidates.h"
#include "compute/triangulation/story/story.h"

#include <memory>

namespace ws::triangulation {

/// How a search goes about it: it removes edges from all of them, by recursion or with a stack of operations, or it inserts
/// them from none on.
enum class SearchForm : std::uint8_t { removal, removal_with_stack, insertion };

/// What a call of the search came from, and how it ended. Insertion keeps what it inserts, and drops what it leaves out.
enum class Decision : std::uint8_t { root, keep, drop };
enum class Outcome : std::uint8_t { inner, too_few, too_long, leaf, best };
inline constexpr std::size_t outcome_count = static_cast<std::size_t>(Outcome::best) + 1;
/// What was done to the edge: "kept", "left out".
[[nodiscard]] const char* name_of(Decision decision, SearchForm form);

/// Calls in their order, with the call that each came from. States at a call follow from the decisions on the way to it, so
/// none are stored.
class SearchTree {
 public:
  explicit SearchTree(std::size_t most_calls, SearchForm form = SearchForm::removal) : most_(most_calls), form_(form) {}

  struct Call {
    std::uint32_t parent;
    std::uint16_t edge;
    Decision decision;
    Outcome outcome;
    bool uncovered[2] = {false,
                         false};  ///< the branches that keep and drop the next edge: not entered, as nothing would cross it
  };
  /// A triangulation that was better than all before.
  struct Improvement {
    std::uint64_t call;                 ///< its number among all
    double ms;                          ///< after the search began
    double length;                      ///< of its choosable edges, rounded
    std::vector<std::uint32_t> chosen;  ///< ascending
  };

  static constexpr std::uint32_t none = ~std::uint32_t{0};
  /// The new call's number; `none` where there are enough.
  std::uint32_t enter(std::uint32_t parent, Decision decision, std::uint32_t edge);
  void end(std::uint32_t call, Outcome outcome) {
    if (call != none) calls_[call].outcome = outcome;
  }
  /// The branch of `call` that the decision would begin is not entered.
  void leave_out(std::uint32_t call, Decision decision) {
    if (call != none) calls_[call].uncovered[decision == Decision::drop] = true;
  }
  void improve(std::uint32_t call, double length, std::vector<std::uint32_t> chosen);

  [[nodiscard]] const std::vector<Call>& calls() const { return calls_; }
  [[nodiscard]] const std::vector<Improvement>& improvements() const { return improvements_; }
  [[nodiscard]] SearchForm form() const { return form_; }
  [[nodiscard]] bool inserts() const { return form_ == SearchForm::insertion; }
  [[nodiscard]] bool is_full() const { return calls_.size() >= most_; }
  [[nodiscard]] std::uint64_t call_count() const { return call_count_; }

 private:
  std::size_t most_;
  SearchForm form_;
  std::uint64_t call_count_ = 0;
  std::vector<Call> calls_;
  std::vector<Improvement> improvements_;
  Stopwatch watch_;
};

/// What came of a search, for its story.
struct SearchEnd {
  std::vector<Edge> result;  ///< ascending
  bool proven = false;
  std::vector<std::vector<std::uint32_t>> optima;  ///< choosable edges of each that is as short as the result, ascending
  std::uint64_t optimum_count = 0;
};

/// Steps: the points, the candidates, each call that was kept, each improvement after those, each optimum where there are
/// several, the result. The phase of calls is "search", or "insertion" where the tree is of one.
[[nodiscard]] std::unique_ptr<const Story> tell_search(std::size_t point_count, Candidates candidates, SearchTree tree,
                                                       SearchEnd end);

}  // namespace ws::triangulation
