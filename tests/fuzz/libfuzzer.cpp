// The same targets under libFuzzer: PROGRAM --target=points.csv CORPUS [libFuzzer's options]. Seeds and dictionary are made by
// the program itself.
// SPDX-License-Identifier: MIT
#include "tests/fuzz/mutate.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace ws::fuzz {
namespace {

const Target* chosen = nullptr;

[[noreturn]] void refuse(const char* program) {
  std::fprintf(stderr, "usage: %s --target=NAME CORPUS [libFuzzer's options]; names are", program);
  for (const Target& target : targets()) std::fprintf(stderr, " %s", target.name.c_str());
  std::fprintf(stderr, "\n");
  std::exit(2);
}

void choose(int argc, char** argv) {
  constexpr std::string_view flag = "--target=";
  for (int i = 1; i < argc; ++i)
    if (std::string_view(argv[i]).starts_with(flag))
      for (const Target& target : targets())
        if (target.name == std::string_view(argv[i]).substr(flag.size())) chosen = &target;
  if (!chosen) refuse(argv[0]);
}

/// Seeds go where libFuzzer finds them: into the corpus, the first argument that is no flag.
void put_seeds(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    if (argv[i][0] == '-' || !std::filesystem::is_directory(argv[i])) continue;
    for (std::size_t k = 0; k < chosen->seeds.size(); ++k)
      put(std::filesystem::path(argv[i]) / ("seed-" + std::to_string(k)), chosen->seeds[k]);
    return;
  }
}

}  // namespace
}  // namespace ws::fuzz

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv) {
  ws::fuzz::choose(*argc, *argv);
  ws::fuzz::put_seeds(*argc, *argv);
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  ws::fuzz::try_bytes(*ws::fuzz::chosen, {reinterpret_cast<const char*>(data), size});
  return 0;
}

/// Half of the changes know words, numbers and lines; the other half are libFuzzer's, which follow comparisons.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
  ws::fuzz::Random random(seed);
  if (random() % 2) return LLVMFuzzerMutate(data, size, most);
  const std::string changed = ws::fuzz::mutated({reinterpret_cast<const char*>(data), size}, *ws::fuzz::chosen, random);
  const std::size_t kept = std::min(changed.size(), most);
  std::memcpy(data, changed.data(), kept);
  return kept;
}
