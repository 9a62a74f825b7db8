// The commands as data, filled by the parser, and the functions that do them.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/desktop.h"
#include "app/cli/manual/grammar.h"
#include "app/session/document/state.h"
#include "app/session/pictures/video.h"
#include "app/session/settings/settings.h"
#include "app/session/sweep/variation.h"
#include "compute/core/result/experiment.h"
#include "compute/generate/generate.h"
#include "render/scene/camera.h"
#include "render/scene/scene.h"

#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace ws::app {

enum ExitCode : int { exit_done = 0, exit_failed = 1, exit_usage = 2, exit_differs = 3, exit_cancelled = 130 };

/// Wrong usage: exit code 2, the message names the flag and what it takes.
struct UsageError {
  std::string message;
};
/// A setting that no flag said and that came from a configuration file or --set.
struct TakenSetting {
  std::string name, value, from;
};
/// Where and within which bounds to compute.
struct ComputeOptions {
  std::string backend = "auto";
  bool is_chosen = false;                              ///< a flag says where to compute
  std::optional<int> device;                           ///< of CUDA, as `diagnostics` numbers them
  bool has_threads = false, has_memory_limit = false;  ///< flags say so
  int thread_count = 0;
  std::size_t memory_limit_bytes = std::numeric_limits<std::size_t>::max();
  static constexpr std::uint64_t default_seed = 42;
  std::uint64_t seed = default_seed;
  ConfigRequest config;
  std::vector<TakenSetting> taken;  ///< see take_settings
};

/// An experiment, its data and its parameters.
struct Task {
  const Experiment* experiment = nullptr;
  std::vector<StateInput> sources;
  ParameterSet parameters, view;
  ComputeOptions compute;
};

struct RunCommand {
  Task task;
  std::map<std::string, std::string> outputs;  ///< path by output id
  std::string report;                          ///< file, "-" for stdout, empty: none
  int repeat_count = 0;
  bool verbose = false;
  std::string image;  ///< a picture of the result; empty: none
  int width = 1600, height = 900;
  bool is_sized = false;  ///< a flag says how large
  std::optional<render::CameraPreset> camera;
};

struct RenderCommand {
  Task task;               ///< filled from the state if there is one
  std::string state_path;  ///< a state file or a PNG with a state; empty: none
  std::string output;
  std::string plot;  ///< which plot to write instead of the picture; empty: none
  int width = 1600, height = 900;
  float scale = 1;         ///< pixels per logical pixel
  bool is_scaled = false;  ///< a flag says so
  int supersample = 2;
  bool transparent = false, print_colors = false;
  std::optional<std::string> step, theme;  ///< not given: the last, dark; or what the state says
  std::optional<std::string> since;        ///< from this step on changes are coloured; not given: none are
  std::optional<std::string> from, to;     ///< of a sequence; not given: the first, the last
  std::size_t stride = 0;                  ///< 0: every step, or so many that a video is not long
  std::optional<double> frames_per_second;
  bool hide_grid = false, hide_axes = false, hide_legend = false;
  std::vector<std::string> hidden_layers;
  std::optional<render::CameraPreset> camera;
  std::string interop = "auto";
  std::vector<render::LegendEntry> captions;  ///< lines above the legend's own
  std::string reference;
  double threshold = 0.002;  ///< root mean square over all channels, of 1
  std::string report;
  bool verbose = false;

  /// Whether more than one step is drawn.
  [[nodiscard]] bool is_sequence() const { return from || to || stride > 0 || is_video(output); }
  [[nodiscard]] double rate() const { return frames_per_second.value_or(VideoOptions{}.frames_per_second); }
};

struct CompareCommand {
  std::string path_a, path_b;        ///< state files or PNGs with a state; an empty b is a's
  std::vector<std::string> changes;  ///< "precision=double": of b
  std::string backend_b;             ///< empty: as a's
  bool finds_first_difference = false;
  std::string mode = "wipe", link = "step";
  double at = 0.5;
  RenderCommand look;  ///< how both are looked at; its task's means are those of both
};

struct GenerateCommand {
  std::string kind, output;
  generate::Options options;
};

struct LessonCommand {
  std::string lesson;             ///< the name of one that the program ships, or a file; empty: the list of those
  std::string folder;             ///< where a page with pictures is written; empty: the text is printed
  std::vector<std::string> data;  ///< files that the lesson reads, and that do not come with it
  RenderCommand look;             ///< how pictures look, and where to compute
};

struct BenchCommand {
  const Experiment* experiment = nullptr;  ///< null: all of them
  std::string case_name;                   ///< of a case or of a group of them; empty: all outside groups
  std::string plot;                        ///< file for a plot of the times; empty: none
  std::string report;
  std::string page;                        ///< file for a page of Markdown; empty: none
  std::vector<std::string> from;           ///< reports that the page is made of, instead of measuring
  bool asks_peers = false;                 ///< the other programs that are here
  std::vector<std::string> peer_programs;  ///< and these
  std::string compared;                    ///< an earlier report; empty: none
  std::string against;                     ///< an earlier program; empty: none
  double row_seconds = 5;                  ///< for each row, where its median is to be known well
  bool is_small = false;                   ///< every row once, on data in small
  ComputeOptions compute;

  /// Whether medians are to be known well enough to be held against others.
  [[nodiscard]] bool is_careful() const { return !compared.empty() || !page.empty(); }
};

struct SweepCommand {
  Task task;
  std::vector<std::string> vary;  ///< as they were given
  std::vector<Variation> variations;
  int repeat_count = 1;
  std::optional<int> warm_up_count;  ///< not given: one where runs are repeated, else none
  std::string output;                ///< the table; empty: none
  std::string plot;                  ///< file of a plot; empty: none
  std::string value = "compute_ms";  ///< that is printed and plotted
  std::string report;
  bool resume = false;
  std::optional<std::uint64_t> most_failures;
  int width = 900, height = 540;  ///< of the plot, in points
};

struct ExplainCommand {
  Task task;
  std::string step = "last";
  std::vector<std::string> picks;  ///< "balls/12"
  std::string report;
  bool verbose = false;
};

// Each returns its exit code, or throws Error (the work failed), UsageError or Cancelled.
int run(const RunCommand& command);
int render(const RenderCommand& command, const Desktop& desktop);
int compare(const CompareCommand& command);
int generate_data(const GenerateCommand& command);
int bench(const BenchCommand& command, const Desktop& desktop);
int sweep(const SweepCommand& command, const Desktop& desktop);
int explain(const ExplainCommand& command);
int lesson(const LessonCommand& command);
int list(bool as_json);
int list_texts();
int diagnostics(bool as_json);
int print_completions(const CommandWords& program, const std::string& shell);
int print_manual(const CommandWords& program, bool as_markdown);
int print_config(const ConfigRequest& request, bool defaults);
int open_window(const WindowRequest& request, int& argc, char** argv, const Desktop& desktop);

}  // namespace ws::app
