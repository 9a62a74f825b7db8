// What is said of a call of CUDA that failed: in the user's language, with CUDA's own words and the place in it. Needs no GPU.
// SPDX-License-Identifier: MIT
#include "compute/core/device/cuda_check.h"
#include "compute/core/words/told.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>

namespace ws::test {
namespace {

Error error_of(cudaError_t status) {
  try {
    detail::throw_cuda_error(status, "cudaMalloc(&p, 8)", "here.cpp", 12);
  } catch (const Error& error) {
    return error;
  }
}

TEST(CudaWords, InEnglish) {
  const Error full = error_of(cudaErrorMemoryAllocation), failed = error_of(cudaErrorInvalidValue);
  EXPECT_EQ(full.kind(), ErrorKind::out_of_memory);
  EXPECT_EQ(full.what(),
            "out of device memory: " + cuda_error_text(cudaErrorMemoryAllocation) + " in cudaMalloc(&p, 8) at here.cpp:12");
  EXPECT_EQ(full.hint(), "use --backend cpu");
  EXPECT_EQ(failed.kind(), ErrorKind::cuda);
  EXPECT_EQ(failed.what(), "CUDA failed: " + cuda_error_text(cudaErrorInvalidValue) + " in cudaMalloc(&p, 8) at here.cpp:12");
  EXPECT_EQ(failed.hint(), "");
}

TEST(CudaWords, InAnotherLanguage) {
  use_phrasebook([](const char* english, std::optional<std::size_t>) { return "§" + std::string(english); });
  const Error full = error_of(cudaErrorMemoryAllocation), failed = error_of(cudaErrorInvalidValue);
  use_phrasebook(nullptr);
  EXPECT_TRUE(std::string(full.what()).starts_with("§out of device memory: ")) << full.what();
  EXPECT_EQ(full.hint(), "§use --backend cpu");
  EXPECT_TRUE(std::string(failed.what()).starts_with("§CUDA failed: ")) << failed.what();
}

}  // namespace
}  // namespace ws::test
