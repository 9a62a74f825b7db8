// What is open: edits, drags, undo, presets, ranges of sliders.
// SPDX-License-Identifier: MIT
#include "app/session/document/document.h"

#include "app/session/document/presets.h"
#include "compute/core/schema/effect.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/io/file_source.h"
#include "compute/io/files.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ws::app {

namespace {

/// `values` with the ranges and automatic values of `data`: those belong to the data that are open, not to the values.
ParameterSet described_as(const ParameterSet& data, ParameterSet values) {
  values.take_ranges(data);
  return values;
}

/// Numbers that the data do not have (query 122 of 50) become the nearest that they have. Of a view alone: a presentation shows
/// the nearest in silence, so the control would tell another number than the picture. A run refuses what it cannot use.
void bring_into_ranges(ParameterSet& view) {
  for (const FieldInfo& field : view.fields()) {
    const Value now = view.get(field.name);
    const FieldRange& range = view.range(field.name);
    const auto* whole = std::get_if<std::int64_t>(&now);
    const auto* real = std::get_if<double>(&now);
    if (!whole && !real) continue;
    const double number = whole ? static_cast<double>(*whole) : *real;
    if (field.zero_is_auto && number == 0) continue;  // it may lie below the least number
    const double nearest = std::clamp(number, range.min, std::max(range.min, range.max));
    if (nearest != number) view.set(field.name, nearest);
  }
}

bool needs_run(const ParameterSet& before, const ParameterSet& after) {
  return std::any_of(after.fields().begin(), after.fields().end(), [&](const FieldInfo& field) {
    return field.cost == Cost::run && after.get(field.name) != before.get(field.name);
  });
}

}  // namespace

std::vector<std::string> set_values(const std::map<std::string, Value>& values, ParameterSet& set) {
  std::vector<std::string> refusals;
  for (const auto& [name, value] : values) {
    try {
      set.set(name, value);
    } catch (const Error& e) {
      refusals.push_back(told("{}; the default is kept", e.full_text()));
    }
  }
  return refusals;
}

void Document::require_workspace() const {
  if (!opened_.workspace)
    throw Error(ErrorKind::invalid_argument, said("nothing is open yet"), said("open a file or a sample first"));
}

std::size_t Document::element_count() const {
  return opened_.workspace ? opened_.workspace->experiment().element_count(opened_.inputs, opened_.parameters) : 0;
}

void Document::check_output(const std::string& path) const {
  for (const StateInput& source : sources())
    if (!source.path.empty() && io::is_same_file(source.path, path))
      throw Error(ErrorKind::invalid_argument, told("cannot write {}: it is one of the inputs that are open", path),
                  said("give another name"));
}

const StateInput* Document::main_source() const {
  if (!opened_.workspace) return nullptr;
  const std::string& role = main_input(opened_.workspace->experiment().info()).role;
  const auto found =
      std::find_if(opened_.sources.begin(), opened_.sources.end(), [&](const StateInput& s) { return s.role == role; });
  return found == opened_.sources.end() ? nullptr : &*found;
}

std::string Document::why_not(std::string_view name) const {
  return ws::why_not(set_of(name), name, opened_.parameters.contains(name) ? nullptr : &opened_.parameters);
}

// --- values -----------------------------------------------------------------------------------------------------------

void Document::set(std::string_view name, const Value& value) {
  require_workspace();
  const ParameterSet parameters = opened_.parameters, view = opened_.view;
  ParameterSet& set = opened_.set_of(name);
  const FieldInfo& info = set.info(name);
  try {
    set.set(name, value);
  } catch (const Error& e) {
    // Its words name the flag, which controls do not show.
    throw Error(e.kind(),
                told("{} takes {}, not {}", said(info.label.c_str()), set.accepts(name), io::printable(to_text(value))));
  }
  values_changed(parameters, view);
}

void Document::values_changed(const ParameterSet& parameters_before, const ParameterSet& view_before) {
  if (!(view_before == opened_.view)) events_.mark(Change::view);
  if (parameters_before == opened_.parameters) return;
  events_.mark(Change::parameters);
  events_.parameters_changed(needs_run(parameters_before, opened_.parameters));
}

void Document::edit(std::string_view name, const Value& value) {
  set(name, value);
  commit();
}

void Document::edit(const Workspace::Edits& edits) {
  try {
    for (const auto& [name, value] : edits) set(name, value);
  } catch (const Error&) {
    commit();
    throw;
  }
  commit();
}

void Document::end_edit() {
  if (!std::exchange(dragging_, false)) return;
  commit();
  events_.drag_ended();
}

void Document::cancel_edit() {
  if (!std::exchange(dragging_, false)) return;
  if (!history_.empty() && !(history_.current() == snapshot())) apply(history_.current());
  events_.drag_ended();
}

void Document::reset(std::string_view name) {
  require_workspace();
  edit(name, set_of(name).info(name).default_value);
}

void Document::reset_all() {
  if (!opened_.workspace) return;
  const ParameterSet parameters = opened_.parameters, view = opened_.view;
  opened_.parameters.reset_all();
  opened_.view.reset_all();
  values_changed(parameters, view);
  commit(said("Reset all"));
}

void Document::take_automatic_values(const ParameterSet& used) {
  for (const FieldInfo& field : used.fields()) {
    FieldRange& shown = opened_.parameters.range(field.name);
    const std::optional<Value>& automatic = used.range(field.name).automatic;
    if (shown.automatic == automatic || !automatic) continue;
    shown.automatic = automatic;
    events_.mark(Change::parameters);
  }
}

// --- pins and ranges --------------------------------------------------------------------------------------------------

void Document::set_pinned(std::string_view name, bool pinned) {
  const auto found = std::find(pinned_.begin(), pinned_.end(), name);
  if (pinned == (found != pinned_.end())) return;
  if (pinned)
    pinned_.emplace_back(name);
  else
    pinned_.erase(found);
  events_.mark(Change::parameters);
}

void Document::pin_what_is_marked() {
  pinned_.clear();
  for (const ParameterSet* set : {&opened_.parameters, &opened_.view})
    for (const FieldInfo& field : set->fields())
      if (field.pinned) pinned_.push_back(field.name);
}

FieldRange Document::slider_range(std::string_view name) const {
  FieldRange shown = set_of(name).range(name);
  const auto chosen = slider_ranges_.find(name);
  if (chosen == slider_ranges_.end()) return shown;
  const SliderRange& range = chosen->second;
  // A range chosen for other data would be of no use.
  if (range.of_low == shown.slider_min && range.of_high == shown.slider_max) {
    shown.slider_min = range.low;
    shown.slider_max = range.high;
  }
  return shown;
}

void Document::set_slider_range(std::string_view name, double low, double high) {
  require_workspace();
  const ParameterSet& set = set_of(name);
  const FieldInfo& info = set.info(name);
  const FieldRange& range = set.range(name);
  if (info.kind != FieldKind::integer && info.kind != FieldKind::real)
    throw Error(ErrorKind::invalid_argument, told("{} has no range", said(info.label.c_str())));
  if (info.kind == FieldKind::integer) {
    low = std::ceil(low);
    high = std::floor(high);
  }
  if (!(low < high))
    throw Error(ErrorKind::invalid_argument, told("a range must begin below its end, not {} to {}", low, high));
  if (low < range.min || high > range.max)
    throw Error(ErrorKind::invalid_argument,
                told("{} to {} is beyond what {} takes: {} to {}", low, high, said(info.label.c_str()), range.min, range.max));
  slider_ranges_.insert_or_assign(std::string(name), SliderRange{low, high, range.slider_min, range.slider_max});
  events_.mark(Change::parameters);
}

void Document::reset_slider_range(std::string_view name) {
  const auto chosen = slider_ranges_.find(name);
  if (chosen == slider_ranges_.end()) return;
  slider_ranges_.erase(chosen);
  events_.mark(Change::parameters);
}

// --- presets ----------------------------------------------------------------------------------------------------------

void Document::save_preset(const std::string& path) const {
  try {
    require_workspace();
    write_preset(path,
                 {opened_.workspace->experiment().info().id, changed_values(opened_.parameters), changed_values(opened_.view)});
    log_.say(Severity::info, told("Saved the preset {}", path));
  } catch (const Error& e) {
    log_.say(Severity::error, e.what(), e.hint());
  }
}

void Document::apply_preset(const NamedValues& preset) {
  require_workspace();
  const ParameterSet parameters = opened_.parameters, view = opened_.view;
  for (const auto& [name, text] : preset.parameters) opened_.parameters.set_text(name, text);
  values_changed(parameters, view);
  commit(said(preset.title.c_str()));
}

void Document::load_preset(const std::string& path) {
  try {
    require_workspace();
    const Preset preset = read_preset(path);
    const std::string& id = opened_.workspace->experiment().info().id;
    if (preset.workspace != id)
      throw Error(ErrorKind::invalid_argument, told("{} is a preset of {}, not of {}", path, preset.workspace, id));
    const ParameterSet parameters = opened_.parameters, view = opened_.view;
    opened_.parameters.reset_all();
    opened_.view.reset_all();
    std::vector<std::string> refusals = set_values(preset.parameters, opened_.parameters);
    for (std::string& refusal : set_values(preset.view, opened_.view)) refusals.push_back(std::move(refusal));
    if (!refusals.empty()) log_.say(Severity::warning, fmt::format("{}: {}", path, joined_text(refusals, "; ")));
    values_changed(parameters, view);
    commit(told("Preset {}", path.substr(path.find_last_of('/') + 1)));
  } catch (const Error& e) {
    log_.say(Severity::error, e.what(), e.hint());
  }
}

// --- layers and furniture ---------------------------------------------------------------------------------------------

void Document::set_furniture(const Furniture& furniture) {
  if (furniture_ == furniture) return;
  furniture_ = furniture;
  events_.mark(Change::view);
  commit();
}

void Document::set_layer(const std::string& id, const LayerState& state) {
  LayerState& layer = layers_[id];
  if (layer == state) return;
  layer = state;
  events_.mark(Change::view);
  commit();
}

// --- history ----------------------------------------------------------------------------------------------------------

void Document::commit(const std::string& name) {
  if (!dragging_ && history_.commit(snapshot(), name)) events_.mark(Change::history);
}

Snapshot Document::snapshot() const {
  Snapshot kept{opened_.parameters, opened_.view, layers_, furniture_};
  kept.furniture.theme.clear();
  return kept;
}

void Document::apply(const Snapshot& target) {
  const ParameterSet parameters = opened_.parameters, view = opened_.view;
  opened_.parameters = described_as(parameters, target.parameters);
  opened_.view = described_as(view, target.view);
  bring_into_ranges(opened_.view);
  layers_ = target.layers;
  const std::string theme = std::exchange(furniture_, target.furniture).theme;
  furniture_.theme = theme;
  events_.mark(Change::view | Change::history);
  values_changed(parameters, view);
}

bool Document::can_undo() const {
  const bool drag_changed = dragging_ && !history_.empty() && !(history_.current() == snapshot());
  return history_.position() > 0 || drag_changed;
}

// A drag under way first becomes a step of the history, so that undo takes back that step.
void Document::undo() {
  end_edit();
  if (can_undo()) go_to_history(history_.position() - 1);
}

void Document::redo() {
  end_edit();
  if (can_redo()) go_to_history(history_.position() + 1);
}

void Document::go_to_history(std::size_t position) {
  end_edit();
  apply(history_.go_to(position));
}

// --- other data -------------------------------------------------------------------------------------------------------

void Document::replace(Opened next, const std::string& file) {
  const bool other_workspace = opened_.workspace != next.workspace;
  ++generation_;
  dragging_ = false;
  opened_ = std::move(next);
  bring_into_ranges(opened_.view);
  opened_file_ = file;
  if (!other_workspace) return;
  pin_what_is_marked();
  layers_.clear();
}

void Document::refresh(Opened next, const std::string& file) {
  ++generation_;
  next.parameters = described_as(next.parameters, opened_.parameters);
  next.view = described_as(next.view, opened_.view);
  bring_into_ranges(next.view);
  opened_ = std::move(next);
  opened_file_ = file;
}

void Document::take_state(const State& state) {
  seed_ = state.seed;
  layers_ = state.layers;
  furniture_ = state.furniture;
}

void Document::close() {
  ++generation_;
  dragging_ = false;
  opened_ = {};
  opened_file_.clear();
  layers_.clear();
  pinned_.clear();
  slider_ranges_.clear();
  history_ = {};
}

}  // namespace ws::app
