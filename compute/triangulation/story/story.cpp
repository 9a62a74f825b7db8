// Changes are kept in the order of steps, so a step's states are one pass over those before it.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/story/story.h"

#include "compute/core/words/told.h"

#include <algorithm>

namespace ws::triangulation {

PlainStory::PlainStory(std::size_t point_count) {
  begin({"points", told(point_count, "{} distinct point", "{} distinct points"), {}});
}

std::uint32_t PlainStory::add_edges(const std::vector<Edge>& edges, EdgeState state) {
  const auto first = static_cast<std::uint32_t>(edges_.size()), count = static_cast<std::uint32_t>(edges.size());
  edges_.insert(edges_.end(), edges.begin(), edges.end());
  now_.resize(edges_.size(), state);
  if (state != EdgeState::hidden && count > 0)
    changes_.push_back({static_cast<std::uint32_t>(steps_.size() - 1), first, count, state});
  return first;
}

void PlainStory::begin(StoryStep step) { steps_.push_back(std::move(step)); }

void PlainStory::set(std::uint32_t edge, EdgeState state) {
  if (now_[edge] == state) return;
  now_[edge] = state;
  const auto step = static_cast<std::uint32_t>(steps_.size() - 1);
  if (!changes_.empty()) {
    Change& last = changes_.back();
    if (last.step == step && last.state == state && last.first + last.count == edge) {
      ++last.count;
      return;
    }
  }
  changes_.push_back({step, edge, 1, state});
}

void PlainStory::set_all(EdgeState from, EdgeState to) {
  for (std::uint32_t i = 0; i < now_.size(); ++i)
    if (now_[i] == from) set(i, to);
}

void PlainStory::hide_all() {
  for (std::uint32_t i = 0; i < now_.size(); ++i) set(i, EdgeState::hidden);
}

std::vector<EdgeState> PlainStory::states(std::size_t step) const {
  std::vector<EdgeState> states(edges_.size(), EdgeState::hidden);
  for (const Change& change : changes_) {
    if (change.step > step) break;
    std::fill_n(states.begin() + change.first, change.count, change.state);
  }
  return states;
}

std::vector<std::pair<std::size_t, std::string>> PlainStory::chapters() const {
  return chapters_of(steps_.size(), [&](std::size_t i) { return steps_[i].phase; });
}

std::size_t PlainStory::bytes() const {
  return edges_.size() * (sizeof(Edge) + 1) + changes_.size() * sizeof(Change) + steps_.size() * 100;
}

std::string title_of_optimum(std::size_t number, const std::string& all, std::size_t different) {
  const std::string title = told("Triangulation {} of {} that are equally short", number, all);
  if (different == 0) return title;
  return title + told(different, "; {} edge differs from the first", "; {} edges differ from the first");
}

void end_story(PlainStory& story, const std::vector<Edge>& edges, std::string title) {
  story.begin({"result", std::move(title), {}});
  story.hide_all();
  story.add_edges(edges, EdgeState::chosen);
}

}  // namespace ws::triangulation
