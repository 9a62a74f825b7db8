// Starts the reading process, and says why one ended without a mesh.
// SPDX-License-Identifier: MIT
#include "compute/io/meshes/foreign/foreign_mesh.h"

#include "compute/core/device/memory.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/io/child_process.h"
#include "compute/io/meshes/foreign/mesh_messages.h"
#include "compute/io/streams.h"

#include <signal.h>
#include <sys/wait.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>

namespace ws::io {
namespace {

constexpr const char* convert_it = phrase("convert it to ply, obj, stl or off, which are read without that library");

std::filesystem::path reader_program(const FileSource& source) {
  std::filesystem::path program = program_folder() / mesh_reader_program;
  std::error_code failed;
  if (!std::filesystem::exists(program, failed))
    source.fail(told("{}, which reads {} files, is not beside this program", mesh_reader_program, source.extension()),
                told("put it into {}", program.parent_path().string()));
  return program;
}

[[noreturn]] void throw_no_memory(const FileSource& source, const ForeignLimits& limits) {
  throw Error(
      ErrorKind::out_of_memory,
      told("{}: reading it takes more memory, the limit is {} bytes", source.path().string(), limits.memory_bytes),
      said("raise --memory-limit if there is one, or convert it to ply, obj, stl or off, which are read without that library"));
}

/// `status` as waitpid gives it.
[[noreturn]] void fail_as_ended(const FileSource& source, int status, const ForeignLimits& limits) {
  const std::string extension = source.extension(), hint = said(convert_it);
  if (WIFEXITED(status) && WEXITSTATUS(status) == exit_no_memory) throw_no_memory(source, limits);
  if (WIFEXITED(status)) source.fail(told("the library that reads {} files gave up", extension), hint);
  const int signal = WTERMSIG(status);
  if (signal == SIGXCPU || signal == SIGALRM)
    source.fail(told("the library that reads {} files took more than {} seconds", extension, limits.cpu_seconds), hint);
  if (signal == SIGKILL)
    source.fail(told("the library that reads {} files was ended by the system, perhaps for its memory", extension), hint);
  source.fail(told("the library that reads {} files crashed ({}): the file may be damaged", extension, ::strsignal(signal)),
              hint);
}

}  // namespace

ForeignLimits foreign_limits(const FileSource& source) {
  constexpr std::size_t least_seconds = 4, seconds_per_mebibyte = 4;
  return {std::min(source.options().memory_limit_bytes, free_host_bytes() / 4 * 3),
          least_seconds + seconds_per_mebibyte * (source.bytes().size() >> 20)};
}

RawMesh read_in_process(const FileSource& source, const ForeignLimits& limits) {
  ChildProcess child(reader_program(source),
                     {source.path().string(), std::to_string(limits.memory_bytes), std::to_string(limits.cpu_seconds)});
  try {
    const std::stop_callback on_stop(source.options().stop, [&] { child.kill(); });
    return receive_mesh(child.output(), source);
  } catch (const PipeEnded&) {
    source.check_stop();
    fail_as_ended(source, child.status(), limits);
  }
}

RawMesh read_other_mesh(const FileSource& source) {
  if (held_stream(source.path()))
    source.fail(told("{} files cannot come out of a stream", source.extension()), said("save it as a file first"));
  check_nesting(source);
  return read_in_process(source, foreign_limits(source));
}

}  // namespace ws::io
