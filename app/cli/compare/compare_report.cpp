// SPDX-License-Identifier: MIT
#include "app/cli/compare/compare_report.h"

#include "app/session/document/json_values.h"
#include "compute/core/run/counted.h"
#include "compute/io/file_source.h"
#include "compute/io/formats/json_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace ws::app {

namespace {

using Json = nlohmann::ordered_json;

// --- words ------------------------------------------------------------------------------------------------------------

constexpr std::size_t column_count = 5;
using Row = std::array<std::string, column_count>;

std::string shown(const std::optional<Value>& value, const std::string& unit) {
  if (!value) return "-";
  return io::escaped(ws::to_text(*value)) + (unit.empty() ? "" : " " + unit);
}

Row row_of(const ComparedValue& value) {
  return {value.name, shown(value.a, value.unit), shown(value.b, value.unit),
          value.is_measured  ? "measured"
          : value.difference ? fmt::format("{:.6g}", *value.difference)
          : value.differs    ? "differs"
                             : "same",
          value.ratio && value.difference && *value.difference != 0 ? fmt::format("{:.6g}", *value.ratio) : ""};
}

/// The first column to the left, the others to the right; text that is wider than a column usually is makes no other wider.
std::string table(const std::vector<Row>& rows) {
  constexpr std::size_t widest = 28;
  std::array<std::size_t, column_count> widths{};
  for (const Row& row : rows)
    for (std::size_t k = 0; k < column_count; ++k) widths[k] = std::max(widths[k], std::min(row[k].size(), widest));
  std::string text;
  for (const Row& row : rows) {
    std::string line = fmt::format("  {:<{}}", row[0], widths[0]);
    for (std::size_t k = 1; k < column_count; ++k) line += fmt::format("  {:>{}}", row[k], widths[k]);
    text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
  }
  return text;
}

std::string title_of(const char* letter, const ReportedSide& side) {
  const RunRecord& record = side.report->record;
  return fmt::format("  {}  {}{}: {} ({}), {:.1f} ms, {} steps\n", letter, io::escaped(side.path),
                     side.name.empty() ? "" : ", " + io::escaped(side.name), to_string(record.backend), record.device,
                     record.metrics.compute_ms, side.step_count);
}

std::string difference_words(const FirstDifference& search) {
  if (search.found) return "first difference: " + io::escaped(describe(*search.found)) + "\n";
  return fmt::format("first difference: none in {}\n", counted(search.compared_count, "step"));
}

std::string verdict(const ComparisonReport& comparison) {
  const std::string& a = comparison.a.report->result_hash;
  if (comparison.identical()) return fmt::format("identical results ({})\n", a);
  const bool is_seen = any_differs(comparison.values);
  return fmt::format("the results differ ({} and {}){}\n", a, comparison.b.report->result_hash,
                     is_seen ? "" : ", in bits that no value above shows");
}

// --- JSON -------------------------------------------------------------------------------------------------------------

Json json_of(const std::optional<Value>& value) { return value ? value_to_json<Json>(*value) : Json(nullptr); }
Json json_of(const std::optional<double>& number) { return number ? Json(*number) : Json(nullptr); }

Json json_of(const ComparedValue& value) {
  return {{"name", value.name},
          {"unit", value.unit},
          {"a", json_of(value.a)},
          {"b", json_of(value.b)},
          {"difference", json_of(value.difference)},
          {"ratio", json_of(value.ratio)},
          {"differs", value.differs},
          {"measured", value.is_measured}};
}

Json json_of(const std::vector<ComparedValue>& values) {
  Json list = Json::array();
  for (const ComparedValue& value : values) list.push_back(json_of(value));
  return list;
}

Json json_of(const ReportedSide& side) {
  const Report& report = *side.report;
  return {{"state", side.path},
          {"backend", to_string(report.record.backend)},
          {"device", report.record.device},
          {"compute_ms", report.record.metrics.compute_ms},
          {"step_count", side.step_count},
          {"result_hash", report.result_hash}};
}

Json json_of(const BufferDifference& buffer) {
  return {{"name", buffer.name},
          {"count_a", buffer.count_a},
          {"count_b", buffer.count_b},
          {"differing", buffer.differing_count},
          {"first", buffer.first ? Json(*buffer.first) : Json(nullptr)}};
}

Json json_of(const FirstDifference& search) {
  Json json{{"compared_steps", search.compared_count}, {"found", search.found.has_value()}};
  if (!search.found) return json;
  const StepDifference& found = *search.found;
  json["step_a"] = found.step_a;
  json["step_b"] = found.step_b;
  json["one_has_ended"] = found.one_has_ended;
  json["phase_a"] = found.info_a.phase;
  json["phase_b"] = found.info_b.phase;
  json["title_a"] = found.info_a.title;
  json["title_b"] = found.info_b.title;
  json["values"] = json_of(found.values);
  json["buffers"] = Json::array();
  for (const BufferDifference& buffer : found.buffers) json["buffers"].push_back(json_of(buffer));
  json["text"] = describe(found);
  return json;
}

}  // namespace

std::string to_text(const ComparisonReport& comparison) {
  std::string text = comparison.a.report->experiment->info().title + "\n";
  text += title_of("A", comparison.a) + title_of("B", comparison.b);
  for (const ComparedValue& value : comparison.parameters)
    text += fmt::format("  {}: {} against {}\n", value.name, shown(value.a, value.unit), shown(value.b, value.unit));
  std::vector<Row> rows{{"value", "A", "B", "B - A", "B / A"}};
  for (const ComparedValue& value : comparison.values) rows.push_back(row_of(value));
  text += "\n" + table(rows) + "\n" + verdict(comparison);
  if (comparison.first_difference) text += difference_words(*comparison.first_difference);
  if (const auto& picture = comparison.picture)
    text += fmt::format("picture: step {} against {}, {:.4f} % of pixels differ, at most by {:.4f}\n", picture->step_a,
                        picture->step_b, picture->difference.differing * 100, picture->difference.maximum);
  return text;
}

std::string to_json(const ComparisonReport& comparison) {
  Json json{{"warpscope", WS_VERSION},
            {"workspace", comparison.a.report->experiment->info().id},
            {"identical", comparison.identical()},
            {"a", json_of(comparison.a)},
            {"b", json_of(comparison.b)},
            {"parameters", Json::array()},
            {"values", json_of(comparison.values)},
            {"link", comparison.link},
            {"first_difference", comparison.first_difference ? json_of(*comparison.first_difference) : Json(nullptr)},
            {"picture", nullptr}};
  for (const ComparedValue& value : comparison.parameters)
    json["parameters"].push_back({{"name", value.name}, {"a", json_of(value.a)}, {"b", json_of(value.b)}});
  if (const auto& picture = comparison.picture)
    json["picture"] = {{"mode", picture->mode},
                       {"step_a", picture->step_a},
                       {"step_b", picture->step_b},
                       {"rms", picture->difference.rms},
                       {"maximum", picture->difference.maximum},
                       {"differing", picture->difference.differing}};
  return io::json_text(json, 2) + "\n";
}

}  // namespace ws::app
