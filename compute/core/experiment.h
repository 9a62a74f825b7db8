// An algorithm's face, type-erased: what window, command line, tests and benches see of it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/frame_targets.h"
#include "compute/core/image.h"
#include "compute/core/mesh.h"
#include "compute/core/plot.h"
#include "compute/core/point_set.h"
#include "compute/core/run_context.h"
#include "compute/core/schema.h"
#include "compute/core/vector_set.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace ws {

/// A named value of a result, a step or a picked thing.
struct Property {
  std::string name;
  Value value;
  std::string unit = {};
};

/// What only one experiment knows, read from files of its own.
class OwnData {
 public:
  OwnData() = default;
  OwnData(const OwnData&) = delete;
  OwnData& operator=(const OwnData&) = delete;
  virtual ~OwnData() = default;
};

using InputData =
    std::variant<std::shared_ptr<const PointSet>, std::shared_ptr<const PolylineSet>, std::shared_ptr<const Image>,
                 std::shared_ptr<const Mesh>, std::shared_ptr<const OwnData>, std::shared_ptr<const VectorSet>>;
enum class InputKind { points, polylines, image, mesh, own, vectors };

struct InputSpec {
  std::string role;  ///< "cloud", as the report and states name it
  std::string flag;  ///< "--input"
  InputKind kind = InputKind::points;
  bool required = true;
  std::string help;
  std::vector<std::string> extensions = {};  ///< of files that are first of all meant here; all of InputKind::own
  std::string alias = {};                    ///< a second flag: the name that it has in the source
};

struct Input {
  InputData data;
  std::string name;    ///< file name or the generator's command
  std::string path;    ///< empty for generated data
  std::string sha256;  ///< of the file's bytes; of the values for generated data
};
/// By role.
using Inputs = std::map<std::string, Input, std::less<>>;

struct OutputSpec {
  std::string id;    ///< "ridge"
  std::string flag;  ///< "--out"
  std::string help;
  std::vector<std::string> extensions;  ///< "csv" first: the default
  std::string alias = {};               ///< a second flag
  std::string needs = {};               ///< the parameter that makes it: at its default there is nothing to write
};

/// A generated data set that the gallery and the toolbar offer: `generate` kind and its arguments, plus parameters.
struct Sample {
  std::string id, title, generator;  ///< "rings", "Three noisy rings", "rings --count 20000 --noise 0.05 --seed 1"
  std::vector<std::pair<std::string, std::string>> parameters;
};

/// Values with a name of their own, offered in the parameters' menu.
struct NamedValues {
  std::string title;
  std::vector<std::pair<std::string, std::string>> parameters;
};

struct ExperimentInfo {
  std::string id, title, summary;
  std::vector<std::string> papers;
  std::vector<InputSpec> inputs;
  std::vector<OutputSpec> outputs;
  std::vector<Sample> samples;
  std::vector<NamedValues> presets = {};
};

/// The first required input. Throws Error{internal} where there is none.
[[nodiscard]] const InputSpec& main_input(const ExperimentInfo& info);
/// What helps where memory does not suffice for such data: "use fewer points", "use a smaller image".
[[nodiscard]] const char* smaller_input(InputKind kind);
/// An out_of_memory error with that behind its own hint, since whoever throws it cannot know; any other as it is.
[[nodiscard]] Error advised(const Error& error, InputKind kind);

/// What a run did, as a number that grows with it: rates are told in its unit.
struct Work {
  double amount = 0;
  std::string unit;       ///< "pairs", "pixels"
  std::size_t bytes = 0;  ///< that had to be moved at least; 0: not stated
};

/// Where something happens on the timeline: a phase begins, a ball vanishes.
struct StepEvent {
  std::size_t step = 0;
  std::string kind;  ///< "phase", "removed_near", "removed_far", "link"
  std::string label;
};

struct StepInfo {
  std::string phase;  ///< "evolve"
  std::string title;  ///< one line for the timeline
  std::vector<Property> values;
};

/// Three-dimensional box of what is presented.
struct Bounds {
  std::array<double, 3> low{0, 0, 0}, high{0, 0, 0};
};

/// What was clicked: the element of a presented buffer.
struct Pick {
  std::string target;  ///< "cloud", "balls", "links"
  std::size_t index = 0;
  [[nodiscard]] bool operator==(const Pick&) const = default;
};

/// What a run gave: immutable, safe to read from several threads. It keeps its inputs and, on CUDA, its device data alive.
class Result {
 public:
  Result() = default;
  Result(const Result&) = delete;
  Result& operator=(const Result&) = delete;
  virtual ~Result() = default;

  [[nodiscard]] virtual Backend backend() const = 0;
  /// What it was made with; automatic values are filled in.
  [[nodiscard]] virtual const ParameterSet& parameters() const = 0;
  /// The report's "result" object.
  [[nodiscard]] virtual std::vector<Property> summary() const = 0;
  /// Equal for equal results, on every backend; hexadecimal.
  [[nodiscard]] virtual std::string hash() const = 0;

  /// At least one: step 0 is the input alone.
  [[nodiscard]] virtual std::size_t step_count() const = 0;
  [[nodiscard]] virtual StepInfo describe(std::size_t step) const = 0;
  [[nodiscard]] virtual const std::vector<StepEvent>& events() const = 0;
  /// What keeping the steps takes now and may take, in bytes.
  [[nodiscard]] virtual std::pair<std::size_t, std::size_t> step_memory() const = 0;

  [[nodiscard]] virtual bool is_3d(const ParameterSet& view) const = 0;
  [[nodiscard]] virtual Bounds bounds(const ParameterSet& view) const = 0;
  /// What picture coordinates count from: add it to them for numbers on axes. Pictures are relative to the middle of the
  /// data, so that data far from zero keeps its precision.
  [[nodiscard]] virtual std::array<double, 3> origin(const ParameterSet& view) const = 0;
  /// The buffers of the picture of `step`. May replay steps: as costly as `present`.
  [[nodiscard]] virtual FrameLayout layout(std::size_t step, const ParameterSet& view) const = 0;
  /// Writes the wanted ones of them. Device targets: enqueues on their stream and returns; host targets: returns when
  /// written, using all threads; stops early (content then undefined) when `stop` is requested.
  virtual void present(std::size_t step, const ParameterSet& view, const FrameTargets& targets, std::stop_token stop) const = 0;

  [[nodiscard]] virtual Work work() const = 0;
  [[nodiscard]] virtual std::vector<Plot> plots(std::size_t step) const = 0;
  /// The same, with what the view adds to them: a plane that one moves, say.
  [[nodiscard]] virtual std::vector<Plot> plots_seen(std::size_t step, const ParameterSet& view) const {
    (void)view;
    return plots(step);
  }
  /// What was clicked in the picture of `step`, as it is called whatever is shown: `inspect` and `origin_step` take that.
  [[nodiscard]] virtual Pick picked(const Pick& shown, std::size_t step, const ParameterSet& view) const;
  /// May replay steps: as costly as `present`. Throws Cancelled when `stop` is requested.
  [[nodiscard]] virtual std::vector<Property> inspect(const Pick& pick, std::size_t step,
                                                      const std::stop_token& stop) const = 0;
  /// The step that made the picked thing what it is now.
  [[nodiscard]] virtual std::size_t origin_step(const Pick& pick, std::size_t step) const = 0;
  /// Writes output `id` in the format of `path`'s extension, atomically. Throws Error{io}.
  virtual void write(std::string_view id, const std::filesystem::path& path) const = 0;
};

/// Done with a result, or cancelled without one.
struct Outcome {
  std::shared_ptr<const Result> result;
  [[nodiscard]] bool cancelled() const { return result == nullptr; }
};

/// Stateless: every method may be called from any thread.
class Experiment {
 public:
  virtual ~Experiment() = default;

  [[nodiscard]] virtual const ExperimentInfo& info() const = 0;
  [[nodiscard]] virtual ParameterSet parameters() const = 0;       ///< defaults
  [[nodiscard]] virtual ParameterSet view_parameters() const = 0;  ///< how it looks; no new run on change
  /// Fits ranges and automatic values to the data; values stay. Throws Error for data that cannot be used,
  /// Cancelled when `stop` is requested.
  virtual void adapt(const Inputs& inputs, ParameterSet& parameters, ParameterSet& view, const std::stop_token& stop) const = 0;
  /// The inputs alone, as a result with one step: something to look at while the first run goes on.
  [[nodiscard]] virtual std::shared_ptr<const Result> preview(const Inputs& inputs, RunContext& context) const = 0;
  /// Inputs of at most about `max_count` elements, for previews while a slider is dragged. Throws Cancelled.
  [[nodiscard]] virtual Inputs reduce(const Inputs& inputs, std::size_t max_count, const std::stop_token& stop) const = 0;
  [[nodiscard]] virtual std::size_t input_size(const Inputs& inputs) const = 0;
  /// Reads a file for an input of InputKind::own. Throws Error{io}, Cancelled; Error{internal} where there is no such input.
  [[nodiscard]] virtual std::shared_ptr<const OwnData> read_own(const InputSpec& spec, const std::filesystem::path& path,
                                                                const std::stop_token& stop) const;

  /// Runs; throws Error when the work failed. Fills context.metrics (compute_ms too).
  [[nodiscard]] Outcome run(const Inputs& inputs, const ParameterSet& parameters, RunContext& context) const;

 private:
  /// As `run`, but may throw Cancelled.
  [[nodiscard]] virtual std::shared_ptr<const Result> compute(const Inputs& inputs, const ParameterSet& parameters,
                                                              RunContext& context) const = 0;
};

}  // namespace ws
