// SPDX-License-Identifier: MIT
#include "app/cli/flags/parameter_flags.h"

#include "app/cli/parse_values.h"
#include "compute/core/run/error.h"
#include "compute/core/schema/effect.h"
#include "compute/core/words/formatted.h"

#include <fmt/format.h>

#include <algorithm>

namespace ws::app {

namespace {

/// "What it is; grid: near balls only; brute: every distance [default grid; only with --refine fit]"
std::string help_of(const ParameterSet& set, const FieldInfo& field, const ParameterSet* run) {
  std::string help = field.help + (field.unit.empty() ? "" : fmt::format(" in {}", field.unit));
  for (const ChoiceInfo& choice : field.choices)
    help += fmt::format("{}{}: {}", help.empty() ? "" : "; ", choice.name, choice.help);
  const std::string accepted = field.kind == FieldKind::choice ? "" : set.accepts(field.name) + "; ";
  const std::string condition = applies_with(set, field.name, run);
  return fmt::format("{} [{}default {}{}{}]", help, accepted, to_text(field.default_value), condition.empty() ? "" : "; ",
                     condition);
}

const char* type_name(ListMeaning meaning) {
  switch (meaning) {
    case ListMeaning::plain:
      return "NUMBERS";
    case ListMeaning::points:
      return "X,Y,...";
    case ListMeaning::camera:
      return "X,Y,Z";
    case ListMeaning::matrix:
      return "MATRIX";
    case ListMeaning::taps:
      return "TAPS";
  }
  return "";
}

const char* type_name(const FieldInfo& field) {
  switch (field.kind) {
    case FieldKind::boolean:
      return "BOOLEAN";
    case FieldKind::choice:
      return "NAME";
    case FieldKind::integer:
      return "INTEGER";
    case FieldKind::real:
      return "NUMBER";
    case FieldKind::numbers:
      return type_name(field.meaning);
  }
  return "";
}

/// A choice that is not known is refused with a suggestion, any other value by the set.
void set_from_flag(ParameterSet& set, const std::string& name, const std::string& text) {
  const FieldInfo& field = set.info(name);
  if (field.kind == FieldKind::choice && !field.has_choice(text)) {
    std::vector<std::string> names;
    for (const ChoiceInfo& choice : field.choices) names.emplace_back(choice.name);
    throw Error(ErrorKind::invalid_argument, fmt::format("{} {}", field.flag(), takes_one_of(names, text)));
  }
  set.set_text(name, text);
}

}  // namespace

CLI::Option* add_text(CLI::App& app, const std::string& flag, const std::string& type, const std::string& help,
                      const std::function<void(const std::string&)>& take) {
  return app.add_option_function<std::string>(flag, take, help)->type_name(type);
}

std::string true_or_false(const std::string& text) {
  return text == "true" || text == "false" ? "" : fmt::format("takes no value, or true or false, not \"{}\"", text);
}

CLI::Validator one_of(const std::vector<std::string>& names) {
  const auto check = [names](const std::string& text) {
    return std::find(names.begin(), names.end(), text) != names.end() ? std::string() : takes_one_of(names, text);
  };
  return {check, fmt::format("{{{}}}", joined_text(names, ",")), "one of"};
}

CLI::Option* add_parameter(CLI::App& app, ParameterSet& set, const FieldInfo& field, const ParameterSet* run) {
  const std::string name = field.name;
  const std::string help = help_of(set, field, run);
  if (field.kind != FieldKind::boolean)
    return add_text(app, field.flags(), type_name(field), help,
                    [&set, name](const std::string& text) { set_from_flag(set, name, text); });
  const std::string flags = fmt::format("{},!--no-{}", field.flag(), field.flag().substr(2));
  const std::function<void(std::int64_t)> take = [&set, name](std::int64_t count) { set.set(name, count > 0); };
  return app.add_flag_function(flags, take, help)->check(true_or_false);
}

void add_parameters(CLI::App& app, ParameterSet& set, const std::string& group, const ParameterSet* run) {
  for (const FieldInfo& field : set.fields()) add_parameter(app, set, field, run)->group(group);
}

}  // namespace ws::app
