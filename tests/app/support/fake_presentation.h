// The presentation of made-up results: steps without content.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/presentation.h"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ws::test {

/// For presentations that need none.
class NoResult final : public Result {
 public:
  [[nodiscard]] Backend backend() const override { return Backend::cpu; }
  [[nodiscard]] const ParameterSet& parameters() const override { return parameters_; }
  [[nodiscard]] Work work() const override { return {}; }
  [[nodiscard]] std::vector<Property> summary(RunContext&) const override { return {}; }
  [[nodiscard]] std::string hash(RunContext&) const override { return {}; }
  void write(std::string_view, const std::filesystem::path&, RunContext&) const override {}

 private:
  ParameterSet parameters_;
};

class FakePresentation : public Presentation {
 public:
  FakePresentation(std::shared_ptr<const Result> result, std::size_t step_count)
      : Presentation(std::move(result)), step_count_(step_count) {}

  [[nodiscard]] std::shared_ptr<const Timeline> timeline(RunContext&) override {
    return std::make_shared<const Timeline>(Timeline{step_count_, {}, 0, 0});
  }
  [[nodiscard]] std::shared_ptr<const Picture> prepare(const Request& request, RunContext& context) override {
    auto picture = std::make_shared<Picture>();
    picture->request = request;
    picture->result = result();
    picture->bounds = {{-1, -1, 0}, {1, 1, 0}};
    picture->info = describe(request.step, context);
    picture->layout = layout(request.step);
    return picture;
  }
  void write(const Picture&, const FrameTargets&, RunContext&) override {}
  [[nodiscard]] StepInfo describe(std::size_t, RunContext&) override { return {"fake", "fake", {}}; }
  [[nodiscard]] std::vector<Plot> plots(const Request&, RunContext&) override { return {}; }
  [[nodiscard]] std::vector<Property> inspect(const Pick&, const Request&, RunContext&) override { return {}; }
  [[nodiscard]] std::size_t made_by(const Pick&, const Request&, RunContext&) override { return 0; }

 protected:
  [[nodiscard]] virtual FrameLayout layout(std::size_t) const { return {}; }
  const std::size_t step_count_;
};

}  // namespace ws::test
