// SPDX-License-Identifier: MIT
#include "app/cli/bench/bench_report.h"

#include "compute/core/run/counted.h"
#include "compute/core/run/error.h"
#include "compute/io/formats/json_text.h"
#include "compute/io/mapped_file.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <utility>

namespace ws::app {

namespace {

using Json = nlohmann::ordered_json;

/// "RESULT DIFFERS from cpu linear": what computes the same has to give the same; "another result: cubic" of what does not.
std::string remark_of(const BenchRow& row, const std::vector<BenchRow>& rows) {
  if (row.is_peer()) return row.remark;
  const BenchRow& model = model_of(row, rows);
  const std::string own = row.method.computes.empty() ? "" : "another result: " + row.method.computes;
  if (!differ(row, model)) return own;
  return own + (own.empty() ? "" : "  ") + fmt::format("RESULT DIFFERS from {} {}", model.backend(), model.method.method);
}

Json json_of(const BenchLine& line) {
  const Spread interval = line.interval();
  Json json{{"workspace", line.workspace},
            {"case", line.case_name},
            {"generator", line.generator},
            {"backend", line.backend.substr(0, line.backend.find(':'))},
            {"method", line.method},
            {"device", line.device},
            {"compute_ms_all", line.ms},
            {"median_ms", line.median()},
            {"median_low_ms", interval.least},
            {"median_high_ms", interval.most},
            {"min_ms", spread_of(line.ms).least},
            {"inner_iterations", line.iterations},
            {"initial_ball_count", line.ball_count},
            {"ratio", line.ratio},
            {"against", line.against},
            {"result_hash", line.hash},
            {"computes", line.computes},
            {"differs", line.is_wrong},
            {"remark", line.remark},
            {"stage", line.stage},
            {"note", line.note},
            {"unit", line.unit}};
  if (line.is_peer()) json["peer"] = line.version;
  if (line.distance) json["distance"] = *line.distance;
  if (line.per_second) {  // for other rows no rate is better than a wrong one
    json[line.unit + "_per_second"] = *line.per_second;
    json["gigabytes_per_second"] = line.gigabytes_per_second.value_or(0);
  }
  if (const auto colon = line.backend.find(':'); colon != std::string::npos)
    json["device_ordinal"] = std::stoi(line.backend.substr(colon + 1));
  return json;
}

BenchLine line_from(const Json& json, const std::string& workspace) {
  BenchLine line;
  line.workspace = json.value("workspace", workspace);
  line.case_name = json.at("case");
  line.generator = json.value("generator", "");
  line.backend = json.at("backend");
  if (json.contains("device_ordinal")) line.backend += fmt::format(":{}", json["device_ordinal"].get<int>());
  line.method = json.at("method");
  line.device = json.value("device", "");
  line.ms = json.at("compute_ms_all").get<std::vector<double>>();
  line.iterations = json.value("inner_iterations", 0.0);
  line.ball_count = json.value("initial_ball_count", 0.0);
  line.ratio = json.value("ratio", 1.0);
  line.against = json.value("against", "");
  line.hash = json.value("result_hash", "");
  line.computes = json.value("computes", "");
  line.is_wrong = json.value("differs", false);
  line.remark = json.value("remark", "");
  line.stage = json.value("stage", "");
  line.note = json.value("note", "");
  line.unit = json.value("unit", "");
  line.version = json.value("peer", "");
  if (json.contains("distance") && json["distance"].is_number()) line.distance = json["distance"].get<double>();
  if (const std::string rate = line.unit + "_per_second"; json.contains(rate)) {
    line.per_second = json[rate].get<double>();
    line.gigabytes_per_second = json.value("gigabytes_per_second", 0.0);
  }
  if (line.ms.empty()) throw Error(ErrorKind::io, fmt::format("the row {} {} has no times", line.case_name, line.method));
  return line;
}

Json json_of(const BenchMachine& machine) {
  return {{"cpu", machine.cpu},
          {"hardware_threads", machine.core_count},
          {"threads", machine.thread_count},
          {"memory_gib", machine.memory_gib},
          {"cuda_devices", machine.devices},
          {"cuda_driver", machine.driver},
          {"compute_yardstick_ms", machine.compute_ms},
          {"copy_yardstick_ms", machine.copy_ms},
          {"load", machine.load}};
}

BenchMachine machine_from(const Json& json) {
  BenchMachine machine;
  machine.cpu = json.value("cpu", "");
  machine.thread_count = json.value("threads", 0);
  const Json own = json.value("machine", Json::object());  // reports of before had none
  machine.core_count = own.value("hardware_threads", 0);
  machine.memory_gib = own.value("memory_gib", 0.0);
  machine.devices = own.value("cuda_devices", std::vector<std::string>{});
  machine.driver = own.value("cuda_driver", "");
  machine.compute_ms = own.value("compute_yardstick_ms", 0.0);
  machine.copy_ms = own.value("copy_yardstick_ms", 0.0);
  machine.load = own.value("load", 0.0);
  return machine;
}

BenchReport report_from(const Json& json) {
  BenchReport report;
  report.version = json.at("warpscope");
  report.workspace = json.value("workspace", "");
  report.date = json.value("date", "");
  report.machine = machine_from(json);
  report.is_small = json.value("small", false);
  report.asked_peers = json.value("asked_peers", false);
  report.is_partial = json.value("partial", false);
  for (const Json& row : json.at("rows")) report.rows.push_back(line_from(row, report.workspace));
  for (const Json& absent : json.value("absent", Json::array()))
    report.absent.push_back({absent.at("name"), absent.at("why"), absent.value("cases", std::vector<std::string>{})});
  return report;
}

}  // namespace

std::string title_of(const AbsentPeer& absent) {
  if (absent.cases.empty()) return absent.name;
  const std::string more = absent.cases.size() == 1 ? "" : " and " + counted(absent.cases.size() - 1, "other");
  return fmt::format("{}, of {}{}", absent.name, absent.cases.front(), more);
}

std::vector<BenchLine> lines_of(const std::string& workspace, const std::vector<BenchRow>& rows) {
  std::vector<BenchLine> lines;
  const BenchRow* first = nullptr;
  for (const BenchRow& row : rows) {
    if (!first || first->bench_case != row.bench_case) first = &row;
    const BenchCase& of = *row.bench_case;
    BenchLine line{workspace,         of.name,       of.generator,        of.stage, of.note,     row.backend(),
                   row.method.method, row.device,    row.method.computes, row.hash, row.version, row.ms,
                   row.iterations,    row.ball_count};
    line.ratio = first->minimum() / row.minimum();
    line.against = fmt::format("{} {}", first->backend(), first->method.method);
    line.unit = row.work.unit;
    line.per_second = row.per_second();
    if (line.per_second) line.gigabytes_per_second = static_cast<double>(row.work.bytes) / row.minimum() / 1e6;
    line.distance = row.distance;
    line.is_wrong = row.is_peer() ? row.is_wrong : differ(row, model_of(row, rows));
    line.remark = remark_of(row, rows);
    lines.push_back(std::move(line));
  }
  return lines;
}

std::string to_json(const BenchReport& report) {
  Json json{{"warpscope", report.version}};
  if (!report.workspace.empty()) json["workspace"] = report.workspace;
  json["date"] = report.date;
  json["cpu"] = report.machine.cpu;
  json["threads"] = report.machine.thread_count;
  json["machine"] = json_of(report.machine);
  json["small"] = report.is_small;
  json["asked_peers"] = report.asked_peers;
  if (report.is_partial) json["partial"] = true;
  json["rows"] = Json::array();
  for (const BenchLine& line : report.rows) json["rows"].push_back(json_of(line));
  json["absent"] = Json::array();
  for (const AbsentPeer& absent : report.absent)
    json["absent"].push_back({{"name", absent.name}, {"why", absent.why}, {"cases", absent.cases}});
  return io::json_text(json, 2) + "\n";
}

BenchReport read_bench_report(const std::string& path) { return bench_report_of(io::MappedFile(path).bytes(), path); }

BenchReport bench_report_of(std::string_view text, const std::string& name) {
  try {
    return report_from(io::json_or_discarded<Json>(text));
  } catch (const Json::exception&) {
    throw Error(ErrorKind::io, name + " is no report of warpscope bench",
                "such a report is what warpscope bench writes with --report");
  }
}

}  // namespace ws::app
