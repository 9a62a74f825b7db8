// SPDX-License-Identifier: MIT
#include "render/layers/placing/label_places.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>

namespace ws::render {

namespace {

constexpr double beside_px = 8, lines_touch_px = 1.5, word_gap_px = 4;

/// The last one first, as they stand above each other.
std::vector<std::string_view> lines_of(const Label& label) {
  const std::string_view text = label.text;
  if (label.is_below) return {text};
  std::vector<std::string_view> lines;
  for (std::size_t end = text.size();;) {
    const std::size_t before = text.substr(0, end).rfind('\n');
    const std::size_t start = before == std::string_view::npos ? 0 : before + 1;
    lines.push_back(text.substr(start, end - start));
    if (start == 0) return lines;
    end = before;
  }
}

/// With what its lines cover where it stands.
void cover(PlacedLabel& placed, const LabelMeans& means) {
  const double height = label_line_px * means.px, align = placed.label->is_below ? placed.label->align : 0;
  const glm::dvec2 apart = glm::dvec2{-0.5 * word_gap_px, lines_touch_px} * means.px;
  placed.areas.clear();
  for (const std::string_view line : placed.lines) {
    const double width = means.width(line), rank = static_cast<double>(placed.areas.size());
    const glm::dvec2 low{placed.place.x - align * width,
                         placed.place.y - (placed.label->is_below ? 0 : height) - rank * height};
    const Area area{low, low + glm::dvec2(width, height)};
    placed.whole = rank == 0 ? area : Area{glm::min(placed.whole.low, area.low), glm::max(placed.whole.high, area.high)};
    placed.areas.push_back({area.low + apart, area.high - apart});
  }
}

/// Without what stands in parentheses.
PlacedLabel shortened(PlacedLabel placed, const LabelMeans& means) {
  for (std::string_view& line : placed.lines) line = line.substr(0, line.find(" ("));
  cover(placed, means);
  return placed;
}

bool lie_over_each_other(const PlacedLabel& a, const PlacedLabel& b) {
  return std::any_of(a.areas.begin(), a.areas.end(), [&](const Area& one) {
    return std::any_of(b.areas.begin(), b.areas.end(), [&](const Area& other) { return one.common(other) > 0; });
  });
}

/// Whether something that stands above its place in the plane is less far than the label is high.
bool is_crowded(const PlacedLabel& placed, const LabelMeans& means) {
  if (placed.label->free_height <= 0) return false;
  const auto above = means.pixel(placed.label->position + glm::vec3(0, placed.label->free_height, 0));
  return above && placed.whole.low.y < above->y;
}

PlacedLabel placed_at(glm::dvec2 at, const Label& label, std::vector<std::string_view> lines, const LabelMeans& means) {
  const glm::dvec2 beside = glm::dvec2(label.is_below ? 0 : beside_px, label.is_below ? beside_px : -beside_px) * means.px;
  PlacedLabel placed{&label, at + beside, std::move(lines), {}, {}};
  cover(placed, means);
  return placed;
}

void lift(PlacedLabel& placed, const LabelMeans& means) {
  placed.place.y -= label_line_px * means.px;
  cover(placed, means);
}

/// Labels that have found their places, one after the other.
class Places {
 public:
  /// No more than `most_risen` of them rise.
  Places(const LabelMeans& means, std::size_t most_risen) : means_(means), left_to_rise_(most_risen) {}

  void place(PlacedLabel placed) {
    if (placed.label->may_rise && are_taken(placed)) shorten_if_that_helps(placed);
    const int rise = placed.label->may_rise && left_to_rise_ > 0 ? rise_of(placed) : 0;
    const bool is_cut = rise > 0 && placed.areas.back().low.y < means_.top;
    if (are_taken(placed) || is_cut || is_crowded(placed, means_)) return;
    if (rise > 0) {
      top_of_risen_ = std::min(top_of_risen_, placed.whole.low.y);
      --left_to_rise_;
    }
    all_.push_back(std::move(placed));
  }

  /// Above all that has risen. False, and it is not placed, where it has no room there.
  [[nodiscard]] bool place_heading(PlacedLabel heading) {
    bool has_risen = false;
    for (; are_taken(heading) || heading.areas.front().high.y > top_of_risen_; has_risen = true) lift(heading, means_);
    if (has_risen && heading.whole.low.y < means_.top) return false;
    all_.push_back(std::move(heading));
    return true;
  }

  [[nodiscard]] std::vector<PlacedLabel> take() { return std::move(all_); }

 private:
  [[nodiscard]] bool are_taken(const PlacedLabel& placed) const {
    return std::any_of(all_.begin(), all_.end(), [&](const PlacedLabel& other) { return lie_over_each_other(placed, other); });
  }

  /// Its own parentheses go first, else those of what it covers, too.
  void shorten_if_that_helps(PlacedLabel& placed) {
    PlacedLabel shorter = shortened(placed, means_);
    if (are_taken(shorter)) {
      std::vector<PlacedLabel> others = all_;
      for (PlacedLabel& other : others)
        if (other.label->may_rise && lie_over_each_other(other, placed)) other = shortened(std::move(other), means_);
      std::swap(all_, others);
      if (!are_taken(placed)) return;
      if (are_taken(shorter)) return std::swap(all_, others);
    }
    placed = std::move(shorter);
  }

  /// Lifts it by as many lines as that takes, and gives their number.
  int rise_of(PlacedLabel& placed) const {
    constexpr int most_lines_higher = 4;
    int rise = 0;
    for (; rise < most_lines_higher && are_taken(placed); ++rise) lift(placed, means_);
    return rise;
  }

  const LabelMeans& means_;
  std::size_t left_to_rise_;
  std::vector<PlacedLabel> all_;
  double top_of_risen_ = std::numeric_limits<double>::infinity();
};

/// With headings above what rises; nothing where one has no room there.
std::optional<std::vector<PlacedLabel>> placed_below_headings(const std::vector<Label>& labels, const LabelMeans& means,
                                                              std::size_t most_risen) {
  Places places(means, most_risen);
  std::vector<PlacedLabel> headings;
  for (const Label& label : labels) {
    const auto at = means.pixel(label.position);
    if (!at) continue;
    std::vector<std::string_view> lines = lines_of(label);
    if (label.has_heading && lines.size() > 1) {
      headings.push_back(placed_at(*at, label, {lines.back()}, means));
      for (std::size_t i = 1; i < lines.size(); ++i) lift(headings.back(), means);
      lines.pop_back();
    }
    places.place(placed_at(*at, label, std::move(lines), means));
  }
  for (PlacedLabel& heading : headings)
    if (!places.place_heading(std::move(heading))) return std::nullopt;
  return places.take();
}

}  // namespace

std::vector<PlacedLabel> placed_labels(const std::vector<Label>& labels, const LabelMeans& means) {
  for (std::size_t most_risen = labels.size(); most_risen > 0; --most_risen)
    if (auto all = placed_below_headings(labels, means, most_risen)) return std::move(*all);
  Places places(means, 0);
  for (const Label& label : labels)
    if (const auto at = means.pixel(label.position)) places.place(placed_at(*at, label, lines_of(label), means));
  return places.take();
}

}  // namespace ws::render
