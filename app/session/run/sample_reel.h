// A few steps of a sample, made beside the session: what the start screen shows before anything is open.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/stage/presenter.h"
#include "app/workspaces/workspace.h"
#include "render/scene/scene.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <stop_token>

namespace ws::app {

struct ReelOptions {
  std::size_t frame_count = 8;
  int width = 400, height = 240;  ///< pixels
  float scale = 0.5f;             ///< of points, lines and words: they are looked at from afar
  bool dark = true;
};

/// One step, ready to be drawn: without axes, grid and words.
struct ReelFrame {
  std::shared_ptr<const HostFrame> content;
  render::Scene scene;
  render::Camera camera;  ///< the same for all frames
};

/// Loads the workspace's sample, runs it on one thread of the CPU and gives frames from its first step to its last, evenly
/// spread, to `take`: on the calling thread, one after the other. Gives fewer where the result has fewer steps. Throws Error,
/// Cancelled.
void make_sample_reel(const Workspace& workspace, const Sample& sample, const ReelOptions& options, const std::stop_token& stop,
                      const std::function<void(const ReelFrame&)>& take);

}  // namespace ws::app
