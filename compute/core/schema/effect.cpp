// SPDX-License-Identifier: MIT
#include "compute/core/schema/effect.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace ws {

namespace {

std::string listed(const std::vector<std::string>& words, std::string_view last) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i)
    text += (i == 0 ? "" : i + 1 == words.size() ? fmt::format(" {} ", last) : ", ") + words[i];
  return text;
}

std::vector<std::string> values_of(const Alternative& alternative) {
  std::vector<std::string> values;
  for (const char* value : alternative.values)
    if (value) values.emplace_back(value);
  return values;
}

/// "--method grid or brute", "--study", "no --corners".
std::string phrase(const ParameterSet& set, const Alternative& alternative) {
  const FieldInfo& info = set.info(alternative.field);
  std::vector<std::string> values = values_of(alternative);
  if (info.kind == FieldKind::boolean)
    return (values[0] == "true") != alternative.is_except ? info.flag() : "no " + info.flag();
  if (values.size() == 1 && values[0].empty()) return alternative.is_except ? info.flag() : "no " + info.flag();
  return fmt::format("{} {}{}", info.flag(), alternative.is_except ? "other than " : "",
                     listed(values, alternative.is_except ? "and" : "or"));
}

std::string phrase(const ParameterSet& set, const Condition& condition) {
  std::vector<std::string> phrases;
  for (const Alternative& one : condition.any)
    if (one.field) phrases.push_back(phrase(set, one));
  return listed(phrases, "or");
}

const Condition* first_failing(const ParameterSet& set, std::string_view name);

bool holds(const ParameterSet& set, const Alternative& alternative) {
  const bool counts = first_failing(set, alternative.field) == nullptr;
  const std::string value = to_text(counts ? set.get(alternative.field) : set.info(alternative.field).default_value);
  const std::vector<std::string> values = values_of(alternative);
  return (std::find(values.begin(), values.end(), value) != values.end()) != alternative.is_except;
}

bool holds(const ParameterSet& set, const Condition& condition) {
  return std::any_of(condition.any.begin(), condition.any.end(),
                     [&](const Alternative& one) { return one.field && holds(set, one); });
}

const Condition* first_failing(const ParameterSet& set, std::string_view name) {
  const std::vector<Condition>& all = set.info(name).applies_when;
  const auto found = std::find_if(all.begin(), all.end(), [&](const Condition& one) { return !holds(set, one); });
  return found == all.end() ? nullptr : &*found;
}

std::string reason(const ParameterSet& set, const Condition& condition, bool of_several) {
  if (*condition.why) return fmt::format(fmt::runtime(condition.why), to_text(set.get(condition.any[0].field)));
  return (of_several ? "they need " : "it needs ") + phrase(set, condition);
}

std::string sentence(const ParameterSet& set, std::span<const std::string_view> names, std::string_view why) {
  std::vector<std::string> flags;
  for (const std::string_view name : names) {
    const bool says_all = set.info(name).kind == FieldKind::boolean && std::get<bool>(set.get(name));
    flags.push_back(set.info(name).flag() + (says_all ? "" : " " + to_text(set.get(name))));
  }
  return fmt::format("{} {} no effect: {}", listed(flags, "and"), flags.size() == 1 ? "has" : "have", why);
}

}  // namespace

std::string why_not(const ParameterSet& set, std::string_view name) {
  const Condition* failing = first_failing(set, name);
  return failing ? reason(set, *failing, false) : std::string();
}

std::string applies_with(const ParameterSet& set, std::string_view name) {
  std::vector<std::string> phrases;
  for (const Condition& condition : set.info(name).applies_when) phrases.push_back(phrase(set, condition));
  return phrases.empty() ? "" : fmt::format("only with {}", fmt::join(phrases, ", and "));
}

std::vector<std::string> lines_without_effect(const ParameterSet& set) {
  struct Group {
    const Condition* condition;
    std::string reason;
    std::vector<std::string_view> names;
  };
  std::vector<Group> groups;
  for (const FieldInfo& field : set.fields()) {
    const Condition* failing = set.is_default(field.name) ? nullptr : first_failing(set, field.name);
    if (!failing) continue;
    std::string why = reason(set, *failing, true);
    const auto same = std::find_if(groups.begin(), groups.end(), [&](const Group& group) { return group.reason == why; });
    if (same != groups.end())
      same->names.push_back(field.name);
    else
      groups.push_back({failing, std::move(why), {field.name}});
  }
  std::vector<std::string> lines;
  lines.reserve(groups.size());
  for (const Group& group : groups)
    lines.push_back(sentence(set, group.names, reason(set, *group.condition, group.names.size() > 1)));
  return lines;
}

ParameterSet without_ineffective(ParameterSet set) {
  std::vector<std::string_view> names;
  for (const FieldInfo& field : set.fields())
    if (!set.is_default(field.name) && first_failing(set, field.name)) names.push_back(field.name);
  for (const std::string_view name : names) set.reset(name);
  return set;
}

std::string line_without_effect(const ParameterSet& set, std::span<const std::string_view> names, std::string_view why) {
  std::vector<std::string_view> given;
  std::copy_if(names.begin(), names.end(), std::back_inserter(given),
               [&](std::string_view name) { return !set.is_default(name); });
  return given.empty() ? std::string() : sentence(set, given, why);
}

}  // namespace ws
