// The session's values: edits, drags, undo, presets.
// SPDX-License-Identifier: MIT
#include "app/session/document/presets.h"
#include "app/session/messages.h"
#include "app/session/session_impl.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ws::app {

void Session::Impl::require_workspace() const {
  if (!document.workspace) throw Error(ErrorKind::invalid_argument, "nothing is open yet", "open a file or a sample first");
}

Snapshot Session::Impl::snapshot() const {
  Snapshot kept{document.parameters, document.view, layers, furniture};
  kept.furniture.theme.clear();
  return kept;
}

void Session::Impl::commit(const std::string& name) {
  if (!dragging && history.commit(snapshot(), name)) mark(Change::history);
}

void Session::Impl::set_value(std::string_view name, const Value& value) {
  require_workspace();
  const ParameterSet parameters = document.parameters, view = document.view;
  try {
    (document.parameters.contains(name) ? document.parameters : document.view).set(name, value);
  } catch (const Error& e) {
    say(make_message(Severity::error, e.what(), e.hint()));
    throw;
  }
  values_changed(parameters, view);
}

void Session::Impl::set_values(const std::map<std::string, Value>& values, ParameterSet& set, const std::string& origin) {
  for (const auto& [name, value] : values) {
    try {
      set.set(name, value);
    } catch (const Error& e) {
      say(make_message(Severity::warning, fmt::format("{}: {}; the default is kept", origin, e.what()), e.hint()));
    }
  }
}

void Session::Impl::values_changed(const ParameterSet& parameters_before, const ParameterSet& view_before) {
  if (!(view_before == document.view)) {
    mark(Change::view);
  }
  if (parameters_before == document.parameters) return;
  mark(Change::parameters);
  on_result.expected_hash.clear();
  const auto needs_run = [&](const FieldInfo& field) {
    return field.cost == Cost::run && document.parameters.get(field.name) != parameters_before.get(field.name);
  };
  const auto& fields = document.parameters.fields();
  if (std::any_of(fields.begin(), fields.end(), needs_run)) request_run();
}

void Session::Impl::fit_camera() {
  fitted = framed_camera();
  if (camera == fitted) return;
  camera = fitted;
  mark(Change::camera);
}

ParameterSet described_as(const ParameterSet& data, ParameterSet values) {
  values.take_ranges(data);
  return values;
}

void Session::Impl::apply(const Snapshot& target) {
  const ParameterSet parameters = document.parameters, view = document.view;
  document.parameters = described_as(parameters, target.parameters);
  document.view = described_as(view, target.view);
  layers = target.layers;
  const std::string theme = std::exchange(furniture, target.furniture).theme;
  furniture.theme = theme;
  mark(Change::view | Change::history);
  values_changed(parameters, view);
}

const ParameterSet& Session::parameters() const { return impl_->document.parameters; }
const ParameterSet& Session::view() const { return impl_->document.view; }

void Session::edit(std::string_view name, const Value& value) {
  impl_->set_value(name, value);
  impl_->commit();
}

void Session::begin_edit() { impl_->dragging = true; }
bool Session::editing() const { return impl_->dragging; }

void Session::end_edit() {
  Impl& self = *impl_;
  if (!std::exchange(self.dragging, false)) return;
  self.commit();
  const bool was_held = std::exchange(self.holds_handle, false);
  if (!self.document.workspace) return;
  if (self.result && self.result_hash.empty() && !self.awaits_hash) self.ask_hash({});
  if (self.submitted_reduce_to != 0 || !(self.submitted_parameters == self.document.parameters)) self.request_run();
  self.held_handle = was_held && (self.worker.busy() || self.taken_in < self.sequence);  // its result is yet to come
  if (was_held && !self.held_handle && self.picture && self.is_fitted() && !self.sees_all()) self.fit_camera();
}

void Session::drag_handle(const std::string& id, glm::vec3 to) {
  Impl& self = *impl_;
  if (!self.picture) return;
  self.holds_handle = self.dragging;
  for (const auto& [name, value] : self.document.workspace->drag(self.shown(), id, to)) self.set_value(name, value);
  self.commit();
}

void Session::click(glm::vec3 eye, glm::vec3 direction) {
  if (!impl_->picture) return;
  impl_->clicks.push_back({eye, direction});
  if (impl_->clicks.size() == 1) impl_->ask_click();
}

/// One after another, since what one changes is what the next one meets. Where results follow each other quickly the newest is
/// clicked, which may be another than the one of the picture.
void Session::Impl::ask_click() {
  const auto answered = [this, generation = generation](const Workspace::Answer& answer) {
    return [this, generation, answer] { take_answer(generation, answer); };
  };
  stage->ask(
      Stage::Question::click, nullptr,
      [this, answered, workspace = document.workspace, shown = picture, parameters = document.parameters, view = document.view,
       sight = clicks.front()](Presentation& presentation, RunContext& context) {
        auto at = shown;
        if (presentation.result() != shown->result) {
          const std::size_t last = presentation.timeline(context)->step_count - 1;
          at = presentation.prepare({std::min(shown->request.step, last), shown->request.view}, context);
        }
        deliver(answered(workspace->click({*at, parameters, view}, sight, presentation, context)));
      },
      [this, answered] { deliver(answered({})); });
}

void Session::Impl::take_answer(std::uint64_t of_generation, const Workspace::Answer& answer) {
  if (of_generation != generation) return;  // other data have come meanwhile
  if (!clicks.empty()) clicks.pop_front();
  try {
    for (const auto& [name, value] : answer.edits) set_value(name, value);
  } catch (const Error&) {
    clicks.clear();  // the refusal has become a message
  }
  commit();
  if (answer.selected) {
    selection = answer.selected;
    inspection = {};
    mark(Change::selection);
  }
  if (!clicks.empty()) ask_click();
}

void Session::reset(std::string_view name) {
  impl_->require_workspace();
  const auto& set = impl_->document.parameters.contains(name) ? impl_->document.parameters : impl_->document.view;
  edit(name, set.info(name).default_value);
}

void Session::reset_all() {
  Impl& self = *impl_;
  if (!self.document.workspace) return;
  const ParameterSet parameters = self.document.parameters, view = self.document.view;
  self.document.parameters.reset_all();
  self.document.view.reset_all();
  self.values_changed(parameters, view);
  self.commit("Reset all");
}

const std::vector<std::string>& Session::pinned() const { return impl_->pinned; }

void Session::set_pinned(std::string_view name, bool pinned) {
  auto& names = impl_->pinned;
  const auto found = std::find(names.begin(), names.end(), name);
  if (pinned == (found != names.end())) return;
  if (pinned)
    names.emplace_back(name);
  else
    names.erase(found);
  impl_->mark(Change::parameters);
}

FieldRange Session::slider_range(std::string_view name) const {
  const Document& open = impl_->document;
  FieldRange shown = (open.parameters.contains(name) ? open.parameters : open.view).range(name);
  const auto chosen = impl_->slider_ranges.find(name);
  if (chosen == impl_->slider_ranges.end()) return shown;
  const SliderRange& range = chosen->second;
  // A range chosen for other data would be of no use.
  if (range.of_low == shown.slider_min && range.of_high == shown.slider_max) {
    shown.slider_min = range.low;
    shown.slider_max = range.high;
  }
  return shown;
}

void Session::set_slider_range(std::string_view name, double low, double high) {
  impl_->require_workspace();
  const Document& open = impl_->document;
  const ParameterSet& set = open.parameters.contains(name) ? open.parameters : open.view;
  const FieldInfo& info = set.info(name);
  const FieldRange& range = set.range(name);
  if (info.kind != FieldKind::integer && info.kind != FieldKind::real)
    throw Error(ErrorKind::invalid_argument, fmt::format("{} has no range", info.label));
  if (info.kind == FieldKind::integer) {
    low = std::ceil(low);
    high = std::floor(high);
  }
  if (!(low < high))
    throw Error(ErrorKind::invalid_argument, fmt::format("a range must begin below its end, not {} to {}", low, high));
  if (low < range.min || high > range.max)
    throw Error(ErrorKind::invalid_argument,
                fmt::format("{} to {} is beyond what {} takes: {} to {}", low, high, info.label, range.min, range.max));
  impl_->slider_ranges.insert_or_assign(std::string(name), SliderRange{low, high, range.slider_min, range.slider_max});
  impl_->mark(Change::parameters);
}

void Session::reset_slider_range(std::string_view name) {
  const auto chosen = impl_->slider_ranges.find(name);
  if (chosen == impl_->slider_ranges.end()) return;
  impl_->slider_ranges.erase(chosen);
  impl_->mark(Change::parameters);
}

void Session::save_preset(const std::string& path) const {
  try {
    impl_->require_workspace();
    const Document& open = impl_->document;
    write_preset(path, {open.workspace->experiment().info().id, changed_values(open.parameters), changed_values(open.view)});
    impl_->say(make_message(Severity::info, "Saved the preset " + path));
  } catch (const Error& e) {
    impl_->say(make_message(Severity::error, e.what(), e.hint()));
  }
}

void Session::apply_preset(const NamedValues& preset) {
  Impl& self = *impl_;
  self.require_workspace();
  const ParameterSet parameters = self.document.parameters, view = self.document.view;
  for (const auto& [name, text] : preset.parameters) self.document.parameters.set_text(name, text);
  self.values_changed(parameters, view);
  self.commit(preset.title);
}

void Session::load_preset(const std::string& path) {
  Impl& self = *impl_;
  try {
    self.require_workspace();
    const Preset preset = read_preset(path);
    const std::string& id = self.document.workspace->experiment().info().id;
    if (preset.workspace != id)
      throw Error(ErrorKind::invalid_argument, fmt::format("{} is a preset of {}, not of {}", path, preset.workspace, id));
    const ParameterSet parameters = self.document.parameters, view = self.document.view;
    self.document.parameters.reset_all();
    self.document.view.reset_all();
    self.set_values(preset.parameters, self.document.parameters, path);
    self.set_values(preset.view, self.document.view, path);
    self.values_changed(parameters, view);
    self.commit("Preset " + path.substr(path.find_last_of('/') + 1));
  } catch (const Error& e) {
    self.say(make_message(Severity::error, e.what(), e.hint()));
  }
}

bool Session::can_undo() const {
  const Impl& self = *impl_;
  const bool drag_changed = self.dragging && !self.history.empty() && !(self.history.current() == self.snapshot());
  return self.history.position() > 0 || drag_changed;
}
bool Session::can_redo() const { return impl_->history.position() + 1 < impl_->history.size(); }

// A drag under way first becomes a step of the history, so that undo takes back that step.
void Session::undo() {
  end_edit();
  if (can_undo()) go_to_history(impl_->history.position() - 1);
}

void Session::redo() {
  end_edit();
  if (can_redo()) go_to_history(impl_->history.position() + 1);
}

std::vector<std::string> Session::history() const { return impl_->history.names(); }
std::size_t Session::history_position() const { return impl_->history.position(); }

void Session::go_to_history(std::size_t position) {
  end_edit();
  impl_->apply(impl_->history.go_to(position));
}

const Furniture& Session::furniture() const { return impl_->furniture; }

void Session::set_furniture(const Furniture& furniture) {
  if (impl_->furniture == furniture) return;
  impl_->furniture = furniture;
  impl_->mark(Change::view);
  impl_->commit();
}

void Session::set_layer(const std::string& id, const LayerState& state) {
  LayerState& layer = impl_->layers[id];
  if (layer == state) return;
  layer = state;
  impl_->mark(Change::view);
  impl_->commit();
}

const std::map<std::string, LayerState>& Session::layers() const { return impl_->layers; }

}  // namespace ws::app
