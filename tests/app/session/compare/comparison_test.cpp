// A second result beside the one that is shown, and the other way to a result.
// SPDX-License-Identifier: MIT
#include "app/session/compare/comparison.h"

#include "app/session/compare/parity_check.h"
#include "app/workspaces/workspaces.h"
#include "tests/app/support/session_fixture.h"

namespace ws::test {
namespace {

using app::Comparison;

class ComparisonTest : public SessionTest {
 protected:
  Comparison& comparison() { return session->comparison(); }
  bool searched() {
    return loop.run_until([&] { return comparison().first_difference() && comparison().identical(); });
  }
  void keep() {
    comparison().keep();
    ASSERT_TRUE(loop.run_until([&] { return comparison().is_ready(); }));
  }
};

TEST_F(ComparisonTest, ThereIsNothingToKeepBeforeAResult) {
  EXPECT_THROW(comparison().keep(), Error);
  EXPECT_THROW(comparison().swap(), Error);
  EXPECT_FALSE(comparison().mode());
}

TEST_F(ComparisonTest, WhatIsKeptStaysWhileAGoesOn) {
  open();
  keep();
  const auto kept = comparison().result();
  EXPECT_EQ(kept, session->viewer().result());
  EXPECT_EQ(comparison().mode(), app::CompareMode::wipe);
  ASSERT_TRUE(searched());
  EXPECT_EQ(comparison().identical(), true);
  EXPECT_TRUE(comparison().first_difference()->all_the_same());
  session->document().edit("gain", 3.0);
  session->document().edit("flaw_step", std::int64_t{4});
  ASSERT_TRUE(settle());
  ASSERT_TRUE(searched());
  EXPECT_EQ(comparison().result(), kept);
  EXPECT_EQ(comparison().identical(), false);
  ASSERT_TRUE(comparison().first_difference()->found);
  EXPECT_EQ(comparison().names().a, "gain 3, flaw_step 4");
  EXPECT_EQ(comparison().names().b, "gain 1, flaw_step 0");
  comparison().go_to_first_difference();
  EXPECT_EQ(session->viewer().step(), 4u);
  EXPECT_EQ(comparison().step(), 4u);
  ASSERT_TRUE(loop.run_until([&] { return !comparison().values().empty(); }));
  EXPECT_EQ(comparison().values().front().name, "point_count");
}

TEST_F(ComparisonTest, StepsFollowByTheLink) {
  open();
  keep();
  session->document().edit("steps", std::int64_t{19});
  ASSERT_TRUE(settle());
  session->viewer().seek(6);
  EXPECT_EQ(comparison().step(), 6u);
  comparison().set_link(app::StepLink::fraction);
  EXPECT_EQ(comparison().step(), 3u);
  session->viewer().seek(18);
  comparison().set_link(app::StepLink::step);
  EXPECT_EQ(comparison().step(), 9u) << "the result belongs to the result";
}

TEST_F(ComparisonTest, ASearchCanBeStopped) {
  open(10);
  session->document().edit("frame_ms", 20.0);
  session->document().edit("steps", std::int64_t{5000});
  ASSERT_TRUE(settle());
  keep();
  ASSERT_TRUE(loop.run_until([&] { return comparison().search_status().running; }));
  comparison().cancel_search();
  ASSERT_TRUE(loop.run_until([&] { return comparison().first_difference().has_value(); }));
  EXPECT_FALSE(comparison().first_difference()->is_complete);
}

TEST_F(ComparisonTest, ASavedStateBecomesBAndSwapsWithA) {
  open();
  session->document().edit("gain", 5.0);
  ASSERT_TRUE(settle());
  session->save_state((folder / "b.warpscope.json").string());
  session->document().edit("gain", 2.0);
  ASSERT_TRUE(settle());
  comparison().open((folder / "b.warpscope.json").string());
  ASSERT_TRUE(loop.run_until([&] { return comparison().is_ready(); })) << last_message();
  EXPECT_EQ(comparison().names().b, "gain 5");
  comparison().swap();
  ASSERT_TRUE(loop.run_until([&] { return comparison().is_ready() && comparison().names().a == "gain 5"; }));
  EXPECT_EQ(comparison().names().b, "gain 2");
  EXPECT_THROW(comparison().open(cloud()), Error) << "no state";
}

TEST_F(ComparisonTest, AKeptResultSwapsBackThoughItsFileIsGone) {
  open();
  keep();
  const std::string hash = session->viewer().result_hash();
  session->open({cloud(500, "next.csv")});
  ASSERT_TRUE(settle());
  const std::string next_hash = session->viewer().result_hash();
  ASSERT_NE(next_hash, hash);
  std::filesystem::remove(folder / "cloud.csv");
  comparison().swap();
  ASSERT_TRUE(settle());
  ASSERT_TRUE(searched()) << last_message();
  EXPECT_EQ(session->viewer().result_hash(), hash) << last_message();
  EXPECT_EQ(session->document().sources().at(0).path, (folder / "cloud.csv").string());
  EXPECT_EQ(comparison().result()->parameters(), session->viewer().result()->parameters());
  EXPECT_EQ(comparison().identical(), false) << "B is the one that was shown";
}

TEST_F(ComparisonTest, WhatCannotTakeThePlaceOfAStaysB) {
  open();
  keep();
  const auto kept = comparison().result();
  session->document().edit("gain", 3.0);
  ASSERT_TRUE(settle());
  fake_counts().held = true;
  comparison().swap();
  EXPECT_EQ(comparison().result(), kept) << "until the other has come";
  session->runner().cancel();
  fake_counts().held = false;
  ASSERT_TRUE(settle());
  EXPECT_EQ(comparison().result(), kept);
  EXPECT_EQ(comparison().names().a, "gain 3");
  EXPECT_EQ(comparison().names().b, "gain 1");
}

TEST_F(ComparisonTest, WhatIsDroppedOrClosedIsGone) {
  open();
  keep();
  comparison().drop();
  EXPECT_FALSE(comparison().result());
  EXPECT_FALSE(comparison().mode());
  keep();
  session->close_workspace();
  EXPECT_FALSE(comparison().mode()) << "at once, though it is dropped when the session hears of it";
  EXPECT_TRUE(loop.run_until([&] { return !comparison().result(); }));
}

TEST(OtherWay, IsTheReferenceWhereThereIsNoOtherBackend) {
  if (!cuda_status().devices.empty()) GTEST_SKIP() << "there is another backend";
  for (const char* id : {"ridge", "filter", "kdtree", "histogram"}) {
    const auto way = app::other_way(app::find_workspace(id).experiment().parameters(), Backend::cpu);
    ASSERT_TRUE(way) << id;
    EXPECT_EQ(way->other_name, id == std::string("histogram") ? "paper" : "reference") << id;
    EXPECT_FALSE(app::other_way(way->parameters, Backend::cpu)) << id << ": it is the reference already";
  }
  EXPECT_FALSE(app::other_way(fake_workspace().experiment().parameters(), Backend::cpu));
}

TEST_F(ComparisonTest, NothingIsCheckedWithoutAnotherWay) {
  open();
  EXPECT_THROW(session->parity().check(), Error);
  EXPECT_EQ(session->parity().verdict().outcome, app::ParityCheck::Outcome::none);
}

}  // namespace
}  // namespace ws::test
