// warpscope generate: seeded data and its truth.
// SPDX-License-Identifier: MIT
#include "app/cli/work.h"
#include "compute/io/data_files.h"
#include "compute/io/file_source.h"
#include "compute/io/files.h"
#include "compute/io/polylines/polylines.h"
#include "compute/io/vectors/vectors.h"

#include <fmt/format.h>

#include <filesystem>

namespace ws::app {

namespace {

/// "base.fvecs" → "base.queries.fvecs"
std::string queries_path(const std::string& path) {
  const std::filesystem::path whole(path);
  return (whole.parent_path() / (whole.stem().string() + ".queries" + whole.extension().string())).string();
}

}  // namespace

int generate_data(const GenerateCommand& command) {
  Interrupt interrupt;
  check_writable(command.output);
  generate::Generated made = generate::generate(command.kind, command.options, interrupt.token());
  const InputData data = generate::take_main(made);
  const io::DataFormats& formats = io::data_formats(kind_of(data));
  const std::string truth = truth_path(command.output), queries = queries_path(command.output);
  io::WrittenTogether files;  // whenever a signal comes, old points keep their truth, and new ones have theirs
  formats.write(command.output, data);
  if (made.truth) io::write_polylines(truth, *made.truth);
  if (made.queries) io::write_vectors(queries, *made.queries);
  files.commit([&] { interrupt.ignore(); });
  fmt::print("{}: {}\n", io::escaped(command.output), formats.size_text(data));
  if (made.truth) fmt::print("{}: the true curve\n", io::escaped(truth));
  if (made.queries) fmt::print("{}: {} queries\n", io::escaped(queries), made.queries->size());
  return exit_done;
}

}  // namespace ws::app
