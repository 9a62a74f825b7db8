// SPDX-License-Identifier: MIT
#include "compute/core/schema/effect.h"

#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>

namespace ws {

namespace {

enum class Joint { both, either };

/// "a, b and c", or "a, b or c".
std::string listed(const std::vector<std::string>& words, Joint joint) {
  if (words.size() < 2) return words.empty() ? std::string() : words[0];
  const std::string others = joined_text(std::span(words).first(words.size() - 1), ", ");
  return joint == Joint::both ? told("{} and {}", others, words.back()) : told("{} or {}", others, words.back());
}

std::vector<std::string> values_of(const Alternative& alternative) {
  std::vector<std::string> values;
  for (const char* value : alternative.values)
    if (value) values.emplace_back(value);
  return values;
}

/// A set, and beside view parameters those of the run.
struct Setting {
  const ParameterSet& set;
  const ParameterSet* run;

  /// The set that has the alternative's field; null where that is the run's and unknown.
  [[nodiscard]] const ParameterSet* of(const Alternative& one) const { return one.is_of_run ? run : &set; }
};

/// "--method grid or brute", "--study", "no --corners".
std::string words_of(const ParameterSet& set, const Alternative& alternative) {
  const FieldInfo& info = set.info(alternative.field);
  std::vector<std::string> values = values_of(alternative);
  if (info.kind == FieldKind::boolean)
    return (values[0] == "true") != alternative.is_except ? info.flag() : told("no {}", info.flag());
  if (values.size() == 1 && values[0].empty()) return alternative.is_except ? info.flag() : told("no {}", info.flag());
  return alternative.is_except ? told("{} other than {}", info.flag(), listed(values, Joint::both))
                               : fmt::format("{} {}", info.flag(), listed(values, Joint::either));
}

/// Empty where it is all about an unknown run.
std::string words_of(const Setting& setting, const Condition& condition) {
  std::vector<std::string> phrases;
  for (const Alternative& one : condition.any)
    if (const ParameterSet* set = setting.of(one); one.field && set) phrases.push_back(words_of(*set, one));
  return listed(phrases, Joint::either);
}

/// Why a field has no effect: the data, or the first condition that does not hold.
struct Obstacle {
  std::string needed_data = {};
  const Condition* condition = nullptr;
};
std::optional<Obstacle> obstacle_of(const Setting& setting, std::string_view name);

bool holds(const Setting& setting, const Alternative& alternative) {
  const ParameterSet* set = setting.of(alternative);
  if (!set) return true;
  const bool counts = !obstacle_of({*set, alternative.is_of_run ? nullptr : setting.run}, alternative.field);
  const std::string value = to_text(counts ? set->get(alternative.field) : set->info(alternative.field).default_value);
  const std::vector<std::string> values = values_of(alternative);
  return (std::find(values.begin(), values.end(), value) != values.end()) != alternative.is_except;
}

bool holds(const Setting& setting, const Condition& condition) {
  return std::any_of(condition.any.begin(), condition.any.end(),
                     [&](const Alternative& one) { return one.field && holds(setting, one); });
}

std::optional<Obstacle> obstacle_of(const Setting& setting, std::string_view name) {
  const FieldInfo& info = setting.set.info(name);
  if (!setting.set.range(name).has_needed_data) return Obstacle{info.needs};
  const std::vector<Condition>& all = info.applies_when;
  const auto found = std::find_if(all.begin(), all.end(), [&](const Condition& one) { return !holds(setting, one); });
  return found == all.end() ? std::nullopt : std::optional(Obstacle{{}, &*found});
}

std::string reason(const Setting& setting, const Obstacle& obstacle, bool of_several) {
  const auto need = [&](const std::string& what) {
    return of_several ? told("they need {}", what) : told("it needs {}", what);
  };
  if (!obstacle.condition) return need(said(obstacle.needed_data.c_str()));
  const Condition& condition = *obstacle.condition;
  const ParameterSet* set = setting.of(condition.any[0]);
  if (*condition.why && set) {
    const std::string value = to_text(set->get(condition.any[0].field));
    return words::tell(condition.why, condition.why, {}, fmt::make_format_args(value));
  }
  return need(words_of(setting, condition));
}

std::string sentence(const ParameterSet& set, std::span<const std::string_view> names, std::string_view why) {
  std::vector<std::string> flags;
  for (const std::string_view name : names) {
    const bool says_all = set.info(name).kind == FieldKind::boolean && std::get<bool>(set.get(name));
    flags.push_back(set.info(name).flag() + (says_all ? "" : " " + to_text(set.get(name))));
  }
  const std::string all = listed(flags, Joint::both);
  return flags.size() == 1 ? told("{} has no effect: {}", all, why) : told("{} have no effect: {}", all, why);
}

}  // namespace

std::string why_not(const ParameterSet& set, std::string_view name, const ParameterSet* run) {
  const Setting setting{set, run};
  const auto obstacle = obstacle_of(setting, name);
  return obstacle ? reason(setting, *obstacle, false) : std::string();
}

std::string why_not(const ParameterSet& set, const Condition& condition) {
  const Setting setting{set, nullptr};
  return holds(setting, condition) ? std::string() : reason(setting, {{}, &condition}, false);
}

std::string applies_with(const ParameterSet& set, std::string_view name, const ParameterSet* run) {
  std::vector<std::string> phrases;
  if (!set.info(name).needs.empty()) phrases.push_back(set.info(name).needs);
  for (const Condition& condition : set.info(name).applies_when)
    if (std::string words = words_of({set, run}, condition); !words.empty()) phrases.push_back(std::move(words));
  return phrases.empty() ? "" : fmt::format("only with {}", joined_text(phrases, ", and "));
}

std::vector<std::string> lines_without_effect(const ParameterSet& set, const ParameterSet* run) {
  struct Group {
    Obstacle obstacle;
    std::string reason;
    std::vector<std::string_view> names;
  };
  const Setting setting{set, run};
  std::vector<Group> groups;
  for (const FieldInfo& field : set.fields()) {
    if (set.is_default(field.name)) continue;
    const auto obstacle = obstacle_of(setting, field.name);
    if (!obstacle) continue;
    std::string why = reason(setting, *obstacle, true);
    const auto same = std::find_if(groups.begin(), groups.end(), [&](const Group& group) { return group.reason == why; });
    if (same != groups.end())
      same->names.push_back(field.name);
    else
      groups.push_back({*obstacle, std::move(why), {field.name}});
  }
  std::vector<std::string> lines;
  lines.reserve(groups.size());
  for (const Group& group : groups)
    lines.push_back(sentence(set, group.names, reason(setting, group.obstacle, group.names.size() > 1)));
  return lines;
}

ParameterSet without_ineffective(ParameterSet set) {
  std::vector<std::string_view> names;
  for (const FieldInfo& field : set.fields())
    if (!set.is_default(field.name) && obstacle_of({set, nullptr}, field.name)) names.push_back(field.name);
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
