// SPDX-License-Identifier: MIT
#include "tests/app/support/what_is_seen.h"

#include "compute/core/data/fingerprint.h"
#include "compute/core/run/cache.h"
#include "tests/app/support/showing.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstring>
#include <set>
#include <span>
#include <string_view>
#include <utility>

namespace ws::test {

namespace {

constexpr int width = 60, height = 40;

bool tells_time(std::string_view text) {
  for (const char* unit : {"ms", "1/s", "/s", " s)", " s "})
    if (text.find(unit) != std::string_view::npos) return true;
  return false;
}

std::string text_of(glm::vec3 p) { return fmt::format("({} {} {})", p.x, p.y, p.z); }

std::string text_of(const std::vector<Property>& values) {
  std::string text;
  for (const Property& value : values)
    text += fmt::format("{} {}\n", value.name, tells_time(value.unit) ? "" : to_text(value.value));
  return text;
}

/// Of plots that tell times, how many there are and what they are of.
std::string text_of(const Plot& plot) {
  const bool is_of_time = tells_time(plot.x_label) || tells_time(plot.y_label);
  std::string text = fmt::format("{} {} {} {} {}", plot.title, plot.x_label, plot.y_label, plot.cursor.value_or(-1),
                                 fmt::join(plot.categories, " "));
  for (const PlotSeries& series : plot.series)
    text += is_of_time ? fmt::format("\n{} {}", series.name, series.x.size())
                       : fmt::format("\n{} {} {}", series.name, fmt::join(series.x, " "), fmt::join(series.y, " "));
  return text;
}

std::string text_of(const render::Layer& layer) {
  const std::string style = std::visit(
      [](const auto& s) {
        std::string text;
        if constexpr (requires { s.size_px; }) text += fmt::format(" {}", s.size_px);
        if constexpr (requires { s.width_px; }) text += fmt::format(" {}", s.width_px);
        if constexpr (requires { s.outline_only; }) text += fmt::format(" {}", s.outline_only);
        if constexpr (requires { s.from; }) text += fmt::format(" {} {}", s.from, s.to);
        if constexpr (requires { s.texel; })
          text += fmt::format(" {} {} {} {} {} {} {}", s.width, s.height, s.part_low.x, s.part_low.y, s.corner.x, s.corner.y,
                              s.texel);
        return text;
      },
      layer.style);
  return fmt::format("{} {} {} {}{}", layer.id, layer.title, layer.opacity, layer.visible, style);
}

/// Whether the picture has an element of it.
bool is_drawn(const render::Layer& layer, const Picture& picture) {
  const std::string buffer = std::visit(
      [](const auto& style) {
        if constexpr (requires { style.spheres; })
          return style.spheres;
        else if constexpr (requires { style.positions; })
          return style.positions;
        else
          return style.pixels;
      },
      layer.style);
  return std::any_of(picture.layout.begin(), picture.layout.end(),
                     [&](const TargetLayout& target) { return target.name == buffer && target.count > 0; });
}

void add_scene(Seen& seen, const std::string& step, const render::Scene& scene, const Picture& picture) {
  std::string layers, words, places;
  for (const render::Layer& layer : scene.layers)
    if (is_drawn(layer, picture)) layers += text_of(layer) + "\n";
  for (const render::LegendEntry& entry : scene.legend)
    if (!tells_time(entry.text)) words += fmt::format("{} {}\n", entry.text, fmt::join(entry.rgba, " "));
  for (const render::Label& label : scene.labels)
    if (!tells_time(label.text)) words += fmt::format("{} {}\n", label.text, text_of(label.position));
  if (const auto& bar = scene.color_bar)
    words += fmt::format("{} {} {} {} {}\n", bar->color_map, bar->label, bar->low, bar->high, bar->logarithmic);
  if (const auto& bars = scene.bars) {
    words += fmt::format("{} {} {}\n", bars->title, fmt::join(bars->axis, " "), fmt::join(bars->parts, " "));
    for (const auto& color : bars->colors) words += fmt::format("{} ", fmt::join(color, " "));
  }
  for (const render::Handle& handle : scene.handles) places += fmt::format("{} {}\n", handle.id, text_of(handle.position));
  places +=
      fmt::format("{} {} {} {} {} {} {}", text_of(scene.box.low), text_of(scene.box.high), scene.planar, scene.y_down,
                  scene.show_grid, scene.show_axes, fmt::join(std::span(scene.axis_names).first(scene.planar ? 2 : 3), " "));
  seen[step + "layers"] = layers;
  seen[step + "words"] = words;
  seen[step + "places"] = places;
}

std::string text_of(const render::Camera& camera) {
  return fmt::format("{} {} {} {} {} {} {} {}", camera.planar, camera.orthographic, camera.y_up, text_of(camera.target),
                     camera.distance, camera.yaw, camera.pitch, camera.fov_y);
}

std::string print_of(Span<const std::byte> bytes) {
  Fingerprint print;
  std::size_t i = 0;
  for (std::uint64_t word = 0; i < bytes.size(); i += sizeof word) {
    word = 0;
    std::memcpy(&word, bytes.data() + i, std::min(sizeof word, bytes.size() - i));
    print.add(word);
  }
  return fmt::format("{} bytes {}", bytes.size(), print.text());
}

}  // namespace

Seen what_is_told(const Result& result) {
  RunContext context;
  return {{"result.hash", result.hash(context)}, {"result.summary", text_of(result.summary(context))}};
}

Seen what_is_seen(const app::Workspace& workspace, std::shared_ptr<const Result> result, const ParameterSet& view) {
  constexpr std::size_t parts = 3;
  static Cache small_cache(1 << 16);  // for what is measured of the machine, once
  Showing showing(workspace, std::move(result), &small_cache);
  Seen seen;
  std::set<std::size_t> steps;
  for (std::size_t i = 0; i <= parts; ++i) steps.insert(showing.last_step() * i / parts);
  seen["step_count"] = std::to_string(showing.last_step() + 1);
  for (const std::size_t step : steps) {
    const std::string name = fmt::format("step {}.", step);
    const auto first = showing.picture(step, workspace.seen(showing.subject(step, view), {.width = width, .height = height}));
    const render::Camera camera = workspace.default_camera(*first, view, static_cast<float>(width) / height);
    const int last_pass = std::max(0, workspace.pass_count(showing.subject(step, view)));
    const ParameterSet asked = workspace.seen(showing.subject(step, view), {camera, width, height, last_pass});
    const app::MadeFrame made = showing.made(step, asked);
    for (const HostFrame::Target& target : made.frame->written())
      seen[name + target.layout.name] = print_of(target.bytes.view());
    add_scene(seen, name, workspace.scene(*made.picture, view), *made.picture);
    seen[name + "camera"] = text_of(camera);
    seen[name + "info"] = made.picture->info.title + "\n" + text_of(made.picture->info.values);
    if (step * 3 < showing.last_step() * 2) continue;
    for (const Plot& plot : showing.presentation().plots({step, asked}, showing.context()))
      seen[fmt::format("{}plot {}", name, plot.id)] = text_of(plot);
  }
  return seen;
}

std::vector<std::string> differences(const Seen& a, const Seen& b) {
  std::set<std::string> names;
  for (const auto& [name, text] : a)
    if (const auto other = b.find(name); other == b.end() || other->second != text) names.insert(name);
  for (const auto& [name, text] : b)
    if (!a.contains(name)) names.insert(name);
  return {names.begin(), names.end()};
}

}  // namespace ws::test
