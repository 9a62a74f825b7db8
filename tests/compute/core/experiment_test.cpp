// Backends by name, metrics, and the advice where memory does not suffice.
// SPDX-License-Identifier: MIT
#include "compute/core/result/experiment.h"
#include "compute/core/device/backend.h"
#include "compute/core/device/current_device.h"
#include "compute/core/run/error.h"
#include "compute/core/run/metrics.h"

#include <gtest/gtest.h>

#include <set>

namespace ws {
namespace {

TEST(Backend, AutoTakesWhatWorksAndCudaIsNeverReplacedSilently) {
  const bool device = !cuda_status().devices.empty();
  EXPECT_EQ(choose_backend("auto"), device ? Backend::cuda : Backend::cpu);
  EXPECT_EQ(choose_backend("cpu"), Backend::cpu);
  EXPECT_THROW((void)choose_backend("gpu"), Error);
  if (device) {
    EXPECT_EQ(choose_backend("cuda"), Backend::cuda);
  } else {
    EXPECT_FALSE(cuda_status().reason.empty());
    EXPECT_THROW((void)choose_backend("cuda"), Error);
  }
  EXPECT_FALSE(device_name(Backend::cpu).empty());
}

TEST(Backend, EveryPlaceHasAKeyOfItsOwn) {
  EXPECT_EQ(place_key(Backend::cpu), place_key(Backend::cpu));
  EXPECT_NE(place_key(Backend::cpu), place_key(Backend::cuda));
  std::set<std::uint64_t> keys{place_key(Backend::cpu)};
  for (const CudaDevice& device : cuda_status().devices) {
    const OnDevice here(device.ordinal);
    EXPECT_TRUE(keys.insert(place_key(Backend::cuda)).second) << device.ordinal;
  }
}

TEST(Metrics, SumsByNameInOrderOfFirstUse) {
  Metrics metrics;
  metrics.add_stage("b", 1);
  metrics.add_stage("a", 2);
  metrics.add_stage("b", 3);
  ASSERT_EQ(metrics.stages().size(), 2u);
  EXPECT_EQ(metrics.stages()[0].name, "b");
  EXPECT_EQ(metrics.stages()[0].ms, 4);
  EXPECT_EQ(metrics.stages()[0].calls, 2u);
}

TEST(Error, SaysBothParts) {
  EXPECT_EQ(Error(ErrorKind::io, "no such file", "check the name").full_text(), "no such file (check the name)");
  EXPECT_EQ(Error(ErrorKind::io, "no such file").full_text(), "no such file");
}

TEST(Error, AdvisesWhatFitsTheInput) {
  const Error bare(ErrorKind::out_of_memory, "full"), with_hint(ErrorKind::out_of_memory, "full", "raise --memory-limit");
  EXPECT_EQ(advised(bare, InputKind::points).full_text(), "full (use fewer points)");
  EXPECT_EQ(advised(with_hint, InputKind::image).full_text(), "full (raise --memory-limit, or use a smaller image)");
  EXPECT_EQ(advised(bare, InputKind::mesh).full_text(), "full (use fewer triangles)");
  EXPECT_EQ(advised(Error(ErrorKind::io, "no such file"), InputKind::image).full_text(), "no such file");
}

}  // namespace
}  // namespace ws
