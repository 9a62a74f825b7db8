// SPDX-License-Identifier: MIT
#include "app/session/explain/explanation_text.h"

#include "compute/core/words/told.h"

#include <fmt/format.h>

#include <algorithm>

namespace ws::app {

namespace {

/// Letters, not bytes: names may have others than ASCII's.
std::size_t width_of(const std::string& text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

std::string padded(const std::string& text, std::size_t width) {
  const std::size_t own = width_of(text);
  return text + std::string(own < width ? width - own : 0, ' ');
}

std::string with_unit(const std::string& text, const std::string& unit) { return unit.empty() ? text : text + " " + unit; }

std::string value_text(const Rejected& alternative) {
  return alternative.value ? with_unit(number_text(*alternative.value), alternative.unit) : std::string();
}

std::string short_text(const Property& property) {
  const auto* number = std::get_if<double>(&property.value);
  return with_unit(number ? number_text(*number) : to_text(property.value), property.unit);
}

std::string alternatives_text(const std::vector<Rejected>& alternatives) {
  std::size_t what = 0, value = 0;
  for (const Rejected& one : alternatives) {
    what = std::max(what, width_of(one.what));
    value = std::max(value, width_of(value_text(one)));
  }
  std::string text;
  for (const Rejected& one : alternatives)
    text += fmt::format("  {}{}  {}\n", padded(one.what, what), value ? "  " + padded(value_text(one), value) : "",
                        one.rejected_because);
  return text;
}

std::string claims_text(const std::vector<Claim>& claims) {
  std::string text;
  for (const Claim& claim : claims)
    text += fmt::format("  {} {}{}\n", mark_of(claim), claim.text, claim.found.empty() ? "" : ": " + claim.found);
  return text;
}

std::string parts_text(const std::vector<Part>& parts) {
  std::size_t name = 0;
  for (const Part& part : parts) name = std::max(name, width_of(part.name));
  std::string text;
  for (const Part& part : parts) text += fmt::format("  {}  {}\n", padded(part.name, name), short_text(part));
  return text;
}

std::string counters_text(const std::vector<Counter>& counters) {
  std::size_t name = 0, measured = 0;
  for (const Counter& counter : counters) {
    name = std::max(name, width_of(counter.name));
    measured = std::max(measured, width_of(number_text(counter.measured)));
  }
  std::string text;
  for (const Counter& counter : counters) {
    text += fmt::format("  {}  {}", padded(counter.name, name), padded(number_text(counter.measured), measured));
    if (counter.expected)
      text += fmt::format("  expected {} = {} ({})", counter.formula, number_text(*counter.expected), ratio_text(counter));
    text = text.substr(0, text.find_last_not_of(' ') + 1) + "\n";
  }
  return text;
}

}  // namespace

const char* mark_of(const Claim& claim) { return !claim.holds ? "?" : *claim.holds ? "✓" : "✗"; }

std::string number_text(double number) { return fmt::format("{:.6g}", number); }

std::string ratio_text(const Counter& counter) {
  if (!counter.expected || *counter.expected == 0) return {};
  return told("{:.3g} of it", counter.measured / *counter.expected);
}

std::string to_text(const Reasons& reasons) {
  std::string text;
  if (!reasons.title.empty()) text += reasons.title + "\n";
  if (!reasons.why.empty()) text += "Why: " + reasons.why + "\n";
  if (!reasons.parts.empty())
    text += "\n" + (reasons.parts_title.empty() ? "Made of" : reasons.parts_title) + "\n" + parts_text(reasons.parts);
  if (!reasons.alternatives.empty()) text += "\nRejected\n" + alternatives_text(reasons.alternatives);
  if (!reasons.claims.empty()) text += "\nMust hold\n" + claims_text(reasons.claims);
  return text;
}

std::string to_text(const Explanation& explanation) {
  std::string text = explanation.method.title + "\n";
  for (std::size_t i = 0; i < explanation.method.lines.size(); ++i)
    text += fmt::format("{} {:>2}  {}\n", explanation.line == i ? ">" : " ", i + 1, explanation.method.lines[i]);
  text += "\n" + to_text(explanation.reasons);
  if (!explanation.counters.empty()) text += "\nCounted\n" + counters_text(explanation.counters);
  return text;
}

}  // namespace ws::app
