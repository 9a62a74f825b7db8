// The study of sequences: what it needs, its plots and its table.
// SPDX-License-Identifier: MIT
#include "compute/filter/history/sequence_study.h"
#include "compute/core/run/error.h"
#include "compute/filter/history/study.h"
#include "tests/compute/filter/runs.h"

#include <gtest/gtest.h>

namespace ws::filter {
namespace {

using namespace testing;

TEST(FilterSequenceStudy, NeedsADevice) {
  try {
    (void)run(shared_noise(16, 16), {{"study", "sequence"}});
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), ErrorKind::invalid_argument);
    EXPECT_NE(error.hint().find("--backend cuda"), std::string::npos);
  }
  StudyData study{
      Study::sequence, {}, {{2048, {{2, 1, 0.5, 0.4, 0.05, 0.35}, {3, 1, 0.25, 0.4, 0.05, 0.35}, {2, 1, 1, 0.4, 0.05, 0.35}}}}};
  EXPECT_EQ(study_plots(study).size(), 2u);
  EXPECT_NE(study_csv(study).find("2048,overlapped,0.5,0.25,1,3,8388.608"), std::string::npos) << study_csv(study);
}

}  // namespace
}  // namespace ws::filter
