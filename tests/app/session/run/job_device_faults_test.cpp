// Memory that the device refuses at any moment of a run: the job ends with a message, gives all back, and the next is as ever.
// The linker puts the functions below in front of CUDA's (see the CMakeLists of tests/app).
// SPDX-License-Identifier: MIT
#include "compute/core/device/memory.h"
#include "tests/app/support/small_job.h"
#include "tests/support/require_cuda.h"

#include <cuda_runtime_api.h>

#include <atomic>
#include <cstdio>

namespace {

std::atomic<long> calls{0}, failing{0};  ///< since a run began; the number of the one that fails, 0: none

bool fails() { return ++calls == failing; }

}  // namespace

extern "C" {

cudaError_t __real_cudaMallocAsync(void** data, std::size_t bytes, cudaStream_t stream);
cudaError_t __real_cudaMallocHost(void** data, std::size_t bytes);
cudaError_t __real_cudaHostAlloc(void** data, std::size_t bytes, unsigned flags);
cudaError_t __real_cudaMallocArray(cudaArray_t* array, const cudaChannelFormatDesc* format, std::size_t width,
                                   std::size_t height, unsigned flags);

cudaError_t __wrap_cudaMallocAsync(void** data, std::size_t bytes, cudaStream_t stream) {
  return fails() ? cudaErrorMemoryAllocation : __real_cudaMallocAsync(data, bytes, stream);
}
cudaError_t __wrap_cudaMallocHost(void** data, std::size_t bytes) {
  return fails() ? cudaErrorMemoryAllocation : __real_cudaMallocHost(data, bytes);
}
cudaError_t __wrap_cudaHostAlloc(void** data, std::size_t bytes, unsigned flags) {
  return fails() ? cudaErrorMemoryAllocation : __real_cudaHostAlloc(data, bytes, flags);
}
cudaError_t __wrap_cudaMallocArray(cudaArray_t* array, const cudaChannelFormatDesc* format, std::size_t width,
                                   std::size_t height, unsigned flags) {
  return fails() ? cudaErrorMemoryAllocation : __real_cudaMallocArray(array, format, width, height, flags);
}
}

namespace ws::test {
namespace {

class CudaJobWithoutMemory : public CudaTest, public testing::WithParamInterface<SmallJob> {
 protected:
  /// Runs with the device's allocation of that number failing; 0: none.
  app::RunReport run(long number) {
    Progress progress;
    const std::stop_source stop;
    failing = number;
    calls = 0;
    return app::execute(request_, stop.get_token(), progress);
  }
  void SetUp() override {
    CudaTest::SetUp();
    if (IsSkipped() || HasFatalFailure()) return;
    request_ = request_of(GetParam(), nullptr);
    request_.backend = Backend::cuda;
  }
  app::RunRequest request_;
};

TEST_P(CudaJobWithoutMemory, EndsWithAMessageAndTheNextIsAsEver) {
  std::string hash;
  long count = 0;
  {
    const app::RunReport whole = run(0);
    count = calls;
    ASSERT_TRUE(whole.result) << all_words(whole);
    ASSERT_EQ(whole.record.backend, Backend::cuda);  // a result may lie on the host
    hash = hash_of(whole);
  }
  ASSERT_GT(count, 0);
  const std::size_t held = memory_use().device_bytes;
  long refused = 0, tries = 0;
  for (const long number : failing_calls(count, 400)) {
    SCOPED_TRACE("the device's allocation " + std::to_string(number));
    {
      const app::RunReport report = run(number);
      failing = 0;
      ASSERT_NE(report.result != nullptr, tells_of_memory(report)) << all_words(report);
      if (report.result) {
        ASSERT_EQ(hash_of(report), hash) << "done without it";
      }
      ASSERT_EQ(all_words(report).find("internal error"), std::string::npos) << all_words(report);
      refused += report.result == nullptr;
    }
    ASSERT_EQ(memory_use().device_bytes, held) << "all is given back";
    if (++tries % 20 == 0) {
      ASSERT_EQ(hash_of(run(0)), hash);
    }
  }
  EXPECT_GT(refused, 0);
  EXPECT_EQ(hash_of(run(0)), hash);
  std::printf("%s: %ld allocations on the device, %ld failed, %ld runs refused\n", testing::PrintToString(GetParam()).c_str(),
              count, tries, refused);
}

INSTANTIATE_TEST_SUITE_P(
    Workspaces, CudaJobWithoutMemory,
    testing::Values(SmallJob{"ridge", "circle --count 200 --noise 0.1"},
                    SmallJob{"ridge", "circle --count 200 --noise 0.1", {{"method", "brute"}}},
                    SmallJob{"ridge", "circle --count 200 --noise 0.1", {{"kernels", "source"}}},
                    SmallJob{"ridge", "circle --count 200 --noise 0.1", {{"kernels", "source"}, {"control", "device"}}},
                    SmallJob{"kdtree", "soup --triangles 60"},
                    SmallJob{"triangulation", "uniform --count 24", {{"method", "lmt"}}},
                    SmallJob{"triangulation", "uniform --count 9", {{"method", "removal"}}},
                    SmallJob{"filter", "photo-like --width 24 --height 16"},
                    SmallJob{"filter", "photo-like --width 24 --height 16", {{"operation", "pipeline"}}},
                    SmallJob{
                        "filter", "photo-like --width 24 --height 16", {{"operation", "homography"}, {"reads", "texture"}}},
                    SmallJob{"histogram", "gauss --count 60 --dimension 4"},
                    SmallJob{"histogram", "gauss --count 60 --dimension 4", {{"method", "paper"}}}),
    testing::PrintToStringParamName());

}  // namespace
}  // namespace ws::test
