// Edge removal as the thesis has it: from the complete graph each edge is kept, which removes what crosses it, or dropped.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/search/search_tables.h"

namespace ws::triangulation {

namespace {

/// Which edges are present, and how to go back.
class Graph {
 public:
  explicit Graph(Search& search) : search_(search), present_(search.candidates.choosable_count(), 1), count_(present_.size()) {}
  template <std::size_t W>
  Graph(Search& search, const Branch<W>& branch) : search_(search), present_(search.candidates.choosable_count()) {
    for (const Bits<W>* set : {&branch.open, &branch.kept}) set->for_each([&](std::uint32_t edge) { present_[edge] = 1; });
    count_ = branch.present_count();
  }

  [[nodiscard]] std::uint32_t edge_count() const { return static_cast<std::uint32_t>(present_.size()); }
  [[nodiscard]] bool is_hopeless() {
    if (!search_.options.cuts.count || count_ >= search_.candidates.needed_count) return false;
    search_.cut();
    return true;
  }
  [[nodiscard]] std::uint32_t next_present(std::uint32_t edge) const {
    while (edge < present_.size() && !present_[edge]) ++edge;
    return edge;
  }
  /// Removes what crosses the edge; what `restore` needs to undo it.
  std::size_t keep(std::uint32_t edge) {
    const std::size_t mark = removed_.size();
    for (const std::uint32_t other : search_.candidates.crossed_by[edge]) {
      if (!present_[other]) continue;
      present_[other] = 0;
      removed_.push_back(other);
    }
    count_ -= removed_.size() - mark;
    return mark;
  }
  void restore(std::size_t mark) {
    for (; removed_.size() > mark; removed_.pop_back(), ++count_) present_[removed_.back()] = 1;
  }
  void drop(std::uint32_t edge) { present_[edge] = 0, --count_; }
  void put_back(std::uint32_t edge) { present_[edge] = 1, ++count_; }
  /// No present edges cross. Without the count cut the set may have holes.
  void evaluate() {
    if (count_ != search_.candidates.needed_count) return;
    std::vector<std::uint32_t> set;
    for (std::uint32_t i = 0; i < present_.size(); ++i)
      if (present_[i]) set.push_back(i);
    search_.found(set);
  }

 private:
  Search& search_;
  std::vector<std::uint8_t> present_;
  std::vector<std::uint32_t> removed_;
  std::size_t count_ = 0;
};

/// From `edge` on nothing is decided; `decision` was taken on the edge before, `decided`.
void descend(Search& search, Graph& graph, std::uint32_t edge, Decision decision, std::uint32_t decided) {
  const Visit visit(search, decision, decided);
  if (graph.is_hopeless()) return;
  edge = graph.next_present(edge);
  if (edge >= graph.edge_count()) return graph.evaluate();
  const std::size_t mark = graph.keep(edge);
  descend(search, graph, edge + 1, Decision::keep, edge);
  graph.restore(mark);
  graph.drop(edge);
  descend(search, graph, edge + 1, Decision::drop, edge);
  graph.put_back(edge);
}

enum class Operation : std::uint8_t { a, b, c };  // keep; undo that and drop; undo that
struct Element {
  std::uint32_t edge;
  Operation operation;
};

/// The branches of a level, on all threads.
template <std::size_t W>
void search_branches(Search& search) {
  const SearchTables<W> tables(search.candidates, {search.options.cuts.count});
  constexpr std::size_t wanted_branches = 4096;
  Level<W> level;
  {
    const StageTimer timer(search.context, "descent");
    level = descended(search, tables, search.options.branch_level, wanted_branches);
  }
  search.branches = {level.depth, level.branches.size()};
  in_parallel(search, "branches", level.branches.size(), 1, [&](Search& local, std::size_t i) {
    Graph graph(local, level.branches[i]);
    descend(local, graph, level.branches[i].open.first(), Decision::root, 0);
  });
}

}  // namespace

void search_by_removal(Search& search) {
  if (search.options.parallel && !search.options.tree)
    return with_words(search.candidates.choosable_count(), [&](auto words) { search_branches<words()>(search); });
  Graph graph(search);
  descend(search, graph, 0, Decision::root, 0);
}

void search_by_removal_with_stack(Search& search) {
  Graph graph(search);
  SearchTree* tree = search.options.tree;
  search.call();  // the recursive form's first call has no element
  if (tree) search.at = tree->enter(SearchTree::none, Decision::root, 0);
  if (graph.edge_count() == 0) return graph.evaluate();
  std::vector<std::size_t> mark(graph.edge_count());
  std::vector<std::uint32_t> parent(graph.edge_count());  // the call that pushed an edge's elements
  std::vector<Element> stack;
  const auto push = [&](std::uint32_t edge) {
    parent[edge] = search.at;
    for (const Operation operation : {Operation::c, Operation::b, Operation::a}) stack.push_back({edge, operation});
  };
  for (push(0); !stack.empty();) {
    const auto [edge, operation] = stack.back();
    stack.pop_back();
    if (operation == Operation::c) {
      graph.put_back(edge);
      continue;
    }
    search.call();
    if (tree) search.at = tree->enter(parent[edge], operation == Operation::a ? Decision::keep : Decision::drop, edge);
    if (operation == Operation::a) {
      mark[edge] = graph.keep(edge);
    } else {
      graph.restore(mark[edge]);
      graph.drop(edge);
    }
    if (graph.is_hopeless()) continue;
    const std::uint32_t next = graph.next_present(edge + 1);
    if (next < graph.edge_count())
      push(next);
    else
      graph.evaluate();
  }
}

}  // namespace ws::triangulation
