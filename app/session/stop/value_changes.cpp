// SPDX-License-Identifier: MIT
#include "app/session/stop/value_changes.h"

#include "app/session/value_words.h"
#include "compute/core/words/told.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

namespace ws::app {

namespace {

std::string shown(const Value& value) {
  if (const auto* real = std::get_if<double>(&value)) return fmt::format("{:.6g}", *real);
  return said_value(to_text(value));
}

const Property* named(const std::vector<Property>& all, const std::string& name) {
  const auto found = std::find_if(all.begin(), all.end(), [&](const Property& property) { return property.name == name; });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace

std::vector<std::string> value_changes(const std::vector<Property>& before, const std::vector<Property>& now) {
  std::vector<std::string> changes;
  for (const Property& property : now) {
    const Property* old = named(before, property.name);
    if (!old) {
      changes.push_back(told("{} {} is new", said_value(property.name), shown(property.value)));
      continue;
    }
    if (old->value == property.value) continue;
    std::string text = fmt::format("{} {} → {}", said_value(property.name), shown(old->value), shown(property.value));
    const auto from = number_of(old->value), to = number_of(property.value);
    if (from && to) text += fmt::format(" ({}{:.6g})", *to < *from ? "−" : "+", std::abs(*to - *from));
    changes.push_back(std::move(text));
  }
  for (const Property& property : before)
    if (!named(now, property.name)) changes.push_back(told("{} is gone", said_value(property.name)));
  return changes;
}

}  // namespace ws::app
