// SPDX-License-Identifier: MIT
#include "python/src/run.h"

#include "app/cli/render/picture.h"
#include "app/cli/render/step_pictures.h"
#include "app/session/document/loading.h"
#include "app/session/pictures/picture_sizes.h"
#include "compute/core/device/backend.h"
#include "compute/core/device/current_device.h"
#include "compute/core/device/memory.h"
#include "compute/core/result/answering.h"
#include "compute/core/result/lossy_output.h"
#include "compute/core/run/cache.h"
#include "compute/core/run/process_memory.h"
#include "compute/core/schema/effect.h"
#include "compute/experiments.h"
#include "compute/io/data_files.h"
#include "compute/io/files.h"
#include "python/src/device_array.h"
#include "python/src/values.h"
#include "python/src/worker.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <utility>

#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

namespace ws::python {

Cache& shared_cache() {
  constexpr std::size_t budget = std::size_t{256} << 20;
  static Cache cache(budget);
  return cache;
}

Input input_of(const Data& data, const InputSpec& spec, std::vector<std::string>& warnings) {
  const InputKind kind = kind_of(data.data);
  const bool points_as_vectors = kind == InputKind::points && spec.kind == InputKind::vectors;
  if (kind != spec.kind && !points_as_vectors)
    throw Error(ErrorKind::invalid_argument,
                fmt::format("{} takes {}, not {}", spec.role,
                            spec.kind == InputKind::own ? "a file" : data_kind(spec.kind).phrase, data_kind(kind).phrase),
                spec.help);
  std::vector<std::string> roundings;
  Input input{points_as_vectors ? as_vectors(data.data, data.name, roundings) : data.data, data.name, data.source.path,
              data.source.sha256};
  // What was never in a file loses nothing.
  if (data.source.generator.empty()) warnings.insert(warnings.end(), roundings.begin(), roundings.end());
  return input;
}

namespace {

namespace fs = std::filesystem;

/// What a role gets: data that are here already, or a file to be read as the command line reads it.
struct Given {
  std::string role;
  std::shared_ptr<Data> data;  ///< null: `source` is a file
  app::StateInput source;
};

std::vector<Given> given_inputs(const ExperimentInfo& info, const nb::dict& inputs) {
  std::vector<Given> all;
  for (const InputSpec& spec : info.inputs) {
    if (!inputs.contains(spec.role.c_str())) continue;
    const nb::object value = inputs[spec.role.c_str()];
    Given given{spec.role, nullptr, {}};
    if (nb::isinstance<Data>(value)) {
      given.data = nb::cast<std::shared_ptr<Data>>(value);
      given.source = given.data->source;
    } else {
      const auto file = nb::cast<nb::tuple>(value);
      given.source.path = fs::absolute(nb::cast<std::string>(file[0])).string();
      given.source.columns = nb::cast<std::vector<std::string>>(file[1]);
      given.source.drop_invalid = nb::cast<bool>(file[2]);
    }
    given.source.role = spec.role;
    all.push_back(std::move(given));
  }
  return all;
}

/// Reads the files among them, and adds what came with data: their true curve, their queries.
app::LoadedInputs load(const Experiment& experiment, const std::vector<Given>& all, const app::ComputeOptions& compute,
                       const std::stop_token& stop, Progress* progress, std::vector<std::string>& warnings) {
  app::LoadRequest request{&experiment, {}, {}, false, compute.thread_count, compute.memory_limit_bytes};
  for (const Given& given : all)
    if (!given.data) request.sources.push_back(given.source);
  app::LoadedInputs loaded;
  if (!request.sources.empty()) loaded = app::load_inputs(request, stop, progress);
  std::vector<app::StateInput> sources;
  for (const Given& given : all) {
    const auto read = std::find_if(loaded.sources.begin(), loaded.sources.end(),
                                   [&](const app::StateInput& source) { return source.role == given.role; });
    sources.push_back(read == loaded.sources.end() ? given.source : *read);
  }
  loaded.sources = std::move(sources);
  RunContext means;
  means.memory_limit_bytes = compute.memory_limit_bytes;
  const auto add = [&](const std::string& role, const Data& data) {
    for (const InputSpec& spec : experiment.info().inputs) {
      if (spec.role != role || loaded.inputs.contains(role)) continue;
      // Data of another kind are made of what lies on the host.
      if (kind_of(data.data) != spec.kind) means.check_memory(host_copy_bytes(data.data), 0);
      loaded.inputs[role] = input_of(data, spec, warnings);
    }
  };
  for (const Given& given : all)
    if (given.data) add(given.role, *given.data);
  for (const Given& given : all)
    if (given.data && given.role == main_input(experiment.info()).role)
      for (const auto& [role, companion] : given.data->companions) add(role, *companion);
  return loaded;
}

/// Refuses data on another device than the run's: the run would copy them by way of the host, without having been asked to.
void check_devices(const Inputs& inputs) {
  for (const auto& [role, input] : inputs)
    if (const DeviceTable* table = table_of(input.data); table && !table->is_here())
      throw Error(ErrorKind::invalid_argument,
                  fmt::format("{} lies on CUDA device {}, the run is on device {}", role, table->device(), current_device()),
                  "copy it there, or hide other devices by CUDA_VISIBLE_DEVICES");
}

/// What a run on the CPU copies of inputs that lie on a device counts against the limit, also where an earlier run has made
/// the copies: what a run may do does not depend on what was done before.
void count_copies(const Inputs& inputs, RunContext& context) {
  std::size_t copied = 0, missing = 0;
  std::set<const DeviceTable*> counted;  // the same data may have two roles
  for (const auto& [role, input] : inputs) {
    const DeviceTable* table = table_of(input.data);
    if (!table || !counted.insert(table).second) continue;
    const std::size_t bytes = host_copy_bytes(input.data);
    copied += bytes;
    if (!table->is_on_host()) missing += bytes;
  }
  context.check_more_memory(copied - missing, missing, 0);
  context.input_bytes = copied;
}

void compute(app::Task& task, app::Report& report, bool record_steps, const std::stop_token& stop, Progress* progress) {
  RunContext context;
  context.backend = choose_backend(task.compute.backend);
  if (context.backend == Backend::cuda) check_devices(report.loaded.inputs);
  context.thread_count = task.compute.thread_count;
  context.stop = stop;
  context.progress = progress;
  context.seed = task.compute.seed;
  context.memory_limit_bytes = task.compute.memory_limit_bytes;
  context.record_steps = record_steps;
  context.cache = report.means.cache;
  if (context.backend == Backend::cpu) count_copies(report.loaded.inputs, context);
  task.experiment->adapt(report.loaded.inputs, task.parameters, task.view, stop);
  report.result = task.experiment->run(report.loaded.inputs, task.parameters, context).result;
  if (!report.result) throw Cancelled{};
  report.parameters = report.result->parameters();
  const MemoryUse use = memory_use();
  report.record = {std::move(context.metrics), context.backend,       device_name(context.backend),
                   use.peak_host_bytes,        use.peak_device_bytes, false};
}

std::shared_ptr<Run> run(const std::string& id, const nb::dict& inputs, const nb::dict& parameters, const std::string& backend,
                         int threads, std::size_t memory_limit, std::uint64_t seed, bool record_steps, const nb::object& tell,
                         nb::list warnings) {
  app::Task task;
  task.experiment = &find_experiment(id);
  task.parameters = task.experiment->parameters();
  task.view = task.experiment->view_parameters();
  task.compute.backend = backend;
  task.compute.thread_count = threads;
  task.compute.memory_limit_bytes = memory_limit;
  task.compute.seed = seed;
  set_values(task.parameters, parameters);
  const std::vector<Given> given = given_inputs(task.experiment->info(), inputs);
  app::Report report;
  report.experiment = task.experiment;
  report.means = {threads, memory_limit, &shared_cache()};
  std::vector<std::string> said;
  work_without_lock(
      [&](const std::stop_token& stop, Progress* progress) {
        const Stopwatch watch;
        report.loaded = load(*task.experiment, given, task.compute, stop, progress, said);
        report.load_ms = watch.ms();
        compute(task, report, record_steps, stop, progress);
      },
      tell);
  for (const app::Message& message : report.loaded.messages)
    if (message.severity == app::Severity::warning)
      said.push_back(message.hint.empty() ? message.text : message.text + " (" + message.hint + ")");
  for (const std::string& warning : report.record.metrics.warnings()) said.push_back(warning);
  for (const std::string& warning : said) warnings.append(warning);
  return std::make_shared<Run>(std::move(task), std::move(report));
}

app::RenderCommand command_of(const app::Task& task, const PictureOptions& options, const nb::dict& view) {
  app::RenderCommand command;
  command.task = task;
  set_values(command.task.view, view);
  command.width = options.width;
  command.height = options.height;
  command.scale = static_cast<float>(options.scale);
  command.supersample = options.supersample;
  command.transparent = options.transparent;
  command.print_colors = options.print_colors;
  command.hidden_layers = options.hidden_layers;
  command.step = options.step;
  return command;
}

/// As the flags of the command line change it.
app::State state_of(const PictureOptions& options) {
  app::State state;
  state.furniture.theme = options.theme;
  state.furniture.grid = options.grid;
  state.furniture.axes = options.axes;
  state.furniture.legend = options.legend;
  for (const std::string& id : options.hidden_layers) state.layers[id].visible = false;
  return state;
}

/// OpenGL's contexts and the loader of its functions are the process's: one picture at a time.
std::mutex& drawing() {
  static std::mutex mutex;
  return mutex;
}

}  // namespace

void Run::take_facts() {
  const std::lock_guard lock(mutex_);
  if (std::exchange(has_facts_, true)) return;
  try {
    app::take_facts(report_, {});
  } catch (...) {
    has_facts_ = false;
    throw;
  }
}

nb::list Run::summary() {
  work_without_lock([this](const std::stop_token&, Progress*) { take_facts(); }, nb::none());
  return to_python(report_.summary);
}

std::string Run::hash() {
  work_without_lock([this](const std::stop_token&, Progress*) { take_facts(); }, nb::none());
  return report_.result_hash;
}

nb::dict Run::arrays() {
  std::vector<Array> arrays;
  work_without_lock(
      [&](const std::stop_token& stop, Progress*) {
        RunContext context = report_.context(stop);
        arrays = report_.result->arrays(context);
      },
      nb::none());
  return to_python(arrays, report_.result);
}

nb::dict Run::device_arrays() const { return lent_arrays(report_.result->device_arrays(), report_.result); }

nb::list Run::queries() const {
  nb::list all;
  const auto* answering = dynamic_cast<const Answering*>(report_.result.get());
  if (!answering) return all;
  for (const Query& query : answering->queries()) {
    nb::list inputs;
    for (const InputSpec& spec : query.inputs) inputs.append(nb::make_tuple(spec.role, data_kind(spec.kind).name, spec.help));
    all.append(nb::make_tuple(query.name, query.help, inputs));
  }
  return all;
}

nb::dict Run::ask(const std::string& query, const nb::dict& inputs, const nb::object& tell) {
  const auto* answering = dynamic_cast<const Answering*>(report_.result.get());
  if (!answering) throw Error(ErrorKind::invalid_argument, "this result answers no questions");
  Inputs given;
  std::vector<std::string> ignored;
  for (const Query& one : answering->queries())
    for (const InputSpec& spec : one.inputs)
      if (one.name == query)
        given[spec.role] = input_of(*nb::cast<std::shared_ptr<Data>>(inputs[spec.role.c_str()]), spec, ignored);
  std::vector<Array> arrays;
  work_without_lock(
      [&](const std::stop_token& stop, Progress* progress) {
        RunContext context = report_.context(stop);
        context.progress = progress;
        arrays = answering->answer(query, given, context);
      },
      tell);
  return to_python(arrays, report_.result);
}

std::string Run::report_json() {
  work_without_lock([this](const std::stop_token&, Progress*) { take_facts(); }, nb::none());
  const std::lock_guard lock(mutex_);
  // Of the process so far; asking the system takes longer than a small run.
  report_.record.peak_host_bytes = std::max(report_.record.peak_host_bytes, peak_process_bytes());
  return app::to_json(report_);
}

std::vector<std::string> Run::write(const std::string& output, const std::string& path) {
  std::vector<std::string> losses;
  work_without_lock(
      [&](const std::stop_token& stop, Progress*) {
        RunContext context = report_.context(stop);
        report_.result->write(output, path, context);
        losses = losses_of(*report_.result, output, path, context);
      },
      nb::none());
  return losses;
}

Presentation& Run::presentation(RunContext& context) {
  if (!presentation_) presentation_ = report_.experiment->present(report_.result, nullptr, context);
  return *presentation_;
}

std::size_t Run::step_count() {
  std::size_t count = 0;
  work_without_lock(
      [&](const std::stop_token& stop, Progress*) {
        const std::lock_guard lock(mutex_);
        RunContext context = report_.context(stop);
        count = presentation(context).timeline(context)->step_count;
      },
      nb::none());
  return count;
}

nb::tuple Run::step(std::size_t number) {
  StepInfo info;
  work_without_lock(
      [&](const std::stop_token& stop, Progress*) {
        const std::lock_guard lock(mutex_);
        RunContext context = report_.context(stop);
        info = presentation(context).describe(number, context);
      },
      nb::none());
  return nb::make_tuple(info.phase, info.title, to_python(info.values));
}

nb::list Run::events() {
  std::shared_ptr<const Timeline> timeline;
  work_without_lock(
      [&](const std::stop_token& stop, Progress*) {
        const std::lock_guard lock(mutex_);
        RunContext context = report_.context(stop);
        timeline = presentation(context).timeline(context);
      },
      nb::none());
  nb::list all;
  for (const StepEvent& event : timeline->events) all.append(nb::make_tuple(event.step, event.kind, event.label));
  return all;
}

bool Run::has_data_of_memory() const {
  return std::any_of(report_.loaded.sources.begin(), report_.loaded.sources.end(),
                     [](const app::StateInput& source) { return source.path.empty() && source.generator.empty(); });
}

void Run::complete_digests() {
  const std::lock_guard lock(mutex_);
  if (has_digests_) return;
  for (app::StateInput& source : report_.loaded.sources) {
    if (source.generator.empty() || !source.sha256.empty()) continue;
    const InputData& data = report_.loaded.inputs.at(source.role).data;
    source.sha256 = io::data_formats(kind_of(data)).digest(data);
  }
  has_digests_ = true;
}

nb::bytes Run::picture(const PictureOptions& options, const nb::dict& view, const std::string& path, nb::list warnings) {
  const app::RenderCommand command = command_of(task_, options, view);
  const app::State state = state_of(options);
  std::vector<std::string> said;
  std::vector<std::uint8_t> png;
  work_without_lock(
      [&](const std::stop_token& stop, Progress*) {
        take_facts();
        said = lines_without_effect(command.task.view, &command.task.parameters);
        const std::lock_guard lock(drawing());
        app::StepPictures pictures(command, state, report_, stop, [&](const std::string& text) { said.push_back(text); });
        const std::size_t step = pictures.step_of(options.step);
        const render::Image image = pictures.image(step);
        std::string embedded;
        if (!has_data_of_memory()) {
          complete_digests();
          app::State shown = app::completed_state(state, command.task, report_, step);
          pictures.keep_camera(shown);
          embedded = path.empty() ? app::to_json(shown) : app::to_json_beside(path, shown);
        }
        png = render::png_bytes(image, embedded, app::dots_per_inch(image.width, image.height));
        if (!path.empty()) io::write_atomically(path, {reinterpret_cast<const char*>(png.data()), png.size()});
      },
      nb::none());
  for (const std::string& text : said) warnings.append(text);
  return nb::bytes(png.data(), png.size());
}

std::string Run::state(const std::string& path, std::size_t step) {
  std::string json;
  work_without_lock(
      [&](const std::stop_token&, Progress*) {
        take_facts();
        for (const app::StateInput& source : report_.loaded.sources)
          if (source.path.empty() && source.generator.empty())
            throw Error(ErrorKind::invalid_argument, fmt::format("{} came from memory, and a state names files", source.role),
                        "save(folder) writes the data beside the state");
        complete_digests();
        const app::State state = app::completed_state({}, task_, report_, step);
        json = path.empty() ? app::to_json(state) : app::to_json_beside(path, state);
        if (!path.empty()) app::write_state(path, state);
      },
      nb::none());
  return json;
}

std::string Run::save(const std::string& folder) {
  const std::string path = (fs::absolute(folder) / (report_.experiment->info().id + ".warpscope.json")).string();
  work_without_lock(
      [&](const std::stop_token& stop, Progress*) {
        take_facts();
        complete_digests();
        std::error_code failed;
        fs::create_directories(folder, failed);
        if (failed) throw Error(ErrorKind::io, fmt::format("cannot make the folder {}: {}", folder, failed.message()));
        RunContext context = report_.context(stop);
        const std::size_t last =
            report_.experiment->present(report_.result, nullptr, context)->timeline(context)->step_count - 1;
        app::State state = app::completed_state({}, task_, report_, last);
        for (app::StateInput& source : state.inputs) {
          if (!source.path.empty() || !source.generator.empty()) continue;
          const InputData& data = report_.loaded.inputs.at(source.role).data;
          const io::DataFormats& formats = io::data_formats(kind_of(data));
          source.path = (fs::absolute(folder) / (source.role + "." + formats.lossless)).string();
          formats.write(source.path, data);
          source.sha256.clear();
        }
        app::write_state(path, state);
      },
      nb::none());
  return path;
}

void bind_run(nb::module_& module) {
  nb::class_<PictureOptions>(module, "PictureOptions")
      .def(nb::init<>())
      .def_rw("step", &PictureOptions::step)
      .def_rw("width", &PictureOptions::width)
      .def_rw("height", &PictureOptions::height)
      .def_rw("scale", &PictureOptions::scale)
      .def_rw("supersample", &PictureOptions::supersample)
      .def_rw("transparent", &PictureOptions::transparent)
      .def_rw("print_colors", &PictureOptions::print_colors)
      .def_rw("theme", &PictureOptions::theme)
      .def_rw("grid", &PictureOptions::grid)
      .def_rw("axes", &PictureOptions::axes)
      .def_rw("legend", &PictureOptions::legend)
      .def_rw("hidden_layers", &PictureOptions::hidden_layers);
  nb::class_<Run>(module, "Run")
      .def_prop_ro("workspace", [](const Run& run) { return run.report().experiment->info().id; })
      .def_prop_ro("backend", [](const Run& run) { return std::string(to_string(run.report().record.backend)); })
      .def_prop_ro("device", [](const Run& run) { return run.report().record.device; })
      .def_prop_ro("seed", [](const Run& run) { return run.task().compute.seed; })
      .def_prop_ro("parameters", [](const Run& run) { return to_python(run.report().parameters); })
      .def_prop_ro("compute_ms", [](const Run& run) { return run.report().record.metrics.compute_ms; })
      .def_prop_ro("stages",
                   [](const Run& run) {
                     nb::dict stages;
                     for (const StageTime& stage : run.report().record.metrics.stages()) stages[stage.name.c_str()] = stage.ms;
                     return stages;
                   })
      .def("summary", &Run::summary)
      .def("hash", &Run::hash)
      .def("arrays", &Run::arrays)
      .def("device_arrays", &Run::device_arrays)
      .def("queries", &Run::queries)
      .def("ask", &Run::ask, nb::arg("query"), nb::arg("inputs"), nb::arg("tell").none())
      .def("report_json", &Run::report_json)
      .def("write", &Run::write, nb::arg("output"), nb::arg("path"))
      .def("step_count", &Run::step_count)
      .def("step", &Run::step, nb::arg("number"))
      .def("events", &Run::events)
      .def("picture", &Run::picture, nb::arg("options"), nb::arg("view"), nb::arg("path"), nb::arg("warnings"))
      .def("state", &Run::state, nb::arg("path"), nb::arg("step"))
      .def("save", &Run::save, nb::arg("folder"));
  module.def("run", run, nb::arg("id"), nb::arg("inputs"), nb::arg("parameters"), nb::arg("backend"), nb::arg("threads"),
             nb::arg("memory_limit"), nb::arg("seed"), nb::arg("record_steps"), nb::arg("tell").none(), nb::arg("warnings"));
  module.def("themes", [] {
    std::vector<std::string> names;
    for (const auto& name : render::theme_names()) names.emplace_back(name);
    return names;
  });
  module.def("clear_cache", [] { shared_cache().clear(); });
}

}  // namespace ws::python
