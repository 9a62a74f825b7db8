// Scenes of triangles, of about as many as wanted. Each vertex follows from its number alone, so that all cores make them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/mesh.h"
#include "compute/core/run/run_context.h"
#include "compute/generate/generate.h"

namespace ws::generate {

/// All read `triangles`, most of them `seed`. No vertices lie in one place but those of soups by chance, and every triangle has
/// an area. Throw Error{out_of_memory}, Cancelled.
[[nodiscard]] Mesh terrain(const Options& options, RunContext& context);
[[nodiscard]] Mesh soup(const Options& options, RunContext& context);
[[nodiscard]] Mesh spheres(const Options& options, RunContext& context);
[[nodiscard]] Mesh boxes(const Options& options, RunContext& context);
[[nodiscard]] Mesh city(const Options& options, RunContext& context);
[[nodiscard]] Mesh sheet(const Options& options, RunContext& context);
[[nodiscard]] Mesh torus_knot(const Options& options, RunContext& context);
[[nodiscard]] Mesh bunny_like(const Options& options, RunContext& context);
[[nodiscard]] Mesh knots(const Options& options, RunContext& context);
/// Of the size nearest to the one wanted: 12, 144, 2112, 36096, 672768 or 13062144 triangles.
[[nodiscard]] Mesh sponge(const Options& options, RunContext& context);

}  // namespace ws::generate
