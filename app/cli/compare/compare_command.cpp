// warpscope compare: two results beside each other.
// SPDX-License-Identifier: MIT
#include "app/cli/compare/compare_report.h"
#include "app/cli/config.h"
#include "app/cli/device.h"
#include "app/cli/parse_values.h"
#include "app/cli/render/load_state.h"
#include "app/cli/render/picture.h"
#include "app/cli/render/step_pictures.h"
#include "app/session/compare/composition.h"
#include "app/session/nearest_word.h"
#include "app/session/pictures/picture_sizes.h"
#include "compute/io/file_source.h"
#include "compute/io/files.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace ws::app {

namespace {

/// A state with what was computed from it.
struct Side {
  RenderCommand command;
  State state;
  Report report;
};

/// "precision=double" as a value of b.
void change(Task& task, const std::string& assignment) {
  const std::size_t equals = assignment.find('=');
  std::string name = assignment.substr(0, equals);
  std::replace(name.begin(), name.end(), '-', '_');  // as the flag is written
  for (const ParameterSet* set : {&task.parameters, &task.view})
    for (const FieldInfo& field : set->fields())
      if (!field.alias.empty() && field.alias == name) name = field.name;
  if (equals == std::string::npos || name.empty())
    throw UsageError{fmt::format("--change takes NAME=VALUE, not {}", io::shown(assignment))};
  ParameterSet* const set = task.parameters.contains(name) ? &task.parameters : task.view.contains(name) ? &task.view : nullptr;
  if (!set) {
    std::vector<std::string> known;
    for (const ParameterSet* one : {&task.parameters, &task.view})
      for (const FieldInfo& field : one->fields()) known.emplace_back(field.name);
    throw UsageError{fmt::format("--change {}: {} has no parameter {}{}", io::printable(assignment), task.experiment->info().id,
                                 io::printable(name), suggestion(name, known))};
  }
  const FieldInfo& field = set->info(name);
  const std::string text = assignment.substr(equals + 1);
  if (field.kind == FieldKind::choice && !field.has_choice(text)) {
    std::vector<std::string> names;
    for (const ChoiceInfo& choice : field.choices) names.emplace_back(choice.name);
    throw UsageError{fmt::format("--change {}: {} {}", io::printable(assignment), name, takes_one_of(names, text))};
  }
  try {
    set->set_text(name, text);
  } catch (const Error& error) {
    throw UsageError{fmt::format("--change {}: {}", io::printable(assignment), error.full_text())};
  }
}

void load_states(const CompareCommand& given, Side& a, Side& b) {
  if (given.path_b.empty() && given.changes.empty() && given.backend_b.empty())
    throw UsageError{"compare takes two states; or one, with --change or --backend-b for what the other has instead"};
  a.command = b.command = given.look;
  a.command.state_path = given.path_a;
  b.command.state_path = given.path_b.empty() ? given.path_a : given.path_b;
  if (!given.backend_b.empty()) {
    b.command.task.compute.backend = given.backend_b;
    b.command.task.compute.is_chosen = true;
    b.command.task.compute.device.reset();
  }
  a.state = load_state(a.command);
  b.state = load_state(b.command);
  const std::string &one = a.command.task.experiment->info().id, &other = b.command.task.experiment->info().id;
  if (one != other)
    throw Error(ErrorKind::invalid_argument,
                fmt::format("{} is of the workspace {}, {} of {}", given.path_a, one, b.command.state_path, other),
                "what is compared has to be of the same workspace");
  for (const std::string& assignment : given.changes) change(b.command.task, assignment);
  b.command.step.reset();  // it belongs to a's
  // Both are looked at alike.
  b.state.layers = a.state.layers;
  b.state.furniture = a.state.furniture;
}

/// Whether both read the same of the same content.
bool reads_alike(const Side& a, const Side& b) {
  const std::vector<StateInput>&one = a.command.task.sources, &other = b.command.task.sources;
  return std::equal(one.begin(), one.end(), other.begin(), other.end(), [](const StateInput& x, const StateInput& y) {
    const bool same_content = x.path == y.path && x.generator == y.generator && x.sha256 == y.sha256;
    return x.role == y.role && same_content && read_alike(x, y);
  });
}

/// What `other` has read, so that it is neither read nor held twice. Its data may bring other ranges and automatic values.
Report loaded_by(const Side& other, Side& side, const Interrupt& interrupt) {
  Report report;
  Task& task = side.command.task;
  report.experiment = task.experiment;
  report.settings = task.compute.taken;
  report.means = {task.compute.thread_count, task.compute.memory_limit_bytes, report.cache.get()};
  report.loaded = other.report.loaded;
  task.experiment->adapt(report.loaded.inputs, task.parameters, task.view, interrupt.token());
  report.parameters = task.parameters;
  return report;
}

/// `other`: a side that is computed already, or null. `is_as_saved`: nothing says that it is to be another result than the
/// state's.
void compute(Side& side, const Side* other, bool is_as_saved, const Interrupt& interrupt) {
  side.report = other ? loaded_by(*other, side, interrupt) : load_task(side.command.task, interrupt);
  run_task(side.command.task, side.report, true, interrupt);
  for (const std::string& warning : side.report.record.metrics.warnings()) warn(warning);
  take_facts(side.report, interrupt.token());
  if (side.command.verbose) tell_more(side.report);
  if (is_as_saved && !side.state.result_hash.empty() && side.state.result_hash != side.report.result_hash)
    warn(fmt::format("the result of {} differs from the saved one", side.command.state_path));
  interrupt.check();
}

/// For pictures beside each other: what a saved camera shows is to be seen whole in the narrower picture, too.
void make_narrow(const CompareCommand& given, Side& a, Side& b) {
  const int width = width_of_side(given.look.width, given.look.scale);
  a.command.width = b.command.width = width;
  if (a.state.camera && !given.look.camera)
    a.state.camera->distance *= static_cast<float>(given.look.width) / static_cast<float>(width);
}

float aspect_of(const RenderCommand& command) { return static_cast<float>(command.width) / static_cast<float>(command.height); }

/// Whether all of a box is seen; in space whether the camera stands about as far from its middle as one that shows all of it.
bool sees(const render::Camera& camera, const render::Box& box, const RenderCommand& command) {
  if (!camera.planar) {
    constexpr float about = 0.99f;
    render::Camera whole = camera;
    whole.frame(box, aspect_of(command));
    const float spare = camera.distance - about * whole.distance;
    return spare >= 0 && glm::length(camera.target - whole.target) <= spare;
  }
  const glm::vec2 middle(camera.target), half(camera.distance * aspect_of(command), camera.distance);
  return glm::all(glm::lessThanEqual(middle - half, glm::vec2(box.low))) &&
         glm::all(glm::greaterThanEqual(middle + half, glm::vec2(box.high)));
}

/// Whether a state's camera shows all of a box in a picture as wide as windows are: the state does not say in which shape it
/// was seen.
bool saw(const CompareCommand& given, const render::Camera& camera, const render::Box& box, const RenderCommand& command) {
  constexpr float usual = 16.0f / 9.0f;
  RenderCommand as_seen = command;
  if (*compare_mode_named(given.mode) == CompareMode::side)
    as_seen.width = static_cast<int>(std::ceil(std::max(usual, aspect_of(given.look)) * static_cast<float>(command.height) *
                                               static_cast<float>(command.width) / static_cast<float>(given.look.width)));
  return sees(camera, box, as_seen);
}

/// What comparing adds to the pictures.
void set_captions(CompareMode mode, const ComparisonReport& comparison, Side& a, Side& b) {
  const auto caption = [](const char* letter, const std::string& name) {
    return name.empty() ? std::string(letter) : fmt::format("{}: {}", letter, name);
  };
  const render::LegendEntry of_a{caption(mode == CompareMode::wipe ? "A, left" : "A", comparison.a.name), render::no_swatch};
  const render::LegendEntry of_b{caption(mode == CompareMode::wipe ? "B, right" : "B", comparison.b.name), render::no_swatch};
  switch (mode) {
    case CompareMode::wipe:
      a.command.captions = {of_b, of_a};  // its own is above what its legend explains
      b.command.captions = {of_a, of_b};
      break;
    case CompareMode::side:
      a.command.captions = {of_a};
      b.command.captions = {of_b};
      break;
    case CompareMode::difference:  // words that differ would count as a difference of the pictures
      a.state.furniture.legend = b.state.furniture.legend = false;
      break;
  }
}

/// One camera for both. What a's state says is kept, except where it shows all of a, but not all of b; then the angle is kept.
void stand_before_both(const CompareCommand& given, Side& a, StepPictures& pictures_a, StepPictures& pictures_b) {
  const std::size_t begin = std::min(a.state.step, pictures_a.last_step()), end_b = pictures_b.last_step();
  const render::Box of_a = pictures_a.box(begin), both = of_a.with(pictures_b.box(end_b));
  if (a.state.camera && saw(given, *a.state.camera, of_a, a.command) && !sees(*a.state.camera, both, a.command)) {
    if (a.state.camera->planar)
      a.state.camera.reset();
    else
      a.state.camera->frame(both, aspect_of(a.command));
  }
  pictures_a.stand_before(begin, both, {pictures_b.scene(end_b)});
  pictures_b.stand_at(end_b, pictures_a.camera());
}

FirstDifference search(const Side& a, const StepPictures& pictures_a, const Side& b, const StepPictures& pictures_b,
                       StepLink link, const Interrupt& interrupt) {
  const auto side = [](const Side& of, const StepPictures& pictures) {
    return ComparedSide{of.report.experiment, of.report.result,
                        [&pictures](std::size_t step, std::size_t) { return pictures.seen(step); }};
  };
  Progress progress;
  const ProgressBar bar(progress);
  FirstDifference found =
      find_first_difference(side(a, pictures_a), side(b, pictures_b), link, a.report.means, interrupt.token(), &progress);
  interrupt.check();
  return found;
}

render::Image composed(const CompareCommand& given, CompareMode mode, const render::Image& a, const render::Image& b) {
  const auto line = static_cast<int>(std::lround(std::max(1.0f, 2 * given.look.scale)));
  const std::array<std::uint8_t, 4> grey{150, 152, 158, 255};
  switch (mode) {
    case CompareMode::wipe:
      return wiped(a, b, given.at, line, grey);
    case CompareMode::side:
      return beside(a, b, given.look.width, grey);
    case CompareMode::difference:
      break;
  }
  return difference_of(a, b);
}

/// The step of a that is drawn: asked for, the first difference, what its state says.
std::size_t step_of_a(const CompareCommand& given, const Side& a, StepPictures& pictures,
                      const std::optional<FirstDifference>& search) {
  if (given.look.step) return pictures.step_of(*given.look.step);
  if (search && search->found) return search->found->step_a;
  return std::min(a.state.step, pictures.last_step());
}

void write_picture(const CompareCommand& given, const Side& a, StepPictures& pictures_a, StepPictures& pictures_b,
                   ComparisonReport& comparison) {
  const CompareMode mode = *compare_mode_named(given.mode);
  const std::size_t step_a = step_of_a(given, a, pictures_a, comparison.first_difference);
  const std::size_t step_b = linked_step(*step_link_named(given.link), pictures_a.timeline(), step_a, pictures_b.timeline());
  const render::Image one = pictures_a.image(step_a);
  pictures_a.release_graphics();
  const render::Image other = pictures_b.image(step_b);
  pictures_b.release_graphics();
  comparison.picture = {given.mode, step_a, step_b, render::difference(one, other)};
  const render::Image image = composed(given, mode, one, other);
  State shown = completed_state(a.state, a.command.task, a.report, step_a);
  pictures_a.keep_camera(shown);
  const auto png = render::png_bytes(image, to_json_beside(given.look.output, shown), dots_per_inch(image.width, image.height));
  io::write_atomically(given.look.output, {reinterpret_cast<const char*>(png.data()), png.size()});
}

}  // namespace

int compare(const CompareCommand& command) {
  CompareCommand given = command;
  Interrupt interrupt;
  take_settings(given.look.task.compute);
  static_cast<void>(backend_of(given.look.task.compute));
  Side a, b;
  load_states(given, a, b);
  for (const Side* side : {&a, &b})
    check_outputs(side->command.task, {given.look.output, given.look.report}, {}, side->command.state_path);
  if (*compare_mode_named(given.mode) == CompareMode::side) make_narrow(given, a, b);

  const bool are_alike = reads_alike(a, b);  // before loading completes what is known of a's inputs
  compute(a, nullptr, true, interrupt);
  compute(b, are_alike ? &a : nullptr, given.changes.empty(), interrupt);
  const SideNames names = side_names({*a.report.result, a.report.record.backend}, {*b.report.result, b.report.record.backend});
  ComparisonReport comparison{{given.path_a, names.a, &a.report}, {b.command.state_path, names.b, &b.report}};
  comparison.link = given.link;
  comparison.parameters = differing_parameters(a.report.result->parameters(), b.report.result->parameters());
  comparison.values = compare_values(a.report.summary, b.report.summary);

  StepPictures pictures_a(a.command, a.state, a.report, interrupt.token());
  StepPictures pictures_b(b.command, b.state, b.report, interrupt.token());
  if (!given.look.output.empty()) set_captions(*compare_mode_named(given.mode), comparison, a, b);
  stand_before_both(given, a, pictures_a, pictures_b);
  comparison.a.step_count = pictures_a.last_step() + 1;
  comparison.b.step_count = pictures_b.last_step() + 1;
  if (given.finds_first_difference)
    comparison.first_difference = search(a, pictures_a, b, pictures_b, *step_link_named(given.link), interrupt);
  if (!given.look.output.empty()) write_picture(given, a, pictures_a, pictures_b, comparison);

  write_report(given.look.report, to_json(comparison));
  if (given.look.report != "-") fmt::print("{}", to_text(comparison));
  if (comparison.identical()) return exit_done;
  print_error(fmt::format("warpscope: the results differ: {} and {}\n", a.report.result_hash, b.report.result_hash));
  return exit_differs;
}

}  // namespace ws::app
