// Expands includes and tells where shaders come from.
// SPDX-License-Identifier: MIT
#include "render/gl/shader_source.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace ws::render::gl {
namespace {

constexpr std::string_view include_directive = "#include \"";

const char* shader_folder() { return std::getenv("WS_SHADER_DIR"); }

std::string read_text(std::string_view name) {
  const char* folder = shader_folder();
  if (!folder) return std::string(embedded_file(name));
  const auto path = std::filesystem::path(folder) / name;
  std::ifstream file(path, std::ios::binary);
  if (!file)
    throw Error(ErrorKind::io, told("cannot read the shader {}", path.string()), said("WS_SHADER_DIR names the folder"));
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

void expand(std::string& out, std::string_view name) {
  std::istringstream lines(read_text(name));
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (line.starts_with(include_directive)) {
      const std::size_t begin = include_directive.size();
      expand(out, line.substr(begin, line.find('"', begin) - begin));
      out += "#line " + std::to_string(number + 1) + "\n";
    } else {
      out += line + "\n";
    }
  }
}

}  // namespace

std::string shader_source(std::string_view name, std::string_view defines) {
  std::string text = "#version 450 core\n";
  std::istringstream lines{std::string(defines)};
  for (std::string line; std::getline(lines, line);) text += "#define " + line + "\n";
  text += "#line 1\n";
  expand(text, name);
  return text;
}

std::filesystem::file_time_type shaders_changed_at() {
  std::filesystem::file_time_type newest{};
  if (const char* folder = shader_folder())
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
      if (entry.is_regular_file()) newest = std::max(newest, entry.last_write_time());
  return newest;
}

}  // namespace ws::render::gl
