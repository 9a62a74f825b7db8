// Places of legend, colour bar and scale bar: free of panels, handles and each other, in pictures of any size.
// SPDX-License-Identifier: MIT
#include "render/layers/placing/placing.h"

#include <gtest/gtest.h>

#include <vector>

namespace ws::render {
namespace {

constexpr auto corners = {Corner::lower_right, Corner::upper_right, Corner::lower_left, Corner::upper_left};

struct Picture {
  double width, height, scale;
};
/// What the window leaves for the picture at 640×480, 1366×768, 1600×900, 1920×1080, and at 3840×2160 with a scale of 2.
constexpr Picture pictures[] = {{640, 250, 1}, {835, 395, 1}, {1070, 540, 1}, {1390, 720, 1}, {2780, 1440, 2}};

class PlacingTest : public testing::TestWithParam<Picture> {
 protected:
  [[nodiscard]] Area whole() const { return {{0, 0}, {GetParam().width, GetParam().height}}; }
  [[nodiscard]] Area room() const {
    const double margin = 14 * GetParam().scale;
    return {whole().low + margin, whole().high - margin};
  }
  [[nodiscard]] glm::dvec2 sized(double width, double height) const { return glm::dvec2(width, height) * GetParam().scale; }
  [[nodiscard]] Placing placing() const { return {room(), 10 * GetParam().scale}; }
  [[nodiscard]] Area panel(double x, double y, double width, double height) const {
    return {glm::dvec2(x, y) * GetParam().scale, glm::dvec2(x + width, y + height) * GetParam().scale};
  }
};

bool is_within(const Area& area, const Area& room) {
  return area.low.x >= room.low.x && area.low.y >= room.low.y && area.high.x <= room.high.x && area.high.y <= room.high.y;
}

TEST_P(PlacingTest, PartsKeepOffPanelsHandlesAndEachOther) {
  Placing placing = this->placing();
  const double logical_width = GetParam().width / GetParam().scale, logical_height = GetParam().height / GetParam().scale;
  std::vector<Area> taken{panel(54, 12, 90, 32), panel(logical_width - 150, 12, 138, 88),
                          panel(logical_width - 40, logical_height - 60, 20, 20)};
  for (const Area& area : taken) placing.keep_off(area);
  for (const glm::dvec2& size : {sized(140, 24), sized(150, 50), sized(90, 80)}) {
    const Area area = placing.place(size, corners);
    EXPECT_TRUE(is_within(area, room()));
    EXPECT_EQ(area.size(), size);
    for (const Area& other : taken) EXPECT_EQ(area.common(other), 0);
    taken.push_back(area);
  }
}

TEST_P(PlacingTest, WhatIsFreeStacksFromTheFirstCornerOn) {
  Placing placing = this->placing();
  const Area first = placing.place(sized(140, 24), corners), second = placing.place(sized(100, 60), corners);
  EXPECT_EQ(first.high, room().high);
  EXPECT_EQ(second.high.x, room().high.x);
  EXPECT_NEAR(second.high.y, first.low.y - 10 * GetParam().scale, 1e-9);
}

TEST_P(PlacingTest, AFullSideSendsToTheNextCorner) {
  Placing placing = this->placing();
  placing.keep_off({{whole().high.x / 2, 0}, whole().high});
  const Area area = placing.place(sized(100, 60), corners);
  EXPECT_EQ(area.low.x, room().low.x);
  EXPECT_EQ(area.high.y, room().high.y);
}

TEST_P(PlacingTest, WhereNothingIsFreeItCoversLeast) {
  Placing placing = this->placing();
  placing.keep_off({whole().low, {whole().high.x, whole().high.y * 0.9}});
  placing.keep_off({whole().low, whole().high * 0.9});
  EXPECT_FALSE(placing.find(sized(100, 60), corners).has_value());
  EXPECT_FALSE(placing.place_if_free(sized(100, 60), corners).has_value());
  EXPECT_EQ(placing.place(sized(100, 60), corners).high, room().high);
}

INSTANTIATE_TEST_SUITE_P(Sizes, PlacingTest, testing::ValuesIn(pictures));

TEST(Placing, AreasHaveInCommonWhatTheyShare) {
  const Area area{{0, 0}, {10, 10}};
  EXPECT_EQ(area.common({{5, 5}, {20, 20}}), 25);
  EXPECT_EQ(area.common({{10, 0}, {20, 10}}), 0);
  EXPECT_EQ(area.common({{-5, -5}, {20, 20}}), 100);
}

TEST(Placing, WhatReachesBeyondTheRoomIsMovedIntoIt) {
  const Area room{{0, 0}, {100, 50}};
  const auto low_of = [&](glm::dvec2 low, glm::dvec2 size) { return whole_within({low, low + size}, room).low; };
  EXPECT_EQ(low_of({10, 20}, {30, 10}), glm::dvec2(10, 20));
  EXPECT_EQ(low_of({-5, -8}, {30, 10}), glm::dvec2(0, 0));
  EXPECT_EQ(low_of({80, 45}, {30, 10}), glm::dvec2(70, 40));
  EXPECT_EQ(low_of({-5, 20}, {130, 10}), glm::dvec2(-5, 20)) << "it cannot be seen whole";
}

}  // namespace

}  // namespace ws::render
