// SPDX-License-Identifier: MIT
#include "compute/kdtree/show/explain.h"

#include "compute/core/run/stoppable.h"
#include "compute/core/words/choice_words.h"
#include "compute/core/words/told.h"
#include "compute/kdtree/build/items.h"
#include "compute/kdtree/inspect/validate.h"
#include "compute/kdtree/scene.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>
#include <optional>
#include <utility>

namespace ws::kdtree {

namespace {

/// A number as sentences have it: six digits.
std::string six_digits(double number) { return std::isfinite(number) ? fmt::format("{:.6g}", number) : said("too much"); }

std::string triangles_told(std::size_t count) { return told(count, "{} triangle", "{} triangles"); }

/// Where the node stands in the tree, and its own decision.
struct Scene {
  const DecidedNode& at;
  [[nodiscard]] const Tree& tree() const { return *at.overview.tree; }
  [[nodiscard]] const Node& node() const { return tree().nodes[at.node]; }
  [[nodiscard]] const Rules& rules() const { return at.built.rules; }
  [[nodiscard]] const Examination& found() const { return *at.examined; }
  [[nodiscard]] const std::vector<std::uint32_t>& counts() const { return at.overview.totals.triangles(); }
  [[nodiscard]] std::uint32_t count() const { return counts()[at.node]; }
  [[nodiscard]] std::string place(int axis, float position) const { return tell_place(at.built.mesh->origin, axis, position); }
};

/// The cheapest plane across an axis, but for one; none where the cell has none that may be taken.
std::optional<PlanePrice> cheapest(const std::vector<PlanePrice>& planes, std::optional<float> but_for = {}) {
  const PlanePrice* least = nullptr;
  for (const PlanePrice& plane : planes)
    if (plane.position != but_for && std::isfinite(plane.cost) && (!least || plane.cost < least->cost)) least = &plane;
  return least ? std::optional(*least) : std::nullopt;
}

// --- claims ---------------------------------------------------------------------------------------------------------------

Claim is_in_cell(const Scene& s) {
  const int axis = s.node().axis();
  const float position = s.node().position(), low = s.found().cell.low[axis], high = s.found().cell.high[axis];
  return {said("The plane lies within the node's cell"), position >= low && position <= high,
          told("{} from {} to {}", s.place(axis, position), s.place(axis, low), s.place(axis, high))};
}

Claim is_the_best(const Scene& s) {
  const Examination& found = s.found();
  const int axis = s.node().axis();
  const float position = s.node().position();
  if (planes_by(s.rules(), s.count()) != Strategy::sah) {
    const bool same = found.best.exists() && found.best.axis == axis && found.best.position == position;
    return {told("The plane is the one that {} takes", said_choice(choice_name(s.rules().strategy))), same,
            found.best.exists() ? fmt::format("{} = {}", axis_names[std::size_t(found.best.axis)],
                                              s.place(found.best.axis, found.best.position))
                                : said("there is none")};
  }
  const float cost = found.price_at(axis, position).cost;
  std::size_t planes = 0, cheaper = 0;
  for (const auto& list : found.planes) {
    planes += list.size();
    cheaper +=
        static_cast<std::size_t>(std::count_if(list.begin(), list.end(), [&](const PlanePrice& p) { return p.cost < cost; }));
  }
  return {said("No candidate is cheaper"), cheaper == 0 && std::isfinite(cost),
          cheaper == 0 ? told(planes, "none of {} plane", "none of {} planes")
                       : told(cheaper, "{} of {} is", "{} of {} are", told(planes, "{} plane", "{} planes"))};
}

Claim is_worth_it(const Scene& s) {
  const float cost = s.found().price_at(s.node().axis(), s.node().position()).cost,
              leaf = leaf_cost(s.rules().costs, s.count());
  if (s.found().state.extra_levels > 0 && cost > leaf)
    return {said("It costs more than the leaf, and one more such split was left on the path"), true,
            told("{} were left", s.found().state.extra_levels)};
  return {said("It costs no more than the leaf"), cost <= leaf, told("{} and {}", six_digits(cost), six_digits(leaf))};
}

bool lists_just(const Tree& tree, const Node& leaf, const Items& items) {
  if (leaf.count() != items.size()) return false;
  std::vector<std::uint32_t> expected;
  for (const Item& item : items) expected.push_back(item.triangle);
  std::sort(expected.begin(), expected.end());
  return std::equal(expected.begin(), expected.end(), tree.references.begin() + leaf.first());
}

/// The node's triangles are divided once more, by its plane.
std::vector<Claim> are_divided(const Scene& s, RunContext& context) {
  constexpr std::uint32_t most_divided = 500'000;
  const std::string text = said("The children hold what the plane gives them");
  if (s.count() > most_divided) return {{text, {}, said("too many triangles")}};
  const Examination& found = s.found();
  const int axis = s.node().axis();
  const float position = s.node().position();
  const PlanePrice price = found.price_at(axis, position);
  Items items;
  for (std::size_t i = 0; i < found.triangles.size(); ++i) items.push_back({found.triangles[i], found.extents[i]});
  Split split{price.cost, position, static_cast<std::int8_t>(axis), price.side, price.left, price.planar, price.right};
  if (found.best.exists() && found.best.axis == axis && found.best.position == position) split.side = found.best.side;
  const auto [left, right] = distribute(*s.at.built.triangles, items.size(), items, found.cell, split, s.rules(), context.stop);
  const std::uint32_t left_child = s.node().left_child(), n_left = s.counts()[left_child], n_right = s.counts()[left_child + 1];
  bool same = n_left == left.size() && n_right == right.size();
  if (s.tree().nodes[left_child].is_leaf()) same = same && lists_just(s.tree(), s.tree().nodes[left_child], left);
  if (s.tree().nodes[left_child + 1].is_leaf()) same = same && lists_just(s.tree(), s.tree().nodes[left_child + 1], right);
  std::vector<Claim> claims{
      {text, same, told("{} and {} in the tree, {} and {} by the plane", n_left, n_right, left.size(), right.size())}};
  std::vector<std::uint32_t> both;
  for (const Items* side : {&left, &right})
    for (const Item& item : *side) both.push_back(item.triangle);
  std::sort(both.begin(), both.end());
  both.erase(std::unique(both.begin(), both.end()), both.end());
  claims.push_back(
      {said("No triangle is lost"), both.size() == items.size(), told("{} of {} are in a child", both.size(), items.size())});
  return claims;
}

/// Of the scene's cost: a node that is split costs its step and its children instead of the leaf that it was.
Claim changes_the_cost(const Scene& s) {
  const double before = s.at.overview.total_after(s.at.decided - 1).cost, after = s.at.overview.total_after(s.at.decided).cost;
  const Box& cell = s.found().cell;
  const int axis = s.node().axis();
  const float position = s.node().position();
  const double whole = surface_area(s.at.built.size.box), share = whole > 0 ? 1 / whole : 0;
  const std::uint32_t child = s.node().left_child();
  const SahCosts& k = s.rules().costs;
  const double step = share * surface_area(cell) * k.traversal, leaf = share * surface_area(cell) * k.intersection * s.count(),
               left = share * surface_area(below(cell, axis, position)) * k.intersection * s.counts()[child],
               right = share * surface_area(above(cell, axis, position)) * k.intersection * s.counts()[child + 1];
  const double expected = step + left + right - leaf;
  const double slack = 1e-6 * (step + left + right + leaf) + 1e-12 * std::abs(before);  // shares are single precision
  return {said("The tree's cost changes by the node's share of it"), std::abs(after - before - expected) <= slack,
          told("from {} to {}: {:.4g}, expected {:.4g}", six_digits(before), six_digits(after), after - before, expected)};
}

std::vector<Claim> of_leaf(const Scene& s) {
  const Examination& found = s.found();
  std::vector<std::uint32_t> reach = found.triangles;
  std::sort(reach.begin(), reach.end());
  const bool same = s.node().count() == reach.size() &&
                    std::equal(reach.begin(), reach.end(), s.tree().references.begin() + s.node().first());
  std::vector<Claim> claims;
  switch (found.verdict) {
    case Verdict::leaf_depth:
      claims.push_back({said("It is at the limit of depth"),
                        found.state.depth >= s.rules().max_depth ||
                            s.at.overview.tree->depth == static_cast<std::uint32_t>(found.state.depth),
                        told("{} of {}", found.state.depth, s.rules().max_depth)});
      break;
    case Verdict::leaf_size:
      claims.push_back({said("It has few triangles"), reach.size() <= largest_sure_leaf(s.rules(), found.state.depth),
                        triangles_told(reach.size())});
      break;
    case Verdict::leaf_cost:
    case Verdict::leaf_guard: {
      std::size_t cheaper = 0;
      const bool takes_ends = planes_by(s.rules(), s.count()) == Strategy::sah;
      for (const auto& list : found.planes)
        cheaper += static_cast<std::size_t>(
            std::count_if(list.begin(), list.end(), [&](const PlanePrice& p) { return p.cost <= found.leaf_cost; }));
      claims.push_back(
          takes_ends ? Claim{said("Each plane costs more than the leaf"), cheaper == 0,
                             cheaper == 0 ? told("the cheapest costs {}, the leaf {}", six_digits(found.best.cost),
                                                 six_digits(found.leaf_cost))
                                          : told(cheaper, "{} plane costs no more than the leaf, {}",
                                                 "{} planes cost no more than the leaf, {}", six_digits(found.leaf_cost))}
                     : Claim{said("The plane that would be taken costs more than the leaf, or may not be taken"),
                             !found.best.exists() || found.best.cost > found.leaf_cost || !has_criterion(s.rules().strategy),
                             found.best.exists() ? six_digits(found.best.cost) : said("there is none")});
      break;
    }
    case Verdict::leaf_no_plane:
      claims.push_back({said("No plane may be taken"), !found.best.exists(),
                        found.best.exists() ? said("there is one") : said("there is none")});
      break;
    case Verdict::split:
      claims.push_back({said("The rules make it a leaf"), false, said("they would split it")});
  }
  claims.push_back({said("The leaf lists just the triangles that reach it"), same,
                    told("{} listed, {} reach it", s.node().count(), reach.size())});
  return claims;
}

std::vector<Claim> claims_of(const Scene& s, RunContext& context) {
  if (!s.at.problem.empty()) return {{said("The way to the node follows the rules"), false, s.at.problem}};
  if (!s.at.examined) return {{said("The node is what the rules make of its triangles"), {}, said("it has too many")}};
  if (s.node().is_leaf()) return of_leaf(s);
  const auto same_count = s.found().triangles.size() == s.count();
  std::vector<Claim> claims{{said("The leaves below it list just the triangles that reach it"), same_count,
                             told("{} listed, {} reach it", s.count(), s.found().triangles.size())},
                            is_in_cell(s),
                            is_the_best(s)};
  if (has_criterion(s.rules().strategy)) claims.push_back(is_worth_it(s));
  for (Claim& claim : are_divided(s, context)) claims.push_back(std::move(claim));
  claims.push_back(changes_the_cost(s));
  return claims;
}

// --- why --------------------------------------------------------------------------------------------------------------------

std::string plane_words(const Scene& s, int axis, float position) {
  return fmt::format("{} = {}", axis_names[std::size_t(axis)], s.place(axis, position));
}

/// The best of each axis, and the leaf: what lost, and by how much.
void add_losers(Reasons& reasons, const Scene& s) {
  const Examination& found = s.found();
  const bool is_leaf = s.node().is_leaf(), looks_at_costs = has_criterion(s.rules().strategy);
  const double winner = is_leaf ? double(found.leaf_cost) : double(found.price_at(s.node().axis(), s.node().position()).cost);
  const auto lost = [&](double cost) -> std::string {
    if (!looks_at_costs && !is_leaf) return told("{} does not look at costs", said_choice(choice_name(s.rules().strategy)));
    if (is_leaf && found.verdict == Verdict::leaf_depth) return said("the limit of depth is reached");
    if (is_leaf && found.verdict == Verdict::leaf_size) return said("so few triangles stay together");
    if (cost < winner)
      return told("{} cheaper, but {} does not consider it", six_digits(winner - cost),
                  said_choice(choice_name(s.rules().strategy)));
    return cost == winner ? said("as cheap: the tie goes to the smaller position, then axis")
                          : told("{} more, {:.3g} %", six_digits(cost - winner), 100 * (cost / winner - 1));
  };
  for (int axis = 0; axis < 3; ++axis) {
    const bool has_won = !is_leaf && axis == s.node().axis();
    const auto best = cheapest(found.planes[std::size_t(axis)], has_won ? std::optional(s.node().position()) : std::nullopt);
    if (!best) continue;
    const char* name = axis_names[std::size_t(axis)];
    const std::string place = s.place(axis, best->position);
    reasons.alternatives.push_back(
        {has_won ? told("next best across {}: {}", name, place) : told("best across {}: {}", name, place), double(best->cost),
         said("cost"), lost(best->cost)});
  }
  if (is_leaf) return;
  reasons.alternatives.push_back({said("stay a leaf"), double(found.leaf_cost), said("cost"), lost(found.leaf_cost)});
  const PlanePrice taken = found.price_at(s.node().axis(), s.node().position());
  if (taken.planar > 0) {
    const double other = taken.side == Side::left ? taken.with_right : taken.with_left;
    reasons.alternatives.push_back(
        {taken.side == Side::left
             ? told(taken.planar, "its {} planar triangle on the right", "its {} planar triangles on the right")
             : told(taken.planar, "its {} planar triangle on the left", "its {} planar triangles on the left"),
         std::isfinite(other) ? std::optional(other) : std::nullopt, said("cost"), lost(other)});
  }
}

std::string why_split(const Scene& s) {
  const Examination& found = s.found();
  const int axis = s.node().axis();
  const PlanePrice taken = found.price_at(axis, s.node().position());
  std::string text = plane_words(s, axis, s.node().position());
  if (!has_criterion(s.rules().strategy))
    return told("{} is where {} splits a cell: {} of {} triangles left of it, {} right, {} in it.", text,
                said_choice(choice_name(s.rules().strategy)), taken.left, s.count(), taken.right, taken.planar);
  text += told(" wins: cost {} {} leaf {}", six_digits(taken.cost),
               taken.cost < found.leaf_cost    ? "<"
               : taken.cost == found.leaf_cost ? "="
                                               : ">",
               six_digits(found.leaf_cost));
  for (int other = 0; other < 3; ++other) {
    if (other == axis) continue;
    const auto best = cheapest(found.planes[std::size_t(other)]);
    text += best ? told("; best in {} {}", axis_names[std::size_t(other)], six_digits(best->cost))
                 : told("; none in {}", axis_names[std::size_t(other)]);
  }
  if (taken.has_bonus) text += told("; one side is empty, so the cost is multiplied by λ = {}", s.rules().costs.empty_bonus);
  return text + ".";
}

std::string why_leaf(const Scene& s) {
  const Examination& found = s.found();
  std::optional<PlanePrice> best;
  int across = 0;
  for (int axis = 0; axis < 3; ++axis)
    if (const auto one = cheapest(found.planes[std::size_t(axis)]); one && (!best || one->cost < best->cost))
      best = one, across = axis;
  if (found.verdict == Verdict::leaf_cost && best)
    return told("A leaf with {}, because it costs {} and the best split, at {}, {}.", triangles_told(s.count()),
                six_digits(found.leaf_cost), plane_words(s, across, best->position), six_digits(best->cost));
  std::string text = told("A leaf with {}: {}", triangles_told(s.count()), said(reason_of(found.verdict)));
  if (best)
    text += told(" (leaf {}, best split {} at cost {})", six_digits(found.leaf_cost), plane_words(s, across, best->position),
                 six_digits(best->cost));
  return text + ".";
}

/// From a node one goes to those beside it, and to the root, from which a leaf may be more than twenty levels away.
void add_relatives(Reasons& reasons, const Scene& s) {
  enum : std::size_t { root, parent, left, right };
  reasons.parts_title = said("In the tree");
  reasons.relatives = {{said("Root")}, {said("Parent")}, {said("Left")}, {said("Right")}};
  const auto relate = [&](std::size_t relative, std::uint32_t node) {
    reasons.relatives[relative].thing = Pick{"node", node};
    reasons.relatives[relative].what = told("node {}, {}", node, triangles_told(s.counts()[node]));
  };
  const auto add = [&](std::string name, std::uint32_t node, std::size_t relative) {
    reasons.parts.push_back({{std::move(name), std::int64_t{s.counts()[node]}, said("triangles")}, Pick{"node", node}});
    relate(relative, node);
  };
  if (s.at.node != 0) {
    const std::uint32_t above = s.at.overview.growth.parent(s.at.node);
    relate(root, 0);
    add(told("its parent, node {}", above), above, parent);
  }
  if (s.node().is_leaf()) return;
  const std::uint32_t below = s.node().left_child();
  add(told("left of the plane, node {}", below), below, left);
  add(told("right of the plane, node {}", below + 1), below + 1, right);
}

Reasons reasons_of(const Scene& s, RunContext& context) {
  Reasons reasons{told("Node {}", s.at.node), {}, {}, {}, {}};
  add_relatives(reasons, s);
  if (!s.at.examined) {
    reasons.why = s.at.problem.empty()
                      ? told("Node {} has {}, too many to price all planes again.", s.at.node, triangles_told(s.count()))
                      : told("Node {} cannot be reached by the rules: {}.", s.at.node, s.at.problem);
  } else {
    reasons.why = s.node().is_leaf() ? why_leaf(s) : why_split(s);
    add_losers(reasons, s);
  }
  reasons.claims = claims_of(s, context);
  return reasons;
}

std::string line_words(const Scene& s) {
  if (!s.node().is_leaf()) return "else: split at best";
  if (!s.at.examined) return "if the depth is D";
  switch (s.found().verdict) {
    case Verdict::leaf_depth:
    case Verdict::leaf_size:
      return "if the depth is D";
    default:
      return "if best ";
  }
}

std::vector<Counter> counters_of(const Scene& s) {
  std::vector<Counter> counters;
  const double triangles = double(s.at.built.triangles.size());
  if (s.at.examined) {
    double planes = 0;
    for (const auto& list : s.found().planes) planes += double(list.size());
    counters.push_back({said("planes of this node"), planes, 6.0 * s.count(), said("at most 6 n, two ends along three axes")});
  }
  double looked = 0;
  for (std::size_t i = 0; i < s.at.decided; ++i) looked += s.counts()[s.at.overview.growth.decided(i)];
  const double levels = double(s.at.overview.growth.depth(s.at.node)) + 1;
  if (s.at.built.parameters.order == StepOrder::level)
    counters.push_back({said("triangles looked at, node by node"), looked, triangles * levels, said("N on each level so far")});
  else
    counters.push_back({said("triangles looked at, node by node"), looked});
  const Total total = s.at.overview.total_after(s.at.decided);
  counters.push_back(
      {said("nodes"), double(total.nodes), std::max(1.0, 2 * triangles - 1), said("with one triangle a leaf: 2 N − 1")});
  counters.push_back({said("triangle references"), double(total.references), triangles, said("without duplicates: N")});
  return counters;
}

}  // namespace

MethodCode pseudocode_of(const BuiltTree& built) {
  MethodCode code = pseudocode_of(built.parameters.pipeline, built.rules);
  if (built.is_stored)
    code.title =
        told("kD-tree of a file, strategy {}, as a builder would come to it", said_choice(choice_name(built.rules.strategy)));
  return code;
}

Explanation explain_scene(const BuiltTree& built, RunContext& context) {
  Explanation explanation;
  explanation.method = pseudocode_of(built).told();
  explanation.line = 0;
  std::size_t outside = 0;
  StopWatcher watch(context.stop);
  for (const Triangle& t : *built.triangles) {
    watch();
    Box both = built.size.box;
    both.add(box_of(t));
    outside += !(both.low == built.size.box.low && both.high == built.size.box.high);
  }
  const double whole = double(built.rules.costs.intersection) * double(built.triangles.size());
  explanation.reasons.why = told("{} in one cell: a ray would be tested with all of them, at cost {}.",
                                 triangles_told(built.triangles.size()), six_digits(whole));
  explanation.reasons.claims = {
      {said("The cell holds all triangles"), outside == 0, told(outside, "{} reaches out of it", "{} reach out of it")}};
  explanation.counters = {{said("triangles"), double(built.triangles.size())}};
  return explanation;
}

Explanation explain_node(const DecidedNode& at, RunContext& context) {
  const Scene scene{at};
  Explanation explanation;
  const MethodCode code = pseudocode_of(at.built);
  explanation.method = code.told();
  explanation.line = code.line_of(line_words(scene));
  explanation.reasons = reasons_of(scene, context);
  explanation.counters = counters_of(scene);
  return explanation;
}

Explanation explain_whole_tree(const BuiltTree& built, const Overview* overview, RunContext& context) {
  Explanation explanation;
  const MethodCode code = pseudocode_of(built);
  explanation.method = code.told();
  explanation.line = code.line_of("the tree is whole");
  Reasons& reasons = explanation.reasons;
  if (!overview) {
    reasons.why = told(built.size.nodes, "The whole tree, of {} node: it changes too fast, or is too large, to be told of.",
                       "The whole tree, of {} nodes: it changes too fast, or is too large, to be told of.");
    return explanation;
  }
  const std::size_t count = built.triangles.size();
  const Statistics& all = overview->statistics;
  reasons.why =
      told("A ray is expected to cost {}, where all triangles in one leaf cost {}: {} and {}, {:.4g} references a triangle.",
           six_digits(all.cost), six_digits(all.cost_as_leaf), told(all.inner_nodes, "{} inner node", "{} inner nodes"),
           told(all.leaves, "{} leaf", "{} leaves"), all.duplication);
  reasons.alternatives = {{said("one leaf"), all.cost_as_leaf, said("cost"),
                           all.cost > 0 ? told("{:.4g} times the cost", all.cost_as_leaf / all.cost) : said("the same cost")}};
  const auto problem = structure_problem(*overview->tree, count, context.stop);
  reasons.claims.push_back({said("Leaves tile the scene's box, and nodes and references stand in their order"), !problem,
                            problem ? *problem : told(built.size.nodes, "{} node", "{} nodes")});
  constexpr std::size_t most_validated = 500'000;
  if (count <= most_validated) {
    const std::vector<std::string> wrong = validate(*overview->tree, *built.triangles, built.rules, context.stop);
    reasons.claims.push_back({said("Each triangle, sent down from the root, reaches just the leaves that list it"),
                              wrong.empty(), wrong.empty() ? triangles_told(count) : wrong.front()});
  } else {
    reasons.claims.push_back(
        {said("Each triangle, sent down from the root, reaches just the leaves that list it"), {}, said("too many triangles")});
  }
  const double summed = overview->total_after(overview->growth.size()).cost;
  reasons.claims.push_back({said("The costs of the steps add up to the tree's"),
                            std::abs(summed - all.cost) <= 1e-4 * std::max(1.0, all.cost),
                            told("{} and {}", six_digits(summed), six_digits(all.cost))});
  const double n = double(std::max<std::size_t>(count, 1));
  double looked = 0;
  for (const std::uint32_t triangles : overview->totals.triangles()) looked += triangles;
  explanation.counters = {
      {said("depth"), double(built.size.depth), double(built.rules.max_depth), said("at most D")},
      {said("nodes"), double(built.size.nodes), std::max(1.0, 2 * n - 1), said("with one triangle a leaf: 2 N − 1")},
      {said("triangle references"), double(built.size.references), n, said("without duplicates: N")},
      {said("triangles looked at, node by node"), looked, n * std::max(1.0, std::log2(n)), said("N log₂ N")}};
  return explanation;
}

namespace {

/// A leaf's references rise.
bool lists(const Tree& tree, const Node& node, std::size_t triangle) {
  if (!node.is_leaf()) return false;
  const auto first = tree.references.begin() + node.first(), end = first + node.count();
  return std::binary_search(first, end, static_cast<std::uint32_t>(triangle));
}

bool meet(const Box& a, const Box& b) {
  for (int k = 0; k < 3; ++k)
    if (a.low[k] > b.high[k] || a.high[k] < b.low[k]) return false;
  return true;
}

double squared_distance(const Box& box, const std::array<double, 3>& to) {
  double sum = 0;
  for (int k = 0; k < 3; ++k) {
    const double at = to[static_cast<std::size_t>(k)], beside = at - std::clamp(at, double(box.low[k]), double(box.high[k]));
    sum += beside * beside;
  }
  return sum;
}

}  // namespace

std::optional<ListingLeaf> leaf_of(const Overview& overview, const Pick& triangle, const std::stop_token& stop) {
  const Tree& tree = *overview.tree;
  std::optional<ListingLeaf> best;
  double least = 0;
  StopWatcher watch(stop);
  for (std::uint32_t node = 0; node < tree.nodes.size(); ++node) {
    watch();
    if (!lists(tree, tree.nodes[node], triangle.index)) continue;
    const ListingLeaf leaf{node, overview.growth.step_of(node) + 1};
    const double apart = triangle.at ? squared_distance(overview.growth.cell(tree, node), *triangle.at) : 0;
    if (best && (apart > least || (apart == least && leaf.step > best->step))) continue;
    best = leaf;
    least = apart;
  }
  return best;
}

Reasons why_triangle(const BuiltTree& built, const Overview& overview, std::size_t triangle, RunContext& context) {
  const Tree& tree = *overview.tree;
  const Box box = box_of((*built.triangles)[triangle]);
  Reasons reasons{told("Triangle {}", triangle), {}, {}, {}, {}, said("Leaves that list the triangle")};
  std::size_t leaves = 0, apart = 0;
  StopWatcher watch(context.stop);
  for (std::uint32_t node = 0; node < tree.nodes.size(); ++node) {
    watch();
    const Node& leaf = tree.nodes[node];
    if (!lists(tree, leaf, triangle)) continue;
    ++leaves;
    apart += !meet(box, overview.growth.cell(tree, node));
    constexpr std::size_t most_listed = 8;
    if (reasons.parts.size() < most_listed)
      reasons.parts.push_back(
          {{told("node {}, on level {}", node, overview.growth.depth(node)), std::int64_t{leaf.count()}, said("triangles")},
           Pick{"node", node}});
  }
  reasons.why = leaves == 1 ? told("Triangle {} is in one leaf: no plane goes through it.", triangle)
                            : told(leaves, "Triangle {1} is in {0} leaf: planes go through it {2}, and each part is listed.",
                                   "Triangle {1} is in {0} leaves: planes go through it {2}, and each part is listed.",
                                   triangle, told(leaves - std::min<std::size_t>(1, leaves), "{} time", "{} times"));
  reasons.claims = {
      {said("It is listed"), leaves > 0, told(leaves, "{} leaf", "{} leaves")},
      {said("Each leaf that lists it meets its box"), apart == 0,
       apart == 0 ? told(leaves, "{} of {} does", "{} of {} do", leaves) : told(apart, "{} does not", "{} do not")}};
  return reasons;
}

Reasons why_in_leaf(std::size_t triangle, Reasons of_triangle, std::uint32_t leaf, Reasons of_leaf) {
  of_leaf.title = told("Triangle {}, at the pointer in node {}", triangle, leaf);
  of_leaf.why += " " + of_triangle.why;
  of_leaf.relatives.resize(1);  // the root comes first of a triangle's, too
  of_leaf.relatives.push_back({said("Leaf"), Pick{"node", leaf}, told("node {}", leaf)});
  of_leaf.parts_title = of_triangle.parts_title;
  of_leaf.parts = std::move(of_triangle.parts);
  std::move(of_triangle.claims.begin(), of_triangle.claims.end(), std::back_inserter(of_leaf.claims));
  return of_leaf;
}

}  // namespace ws::kdtree
