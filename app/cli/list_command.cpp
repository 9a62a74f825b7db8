// warpscope list: what can be run, and on what.
// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/terminal.h"
#include "app/cli/work.h"
#include "app/session/texts.h"
#include "compute/experiments.h"
#include "compute/io/formats/json_text.h"
#include "compute/ridge/variants/launch_store.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <map>

namespace ws::app {

namespace {

using Json = nlohmann::ordered_json;

Json workspace_json(const ExperimentInfo& info) {
  Json json{{"id", info.id}, {"title", info.title}, {"summary", info.summary}, {"papers", info.papers}};
  json["inputs"] = Json::array();
  for (const InputSpec& input : info.inputs)
    json["inputs"].push_back({{"role", input.role},
                              {"flag", input.flag},
                              {"kind", data_kind(input.kind).name},
                              {"required", input.required},
                              {"help", input.help}});
  json["outputs"] = Json::array();
  for (const OutputSpec& output : info.outputs)
    json["outputs"].push_back(
        {{"id", output.id}, {"flag", output.flag}, {"extensions", output.extensions}, {"help", output.help}});
  json["samples"] = Json::array();
  for (const Sample& sample : info.samples)
    json["samples"].push_back({{"id", sample.id}, {"title", sample.title}, {"generator", sample.generator}});
  json["plots"] = Json::array();
  for (const PlotWords& plot : info.plots) json["plots"].push_back({{"id", plot.id}, {"meaning", plot.meaning}});
  return json;
}

Json backends_json() {
  Json list = Json::array({{{"name", "cpu"}, {"device", cpu_name()}, {"threads", cpu_thread_count()}}});
  for (const CudaDevice& device : cuda_status().devices)
    list.push_back({{"name", "cuda"},
                    {"device", device.name},
                    {"ordinal", device.ordinal},
                    {"compute_capability", device.compute_capability},
                    {"memory_bytes", device.memory_bytes}});
  return list;
}

/// What `bench ridge --case tune` has left for later runs.
void print_measured_launches() {
  const auto path = ridge::launch_store_path();
  if (!path) return;
  try {
    std::map<std::string, int> counts;
    for (const ridge::StoredLaunch& launch : ridge::read_launches(*path)) ++counts[launch.device];
    for (const auto& [device, count] : counts)
      fmt::print("  {:<14} {} for ridge on {}, in {}\n", "launches", count, device, path->string());
  } catch (const Error& error) {
    warn(error.full_text());
  }
}

void print_text() {
  fmt::print("Workspaces\n");
  for (const Experiment* experiment : experiments()) {
    const ExperimentInfo& info = experiment->info();
    fmt::print("  {:<14} {}\n", info.id, info.summary);
    for (const Sample& sample : info.samples) fmt::print("    --sample {:<12} {}\n", sample.id, sample.title);
  }
  fmt::print("Backends\n  {:<14} {}, {} threads\n", "cpu", cpu_name(), cpu_thread_count());
  for (const CudaDevice& device : cuda_status().devices)
    fmt::print("  {:<14} {}, compute capability {}, {} MiB\n", "cuda", device.name, device.compute_capability,
               device.memory_bytes >> 20);
  if (cuda_status().devices.empty()) fmt::print("  {:<14} none: {}\n", "cuda", cuda_status().reason);
  print_measured_launches();
  fmt::print("Generators\n");
  for (const generate::Kind& kind : generate::kinds()) fmt::print("  {:<14} {}\n", kind.name, kind.help);
}

}  // namespace

int list(bool as_json) {
  hold_signals(false);
  if (!as_json) {
    print_text();
    return exit_done;
  }
  Json json{{"warpscope", WS_VERSION}};
  json["workspaces"] = Json::array();
  for (const Experiment* experiment : experiments()) json["workspaces"].push_back(workspace_json(experiment->info()));
  json["backends"] = backends_json();
  if (cuda_status().devices.empty()) json["cuda_reason"] = cuda_status().reason;
  json["generators"] = Json::array();
  for (const generate::Kind& kind : generate::kinds())
    json["generators"].push_back(
        {{"name", kind.name}, {"help", kind.help}, {"makes", data_kind(kind.product).name}, {"options", kind.options}});
  fmt::print("{}\n", io::json_text(json, 2));
  return exit_done;
}

int list_texts() {
  hold_signals(false);
  Json json = Json::array();
  for (const TableText& one : table_texts())
    json.push_back({{"text", one.text}, {"difference", one.difference}, {"place", one.place}});
  fmt::print("{}\n", io::json_text(json, 2));
  return exit_done;
}

}  // namespace ws::app
