// SPDX-License-Identifier: MIT
#include "app/session/pictures/file_names.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <filesystem>

namespace ws::app {

namespace {

constexpr std::size_t longest = 80;  // bytes

/// Letters of other alphabets are several bytes above 127 and stay.
bool is_safe(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '.' ||
         static_cast<unsigned char>(c) > 127;
}

bool continues_a_letter(char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; }

std::string data_name(const std::vector<StateInput>& sources) {
  if (sources.empty()) return {};
  const StateInput& source = sources.front();
  if (source.path.empty()) return source.generator.substr(0, source.generator.find(' '));
  return std::filesystem::path(source.path).stem().string();
}

}  // namespace

std::string safe_name(std::string_view words) {
  std::string name;
  for (const char c : words) {
    if (is_safe(c))
      name += c;
    else if (!name.empty() && name.back() != '-')
      name += '-';
  }
  name.erase(0, name.find_first_not_of(".-"));  // neither hidden nor taken for a flag
  if (name.size() > longest) {
    std::size_t end = longest;
    while (end > 0 && continues_a_letter(name[end])) --end;
    name.resize(end);
  }
  while (!name.empty() && (name.back() == '-' || name.back() == '.')) name.pop_back();
  return name.empty() ? "warpscope" : name;
}

std::string proposed_name(const std::vector<StateInput>& sources, std::string_view workspace) {
  const std::string data = data_name(sources);
  return data.empty() ? safe_name(workspace) : safe_name(data) + "-" + safe_name(workspace);
}

std::string proposed_name(const std::vector<StateInput>& sources, std::string_view workspace, std::size_t step) {
  return fmt::format("{}-step-{}", proposed_name(sources, workspace), step);
}

std::string numbered_name(const std::string& path, std::size_t step, std::size_t last_step) {
  const std::filesystem::path file(path);
  const std::size_t digits = fmt::format("{}", last_step).size();
  const std::string name = fmt::format("{}-step-{:0{}}{}", file.stem().string(), step, digits, file.extension().string());
  return (file.parent_path() / name).string();
}

bool has_extension(const std::string& path, std::string_view extension) {
  std::string own = std::filesystem::path(path).extension().string();
  std::transform(own.begin(), own.end(), own.begin(), [](unsigned char c) { return std::tolower(c); });
  return own == extension;
}

}  // namespace ws::app
