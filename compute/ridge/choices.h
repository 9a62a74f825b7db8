// Choices that engines and kernels know; what they mean to a user, and all other parameters, is in params.h.
// SPDX-License-Identifier: MIT
#pragma once

namespace ws::ridge {

enum class Method { grid, brute, reference, tiled };
enum class Convergence { exact, thesis, tolerance };
enum class Precision { float32, float64 };
enum class ColorBy { owner, distance, plain, tile };

}  // namespace ws::ridge
