// SPDX-License-Identifier: MIT
#include "app/cli/render/load_state.h"

#include "app/cli/work.h"
#include "app/workspaces/workspaces.h"

#include <fmt/format.h>

namespace ws::app {

namespace {

void set_values(ParameterSet& set, const std::map<std::string, Value>& values, const std::string& path) {
  try {
    for (const auto& [name, value] : values) set.set(name, value);
  } catch (const Error& error) {
    throw Error(error.kind(), path + ": " + error.what(), error.hint());
  }
}

/// Unless a flag says otherwise, a state is computed where it was saved. Backends give the same result, so one that is not here
/// is no reason to refuse the state.
void take_backend(ComputeOptions& options, const std::string& saved) {
  if (options.is_chosen || options.device || saved == "auto") return;
  try {
    static_cast<void>(choose_backend(saved));
    options.backend = saved;
    std::erase_if(options.taken, [](const TakenSetting& setting) { return setting.name == "backend"; });
  } catch (const Error& error) {
    warn(fmt::format("the state asks for the backend {}: {}; computed on the one that is here", saved, error.what()));
  }
}

}  // namespace

void take_state(RenderCommand& command, State& state, const std::string& name) {
  command.task.experiment = &find_workspace(state.workspace).experiment();
  command.task.sources = state.inputs;
  command.task.parameters = command.task.experiment->parameters();
  command.task.view = command.task.experiment->view_parameters();
  const auto tell = [&](const std::string& warning) {
    if (!warning.empty()) warn(fmt::format("{}: {}", name, warning));
  };
  for (const std::string& warning : state.warnings) tell(warning);
  tell(take_unknown(state.parameters, command.task.parameters));
  tell(take_unknown(state.view, command.task.view));
  take_backend(command.task.compute, state.backend);
  set_values(command.task.parameters, state.parameters, name);
  set_values(command.task.view, state.view, name);
  command.task.compute.seed = state.seed;
  if (!command.step) command.step = std::to_string(state.step);
}

State load_state(RenderCommand& command) {
  State state;
  if (!command.state_path.empty()) {
    state = read_state(command.state_path);
    take_state(command, state, command.state_path);
  }
  if (command.theme) state.furniture.theme = *command.theme;
  state.furniture.grid = state.furniture.grid && !command.hide_grid;
  state.furniture.axes = state.furniture.axes && !command.hide_axes;
  state.furniture.legend = state.furniture.legend && !command.hide_legend;
  for (const std::string& id : command.hidden_layers) state.layers[id].visible = false;
  return state;
}

}  // namespace ws::app
