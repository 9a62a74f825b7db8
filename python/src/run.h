// One run and what can be asked of its result: what the command line's run and render do, for Python.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "python/src/data.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include <nanobind/nanobind.h>

namespace ws::python {

namespace nb = nanobind;

/// How pictures are drawn, as the flags of `warpscope render` say it.
struct PictureOptions {
  std::string step = "last";
  int width = 1600, height = 900;
  double scale = 1;
  int supersample = 2;
  bool transparent = false, print_colors = false;
  std::string theme = "dark";
  bool grid = true, axes = true, legend = true;
  std::vector<std::string> hidden_layers;
};

/// A result with what it was made of. Its members may be called from any thread of Python; each lets the others run meanwhile.
class Run {
 public:
  Run(app::Task task, app::Report report) : task_(std::move(task)), report_(std::move(report)) {}
  Run(const Run&) = delete;
  Run& operator=(const Run&) = delete;

  [[nodiscard]] const app::Task& task() const { return task_; }
  [[nodiscard]] const app::Report& report() const { return report_; }

  [[nodiscard]] nb::list summary();
  [[nodiscard]] std::string hash();
  [[nodiscard]] nb::dict arrays();
  [[nodiscard]] nb::dict device_arrays() const;
  /// [(name, help, [(role, kind, help), …]), …]: what `ask` answers.
  [[nodiscard]] nb::list queries() const;
  /// Arrays, as those of the result; `inputs` has data by role.
  [[nodiscard]] nb::dict ask(const std::string& query, const nb::dict& inputs, const nb::object& tell);
  /// The command line's report, as JSON.
  [[nodiscard]] std::string report_json();
  /// Gives a sentence for each thing that the file cannot hold.
  [[nodiscard]] std::vector<std::string> write(const std::string& output, const std::string& path);

  [[nodiscard]] std::size_t step_count();
  /// (phase, title, values as the summary's)
  [[nodiscard]] nb::tuple step(std::size_t number);
  /// [(step, kind, label), …]
  [[nodiscard]] nb::list events();

  /// The picture's png, which embeds the state that reproduces it unless data came from memory; written to `path` if that is
  /// not empty. `warnings` gets what has no effect.
  [[nodiscard]] nb::bytes picture(const PictureOptions& options, const nb::dict& view, const std::string& path,
                                  nb::list warnings);

  /// The state's JSON; with paths beside `path` if that is not empty. Throws Error{invalid_argument} for data from memory.
  [[nodiscard]] std::string state(const std::string& path, std::size_t step);
  /// Writes data that came from memory into the folder, beside a state of them; gives the state's path.
  [[nodiscard]] std::string save(const std::string& folder);

 private:
  void take_facts();
  Presentation& presentation(RunContext& context);
  [[nodiscard]] bool has_data_of_memory() const;
  /// Of generated data, which get their digests when a state is made.
  void complete_digests();

  const app::Task task_;
  app::Report report_;
  std::mutex mutex_;  ///< of what follows, and of the report's facts and digests
  bool has_facts_ = false, has_digests_ = false;
  std::unique_ptr<Presentation> presentation_;
};

/// What one run leaves for the next.
[[nodiscard]] Cache& shared_cache();

/// The data as an experiment's input; adds a warning where numbers were rounded. Throws Error{invalid_argument} for another
/// kind.
[[nodiscard]] Input input_of(const Data& data, const InputSpec& spec, std::vector<std::string>& warnings);

/// The class `Run`, and the function `run`.
void bind_run(nb::module_& module);

}  // namespace ws::python
