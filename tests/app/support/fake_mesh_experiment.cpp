// The made-up experiment on meshes.
// SPDX-License-Identifier: MIT
#include "tests/app/support/fake_mesh_experiment.h"

#include "tests/app/support/fake_presentation.h"

#include <fmt/format.h>

namespace ws::test {

namespace {

using MeshPtr = std::shared_ptr<const Mesh>;

struct MeshParameters {
  std::int64_t depth = 3;
  static constexpr auto schema() {
    using P = MeshParameters;
    return std::make_tuple(field(&P::depth, {.name = "depth", .label = "Depth", .help = "Of the fake", .max = 10}));
  }
};

struct MeshView {
  double tint = 0.5;
  static constexpr auto schema() {
    using P = MeshView;
    return std::make_tuple(field(&P::tint, {.name = "tint", .label = "Tint", .help = "Of the fake", .cost = Cost::view}));
  }
};

MeshPtr mesh_of(const Inputs& inputs) { return std::get<MeshPtr>(inputs.at("mesh").data); }

class FakeMeshResult final : public Result {
 public:
  FakeMeshResult(MeshPtr mesh, ParameterSet parameters) : mesh_(std::move(mesh)), parameters_(std::move(parameters)) {}
  [[nodiscard]] Backend backend() const override { return Backend::cpu; }
  [[nodiscard]] const ParameterSet& parameters() const override { return parameters_; }
  [[nodiscard]] std::vector<Property> summary(RunContext&) const override { return {}; }
  [[nodiscard]] std::string hash(RunContext&) const override {
    return fmt::format("{}-{}-{}", mesh_->triangle_count(), mesh_->vertex_count(), to_text(parameters_.get("depth")));
  }
  [[nodiscard]] Work work() const override { return {1, "meshes"}; }
  void write(std::string_view, const std::filesystem::path&, RunContext&) const override {}

 private:
  MeshPtr mesh_;
  ParameterSet parameters_;
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

  [[nodiscard]] std::unique_ptr<Presentation> present(std::shared_ptr<const Result> result, const Presentation*,
                                                      RunContext&) const override {
    return std::make_unique<FakePresentation>(std::move(result), 2);
  }

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
  [[nodiscard]] render::Scene scene(const Picture&, const ParameterSet&) const override { return {}; }
  [[nodiscard]] render::Camera camera_before(const render::Box&, const Picture&, const ParameterSet&, float) const override {
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
