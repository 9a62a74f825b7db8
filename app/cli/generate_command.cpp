// warpscope generate: seeded data and its truth.
// SPDX-License-Identifier: MIT
#include "app/cli/work.h"
#include "compute/io/file_source.h"
#include "compute/io/files.h"
#include "compute/io/images.h"
#include "compute/io/meshes.h"
#include "compute/io/points.h"
#include "compute/io/polylines.h"
#include "compute/io/vectors.h"

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
  const generate::Generated made = generate::generate(command.kind, command.options, interrupt.token());
  const std::string truth = truth_path(command.output), queries = queries_path(command.output);
  io::WrittenTogether files;  // whenever a signal comes, old points keep their truth, and new ones have theirs
  if (made.image)
    io::write_image(command.output, *made.image);
  else if (made.mesh)
    io::write_mesh(command.output, *made.mesh);
  else if (made.vectors)
    io::write_vectors(command.output, *made.vectors);
  else
    io::write_points(command.output, made.points);
  if (made.truth) io::write_polylines(truth, *made.truth);
  if (made.queries) io::write_vectors(queries, *made.queries);
  files.commit([&] { interrupt.ignore(); });
  const std::string name = io::escaped(command.output);
  if (made.vectors)
    fmt::print("{}: {} vectors of {} components\n", name, made.vectors->size(), made.vectors->dimension());
  else if (made.image)
    fmt::print("{}: {} x {} pixels of {}\n", name, made.image->width(), made.image->height(),
               made.image->channels() == 1 ? "1 channel" : fmt::format("{} channels", made.image->channels()));
  else if (made.mesh)
    fmt::print("{}: {} triangles of {} vertices\n", name, made.mesh->triangle_count(), made.mesh->vertex_count());
  else
    fmt::print("{}: {} points of {} coordinates\n", name, made.points.size(), made.points.dimension());
  if (made.truth) fmt::print("{}: the true curve\n", io::escaped(truth));
  if (made.queries) fmt::print("{}: {} queries\n", io::escaped(queries), made.queries->size());
  return exit_done;
}

}  // namespace ws::app
