// The viewport's second picture: B's frame, and how A and B share the viewport.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/compare/comparison.h"
#include "app/session/stage/presenter.h"
#include "render/picture_pair.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ws::app {

/// Lives on the GL thread; made and freed with the viewport's graphics, its GL context current.
class PairView {
 public:
  /// `ready` is called on B's stage when a frame has been made. `on_gpu`: as the viewport's own frames are shared.
  PairView(Comparison& comparison, render::InteropMode mode, std::function<void()> ready);

  static constexpr const char* divider = "compare.divider";  ///< the handle of a wipe

  /// The width that each of both has of `whole`: all, or about half.
  [[nodiscard]] static int width_of_each(const Comparison& comparison, int whole, float scale);
  /// Where legends would lie over the data, or cost a small picture much of its room, they fold: those of two to the captions,
  /// that of one goes.
  enum class Legends { whole, folded };
  [[nodiscard]] static render::Scene scene_alone(render::Scene scene, Legends legends);
  /// A's scene, alone or with what comparing adds to it: captions, and the handle of a wipe.
  [[nodiscard]] static render::Scene scene_of_a(const Comparison& comparison, render::Scene scene, Legends legends);
  /// B's without the handles, which are of A's parameters.
  [[nodiscard]] static render::Scene scene_of_b(const Comparison& comparison, render::Scene scene, Legends legends);
  /// What is seen beside each other at present, as far as it is there; else A alone. `a`: A's, as `scene_of_a` gives it.
  [[nodiscard]] std::vector<render::Scene> seen(render::Scene a, const Viewer& viewer, Legends legends) const;
  /// Both pictures as one, as they are seen; `whole` is its size. Needs a mode.
  [[nodiscard]] static render::Image composed(const Comparison& comparison, const render::Image& a, const render::Image& b,
                                              const render::ImageOptions& whole, const render::Theme& theme);

  struct Looking {
    const Viewer& viewer;
    const ParameterSet& view;
    render::Viewport whole;
    int pass = 0;
    std::vector<render::Scene::Panel> panels = {};  ///< that lie over the whole
    Legends legends = Legends::whole;
  };
  /// Draws both, or B alone where it is flipped to. False where there is nothing but A to draw, or B is not there yet.
  bool draw(render::Renderer& renderer, const render::GlFrame& frame_a, const Looking& looking, unsigned framebuffer);
  /// B's, as far as it is there.
  [[nodiscard]] const Presenter& shown() const { return presenter_; }

 private:
  Comparison& comparison_;
  render::GlFrame frame_;
  Presenter presenter_;
  render::PicturePair pair_;
};

}  // namespace ws::app
