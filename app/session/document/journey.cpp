// Going from what is open to what was open.
// SPDX-License-Identifier: MIT
#include "app/session/document/journey.h"

#include <cstdlib>
#include <iterator>
#include <utility>

namespace ws::app {

namespace {

constexpr std::size_t most_visits = 20;
/// Of the files whose data are kept. Text takes up to four times as much when it has been read.
constexpr std::uint64_t most_file_bytes = std::uint64_t{64} << 20;

std::string name_of(const Visit& visit) {
  const std::vector<std::string> names = visit.history.names();
  return names.empty() ? visit.state.workspace : names.front();
}

std::uint64_t file_bytes(const Visit& visit) {
  std::uint64_t sum = 0;
  for (const StateInput& input : visit.state.inputs) sum += input.size;
  return sum;
}

/// What is generated is made again faster than it is worth its memory.
void drop_generated(Visit& visit) {
  std::erase_if(visit.at_hand, [](const auto& entry) { return entry.second.path.empty(); });
}

}  // namespace

void Journey::note(const std::optional<Visit>& left) {
  if (left) last_left_ = left->state;
}

void Journey::leave(std::optional<Visit> left) {
  note(left);
  after_.clear();
  if (!left) return;
  before_.push_back(std::move(*left));
  bound_memory();
}

void Journey::go(std::ptrdiff_t by, std::optional<Visit> left) {
  note(left);
  std::vector<Visit>& from = by < 0 ? before_ : after_;
  std::vector<Visit>& to = by < 0 ? after_ : before_;
  if (left) to.push_back(std::move(*left));
  for (std::ptrdiff_t passed = 1; passed < std::abs(by); ++passed) {
    to.push_back(std::move(from.back()));
    from.pop_back();
  }
  from.pop_back();  // it is open now
  bound_memory();
}

const Visit* Journey::at(std::ptrdiff_t by) const {
  const std::vector<Visit>& side = by < 0 ? before_ : after_;
  const auto distance = static_cast<std::size_t>(std::abs(by));
  return distance <= side.size() ? &side[side.size() - distance] : nullptr;
}

std::vector<std::string> Journey::names_before() const {
  std::vector<std::string> names;
  for (const Visit& visit : before_) names.push_back(name_of(visit));
  return names;
}

std::vector<std::string> Journey::names_after() const {
  std::vector<std::string> names;
  for (auto visit = after_.rbegin(); visit != after_.rend(); ++visit) names.push_back(name_of(*visit));
  return names;
}

/// The nearest keep their data; the farthest are read again, if they are gone to at all.
void Journey::bound_memory() {
  std::uint64_t sum = 0;
  for (std::vector<Visit>* side : {&before_, &after_}) {
    if (side->size() > most_visits) side->erase(side->begin(), std::prev(side->end(), most_visits));
    for (auto visit = side->rbegin(); visit != side->rend(); ++visit) {
      drop_generated(*visit);
      if (visit->at_hand.empty()) continue;
      sum += file_bytes(*visit);
      if (sum > most_file_bytes) visit->at_hand.clear();
    }
  }
}

}  // namespace ws::app
