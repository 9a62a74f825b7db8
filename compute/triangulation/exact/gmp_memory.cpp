// SPDX-License-Identifier: MIT
#include "compute/triangulation/exact/gmp_memory.h"

#include <gmp.h>

#include <cstddef>
#include <cstdlib>
#include <new>

namespace ws::triangulation {

namespace {

[[noreturn]] void throw_bad_alloc() { throw std::bad_alloc(); }

/// Does not return without memory: what leaves a `noexcept` function goes to the terminate handler.
void* checked(void* memory) noexcept {
  if (memory == nullptr) throw_bad_alloc();
  return memory;
}

}  // namespace

void end_in_words_without_gmp_memory() {
  mp_set_memory_functions([](std::size_t bytes) { return checked(std::malloc(bytes)); },
                          [](void* old, std::size_t, std::size_t bytes) { return checked(std::realloc(old, bytes)); }, nullptr);
}

}  // namespace ws::triangulation
