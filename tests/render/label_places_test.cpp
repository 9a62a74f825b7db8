// Words above each other: a heading stays the highest.
// SPDX-License-Identifier: MIT
#include "render/layers/placing/label_places.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <string_view>
#include <vector>

namespace ws::render {
namespace {

constexpr double letter_px = 7;

/// A unit of the plane is a pixel, as in a picture whose words begin there.
LabelMeans means_below(double top) {
  return {[](const glm::vec3& place) { return std::optional(glm::dvec2(place)); },
          [](std::string_view line) { return letter_px * static_cast<double>(line.size()); }, 1, top};
}

/// As three triangulations, so far from each other, with their names and lengths.
std::vector<Label> three_labels(float apart) {
  std::vector<Label> labels{{{0, 200, 0}, "The minimum weight triangulation\nminimum weight\n21.631, proven"},
                            {{apart, 200, 0}, "Delaunay\n22.7707 (+5.27 %)"},
                            {{2 * apart, 200, 0}, "greedy\n21.631 (+0 %)"}};
  labels[0].has_heading = true;
  labels[1].may_rise = labels[2].may_rise = true;
  return labels;
}

/// Where the words begin above: infinity where they are left out.
double top_of(const std::vector<PlacedLabel>& placed, std::string_view words) {
  for (const PlacedLabel& one : placed)
    for (std::size_t i = 0; i < one.lines.size(); ++i)
      if (one.lines[i] == words) return one.place.y - label_line_px * static_cast<double>(i + 1);
  return std::numeric_limits<double>::infinity();
}

bool lie_over_each_other(const std::vector<PlacedLabel>& placed) {
  std::vector<Area> areas;
  for (const PlacedLabel& one : placed) areas.insert(areas.end(), one.areas.begin(), one.areas.end());
  for (std::size_t i = 0; i < areas.size(); ++i)
    for (std::size_t k = 0; k < i; ++k)
      if (areas[i].common(areas[k]) > 0) return true;
  return false;
}

TEST(LabelPlaces, AHeadingStandsOnItsLabelWhereNothingRises) {
  const std::vector<Label> labels = three_labels(150);
  const auto placed = placed_labels(labels, means_below(0));
  const double heading = top_of(placed, "The minimum weight triangulation");
  EXPECT_EQ(heading + label_line_px, top_of(placed, "minimum weight"));
  EXPECT_EQ(top_of(placed, "minimum weight"), top_of(placed, "Delaunay"));
  EXPECT_EQ(top_of(placed, "minimum weight"), top_of(placed, "greedy"));
}

TEST(LabelPlaces, AHeadingStandsAboveAllThatRises) {
  for (const float apart : {10.0f, 30.0f, 50.0f, 80.0f, 100.0f, 120.0f}) {
    const std::vector<Label> labels = three_labels(apart);
    const auto placed = placed_labels(labels, means_below(0));
    const double heading = top_of(placed, "The minimum weight triangulation");
    const double highest = std::min(top_of(placed, "Delaunay"), top_of(placed, "greedy"));
    EXPECT_LE(heading + label_line_px, highest) << apart;
    EXPECT_LT(highest, 200) << "they are not left out";
    EXPECT_FALSE(lie_over_each_other(placed)) << apart;
  }
}

TEST(LabelPlaces, WhatStandsInParenthesesGoesBeforeANameRises) {
  const std::vector<Label> labels = three_labels(120);
  const auto placed = placed_labels(labels, means_below(0));
  EXPECT_EQ(top_of(placed, "minimum weight"), top_of(placed, "Delaunay"));
  EXPECT_EQ(top_of(placed, "minimum weight"), top_of(placed, "greedy"));
  EXPECT_LT(top_of(placed, "22.7707"), 200) << "it would lie over the next one";
  EXPECT_LT(top_of(placed, "21.631 (+0 %)"), 200) << "nothing follows it";
}

TEST(LabelPlaces, NoMoreRisesThanLeavesAHeadingItsRoom) {
  const std::vector<Label> apart = three_labels(150), labels = three_labels(50);
  constexpr double left_out = std::numeric_limits<double>::infinity();
  constexpr std::string_view heading = "The minimum weight triangulation";
  const double natural = top_of(placed_labels(apart, means_below(0)), heading);
  for (const int lines : {0, 1, 2, 3, 4}) {  // of room above
    const auto placed = placed_labels(labels, means_below(natural - label_line_px * (lines + 0.5)));
    EXPECT_EQ(top_of(placed, heading), natural - label_line_px * (lines < 2 ? 0 : lines < 4 ? 2 : 4)) << lines;
    EXPECT_EQ(top_of(placed, "Delaunay") < left_out, lines >= 2) << lines;
    EXPECT_EQ(top_of(placed, "greedy") < left_out, lines >= 4) << lines;
    EXPECT_FALSE(lie_over_each_other(placed)) << lines;
  }
}

TEST(LabelPlaces, AHeadingAloneIsALabelLikeAnother) {
  std::vector<Label> labels{{{0, 200, 0}, "Points"}};
  const auto other = placed_labels(labels, means_below(0));
  labels[0].has_heading = true;
  const auto placed = placed_labels(labels, means_below(0));
  ASSERT_EQ(placed.size(), 1u);
  EXPECT_EQ(placed[0].place, other[0].place);
}

}  // namespace
}  // namespace ws::render
