// warpscope-mesh-reader: reads one mesh by Assimp, in a process that can crash, hang and run out of memory alone. Warpscope
// starts it; what it reads goes to standard output as mesh_messages.h says.
// SPDX-License-Identifier: MIT
#include "compute/io/mapped_file.h"
#include "compute/io/meshes/foreign/confine.h"
#include "compute/io/meshes/foreign/foreign_mesh.h"
#include "compute/io/meshes/foreign/mesh_messages.h"

#include <fmt/format.h>
#include <unistd.h>

#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <string_view>

#ifdef WS_SANITIZE_ADDRESS
/// By the signal that a crash ends with the program that started this one knows it for a crash.
// NOLINTNEXTLINE(bugprone-reserved-identifier)
extern "C" const char* __asan_default_options() { return "handle_segv=0:handle_abort=0"; }
#endif

namespace {

using namespace ws::io;

bool parse(std::string_view text, std::size_t& value) {
  return std::from_chars(text.data(), text.data() + text.size(), value).ptr == text.data() + text.size();
}

void read(const std::filesystem::path& path, const ForeignLimits& limits, const MeshSender& sender) {
  const MappedFile mapped(path);
  const ReadOptions options;
  const FileSource source(path, mapped.bytes(), options);
  confine(path, limits);
  sender.mesh(read_by_assimp(source, sender));
}

}  // namespace

int main(int argc, char** argv) {
  ForeignLimits limits{};
  if (argc != 4 || !parse(argv[2], limits.memory_bytes) || !parse(argv[3], limits.cpu_seconds)) {
    std::fprintf(stderr, "%s: warpscope starts this program where it reads a mesh; it is of no other use\n",
                 mesh_reader_program);
    return 2;
  }
  const MeshSender sender(STDOUT_FILENO);
  try {
    read(argv[1], limits, sender);
  } catch (const ws::Error& error) {
    sender.failure(error);
  } catch (const std::bad_alloc&) {
    ::_exit(exit_no_memory);
  }
  ::_exit(EXIT_SUCCESS);  // the scene need not be taken apart
}
