// SPDX-License-Identifier: MIT
#include "app/session/settings/settings.h"

#include "app/session/actions.h"
#include "compute/core/run/error.h"
#include "compute/core/words/formatted.h"
#include "compute/io/file_source.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <utility>

namespace ws::app {

namespace {

constexpr auto below_the_folder = "warpscope/config.json";

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

/// Relative folders are to be ignored, says the specification.
std::string file_in(const std::string& folder) {
  return folder.starts_with('/') ? (std::filesystem::path(folder) / below_the_folder).string() : std::string();
}

const char* name_of(Layer layer) {
  switch (layer) {
    case Layer::built_in:
      return "built-in";
    case Layer::system:
      return "system";
    case Layer::user:
      return "user";
    case Layer::file:
      return "--config";
    case Layer::command_line:
      return "command line";
  }
  return "";
}

std::string shown_keys(const Keys& keys) { return keys.empty() ? "none" : joined_text(keys, " or "); }

}  // namespace

ConfigPlaces config_places() {
  ConfigPlaces places;
  std::string folders = variable("XDG_CONFIG_DIRS");
  if (folders.empty()) folders = "/etc/xdg";
  for (std::size_t begin = 0; begin <= folders.size();) {
    const std::size_t end = std::min(folders.find(':', begin), folders.size());
    if (std::string path = file_in(folders.substr(begin, end - begin)); !path.empty()) places.system.push_back(std::move(path));
    begin = end + 1;
  }
  places.user = file_in(variable("XDG_CONFIG_HOME"));
  if (const std::string home = variable("HOME"); places.user.empty() && !home.empty()) places.user = file_in(home + "/.config");
  return places;
}

std::string Origin::text() const {
  if (path.empty()) return name_of(layer);
  return line > 0 ? fmt::format("{} ({}, line {})", name_of(layer), io::escaped(path), line)
                  : fmt::format("{} ({})", name_of(layer), io::escaped(path));
}

Settings::Settings() { merge(); }

Settings::Settings(const ConfigPlaces& places, const ConfigRequest& request) : user_path_(places.user) {
  for (auto path = places.system.rbegin(); path != places.system.rend(); ++path)
    layers_.push_back({Layer::system, read_config(*path)});
  if (!user_path_.empty()) layers_.push_back({Layer::user, read_config(user_path_)});
  if (!request.file.empty()) {
    ConfigFile file = read_config(request.file);
    if (!file.exists) throw Error(ErrorKind::io, "--config: there is no file " + request.file);
    // It was asked for: what is wrong with it is not passed over.
    if (!file.problems.empty()) throw Error(ErrorKind::invalid_argument, "--config: " + file.problems.front());
    layers_.push_back({Layer::file, std::move(file)});
  }
  if (!request.assignments.empty()) {
    ConfigFile given;
    for (const std::string& text : request.assignments) take_assignment(given, text);
    layers_.push_back({Layer::command_line, std::move(given)});
  }
  merge();
}

void Settings::merge() {
  merged_ = ParameterSet::of<SettingValues>();
  for (const Held& held : layers_)
    for (const auto& [name, found] : held.file.values) merged_.set(name, found.value);
}

Origin Settings::origin(std::string_view name) const {
  static_cast<void>(merged_.info(name));  // throws for what is no setting
  for (auto held = layers_.rbegin(); held != layers_.rend(); ++held)
    if (const auto found = held->file.values.find(std::string(name)); found != held->file.values.end())
      return {held->kind, held->file.path, found->second.line};
  return {};
}

std::optional<Keys> Settings::keys(std::string_view action) const {
  for (auto held = layers_.rbegin(); held != layers_.rend(); ++held)
    if (const auto found = held->file.keys.find(std::string(action)); found != held->file.keys.end())
      return found->second.value;
  return std::nullopt;
}

Origin Settings::keys_origin(std::string_view action) const {
  for (auto held = layers_.rbegin(); held != layers_.rend(); ++held)
    if (const auto found = held->file.keys.find(std::string(action)); found != held->file.keys.end())
      return {held->kind, held->file.path, found->second.line};
  return {};
}

std::vector<std::string> Settings::problems() const {
  // Read again: files are read before the language is known that one of them may choose.
  std::vector<std::string> all;
  for (const Held& held : layers_)
    if (!held.file.problems.empty())
      for (std::string& problem : read_config(held.file.path).problems) all.push_back(std::move(problem));
  return all;
}

ConfigFile* Settings::user_layer() {
  const auto found = std::find_if(layers_.begin(), layers_.end(), [](const Held& held) { return held.kind == Layer::user; });
  if (found != layers_.end()) return &found->file;
  const auto place = std::find_if(layers_.begin(), layers_.end(), [](const Held& held) { return held.kind > Layer::user; });
  const auto made = layers_.insert(place, {Layer::user, {}});
  made->file.path = user_path_;
  return &made->file;
}

void Settings::forget_above(const std::string& name, bool is_key) {
  for (Held& held : layers_) {
    if (held.kind <= Layer::user) continue;
    if (is_key)
      held.file.keys.erase(name);
    else
      held.file.values.erase(name);
  }
}

void Settings::tell(const std::string& name) {
  merge();
  if (hear_) hear_(name);
}

void Settings::set(std::string_view name, const Value& value) {
  const std::string key(name);
  ParameterSet checked = merged_;
  checked.set(key, value);
  user_layer()->values[key] = {checked.get(key), 0};
  forget_above(key, false);
  tell(key);
  if (!user_path_.empty()) write_config_value(user_path_, key, checked.get(key));
}

void Settings::reset(std::string_view name) {
  const std::string key(name);
  static_cast<void>(merged_.info(key));
  user_layer()->values.erase(key);
  forget_above(key, false);
  tell(key);
  if (!user_path_.empty()) write_config_value(user_path_, key, std::nullopt);
}

void Settings::set_keys(std::string_view action, const Keys& keys) {
  const std::string id(action);
  user_layer()->keys[id] = {keys, 0};
  forget_above(id, true);
  tell("keys");
  if (!user_path_.empty()) write_config_keys(user_path_, id, keys);
}

void Settings::reset_keys(std::string_view action) {
  const std::string id(action);
  user_layer()->keys.erase(id);
  forget_above(id, true);
  tell("keys");
  if (!user_path_.empty()) write_config_keys(user_path_, id, std::nullopt);
}

std::string Settings::print() const {
  constexpr std::size_t name_width = 16, value_width = 14;
  std::string text = "# layers, later ones hold over earlier ones: built-in";
  for (const Held& held : layers_) {
    text += fmt::format("\n#   {}", name_of(held.kind));
    if (held.file.path.empty()) continue;
    text += fmt::format(" {}{}", io::escaped(held.file.path),
                        !held.file.exists     ? " (not there)"
                        : held.file.is_broken ? " (broken: nothing of it holds)"
                                              : "");
  }
  text += "\n";
  for (const FieldInfo& field : merged_.fields())
    text += fmt::format("{:{}} {:{}} # {}\n", field.name, name_width, to_text(merged_.get(field.name)), value_width,
                        origin(field.name).text());
  std::map<std::string, Origin> changed;
  for (const Held& held : layers_)
    for (const auto& [id, found] : held.file.keys) changed[id] = {held.kind, held.file.path, found.line};
  for (const auto& [id, from] : changed)
    text += fmt::format("keys.{} {} # {}\n", id, io::escaped(shown_keys(*keys(id))), from.text());
  return text;
}

std::string Settings::print_defaults() {
  const ParameterSet built_in = ParameterSet::of<SettingValues>();
  std::string text;
  for (const FieldInfo& field : built_in.fields()) {
    text += fmt::format("{} {}\n  {}; takes {}{}\n", field.name, to_text(field.default_value), field.help,
                        field.accepts(field.range), field.unit.empty() ? "" : " " + field.unit);
    for (const ChoiceInfo& choice : field.choices) text += fmt::format("    {}: {}\n", choice.name, choice.help);
  }
  text += "\n# Keys of an action: a text such as \"Ctrl+L\", or a list of them\n";
  for (const Action& action : actions())
    text += fmt::format("keys.{} {} # {}\n", action.id, action.shortcut.empty() ? "none" : action.shortcut, action.title);
  return text;
}

}  // namespace ws::app
