// Texts as variations.
// SPDX-License-Identifier: MIT
#include "app/session/sweep/variation.h"

#include "app/session/nearest_word.h"
#include "compute/core/data/number_in.h"
#include "compute/core/run/error.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/io/file_source.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

namespace ws::app {

namespace {

constexpr std::size_t most_values = 10'000;

[[noreturn]] void refuse(std::string_view text, const std::string& why, const std::string& hint = {}) {
  throw Error(ErrorKind::invalid_argument, told("--vary {}: {}", io::printable(text), why), hint);
}

std::vector<std::string> parts_of(std::string_view text, char separator) {
  std::vector<std::string> parts;
  while (true) {
    const std::size_t at = text.find(separator);
    parts.emplace_back(text.substr(0, at));
    if (at == std::string_view::npos) return parts;
    text.remove_prefix(at + 1);
  }
}

/// As the schema calls it: "--ball-order" is ball_order, and an alias is what it stands for.
std::string field_named(std::string name, const ParameterSet& set) {
  name.erase(0, std::min(name.find_first_not_of('-'), name.size()));
  std::replace(name.begin(), name.end(), '-', '_');
  if (set.contains(name)) return name;
  for (const FieldInfo& field : set.fields()) {
    std::string alias = field.alias;
    std::replace(alias.begin(), alias.end(), '-', '_');
    if (!alias.empty() && alias == name) return field.name;
  }
  return name;
}

struct Means {
  const char *name, *label;
  Varied what;
};
constexpr std::array<Means, 3> all_means{
    {{"backend", "Backend", Varied::backend}, {"threads", "CPU threads", Varied::threads}, {"seed", "Seed", Varied::seed}}};

/// Name and kind; without values.
Variation named(std::string_view text, const std::string& given, const ParameterSet& set) {
  Variation variation;
  variation.name = field_named(given, set);
  if (set.contains(variation.name)) {
    const FieldInfo& field = set.info(variation.name);
    variation.label = field.label.empty() ? field.name : field.label;
    variation.unit = field.unit;
    variation.is_number = field.kind == FieldKind::integer || field.kind == FieldKind::real;
    return variation;
  }
  for (const Means& means : all_means) {
    if (variation.name != means.name) continue;
    variation.what = means.what;
    variation.label = means.label;
    variation.is_number = means.what != Varied::backend;
    return variation;
  }
  std::vector<std::string> known;
  for (const FieldInfo& field : set.fields()) known.push_back(field.name);
  for (const Means& means : all_means) known.emplace_back(means.name);
  refuse(text, told("there is no parameter of the run named {}", io::shown(given)) + suggestion(given, known),
         told("there are {}", joined_text(known, ", ")));
}

/// What a text stands for, checked.
Value value_of(std::string_view text, const Variation& variation, const std::string& part, const ParameterSet& set) {
  if (variation.what == Varied::parameter) {
    const FieldInfo& field = set.info(variation.name);
    if (field.kind == FieldKind::choice && !field.has_choice(part)) {
      std::vector<std::string> names;
      for (const ChoiceInfo& choice : field.choices) names.push_back(choice.name);
      refuse(text, told("{} takes {}, not {}", variation.name, field.accepts(field.range), io::shown(part)) +
                       suggestion(part, names));
    }
    ParameterSet own = set;
    try {
      own.set_text(variation.name, part);
    } catch (const Error& error) {
      refuse(text, error.what());
    }
    return own.get(variation.name);
  }
  if (variation.what == Varied::backend) {
    if (part != "cpu" && part != "cuda") refuse(text, told("backend takes cpu and cuda, not {}", io::shown(part)));
    return part;
  }
  constexpr std::int64_t most_threads = 4096;
  const auto whole = number_in<std::int64_t>(part);
  const std::int64_t least = variation.what == Varied::threads ? 1 : 0;
  if (!whole || *whole < least || (variation.what == Varied::threads && *whole > most_threads))
    refuse(text, variation.what == Varied::threads
                     ? told("threads takes whole numbers from 1 to {}, not {}", most_threads, io::shown(part))
                     : told("seed takes whole numbers from 0, not {}", io::shown(part)));
  return *whole;
}

/// Six digits: what a table shows is what was run.
double rounded(double value) {
  const std::string text = fmt::format("{:.6g}", value);
  return number_in<double>(text).value_or(value);
}

bool is_whole(const Variation& variation, const ParameterSet& set) {
  return variation.what != Varied::parameter || set.info(variation.name).kind == FieldKind::integer;
}

void take_range(Variation& variation, std::string_view text, std::string_view range, const ParameterSet& set) {
  const std::string form = said("a range is FROM:TO:COUNT, FROM:TO:COUNT:lin or FROM:TO:COUNT:log, such as 0.05:0.5:24:log");
  const std::vector<std::string> parts = parts_of(range, ':');
  if (!variation.is_number) refuse(text, told("{} is no number, so it has no range", variation.name), form);
  if (parts.size() != 3 && parts.size() != 4) refuse(text, form);
  const auto from = number_in<double>(parts[0]), to = number_in<double>(parts[1]);
  const auto count = number_in<std::size_t>(parts[2]);
  if (!from || !to || !std::isfinite(*from) || !std::isfinite(*to))
    refuse(text, said("the ends of the range are no numbers"), form);
  if (!count || *count < 2 || *count > most_values)
    refuse(text, told("the count is a whole number from 2 to {}, not {}", most_values, io::shown(parts[2])), form);
  if (*from == *to) refuse(text, said("both ends of the range are the same"));
  if (parts.size() == 4 && parts[3] != "lin" && parts[3] != "log")
    refuse(text, told("the spacing is lin or log, not {}", io::shown(parts[3])) + suggestion(parts[3], {"lin", "log"}));
  variation.is_log = parts.size() == 4 && parts[3] == "log";
  if (variation.is_log && (*from <= 0 || *to <= 0))
    refuse(text, said("a logarithmic range needs ends above 0"), said("with :lin they may be any"));
  const bool whole = is_whole(variation, set);
  for (const double value : spaced(*from, *to, *count, variation.is_log)) {
    const std::string part = whole ? fmt::format("{:.0f}", std::round(value)) : fmt::format("{}", value);
    Value taken = value_of(text, variation, part, set);
    if (variation.values.empty() || !(variation.values.back() == taken)) variation.values.push_back(std::move(taken));
  }
  if (variation.values.size() < *count)
    variation.notes.push_back(
        whole ? told("{}: of {} values {} are different whole numbers", variation.name, *count, variation.values.size())
              : told("{}: of {} values {} are different numbers", variation.name, *count, variation.values.size()));
}

void take_list(Variation& variation, std::string_view text, std::string_view list, const ParameterSet& set) {
  const bool is_parameter = variation.what == Varied::parameter;
  const FieldKind kind = is_parameter ? set.info(variation.name).kind : FieldKind::integer;
  if (list == "all" && kind == FieldKind::choice && !set.info(variation.name).has_choice("all")) {
    for (const ChoiceInfo& choice : set.info(variation.name).choices) variation.values.emplace_back(choice.name);
    return;
  }
  if (list == "all" && kind == FieldKind::boolean) {
    variation.values = {false, true};
    return;
  }
  for (const std::string& part : parts_of(list, kind == FieldKind::numbers ? ';' : ',')) {
    if (part.empty() && kind != FieldKind::numbers)
      refuse(text, said("a value is missing"), said("values are separated by commas"));
    Value taken = value_of(text, variation, part, set);
    if (std::find(variation.values.begin(), variation.values.end(), taken) != variation.values.end())
      refuse(text, told("{} stands there twice", io::shown(part)));
    variation.values.push_back(std::move(taken));
  }
}

}  // namespace

std::string Variation::axis_label() const {
  const std::string words = said(label.c_str());
  return unit.empty() ? words : fmt::format("{} ({})", words, said(unit.c_str()));
}

std::vector<double> spaced(double from, double to, std::size_t count, bool is_log) {
  if (is_log && (from <= 0 || to <= 0))
    throw Error(ErrorKind::invalid_argument, said("a logarithmic range needs ends above 0"));
  std::vector<double> values(count);
  for (std::size_t i = 0; i < count; ++i) {
    const double share = count < 2 ? 0 : static_cast<double>(i) / static_cast<double>(count - 1);
    values[i] = rounded(is_log ? from * std::pow(to / from, share) : from + share * (to - from));
  }
  if (!values.empty()) values.front() = from;
  if (count > 1) values.back() = to;
  return values;
}

Variation parse_variation(std::string_view text, const ParameterSet& set) {
  const std::size_t sign = text.find('=');
  if (sign == std::string_view::npos || sign == 0 || sign + 1 == text.size())
    refuse(text, said("it takes NAME=FROM:TO:COUNT, NAME=FROM:TO:COUNT:log or NAME=A,B,C"),
           said("for example r1=0.05:0.5:24:log"));
  Variation variation = named(text, std::string(text.substr(0, sign)), set);
  const std::string_view values = text.substr(sign + 1);
  if (values.find(':') != std::string_view::npos)
    take_range(variation, text, values, set);
  else
    take_list(variation, text, values, set);
  if (variation.values.size() > most_values) refuse(text, told("more than {} values", most_values));
  return variation;
}

void set_beyond_data(ParameterSet& set, std::string_view name, const Value& value) {
  const FieldRange of_data = set.range(name);
  FieldRange& range = set.range(name);
  range.min = set.info(name).range.min;
  range.max = set.info(name).range.max;
  try {
    set.set(name, value);
  } catch (...) {
    set.range(name) = of_data;
    throw;
  }
  set.range(name) = of_data;
}

}  // namespace ws::app
