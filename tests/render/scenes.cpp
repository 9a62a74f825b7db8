// The scenes' data.
// SPDX-License-Identifier: MIT
#include "tests/render/scenes.h"

#include "compute/core/result/palette.h"

#include <cmath>
#include <cstring>
#include <functional>
#include <random>

namespace ws::render::test {
namespace {

constexpr double tau = 6.283185307179586;
constexpr std::size_t ball_count = 22;

void add_example(Example& example, std::size_t point_count, float radius, float noise, double z_noise,
                 const std::function<glm::dvec3(double)>& curve) {
  std::mt19937 random(7);
  std::normal_distribution<double> normal(0, noise);
  std::uniform_real_distribution<double> uniform(0, 1);
  std::vector<float> cloud, balls, links;
  std::vector<std::uint32_t> cloud_colors, ball_colors, link_colors;
  const auto push = [](std::vector<float>& to, glm::dvec3 p) { to.insert(to.end(), {float(p.x), float(p.y), float(p.z)}); };
  for (std::size_t i = 0; i < point_count; ++i) {
    const double t = uniform(random);
    push(cloud, curve(t) + glm::dvec3(normal(random), normal(random), z_noise * normal(random)));
    cloud_colors.push_back(category_color(static_cast<std::uint32_t>(std::floor(t * ball_count + 0.5)) % ball_count));
  }
  for (std::size_t i = 0; i < ball_count; ++i) {
    push(balls, curve(double(i) / ball_count));
    balls.push_back(radius);
    ball_colors.push_back(category_color(static_cast<std::uint32_t>(i)));
    push(links, curve(double(i) / ball_count));
    push(links, curve(double(i + 1) / ball_count));
    link_colors.insert(link_colors.end(), 2, pack_rgba(255, 255, 255));
  }
  example.buffers.add("cloud.position", 12, cloud).add("cloud.color", 4, cloud_colors);
  example.buffers.add("balls.sphere", 16, balls).add("balls.color", 4, ball_colors);
  example.buffers.add("links.position", 24, links).add("links.color", 8, link_colors);
}

}  // namespace

FrameBuilder& FrameBuilder::add_bytes(const std::string& name, std::size_t element_bytes, const void* data, std::size_t bytes) {
  layout_.push_back({name, element_bytes, bytes / element_bytes, 1});
  const auto* begin = static_cast<const std::byte*>(data);
  bytes_.emplace_back(begin, begin + bytes);
  return *this;
}

HostFrame FrameBuilder::build(const FrameLayout& have) const {
  HostFrame frame(layout_, have);
  const FrameTargets targets = frame.targets();
  for (std::size_t i = 0; i < layout_.size(); ++i)
    if (targets.wants(layout_[i].name) && !bytes_[i].empty())
      std::memcpy(targets.host<std::byte>(layout_[i].name).data(), bytes_[i].data(), bytes_[i].size());
  return frame;
}

Scene bare_scene(bool planar) {
  Scene scene;
  scene.planar = planar;
  scene.box = {{-1, -1, planar ? 0 : -1}, {1, 1, planar ? 0 : 1}};
  scene.show_grid = scene.show_axes = scene.show_scale_bar = false;
  scene.theme.background = {0, 0, 0, 255};
  return scene;
}

Camera bare_camera(bool planar) {
  Camera camera;
  camera.planar = planar;
  camera.orthographic = true;
  camera.apply(CameraPreset::top);
  camera.distance = 1;
  return camera;
}

Example ring_example(std::size_t point_count, float aspect) {
  Example example;
  example.scene.box = {{-1.45f, -1.45f, 0}, {1.45f, 1.45f, 0}};
  example.scene.layers = {{"cloud", "Cloud", PointsStyle{"cloud.position", "cloud.color", 2}},
                          {"balls", "Balls", SpheresStyle{"balls.sphere", "balls.color", true}},
                          {"links", "Ridge", SegmentsStyle{"links.position", "links.color", 3}}};
  example.camera.planar = true;
  example.camera.frame(example.scene.box, aspect);
  add_example(example, point_count, 0.2f, 0.1f, 0,
              [](double t) { return glm::dvec3(std::cos(tau * t), std::sin(tau * t), 0); });
  return example;
}

Example trefoil_example(std::size_t point_count, float aspect) {
  Example example;
  example.scene.planar = false;
  example.scene.box = {{-3.2f, -3.2f, -1.3f}, {3.2f, 3.2f, 1.3f}};
  example.scene.layers = {{"cloud", "Cloud", PointsStyle{"cloud.position", "cloud.color", 2}},
                          {"balls", "Balls", SpheresStyle{"balls.sphere", "balls.color"}},
                          {"links", "Ridge", SegmentsStyle{"links.position", "links.color", 3}}};
  example.camera.frame(example.scene.box, aspect);
  add_example(example, point_count, 0.28f, 0.12f, 1, [](double t) {
    const double s = tau * t;
    return glm::dvec3(std::sin(s) + 2 * std::sin(2 * s), std::cos(s) - 2 * std::cos(2 * s), -std::sin(3 * s));
  });
  return example;
}

}  // namespace ws::render::test
