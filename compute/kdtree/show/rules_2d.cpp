// Partitions of the plane by four rules, and their picture.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/show/rules_2d.h"

#include "compute/core/result/color_map.h"
#include "compute/core/result/palette.h"
#include "compute/core/words/told.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace ws::kdtree {

namespace {

// Of a panel's longer side. Words have a fixed size in pixels, three lines of at most 140: with these a picture 300 wide has
// room for them.
constexpr float gap = 0.25f, least_width = 0.7f, words_height = 0.36f;
constexpr std::uint32_t rectangle_color = pack_rgba(236, 196, 96, 255), frame_color = pack_rgba(140, 146, 160, 255);

using Set = std::vector<Rectangle>;

float center(const Rectangle& r, int axis) { return 0.5f * (r.low[axis] + r.high[axis]); }
float side(const Rectangle& r, int axis) { return r.high[axis] - r.low[axis]; }
float perimeter(const Rectangle& r) { return 2 * (side(r, 0) + side(r, 1)); }

Rectangle part(Rectangle cell, int axis, float x, bool low_part) {
  (low_part ? cell.high : cell.low)[axis] = x;
  return cell;
}

Rectangle box_around(const Set& set) {
  constexpr float none = std::numeric_limits<float>::infinity();
  Rectangle box{{none, none}, {-none, -none}};
  for (const Rectangle& r : set) box.add(r);
  return box;
}

/// What of `set` reaches into each part; what lies in the line itself, as points may, goes to the first.
std::array<Set, 2> divide(const Set& set, int axis, float x) {
  std::array<Set, 2> parts;
  for (const Rectangle& r : set) {
    const bool in_line = r.low[axis] == x && r.high[axis] == x;
    if (r.low[axis] < x || in_line) parts[0].push_back(r);
    if (r.high[axis] > x) parts[1].push_back(r);
  }
  return parts;
}

class Splitter {
 public:
  Splitter(PlanarRule rule, const SahCosts& costs, int max_depth) : rule_(rule), costs_(costs), max_depth_(max_depth) {}

  PlanarTree split(const Set& set) {
    tree_.box = box_around(set);
    if (!set.empty()) grow(set, tree_.box, 0);
    return std::move(tree_);
  }

 private:
  struct Choice {
    int axis;
    float position;
  };

  void grow(const Set& set, const Rectangle& cell, int depth) {
    const double share = perimeter(tree_.box) > 0 ? perimeter(cell) / perimeter(tree_.box) : 1;
    const auto choice = set.size() <= 1 || depth >= max_depth_ ? std::nullopt : choose(set, cell, depth);
    tree_.depth = std::max(tree_.depth, depth);
    if (!choice) {
      ++tree_.leaves;
      tree_.empty_leaves += set.empty();
      tree_.references += set.size();
      tree_.cost += share * costs_.intersection * static_cast<double>(set.size());
      return;
    }
    tree_.cost += share * costs_.traversal;
    tree_.splits.push_back({cell, choice->axis, depth, choice->position});
    const auto parts = divide(set, choice->axis, choice->position);
    grow(parts[0], part(cell, choice->axis, choice->position, true), depth + 1);
    grow(parts[1], part(cell, choice->axis, choice->position, false), depth + 1);
  }

  [[nodiscard]] std::optional<Choice> choose(const Set& set, const Rectangle& cell, int depth) const {
    switch (rule_) {
      case PlanarRule::median:
        return median(set, cell, depth % 2);
      case PlanarRule::midpoint:
      case PlanarRule::sliding_midpoint:
        return midpoint(set, cell);
      case PlanarRule::sah:
        return cheapest(set, cell);
    }
    return {};
  }

  /// The line must separate something, or the recursion would not end.
  [[nodiscard]] static std::optional<Choice> useful(const Set& set, const Rectangle& cell, Choice c) {
    if (!(c.position > cell.low[c.axis] && c.position < cell.high[c.axis])) return {};
    const auto parts = divide(set, c.axis, c.position);
    return parts[0].size() == set.size() && parts[1].size() == set.size() ? std::nullopt : std::optional(c);
  }

  /// The median on `axis`; on the other axis where that median separates nothing.
  [[nodiscard]] static std::optional<Choice> median(const Set& set, const Rectangle& cell, int axis) {
    const auto first = median_line(set, cell, axis);
    return first ? first : median_line(set, cell, 1 - axis);
  }

  /// Through the centre that half of all, rounded up, do not lie above. A point on the line lies below it, so of points both
  /// parts have some; where no centre lies above that one, the next lower coordinate keeps it so.
  [[nodiscard]] static std::optional<Choice> median_line(const Set& set, const Rectangle& cell, int axis) {
    std::vector<float> centers;
    for (const Rectangle& r : set) centers.push_back(center(r, axis));
    std::sort(centers.begin(), centers.end());
    auto middle = centers.begin() + static_cast<std::ptrdiff_t>((centers.size() - 1) / 2);
    if (*middle == centers.back()) {
      middle = std::lower_bound(centers.begin(), centers.end(), *middle);
      if (middle == centers.begin()) return {};
      --middle;
    }
    const float x = *middle;
    const auto parts = divide(set, axis, x);
    if (parts[0].empty() || parts[1].empty()) return {};
    const auto lies_in_line = [&](const Rectangle& r) { return r.low[axis] == x && r.high[axis] == x; };
    // The part below may be the cell's edge alone, for points that lie on it; of rectangles it would hold nothing.
    if (x == cell.low[axis] && std::all_of(parts[0].begin(), parts[0].end(), lies_in_line)) return Choice{axis, x};
    return useful(set, cell, {axis, x});
  }

  [[nodiscard]] std::optional<Choice> midpoint(const Set& set, const Rectangle& cell) const {
    const int axis = side(cell, 0) >= side(cell, 1) ? 0 : 1;
    Choice c{axis, 0.5f * (cell.low[axis] + cell.high[axis])};
    if (rule_ == PlanarRule::sliding_midpoint) {
      const auto parts = divide(set, axis, c.position);
      if (parts[0].empty()) {
        c.position = cell.high[axis];
        for (const Rectangle& r : set) c.position = std::min(c.position, r.low[axis]);
      } else if (parts[1].empty()) {
        c.position = cell.low[axis];
        for (const Rectangle& r : set) c.position = std::max(c.position, r.low[axis]);
        c.position = std::nextafter(c.position, cell.low[axis]);  // so that the last one lies above the line
      }
    }
    return useful(set, cell, c);
  }

  [[nodiscard]] std::optional<Choice> cheapest(const Set& set, const Rectangle& cell) const {
    std::optional<Choice> best;
    float best_cost = costs_.intersection * static_cast<float>(set.size());
    for (int axis = 0; axis < 2; ++axis)
      for (const Rectangle& r : set)
        for (const float x : {r.low[axis], r.high[axis]}) {
          if (!(x > cell.low[axis] && x < cell.high[axis])) continue;
          const float cost = cost_of(set, cell, axis, x);
          if (cost < best_cost) best_cost = cost, best = Choice{axis, x};
        }
    return best;
  }

  [[nodiscard]] float cost_of(const Set& set, const Rectangle& cell, int axis, float x) const {
    float left = 0, right = 0;
    for (const Rectangle& r : set) {
      left += r.low[axis] < x || r.high[axis] == x;
      right += r.high[axis] > x;
    }
    const float whole = perimeter(cell);
    const float bonus = left == 0 || right == 0 ? costs_.empty_bonus : 1;
    return bonus * (costs_.traversal +
                    costs_.intersection *
                        (perimeter(part(cell, axis, x, true)) * left + perimeter(part(cell, axis, x, false)) * right) / whole);
  }

  PlanarRule rule_;
  SahCosts costs_;
  int max_depth_;
  PlanarTree tree_;
};

/// From the plane of the data into a panel.
struct Placement {
  Rectangle box;
  float left, bottom, scale;
  [[nodiscard]] Vec3 operator()(float x, float y) const {
    return {left + (x - box.low[0]) * scale, bottom + (y - box.low[1]) * scale, 0};
  }
};

void add_outline(Lines& lines, const Placement& at, const Rectangle& r, std::uint32_t color) {
  const Vec3 a = at(r.low[0], r.low[1]), b = at(r.high[0], r.low[1]), c = at(r.high[0], r.high[1]), d = at(r.low[0], r.high[1]);
  lines.add(a, b, color);
  lines.add(b, c, color);
  lines.add(c, d, color);
  lines.add(d, a, color);
}

/// Many outlines are faint, so that planes stand out from them.
std::uint32_t outline_color(std::size_t count) {
  constexpr std::size_t few = 20, faintest = 36;
  const auto alpha = static_cast<std::uint32_t>(std::max(faintest, 255 * few / std::max(count, few)));
  return (rectangle_color & 0x00ffffffu) | alpha << 24;
}

/// Points as little crosses.
void add_data(Lines& lines, const Placement& at, const Rectangle& r, std::uint32_t color) {
  if (r.low[0] < r.high[0] || r.low[1] < r.high[1]) return add_outline(lines, at, r, color);
  constexpr float arm = 0.012f;
  const Vec3 p = at(r.low[0], r.low[1]);
  lines.add({p.x - arm, p.y, 0}, {p.x + arm, p.y, 0}, rectangle_color);
  lines.add({p.x, p.y - arm, 0}, {p.x, p.y + arm, 0}, rectangle_color);
}

void add_splits(Lines& lines, const Placement& at, const PlanarTree& tree) {
  const ColorRamp& ramp = color_ramp("viridis");
  for (const PlanarSplit& s : tree.splits) {
    const int shade = 255 - 200 * s.depth / std::max(tree.depth, 1);
    const std::uint32_t color = ramp[static_cast<std::size_t>(shade)];
    if (s.axis == 0)
      lines.add(at(s.position, s.cell.low[1]), at(s.position, s.cell.high[1]), color);
    else
      lines.add(at(s.cell.low[0], s.position), at(s.cell.high[0], s.position), color);
  }
}

}  // namespace

const char* name_of(PlanarRule rule) {
  constexpr std::array names{phrase("median"), phrase("midpoint"), phrase("sliding midpoint"),
                             phrase("surface area heuristic")};
  return names[static_cast<std::size_t>(rule)];
}

PlanarTree split_plane(const std::vector<Rectangle>& rectangles, PlanarRule rule, const SahCosts& costs, int max_depth) {
  return Splitter(rule, costs, max_depth).split(rectangles);
}

PlanarLayout lay_out_rules(const std::vector<Rectangle>& rectangles) {
  PlanarLayout layout;
  layout.bounds = {{0, 0}, {1, 1}};
  if (rectangles.empty()) return layout;
  layout.data = box_around(rectangles);
  layout.scale = 1 / std::max({side(layout.data, 0), side(layout.data, 1), std::numeric_limits<float>::min()});
  const float width = std::max(side(layout.data, 0) * layout.scale, least_width), height = side(layout.data, 1) * layout.scale;
  layout.column = width + gap;
  layout.row = height + words_height;
  layout.bounds = {{0, 0}, {layout.column + width, 2 * layout.row}};
  return layout;
}

PlanarPicture draw_rules(const std::vector<Rectangle>& rectangles, const SahCosts& costs, int max_depth) {
  PlanarPicture picture;
  const PlanarLayout layout = lay_out_rules(rectangles);
  for (std::size_t i = 0; i < all_planar_rules.size(); ++i) {
    PlanarTree tree = split_plane(rectangles, all_planar_rules[i], costs, max_depth);
    if (rectangles.empty()) break;
    const float left = i % 2 == 1 ? layout.column : 0, bottom = i < 2 ? layout.row : 0;
    const Placement at{layout.data, left, bottom, layout.scale};
    add_outline(picture.lines, at, tree.box, frame_color);
    for (const Rectangle& r : rectangles) add_data(picture.lines, at, r, outline_color(rectangles.size()));
    add_splits(picture.lines, at, tree);
    picture.panels.push_back({all_planar_rules[i], left, bottom + side(tree.box, 1) * layout.scale, std::move(tree)});
  }
  return picture;
}

std::vector<Rectangle> six_points() {
  std::vector<Rectangle> points;
  for (const auto& [x, y] : {std::pair{2.f, 3.f}, {5.f, 4.f}, {9.f, 6.f}, {4.f, 7.f}, {8.f, 1.f}, {7.f, 2.f}})
    points.push_back({{x, y}, {x, y}});
  return points;
}

std::vector<Rectangle> seen_along_z(const Triangles& triangles, std::size_t most) {
  std::vector<Rectangle> seen;
  const std::size_t stride = std::max<std::size_t>((triangles.size() + most - 1) / std::max<std::size_t>(most, 1), 1);
  for (std::size_t i = 0; i < triangles.size(); i += stride) {
    const Box b = box_of(triangles[i]);
    seen.push_back({{b.low.x, b.low.y}, {b.high.x, b.high.y}});
  }
  return seen;
}

}  // namespace ws::kdtree
