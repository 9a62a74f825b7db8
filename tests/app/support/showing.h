// A result as a workspace shows it, without a session: its presentation, and pictures of its steps that were written.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/stage/presenter.h"
#include "app/workspaces/workspace.h"

#include <memory>
#include <utility>

namespace ws::test {

class Showing {
 public:
  Showing(const app::Workspace& workspace, std::shared_ptr<const Result> result, Cache* cache = nullptr)
      : workspace_(&workspace),
        result_(std::move(result)),
        context_(context_with(cache)),
        presentation_(workspace.experiment().present(result_, nullptr, context_)),
        step_count_(presentation_->timeline(context_)->step_count) {}

  [[nodiscard]] std::size_t last_step() const { return step_count_ - 1; }
  [[nodiscard]] app::Workspace::Subject subject(std::size_t step, const ParameterSet& view) const {
    return {*result_, step, step_count_, view};
  }
  /// With the bytes of its buffers written, since some pictures tell what was found meanwhile.
  [[nodiscard]] app::MadeFrame made(std::size_t step, const ParameterSet& view) {
    return app::make_frame(*presentation_, {step, view}, {}, context_);
  }
  [[nodiscard]] std::shared_ptr<const Picture> picture(std::size_t step, const ParameterSet& view) {
    return made(step, view).picture;
  }
  [[nodiscard]] render::Scene scene(std::size_t step, const ParameterSet& view) {
    return workspace_->scene(*picture(step, view), view);
  }
  [[nodiscard]] app::Workspace::Answer click(std::size_t step, const ParameterSet& view, const app::Workspace::Sight& sight) {
    const auto at = picture(step, view);
    return workspace_->click({*at, result_->parameters(), view}, sight, *presentation_, context_);
  }
  [[nodiscard]] Presentation& presentation() { return *presentation_; }
  [[nodiscard]] RunContext& context() { return context_; }

 private:
  [[nodiscard]] static RunContext context_with(Cache* cache) {
    RunContext context;
    context.cache = cache;
    return context;
  }

  const app::Workspace* workspace_;
  std::shared_ptr<const Result> result_;
  RunContext context_;
  std::unique_ptr<Presentation> presentation_;
  std::size_t step_count_;
};

}  // namespace ws::test
