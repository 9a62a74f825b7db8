// SPDX-License-Identifier: MIT
#include "app/cli/parse_refusals.h"

#include "app/cli/commands.h"
#include "app/session/nearest_word.h"

#include <fmt/format.h>

#include <algorithm>

namespace ws::app {

std::string unknown_flag(const CLI::App& app) {
  const CLI::App* deepest = &app;
  std::string name;
  std::vector<std::string> left = app.remaining();
  while (!deepest->get_subcommands().empty()) {
    deepest = deepest->get_subcommands().front();
    name += (name.empty() ? "" : " ") + deepest->get_name();
    const std::vector<std::string> more = deepest->remaining();
    left.insert(left.end(), more.begin(), more.end());
  }
  if (left.empty()) return {};
  if (name.empty()) name = app.get_name();
  const auto found = std::find_if(left.begin(), left.end(), [](const std::string& word) { return word.starts_with("-"); });
  if (found == left.end()) return fmt::format("{} takes no \"{}\"", name, left.front());
  const std::string given = found->substr(0, found->find('='));
  std::vector<std::string> known;
  for (const CLI::Option* option : deepest->get_options())
    for (const std::string& flag : option->get_lnames()) known.push_back("--" + flag);
  return fmt::format("{} has no flag {}{}", name, given, suggestion(given, known));
}

void refuse_flags_before_command(const CLI::App& app) {
  if (app.get_subcommands().empty()) return;
  for (const CLI::Option* option : app.get_options())
    if (option->count() > 0)
      throw UsageError{fmt::format("{0} stands before {1}, where flags are those of the window: flags of {1} follow it",
                                   option->get_name(), app.get_subcommands().front()->get_name())};
}

void refuse_flags_before_workspace(const CLI::App& command) {
  for (const CLI::Option* option : command.get_options())
    if (option->count() > 0)
      throw UsageError{fmt::format("{} stands before {}, whose flags follow it", option->get_name(),
                                   command.get_subcommands().front()->get_name())};
}

std::string help_command(const CLI::App& app, const std::vector<std::string>& arguments) {
  std::string words = app.get_name();
  const CLI::App* command = &app;
  for (const std::string& word : arguments) {
    const auto named = command->get_subcommands([&](const CLI::App* sub) { return sub->get_name() == word; });
    if (named.empty()) break;
    command = named.front();
    words += " " + word;
  }
  return words + " --help";
}

std::string words_of(const CLI::ArgumentMismatch& error) {
  const std::string text = error.what(), flag = text.substr(0, text.find(':'));
  return flag + (text.ends_with("missing") ? " takes a value, and none follows it" : " was given more than once");
}

}  // namespace ws::app
