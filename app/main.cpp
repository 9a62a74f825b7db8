// The program: checks the processor, then hands over to the command line, which opens the window or does the work.
// SPDX-License-Identifier: MIT
#include "app/cli/cli.h"
#if WS_HAS_WINDOW
#include "app/window/window.h"
#endif

#include <cstdio>

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
  return ws::app::run_command_line(argc, argv, desktop());
}
