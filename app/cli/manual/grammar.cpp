// SPDX-License-Identifier: MIT
#include "app/cli/manual/grammar.h"

#include "app/session/lesson/lesson.h"
#include "compute/core/words/formatted.h"
#include "compute/experiments.h"
#include "compute/generate/generate.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <map>
#include <sstream>

namespace ws::app {

namespace {

using ChoiceNames = std::map<std::string, std::vector<std::string>>;  ///< by flag

void add_choices(ChoiceNames& names, const ParameterSet& set) {
  for (const FieldInfo& field : set.fields()) {
    std::vector<std::string> choices;
    for (const ChoiceInfo& choice : field.choices) choices.push_back(choice.name);
    if (!choices.empty()) names[field.flag()] = choices;
  }
}

/// Of what the parser does not check by names of its own: flags that come from a schema, and lessons, which may be files too.
ChoiceNames choices_of(const std::string& command, const std::string& parent) {
  ChoiceNames names;
  if (command == "lesson") names["LESSON"] = lesson_names();
  if (parent == "generate") add_choices(names, ParameterSet::of<generate::Options>());
  for (const Experiment* experiment : experiments()) {
    if (experiment->info().id != command) continue;
    add_choices(names, experiment->parameters());
    add_choices(names, experiment->view_parameters());
  }
  return names;
}

/// "TEXT:{auto,cpu,cuda}" → auto, cpu, cuda: as `one_of` describes itself.
std::vector<std::string> checked_names(const std::string& type) {
  std::vector<std::string> names;
  const auto begin = type.find('{'), end = type.rfind('}');
  if (begin == std::string::npos || end == std::string::npos) return names;
  std::istringstream list(type.substr(begin + 1, end - begin - 1));
  for (std::string name; std::getline(list, name, ',');) names.push_back(name);
  return names;
}

FlagWords words_of_flag(const CLI::Option& option, const ChoiceNames& choices) {
  FlagWords words;
  for (const std::string& name : option.get_lnames()) words.names.push_back("--" + name);
  words.help = option.get_description();
  words.group = option.get_group();
  const bool is_switch = option.get_items_expected_max() == 0;
  const std::string type = option.get_type_name();
  words.type = is_switch ? "" : words.is_positional() ? option.get_name(true) : type.substr(0, type.find(':'));
  if (is_switch) return words;
  words.values = checked_names(type);
  if (!words.values.empty()) words.help += fmt::format(" [one of {}]", joined_text(words.values, ", "));
  for (const std::string& name : words.is_positional() ? std::vector{words.type} : words.names)
    if (const auto found = choices.find(name); found != choices.end()) words.values = found->second;
  if (!words.values.empty() && words.type == "TEXT") words.type = "NAME";
  return words;
}

CommandWords words_of_command(const CLI::App& app, const std::string& parent) {
  CommandWords words{app.get_name(), app.get_description(), app.get_footer(), {}, {}};
  const ChoiceNames choices = choices_of(words.name, parent);
  for (const CLI::Option* option : app.get_options()) words.flags.push_back(words_of_flag(*option, choices));
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    words.commands.push_back(words_of_command(*command, words.name));
  return words;
}

}  // namespace

bool FlagWords::takes_file() const {
  static const std::vector<std::string> types{"FILE", "FILE|-", "PNG", "CSV", "JSON", "STATE", "LESSON", "A", "B"};
  return std::find(types.begin(), types.end(), type) != types.end();
}

CommandWords words_of_grammar(const CLI::App& app) { return words_of_command(app, ""); }

}  // namespace ws::app
