// warpscope generate: seeded data and its truth.
// SPDX-License-Identifier: MIT
#include "app/cli/work.h"
#include "compute/io/points.h"
#include "compute/io/polylines.h"

#include <fmt/format.h>

#include <filesystem>

namespace ws::app {

int generate_data(const GenerateCommand& command) {
  Interrupt interrupt;
  check_writable(command.output);
  interrupt.end_program_on_signal(true);
  const generate::Generated made = generate::generate(command.kind, command.options);
  io::write_points(command.output, made.points);
  interrupt.end_program_on_signal(false);
  const std::string truth = truth_path(command.output);
  if (made.truth) io::write_polylines(truth, *made.truth);
  if (interrupt.token().stop_requested()) {
    std::filesystem::remove(command.output);
    if (made.truth) std::filesystem::remove(truth);
    throw Cancelled{};
  }
  fmt::print("{}: {} points of {} coordinates\n", command.output, made.points.size(), made.points.dimension());
  if (made.truth) fmt::print("{}: the true curve\n", truth);
  return exit_done;
}

}  // namespace ws::app
