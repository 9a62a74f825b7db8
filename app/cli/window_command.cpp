// warpscope [FILE...]: opens the window, or says plainly why it cannot.
// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/terminal.h"

#include <cstdlib>
#include <filesystem>

namespace ws::app {

namespace {

bool is_set(const char* variable) {
  const char* value = std::getenv(variable);
  return value && *value;
}

}  // namespace

int open_window(const WindowRequest& request, int& argc, char** argv, const Desktop& desktop) {
  hold_signals(false);
  for (const std::string& file : request.files)
    if (std::error_code failed; !std::filesystem::exists(file, failed))
      throw Error(ErrorKind::io, "there is no file " + file, "for the commands see warpscope --help");
  static_cast<void>(choose_backend(request.options.backend));
  if (!desktop.open_window)
    throw Error(ErrorKind::invalid_argument, "this build of warpscope has no window",
                "warpscope run and warpscope render work without one");
  if (!is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY") && !is_set("QT_QPA_PLATFORM"))
    throw Error(ErrorKind::io, "there is no display to open a window on",
                "warpscope render draws the same pictures without one, see warpscope render --help");
  return desktop.open_window(argc, argv, request);
}

}  // namespace ws::app
