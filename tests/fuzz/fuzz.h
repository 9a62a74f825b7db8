// What the fuzz programs share: targets, each of which is one reader of foreign bytes with valid files to begin from.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace ws::fuzz {

struct Target {
  std::string name;                           ///< "points.csv"
  std::function<void(std::string_view)> run;  ///< reads the bytes; throws what a user would see
  std::vector<std::string> seeds;             ///< valid content, and what once went wrong
  std::vector<std::string> words;             ///< what the format is made of
  std::uint32_t rounds = 1'000;               ///< of the replay
};

/// Of this program; each program defines it once.
[[nodiscard]] std::vector<Target> make_targets();
/// The same, made once.
[[nodiscard]] const std::vector<Target>& targets();

/// Ends the process, with the reason on stderr, where the target does more than to succeed or to refuse in words, of bounded
/// length and without an internal error.
void try_bytes(const Target& target, std::string_view bytes);
/// What users read: throws std::logic_error where it is too long. What is not printable in it is escaped where it is shown.
void check_words(const std::string& text);

/// A file in a folder of this process, which goes when the process ends.
[[nodiscard]] std::filesystem::path scratch_file(const std::string& name);
void put(const std::filesystem::path& path, std::string_view bytes);
[[nodiscard]] std::string content_of(const std::filesystem::path& path);

}  // namespace ws::fuzz
