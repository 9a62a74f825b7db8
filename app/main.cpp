// The program: checks the processor, then hands over to the command line, which opens the window or does the work.
// SPDX-License-Identifier: MIT
#include "app/cli/cli.h"
#if WS_HAS_WINDOW
#include "app/window/window.h"
#endif

#include <cstdio>
#include <cstdlib>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace {

/// compute/ is built for x86-64-v3; without this check an older processor would die with an illegal instruction.
bool processor_suffices() {
#if defined(__x86_64__)
  __builtin_cpu_init();
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2");
#else
  return true;
#endif
}

/// Runs take and free the same memory again and again. What was given back to the system comes again page by page, at the first
/// write to each, which was a twelfth of a triangulation of a hundred thousand points on CUDA. Threads do not share memory to
/// take from, and the window's takes 8 MB ahead: it waits less often for another thread that takes or gives back many pages.
void keep_freed_memory() {
#if defined(__GLIBC__)
  constexpr int largest_kept = 32 << 20, most_kept = 64 << 20, taken_ahead = 8 << 20, most_arenas = 1024;
  (void)mallopt(M_MMAP_THRESHOLD, largest_kept);
  (void)mallopt(M_TRIM_THRESHOLD, most_kept);
  (void)mallopt(M_TOP_PAD, taken_ahead);
  (void)mallopt(M_ARENA_MAX, most_arenas);
#endif
}

ws::app::Desktop desktop() {
#if WS_HAS_WINDOW
  return {ws::app::run_window, ws::app::save_plot};
#else
  return {};
#endif
}

}  // namespace

int main(int argc, char** argv) {
  if (!processor_suffices()) {
    std::fputs("warpscope: this processor is too old: AVX2, FMA and BMI2 (x86-64-v3, since about 2013) are needed\n", stderr);
    return 1;
  }
  keep_freed_memory();
  return ws::app::run_command_line(argc, argv, desktop());
}
