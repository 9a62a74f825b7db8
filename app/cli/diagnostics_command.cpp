// warpscope diagnostics: what the program runs on, and why.
// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/terminal.h"
#include "compute/core/device/memory.h"
#include "compute/io/formats/json_text.h"
#include "render/headless.h"
#include "render/interop/gl_frame.h"
#include "render/renderer.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cstdlib>

namespace ws::app {

namespace {

using Json = nlohmann::ordered_json;

Json cuda_json() {
  const CudaStatus& status = cuda_status();
  Json json{{"compiled_in", status.is_compiled_in},
            {"driver_version", status.driver_version},
            {"runtime_version", status.runtime_version},
            {"reason", status.reason}};
  json["devices"] = Json::array();
  for (const CudaDevice& device : status.devices)
    json["devices"].push_back({{"ordinal", device.ordinal},
                               {"name", device.name},
                               {"compute_capability", device.compute_capability},
                               {"memory_bytes", device.memory_bytes},
                               {"multiprocessors", device.multiprocessor_count},
                               {"drives_display", device.drives_display}});
  return json;
}

/// The headless context's GL and its verdict; a failure is part of the answer.
Json gl_json() {
  try {
    const render::HeadlessContext context;
    const render::InteropVerdict verdict = render::probe_interop();
    return {{"headless", render::gl_description()},
            {"interop", render::to_string(verdict.mode)},
            {"interop_reason", verdict.reason}};
  } catch (const Error& e) {
    return {{"headless", ""}, {"reason", e.full_text()}};
  }
}

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

Json collect() {
  return {{"warpscope", WS_VERSION},
          {"compiler", __VERSION__},
          {"cpu", {{"name", cpu_name()}, {"threads", cpu_thread_count()}, {"free_bytes", free_host_bytes()}}},
          {"cuda", cuda_json()},
          {"gl", gl_json()},
          {"display", {{"DISPLAY", environment("DISPLAY")}, {"WAYLAND_DISPLAY", environment("WAYLAND_DISPLAY")}}}};
}

void print_text(const Json& json) {
  const auto text = [](const Json& value) { return value.get<std::string>(); };
  const auto line = [](const char* name, const std::string& value) { fmt::print("{:<10} {}\n", name, value); };
  line("warpscope", text(json["warpscope"]) + ", compiled by GCC " + text(json["compiler"]));
  line("cpu", fmt::format("{}, {} threads", text(json["cpu"]["name"]), json["cpu"]["threads"].get<int>()));
  const Json& cuda = json["cuda"];
  for (const Json& device : cuda["devices"])
    line("cuda",
         fmt::format("device {}: {}, compute capability {}, {} MiB, driver {}, runtime {}", device["ordinal"].get<int>(),
                     text(device["name"]), text(device["compute_capability"]), device["memory_bytes"].get<std::size_t>() >> 20,
                     text(cuda["driver_version"]), text(cuda["runtime_version"])));
  if (cuda["devices"].empty()) line("cuda", "none: " + text(cuda["reason"]));
  const Json& gl = json["gl"];
  line("opengl", gl.contains("interop") ? text(gl["headless"]) : "none: " + text(gl["reason"]));
  if (gl.contains("interop")) line("interop", text(gl["interop"]) + ": " + text(gl["interop_reason"]));
  const std::string x11 = text(json["display"]["DISPLAY"]), wayland = text(json["display"]["WAYLAND_DISPLAY"]);
  line("display", x11.empty() && wayland.empty() ? "none" : x11.empty() ? "Wayland " + wayland : "X11 " + x11);
}

}  // namespace

int diagnostics(bool as_json) {
  hold_signals(false);
  const Json json = collect();
  if (as_json)
    fmt::print("{}\n", io::json_text(json, 2));
  else
    print_text(json);
  return exit_done;
}

}  // namespace ws::app
