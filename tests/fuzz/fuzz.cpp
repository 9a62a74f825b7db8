// SPDX-License-Identifier: MIT
#include "tests/fuzz/fuzz.h"

#include "compute/core/run/error.h"
#include "compute/io/file_source.h"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <system_error>

namespace ws::fuzz {
namespace {

namespace fs = std::filesystem;

struct ScratchFolder {
  fs::path path = fs::temp_directory_path() / ("warpscope-fuzz-" + std::to_string(::getpid()));
  ScratchFolder() { fs::create_directories(path); }
  ~ScratchFolder() {
    std::error_code ignored;
    fs::remove_all(path, ignored);
  }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;
};

[[noreturn]] void give_up(const Target& target, const std::string& why) {
  std::fprintf(stderr, "%s: %s\n", target.name.c_str(), io::escaped(why).c_str());
  std::abort();
}

}  // namespace

const std::vector<Target>& targets() {
  static const std::vector<Target> all = make_targets();
  return all;
}

void check_words(const std::string& text) {
  constexpr std::size_t longest = 1000;
  if (text.size() > longest) throw std::logic_error("words of " + std::to_string(text.size()) + " bytes: " + text);
}

void try_bytes(const Target& target, std::string_view bytes) {
  try {
    try {
      target.run(bytes);
    } catch (const Error& error) {
      if (error.kind() == ErrorKind::internal) throw;
      if (std::string(error.what()).empty()) throw std::logic_error("an error without words");
      check_words(error.full_text());
    }
  } catch (const std::exception& error) {
    give_up(target, error.what());
  }
}

fs::path scratch_file(const std::string& name) {
  static const ScratchFolder folder;
  return folder.path / name;
}

void put(const fs::path& path, std::string_view bytes) {
  std::ofstream(path, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

std::string content_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace ws::fuzz
