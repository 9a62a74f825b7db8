// SPDX-License-Identifier: MIT
#include "app/session/compare/value_table.h"

#include "app/session/value_words.h"
#include "compute/core/words/choice_words.h"
#include "compute/core/words/told.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace ws::app {

namespace {

bool is_of_the_clock(const std::string& unit) { return unit == "ms" || unit == "us" || unit == "s" || unit.ends_with("/s"); }

std::optional<double> number(const std::optional<Value>& value) { return value ? number_of(*value) : std::nullopt; }

ComparedValue compared(const Property& named, std::optional<Value> a, std::optional<Value> b) {
  ComparedValue row{named.name, named.unit, named.meaning, std::move(a), std::move(b), {}, {}, is_of_the_clock(named.unit)};
  const auto one = number(row.a), other = number(row.b);
  if (one && other) {
    row.difference = *other - *one;
    if (*one != 0) row.ratio = *other / *one;
  }
  // Texts round-trip, and two values that are not numbers are the same one here.
  const bool same = row.a && row.b && (*row.a == *row.b || to_text(*row.a) == to_text(*row.b));
  row.differs = !row.is_measured && !same;
  return row;
}

const Property* find(const std::vector<Property>& properties, const std::string& name) {
  const auto found = std::find_if(properties.begin(), properties.end(), [&](const Property& p) { return p.name == name; });
  return found == properties.end() ? nullptr : &*found;
}

std::vector<Property> effective_values(const ParameterSet& set) {
  std::vector<Property> values;
  for (const FieldInfo& field : set.fields()) values.push_back({field.name, set.effective(field.name), field.unit, field.help});
  return values;
}

/// Of a list that is too long to be read: how many numbers it has, and the first that tells it from another one as long.
std::string brief_list(const Numbers& list, const std::optional<Value>& other) {
  const Numbers* const rival = other ? std::get_if<Numbers>(&*other) : nullptr;
  if (!rival || rival->size() != list.size()) return told("of {} numbers", list.size());
  const auto at = std::mismatch(list.begin(), list.end(), rival->begin()).first;
  if (at == list.end()) return told("of {} numbers", list.size());
  return told("of {} numbers, number {} is {:.6g}", list.size(), at - list.begin() + 1, *at);
}

/// Short: names are read, not computed with. `other`: the value on the other side.
std::string brief(const std::optional<Value>& value, const std::optional<Value>& other) {
  if (!value) return said("none");
  if (const auto* choice = std::get_if<std::string>(&*value)) return said_choice(*choice);
  if (const auto* list = std::get_if<Numbers>(&*value)) {
    if (list->empty()) return said("none");
    const std::string text = to_text(*value);
    return is_long_value(text) ? brief_list(*list, other) : text;
  }
  const auto* real = std::get_if<double>(&*value);
  return real ? fmt::format("{:.6g}", *real) : to_text(*value);
}

/// `sets`: whose parameters the rows compare.
std::string named(const std::vector<ComparedValue>& rows, std::optional<Value> ComparedValue::*side,
                  std::optional<Value> ComparedValue::*other_side, std::initializer_list<const ParameterSet*> sets) {
  constexpr std::size_t most = 2;
  const auto name_of = [&](const std::string& name) {
    for (const ParameterSet* set : sets)
      if (set->contains(name)) return said_parameter(set->info(name).label, name);
    return name;
  };
  std::string text;
  for (std::size_t i = 0; i < std::min(most, rows.size()); ++i)
    text += (i ? ", " : "") + name_of(rows[i].name) + " " + brief(rows[i].*side, rows[i].*other_side);
  if (rows.size() > most) text += ", …";
  return text;
}

}  // namespace

std::vector<ComparedValue> compare_values(const std::vector<Property>& a, const std::vector<Property>& b) {
  std::vector<ComparedValue> rows;
  for (const Property& one : a) {
    const Property* const other = find(b, one.name);
    rows.push_back(compared(one, one.value, other ? std::optional(other->value) : std::nullopt));
  }
  auto behind = rows.begin();
  for (const Property& other : b) {
    const auto at = std::find_if(rows.begin(), rows.end(), [&](const ComparedValue& row) { return row.name == other.name; });
    behind = at != rows.end() ? at + 1 : rows.insert(behind, compared(other, std::nullopt, other.value)) + 1;
  }
  return rows;
}

std::vector<ComparedValue> differing_parameters(const ParameterSet& a, const ParameterSet& b) {
  std::vector<ComparedValue> rows = compare_values(effective_values(a), effective_values(b));
  for (ComparedValue& row : rows) {  // a parameter is given, whatever its unit
    row.is_measured = false;
    row.differs = !row.a || !row.b || to_text(*row.a) != to_text(*row.b);
  }
  std::erase_if(rows, [](const ComparedValue& row) { return !row.differs; });
  return rows;
}

bool any_differs(const std::vector<ComparedValue>& values) {
  return std::any_of(values.begin(), values.end(), [](const ComparedValue& row) { return row.differs; });
}

SideNames side_names(const ParameterSet& of_a, const ParameterSet& of_b) {
  std::vector<ComparedValue> rows = differing_parameters(of_a, of_b);
  // What was chosen tells enough: the rest followed from it.
  const auto followed = std::stable_partition(rows.begin(), rows.end(), [&](const ComparedValue& row) {
    return of_a.contains(row.name) && of_b.contains(row.name) && !(of_a.get(row.name) == of_b.get(row.name));
  });
  if (followed != rows.begin()) rows.erase(followed, rows.end());
  const auto both = {&of_a, &of_b};
  if (rows.empty()) return {};
  constexpr auto a = &ComparedValue::a, b = &ComparedValue::b;
  return {named(rows, a, b, both), named(rows, b, a, both)};
}

SideNames side_names(const ComputedResult& a, const ComputedResult& b) {
  SideNames by_parameters = side_names(a.result.parameters(), b.result.parameters());
  if (!by_parameters.a.empty() || !by_parameters.b.empty()) return by_parameters;
  if (a.backend != b.backend) return {std::string(to_string(a.backend)), std::string(to_string(b.backend))};
  return {};
}

}  // namespace ws::app
