// SPDX-License-Identifier: MIT
#include "render/layers/placing/label_places.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace ws::render {

namespace {

constexpr double beside_px = 8, lines_touch_px = 1.5, word_gap_px = 4;

/// Lines of a label, the last one first, as they stand above each other.
std::vector<std::string_view> lines_from_below(std::string_view text) {
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

/// What stands in parentheses is left out where the label then covers no other.
void shorten_if_that_helps(PlacedLabel& placed, const LabelMeans& means,
                           const std::function<bool(const PlacedLabel&)>& are_taken) {
  PlacedLabel shorter = placed;
  for (std::string_view& line : shorter.lines) line = line.substr(0, line.find(" ("));
  cover(shorter, means);
  if (!are_taken(shorter)) placed = std::move(shorter);
}

/// Whether something that stands above its place in the plane is less far than the label is high.
bool is_crowded(const PlacedLabel& placed, const LabelMeans& means) {
  if (placed.label->free_height <= 0) return false;
  const auto above = means.pixel(placed.label->position + glm::vec3(0, placed.label->free_height, 0));
  return above && placed.whole.low.y < above->y;
}

}  // namespace

std::vector<PlacedLabel> placed_labels(const std::vector<Label>& labels, const LabelMeans& means) {
  constexpr int most_lines_higher = 4;
  std::vector<PlacedLabel> all;
  const auto is_taken = [&](const Area& area) {
    return std::any_of(all.begin(), all.end(), [&](const PlacedLabel& other) {
      return std::any_of(other.areas.begin(), other.areas.end(), [&](const Area& taken) { return area.common(taken) > 0; });
    });
  };
  const auto are_taken = [&](const PlacedLabel& placed) {
    return std::any_of(placed.areas.begin(), placed.areas.end(), is_taken);
  };
  for (const Label& label : labels) {
    const auto at = means.pixel(label.position);
    if (!at) continue;
    const glm::dvec2 beside = glm::dvec2(label.is_below ? 0 : beside_px, label.is_below ? beside_px : -beside_px) * means.px;
    PlacedLabel placed{&label,
                       *at + beside,
                       label.is_below ? std::vector<std::string_view>{label.text} : lines_from_below(label.text),
                       {},
                       {}};
    cover(placed, means);
    if (label.may_rise && are_taken(placed)) shorten_if_that_helps(placed, means, are_taken);
    int rise = 0;
    for (; label.may_rise && rise < most_lines_higher && are_taken(placed); ++rise) {
      placed.place.y -= label_line_px * means.px;
      cover(placed, means);
    }
    const bool is_cut = rise > 0 && placed.areas.back().low.y < means.top;
    if (!are_taken(placed) && !is_cut && !is_crowded(placed, means)) all.push_back(std::move(placed));
  }
  return all;
}

}  // namespace ws::render
