// SPDX-License-Identifier: MIT
#include "app/window/viewport/pair_view.h"

#include <QObject>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ws::app {

namespace {

constexpr std::array<std::uint8_t, 4> white{255, 255, 255, 255};

render::PairMode pair_mode(CompareMode mode) {
  switch (mode) {
    case CompareMode::side:
      return render::PairMode::side;
    case CompareMode::difference:
      return render::PairMode::difference;
    case CompareMode::wipe:
      break;
  }
  return render::PairMode::wipe;
}

std::string caption(const QString& letter, const std::string& name) {
  return name.empty() ? letter.toStdString() : fmt::format("{}: {}", letter.toStdString(), name);
}

/// Numbers along axes say the same as the scale bar.
void fold_legend(render::Scene& scene) {
  scene.legend.clear();
  scene.color_bar.reset();
  scene.show_scale_bar = scene.show_scale_bar && scene.planar && !scene.show_axes;
}

/// What comparing adds. Where both legends lie in the same place each names both, its own last: above what it explains.
void add_words(const Comparison& comparison, render::Scene& scene, bool is_b, PairView::Legends legends) {
  const auto mode = comparison.mode();
  const SideNames& names = comparison.names();
  if (!mode || comparison.is_flipped()) {
    if (!mode && legends == PairView::Legends::folded) fold_legend(scene);
    if (comparison.is_flipped()) scene.legend.insert(scene.legend.begin(), {caption("B", names.b), render::no_swatch});
    return;
  }
  if (*mode == CompareMode::difference) {  // words that differ would count
    scene.legend.clear();
    scene.color_bar.reset();
    return;
  }
  const bool is_wipe = *mode == CompareMode::wipe;
  if (legends == PairView::Legends::folded) fold_legend(scene);
  const render::LegendEntry of_a{caption(is_wipe ? QObject::tr("A, left") : "A", names.a), render::no_swatch};
  const render::LegendEntry of_b{caption(is_wipe ? QObject::tr("B, right") : "B", names.b), render::no_swatch};
  scene.legend.insert(scene.legend.begin(), is_b ? of_b : of_a);
  if (is_wipe) scene.legend.insert(scene.legend.begin(), is_b ? of_a : of_b);
  if (!is_wipe) return;
  render::Handle handle{PairView::divider, {comparison.divider(), 0.5f, 0}, white};
  handle.is_divider = true;
  scene.handles.push_back(handle);
}

/// Panels over the whole, as they lie over a picture that begins elsewhere.
std::vector<render::Scene::Panel> moved(std::vector<render::Scene::Panel> panels, float by) {
  for (render::Scene::Panel& panel : panels) panel.x += by;
  return panels;
}

}  // namespace

PairView::PairView(Comparison& comparison, render::InteropMode mode, std::function<void()> ready)
    : comparison_(comparison), frame_(mode), presenter_(comparison.stage(), std::move(ready)) {}

int PairView::width_of_each(const Comparison& comparison, int whole, float scale) {
  if (comparison.mode() != CompareMode::side || comparison.is_flipped()) return whole;
  return render::width_of_each({render::PairMode::side, whole, 1, 0.5f}, scale);
}

render::Scene PairView::scene_alone(render::Scene scene, Legends legends) {
  if (legends == Legends::folded) fold_legend(scene);
  return scene;
}

render::Scene PairView::scene_of_a(const Comparison& comparison, render::Scene scene, Legends legends) {
  if (comparison.mode() && !comparison.is_flipped())
    add_words(comparison, scene, false, legends);
  else
    scene = scene_alone(std::move(scene), legends);
  return scene;
}

render::Scene PairView::scene_of_b(const Comparison& comparison, render::Scene scene, Legends legends) {
  scene.handles.clear();
  add_words(comparison, scene, true, legends);
  return scene;
}

std::vector<render::Scene> PairView::seen(render::Scene a, const Viewer& viewer, Legends legends) const {
  std::vector<render::Scene> scenes{std::move(a)};
  const auto of_b = presenter_.picture();
  if (comparison_.mode() == CompareMode::side && of_b && of_b->result == comparison_.result())
    scenes.push_back(scene_of_b(comparison_, viewer.scene(*of_b), legends));
  return scenes;
}

render::Image PairView::composed(const Comparison& comparison, const render::Image& a, const render::Image& b,
                                 const render::ImageOptions& whole, const render::Theme& theme) {
  std::array<std::uint8_t, 4> ink{0, 0, 0, 255};
  for (std::size_t i = 0; i < 3; ++i) ink[i] = theme.foreground[i] / 2;
  const int line = std::max(1, static_cast<int>(std::lround(whole.scale)));
  switch (*comparison.mode()) {
    case CompareMode::wipe:
      return wiped(a, b, comparison.divider(), line, ink);
    case CompareMode::side:
      return beside(a, b, whole.width, ink);
    case CompareMode::difference:
      break;
  }
  return difference_of(a, b);
}

bool PairView::draw(render::Renderer& renderer, const render::GlFrame& frame_a, const Looking& looking, unsigned framebuffer) {
  const auto mode = comparison_.mode();
  if (!mode && !comparison_.is_flipped()) return false;
  render::Viewport each = looking.whole;
  each.width = width_of_each(comparison_, looking.whole.width, looking.whole.scale);
  presenter_.update(frame_, comparison_.result(), comparison_.request(each.width, each.height, looking.pass), looking.view);
  if (!presenter_.picture() || presenter_.picture()->result != comparison_.result()) return false;
  render::Scene b = scene_of_b(comparison_, looking.viewer.scene(*presenter_.picture()), looking.legends);
  b.panels = moved(looking.panels, static_cast<float>(each.width - looking.whole.width) / looking.whole.scale);
  if (comparison_.is_flipped()) {
    renderer.draw(b, frame_, looking.viewer.camera(), each, framebuffer);
    return true;
  }
  render::Scene a = scene_of_a(comparison_, looking.viewer.scene(), looking.legends);
  a.panels = looking.panels;
  const render::PairLayout layout{pair_mode(*mode), looking.whole.width, looking.whole.height, comparison_.divider()};
  pair_.draw(renderer, {a, frame_a}, {b, frame_}, looking.viewer.camera(), layout, each, framebuffer);
  return true;
}

}  // namespace ws::app
