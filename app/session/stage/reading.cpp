// How answers about places of the picture are said.
// SPDX-License-Identifier: MIT
#include "app/session/stage/reading.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ws::app {

namespace {

using Names = std::array<std::string, 3>;

std::optional<glm::dvec3> coordinates_named(const std::vector<Property>& properties, const Names& names, int count) {
  glm::dvec3 at(0);
  for (int k = 0; k < count; ++k) {
    const auto found = std::find_if(properties.begin(), properties.end(),
                                    [&](const Property& p) { return p.name == names[static_cast<std::size_t>(k)]; });
    const auto number = found == properties.end() ? std::nullopt : number_of(found->value);
    if (!number) return std::nullopt;
    at[k] = *number;
  }
  return at;
}

std::string value_text(const Property& property) {
  const auto* real = std::get_if<double>(&property.value);
  const std::string text = real ? fmt::format("{:.6g}", *real) : to_text(property.value);
  return property.unit.empty() ? text : text + " " + property.unit;
}

}  // namespace

std::optional<glm::dvec3> take_coordinates(std::vector<Property>& properties, const Names& axis_names, bool planar) {
  const int count = planar ? 2 : 3;
  for (const Names& names : {axis_names, Names{"x", "y", "z"}, Names{"x0", "x1", "x2"}, Names{"column x", "row y", ""}}) {
    const auto found = coordinates_named(properties, names, count);
    if (!found) continue;
    std::erase_if(properties, [&](const Property& p) { return std::find(names.begin(), names.end(), p.name) != names.end(); });
    return found;
  }
  return std::nullopt;
}

std::string take_name(std::vector<Property>& properties) {
  if (properties.empty() || !std::holds_alternative<std::int64_t>(properties.front().value)) return {};
  const Property first = properties.front();
  if (first.name == "column x") return "pixel";  // its number is its place
  properties.erase(properties.begin());
  return first.name + " " + value_text(first);
}

std::string short_axis_name(const std::string& name) { return name.substr(0, name.find(" in ")); }

std::string number_text(double value, double resolution) {
  if (!std::isfinite(value)) return fmt::format("{}", value);
  constexpr double most_digits = 12;
  const double digits = resolution > 0 ? std::ceil(-std::log10(resolution)) : 0;
  if (resolution <= 0) return fmt::format("{:.7g}", value);
  if (std::abs(value) >= 1e9 || digits > most_digits) return fmt::format("{:.9g}", value);
  const std::string text = fmt::format("{:.{}f}", value, static_cast<int>(std::max(0.0, digits)));
  return text.find_first_not_of("-0.") == std::string::npos && text.front() == '-' ? text.substr(1) : text;
}

std::string coordinates_text(glm::dvec3 at, const Names& axis_names, bool planar, double resolution) {
  std::string text;
  for (int k = 0; k < (planar ? 2 : 3); ++k)
    text += fmt::format("{}{} {}", k > 0 ? "   " : "", short_axis_name(axis_names[static_cast<std::size_t>(k)]),
                        number_text(at[k], resolution));
  return text;
}

std::string values_text(const Reading& reading) {
  constexpr std::size_t most = 6, most_bytes = 120;  // one line; the Inspector has them all
  std::string text = reading.name;
  for (std::size_t i = 0; i < std::min(most, reading.values.size()); ++i) {
    const Property& value = reading.values[i];
    const std::string more = fmt::format("{}{} {}", text.empty() ? "" : " · ", value.name, value_text(value));
    if (!text.empty() && text.size() + more.size() > most_bytes) break;
    text += more;
  }
  return text;
}

}  // namespace ws::app
