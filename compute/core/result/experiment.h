// An algorithm's face, type-erased: what window, command line, tests and benches see of it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/kinds.h"
#include "compute/core/result/presentation.h"
#include "compute/core/result/result.h"
#include "compute/core/run/run_context.h"
#include "compute/core/schema/schema.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ws {

struct BenchTable;

struct InputSpec {
  std::string role;  ///< "cloud", as the report and states name it
  std::string flag;  ///< "--input"
  InputKind kind = InputKind::points;
  bool required = true;
  std::string help;
  std::vector<std::string> extensions = {};  ///< of files that mean this input unless a role is named
  std::string alias = {};                    ///< a second flag: the name that it has in the source
  std::vector<std::string> name_hints = {};  ///< parts of the names of files that are likely to be this input
};

struct Input {
  InputData data;
  std::string name;      ///< file name or the generator's command
  std::string path;      ///< empty for generated data
  std::string sha256;    ///< of the file's bytes; of the values for generated data
  bool is_part = false;  ///< of the data: thinned by Experiment::reduce, for a glance
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

/// What a sweep varies that is worth a look: measurements of this algorithm over its parameters.
struct DeclaredSweep {
  std::string title;
  std::vector<std::string> variations;  ///< one or two, as `--vary` takes them: "bins=1,2,5"
};

/// What a plot tells, and how it is read.
struct PlotWords {
  std::string id;  ///< of the plot; with * at the end: of all that begin so
  std::string meaning;
};

struct ExperimentInfo {
  std::string id, title, summary;
  std::vector<std::string> papers;
  std::vector<InputSpec> inputs;
  std::vector<OutputSpec> outputs;
  std::vector<Sample> samples;
  std::vector<NamedValues> presets = {};
  std::vector<DeclaredSweep> sweeps = {};
  std::vector<PlotWords> plots = {};
  std::optional<Condition> seed_applies_when = {};  ///< on the parameters: when a run draws at random; empty: never
};
/// Why the seed has no effect on runs with these parameters; empty where it has one.
[[nodiscard]] std::string why_no_seed(const ExperimentInfo& info, const ParameterSet& parameters);

/// What the plot of this id tells: of words that fit, those of the longest id. Empty where none fit.
[[nodiscard]] std::string meaning_of_plot(const ExperimentInfo& info, std::string_view id);

/// The first required input. Throws Error{internal} where there is none.
[[nodiscard]] const InputSpec& main_input(const ExperimentInfo& info);
/// An out_of_memory error with the kind's remedy behind its own hint, since what throws it does not know the kind; any other
/// error as it is.
[[nodiscard]] Error advised(const Error& error, InputKind kind);

/// Done with a result, or cancelled without one.
struct Outcome {
  std::shared_ptr<const Result> result;
  [[nodiscard]] bool cancelled() const { return result == nullptr; }
};

/// Without state: every method may be called from any thread, and gives the same for the same arguments.
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
  /// Of how many elements a run with these parameters is: others than in the inputs where parameters add or delete some. Takes
  /// no time. Throws nothing: of parameters that a run refuses, any number.
  [[nodiscard]] virtual std::size_t element_count(const Inputs& inputs, const ParameterSet&) const {
    return input_size(inputs);
  }
  /// How `result`, of this experiment, is looked at. `before`: the presentation that it takes the place of, if one is shown:
  /// what both need may be shared, so that one thread uses both from then on. May be as slow as a picture. Throws Cancelled.
  [[nodiscard]] virtual std::unique_ptr<Presentation> present(std::shared_ptr<const Result> result, const Presentation* before,
                                                              RunContext& context) const = 0;
  /// Reads a file for an input of InputKind::own. Throws Error{io}, Cancelled; Error{internal} where there is no such input.
  [[nodiscard]] virtual std::shared_ptr<const OwnData> read_own(const InputSpec& spec, const std::filesystem::path& path,
                                                                const std::stop_token& stop) const;

  /// What `warpscope bench` times; of experiments without benches an empty table.
  [[nodiscard]] virtual BenchTable benches() const;

  /// Runs; throws Error when the work failed. Fills context.metrics (compute_ms too); parameters that were changed although
  /// they have no effect beside the others are warned about.
  [[nodiscard]] Outcome run(const Inputs& inputs, const ParameterSet& parameters, RunContext& context) const;

 private:
  /// As `run`, but may throw Cancelled.
  [[nodiscard]] virtual std::shared_ptr<const Result> compute(const Inputs& inputs, const ParameterSet& parameters,
                                                              RunContext& context) const = 0;
};

}  // namespace ws
