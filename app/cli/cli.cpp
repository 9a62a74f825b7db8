// From arguments to an exit code: the one place where a command's errors are handled.
// SPDX-License-Identifier: MIT
#include "app/cli/cli.h"

#include "app/cli/commands.h"
#include "app/cli/parse.h"
#include "app/cli/terminal.h"
#include "compute/io/file_source.h"
#include "compute/io/files.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <filesystem>
#include <new>
#include <system_error>

#include <unistd.h>

namespace ws::app {

namespace {

int fail(ExitCode code, const std::string& why) {
  std::fflush(stdout);
  print_error(fmt::format("warpscope: {}\n", io::escaped(why)));
  return code;
}

/// What was printed has to arrive: a full disk behind standard output is a failure.
int printed(int code) {
  if (!std::ferror(stdout)) errno = 0;  // else it tells why already
  const bool arrived = std::fflush(stdout) == 0 && !std::ferror(stdout);
  if (arrived || code != exit_done) return code;
  return fail(exit_failed, fmt::format("cannot write to standard output: {}", std::strerror(errno ? errno : EIO)));
}

/// Where nothing can catch an exception (in a destructor of a library's, say), lack of memory has its words all the same.
[[noreturn]] void end_uncaught() {
  try {
    if (std::current_exception()) throw;
  } catch (const std::bad_alloc&) {
    io::abandon_writes([] { return true; });
    std::fputs("warpscope: there is not enough memory\n", stderr);
    _exit(exit_failed);
  } catch (...) {
    __gnu_cxx::__verbose_terminate_handler();  // names it
  }
  std::abort();
}

}  // namespace

int run_command_line(int& argc, char** argv, const Desktop& desktop) {
  std::set_terminate(end_uncaught);
  hold_signals(true);
  try {
    const CommandAction action = parse(std::vector<std::string>(argv + 1, argv + argc));
    return printed(action(argc, argv, desktop));
  } catch (const HelpRequest& request) {
    std::fputs(request.text.c_str(), stdout);
    return printed(exit_done);
  } catch (const UsageError& error) {
    return fail(exit_usage, error.message);
  } catch (const Cancelled&) {
    return fail(exit_cancelled, "cancelled");
  } catch (const Error& error) {
    return fail(exit_failed, error.full_text());
  } catch (const std::filesystem::filesystem_error& error) {
    return fail(exit_failed, fmt::format("cannot use {}: {}", error.path1().string(), error.code().message()));
  } catch (const std::system_error& error) {
    // The printing functions throw where what they print does not arrive.
    if (std::ferror(stdout)) return fail(exit_failed, "cannot write to standard output: " + error.code().message());
    return fail(exit_failed, fmt::format("the system refused: {}", error.what()));
  } catch (const std::bad_alloc&) {
    return fail(exit_failed, "there is not enough memory");
  } catch (const std::exception& error) {
    return fail(exit_failed, std::string("internal error: ") + error.what());
  }
}

}  // namespace ws::app
