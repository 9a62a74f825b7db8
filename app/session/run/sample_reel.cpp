// A sample from its generator to frames.
// SPDX-License-Identifier: MIT
#include "app/session/run/sample_reel.h"

#include "app/session/document/load_plan.h"
#include "app/session/document/loading.h"
#include "app/session/stage/scene_state.h"
#include "compute/core/run/error.h"

#include <algorithm>
#include <utility>

namespace ws::app {

namespace {

Opened loaded_sample(const Workspace& workspace, const Sample& sample, const std::stop_token& stop) {
  LoadPlan plan = plan_of_sample({&workspace}, workspace.experiment().info().id, sample.id);
  LoadRequest request;
  request.experiment = &workspace.experiment();
  request.sources = plan.opened.sources;
  request.thread_count = 1;
  plan.opened.inputs = load_inputs(request, stop, nullptr).inputs;
  workspace.experiment().adapt(plan.opened.inputs, plan.opened.parameters, plan.opened.view, stop);
  return std::move(plan.opened);
}

/// Of `count` frames the one of that number; the first frame is the first step, the last one the result.
std::size_t step_of(std::size_t index, std::size_t count, std::size_t step_count) {
  return count < 2 ? step_count - 1 : index * (step_count - 1) / (count - 1);
}

}  // namespace

void make_sample_reel(const Workspace& workspace, const Sample& sample, const ReelOptions& options, const std::stop_token& stop,
                      const std::function<void(const ReelFrame&)>& take) {
  const Opened opened = loaded_sample(workspace, sample, stop);
  RunContext context;
  context.thread_count = 1;
  context.stop = stop;
  const std::shared_ptr<const Result> result = workspace.experiment().run(opened.inputs, opened.parameters, context).result;
  if (!result) throw Cancelled{};
  const auto presentation = workspace.experiment().present(result, nullptr, context);
  const std::size_t step_count = presentation->timeline(context)->step_count;
  const std::size_t count = std::min(options.frame_count, step_count);
  const Furniture bare{false, false, false, options.dark ? "dark" : "light"};
  const float aspect = static_cast<float>(options.width) / static_cast<float>(options.height);
  const auto whole = presentation->prepare({step_count - 1, opened.view}, context);
  const render::Camera camera = workspace.default_camera(*whole, opened.view, aspect);
  for (std::size_t index = 0; index < count; ++index) {
    const std::size_t step = step_of(index, count, step_count);
    const Workspace::Subject subject{*result, step, step_count, opened.view};
    const ParameterSet seen = workspace.seen(subject, {camera, options.width, options.height});
    const MadeFrame made = make_frame(*presentation, {step, seen}, {}, context);
    render::Scene scene = workspace.scene(*made.picture, opened.view);
    apply_furniture(scene, bare);
    scene.labels.clear();
    scene.handles.clear();
    take({made.frame, std::move(scene), camera});
    context.check_stop();
  }
}

}  // namespace ws::app
