// The made-up experiment on meshes.
// SPDX-License-Identifier: MIT
#include "tests/app/support/fake_mesh_experiment.h"

#include <fmt/format.h>

namespace ws::test {

namespace {

using MeshPtr = std::shared_ptr<const Mesh>;

struct MeshParameters {
  std::int64_t depth = 3;
  static constexpr auto schema() {
    using P = MeshParameters;
    return std::make_tuple(Field<P, std::int64_t>{&P::depth, "depth", "Depth", "Of the fake", "", 0, 10});
  }
};

struct MeshView {
  double tint = 0.5;
  static constexpr auto schema() {
    using P = MeshView;
    return std::make_tuple(Field<P, double>{&P::tint, "tint", "Tint", "Of the fake", "", 0, 1, 0, Scale::linear, Cost::view});
  }
};

MeshPtr mesh_of(const Inputs& inputs) { return std::get<MeshPtr>(inputs.at("mesh").data); }

class FakeMeshResult final : public Result {
 public:
  FakeMeshResult(MeshPtr mesh, ParameterSet parameters) : mesh_(std::move(mesh)), parameters_(std::move(parameters)) {}
  [[nodiscard]] Backend backend() const override { return Backend::cpu; }
  [[nodiscard]] const ParameterSet& parameters() const override { return parameters_; }
  [[nodiscard]] std::vector<Property> summary() const override { return {}; }
  [[nodiscard]] std::string hash() const override {
    return fmt::format("{}-{}-{}", mesh_->triangle_count(), mesh_->vertex_count(), to_text(parameters_.get("depth")));
  }
  [[nodiscard]] std::size_t step_count() const override { return 2; }
  [[nodiscard]] StepInfo describe(std::size_t) const override { return {"fake", "fake", {}}; }
  [[nodiscard]] const std::vector<StepEvent>& events() const override { return events_; }
  [[nodiscard]] std::pair<std::size_t, std::size_t> step_memory() const override { return {0, 0}; }
  [[nodiscard]] bool is_3d(const ParameterSet&) const override { return false; }
  [[nodiscard]] Bounds bounds(const ParameterSet&) const override { return {{-1, -1, 0}, {1, 1, 0}}; }
  [[nodiscard]] std::array<double, 3> origin(const ParameterSet&) const override { return {0, 0, 0}; }
  [[nodiscard]] FrameLayout layout(std::size_t, const ParameterSet&) const override { return {}; }
  void present(std::size_t, const ParameterSet&, const FrameTargets&, std::stop_token) const override {}
  [[nodiscard]] Work work() const override { return {1, "meshes"}; }
  [[nodiscard]] std::vector<Plot> plots(std::size_t) const override { return {}; }
  [[nodiscard]] std::vector<Property> inspect(const Pick&, std::size_t, const std::stop_token&) const override { return {}; }
  [[nodiscard]] std::size_t origin_step(const Pick&, std::size_t) const override { return 0; }
  void write(std::string_view, const std::filesystem::path&) const override {}

 private:
  MeshPtr mesh_;
  ParameterSet parameters_;
  std::vector<StepEvent> events_;
};

class FakeMeshExperiment final : public Experiment {
 public:
  [[nodiscard]] const ExperimentInfo& info() const override {
    static const ExperimentInfo info{"fake-mesh",
                                     "Fake on meshes",
                                     "For tests",
                                     {},
                                     {{"mesh", "--input", InputKind::mesh, true, "A mesh"}},
                                     {},
                                     {{"sheet", "A sheet", "sheet --triangles 50", {{"depth", "5"}}}}};
    return info;
  }
  [[nodiscard]] ParameterSet parameters() const override { return ParameterSet::of<MeshParameters>(); }
  [[nodiscard]] ParameterSet view_parameters() const override { return ParameterSet::of<MeshView>(); }
  void adapt(const Inputs&, ParameterSet&, ParameterSet&, const std::stop_token&) const override {}
  [[nodiscard]] std::shared_ptr<const Result> preview(const Inputs& inputs, RunContext&) const override {
    return std::make_shared<FakeMeshResult>(mesh_of(inputs), parameters());
  }
  [[nodiscard]] Inputs reduce(const Inputs& inputs, std::size_t, const std::stop_token&) const override { return inputs; }
  [[nodiscard]] std::size_t input_size(const Inputs& inputs) const override { return mesh_of(inputs)->triangle_count(); }

 private:
  [[nodiscard]] std::shared_ptr<const Result> compute(const Inputs& inputs, const ParameterSet& given,
                                                      RunContext&) const override {
    return std::make_shared<FakeMeshResult>(mesh_of(inputs), given);
  }
};

class FakeMeshWorkspace final : public app::Workspace {
 public:
  [[nodiscard]] const Experiment& experiment() const override {
    static const FakeMeshExperiment experiment;
    return experiment;
  }
  [[nodiscard]] render::Scene scene(const Result&, std::size_t, const ParameterSet&) const override { return {}; }
  [[nodiscard]] render::Camera default_camera(const Result&, const ParameterSet&, float) const override {
    render::Camera camera;

    return camera;
  }
};

}  // namespace

const app::Workspace& fake_mesh_workspace() {
  static const FakeMeshWorkspace workspace;
  return workspace;
}

}  // namespace ws::test
