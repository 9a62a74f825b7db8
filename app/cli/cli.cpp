// From arguments to an exit code: the one place where a command's errors are handled.
// SPDX-License-Identifier: MIT
#include "app/cli/cli.h"

#include "app/cli/commands.h"
#include "app/cli/parse.h"

#include <fmt/format.h>

#include <cstdio>
#include <new>

namespace ws::app {

namespace {

int fail(ExitCode code, const std::string& why) {
  std::fflush(stdout);
  fmt::print(stderr, "warpscope: {}\n", why);
  return code;
}

}  // namespace

int run_command_line(int& argc, char** argv, const OpenWindow& open) {
  try {
    const CommandAction action = parse(std::vector<std::string>(argv + 1, argv + argc));
    return action(argc, argv, open);
  } catch (const HelpRequest& request) {
    fmt::print("{}", request.text);
    return exit_done;
  } catch (const UsageError& error) {
    return fail(exit_usage, error.message);
  } catch (const Cancelled&) {
    return fail(exit_cancelled, "cancelled");
  } catch (const Error& error) {
    return fail(exit_failed, error.full_text());
  } catch (const std::bad_alloc&) {
    return fail(exit_failed, "there is not enough memory");
  } catch (const std::exception& error) {
    return fail(exit_failed, std::string("internal error: ") + error.what());
  }
}

}  // namespace ws::app
