// Elements of two frames, matched by their names or by their places.
// SPDX-License-Identifier: MIT
#include "app/session/stop/changes_since.h"

#include "compute/core/data/fingerprint.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <functional>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace ws::app {

namespace {

constexpr std::size_t most_elements = 4'000'000;

using Rgba = std::array<std::uint8_t, 4>;
enum class Became { same, added, removed, moved, recolored };
constexpr Rgba added_color{0, 200, 140, 255}, removed_color{240, 80, 60, 255}, moved_color{86, 180, 233, 255},
    recolored_color{176, 128, 255, 255};

Rgba color_of(Became what) {
  switch (what) {
    case Became::added:
      return added_color;
    case Became::removed:
      return removed_color;
    case Became::moved:
      return moved_color;
    case Became::recolored:
      return recolored_color;
    case Became::same:
      break;
  }
  return {};
}

std::string changed_places(const std::string& layer) { return "since." + layer + ".place"; }
std::string changed_colors(const std::string& layer) { return "since." + layer + ".color"; }
std::string way_places(const std::string& layer) { return "since." + layer + ".way"; }
std::string way_colors(const std::string& layer) { return "since." + layer + ".way_color"; }

std::string_view bytes_at(const std::vector<std::byte>& all, std::size_t index, std::size_t size) {
  return {reinterpret_cast<const char*>(all.data()) + index * size, size};
}

/// One element after the other, as a buffer of the frame.
class Growing {
 public:
  /// `parts`: of the buffer, that make one element.
  Growing(std::string name, std::size_t part_bytes, std::size_t parts = 1)
      : buffer_{{std::move(name), part_bytes, 0, next_identity()}, {}}, parts_(parts) {}
  void add(std::string_view element) {
    const auto* bytes = reinterpret_cast<const std::byte*>(element.data());
    buffer_.bytes.insert(buffer_.bytes.end(), bytes, bytes + element.size());
    buffer_.layout.count += parts_;
  }
  /// As many times as an element has colours.
  void add_color(const Rgba& color) {
    for (std::size_t i = 0; i < parts_ * buffer_.layout.element_bytes; i += color.size()) {
      const auto* bytes = reinterpret_cast<const std::byte*>(color.data());
      buffer_.bytes.insert(buffer_.bytes.end(), bytes, bytes + color.size());
    }
    buffer_.layout.count += parts_;
  }
  [[nodiscard]] ChangedBuffers::Buffer taken() { return std::move(buffer_); }

 private:
  ChangedBuffers::Buffer buffer_;
  std::size_t parts_;
};

constexpr std::size_t no_element = ~std::size_t{0};

using Key = std::function<std::string_view(std::size_t)>;

/// For each element of one list the one of the other that has the same key, if it can be the one at the same place of the list,
/// else the first; none belongs to two.
std::vector<std::size_t> partners(std::size_t count, std::size_t count_of_other, const Key& key, const Key& key_of_other,
                                  RunContext& context) {
  std::vector<std::size_t> found(count, no_element);
  const std::size_t both = std::min(count, count_of_other);
  for (std::size_t i = 0; i < both; ++i)
    if (key(i) == key_of_other(i)) found[i] = i;
  std::unordered_map<std::string_view, std::size_t> others;
  for (std::size_t i = 0; i < count_of_other; ++i) {
    if (i % 4096 == 0) context.check_stop();
    if (i >= both || found[i] == no_element) others.try_emplace(key_of_other(i), i);
  }
  for (std::size_t i = 0; i < count; ++i) {
    if (found[i] != no_element) continue;
    const auto at = others.find(key(i));
    if (at == others.end()) continue;
    found[i] = at->second;
    others.erase(at);
  }
  return found;
}

/// Those of the elements without a partner whose key no element of the other list has: an element that is drawn twice, once
/// more over the others, has not come or gone with its second drawing.
std::vector<std::size_t> without_any(const std::vector<std::size_t>& unpaired, std::size_t count_of_other, const Key& key,
                                     const Key& key_of_other) {
  if (unpaired.empty()) return {};
  std::unordered_set<std::string_view> sought;
  for (const std::size_t i : unpaired) sought.insert(key(i));
  for (std::size_t i = 0; i < count_of_other && !sought.empty(); ++i) sought.erase(key_of_other(i));
  std::vector<std::size_t> left;
  for (const std::size_t i : unpaired)
    if (sought.erase(key(i)) > 0) left.push_back(i);
  return left;
}

/// Of elements with a place: opacity tells how crowded a picture is, not what an element is.
bool same_colors(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i + 4 <= a.size(); i += 4)
    if (a.substr(i, 3) != b.substr(i, 3)) return false;
  return true;
}

/// Some buffers of a picture, in host memory.
HostFrame written_on_host(Presentation& presentation, const Picture& picture, const FrameLayout& wanted, RunContext& context) {
  if (context.backend == Backend::cpu) {
    HostFrame frame(wanted);
    presentation.write(picture, frame.targets(), context);
    return frame;
  }
  const Stream stream;
  DeviceFrame frame(wanted, {}, stream.view());
  presentation.write(picture, frame.targets(), context);
  return frame.download();
}

/// The middle of an element that has one: a ball's, a point's.
std::string_view middle_of(std::string_view place) { return place.substr(0, 3 * sizeof(float)); }

}  // namespace

std::vector<MarkedStep::Layer> MarkedStep::layers_of(const render::Scene& scene) const {
  std::vector<Layer> layers;
  for (const Workspace::BuiltLayer& built : workspace_.built_layers()) {
    const auto layer =
        std::find_if(scene.layers.begin(), scene.layers.end(), [&](const render::Layer& one) { return one.id == built.id; });
    if (layer == scene.layers.end()) continue;
    if (const auto* points = std::get_if<render::PointsStyle>(&layer->style))
      layers.push_back({built.id, points->positions, points->colors, built.colors_tell, built.parts});
    else if (const auto* balls = std::get_if<render::SpheresStyle>(&layer->style))
      layers.push_back({built.id, balls->spheres, balls->colors, built.colors_tell, built.parts});
    else if (const auto* lines = std::get_if<render::SegmentsStyle>(&layer->style))
      layers.push_back({built.id, lines->positions, lines->colors, built.colors_tell, built.parts});
    else if (const auto* image = std::get_if<render::ImageStyle>(&layer->style))
      layers.push_back({built.id, {}, image->pixels, true});
  }
  return layers;
}

MarkedStep::Content MarkedStep::read(Presentation& presentation, const Request& request, RunContext& context) const {
  const auto picture = presentation.prepare(request, context);
  const std::vector<Layer> layers = layers_of(workspace_.scene(*picture, request.view));
  FrameLayout wanted;
  std::vector<std::string> too_large;
  for (const TargetLayout& target : picture->layout) {
    if (!std::any_of(layers.begin(), layers.end(),
                     [&](const Layer& layer) { return target.name == layer.places || target.name == layer.colors; }))
      continue;
    if (target.count <= most_elements)
      wanted.push_back(target);
    else
      too_large.push_back(target.name);
  }
  HostFrame frame = written_on_host(presentation, *picture, wanted, context);
  context.check_stop();
  Content found;
  for (const Layer& layer : layers) {
    Elements& elements = found[layer.id];
    elements.layer = layer;
    elements.are_too_many = std::any_of(too_large.begin(), too_large.end(),
                                        [&](const std::string& name) { return name == layer.places || name == layer.colors; });
    for (const HostFrame::Target& target : frame.written()) {
      const bool is_place = target.layout.name == layer.places;
      if (!is_place && target.layout.name != layer.colors) continue;
      elements.count = target.layout.count;
      (is_place ? elements.place_bytes : elements.color_bytes) = target.layout.element_bytes;
      (is_place ? elements.places : elements.colors).assign(target.bytes.data(), target.bytes.data() + target.layout.bytes());
    }
    elements.names = presentation.element_names(layer.id, request, context);
    if (elements.names.size() != elements.count) elements.names.clear();
  }
  return found;
}

ChangedBuffers MarkedStep::changes(Presentation& presentation, const Request& now, RunContext& context) {
  if (!then_ || !(then_->first == now.view)) {
    then_.reset();
    then_.emplace(now.view, read(presentation, {step_, now.view}, context));
  }
  const Content& before = then_->second;
  const Content present = read(presentation, now, context);
  ChangedBuffers changed;
  ChangesSince told{step_, {}};
  for (const Workspace::BuiltLayer& built : workspace_.built_layers()) {
    const auto was = before.find(built.id), is = present.find(built.id);
    if (was == before.end() && is == present.end()) continue;
    ChangesSince::OfLayer& counts = told.layers.emplace_back(ChangesSince::OfLayer{built.id});
    counts.was_drawn = was != before.end();
    counts.is_drawn = is != present.end();
    if (counts.was_drawn && counts.is_drawn) compare(was->second, is->second, counts, changed.buffers, context);
  }
  changed.told = std::make_shared<const ChangesSince>(std::move(told));
  return changed;
}

void MarkedStep::compare(const Elements& then, const Elements& now, ChangesSince::OfLayer& counts,
                         std::vector<ChangedBuffers::Buffer>& buffers, RunContext& context) {
  const Layer& layer = now.layer;
  const bool is_another =  // layer under the same name
      then.count > 0 && now.count > 0 && (then.place_bytes != now.place_bytes || then.color_bytes != now.color_bytes);
  counts.was_drawn = !is_another;
  if (is_another) return;
  counts.are_too_many = then.are_too_many || now.are_too_many;
  if (counts.are_too_many) return;
  const auto recolored = [&](std::size_t i, std::size_t before) {
    if (!layer.colors_tell) return false;
    const std::string_view is = bytes_at(now.colors, i, layer.parts * now.color_bytes),
                           was = bytes_at(then.colors, before, layer.parts * then.color_bytes);
    return layer.places.empty() ? is != was : !same_colors(is, was);
  };
  if (layer.places.empty()) {  // texels, which stay where they are
    Growing pixels(changed_colors(layer.id), now.color_bytes);
    const bool is_alike = now.count == then.count && now.color_bytes == then.color_bytes;
    for (std::size_t i = 0; i < now.count; ++i) {
      const bool differs = is_alike && recolored(i, i);
      counts.recolored += differs;
      pixels.add_color(differs ? Rgba{recolored_color[0], recolored_color[1], recolored_color[2], 150} : Rgba{});
    }
    if (counts.any()) buffers.push_back(pixels.taken());
    return;
  }
  const std::size_t part_bytes = now.place_bytes > 0 ? now.place_bytes : then.place_bytes;
  const std::size_t color_bytes = now.color_bytes > 0 ? now.color_bytes : then.color_bytes;
  const std::size_t size = layer.parts * part_bytes, present = now.count / layer.parts, before_count = then.count / layer.parts;
  Growing places(changed_places(layer.id), part_bytes, layer.parts), colors(changed_colors(layer.id), color_bytes, layer.parts);
  Growing ways(way_places(layer.id), 6 * sizeof(float)), colors_of_ways(way_colors(layer.id), 2 * sizeof(std::uint32_t));
  const auto add = [&](Became what, std::string_view place, std::size_t& count) {
    places.add(place);
    colors.add_color(color_of(what));
    ++count;
  };
  const auto is_named = [](const Elements& elements) { return elements.count == 0 || !elements.names.empty(); };
  const bool has_names = is_named(now) && is_named(then);
  const auto key_in = [&](const Elements& elements) {
    return Key([&elements, has_names, size](std::size_t i) {
      if (!has_names) return bytes_at(elements.places, i, size);
      return std::string_view(reinterpret_cast<const char*>(&elements.names[i]), sizeof elements.names[i]);
    });
  };
  const std::vector<std::size_t> before = partners(present, before_count, key_in(now), key_in(then), context);
  std::vector<bool> stayed(before_count, false);
  std::vector<std::size_t> came, gone;
  for (std::size_t i = 0; i < present; ++i) {
    if (i % 4096 == 0) context.check_stop();
    const std::string_view place = bytes_at(now.places, i, size);
    if (before[i] == no_element) {
      came.push_back(i);
      continue;
    }
    stayed[before[i]] = true;
    const std::string_view old = bytes_at(then.places, before[i], size);
    if (old != place) {
      add(Became::moved, place, counts.moved);
      ways.add(std::string(middle_of(old)).append(middle_of(place)));
      colors_of_ways.add_color(moved_color);
    } else if (recolored(i, before[i])) {
      add(Became::recolored, place, counts.recolored);
    }
  }
  for (std::size_t i = 0; i < before_count; ++i)
    if (!stayed[i]) gone.push_back(i);
  for (const std::size_t i : without_any(came, before_count, key_in(now), key_in(then)))
    add(Became::added, bytes_at(now.places, i, size), counts.added);
  for (const std::size_t i : without_any(gone, present, key_in(then), key_in(now)))
    add(Became::removed, bytes_at(then.places, i, size), counts.removed);
  if (!counts.any()) return;
  for (Growing* buffer : {&places, &colors, &ways, &colors_of_ways}) buffers.push_back(buffer->taken());
}

void add_changes(render::Scene& scene, const ChangesSince& changes) {
  constexpr float wider = 2.5f;
  std::vector<render::Layer> over;
  std::array<std::string, 4> of_kind;  // added, removed, moved, of another colour
  for (const ChangesSince::OfLayer& counts : changes.layers) {
    const auto layer = std::find_if(scene.layers.begin(), scene.layers.end(),
                                    [&](const render::Layer& one) { return one.id == counts.layer; });
    if (layer == scene.layers.end() || !layer->visible || !counts.any()) continue;
    render::Layer changed{"since." + layer->id, "", layer->style, 1, true, false};
    if (auto* points = std::get_if<render::PointsStyle>(&changed.style))
      *points = {changed_places(layer->id), changed_colors(layer->id), points->size_px + wider};
    else if (auto* balls = std::get_if<render::SpheresStyle>(&changed.style))
      *balls = {changed_places(layer->id), changed_colors(layer->id), balls->outline_only};
    else if (auto* lines = std::get_if<render::SegmentsStyle>(&changed.style))
      *lines = {changed_places(layer->id), changed_colors(layer->id), lines->width_px + wider};
    else if (auto* image = std::get_if<render::ImageStyle>(&changed.style))
      image->pixels = changed_colors(layer->id);
    over.push_back(std::move(changed));
    if (counts.moved > 0)
      over.push_back({"since." + layer->id + ".way", "",
                      render::SegmentsStyle{way_places(layer->id), way_colors(layer->id), 1.5f}, 1, true, false});
    const std::array numbers{counts.added, counts.removed, counts.moved, counts.recolored};
    for (std::size_t i = 0; i < numbers.size(); ++i)
      if (numbers[i] > 0)
        of_kind[i] += fmt::format("{}{} {}", of_kind[i].empty() ? "" : ", ", said(layer->title.c_str()), numbers[i]);
  }
  scene.layers.insert(scene.layers.end(), over.begin(), over.end());
  constexpr std::array colors{added_color, removed_color, moved_color, recolored_color};
  const std::array lines{told("Added since step {}: {}", changes.step, of_kind[0]),
                         told("Removed since step {}: {}", changes.step, of_kind[1]),
                         told("Moved since step {}: {}", changes.step, of_kind[2]),
                         told("Another colour since step {}: {}", changes.step, of_kind[3])};
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (!of_kind[i].empty()) scene.legend.push_back({lines[i], colors[i]});
}

std::vector<std::string> told_changes(const ChangesSince& changes, const render::Scene& scene) {
  std::vector<std::string> lines;
  for (const ChangesSince::OfLayer& counts : changes.layers) {
    const auto layer = std::find_if(scene.layers.begin(), scene.layers.end(),
                                    [&](const render::Layer& one) { return one.id == counts.layer; });
    if (layer == scene.layers.end() || !(counts.any() || counts.are_too_many || !counts.was_drawn)) continue;
    std::vector<std::string> parts;
    if (!counts.was_drawn) parts.push_back(told("not drawn at step {}", changes.step));
    if (counts.are_too_many) parts.push_back(said("too many to be compared"));
    if (counts.added > 0) parts.push_back(told("{} added", counts.added));
    if (counts.removed > 0) parts.push_back(told("{} removed", counts.removed));
    if (counts.moved > 0) parts.push_back(told("{} moved", counts.moved));
    if (counts.recolored > 0) parts.push_back(told("{} coloured otherwise", counts.recolored));
    lines.push_back(fmt::format("{}: {}", said(layer->title.c_str()), joined_text(parts, ", ")));
  }
  return lines;
}

}  // namespace ws::app
