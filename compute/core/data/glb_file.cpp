// SPDX-License-Identifier: MIT
#include "compute/core/data/glb_file.h"

#include <bit>
#include <cstdint>

namespace ws {

namespace {

static_assert(std::endian::native == std::endian::little, "words are copies of memory");

void append(std::string& to, std::size_t number) {
  const auto word = static_cast<std::uint32_t>(number);
  to.append(reinterpret_cast<const char*>(&word), sizeof word);
}

}  // namespace

std::string glb_file(std::string json, const std::string& binary) {
  constexpr std::size_t magic = 0x46546c67, version = 2, chunk_json = 0x4e4f534a, chunk_binary = 0x004e4942;
  constexpr std::size_t header = 12, chunk_header = 8;
  json.resize((json.size() + 3) / 4 * 4, ' ');
  const std::size_t chunks = binary.empty() ? 1 : 2;
  const std::size_t size = header + chunks * chunk_header + json.size() + binary.size();
  std::string file;
  file.reserve(size);
  for (const std::size_t word : {magic, version, size, json.size(), chunk_json}) append(file, word);
  file += json;
  if (binary.empty()) return file;
  for (const std::size_t word : {binary.size(), chunk_binary}) append(file, word);
  file += binary;
  return file;
}

}  // namespace ws
