// SPDX-License-Identifier: MIT
#include "app/session/settings/config_file.h"

#include "app/session/actions.h"
#include "app/session/nearest_word.h"
#include "app/session/settings/settings_table.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/io/file_source.h"
#include "compute/io/files.h"
#include "compute/io/formats/json_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <iterator>
#include <set>
#include <utility>

namespace ws::app {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;
using Ordered = nlohmann::ordered_json;

constexpr std::size_t largest_file = 1 << 20, most_fields = 4096, keys_depth = 2;
constexpr auto keys_name = "keys";

std::vector<std::string> setting_names() {
  std::vector<std::string> names;
  for (const FieldInfo& field : fields_of<SettingValues>()) names.push_back(field.name);
  return names;
}

std::vector<std::string> action_names() {
  std::vector<std::string> names;
  for (const Action& action : actions()) names.emplace_back(action.id);
  return names;
}

const FieldInfo* find_setting(const std::string& name) {
  for (const FieldInfo& field : fields_of<SettingValues>())
    if (field.name == name) return &field;
  return nullptr;
}

/// Walks a text and counts its lines: the parser tells of keys as it comes to them, and so of their lines.
class CountingIterator {
 public:
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;
  using iterator_category = std::input_iterator_tag;

  CountingIterator(const char* at, int* line) : at_(at), line_(line) {}
  reference operator*() const { return *at_; }
  CountingIterator& operator++() {
    if (*at_ == '\n') ++*line_;
    ++at_;
    return *this;
  }
  CountingIterator operator++(int) {
    CountingIterator before = *this;
    ++*this;
    return before;
  }
  bool operator==(const CountingIterator& other) const { return at_ == other.at_; }
  bool operator!=(const CountingIterator& other) const { return at_ != other.at_; }

 private:
  const char* at_;
  int* line_;
};

/// The lines of the settings and, by "keys.ID", of the actions; and what stands there twice.
struct Lines {
  std::map<std::string, int> of;
  std::vector<std::pair<std::string, int>> again;
};

Json parse_with_lines(std::string_view text, Lines& lines) {
  int line = 1;
  std::string outer;
  const auto note = [&](int depth, Json::parse_event_t event, const Json& parsed) {
    if (event != Json::parse_event_t::key || depth > static_cast<int>(keys_depth)) return true;
    const std::string name = parsed.get<std::string>();
    if (depth == 1) outer = name;
    const std::string whole = depth == 1 ? name : outer + "." + name;
    if (!lines.of.emplace(whole, line).second) {
      lines.again.emplace_back(whole, line);
      lines.of[whole] = line;
    }
    return true;
  };
  const CountingIterator begin(text.data(), &line), end(text.data() + text.size(), &line);
  return Json::parse(begin, end, note);
}

std::optional<Value> plain_value(const Json& json) {
  if (json.is_boolean()) return json.get<bool>();
  if (json.is_number_integer() && !(json.is_number_unsigned() && json.get<std::uint64_t>() > INT64_MAX))
    return json.get<std::int64_t>();
  if (json.is_number()) return json.get<double>();
  if (json.is_string()) return json.get<std::string>();
  return std::nullopt;
}

/// Nothing where the setting does not take it.
std::optional<Value> fitting(const FieldInfo& field, const std::optional<Value>& value) {
  if (!value) return std::nullopt;
  try {
    ParameterSet set = ParameterSet::of<SettingValues>();
    set.set(field.name, *value);
    return set.get(field.name);
  } catch (const Error&) {
    return std::nullopt;
  }
}

/// `given`: as text, for what may have been meant.
std::string refusal(const FieldInfo& field, const std::string& shown, const std::string& given) {
  std::vector<std::string> names;
  for (const ChoiceInfo& choice : field.choices) names.push_back(choice.name);
  const std::string unit = field.unit.empty() ? "" : " " + field.unit;
  return told("{} takes {}, not {}", field.name, field.accepts(field.range) + unit, shown) + suggestion(given, names);
}

std::string shown_value(const Json& json) {
  if (json.is_string()) return io::shown(json.get<std::string>());
  return json.is_structured() ? io::shown_json(json) : io::json_text(json);
}

std::optional<Keys> keys_from(const Json& json) {
  if (json.is_string()) return json.get<std::string>().empty() ? Keys{} : Keys{json.get<std::string>()};
  if (!json.is_array() || !std::all_of(json.begin(), json.end(), [](const Json& one) { return one.is_string(); }))
    return std::nullopt;
  return json.get<Keys>();
}

class ConfigReading {
 public:
  ConfigReading(ConfigFile& file, const Lines& lines) : file_(file), lines_(lines) {}

  void take(const Json& json) {
    for (const auto& [name, line] : lines_.again) tell(line, told("{} is given again; this one holds", io::printable(name)));
    for (const auto& [name, value] : json.items()) {
      const int line = lines_.of.at(name);
      if (name == keys_name) {
        take_keys(value, line);
      } else if (const FieldInfo* field = find_setting(name)) {
        if (const auto fits = fitting(*field, plain_value(value)))
          file_.values[name] = {*fits, line};
        else
          tell(line, refusal(*field, shown_value(value), value.is_string() ? value.get<std::string>() : std::string()));
      } else {
        tell(line, told("there is no setting {}", io::printable(name)) + suggestion(name, setting_names()));
      }
    }
    // In the order of the file, not of the names.
    std::stable_sort(told_.begin(), told_.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    for (const auto& [line, what] : told_)
      file_.problems.push_back(told("{}, line {}: {}", io::escaped(file_.path), line, what));
  }

 private:
  void take_keys(const Json& json, int line) {
    if (!json.is_object())
      return tell(line, told("keys takes an object of actions with their keys, not {}", shown_value(json)));
    const std::vector<std::string> known = action_names();
    for (const auto& [id, value] : json.items()) {
      const auto place = lines_.of.find(fmt::format("{}.{}", keys_name, id));
      const int at = place == lines_.of.end() ? line : place->second;
      if (std::find(known.begin(), known.end(), id) == known.end())
        tell(at, told("there is no action {}", io::printable(id)) + suggestion(id, known));
      else if (const auto keys = keys_from(value))
        file_.keys[id] = {*keys, at};
      else
        tell(at, told("keys.{} takes a text such as \"Ctrl+L\", or a list of them, not {}", id, shown_value(value)));
    }
  }
  void tell(int line, const std::string& what) { told_.emplace_back(line, what); }

  ConfigFile& file_;
  const Lines& lines_;
  std::vector<std::pair<int, std::string>> told_;
};

void break_off(ConfigFile& file, const std::string& why) {
  file.is_broken = true;
  file.values.clear();
  file.keys.clear();
  file.problems = {told("{}; nothing of this file holds", why)};
}

/// The file's object as it stands there. Throws Error{io} where it cannot be read or is none.
Ordered read_ordered(const std::string& path) {
  std::error_code failed;
  if (!fs::exists(path, failed)) return Ordered::object();
  const std::string text = io::read_text(path);
  Ordered json = io::parse_json<Ordered>(text, path, most_fields);
  if (!json.is_object())
    throw Error(ErrorKind::io, told("{} holds no object of settings", path), said("mend or remove the file"));
  return json;
}

void write_ordered(const std::string& path, const Ordered& json) {
  std::error_code failed;
  // A link, as those have it who keep such files in a repository, stays one.
  const fs::path target = fs::exists(path, failed) ? fs::canonical(path) : fs::path(path);
  if (target.has_parent_path()) fs::create_directories(target.parent_path(), failed);
  if (failed) throw Error(ErrorKind::io, told("cannot make the folder of {}: {}", path, failed.message()));
  io::write_atomically(target, io::json_text(json, 2) + "\n");
}

Ordered to_ordered(const Value& value) {
  if (const auto* b = std::get_if<bool>(&value)) return *b;
  if (const auto* i = std::get_if<std::int64_t>(&value)) return *i;
  if (const auto* d = std::get_if<double>(&value)) return *d;
  return to_text(value);
}

}  // namespace

ConfigFile read_config(const std::string& path) {
  ConfigFile file;
  file.path = path;
  std::error_code failed;
  file.exists = fs::exists(path, failed);
  if (!file.exists) return file;
  try {
    if (fs::is_regular_file(path, failed) && fs::file_size(path, failed) > largest_file) {
      break_off(file, told("{} is larger than settings can be", io::escaped(path)));
      return file;
    }
    const std::string text = io::read_text(path);
    const std::string_view body = io::checked_json(text, path, most_fields);
    Lines lines;
    Json json;
    try {
      json = parse_with_lines(body, lines);
    } catch (const Json::exception&) {
      io::refuse_json(text, path);
    }
    if (!json.is_object()) throw Error(ErrorKind::io, told("{} holds no object of settings", path));
    ConfigReading(file, lines).take(json);
  } catch (const Error& error) {
    break_off(file, error.what());
  }
  return file;
}

void take_assignment(ConfigFile& layer, const std::string& text) {
  const std::size_t sign = text.find('=');
  const std::string name = text.substr(0, sign);
  const auto refuse = [](const std::string& why) { throw Error(ErrorKind::invalid_argument, "--set: " + why); };
  if (sign == std::string::npos) refuse(fmt::format("takes NAME=VALUE, not {}", io::shown(text)));
  const std::string given = text.substr(sign + 1);
  const std::string prefix = std::string(keys_name) + ".";
  if (name.starts_with(prefix)) {
    const std::string id = name.substr(prefix.size());
    const std::vector<std::string> known = action_names();
    if (std::find(known.begin(), known.end(), id) == known.end())
      refuse(fmt::format("there is no action {}{}", io::printable(id), suggestion(id, known)));
    layer.keys[id] = {given.empty() ? Keys{} : Keys{given}, 0};
    return;
  }
  const FieldInfo* field = find_setting(name);
  if (!field) {
    refuse(fmt::format("there is no setting {}{}; --print-config lists them", io::printable(name),
                       suggestion(name, setting_names())));
    return;
  }
  ParameterSet set = ParameterSet::of<SettingValues>();
  try {
    set.set_text(name, given);
  } catch (const Error&) {
    refuse(refusal(*field, io::shown(given), given));
  }
  layer.values[name] = {set.get(name), 0};
}

void write_config_value(const std::string& path, const std::string& name, const std::optional<Value>& value) {
  Ordered json = read_ordered(path);
  if (value)
    json[name] = to_ordered(*value);
  else
    json.erase(name);
  write_ordered(path, json);
}

void write_config_keys(const std::string& path, const std::string& action, const std::optional<Keys>& keys) {
  Ordered json = read_ordered(path);
  Ordered& all = json[keys_name];
  if (!all.is_object()) all = Ordered::object();
  if (keys)
    all[action] = keys->size() == 1 ? Ordered(keys->front()) : Ordered(*keys);
  else
    all.erase(action);
  if (all.empty()) json.erase(keys_name);
  write_ordered(path, json);
}

}  // namespace ws::app
