// Undo, and the names of its steps.
// SPDX-License-Identifier: MIT
#include "app/session/document/history.h"

#include "app/session/value_words.h"
#include "compute/core/run/error.h"
#include "compute/core/words/choice_words.h"
#include "compute/core/words/told.h"

#include <fmt/format.h>

#include <utility>

namespace ws::app {

namespace {

constexpr std::size_t kept_count = 500;

void name_layers(const Snapshot& before, const Snapshot& after, std::vector<std::string>& names) {
  for (const auto& [id, layer] : after.layers) {
    const auto found = before.layers.find(id);
    const LayerState old = found == before.layers.end() ? LayerState{} : found->second;
    if (old.visible != layer.visible) names.push_back(layer.visible ? told("{} shown", id) : told("{} hidden", id));
    if (old.opacity != layer.opacity) names.push_back(told("{} opacity {} → {}", id, old.opacity, layer.opacity));
    if (old.size_factor != layer.size_factor) names.push_back(told("{} size {} → {}", id, old.size_factor, layer.size_factor));
  }
}

void name_furniture(const Furniture& before, const Furniture& after, std::vector<std::string>& names) {
  const auto name_switch = [&](bool old, bool now, const char* shown, const char* hidden) {
    if (old != now) names.push_back(said(now ? shown : hidden));
  };
  name_switch(before.grid, after.grid, phrase("grid shown"), phrase("grid hidden"));
  name_switch(before.axes, after.axes, phrase("axes shown"), phrase("axes hidden"));
  name_switch(before.legend, after.legend, phrase("legend shown"), phrase("legend hidden"));
}

std::string name_of_edit(const std::string& field, const std::string& old, const std::string& now) {
  if (is_long_value(old) || is_long_value(now)) return now.empty() ? told("{} emptied", field) : told("{} changed", field);
  const std::string nothing = said("none");
  return fmt::format("{} {} → {}", field, old.empty() ? nothing : old, now.empty() ? nothing : now);
}

std::string name_of_change(const Snapshot& before, const Snapshot& after) {
  std::vector<std::string> names;
  for (const auto set : {&Snapshot::parameters, &Snapshot::view})
    for (std::string& name : changed_values(before.*set, after.*set)) names.push_back(std::move(name));
  name_layers(before, after, names);
  name_furniture(before.furniture, after.furniture, names);
  if (names.empty()) return said("change");
  return names.size() == 1 ? names[0] : told("{} and {} more", names[0], names.size() - 1);
}

}  // namespace

std::vector<std::string> changed_values(const ParameterSet& before, const ParameterSet& after) {
  std::vector<std::string> names;
  for (const FieldInfo& field : after.fields()) {
    if (!before.contains(field.name)) continue;
    const Value &old = before.get(field.name), &now = after.get(field.name);
    if (old != now)
      names.push_back(name_of_edit(said_parameter(field.label, field.name), said_value_text(old), said_value_text(now)));
  }
  return names;
}

void History::begin(std::string name, Snapshot snapshot) {
  entries_.clear();
  entries_.push_back({std::move(name), std::move(snapshot)});
  position_ = 0;
}

bool History::commit(Snapshot snapshot, std::string name) {
  if (entries_.empty() || snapshot == current()) return false;
  if (name.empty()) name = name_of_change(current(), snapshot);
  entries_.resize(position_ + 1);
  entries_.push_back({std::move(name), std::move(snapshot)});
  if (entries_.size() > kept_count) entries_.erase(entries_.begin());
  position_ = entries_.size() - 1;
  return true;
}

std::vector<std::string> History::names() const {
  std::vector<std::string> names;
  for (const Entry& entry : entries_) names.push_back(entry.name);
  return names;
}

const Snapshot& History::go_to(std::size_t position) {
  if (position >= entries_.size())
    throw Error(ErrorKind::invalid_argument, told("the history has {} entries, not {}", entries_.size(), position + 1));
  position_ = position;
  return current();
}

}  // namespace ws::app
