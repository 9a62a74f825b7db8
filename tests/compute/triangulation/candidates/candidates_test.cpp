// The edges that a search begins with.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/candidates/candidates.h"

#include "compute/core/run/error.h"
#include "tests/compute/triangulation/sets.h"

#include <gtest/gtest.h>

namespace ws::triangulation {
namespace {

TEST(TriangulationCandidates, DropSegmentsThroughThirdPoints) {
  EXPECT_EQ(candidate_edges(test::lattice(3, 1)), (std::vector<Edge>{{0, 1}, {1, 2}}));
  RunContext context;
  const Candidates c = candidates_of(test::lattice(3, 3), context);
  EXPECT_EQ(c.forced.size(), 8u);
  EXPECT_EQ(c.choosable_count(), 20u);
  EXPECT_EQ(c.needed_count, 8u);
  for (std::size_t i = 0; i < c.choosable_count(); ++i) {
    std::size_t bits = 0;
    for (std::size_t j = 0; j < c.choosable_count(); ++j) bits += c.crossing_row(i)[j / 64] >> (j % 64) & 1;
    EXPECT_EQ(bits, c.crossed_by[i].size());
  }
}

TEST(TriangulationCandidates, RefuseWhatIsTooMuch) {
  RunContext context;
  EXPECT_THROW((void)candidates_of(test::whole_points(most_candidate_points + 1, 1u << 20, 1), context), Error);
  context.memory_limit_bytes = 1000;
  EXPECT_THROW((void)candidates_of(test::whole_points(20, 1000, 1), context), Error);
}

}  // namespace
}  // namespace ws::triangulation
