// Wald and Havran's builder in O(N log N): events are sorted once; splitting keeps their order, and only the new events of
// triangles that cross the plane are sorted and merged in.
// SPDX-License-Identifier: MIT
#include "compute/core/run/stoppable.h"
#include "compute/kdtree/build/choice/event_sweep.h"
#include "compute/kdtree/build/grow.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

namespace ws::kdtree {

namespace {

using Events = std::vector<Event>;

class Presorted {
 public:
  Presorted(const Triangles& triangles, const Rules& rules, ReferenceLimit& limit, RunContext& context)
      : triangles_(triangles),
        rules_(rules),
        limit_(limit),
        context_(context),
        boxes_(triangles.size()),
        goes_(triangles.size()) {}

  Tree build() {
    Events events;
    events.reserve(6 * triangles_.size());
    std::uint32_t number = 0;
    for_each_stoppable(triangles_, context_.stop, [&](const Triangle& triangle) {
      const Box box = box_of(triangle);
      append_events(events, number++, box);
      tree_.box.add(box);
    });
    sort_events(events, context_);
    grow(0, std::move(events), static_cast<std::uint32_t>(triangles_.size()), tree_.box, {0, rules_.extra_levels});
    limit_.add(counts_);
    order_references(tree_.nodes, tree_.references, context_.stop);
    tree_.depth = static_cast<std::uint32_t>(writer_.depth());
    return std::move(tree_);
  }

 private:
  struct Child {
    Events events;
    std::uint32_t count = 0;
  };

  void grow(std::uint32_t node, Events events, std::uint32_t count, const Box& cell, Path path) {
    const int depth = path.depth;
    counts_.node(depth, count);
    limit_.add_some(counts_);
    context_.check_stop();
    Split best;
    if (depth < limit_.depth() && !must_be_leaf(rules_, path, count))
      best = sweep_.choose(rules_, cell, events, count, context_);
    if (!splits(rules_, best, count, path)) {
      list_triangles(events);
      sort_stoppable(listed_.begin(), listed_.end(), context_.stop, std::less<>());
      counts_.leaf(depth, count);
      return writer_.leaf(node, count, depth, [&](std::uint32_t i) { return listed_[i]; });
    }
    const std::uint32_t pair = writer_.inner(node, best);
    auto [left, right] = distribute(events, cell, best);
    Events().swap(events);
    grow(pair, std::move(left.events), left.count, below(cell, best.axis, best.position), path);
    grow(pair + 1, std::move(right.events), right.count, above(cell, best.axis, best.position), path);
  }

  /// Each triangle has one of these events along the first axis.
  void list_triangles(const Events& events) {
    listed_.clear();
    for_each_stoppable(events, context_.stop, [&](const Event& e) {
      if (e.axis == 0 && e.type != EventType::end) listed_.push_back(e.triangle);
    });
  }

  [[nodiscard]] std::pair<Child, Child> distribute(const Events& events, const Box& cell, const Split& split) {
    for_each_stoppable(events, context_.stop, [&](const Event& e) {
      if (e.type != EventType::end) boxes_[e.triangle].low.set(e.axis, e.position);
      if (e.type != EventType::start) boxes_[e.triangle].high.set(e.axis, e.position);
    });
    list_triangles(events);
    const auto count = static_cast<std::uint32_t>(listed_.size());
    std::pair<Child, Child> children;
    Events new_left, new_right;
    for_each_stoppable(listed_, context_.stop, [&](std::uint32_t i) {
      goes_[i] = where(boxes_[i], split.axis, split.position, split.side);
      children.first.count += goes_[i].left;
      children.second.count += goes_[i].right;
      if (!goes_[i].left || !goes_[i].right) return;
      const SplitBoxes halves = child_boxes(rules_, count, triangles_[i], boxes_[i], cell, split);
      if (halves.left.is_empty())
        --children.first.count;
      else
        append_events(new_left, i, halves.left);
      if (halves.right.is_empty())
        --children.second.count;
      else
        append_events(new_right, i, halves.right);
    });
    Events old_left, old_right;
    old_left.reserve(6 * std::size_t(children.first.count));
    old_right.reserve(6 * std::size_t(children.second.count));
    for_each_stoppable(events, context_.stop, [&](const Event& e) {
      const Goes goes = goes_[e.triangle];
      if (goes.left && !goes.right) old_left.push_back(e);
      if (goes.right && !goes.left) old_right.push_back(e);
    });
    children.first.events = merge(std::move(old_left), new_left);
    children.second.events = merge(std::move(old_right), new_right);
    return children;
  }

  [[nodiscard]] Events merge(Events old, Events& added) const {
    if (added.empty()) return old;
    sort_events(added, context_);
    Events merged;
    merged.reserve(old.size() + added.size());
    StopWatcher watch(context_.stop);
    std::merge(old.begin(), old.end(), added.begin(), added.end(), std::back_inserter(merged),
               [&](const Event& a, const Event& b) {
                 watch();
                 return comes_before(a, b);
               });
    return merged;
  }

  const Triangles& triangles_;
  const Rules& rules_;
  ReferenceLimit& limit_;
  RunContext& context_;
  ReferenceLimit::Counts counts_;
  Tree tree_;
  TreeWriter writer_{tree_.nodes, tree_.references};
  EventSweep sweep_;
  std::vector<Box> boxes_;  ///< in the cell that is being split
  std::vector<Goes> goes_;  ///< the same
  std::vector<std::uint32_t> listed_;
};

}  // namespace

Tree build_presorted(const Triangles& triangles, const Rules& rules, RunContext& context) {
  return grow_within_limit(triangles.size(), rules, context, [&](const Rules& r, ReferenceLimit& limit) {
    return Presorted(triangles, r, limit, context).build();
  });
}

}  // namespace ws::kdtree
