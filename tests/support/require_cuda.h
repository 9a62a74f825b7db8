// CUDA tests skip loudly where no device works, and fail instead with WS_REQUIRE_CUDA=1.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/backend.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <string_view>

#define WS_REQUIRE_CUDA_DEVICE()                                                                    \
  do {                                                                                              \
    if (!::ws::cuda_status().devices.empty()) break;                                                \
    const char* required = std::getenv("WS_REQUIRE_CUDA");                                          \
    if (required && std::string_view(required) == "1") FAIL() << ::ws::cuda_status().reason;        \
    GTEST_SKIP() << "no CUDA device: " << ::ws::cuda_status().reason;                               \
  } while (false)
