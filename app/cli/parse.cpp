// The command line's grammar, by CLI11.
// SPDX-License-Identifier: MIT
#include "app/cli/parse.h"

#include "app/cli/bench/bench_flags.h"
#include "app/cli/config.h"
#include "app/cli/device.h"
#include "app/cli/flags/parameter_flags.h"
#include "app/cli/flags/task_flags.h"
#include "app/cli/manual/grammar.h"
#include "app/cli/parse_refusals.h"
#include "app/cli/parse_values.h"
#include "app/cli/sweep/sweep_flags.h"
#include "app/session/compare/composition.h"
#include "app/session/compare/linking.h"
#include "app/session/document/loading.h"
#include "app/session/lesson/lesson.h"
#include "app/session/nearest_word.h"
#include "app/session/pictures/file_names.h"
#include "app/session/pictures/picture_sizes.h"
#include "app/session/pictures/step_range.h"
#include "compute/core/result/bench.h"
#include "compute/core/words/formatted.h"
#include "compute/experiments.h"
#include "compute/io/data_files.h"
#include "render/renderer.h"
#include "render/scene/scene.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <set>

namespace ws::app {

namespace {

const std::vector<std::string> interop_names{"auto", "zero-copy", "copy"};

/// Everything that the callbacks fill; lives until the action has been taken.
struct Parser {
  explicit Parser(const std::vector<std::string>& given) : arguments(given) {}

  void build();
  /// Whether the arguments hold the command's name and those it stands under. Flags of other commands need not be made: to
  /// make all of them takes longer than the rest of the program's start. Where all are told, all are made.
  [[nodiscard]] bool may_be(const CLI::App& command) const;
  void add_window();
  void add_list();
  void add_diagnostics();
  void add_generate();
  void add_run();
  void add_render();
  void add_render_flags(CLI::App& sub, RenderCommand& command);
  void add_bench();
  void add_compare();
  void add_sweep();
  void add_explain();
  void add_lesson();
  void add_completions();
  void add_manual();

  template <class T>
  T& keep() {
    auto object = std::make_shared<T>();
    kept.push_back(object);
    return *object;
  }

  const std::vector<std::string>& arguments;
  CLI::App app{"Watch parallel algorithms work on your own data", "warpscope"};
  std::vector<std::shared_ptr<void>> kept;
  CommandAction action;
};

bool Parser::may_be(const CLI::App& command) const {
  const CLI::App* above = command.get_parent();
  const bool tells_all = !arguments.empty() && (arguments[0] == "completions" || arguments[0] == "manual");
  return above == nullptr || tells_all ||
         (may_be(*above) && std::find(arguments.begin(), arguments.end(), command.get_name()) != arguments.end());
}

struct PrintedConfig {
  bool wanted = false, defaults = false;
};

CLI::Option* add_interop(CLI::App& app, WindowRequest& request) {
  return app.add_option("--interop", request.options.interop, "How CUDA and OpenGL share pictures")
      ->check(one_of(interop_names));
}

void add_with(CLI::App& app, WindowRequest& request) {
  std::vector<std::string> names;
  for (const Experiment* experiment : experiments()) names.push_back(experiment->info().id);
  app.add_option("--with", request.workspace, "The workspace to open FILE in, instead of the first that takes such data")
      ->type_name("WORKSPACE")
      ->check(one_of(names));
}

/// What flags and settings say of the session.
void take_options(SessionOptions& options, ComputeOptions& compute, bool interop_is_given) {
  options.settings = load_settings(compute.config);
  take_settings(compute, *options.settings);
  if (!interop_is_given) options.interop = choice_name(options.settings->values().interop);
  options.backend = compute.device ? std::string(to_string(backend_of(compute))) : compute.backend;
  options.backend_is_chosen = compute.is_chosen || compute.device.has_value();
  options.thread_count = compute.thread_count;
  options.memory_limit_bytes = compute.memory_limit_bytes;
}

void Parser::add_window() {
  auto& request = keep<WindowRequest>();
  auto& compute = keep<ComputeOptions>();
  app.add_option("FILE", request.files,
                 "Data, states or pictures with a state to open in the window; of several, Page Down goes to the next");
  add_compute(app, compute);
  add_config(app, compute.config);
  auto& shown = keep<PrintedConfig>();
  auto* print = app.add_flag("--print-config", shown.wanted, "Print each setting with where it came from, and open no window")
                    ->check(true_or_false);
  app.add_flag("--defaults", shown.defaults, "With --print-config: what settings there are, what they take, and their defaults")
      ->needs(print)
      ->check(true_or_false);
  auto* interop = add_interop(app, request);
  add_text(app, "--columns", "A,B,...", "Columns of a text file to read as coordinates",
           [&request](const std::string& text) { request.columns = parse_list("--columns", text); });
  app.add_flag("--drop-invalid", request.drop_invalid, "Drop points with NaN or infinite coordinates")->check(true_or_false);
  add_with(app, request);
  action = [&request, &compute, &shown, interop](int& argc, char** argv, const Desktop& desktop) {
    if (shown.wanted) return print_config(compute.config, shown.defaults);
    take_options(request.options, compute, interop->count() > 0);
    return open_window(request, argc, argv, desktop);
  };
}

void Parser::add_list() {
  auto* sub = app.add_subcommand("list", "Workspaces, samples, backends, generators");
  auto &as_json = keep<bool>(), &texts = keep<bool>();
  sub->add_flag("--json", as_json, "As JSON")->check(true_or_false);
  sub->add_flag("--texts", texts, "What the window shows from tables, as JSON: for translations")->check(true_or_false);
  sub->callback([this, &as_json, &texts] {
    action = [&as_json, &texts](int&, char**, const Desktop&) { return texts ? list_texts() : list(as_json); };
  });
}

void Parser::add_diagnostics() {
  auto* sub = app.add_subcommand("diagnostics", "Versions, processor, CUDA, OpenGL, interop verdict and why");
  auto &as_json = keep<bool>(), &latency = keep<bool>();
  auto& request = keep<WindowRequest>();
  auto& compute = keep<ComputeOptions>();
  auto& question = keep<LatencyQuestion>();
  sub->add_flag("--json", as_json, "As JSON")->check(true_or_false);
  if (!may_be(*sub)) return;
  auto* asked =
      sub->add_flag("--latency", latency,
                    "Open FILE in a window, change a parameter to and fro, and tell where the time goes from each edit "
                    "to the picture on the display")
          ->check(true_or_false);
  asked->needs(sub->add_option("FILE", request.files, "Data or a state")->expected(1));
  add_text(*sub, "--edits", "N", "How many edits", [&question](const std::string& text) {
    constexpr std::uint64_t most = 10000;
    question.edit_count = static_cast<int>(parse_whole("--edits", text, 1, most));
  });
  sub->add_option("--parameter", question.parameter, "Which one; else the first that has a slider over the picture")
      ->type_name("NAME");
  add_with(*sub, request);
  auto* interop = add_interop(*sub, request);
  add_compute(*sub, compute);
  add_config(*sub, compute.config);
  const std::set<std::string> of_both{"--help", "--json", "--latency"};
  for (CLI::Option* option : sub->get_options([&](const CLI::Option* o) { return !of_both.contains(o->get_name()); }))
    option->needs(asked);
  sub->callback([this, &as_json, &latency, &request, &compute, &question, interop] {
    action = [&as_json, &latency, &request, &compute, &question, interop](int& argc, char** argv, const Desktop& desktop) {
      if (!latency) return diagnostics(as_json);
      question.as_json = as_json;
      request.latency = question;
      take_options(request.options, compute, interop->count() > 0);
      return open_window(request, argc, argv, desktop);
    };
  });
}

/// Both sides at once.
void add_image_size(CLI::App& app, ParameterSet& set) {
  add_text(app, "--size", "WxH", "Width and height at once", [&set](const std::string& text) {
    const auto [width, height] = parse_size("--size", text);
    set.set("width", std::int64_t{width});
    set.set("height", std::int64_t{height});
  });
}

void Parser::add_generate() {
  auto* generate = app.add_subcommand(
      "generate", "Seeded points, with the true curve beside them, images and meshes; the same on every machine");
  generate->require_subcommand(1);
  for (const generate::Kind& kind : generate::kinds()) {
    auto* sub = generate->add_subcommand(kind.name, kind.help);
    if (!may_be(*sub)) continue;
    auto& command = keep<GenerateCommand>();
    auto& set = keep<ParameterSet>();
    command.kind = kind.name;
    set = ParameterSet::of<generate::Options>();
    const std::vector<std::string>& extensions = io::data_formats(kind.product).write_extensions();
    add_text(*sub, "--out", "FILE", fmt::format("File to write: {}", joined_text(extensions, ", ")),
             [&command, &extensions](const std::string& text) { command.output = parse_output("--out", text, extensions); })
        ->required();
    if (kind.product == InputKind::image) add_image_size(*sub, set);
    for (const FieldInfo& field : set.fields())
      if (kind.reads(field.name)) add_parameter(*sub, set, field);
    sub->callback([this, &command, &set] {
      command.options = set.to<generate::Options>();
      action = [&command](int&, char**, const Desktop&) { return generate_data(command); };
    });
  }
}

void check_asked_for(const RunCommand& command, const ExperimentInfo& info) {
  if (!command.image.empty()) render::check_image({command.width, command.height});
  const ParameterSet& set = command.task.parameters;
  for (const OutputSpec& output : info.outputs)
    if (command.outputs.contains(output.id) && !output.needs.empty() && set.is_default(output.needs))
      throw UsageError{
          fmt::format("{} needs {}: without it there is nothing to write", output.flag, set.info(output.needs).flag())};
}

void Parser::add_run() {
  auto* run_app = app.add_subcommand("run", "Run a workspace on data, write its results and a report");
  run_app->require_subcommand(1);
  for (const Experiment* experiment : experiments()) {
    const ExperimentInfo& info = experiment->info();
    auto* sub = run_app->add_subcommand(info.id, info.summary);
    if (!may_be(*sub)) continue;
    auto& command = keep<RunCommand>();
    auto& inputs = keep<InputFlags>();
    begin_task(command.task, *experiment, arguments);
    add_inputs(*sub, info, inputs);
    add_parameters(*sub, command.task.parameters, "Parameters");
    add_compute(*sub, command.task.compute);
    add_config(*sub, command.task.compute.config);
    add_verbose(*sub, command.verbose);
    add_seed(*sub, command.task.compute.seed);
    for (const OutputSpec& output : info.outputs)
      add_text(*sub, output.alias.empty() ? output.flag : output.flag + "," + output.alias, "FILE",
               fmt::format("{}: {}", output.help, joined_text(output.extensions, ", ")),
               [&command, &output](const std::string& text) {
                 command.outputs[output.id] = parse_output(output.flag, text, output.extensions);
               })
          ->group("Outputs");
    add_report(*sub, command.report);
    add_text(*sub, "--out-image", "PNG", "A picture of the result", [&command](const std::string& text) {
      command.image = parse_output("--out-image", text, {"png"});
    })->group("Outputs");
    add_text(*sub, "--size", "WxH", "Of that picture, in pixels; default 1600x900", [&command](const std::string& text) {
      std::tie(command.width, command.height) = parse_size("--size", text);
      command.is_sized = true;
    })->group("Outputs");
    add_text(*sub, "--camera", "NAME", fmt::format("Of that picture, in 3-D: {}", joined_text(camera_names(), ", ")),
             [&command](const std::string& text) { command.camera = parse_camera("--camera", text); })
        ->group("Outputs");
    add_text(*sub, "--repeat", "N", "Runs to time after a warm-up; the report lists each", [&command](const std::string& text) {
      constexpr std::uint64_t most = 100'000;
      command.repeat_count = static_cast<int>(parse_whole("--repeat", text, 1, most));
    });
    sub->callback([this, &command, &inputs, &info] {
      command.task.sources = sources_of(info, inputs);
      check_asked_for(command, info);
      action = [&command](int&, char**, const Desktop&) { return run(command); };
    });
  }
}

/// What belongs to videos, to sequences, or to a single picture.
void check_sequence(const RenderCommand& command) {
  const bool is_png = has_extension(command.output, ".png");
  if (command.frames_per_second && !is_video(command.output))
    throw UsageError{"--frames-per-second is for videos: --output takes a file that ends in .mp4 or .webm"};
  if (!command.reference.empty() && (!is_png || command.is_sequence()))
    throw UsageError{"--reference is for a single picture that ends in .png"};
  if (!command.is_sequence()) return;
  if (!is_png && !is_video(command.output))
    throw UsageError{"--from, --to and --by are for many pictures: --output takes a file that ends in .png, .mp4 or .webm"};
  if (command.step) throw UsageError{"--step is for one picture: of many, --from and --to say which"};
}

/// Plots have other forms than pictures, any size, and one step.
void check_render(const RenderCommand& command) {
  const std::vector<std::string> picture{"png", "svg", "glb", "mp4", "webm"}, plot{"png", "svg", "csv"};
  static_cast<void>(parse_output("--output", command.output, command.plot.empty() ? picture : plot));
  if (!command.plot.empty() && (command.is_sequence() || command.frames_per_second))
    throw UsageError{"--plot is of one step: --from, --to, --by and --frames-per-second are for pictures"};
  if (!command.plot.empty()) return;
  check_sequence(command);
  render::check_image({.width = command.width, .height = command.height, .scale = command.scale});
}

/// How large, and in which colours.
void add_look_flags(CLI::App& sub, RenderCommand& command) {
  std::vector<std::string> sizes;
  sizes.reserve(std::size(picture_sizes));
  for (const PictureSize& size : picture_sizes) sizes.push_back(fmt::format("{} ({}x{})", size.id, size.width, size.height));
  add_text(sub, "--size", "WxH|NAME", fmt::format("In pixels, or {}; default 1600x900", joined_text(sizes, ", ")),
           [&command](const std::string& text) {
             const NamedSize size = parse_picture_size("--size", text);
             command.width = size.width;
             command.height = size.height;
             if (!command.is_scaled) command.scale = size.scale;
           });
  add_text(sub, "--scale", "NUMBER", "How large words, lines and dots are; default 1, of named sizes for print 300/96",
           [&command](const std::string& text) {
             constexpr double least = 0.25, most = 16;
             command.scale = static_cast<float>(parse_number("--scale", text, least, most));
             command.is_scaled = true;
           });
  sub.add_option("--theme", command.theme, "Colours of ground and text")->check(one_of(render::theme_names()));
  sub.add_flag("--print-colors", command.print_colors, "Black on white, for paper: instead of a theme")->check(true_or_false);
  add_text(sub, "--supersample", "N", "Samples per pixel and side", [&command](const std::string& text) {
    command.supersample = static_cast<int>(parse_whole("--supersample", text, 1, 4));
  });
  sub.add_flag("--transparent", command.transparent, "Without the ground")->check(true_or_false);
  sub.add_flag("--no-grid", command.hide_grid, "Without the grid")->check(true_or_false);
  sub.add_flag("--no-axes", command.hide_axes, "Without axes and scale bar")->check(true_or_false);
  sub.add_flag("--no-legend", command.hide_legend, "Without legend and colour bar")->check(true_or_false);
}

/// Which steps.
void add_step_flags(CLI::App& sub, RenderCommand& command) {
  add_text(
      sub, "--step", "K|last|CONDITION",
      "Which step to show; default last. Conditions: first:EVENT, 3rd:EVENT, last:EVENT, phase:NAME, VALUE<900, VALUE changes",
      [&command](const std::string& text) { command.step = parse_step("--step", text); });
  add_text(sub, "--since", "K|last|CONDITION", "Colour what was added, removed, moved or coloured otherwise since this step",
           [&command](const std::string& text) { command.since = parse_step("--since", text); });
  add_text(sub, "--from", "K|last|CONDITION",
           "Many pictures: from this step, default 0; NAME.png becomes NAME-step-0001.png and so on",
           [&command](const std::string& text) { command.from = parse_step("--from", text); });
  add_text(sub, "--to", "K|last|CONDITION", "Many pictures: up to this step, default last",
           [&command](const std::string& text) { command.to = parse_step("--to", text); });
  add_text(
      sub, "--by", "K",
      fmt::format("Many pictures: every K-th step and the last; default 1, of videos so that they last {} s", clip_seconds),
      [&command](const std::string& text) {
        constexpr std::uint64_t most = 1'000'000'000;
        command.stride = parse_whole("--by", text, 1, most);
      });
  add_text(sub, "--frames-per-second", "NUMBER", "Of a video; default 30", [&command](const std::string& text) {
    constexpr double least = 0.1, most = 240;
    command.frames_per_second = parse_number("--frames-per-second", text, least, most);
  });
}

void Parser::add_render_flags(CLI::App& sub, RenderCommand& command) {
  add_compute(sub, command.task.compute);
  add_config(sub, command.task.compute.config);
  sub.add_option("--interop", command.interop, "How CUDA and OpenGL share the picture")->check(one_of(interop_names));
  sub.add_option(
         "--output", command.output,
         "Picture to write: png, which embeds the state that reproduces it; svg of a flat scene; glb of one in space; mp4 or "
         "webm, which ffmpeg makes")
      ->type_name("FILE")
      ->required();
  sub.add_option("--plot", command.plot, "Write a plot of the result instead: --output may then end in png, svg or csv")
      ->type_name("NAME");
  add_look_flags(sub, command);
  add_step_flags(sub, command);
  add_text(sub, "--camera", "NAME", fmt::format("View of a 3-D scene: {}", joined_text(camera_names(), ", ")),
           [&command](const std::string& text) { command.camera = parse_camera("--camera", text); });
  add_text(sub, "--hide", "LAYER,...", "Layers to leave out",
           [&command](const std::string& text) { command.hidden_layers = parse_list("--hide", text); });
  sub.add_option("--reference", command.reference, "Picture to compare with; exit code 3 where they differ")->type_name("PNG");
  add_text(sub, "--threshold", "NUMBER", "Largest root mean square difference from the reference, of 1",
           [&command](const std::string& text) { command.threshold = parse_number("--threshold", text, 0, 1); });
  add_report(sub, command.report);
  add_verbose(sub, command.verbose);
}

void Parser::add_render() {
  auto* render_app = app.add_subcommand("render", "Pictures of steps as png, svg, glb or video; no display needed");
  render_app->require_subcommand(1);
  render_app->footer("Instead of a workspace, a state file or a PNG that embeds a state: warpscope render STATE --output FILE");
  for (const Experiment* experiment : experiments()) {
    const ExperimentInfo& info = experiment->info();
    auto* sub = render_app->add_subcommand(info.id, info.summary);
    if (!may_be(*sub)) continue;
    auto& command = keep<RenderCommand>();
    auto& inputs = keep<InputFlags>();
    begin_task(command.task, *experiment, arguments);
    add_inputs(*sub, info, inputs);
    add_parameters(*sub, command.task.parameters, "Parameters");
    add_parameters(*sub, command.task.view, "View", &command.task.parameters);
    add_seed(*sub, command.task.compute.seed);
    add_render_flags(*sub, command);
    sub->callback([this, &command, &inputs, &info] {
      command.task.sources = sources_of(info, inputs);
      check_render(command);
      action = [&command](int&, char**, const Desktop& desktop) { return render(command, desktop); };
    });
  }
  auto* sub = render_app->add_subcommand("state", "A saved state");
  auto& command = keep<RenderCommand>();
  sub->add_option("STATE", command.state_path, "State file, or PNG that embeds a state")->required();
  add_render_flags(*sub, command);
  sub->callback([this, &command] {
    check_render(command);
    action = [&command](int&, char**, const Desktop& desktop) { return render(command, desktop); };
  });
}

void Parser::add_bench() {
  auto* bench_app = app.add_subcommand(
      "bench", "Time methods and backends, and other programs, on the same data in one run; of all workspaces, or of one");
  bench_app->require_subcommand(0, 1);
  bench_app->footer("Exit code 3 where results differ, or where --compare or --against finds something slower.");
  const auto take = [this](const BenchCommand& command) {
    check_bench(command);
    action = [&command](int&, char**, const Desktop& desktop) { return bench(command, desktop); };
  };
  auto& of_all = keep<BenchCommand>();
  add_bench_flags(*bench_app, of_all);
  bench_app->callback([bench_app, &of_all, take] {
    if (bench_app->get_subcommands().empty()) return take(of_all);
    refuse_flags_before_workspace(*bench_app);
  });
  for (const Experiment* experiment : experiments()) {
    if (experiment->benches().cases.empty()) continue;
    auto* sub = bench_app->add_subcommand(experiment->info().id, experiment->info().summary);
    if (!may_be(*sub)) continue;
    auto& command = keep<BenchCommand>();
    command.experiment = experiment;
    add_bench_flags(*sub, command);
    sub->callback([&command, take] { take(command); });
  }
}

void Parser::add_compare() {
  auto* sub =
      app.add_subcommand("compare", "Two results beside each other: their values, where they part, and one picture of both");
  sub->footer("Exit code 0 where the results are identical, 3 where they differ.");
  auto& command = keep<CompareCommand>();
  sub->add_option("A", command.path_a, "State file, or PNG that embeds a state")->required()->type_name("STATE");
  sub->add_option("B", command.path_b, "The other one; without it A's, with what --change and --backend-b say")
      ->type_name("STATE");
  sub->add_option("--change", command.changes, "A parameter of B, such as precision=double; may be repeated")
      ->type_name("NAME=VALUE")
      ->allow_extra_args(false);
  add_text(*sub, "--backend-b", "NAME", "Where to compute B; default as A", [&command](const std::string& name) {
    command.backend_b = name;
  })->check(one_of(backend_names()));
  sub->add_flag("--first-difference", command.finds_first_difference,
                "Go through all steps of both up to the first that differs, in any byte or word that it shows")
      ->check(true_or_false);
  sub->add_option("--link", command.link,
                  "Which steps belong together: by number, by phase, or by share of the whole; default step")
      ->check(one_of(step_link_names()));
  RenderCommand& look = command.look;
  add_text(*sub, "--step", "K|last",
           "A's step that is drawn; default the first difference, where it was looked for, or what its state says",
           [&look](const std::string& text) { look.step = parse_step("--step", text); });
  add_text(*sub, "--output", "PNG", "Picture to write of both, seen from one place; it embeds A's state",
           [&look](const std::string& text) { look.output = parse_output("--output", text, {"png"}); });
  sub->add_option("--mode", command.mode,
                  "Of that picture: A left of a line and B right of it, both beside each other, or what differs")
      ->check(one_of(compare_mode_names()));
  add_text(*sub, "--at", "NUMBER", "Where the line of the wipe stands, in parts of the width; default 0.5",
           [&command](const std::string& text) { command.at = parse_number("--at", text, 0, 1); });
  add_look_flags(*sub, look);
  add_text(*sub, "--camera", "NAME", fmt::format("View of a 3-D scene: {}", joined_text(camera_names(), ", ")),
           [&look](const std::string& text) { look.camera = parse_camera("--camera", text); });
  sub->add_option("--interop", look.interop, "How CUDA and OpenGL share the picture")->check(one_of(interop_names));
  add_compute(*sub, look.task.compute);
  add_config(*sub, look.task.compute.config);
  add_report(*sub, look.report);
  add_verbose(*sub, look.verbose);
  sub->callback([this, &command] {
    render::check_image({.width = command.look.width, .height = command.look.height, .scale = command.look.scale});
    action = [&command](int&, char**, const Desktop&) { return compare(command); };
  });
}

void Parser::add_sweep() {
  auto* sweep_app = app.add_subcommand("sweep", "Run a workspace for many values of one or two parameters: a table and a plot");
  sweep_app->require_subcommand(1);
  for (const Experiment* experiment : experiments()) {
    const ExperimentInfo& info = experiment->info();
    auto* sub = sweep_app->add_subcommand(info.id, info.summary);
    if (!may_be(*sub)) continue;
    auto& command = keep<SweepCommand>();
    auto& inputs = keep<InputFlags>();
    begin_task(command.task, *experiment, arguments);
    add_inputs(*sub, info, inputs);
    add_parameters(*sub, command.task.parameters, "Parameters that are not varied");
    add_compute(*sub, command.task.compute);
    add_config(*sub, command.task.compute.config);
    add_seed(*sub, command.task.compute.seed);
    add_report(*sub, command.report);
    add_sweep_flags(*sub, command);
    sub->callback([this, sub, &command, &inputs, &info] {
      command.task.sources = sources_of(info, inputs);
      finish_sweep(*sub, command);
      action = [&command](int&, char**, const Desktop& desktop) { return sweep(command, desktop); };
    });
  }
}

void Parser::add_explain() {
  auto* explain_app =
      app.add_subcommand("explain", "Why a step was taken: pseudocode, what was rejected, what must hold and whether it does");
  explain_app->require_subcommand(1);
  for (const Experiment* experiment : experiments()) {
    const ExperimentInfo& info = experiment->info();
    auto* sub = explain_app->add_subcommand(info.id, info.summary);
    if (!may_be(*sub)) continue;
    auto& command = keep<ExplainCommand>();
    auto& inputs = keep<InputFlags>();
    begin_task(command.task, *experiment, arguments);
    add_inputs(*sub, info, inputs);
    add_parameters(*sub, command.task.parameters, "Parameters");
    add_parameters(*sub, command.task.view, "View", &command.task.parameters);
    add_compute(*sub, command.task.compute);
    add_config(*sub, command.task.compute.config);
    add_seed(*sub, command.task.compute.seed);
    add_text(*sub, "--step", "K|last|CONDITION",
             "Which step; default last. Conditions: first:EVENT, 3rd:EVENT, last:EVENT, phase:NAME, VALUE<900, VALUE changes",
             [&command](const std::string& text) { command.step = parse_step("--step", text); });
    sub->add_option(
           "--why", command.picks,
           "Explain this thing of the step, too, by its kind and number, such as balls/12; may be repeated. What a step "
           "has to pick is listed where a name is not known")
        ->type_name("KIND/NUMBER")
        ->allow_extra_args(false);
    add_report(*sub, command.report);
    add_verbose(*sub, command.verbose);
    sub->callback([this, &command, &inputs, &info] {
      command.task.sources = sources_of(info, inputs);
      action = [&command](int&, char**, const Desktop&) { return explain(command); };
    });
  }
}

void Parser::add_lesson() {
  auto* sub = app.add_subcommand("lesson", "A lesson's text, or a page with its pictures; without a name the list of lessons");
  auto& command = keep<LessonCommand>();
  sub->add_option("LESSON", command.lesson,
                  fmt::format("One that the program ships ({}), or a file", joined_text(lesson_names(), ", ")));
  if (!may_be(*sub)) return;
  command.look.width = 1280;
  command.look.height = 720;
  add_text(*sub, "--export", "FOLDER",
           "Run the lesson, and write its pages with pictures, and with clips where ffmpeg is, as HTML",
           [&command](const std::string& text) {
             if (text.empty()) throw UsageError{"--export takes the name of a folder"};
             command.folder = text;
           });
  sub->add_option("--data", command.data, "A file that the lesson reads and that does not come with it; may be repeated")
      ->type_name("FILE")
      ->allow_extra_args(false);
  add_look_flags(*sub, command.look);
  add_compute(*sub, command.look.task.compute);
  add_config(*sub, command.look.task.compute.config);
  sub->callback([this, &command] {
    if (command.lesson.empty() && !command.folder.empty()) throw UsageError{"--export needs the lesson's name before it"};
    render::check_image({.width = command.look.width, .height = command.look.height, .scale = command.look.scale});
    action = [&command](int&, char**, const Desktop&) { return lesson(command); };
  });
}

void Parser::add_completions() {
  auto* sub = app.add_subcommand("completions", "A script that makes a shell complete commands, flags and names");
  auto& shell = keep<std::string>();
  sub->add_option("SHELL", shell, "For which shell")->required()->check(one_of({"bash", "zsh", "fish"}));
  sub->callback([this, &shell] {
    action = [this, &shell](int&, char**, const Desktop&) { return print_completions(words_of_grammar(app), shell); };
  });
}

void Parser::add_manual() {
  auto* sub = app.add_subcommand("manual", "The manual page: every command, parameter and flag");
  auto& as_markdown = keep<bool>();
  sub->add_flag("--markdown", as_markdown, "As Markdown instead of man's format")->check(true_or_false);
  sub->callback([this, &as_markdown] {
    action = [this, &as_markdown](int&, char**, const Desktop&) { return print_manual(words_of_grammar(app), as_markdown); };
  });
}

void Parser::build() {
  app.set_version_flag("--version", "warpscope " WS_VERSION);
  app.footer(
      "Exit codes: 0 done, 1 failed, 2 wrong usage, 3 picture differs from --reference, results differ or a bench is slower, "
      "130 cancelled.\n"
      "Without a command the window opens.");
  add_window();
  add_run();
  add_render();
  add_generate();
  add_list();
  add_compare();
  add_bench();
  add_sweep();
  add_explain();
  add_lesson();
  add_diagnostics();
  add_completions();
  add_manual();
}

/// "render rings.warpscope.json …" means "render state rings.warpscope.json …". A state may have any name.
std::vector<std::string> with_state_command(std::vector<std::string> arguments) {
  if (arguments.size() < 2 || arguments[0] != "render") return arguments;
  const std::string& what = arguments[1];
  const bool is_workspace =
      std::any_of(experiments().begin(), experiments().end(), [&](const Experiment* e) { return e->info().id == what; });
  std::error_code failed;
  const bool is_file =
      what.find_first_of("./") != std::string::npos || (what != "state" && std::filesystem::exists(what, failed));
  if (!is_workspace && !what.starts_with("-") && is_file) arguments.insert(arguments.begin() + 1, "state");
  return arguments;
}

/// The first word of a command line is a command, or the first file for the window.
void check_command(const CLI::App& app, const std::vector<std::string>& arguments) {
  if (arguments.empty() || arguments[0].starts_with("-")) return;
  if (arguments[0].empty()) throw UsageError{"the name of a command or a file is empty"};
  std::vector<std::string> known;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    known.push_back(command->get_name());
  const std::string& given = arguments[0];
  std::error_code failed;
  if (std::find(known.begin(), known.end(), given) != known.end() || given.find_first_of("./") != std::string::npos ||
      std::filesystem::exists(given, failed))
    return;
  throw UsageError{fmt::format("there is neither a command nor a file named {}{}; commands are {}", given,
                               suggestion(given, known), joined_text(known, ", "))};
}

/// CLI11 says "A subcommand is required"; a user wants to know which there are.
void check_workspace(const std::vector<std::string>& arguments) {
  if (arguments.empty() || (arguments[0] != "run" && arguments[0] != "render" && arguments[0] != "bench" &&
                            arguments[0] != "sweep" && arguments[0] != "explain" && arguments[0] != "generate"))
    return;
  std::vector<std::string> known;
  if (arguments[0] == "generate")
    for (const generate::Kind& kind : generate::kinds()) known.push_back(kind.name);
  else
    for (const Experiment* experiment : experiments()) known.push_back(experiment->info().id);
  const std::string given = arguments.size() > 1 ? arguments[1] : "";
  const bool is_known = std::find(known.begin(), known.end(), given) != known.end() || given.starts_with("-") ||
                        (arguments[0] == "render" && given == "state") || (arguments[0] == "bench" && arguments.size() == 1);
  const char* also = arguments[0] == "render" ? ", or the file of a saved state" : "";
  if (!is_known)
    throw UsageError{fmt::format("{} takes one of {}{}, not \"{}\"{}", arguments[0], joined_text(known, ", "), also, given,
                                 suggestion(given, known))};
}

/// Parses its arguments and fills its action. Throws HelpRequest, UsageError.
void parse_into(Parser& parser) {
  try {
    parser.build();
    check_workspace(parser.arguments);
    check_command(parser.app, parser.arguments);
    parser.app.parse(std::vector<std::string>(parser.arguments.rbegin(), parser.arguments.rend()));
    refuse_flags_before_command(parser.app);
  } catch (const CLI::CallForVersion&) {
    throw HelpRequest{"warpscope " WS_VERSION "\n"};
  } catch (const CLI::CallForAllHelp&) {
    throw HelpRequest{parser.app.help("", CLI::AppFormatMode::All)};
  } catch (const CLI::CallForHelp&) {
    throw HelpRequest{parser.app.help()};
  } catch (const CLI::ExtrasError&) {
    throw UsageError{unknown_flag(parser.app)};
  } catch (const CLI::RequiredError& e) {  // perhaps it was given, but misspelt
    const std::string unknown = unknown_flag(parser.app);
    throw UsageError{unknown.empty() ? e.what() : unknown};
  } catch (const CLI::ArgumentMismatch& e) {
    throw UsageError{words_of(e)};
  } catch (const CLI::ParseError& e) {
    throw UsageError{e.what()};
  } catch (const Error& e) {
    throw UsageError{e.full_text()};
  }
}

}  // namespace

CommandAction parse(const std::vector<std::string>& given) {
  const std::vector<std::string> arguments = with_state_command(given);
  const auto parser = std::make_shared<Parser>(arguments);
  try {
    parse_into(*parser);
  } catch (const UsageError& error) {
    throw UsageError{fmt::format("{}; see {}", error.message, help_command(parser->app, arguments))};
  }
  return [parser](int& argc, char** argv, const Desktop& desktop) { return parser->action(argc, argv, desktop); };
}

}  // namespace ws::app
