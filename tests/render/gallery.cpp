// Writes pictures of the example scenes into a folder, for people to look at, and times a large cloud.
// SPDX-License-Identifier: MIT
#include "render/headless.h"
#include "render/renderer.h"
#include "tests/render/scenes.h"

#include <chrono>
#include <cstdio>
#include <string>

namespace ws::render::test {
namespace {

void decorate(Scene& scene, bool light) {
  scene.theme = light ? Theme::light() : Theme::dark();
  scene.legend = {{"Cloud, 20 000 points", {86, 180, 233, 255}}, {"Balls", {230, 159, 0, 255}}, {"Ridge", {213, 94, 0, 255}}};
  scene.color_bar = ColorBar{"viridis", "Density (1/km²)", 0, 4.2};
  scene.labels = {{{1, 0, 0}, "start"}};
}

void write_pictures(Renderer& renderer, const std::string& folder, bool planar) {
  struct Size {
    int width, height;
    float scale;
  };
  for (const bool light : {false, true}) {
    for (const Size& size : {Size{1600, 900, 1}, Size{400, 300, 1}, Size{1600, 1200, 2}}) {
      const float aspect = float(size.width) / float(size.height);
      Example example = planar ? ring_example(20'000, aspect) : trefoil_example(20'000, aspect);
      decorate(example.scene, light);
      GlFrame frame(InteropMode::cpu);
      frame.upload(example.buffers.build());
      const Image image = renderer.image(example.scene, frame, example.camera, {size.width, size.height, size.scale});
      write_png(folder + "/" + (planar ? "ring" : "trefoil") + (light ? "_light_" : "_dark_") + std::to_string(size.width) +
                    "x" + std::to_string(size.height) + ".png",
                image);
    }
  }
}

void time_cloud(Renderer& renderer, bool planar) {
  constexpr std::size_t count = 1'000'000;
  constexpr int repeats = 5;
  Example example = planar ? ring_example(count, 16.0f / 9) : trefoil_example(count, 16.0f / 9);
  GlFrame frame(InteropMode::cpu);
  frame.upload(example.buffers.build());
  const auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < repeats; ++i)
    (void)renderer.image(example.scene, frame, example.camera, {.width = 1600, .height = 900, .supersample = 1});
  const std::chrono::duration<double, std::milli> elapsed = std::chrono::steady_clock::now() - start;
  std::printf("10^6 points, %s, 1600 x 900: %.1f ms a picture\n", planar ? "planar" : "in space", elapsed.count() / repeats);
}

}  // namespace
}  // namespace ws::render::test

int main(int argc, char** argv) {
  using namespace ws::render;
  if (argc != 2) {
    std::fprintf(stderr, "usage: render_gallery FOLDER\n");
    return 2;
  }
  const HeadlessContext context;
  Renderer renderer;
  std::printf("%s\n", gl_description().c_str());
  for (const bool planar : {true, false}) test::write_pictures(renderer, argv[1], planar);
  for (const bool planar : {true, false}) test::time_cloud(renderer, planar);
}
