// warpscope generate: seeded data and its truth.
// SPDX-License-Identifier: MIT
#include "app/cli/work.h"
#include "compute/io/images.h"
#include "compute/io/points.h"
#include "compute/io/polylines.h"

#include <fmt/format.h>

#include <filesystem>

namespace ws::app {

namespace {

/// A device or a pipe that was written to is no file of ours: it stays.
void remove_file(const std::string& path) {
  std::error_code failed;
  if (std::filesystem::is_regular_file(std::filesystem::symlink_status(path, failed))) std::filesystem::remove(path, failed);
}

}  // namespace

int generate_data(const GenerateCommand& command) {
  Interrupt interrupt;
  check_writable(command.output);
  interrupt.end_program_on_signal(true);
  const generate::Generated made = generate::generate(command.kind, command.options);
  if (made.image)
    io::write_image(command.output, *made.image);
  else
    io::write_points(command.output, made.points);
  interrupt.end_program_on_signal(false);
  const std::string truth = truth_path(command.output);
  if (made.truth) io::write_polylines(truth, *made.truth);
  if (interrupt.token().stop_requested()) {
    remove_file(command.output);
    if (made.truth) remove_file(truth);
    throw Cancelled{};
  }
  if (made.image)
    fmt::print("{}: {} x {} pixels of {}\n", command.output, made.image->width(), made.image->height(),
               made.image->channels() == 1 ? "1 channel" : fmt::format("{} channels", made.image->channels()));
  else
    fmt::print("{}: {} points of {} coordinates\n", command.output, made.points.size(), made.points.dimension());
  if (made.truth) fmt::print("{}: the true curve\n", truth);
  return exit_done;
}

}  // namespace ws::app
