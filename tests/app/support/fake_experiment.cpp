// The made-up experiment.
// SPDX-License-Identifier: MIT
#include "tests/app/support/fake_experiment.h"

#include "compute/core/result/explanation.h"
#include "compute/core/run/error.h"
#include "tests/app/support/fake_presentation.h"

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
  std::int64_t flaw_step = 0;
  bool tells_steps = false;
  static constexpr auto schema() {
    using P = Parameters;
    return std::make_tuple(
        field(&P::gain, {.name = "gain", .label = "Gain", .help = "Of the fake", .max = 10, .pinned = true}),
        field(&P::work_ms,
              {.name = "work_ms", .label = "Work", .help = "Run time for 1000 points", .unit = "ms", .max = 60'000}),
        field(&P::steps, {.name = "steps", .label = "Steps", .help = "How many", .min = 2, .max = 10'000}),
        field(&P::frame_ms,
              {.name = "frame_ms", .label = "Frame", .help = "How long a frame takes to write", .unit = "ms", .max = 60'000}),
        field(&P::fail, {.name = "fail", .label = "Fail", .help = "Throws"}),
        field(&P::flaw_step,
              {.name = "flaw_step", .label = "Flaw", .help = "Of the only frame that is another; 0: none", .max = 10'000}),
        field(&P::tells_steps, {.name = "tells_steps", .label = "Tells", .help = "What its steps show, but for every third"}));
  }
};

struct View {
  double tint = 0.5;
  static constexpr auto schema() {
    using P = View;
    return std::make_tuple(field(&P::tint, {.name = "tint", .label = "Tint", .help = "Of the fake", .cost = Cost::view}));
  }
};

class FakeResult final : public Result {
 public:
  FakeResult(std::shared_ptr<const PointSet> points, ParameterSet parameters, std::size_t steps)
      : points(std::move(points)), steps(steps), parameters_(std::move(parameters)) {}
  ~FakeResult() override { fake_counts().freed_on = std::this_thread::get_id(); }
  [[nodiscard]] Backend backend() const override { return Backend::cpu; }
  [[nodiscard]] const ParameterSet& parameters() const override { return parameters_; }
  [[nodiscard]] Work work() const override { return {1, "pairs"}; }
  [[nodiscard]] std::vector<Property> summary(RunContext&) const override {
    fake_counts().summarised_on = std::this_thread::get_id();
    return {{"point_count", static_cast<std::int64_t>(points->size()), "", "Points of the input"}};
  }
  [[nodiscard]] std::string hash(RunContext&) const override {
    return fmt::format("{}-{}-{}", points->size(), points->empty() ? 0 : points->at(0, 0), to_text(parameters_.get("gain")));
  }
  void write(std::string_view, const std::filesystem::path& path, RunContext&) const override {
    throw Error(ErrorKind::io, "cannot write " + path.string());
  }

  const std::shared_ptr<const PointSet> points;
  const std::size_t steps;

 private:
  ParameterSet parameters_;
};

class StepsOfFake final : public FakePresentation {
 public:
  explicit StepsOfFake(std::shared_ptr<const Result> result)
      : FakePresentation(result, dynamic_cast<const FakeResult&>(*result).steps) {}

  [[nodiscard]] std::shared_ptr<const Timeline> timeline(RunContext&) override {
    Timeline timeline{step_count_, {}, 0, 0};
    if (step_count_ > 2) timeline.events = {{1, "phase", "first"}, {step_count_ / 2, "phase", "second"}};
    return std::make_shared<const Timeline>(std::move(timeline));
  }
  [[nodiscard]] std::shared_ptr<const Picture> prepare(const Request& request, RunContext& context) override {
    FakeCounts& counts = fake_counts();
    ++counts.pictures_begun;
    while (counts.pictures_held && !context.stop_requested()) std::this_thread::yield();
    if (context.stop_requested()) ++counts.pictures_given_up;
    context.check_stop();
    const auto picture = FakePresentation::prepare(request, context);
    return {picture.get(), [picture](const Picture*) { fake_counts().picture_freed_on = std::this_thread::get_id(); }};
  }
  void write(const Picture& picture, const FrameTargets& targets, RunContext& context) override {
    const double frame_ms = std::get<double>(result()->parameters().get("frame_ms"));
    if (frame_ms > 0) ++fake_counts().frames_begun;
    for (const Stopwatch watch; watch.ms() < frame_ms && !context.stop_requested();)
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    if (frame_ms > 0 && context.stop_requested()) ++fake_counts().frames_given_up;
    if (targets.wants("cloud.position"))
      for (float& x : targets.host<float>("cloud.position")) x = 1;
    if (targets.wants("cloud.color"))
      for (std::uint32_t& c : targets.host<std::uint32_t>("cloud.color")) c = static_cast<std::uint32_t>(picture.request.step);
    const auto flaw_step = static_cast<std::size_t>(std::get<std::int64_t>(result()->parameters().get("flaw_step")));
    if (flaw_step > 0 && flaw_step == picture.request.step && targets.wants("cloud.color"))
      targets.host<std::uint32_t>("cloud.color")[2] ^= 1u << 31;
  }
  [[nodiscard]] StepInfo describe(std::size_t step, RunContext&) override { return {"fake", fmt::format("step {}", step), {}}; }
  [[nodiscard]] std::vector<std::uint64_t> step_fingerprints(const ParameterSet&, RunContext&) override {
    const ParameterSet& parameters = result()->parameters();
    if (!std::get<bool>(parameters.get("tells_steps"))) return {};
    std::vector<std::uint64_t> steps;
    for (std::size_t step = 0; step < step_count_; ++step) steps.push_back(step % 3 == 0 ? 0 : 100 + step);
    const auto flaw_step = static_cast<std::size_t>(std::get<std::int64_t>(parameters.get("flaw_step")));
    if (flaw_step > 0 && flaw_step < steps.size() && steps[flaw_step] != 0) steps[flaw_step] = 1;
    return steps;
  }
  [[nodiscard]] std::vector<Property> inspect(const Pick& pick, const Request&, RunContext&) override {
    fake_counts().inspected_on = std::this_thread::get_id();
    return {{"index", static_cast<std::int64_t>(pick.index)}};
  }
  /// The first step cannot be explained.
  [[nodiscard]] Explanation explain(const Request& request, RunContext&) override {
    fake_counts().inspected_on = std::this_thread::get_id();
    if (request.step == 0) throw Error(ErrorKind::internal, "the first step is not explained");
    return {{"fake", {"one line"}}, 0, {"", fmt::format("Step {}.", request.step), {}, {}, {}}, {}};
  }
  [[nodiscard]] Reasons why(const Pick& pick, const Request& request, RunContext&) override {
    if (pick.target != "cloud") return {};
    return {"", fmt::format("Point {} at step {}.", pick.index, request.step), {}, {}, {}};
  }

 private:
  [[nodiscard]] FrameLayout layout(std::size_t step) const override {
    const std::size_t count = dynamic_cast<const FakeResult&>(*result()).points->size();
    return {{"cloud.position", 12, count, 1}, {"cloud.color", 4, count, 100 + step}};
  }
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

  [[nodiscard]] std::unique_ptr<Presentation> present(std::shared_ptr<const Result> result, const Presentation* before,
                                                      RunContext&) const override {
    FakeCounts& counts = fake_counts();
    if (counts.refuses_to_present) throw Error(ErrorKind::internal, "the fake cannot be presented");
    counts.took_over = before != nullptr;
    ++counts.presented;
    return std::make_unique<StepsOfFake>(std::move(result));
  }

 private:
  [[nodiscard]] std::shared_ptr<const Result> compute(const Inputs& inputs, const ParameterSet& given,
                                                      RunContext& context) const override {
    FakeCounts& counts = fake_counts();
    ++counts.started;
    while (counts.held && !context.stop_requested()) std::this_thread::yield();
    if (context.stop_requested()) ++counts.cancelled;
    context.check_stop();
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
  /// A faint tint is a table's, and those from 0.6 on a picture in space.
  [[nodiscard]] render::Scene scene(const Picture&, const ParameterSet& view) const override {
    render::Scene scene;
    scene.show_axes = view.to<View>().tint >= 0.1;
    scene.layers.push_back({"cloud", "Cloud", render::PointsStyle{"cloud.position", "cloud.color", 3}});
    scene.box = {{-1, -1, 0}, {1, 1, 0}};
    scene.planar = !is_in_space(view);
    scene.legend.push_back({"Cloud"});
    return scene;
  }
  [[nodiscard]] render::Camera camera_before(const render::Box& box, const Picture&, const ParameterSet& view,
                                             float aspect) const override {
    render::Camera camera;
    camera.planar = !is_in_space(view);
    const glm::vec3 wider{is_wide(view) ? 1 : 0, 0, 0};
    camera.frame({box.low - wider, box.high + wider}, aspect);
    return camera;
  }
  /// The deepest tint is a wider picture, with words.
  [[nodiscard]] bool needs_upper_right_corner(const Picture&, const ParameterSet& view) const override { return is_wide(view); }

 private:
  static bool is_in_space(const ParameterSet& view) {
    const double tint = view.to<View>().tint;
    return tint >= 0.6 && tint < 0.7;
  }
  static bool is_wide(const ParameterSet& view) { return view.to<View>().tint == 1; }
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
