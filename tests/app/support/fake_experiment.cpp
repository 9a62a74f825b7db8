// The made-up experiment.
// SPDX-License-Identifier: MIT
#include "tests/app/support/fake_experiment.h"

#include <fmt/format.h>

#include <thread>

namespace ws::test {

namespace {

struct Parameters {
  double gain = 1;
  double work_ms = 0;
  std::int64_t steps = 10;
  double frame_ms = 0;
  bool fail = false;
  static constexpr auto schema() {
    using P = Parameters;
    return std::make_tuple(
        Field<P, double>{&P::gain, "gain", "Gain", "Of the fake", "", 0, 10, 0, Scale::linear, Cost::run, true},
        Field<P, double>{&P::work_ms, "work_ms", "Work", "Run time for 1000 points", "ms", 0, 60'000},
        Field<P, std::int64_t>{&P::steps, "steps", "Steps", "How many", "", 2, 10'000},
        Field<P, double>{&P::frame_ms, "frame_ms", "Frame", "How long a frame takes to write", "ms", 0, 60'000},
        Field<P, bool>{&P::fail, "fail", "Fail", "Throws"});
  }
};

struct View {
  double tint = 0.5;
  static constexpr auto schema() {
    using P = View;
    return std::make_tuple(Field<P, double>{&P::tint, "tint", "Tint", "Of the fake", "", 0, 1, 0, Scale::linear, Cost::view});
  }
};

class FakeResult final : public Result {
 public:
  FakeResult(std::shared_ptr<const PointSet> points, ParameterSet parameters, std::size_t steps)
      : points_(std::move(points)), parameters_(std::move(parameters)), steps_(steps) {
    if (steps_ > 2) events_ = {{1, "phase", "first"}, {steps_ / 2, "phase", "second"}};
  }
  [[nodiscard]] Backend backend() const override { return Backend::cpu; }
  [[nodiscard]] const ParameterSet& parameters() const override { return parameters_; }
  [[nodiscard]] std::vector<Property> summary() const override {
    return {{"point_count", static_cast<std::int64_t>(points_->size())}};
  }
  [[nodiscard]] std::string hash() const override {
    return fmt::format("{}-{}-{}", points_->size(), points_->empty() ? 0 : points_->at(0, 0), to_text(parameters_.get("gain")));
  }
  [[nodiscard]] std::size_t step_count() const override { return steps_; }
  [[nodiscard]] StepInfo describe(std::size_t step) const override { return {"fake", fmt::format("step {}", step), {}}; }
  [[nodiscard]] const std::vector<StepEvent>& events() const override { return events_; }
  [[nodiscard]] std::pair<std::size_t, std::size_t> step_memory() const override { return {0, 0}; }
  [[nodiscard]] bool is_3d(const ParameterSet&) const override { return false; }
  [[nodiscard]] Bounds bounds(const ParameterSet&) const override { return {{-1, -1, 0}, {1, 1, 0}}; }
  [[nodiscard]] std::array<double, 3> origin(const ParameterSet&) const override { return {0, 0, 0}; }
  [[nodiscard]] FrameLayout layout(std::size_t step, const ParameterSet&) const override {
    return {{"cloud.position", 12, points_->size(), 1}, {"cloud.color", 4, points_->size(), 100 + step}};
  }
  void present(std::size_t step, const ParameterSet&, const FrameTargets& targets, std::stop_token stop) const override {
    const double frame_ms = std::get<double>(parameters_.get("frame_ms"));
    for (const Stopwatch watch; watch.ms() < frame_ms && !stop.stop_requested();)
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    if (targets.wants("cloud.position"))
      for (float& x : targets.host<float>("cloud.position")) x = 1;
    if (targets.wants("cloud.color"))
      for (std::uint32_t& c : targets.host<std::uint32_t>("cloud.color")) c = static_cast<std::uint32_t>(step);
  }
  [[nodiscard]] Work work() const override { return {1, "pairs"}; }
  [[nodiscard]] std::vector<Plot> plots(std::size_t) const override { return {}; }
  [[nodiscard]] std::vector<Property> inspect(const Pick& pick, std::size_t, const std::stop_token&) const override {
    fake_counts().inspected_on = std::this_thread::get_id();
    return {{"index", static_cast<std::int64_t>(pick.index)}};
  }
  [[nodiscard]] std::size_t origin_step(const Pick&, std::size_t) const override { return 0; }
  void write(std::string_view, const std::filesystem::path& path) const override {
    throw Error(ErrorKind::io, "cannot write " + path.string());
  }

 private:
  std::shared_ptr<const PointSet> points_;
  ParameterSet parameters_;
  std::size_t steps_;
  std::vector<StepEvent> events_;
};

std::shared_ptr<const PointSet> points_of(const Inputs& inputs) {
  return std::get<std::shared_ptr<const PointSet>>(inputs.at("cloud").data);
}

class FakeExperiment final : public Experiment {
 public:
  [[nodiscard]] const ExperimentInfo& info() const override {
    static const ExperimentInfo info{
        "fake",
        "Fake",
        "For tests",
        {},
        {{"cloud", "--input", InputKind::points, true, "Points"}, {"truth", "--truth", InputKind::polylines, false, "Truth"}},
        {{"out", "--out", "Nothing", {"csv"}}},
        {{"small", "A small sample", "circle --count 1000 --seed 1", {{"gain", "2"}}}}};
    return info;
  }
  [[nodiscard]] ParameterSet parameters() const override { return ParameterSet::of<Parameters>(); }
  [[nodiscard]] ParameterSet view_parameters() const override { return ParameterSet::of<View>(); }
  void adapt(const Inputs& inputs, ParameterSet&, ParameterSet&, const std::stop_token&) const override {
    if (points_of(inputs)->empty()) throw Error(ErrorKind::invalid_argument, "the cloud holds no points");
  }
  [[nodiscard]] std::shared_ptr<const Result> preview(const Inputs& inputs, RunContext& context) const override {
    context.check_memory(points_of(inputs)->size() * sizeof(float), 0);
    return std::make_shared<FakeResult>(points_of(inputs), parameters(), 1);
  }
  [[nodiscard]] Inputs reduce(const Inputs& inputs, std::size_t max_count, const std::stop_token& stop) const override {
    Inputs reduced = inputs;
    reduced.at("cloud").data = std::make_shared<const PointSet>(subsample(*points_of(inputs), max_count, stop));
    return reduced;
  }
  [[nodiscard]] std::size_t input_size(const Inputs& inputs) const override { return points_of(inputs)->size(); }

 private:
  [[nodiscard]] std::shared_ptr<const Result> compute(const Inputs& inputs, const ParameterSet& given,
                                                      RunContext& context) const override {
    FakeCounts& counts = fake_counts();
    ++counts.started;
    const auto parameters = given.to<Parameters>();
    if (parameters.fail) throw Error(ErrorKind::internal, "the fake failed", "as asked");
    const auto points = points_of(inputs);
    counts.last_size = points->size();
    context.check_memory(points->size() * sizeof(double), 0);
    const Stopwatch watch;
    const double until_ms = parameters.work_ms * static_cast<double>(points->size()) / 1000;
    while (watch.ms() < until_ms) {
      if (context.stop_requested()) ++counts.cancelled;
      context.check_stop();
      context.report(watch.ms() / until_ms, "pretending");
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    ++counts.finished;
    context.metrics.compute_ms = watch.ms();
    return std::make_shared<FakeResult>(points, given, static_cast<std::size_t>(parameters.steps));
  }
};

const FakeExperiment& fake_experiment() {
  static const FakeExperiment experiment;
  return experiment;
}

class FakeWorkspace final : public app::Workspace {
 public:
  [[nodiscard]] const Experiment& experiment() const override { return fake_experiment(); }
  [[nodiscard]] render::Scene scene(const Result&, std::size_t, const ParameterSet&) const override {
    render::Scene scene;
    scene.layers.push_back({"cloud", "Cloud", render::PointsStyle{"cloud.position", "cloud.color", 3}});
    scene.box = {{-1, -1, 0}, {1, 1, 0}};
    scene.legend.push_back({"Cloud"});
    return scene;
  }
  [[nodiscard]] render::Camera default_camera(const Result&, const ParameterSet& view, float aspect) const override {
    render::Camera camera;
    camera.planar = true;
    const float reach = has_words_on_the_right(view) ? 2.0f : 1.0f;
    camera.frame({{-reach, -1, 0}, {reach, 1, 0}}, aspect);
    return camera;
  }
  /// The deepest tint is a wider picture, with words.
  [[nodiscard]] bool has_words_on_the_right(const ParameterSet& view) const override { return view.to<View>().tint == 1; }
};

}  // namespace

FakeCounts& fake_counts() {
  static FakeCounts counts;
  return counts;
}

const app::Workspace& fake_workspace() {
  static const FakeWorkspace workspace;
  return workspace;
}

}  // namespace ws::test
