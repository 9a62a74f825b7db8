// The report.
// SPDX-License-Identifier: MIT
#include "app/cli/report.h"

#include "compute/io/files.h"

#include <nlohmann/json.hpp>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace ws::app {

namespace {

using Json = nlohmann::ordered_json;

Json value_json(const Value& value) {
  return std::visit([](const auto& v) { return Json(v); }, value);
}

Json inputs_json(const Inputs& inputs) {
  struct Shape {
    Json operator()(const std::shared_ptr<const PointSet>& points) const {
      return {{"count", points->size()}, {"dimension", points->dimension()}};
    }
    Json operator()(const std::shared_ptr<const OwnData>&) const { return Json::object(); }
    Json operator()(const std::shared_ptr<const Image>& image) const {
      return {{"width", image->width()},
              {"height", image->height()},
              {"channels", image->channels()},
              {"type", image->type() == PixelType::uint8 ? "uint8" : "float32"}};
    }
    Json operator()(const std::shared_ptr<const Mesh>& mesh) const {
      return {{"count", mesh->triangle_count()},
              {"vertex_count", mesh->vertex_count()},
              {"part_count", mesh->parts.size()},
              {"dropped_invalid", mesh->dropped_invalid},
              {"dropped_flat", mesh->dropped_flat}};
    }
    Json operator()(const std::shared_ptr<const VectorSet>& vectors) const {
      return {{"count", vectors->size()},
              {"dimension", vectors->dimension()},
              {"type", vectors->type() == Component::uint8 ? "uint8" : "float32"}};
    }
    Json operator()(const std::shared_ptr<const PolylineSet>& lines) const {
      return {{"count", lines->lines.size()}, {"dimension", lines->dimension}, {"vertex_count", lines->vertex_count()}};
    }
  };
  Json list = Json::array();
  for (const auto& [role, input] : inputs) {
    Json json{{"role", role}, {"name", input.name}, {"sha256", input.sha256}};
    json.update(std::visit(Shape{}, input.data));
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
            {"threads", report.thread_count > 0 ? report.thread_count : cpu_thread_count()},
            {"inputs", inputs_json(report.loaded.inputs)}};
  json["parameters"] = Json::object();
  for (const FieldInfo& field : report.parameters.fields())
    json["parameters"][field.name] = value_json(report.parameters.effective(field.name));
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
  for (const Property& property : report.result->summary()) json["result"][property.name] = value_json(property.value);
  json["result_hash"] = report.result->hash();
  json["warnings"] = warnings_json(report);
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
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
