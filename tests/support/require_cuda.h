// CUDA tests skip loudly where no device works, and fail instead with WS_REQUIRE_CUDA=1.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/backend.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <string_view>

namespace ws {

/// The base of every test that needs a CUDA device.
class CudaTest : public testing::Test {
 protected:
  void SetUp() override {
    if (!cuda_status().devices.empty()) return;
    const char* required = std::getenv("WS_REQUIRE_CUDA");
    if (required && std::string_view(required) == "1") FAIL() << cuda_status().reason;
    GTEST_SKIP() << "no CUDA device: " << cuda_status().reason;
  }
};

}  // namespace ws
