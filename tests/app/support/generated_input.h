// Data that a generator makes, as an experiment takes them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/experiment.h"
#include "compute/generate/generate.h"

#include <memory>
#include <string>
#include <utility>

namespace ws::test {

/// "circle --count 200 --noise 0.1": what `warpscope generate` takes.
inline Input generated_input(const std::string& command) {
  const auto [kind, options] = generate::parse_command(command);
  generate::Generated data = generate::generate(kind, options);
  if (data.vectors) return {std::make_shared<const VectorSet>(std::move(*data.vectors)), "vectors", {}, {}};
  if (data.mesh) return {std::make_shared<const Mesh>(std::move(*data.mesh)), "mesh", {}, {}};
  if (data.image) return {std::make_shared<const Image>(std::move(*data.image)), "image", {}, {}};
  return {std::make_shared<const PointSet>(std::move(data.points)), "points", {}, {}};
}

}  // namespace ws::test
