// A part on the host says the same whatever it was asked before, and whether it could answer.
// SPDX-License-Identifier: MIT
#include "compute/core/run/error.h"
#include "compute/ridge/parts/parts.h"
#include "tests/compute/ridge/clouds.h"

#include <gtest/gtest.h>

#include <chrono>
#include <stop_token>
#include <thread>

namespace ws::ridge {
namespace {

struct Answer {
  std::vector<std::int64_t> sums;
  std::vector<std::uint32_t> counts;
  bool operator==(const Answer&) const = default;
};

Answer ask(PartOnHost<float>& part, double r1, const std::vector<float>& centers) {
  RunContext context;
  part.add_up(r1, centers, context);
  return {{part.sums().begin(), part.sums().end()}, {part.counts().begin(), part.counts().end()}};
}

Answer ask_new(const PointSet& points, double r1, const std::vector<float>& centers) {
  return ask(*make_part_on_host(make_local_cloud<float>(points, RunContext())), r1, centers);
}

/// Every 50th point, `shift` farther along the first coordinate.
std::vector<float> balls_at(const PointSet& points, float shift) {
  const LocalCloud<float> cloud = make_local_cloud<float>(points, RunContext());
  std::vector<float> rows;
  for (std::size_t i = 0; i < cloud.size; i += 50)
    for (std::size_t k = 0; k < cloud.dimension; ++k) rows.push_back(cloud.at(i, k) + (k == 0 ? shift : 0));
  return rows;
}

/// Whether the part answered before it was told to stop, `after` it was asked; 0: before it is asked.
bool answers_in(PartOnHost<float>& part, double r1, const std::vector<float>& centers, std::chrono::microseconds after) {
  std::stop_source stop;
  RunContext context;
  context.stop = stop.get_token();
  if (after.count() == 0) stop.request_stop();  // so that one try is stopped on any machine
  const std::jthread stopper([&] {
    std::this_thread::sleep_for(after);
    stop.request_stop();
  });
  try {
    part.add_up(r1, centers, context);
  } catch (const Cancelled&) {
    return false;
  }
  return true;
}

TEST(PartOnHost, IsRightAfterAnAnswerThatWasStoppedAtAnyMoment) {
  for (const char* command :
       {"spiral --dimension 2 --count 60000 --noise 4 --seed 3", "segment --dimension 6 --count 6000 --noise 2"}) {
    const PointSet points = make_cloud(command);
    const double r1 = 8;
    const std::vector<float> before = balls_at(points, 0), after = balls_at(points, 6);
    const Answer right_before = ask_new(points, r1, before), right_after = ask_new(points, r1, after);
    ASSERT_NE(right_before, right_after);
    int stopped = 0;
    const auto part = make_part_on_host(make_local_cloud<float>(points, RunContext()));
    for (int i = 0; i < 100; ++i) {
      ASSERT_EQ(ask(*part, r1, before), right_before) << command << ", try " << i;
      stopped += !answers_in(*part, r1, after, std::chrono::microseconds(i * 15));
      ASSERT_EQ(ask(*part, r1, i % 2 ? before : after), i % 2 ? right_before : right_after) << command << ", try " << i;
    }
    EXPECT_GT(stopped, 0) << command;
  }
}

TEST(PartOnHost, AnswersWhereThereAreNoBalls) {
  for (const char* command : {"segment --dimension 1 --count 300 --noise 2", "segment --dimension 6 --count 300 --noise 2"})
    EXPECT_EQ(ask_new(make_cloud(command), 2, {}), Answer()) << command;
}

}  // namespace
}  // namespace ws::ridge
