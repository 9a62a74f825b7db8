// warpscope [FILE...]: opens the window, or says plainly why it cannot.
// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/parse.h"
#include "app/cli/terminal.h"
#include "app/session/document/loading.h"
#include "app/workspaces/workspaces.h"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>

namespace ws::app {

namespace {

bool is_set(const char* variable) {
  const char* value = std::getenv(variable);
  return value && *value;
}

/// Before any window is there: a file that the wanted workspace does not take is wrong usage.
void check_workspace(const WindowRequest& request) {
  if (request.workspace.empty()) return;
  if (request.files.empty()) throw UsageError{"--with says what a FILE is opened in, and there is none"};
  try {
    check_opens(find_workspace(request.workspace).experiment().info(), request.files.front());
  } catch (const Error& error) {
    throw UsageError{"--with " + request.workspace + ": " + error.full_text()};
  }
}

/// The command that does without a display what was asked for.
std::string instead_of(const WindowRequest& request) {
  if (request.workspace.empty() || request.files.empty())
    return "warpscope render draws the same pictures without one, see warpscope render --help";
  const ExperimentInfo& info = find_workspace(request.workspace).experiment().info();
  return fmt::format("warpscope render {} {} {} --output PNG draws the picture without one", info.id, main_input(info).flag,
                     request.files.front());
}

}  // namespace

int open_window(const WindowRequest& request, int& argc, char** argv, const Desktop& desktop) {
  hold_signals(false);
  for (const std::string& file : request.files)
    if (std::error_code failed; !std::filesystem::exists(file, failed))
      throw Error(ErrorKind::io, "there is no file " + file, "for the commands see warpscope --help");
  check_workspace(request);
  static_cast<void>(choose_backend(request.options.backend));
  if (!desktop.open_window)
    throw Error(ErrorKind::invalid_argument, "this build of warpscope has no window", instead_of(request));
  if (!is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY") && !is_set("QT_QPA_PLATFORM"))
    throw Error(ErrorKind::io, "there is no display to open a window on", instead_of(request));
  return desktop.open_window(argc, argv, request);
}

}  // namespace ws::app
