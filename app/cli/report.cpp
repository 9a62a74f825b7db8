// The report.
// SPDX-License-Identifier: MIT
#include "app/cli/report.h"

#include "app/session/document/json_values.h"
#include "compute/io/data_files.h"
#include "compute/io/files.h"
#include "compute/io/formats/json_text.h"

#include <nlohmann/json.hpp>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace ws::app {

namespace {

using Json = nlohmann::ordered_json;

Json inputs_json(const Inputs& inputs) {
  Json list = Json::array();
  for (const auto& [role, input] : inputs) {
    Json json{{"role", role}, {"name", input.name}, {"sha256", input.sha256}};
    if (const InputKind kind = kind_of(input.data); kind != InputKind::own)
      for (const Property& fact : io::data_formats(kind).size(input.data)) json[fact.name] = value_to_json<Json>(fact.value);
    list.push_back(std::move(json));
  }
  return list;
}

Json warnings_json(const Report& report) {
  Json list = Json::array();
  for (const Message& message : report.loaded.messages)
    if (message.severity == Severity::warning) list.push_back(message.text);
  for (const std::string& warning : report.record.metrics.warnings()) list.push_back(warning);
  return list;
}

}  // namespace

std::string to_json(const Report& report) {
  const Metrics& metrics = report.record.metrics;
  Json json{{"warpscope", WS_VERSION},
            {"workspace", report.experiment->info().id},
            {"backend", to_string(report.record.backend)},
            {"device", report.record.device},
            {"threads", report.means.thread_count > 0 ? report.means.thread_count : cpu_thread_count()},
            {"inputs", inputs_json(report.loaded.inputs)}};
  json["parameters"] = Json::object();
  for (const FieldInfo& field : report.parameters.fields())
    json["parameters"][field.name] = value_to_json<Json>(report.parameters.effective(field.name));
  json["settings"] = Json::array();
  for (const TakenSetting& setting : report.settings)
    json["settings"].push_back({{"name", setting.name}, {"value", setting.value}, {"from", setting.from}});
  json["stages"] = Json::array();
  for (const StageTime& stage : metrics.stages()) json["stages"].push_back({{"name", stage.name}, {"ms", stage.ms}});
  json["load_ms"] = report.load_ms;
  json["compute_ms"] = metrics.compute_ms;
  if (!report.compute_ms_all.empty()) json["compute_ms_all"] = report.compute_ms_all;
  json["upload_ms"] = metrics.upload_ms;
  json["download_ms"] = metrics.download_ms;
  json["write_ms"] = report.write_ms;
  json["peak_host_bytes"] = report.record.peak_host_bytes;
  json["peak_device_bytes"] = report.record.peak_device_bytes;
  json["result"] = Json::object();
  for (const Property& property : report.summary) json["result"][property.name] = value_to_json<Json>(property.value);
  json["result_hash"] = report.result_hash;
  json["warnings"] = warnings_json(report);
  return io::json_text(json, 2) + "\n";
}

void take_facts(Report& report, const std::stop_token& stop) {
  RunContext context = report.context(stop);
  report.summary = report.result->summary(context);
  report.result_hash = report.result->hash(context);
}

void write_report(const std::string& target, const std::string& json) {
  if (target == "-") {
    if (std::fwrite(json.data(), 1, json.size(), stdout) != json.size() || std::fflush(stdout) != 0)
      throw Error(ErrorKind::io, std::string("cannot write to standard output: ") + std::strerror(errno));
  } else if (!target.empty()) {
    io::write_atomically(target, json);
  }
}

}  // namespace ws::app
