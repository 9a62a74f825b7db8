// An SVG as another program reads it: Qt draws what OpenGL drew, but for the edges of shapes and of letters.
// SPDX-License-Identifier: MIT
#include "render/export/svg.h"
#include "render/headless.h"
#include "tests/render/scenes.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

namespace ws::app {
namespace {

using namespace render;

class SvgReaderTest : public testing::Test {
 protected:
  /// How far apart what Qt draws of the SVG is from what OpenGL draws.
  [[nodiscard]] ImageDifference difference_of(const Scene& scene, const HostFrame& buffers, const Camera& camera,
                                              const ImageOptions& options) {
    frame_.upload(buffers);
    const Image drawn = renderer_.image(scene, frame_, camera, options);
    const std::string svg = svg_of(scene, buffers, camera, options);
    QSvgRenderer reader(QByteArray::fromStdString(svg));
    EXPECT_TRUE(reader.isValid()) << svg.substr(0, 500);
    QImage sheet(options.width, options.height, QImage::Format_RGBA8888);
    sheet.fill(Qt::transparent);
    QPainter painter(&sheet);
    reader.render(&painter);
    painter.end();
    Image read{sheet.width(), sheet.height(), {sheet.constBits(), sheet.constBits() + sheet.sizeInBytes()}};
    if (const char* folder = std::getenv("WS_TEST_PICTURES")) {
      const std::string name = std::string(folder) + "/" + testing::UnitTest::GetInstance()->current_test_info()->name();
      write_png(name + ".svg.png", read);
      write_png(name + ".gl.png", drawn);
    }
    return difference(drawn, read);
  }

 private:
  char name_[12] = "svg_test";
  char* arguments_[2] = {name_, nullptr};
  int count_ = 1;
  const bool offscreen_ = qputenv("QT_QPA_PLATFORM", "offscreen");
  const QGuiApplication application_{count_, arguments_};
  HeadlessContext context_;
  Renderer renderer_;
  GlFrame frame_{InteropMode::cpu};
};

constexpr ImageOptions page{.width = 640, .height = 480, .supersample = 4};

TEST_F(SvgReaderTest, DotsRingsLinesAndFurniture) {
  test::Example example = test::ring_example(2'000, 640.0f / 480);
  example.scene.legend = {{"Balls", {200, 90, 90, 255}}, {"Ridge", {255, 255, 255, 255}}};
  example.scene.color_bar = ColorBar{"viridis", "distance in m", 0, 12, false};
  example.scene.labels = {{{0, 0, 0}, "a label\nof two lines"}};
  example.scene.handles = {{"h", {1, 1, 0}, {255, 200, 0, 255}}};
  const ImageDifference found = difference_of(example.scene, example.buffers.build(), example.camera, page);
  EXPECT_LT(found.rms, 0.035);
  EXPECT_GT(found.rms, 0) << "two readers never round alike: one of them was not asked";
}

TEST_F(SvgReaderTest, TranslucentAndFadingShapes) {
  test::FrameBuilder buffers;
  buffers.add("t", 36, std::vector<float>{-0.8f, -0.8f, 0, 0.8f, -0.8f, 0, 0, 0.8f, 0, 0, 0, 0, 9, 0, 0, 0, 9, 0})
      .add("tc", 4, std::vector<std::uint32_t>{0x80ff8000u, test::green})
      .add("l", 24, std::vector<float>{-0.9f, 0, 0, 0.9f, 0.3f, 0, -0.9f, -0.5f, 0, 40, -0.5f, 0})
      .add("lc", 8, std::vector<std::uint32_t>{test::red, test::blue, 0x80ffffffu, 0x80ffffffu});
  Scene scene = test::bare_scene(true);
  scene.layers = {{"t", "T", MeshStyle{"t", "tc"}, 0.7f}, {"l", "L", SegmentsStyle{"l", "lc", 9}}};
  EXPECT_LT(difference_of(scene, buffers.build(), test::bare_camera(true), page).rms, 0.01);
}

TEST_F(SvgReaderTest, ImagesLieWhereTheyDo) {
  test::FrameBuilder buffers;
  std::vector<std::uint32_t> texels;
  for (unsigned i = 0; i < 300 * 200; ++i) texels.push_back(0xff000000u | (i % 300 / 2) << 8 | (i / 300));
  buffers.add("i", 4, texels);
  Scene scene = test::bare_scene(true);
  ImageStyle style{"i", 300, 200};
  style.part_low = {50, -20};
  style.part_high = {250, 180};
  style.corner = {-0.8f, 0.8f};
  style.texel = 0.008f;
  scene.layers = {{"i", "I", style}};
  EXPECT_LT(difference_of(scene, buffers.build(), test::bare_camera(true), page).rms, 0.01);
}

TEST_F(SvgReaderTest, PaperAndNoGround) {
  test::Example example = test::ring_example(300, 640.0f / 480);
  ImageOptions options = page;
  options.print_colors = true;
  EXPECT_LT(difference_of(example.scene, example.buffers.build(), example.camera, options).rms, 0.035);
  options.transparent = true;
  EXPECT_LT(difference_of(example.scene, example.buffers.build(), example.camera, options).rms, 0.06);
}

}  // namespace
}  // namespace ws::app
