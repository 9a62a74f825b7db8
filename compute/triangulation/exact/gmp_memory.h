// What whole numbers of any length do where memory runs out.
// SPDX-License-Identifier: MIT
#pragma once

namespace ws::triangulation {

/// GMP would print words of its own and abort, and must not be left by an exception. From now on lack of memory in it goes to
/// the program's terminate handler as std::bad_alloc. To be called before there are such numbers.
void end_in_words_without_gmp_memory();

}  // namespace ws::triangulation
