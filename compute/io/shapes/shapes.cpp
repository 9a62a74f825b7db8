// SPDX-License-Identifier: MIT
#include "compute/io/shapes/shapes.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/io/files.h"
#include "compute/io/shapes/shape_formats.h"

#include <algorithm>

namespace ws::io {

void write_shapes(const std::filesystem::path& path, const Shapes& shapes) {
  const std::string extension = path.extension().string();
  if (extension == ".vtp") return write_atomically(path, [&](const Append& append) { shapes_to_vtp(shapes, append); });
  if (extension == ".glb") return write_atomically(path, shapes_to_glb(shapes));
  throw Error(ErrorKind::io, told("{}: shapes are not written as \"{}\"", path.string(), extension),
              said("name it .vtp or .glb"));
}

const std::vector<std::string>& shape_extensions() {
  static const std::vector<std::string> extensions{"vtp", "glb"};
  return extensions;
}

bool is_shape_file(const std::filesystem::path& path) {
  const std::string extension = path.extension().string();
  return std::any_of(shape_extensions().begin(), shape_extensions().end(),
                     [&](const std::string& known) { return extension == "." + known; });
}

}  // namespace ws::io
