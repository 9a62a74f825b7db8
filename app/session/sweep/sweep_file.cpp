// The file of a sweep.
// SPDX-License-Identifier: MIT
#include "app/session/sweep/sweep_file.h"

#include "app/session/document/json_values.h"
#include "compute/core/run/error.h"
#include "compute/core/words/formatted.h"
#include "compute/io/appended_file.h"
#include "compute/io/file_source.h"
#include "compute/io/files.h"
#include "compute/io/formats/json_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace ws::app {

namespace {

namespace fs = std::filesystem;
using Ordered = nlohmann::ordered_json;

constexpr const char* version_key = "warpscope";
constexpr const char* run_count_key = "runs";

Ordered inputs_json(const SweepPlan& plan, const std::vector<StateInput>& sources) {
  Ordered list = Ordered::array();
  for (const auto& [role, input] : plan.inputs) {
    Ordered one{{"role", role}, {"name", input.name}, {"sha256", input.sha256}};
    for (const StateInput& source : sources) {
      if (source.role != role) continue;
      if (!source.columns.empty()) one["columns"] = source.columns;
      if (source.drop_invalid) one["drop_invalid"] = true;
      if (source.every > 1) one["every"] = source.every;
    }
    list.push_back(std::move(one));
  }
  return list;
}

bool is_varied(const SweepPlan& plan, Varied what, const std::string& name = {}) {
  return std::any_of(plan.variations.begin(), plan.variations.end(), [&](const Variation& variation) {
    return variation.what == what && (name.empty() || variation.name == name);
  });
}

Ordered read_json(const std::string& text, const std::string& name) {
  Ordered json = io::json_or_discarded<Ordered>(text);
  if (!json.is_object()) throw Error(ErrorKind::io, name + " does not describe a sweep");
  return json;
}

std::string shown(const Ordered* value) {
  constexpr std::size_t most = 60;
  if (!value) return "not there";
  std::string text =
      value->is_string() ? value->get<std::string>() : value->dump(-1, ' ', false, Ordered::error_handler_t::replace);
  if (text.size() > most) text = text.substr(0, most) + "…";
  return io::printable(text);
}

void compare(std::vector<std::string>& found, const std::string& name, const Ordered* before, const Ordered* now) {
  if (before && now && *before == *now) return;
  if (before && now && before->is_object() && now->is_object()) {
    const auto inner = [&](const std::string& key) { return name.empty() ? key : fmt::format("{}.{}", name, key); };
    for (const auto& [key, value] : before->items())
      compare(found, inner(key), &value, now->contains(key) ? &(*now)[key] : nullptr);
    for (const auto& [key, value] : now->items())
      if (!before->contains(key)) compare(found, inner(key), nullptr, &value);
    return;
  }
  found.push_back(fmt::format("{} was {} and is {}", name, shown(before), shown(now)));
}

/// How many combinations the described sweep has; 0 where that is not known.
std::size_t count_in(const std::string& path) {
  std::error_code failed;
  if (!fs::exists(path, failed)) return 0;
  const Ordered json = io::json_or_discarded<Ordered>(io::read_text(path));
  const bool is_known = json.is_object() && json.contains(run_count_key) && json[run_count_key].is_number_unsigned();
  return is_known ? json[run_count_key].get<std::size_t>() : 0;
}

std::vector<std::string> names_of(const SweepPlan& plan) {
  std::vector<std::string> names;
  for (const Variation& variation : plan.variations) names.push_back(variation.name);
  return names;
}

/// Rows are of combinations 0, 1, … with the values that these have.
void check_rows(const std::vector<SweepRow>& rows, const SweepPlan& plan, const std::string& path) {
  if (rows.size() > plan.size())
    throw Error(ErrorKind::io, fmt::format("{} has {} rows, and the sweep {} runs", path, rows.size(), plan.size()));
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const std::vector<std::size_t> places = plan.places(i);
    bool is_its_row = rows[i].number == i;
    for (std::size_t k = 0; k < places.size(); ++k)
      is_its_row = is_its_row && rows[i].varied[k] == to_text(plan.variations[k].values[places[k]]);
    if (!is_its_row)
      throw Error(ErrorKind::io, fmt::format("{}, line {}: it is not that of {}", path, i + 2, plan.words_of(i)),
                  "the file was changed by hand; delete it to begin anew");
  }
}

}  // namespace

std::string description_of(const SweepPlan& plan, const std::vector<StateInput>& sources) {
  Ordered json{{version_key, WS_VERSION},
               {"workspace", plan.experiment->info().id},
               {"inputs", inputs_json(plan, sources)},
               {"parameters", Ordered::object()},
               {"vary", Ordered::array()}};
  for (const FieldInfo& field : plan.parameters.fields())
    if (!is_varied(plan, Varied::parameter, field.name))
      json["parameters"][field.name] = value_to_json<Ordered>(plan.parameters.get(field.name));
  for (const Variation& variation : plan.variations) {
    Ordered values = Ordered::array();
    for (const Value& value : variation.values) values.push_back(value_to_json<Ordered>(value));
    json["vary"].push_back({{"name", variation.name}, {"logarithmic", variation.is_log}, {"values", std::move(values)}});
  }
  if (!is_varied(plan, Varied::seed)) json["seed"] = plan.seed;
  if (!is_varied(plan, Varied::backend)) json["backend"] = to_string(plan.backend);
  if (!is_varied(plan, Varied::threads)) json["threads"] = plan.thread_count;
  json["repetitions"] = plan.repeat_count;
  json["warm_up_runs"] = plan.warm_up_count;
  json[run_count_key] = plan.size();
  return io::json_text(json, 2) + "\n";
}

std::vector<std::string> differences(const std::string& before, const std::string& now, const std::string& name) {
  std::vector<std::string> found;
  const Ordered one = read_json(before, name), other = read_json(now, name);
  compare(found, "", &one, &other);
  return found;
}

std::string description_path(const std::string& path) { return path + ".json"; }

SweepFile::SweepFile(std::string path, const SweepPlan& plan, const std::string& description, bool resume)
    : path_(std::move(path)), description_(description) {
  table_.columns.varied = names_of(plan);
  std::error_code failed;
  const bool exists = fs::exists(path_, failed) && fs::is_regular_file(path_, failed);
  if (exists && resume) {
    take_over(plan, description);
    write_whole();
    return;
  }
  if (exists) refuse_unfinished();
}

SweepFile::~SweepFile() = default;

void SweepFile::take_over(const SweepPlan& plan, const std::string& description) {
  const std::string described = description_path(path_);
  std::error_code failed;
  if (!fs::exists(described, failed))
    throw Error(ErrorKind::io,
                fmt::format("cannot go on with {}: there is no {} that says of which sweep it is", path_, described),
                "without --resume a new sweep replaces it");
  const std::vector<std::string> different = differences(io::read_text(described), description, described);
  if (!different.empty())
    throw Error(ErrorKind::invalid_argument,
                fmt::format("cannot go on with {}: it is of another sweep: {}", path_, joined_text(different, "; ")),
                "give the flags that it was begun with, or another --out");
  table_ = table_of_csv(io::read_text(path_), names_of(plan), path_);
  check_rows(table_.rows, plan, path_);
}

/// Hours of work are not to be lost for a forgotten flag.
void SweepFile::refuse_unfinished() const {
  const std::size_t wanted = count_in(description_path(path_));
  if (wanted == 0) return;
  const std::string text = io::read_text(path_);
  const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
  if (lines <= 1 || lines > wanted) return;
  throw Error(ErrorKind::invalid_argument,
              fmt::format("{} has {} of {} runs of a sweep that was interrupted", path_, lines - 1, wanted),
              "--resume goes on with it; delete it to begin anew");
}

void SweepFile::begin() {
  write_whole();  // first: rows of an older sweep never lie beside this one's description
  io::write_atomically(description_path(path_), description_);
}

void SweepFile::write_whole() {
  std::string text = csv_head(table_.columns);
  for (const SweepRow& row : table_.rows) text += csv_line(row, table_.columns);
  file_.reset();
  io::write_atomically(path_, text);
  file_ = std::make_unique<io::AppendedFile>(path_);
}

void SweepFile::add(SweepRow row) {
  if (!file_) begin();
  const bool has_new_columns = table_.columns.take(row);
  table_.rows.push_back(std::move(row));
  if (has_new_columns)
    write_whole();
  else
    file_->append(csv_line(table_.rows.back(), table_.columns));
}

}  // namespace ws::app
