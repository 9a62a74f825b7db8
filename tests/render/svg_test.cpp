// Scenes as SVG: what is in the text, what is refused, and that another reader draws what OpenGL draws.
// SPDX-License-Identifier: MIT
#include "render/export/svg.h"

#include "compute/core/run/error.h"
#include "render/export/base64.h"
#include "render/scene/light_ground.h"
#include "tests/render/scenes.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <string_view>

namespace ws::render::test {
namespace {

std::size_t count_of(std::string_view text, std::string_view what) {
  std::size_t count = 0;
  for (std::size_t at = text.find(what); at != std::string_view::npos; at = text.find(what, at + 1)) ++count;
  return count;
}

Scene scene_with(const Layer& layer) {
  Scene scene = bare_scene(true);
  scene.layers = {layer};
  return scene;
}

const ImageOptions page{.width = 200, .height = 200};

TEST(SvgTest, DotsAreCircles) {
  FrameBuilder buffers;
  buffers.add("p", 12, std::vector<float>{0, 0, 0, 0.5f, 0.5f, 0, 7, 7, 0, NAN, 0, 0});
  buffers.add("c", 4, std::vector<std::uint32_t>{red, green, blue, blue});
  const std::string svg =
      svg_of(scene_with({"dots", "Dots", PointsStyle{"p", "c", 6}}), buffers.build(), bare_camera(true), page);
  EXPECT_EQ(count_of(svg, "<circle"), 2u) << "neither what is outside nor what is nowhere";
  EXPECT_NE(svg.find("<g fill=\"#ff0000\">\n<circle cx=\"100\" cy=\"100\" r=\"3\"/>"), std::string::npos) << svg;
  EXPECT_NE(svg.find("<circle cx=\"150\" cy=\"50\" r=\"3\"/>"), std::string::npos) << "upwards is up";
}

TEST(SvgTest, LinesThatGoOnAreOne) {
  FrameBuilder buffers;
  const std::vector<float> corners{-0.5f, 0, 0, 0, 0.5f, 0, 0, 0.5f, 0, 0.5f, 0, 0, 0.8f, 0.8f, 0, 0.9f, 0.9f, 0};
  buffers.add("p", 24, corners).add("c", 8, std::vector<std::uint32_t>(6, red));
  buffers.add("two", 8, std::vector<std::uint32_t>{red, green, red, red, red, red});
  const HostFrame frame = buffers.build();
  const std::string svg = svg_of(scene_with({"l", "L", SegmentsStyle{"p", "c", 4}}), frame, bare_camera(true), page);
  EXPECT_EQ(count_of(svg, "<polyline"), 1u);
  EXPECT_NE(svg.find("points=\"50,100 100,50 150,100\""), std::string::npos) << svg;
  EXPECT_EQ(count_of(svg, "<line "), 1u);
  const std::string faded = svg_of(scene_with({"l", "L", SegmentsStyle{"p", "two", 4}}), frame, bare_camera(true), page);
  EXPECT_EQ(count_of(faded, "<linearGradient"), 1u);
  EXPECT_NE(faded.find("stroke=\"url(#fade1)\""), std::string::npos);
}

TEST(SvgTest, TrianglesEndAtThePicture) {
  FrameBuilder buffers;
  buffers.add("p", 36, std::vector<float>{0, 0, 0, 1e8f, 0, 0, 0, 1e8f, 0, 5, 5, 0, 6, 5, 0, 5, 6, 0});
  buffers.add("c", 4, std::vector<std::uint32_t>{red, 0x800000ffu});
  const std::string svg = svg_of(scene_with({"t", "T", MeshStyle{"p", "c"}}), buffers.build(), bare_camera(true), page);
  EXPECT_EQ(count_of(svg, "<polygon"), 1u);
  EXPECT_EQ(svg.find("e+"), std::string::npos);
  EXPECT_NE(svg.find("208,-8"), std::string::npos) << svg;
}

/// Where the right column is too low for all, the scale bar goes: the colour bar would stand at the left, over data.
TEST(SvgTest, InALowPictureTheColourBarStaysAtTheRight) {
  Scene scene = bare_scene(true);
  scene.show_axes = scene.show_scale_bar = true;
  scene.legend = {{"an entry", {255, 0, 0, 255}}};
  scene.color_bar = ColorBar{"viridis", "counts", 0, 10};
  const HostFrame none = FrameBuilder{}.build();
  const auto place_of_bar = [&](int height) {
    const std::string svg = svg_of(scene, none, bare_camera(true), {.width = 640, .height = height});
    const std::size_t text = svg.find(">counts<");
    const std::size_t begin = svg.rfind("<text", text), x = svg.find("x=\"", begin);
    EXPECT_LT(x, text) << svg;
    return std::stod(svg.substr(x + 3));
  };
  EXPECT_GT(place_of_bar(480), 400);
  EXPECT_GT(place_of_bar(170), 400);
  scene.labels = {{{0, 0.6f, 0}, "words that reach to the right border of the picture, and some more of them"}};
  const std::string crowded = svg_of(scene, none, bare_camera(true), {.width = 640, .height = 150});
  EXPECT_EQ(crowded.find(">counts<"), std::string::npos) << "rather none than one over words";
  scene.labels.clear();
  scene.show_axes = false;  // without numbers the scale bar alone tells the size
  EXPECT_GT(place_of_bar(480), 400);
}

/// What stands beside the data has other coordinates.
TEST(SvgTest, NumbersEndWhereTheySayNothing) {
  Scene scene = bare_scene(true);
  scene.show_axes = true;
  scene.box = {{-1, -1, 0}, {1, 1, 0}};
  const auto numbers = [&] {
    const std::string svg = svg_of(scene, HostFrame({}), bare_camera(true), {.width = 640, .height = 320});
    std::vector<double> found;
    for (std::size_t at = svg.find("<text"); at != std::string::npos; at = svg.find("<text", at + 1)) {
      const std::size_t y = svg.find("y=\"", at), text = svg.find('>', at) + 1;
      if (std::stod(svg.substr(y + 3)) < 290) continue;  // of the other axis
      const std::string word = svg.substr(text, svg.find('<', text) - text);
      if (word.find_first_not_of("0123456789.") == std::string::npos) found.push_back(std::stod(word));
    }
    return found;
  };
  const std::vector<double> all = numbers();
  ASSERT_FALSE(all.empty());
  EXPECT_GT(*std::max_element(all.begin(), all.end()), 0.5);
  scene.numbers_end = 0.5f;
  const std::vector<double> some = numbers();
  EXPECT_GE(some.size(), 2u) << "of few there are at least two";
  EXPECT_LE(*std::max_element(some.begin(), some.end()), 0.5);
}

TEST(SvgTest, WhereALegendHasNoRoomBesideItTheScaleBarGoes) {
  Scene scene = bare_scene(true);
  for (int i = 0; i < 8; ++i) scene.legend.push_back({"an entry of many words", {255, 0, 0, 255}});
  const auto has_scale_bar = [&](int height) {
    const auto drawn = [&](bool with_scale_bar) {
      scene.show_scale_bar = with_scale_bar;
      return svg_of(scene, HostFrame({}), bare_camera(true), {.width = 240, .height = height});
    };
    return drawn(true) != drawn(false);
  };
  EXPECT_TRUE(has_scale_bar(480));
  scene.panels = {{0, 0, 240, 90}};
  EXPECT_TRUE(has_scale_bar(480));
  EXPECT_FALSE(has_scale_bar(240));
}

TEST(SvgTest, WordsThatMayRiseStandAboveOthers) {
  Scene scene = bare_scene(true);
  scene.labels = {{{0, 0, 0}, "minimum weight"}, {{0.1f, 0, 0}, "Delaunay"}};
  const auto has_both = [&] {
    return svg_of(scene, HostFrame({}), bare_camera(true), page).find("Delaunay") != std::string::npos;
  };
  EXPECT_FALSE(has_both()) << "words upon words cannot be read";
  scene.labels.back().may_rise = true;
  EXPECT_TRUE(has_both());
  for (Label& label : scene.labels) label.position.y = 0.95f;
  EXPECT_FALSE(has_both()) << "there is no room above";
}

TEST(SvgTest, WordsWithTooLittleRoomAboveThemAreLeftOut) {
  Scene scene = bare_scene(true);
  scene.labels = {{{0, 0, 0}, "title"}};
  const auto has_title = [&](float free_height) {
    scene.labels.back().free_height = free_height;
    return svg_of(scene, HostFrame({}), bare_camera(true), page).find("title") != std::string::npos;
  };
  EXPECT_TRUE(has_title(0));
  EXPECT_TRUE(has_title(0.5f));
  EXPECT_FALSE(has_title(0.05f)) << "a line is higher";
}

TEST(SvgTest, ImagesAreWithinIt) {
  FrameBuilder buffers;
  buffers.add("i", 4, std::vector<std::uint32_t>{red, green, blue, red});
  Scene scene = scene_with({"i", "I", ImageStyle{"i", 2, 2}});
  const std::string svg = svg_of(scene, buffers.build(), bare_camera(true), page);
  EXPECT_NE(svg.find("<image x=\"50\" y=\"50\" width=\"200\" height=\"200\""), std::string::npos) << svg;
  EXPECT_NE(svg.find("base64,iVBORw0KGgo"), std::string::npos);
}

TEST(SvgTest, WordsAreWords) {
  Scene scene = bare_scene(true);
  scene.labels = {{{0, 0, 0}, "a < b & \"c\"\n\x01µ"}};
  scene.legend = {{"Legend", {1, 2, 3, 255}}};
  const std::string svg = svg_of(scene, HostFrame({}), bare_camera(true), page);
  EXPECT_NE(svg.find(">a &lt; b &amp; &quot;c&quot;</text>"), std::string::npos) << svg;
  EXPECT_NE(svg.find(">µ</text>"), std::string::npos);
  EXPECT_NE(svg.find(">Legend</text>"), std::string::npos);
}

TEST(SvgTest, PageAndGroundAreAsAsked) {
  ImageOptions options{.width = 600, .height = 300, .scale = 2};
  const std::string dark = svg_of(bare_scene(true), HostFrame({}), bare_camera(true), options);
  EXPECT_NE(dark.find("width=\"300\" height=\"150\" viewBox=\"0 0 600 300\""), std::string::npos) << dark;
  EXPECT_NE(dark.find("<rect width=\"600\" height=\"300\" fill=\"#000000\"/>"), std::string::npos);
  const std::string paper = svg_of(bare_scene(true), HostFrame({}), bare_camera(true), options, {.dots_per_inch = 300});
  EXPECT_NE(paper.find("width=\"192\" height=\"96\" viewBox=\"0 0 600 300\""), std::string::npos) << "2 by 1 inches";
  options.print_colors = true;
  EXPECT_NE(svg_of(bare_scene(true), HostFrame({}), bare_camera(true), options).find("fill=\"#ffffff\"/>"), std::string::npos);
  options.transparent = true;
  EXPECT_EQ(svg_of(bare_scene(true), HostFrame({}), bare_camera(true), options).find("<rect"), std::string::npos);
}

TEST(SvgTest, WhatItCannotHoldIsRefused) {
  FrameBuilder buffers;
  buffers.add("p", 12, std::vector<float>(30, 0)).add("c", 4, std::vector<std::uint32_t>(10, red));
  const Scene scene = scene_with({"dots", "Dots", PointsStyle{"p", "c", 6}});
  EXPECT_NO_THROW(static_cast<void>(svg_of(scene, buffers.build(), bare_camera(true), page, {0, 10})));
  try {
    static_cast<void>(svg_of(scene, buffers.build(), bare_camera(true), page, {0, 9}));
    FAIL();
  } catch (const Error& error) {
    EXPECT_NE(error.full_text().find("10 shapes"), std::string::npos) << error.full_text();
    EXPECT_NE(error.full_text().find("at most 9"), std::string::npos) << error.full_text();
  }
  try {
    static_cast<void>(svg_of(bare_scene(false), HostFrame({}), bare_camera(false), page));
    FAIL();
  } catch (const Error& error) {
    EXPECT_NE(error.full_text().find("in space"), std::string::npos);
    EXPECT_NE(error.full_text().find(".glb"), std::string::npos);
  }
}

TEST(SvgTest, InkForLightGround) {
  using Bytes = std::array<std::uint8_t, 4>;
  EXPECT_EQ(on_light({255, 255, 255, 100}), (Bytes{0, 0, 0, 100})) << "white dots would not be seen";
  EXPECT_EQ(on_light({0, 0, 0, 255}), (Bytes{0, 0, 0, 255}));
  EXPECT_EQ(on_light({230, 160, 0, 255}), (Bytes{230, 160, 0, 255})) << "colours stay";
  FrameBuilder buffers;
  buffers.add("p", 12, std::vector<float>{0, 0, 0}).add("c", 4, std::vector<std::uint32_t>{0xffffffffu});
  ImageOptions paper = page;
  paper.print_colors = true;
  const Scene scene = scene_with({"dots", "Dots", PointsStyle{"p", "c", 6}});
  const std::string dark_dot = "<g fill=\"#000000\">\n<circle";
  EXPECT_NE(svg_of(scene, buffers.build(), bare_camera(true), paper).find(dark_dot), std::string::npos);
  EXPECT_EQ(svg_of(scene, buffers.build(), bare_camera(true), page).find(dark_dot), std::string::npos);
  Scene light = scene;
  light.theme = Theme::light();
  EXPECT_NE(svg_of(light, buffers.build(), bare_camera(true), page).find(dark_dot), std::string::npos);
}

TEST(SvgTest, LongWordsOfALegendAreWrapped) {
  Scene scene = bare_scene(true);
  scene.legend = {{"one"}, {"so far: 12345 nodes, 1.01 references per triangle, cost 7.226e+05"}, {"two"}};
  const auto lines = [&](int width) {
    ImageOptions options = page;
    options.width = width;
    const std::string svg = svg_of(scene, HostFrame({}), bare_camera(true), options);
    std::size_t count = 0;
    for (std::size_t at = svg.find("<text"); at != std::string::npos; at = svg.find("<text", at + 1)) ++count;
    return count;
  };
  EXPECT_EQ(lines(2000), 3u);
  EXPECT_GT(lines(300), 4u);
}

TEST(SvgTest, Base64) {
  const auto text = [](std::string_view bytes) { return base64({bytes.begin(), bytes.end()}); };
  EXPECT_EQ(text(""), "");
  EXPECT_EQ(text("f"), "Zg==");
  EXPECT_EQ(text("fo"), "Zm8=");
  EXPECT_EQ(text("foo"), "Zm9v");
  EXPECT_EQ(text("\xff\xfe\xfd\xfc"), "//79/A==");
}

}  // namespace
}  // namespace ws::render::test
