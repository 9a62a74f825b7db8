// SPDX-License-Identifier: MIT
#include "app/session/compare/first_difference.h"

#include "app/session/stage/presenter.h"
#include "app/session/value_words.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <set>
#include <utility>

namespace ws::app {

namespace {

/// A buffer as a side has it at present.
struct Content {
  TargetLayout layout;
  std::vector<std::byte> bytes;
  bool is_new = true;  ///< written for this step
};
using Contents = std::map<std::string, Content, std::less<>>;

/// One of the two while it is gone through.
class Replay {
 public:
  Replay(const ComparedSide& side, const Means& means, std::stop_token stop)
      : side_(side),
        context_(context_for(means, side.result->backend(), std::move(stop))),
        presentation_(side.experiment->present(side.result, nullptr, context_)),
        timeline_(presentation_->timeline(context_)) {}

  [[nodiscard]] const Timeline& timeline() const { return *timeline_; }
  [[nodiscard]] const Contents& contents() const { return contents_; }
  [[nodiscard]] StepInfo describe(std::size_t step) { return presentation_->describe(step, context_); }
  [[nodiscard]] std::vector<std::uint64_t> fingerprints() {
    return presentation_->step_fingerprints(side_.view(0, timeline_->step_count), context_);
  }

  /// Titles of the present picture's layers, by their ids. Buffers are named "id.part".
  [[nodiscard]] std::map<std::string, std::string> layer_titles() const {
    std::map<std::string, std::string> titles;
    if (!side_.scene || !picture_) return titles;
    for (const render::Layer& layer : side_.scene(*picture_, side_.view(step_.value(), timeline_->step_count)).layers)
      if (!layer.title.empty()) titles[layer.id] = said(layer.title.c_str());
    return titles;
  }

  /// Brings the contents to a step, and tells its words.
  const StepInfo& go_to(std::size_t step) {
    for (auto& [name, content] : contents_) content.is_new = false;
    if (step_ == step) return picture_->info;
    const MadeFrame made = make_frame(*presentation_, {step, side_.view(step, timeline_->step_count)}, held_layout_, context_);
    context_.check_stop();  // or what was given up half-way would be compared
    take(*made.frame);
    picture_ = made.picture;
    step_ = step;
    return picture_->info;
  }

 private:
  void take(const HostFrame& frame) {
    held_layout_ = frame.layout();
    std::erase_if(contents_, [&](const auto& entry) {
      return std::none_of(held_layout_.begin(), held_layout_.end(), [&](const auto& t) { return t.name == entry.first; });
    });
    for (const HostFrame::Target& target : frame.written()) {
      Content& content = contents_[target.layout.name];
      content.layout = target.layout;
      content.bytes.assign(target.bytes.data(), target.bytes.data() + target.layout.bytes());
      content.is_new = true;
    }
  }

  const ComparedSide& side_;
  RunContext context_;
  std::unique_ptr<Presentation> presentation_;
  std::shared_ptr<const Timeline> timeline_;
  std::shared_ptr<const Picture> picture_;
  std::optional<std::size_t> step_;
  FrameLayout held_layout_;
  Contents contents_;
};

std::optional<BufferDifference> compare(const std::string& name, const Content* a, const Content* b) {
  BufferDifference found{name, a ? a->layout.count : 0, b ? b->layout.count : 0};
  if (!a || !b || a->layout.element_bytes != b->layout.element_bytes) {
    if (found.count_a == 0 && found.count_b == 0) return std::nullopt;  // that one has none of them shows nothing
    return found;
  }
  if (a->bytes.size() == b->bytes.size() &&
      (a->bytes.empty() || std::memcmp(a->bytes.data(), b->bytes.data(), a->bytes.size()) == 0))
    return std::nullopt;
  const std::size_t size = a->layout.element_bytes, both = std::min(found.count_a, found.count_b);
  for (std::size_t i = 0; i < both; ++i) {
    if (std::memcmp(a->bytes.data() + i * size, b->bytes.data() + i * size, size) == 0) continue;
    if (!found.first) found.first = i;
    ++found.differing_count;
  }
  return found;
}

/// Buffers that neither side has written since they were found equal are equal still.
std::vector<BufferDifference> compare(const Contents& a, const Contents& b) {
  std::vector<BufferDifference> found;
  const auto add = [&](const std::string& name, const Content* one, const Content* other) {
    if (auto difference = compare(name, one, other)) found.push_back(std::move(*difference));
  };
  for (const auto& [name, one] : a) {
    const auto other = b.find(name);
    if (other == b.end())
      add(name, &one, nullptr);
    else if (one.is_new || other->second.is_new)
      add(name, &one, &other->second);
  }
  for (const auto& [name, other] : b)
    if (!a.contains(name)) add(name, nullptr, &other);
  return found;
}

/// As the timeline calls the phase that a step is in; as the step itself does, where the timeline tells none.
std::string phase_words(const Timeline& timeline, std::size_t step, const StepInfo& info) {
  std::string words = info.phase;
  for (const StepEvent& event : timeline.events)
    if (event.kind == "phase" && event.step <= step) words = event.words.empty() ? event.label : event.words;
  return words;
}

std::optional<StepDifference> compare_step(Replay& a, std::size_t step_a, Replay& b, std::size_t step_b) {
  StepDifference difference{step_a, step_b};
  difference.info_a = a.go_to(step_a);
  difference.info_b = b.go_to(step_b);
  difference.phase_words = phase_words(a.timeline(), step_a, difference.info_a);
  difference.values = compare_values(difference.info_a.values, difference.info_b.values);
  std::erase_if(difference.values, [](const ComparedValue& value) { return !value.differs; });
  difference.buffers = compare(a.contents(), b.contents());
  auto titles = a.layer_titles();
  titles.merge(b.layer_titles());
  for (BufferDifference& buffer : difference.buffers)
    if (const auto title = titles.find(buffer.name.substr(0, buffer.name.find('.'))); title != titles.end())
      buffer.words = title->second;
  const bool same_words =
      difference.info_a.phase == difference.info_b.phase && difference.info_a.title == difference.info_b.title;
  if (same_words && difference.values.empty() && difference.buffers.empty()) return std::nullopt;
  return difference;
}

/// All steps that both have are the same: the one that has more of them shows something else from there on.
StepDifference end_of_one(Replay& a, Replay& b) {
  const std::size_t count_a = a.timeline().step_count, count_b = b.timeline().step_count, end = std::min(count_a, count_b);
  StepDifference difference{std::min(end, count_a - 1), std::min(end, count_b - 1), true};
  difference.info_a = a.describe(difference.step_a);
  difference.info_b = b.describe(difference.step_b);
  difference.phase_words = phase_words(a.timeline(), difference.step_a, difference.info_a);
  return difference;
}

/// Which steps need not be looked at: both have said that they show the same.
class KnownSteps {
 public:
  KnownSteps(Replay& a, Replay& b) : a_(a.fingerprints()), b_(b.fingerprints()) {}
  /// Asked for one pair of steps after the other.
  [[nodiscard]] bool are_the_same(std::size_t step_a, std::size_t step_b) {
    if (step_a >= a_.size() || step_b >= b_.size()) return false;
    agree_ = agree_ && step_a == step_b && a_[step_a] == b_[step_b];
    return agree_ && a_[step_a] != 0;
  }

 private:
  const std::vector<std::uint64_t> a_, b_;
  bool agree_ = true;  ///< all pairs so far
};

void search(FirstDifference& result, Replay& a, Replay& b, StepLink link, const std::stop_token& stop, Progress* progress) {
  result.step_count_a = a.timeline().step_count;
  result.step_count_b = b.timeline().step_count;
  const std::size_t count = link == StepLink::step ? std::min(result.step_count_a, result.step_count_b) : result.step_count_a;
  KnownSteps known(a, b);
  for (std::size_t step = 0; step < count; ++step) {
    // By number without exception: where one ends before the other is said of its own.
    const std::size_t of_b = link == StepLink::step ? step : linked_step(link, a.timeline(), step, b.timeline());
    if (known.are_the_same(step, of_b)) {
      ++result.compared_count;
      continue;
    }
    if (stop.stop_requested()) return;
    if (progress) progress->report(static_cast<double>(step) / static_cast<double>(count), said("comparing steps"));
    result.found = compare_step(a, step, b, of_b);
    if (result.found) break;
    ++result.compared_count;
  }
  if (!result.found && link == StepLink::step && result.step_count_a != result.step_count_b) result.found = end_of_one(a, b);
  result.is_complete = true;
}

std::string named(const BufferDifference& buffer) {
  const std::string& name = buffer.words.empty() ? buffer.name : buffer.words;
  if (buffer.count_a != buffer.count_b) return told("{} has {} against {} elements", name, buffer.count_a, buffer.count_b);
  return buffer.count_a == 1 ? told("1 of 1 element of {} differs", name)
                             : told(buffer.differing_count, "{} of {} elements of {} differs", "{} of {} elements of {} differ",
                                    buffer.count_a, name);
}

}  // namespace

std::string describe(const StepDifference& difference) {
  std::string at = difference.step_b == difference.step_a ? told("step {}", difference.step_a)
                                                          : told("step {} against {}", difference.step_a, difference.step_b);
  if (!difference.phase_words.empty()) at += ", " + difference.phase_words;
  if (difference.one_has_ended) return told("{}: all steps before are the same, and one of the two has no more", at);
  std::vector<std::string> parts;
  if (difference.info_a.phase != difference.info_b.phase)
    parts.push_back(told("phase {} against {}", difference.info_a.phase, difference.info_b.phase));
  for (const ComparedValue& value : difference.values)
    parts.push_back(told("{} {} against {}", said_value(value.name), value.a ? to_text(*value.a) : said("none"),
                         value.b ? to_text(*value.b) : said("none")));
  std::set<std::string> told_layers;
  for (const BufferDifference& buffer : difference.buffers)
    if (buffer.words.empty() || told_layers.insert(buffer.words).second) parts.push_back(named(buffer));
  if (parts.empty()) parts.push_back(told("\"{}\" against \"{}\"", difference.info_a.title, difference.info_b.title));
  constexpr std::size_t most = 3;
  const std::size_t more = parts.size() > most ? parts.size() - most : 0;
  parts.resize(parts.size() - more);
  return fmt::format("{}: {}{}", at, joined_text(parts, "; "), more ? "; " + told("and {} more", more) : "");
}

FirstDifference find_first_difference(const ComparedSide& a, const ComparedSide& b, StepLink link, const Means& means,
                                      const std::stop_token& stop, Progress* progress) {
  FirstDifference result;
  try {
    Replay one(a, means, stop), other(b, means, stop);
    search(result, one, other, link, stop, progress);
  } catch (const Cancelled&) {
  }
  return result;
}

}  // namespace ws::app
