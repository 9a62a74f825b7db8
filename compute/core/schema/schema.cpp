// SPDX-License-Identifier: MIT
#include "compute/core/schema/schema.h"

#include "compute/core/run/error.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace ws {

namespace {

constexpr double largest_exact_integer = 9007199254740992.0;  // 2^53

/// For messages: what was given may be a whole file.
std::string_view shortened(std::string_view text) {
  constexpr std::size_t shown_bytes = 100;
  return text.substr(0, shown_bytes);
}

[[noreturn]] void refuse(const FieldInfo& info, const FieldRange& range, std::string_view given) {
  const std::string shown = std::string(shortened(given)) + (shortened(given).size() < given.size() ? "…" : "");
  throw Error(ErrorKind::invalid_argument, told("{} takes {}, not {}", info.flag(), info.accepts(range), shown));
}

/// Lists whose step is 1 are of whole numbers, such as sizes.
bool is_of_whole_numbers(const FieldInfo& info) { return info.kind == FieldKind::numbers && info.step == 1; }

bool in_range(const FieldInfo& info, const FieldRange& range, double v) {
  if (is_of_whole_numbers(info) && v != std::floor(v)) return false;
  if (info.zero_is_auto && v == 0) return true;
  return std::isfinite(v) && v >= range.min && v <= range.max;
}

Value checked(const FieldInfo& info, const FieldRange& range, const Value& value) {
  switch (info.kind) {
    case FieldKind::boolean:
      if (std::holds_alternative<bool>(value)) return value;
      break;
    case FieldKind::integer: {
      std::optional<std::int64_t> v;
      if (const auto* i = std::get_if<std::int64_t>(&value)) v = *i;
      if (const auto* d = std::get_if<double>(&value); d && *d == std::floor(*d) && std::abs(*d) < largest_exact_integer)
        v = static_cast<std::int64_t>(*d);
      if (v && in_range(info, range, static_cast<double>(*v))) return *v;
      break;
    }
    case FieldKind::real: {
      std::optional<double> v;
      if (const auto* d = std::get_if<double>(&value)) v = *d;
      if (const auto* i = std::get_if<std::int64_t>(&value)) v = static_cast<double>(*i);
      if (v && in_range(info, range, *v)) return *v;
      break;
    }
    case FieldKind::choice:
      if (const auto* s = std::get_if<std::string>(&value); s && info.has_choice(*s)) return value;
      break;
    case FieldKind::numbers: {
      std::optional<Numbers> numbers;
      if (const auto* list = std::get_if<Numbers>(&value))
        numbers = *list;
      else if (!std::holds_alternative<bool>(value))
        numbers = parse_numbers(to_text(value));
      if (numbers && std::all_of(numbers->begin(), numbers->end(), [&](double v) { return in_range(info, range, v); }))
        return *numbers;
      break;
    }
  }
  refuse(info, range, to_text(value));
}

}  // namespace

std::string to_text(const Value& value) {
  struct {
    std::string operator()(bool v) const { return v ? "true" : "false"; }
    std::string operator()(std::int64_t v) const { return std::to_string(v); }
    std::string operator()(double v) const { return fmt::format("{}", v); }
    std::string operator()(const std::string& v) const { return v; }
    std::string operator()(const Numbers& v) const { return to_text(v); }
  } print;
  return std::visit(print, value);
}

std::optional<double> number_of(const Value& value) {
  if (const auto* whole = std::get_if<std::int64_t>(&value)) return static_cast<double>(*whole);
  if (const auto* real = std::get_if<double>(&value)) return *real;
  return std::nullopt;
}

std::string to_text(const Numbers& numbers) { return joined_text(numbers, ","); }

std::optional<Numbers> parse_numbers(std::string_view text) {
  constexpr std::string_view separators = ",; \t\nx";
  Numbers numbers;
  while (true) {
    text.remove_prefix(std::min(text.find_first_not_of(separators), text.size()));
    if (text.empty()) return numbers;
    double v = 0;
    const auto [rest, failure] = std::from_chars(text.data(), text.data() + text.size(), v);
    if (failure != std::errc{}) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(rest - text.data()));
    if (!text.empty() && separators.find(text.front()) == std::string_view::npos) return std::nullopt;
    numbers.push_back(v);
  }
}

std::string FieldInfo::flag() const {
  std::string text = "--" + name;
  std::replace(text.begin(), text.end(), '_', '-');
  return text;
}

std::string FieldInfo::flags() const { return alias.empty() ? flag() : flag() + ",--" + alias; }

bool FieldInfo::has_choice(std::string_view choice) const {
  return std::any_of(choices.begin(), choices.end(), [&](const ChoiceInfo& one) { return one.name == choice; });
}

std::string FieldInfo::accepts(const FieldRange& allowed) const {
  std::vector<std::string> names;
  for (const ChoiceInfo& choice : choices) names.push_back(choice.name);
  switch (kind) {
    case FieldKind::boolean:
      return said("true or false");
    case FieldKind::choice:
      return told("one of {}", joined_text(names, ", "));
    case FieldKind::integer:
      return zero_is_auto ? told("a whole number from {} to {} (0: automatic)", allowed.min, allowed.max)
                          : told("a whole number from {} to {}", allowed.min, allowed.max);
    case FieldKind::real:
      return zero_is_auto ? told("a number from {} to {} (0: automatic)", allowed.min, allowed.max)
                          : told("a number from {} to {}", allowed.min, allowed.max);
    case FieldKind::numbers:
      return is_of_whole_numbers(*this) ? told("whole numbers from {} to {}, separated by commas", allowed.min, allowed.max)
                                        : told("numbers from {} to {}, separated by commas", allowed.min, allowed.max);
  }
  return {};
}

namespace detail {

FieldInfo describe(const FieldSpec& spec, FieldKind kind, Value default_value, std::vector<ChoiceInfo> choices) {
  FieldInfo info{spec.name, spec.label, spec.help, spec.unit, spec.group, spec.alias, spec.needs};
  info.kind = kind;
  info.step = spec.step;
  info.scale = spec.scale;
  info.cost = spec.cost;
  info.pinned = spec.pinned;
  info.zero_is_auto = spec.zero_is_auto;
  info.least_means = spec.least_means;
  info.meaning = spec.meaning;
  info.choices = std::move(choices);
  for (const Condition& condition : spec.applies_when)
    if (condition.any[0].field) info.applies_when.push_back(condition);
  info.default_value = std::move(default_value);
  info.range = {spec.min, spec.max, spec.min, spec.max};
  return info;
}

void check_conditions(std::span<const FieldInfo> fields, std::span<const FieldInfo> run) {
  const auto check = [&](const FieldInfo& field, const Alternative& one) {
    const std::span<const FieldInfo> among = one.is_of_run ? run : fields;
    if (one.is_of_run && run.empty()) return;
    const auto other = std::find_if(among.begin(), among.end(), [&](const FieldInfo& f) { return f.name == one.field; });
    if (other == among.end() || other->name == field.name)
      throw Error(ErrorKind::internal, fmt::format("{} cannot depend on {}", field.name, one.field));
    for (const char* value : one.values)
      if (value && other->kind == FieldKind::choice && !other->has_choice(value))
        throw Error(ErrorKind::internal, fmt::format("{} depends on {} {}, which is no choice", field.name, one.field, value));
  };
  for (const FieldInfo& field : fields)
    for (const Condition& condition : field.applies_when)
      for (const Alternative& one : condition.any)
        if (one.field) check(field, one);
}

}  // namespace detail

std::size_t ParameterSet::index_of(std::string_view name) const {
  for (std::size_t i = 0; i < fields_.size(); ++i)
    if (fields_[i].name == name) return i;
  throw Error(ErrorKind::invalid_argument, told("there is no parameter named {}", shortened(name)));
}

bool ParameterSet::contains(std::string_view name) const {
  return std::any_of(fields_.begin(), fields_.end(), [&](const FieldInfo& f) { return f.name == name; });
}

const FieldInfo& ParameterSet::info(std::string_view name) const { return fields_[index_of(name)]; }
const FieldRange& ParameterSet::range(std::string_view name) const { return ranges_[index_of(name)]; }
FieldRange& ParameterSet::range(std::string_view name) { return ranges_[index_of(name)]; }
std::string ParameterSet::accepts(std::string_view name) const { return info(name).accepts(range(name)); }
const Value& ParameterSet::get(std::string_view name) const { return values_[index_of(name)]; }

const Value& ParameterSet::effective(std::string_view name) const {
  const std::size_t i = index_of(name);
  const auto* real = std::get_if<double>(&values_[i]);
  const auto* integer = std::get_if<std::int64_t>(&values_[i]);
  const bool zero = (real && *real == 0) || (integer && *integer == 0);
  return fields_[i].zero_is_auto && zero && ranges_[i].automatic ? *ranges_[i].automatic : values_[i];
}

void ParameterSet::set(std::string_view name, const Value& value) {
  const std::size_t i = index_of(name);
  values_[i] = checked(fields_[i], ranges_[i], value);
}

void ParameterSet::set_text(std::string_view name, std::string_view text) {
  const std::size_t i = index_of(name);
  const FieldInfo& info = fields_[i];
  const char* end = text.data() + text.size();
  const auto number = [&]<class T>(T v) -> Value {
    const auto [rest, failure] = std::from_chars(text.data(), end, v);
    if (failure != std::errc{} || rest != end) refuse(info, ranges_[i], fmt::format("\"{}\"", text));
    return v;
  };
  switch (info.kind) {
    case FieldKind::boolean:
      if (text != "true" && text != "false" && text != "1" && text != "0")
        refuse(info, ranges_[i], fmt::format("\"{}\"", text));
      return set(name, text == "true" || text == "1");
    case FieldKind::integer:
      return set(name, number(std::int64_t{}));
    case FieldKind::real:
      return set(name, number(double{}));
    case FieldKind::choice:
    case FieldKind::numbers:
      return set(name, std::string(text));
  }
}

void ParameterSet::reset(std::string_view name) {
  const std::size_t i = index_of(name);
  values_[i] = fields_[i].default_value;
}

void ParameterSet::reset_all() {
  for (std::size_t i = 0; i < fields_.size(); ++i) values_[i] = fields_[i].default_value;
}

bool ParameterSet::is_default(std::string_view name) const {
  const std::size_t i = index_of(name);
  return values_[i] == fields_[i].default_value;
}

}  // namespace ws
