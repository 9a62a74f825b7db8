// The viewer alone: results, steps, playback and pictures, in whichever order they come.
// SPDX-License-Identifier: MIT
#include "app/session/stage/viewer.h"

#include "compute/core/result/explanation.h"
#include "tests/app/support/fake_image_experiment.h"
#include "tests/app/support/generated_input.h"
#include "tests/app/support/parts_fixture.h"

#include <future>
#include <optional>

namespace ws::test {

class ViewerTest : public PartsTest {
 protected:
  [[nodiscard]] std::shared_ptr<const Result> result_of(std::int64_t steps) const {
    ParameterSet parameters = document.parameters();
    parameters.set("steps", steps);
    RunContext context;
    return document.workspace()->experiment().run(document.inputs(), parameters, context).result;
  }
  /// On the stage, but not shown.
  std::future<std::optional<app::Presented>> begin_presenting(const std::shared_ptr<const Result>& result) {
    const auto came = std::make_shared<std::promise<std::optional<app::Presented>>>();
    viewer.present(viewer.subject(result), [came](std::optional<app::Presented> presented, const std::exception_ptr&) {
      came->set_value(std::move(presented));
    });
    return came->get_future();
  }
  app::Presented present(const std::shared_ptr<const Result>& result) { return begin_presenting(result).get().value(); }
  std::shared_ptr<const Result> show(std::int64_t steps) {
    auto result = result_of(steps);
    viewer.show(present(result), document.view(), result->parameters());
    return result;
  }
  /// Asks for the picture of the present step, once.
  void ask_for_picture() {
    viewer.set_has_viewport(false);
    viewer.set_has_viewport(true);
  }
};

TEST_F(ViewerTest, BeforeThereIsAResultNothingHappens) {
  viewer.seek(3);
  viewer.play(true);
  viewer.next_event(1);
  viewer.frame_all();
  viewer.present_again(std::nullopt);
  EXPECT_EQ(viewer.step_count(), 0u);
  EXPECT_FALSE(viewer.playing());
  EXPECT_FALSE(viewer.picture());
  EXPECT_TRUE(viewer.shows_the_present());
  EXPECT_TRUE(viewer.plots().empty());
  EXPECT_EQ(ever, app::Change::none);
}

TEST_F(ViewerTest, AResultIsShownAtTheStepLikeTheOneBefore) {
  const auto first = show(10);
  EXPECT_EQ(viewer.result(), first);
  EXPECT_EQ(viewer.step(), 9u) << "without one before: the last";
  EXPECT_EQ(viewer.picture()->request.step, 9u);
  EXPECT_EQ(viewer.run_parameters(), first->parameters());
  EXPECT_TRUE(any(ever, app::Change::result));
  const auto revision = viewer.result_revision();
  show(20);
  EXPECT_EQ(viewer.step(), 19u) << "the last stays the last";
  EXPECT_GT(viewer.result_revision(), revision);
  viewer.seek(10);  // where the second phase begins
  show(30);
  EXPECT_EQ(viewer.step(), 15u) << "the same phase begins there";
}

TEST_F(ViewerTest, AnotherStepIsSeenOnceItsPictureHasCome) {
  show(10);
  viewer.seek(4);
  EXPECT_FALSE(viewer.shows_the_present());
  EXPECT_EQ(viewer.picture()->request.step, 9u) << "the one before stays until then";
  EXPECT_TRUE(any(changes, app::Change::step));
  ASSERT_TRUE(turns_until([&] { return viewer.shows_the_present(); }));
  EXPECT_EQ(viewer.picture()->request.step, 4u);
  EXPECT_TRUE(any(ever, app::Change::picture));
}

TEST_F(ViewerTest, StepsEndWhereTheResultDoes) {
  show(10);
  viewer.step_by(-100);
  EXPECT_EQ(viewer.step(), 0u);
  viewer.next_event(1);
  EXPECT_EQ(viewer.step(), 1u);
  viewer.next_event(1);
  EXPECT_EQ(viewer.step(), 5u);
  viewer.next_event(1);
  EXPECT_EQ(viewer.step(), 9u) << "no event is left";
  viewer.next_event(-1);
  EXPECT_EQ(viewer.step(), 5u);
  viewer.seek(1000);
  EXPECT_EQ(viewer.step(), 9u);
}

TEST_F(ViewerTest, PlaybackGoesToTheLastStepAndEnds) {
  show(10);
  viewer.play_from_start();
  EXPECT_EQ(viewer.step(), 0u);
  EXPECT_TRUE(viewer.playing());
  viewer.set_speed(1e6);
  ASSERT_TRUE(turns_until([&] {
    viewer.advance(false);
    return !viewer.playing();
  }));
  EXPECT_EQ(viewer.step(), 9u);
  ever = app::Change::none;
  viewer.play(true);
  EXPECT_EQ(viewer.step(), 0u) << "from the end it begins again";
  EXPECT_TRUE(any(ever, app::Change::playback));
  viewer.seek(6);
  EXPECT_FALSE(viewer.playing()) << "or it would run on from there";
  EXPECT_EQ(viewer.step(), 6u);
  EXPECT_LT(viewer.advance(false), 0) << "no timer is wanted";
}

TEST_F(ViewerTest, AFrameThatIsDeliveredLateIsNotShown) {
  viewer.set_has_viewport(true);
  show(10);
  viewer.seek(3);
  const std::size_t before = loop.posted();
  ask_for_picture();
  ASSERT_TRUE(loop.wait_for_posts(before + 1));  // it was made, and is on its way
  const auto second = show(20);
  const auto picture = viewer.picture();
  loop.run_posted();
  EXPECT_EQ(viewer.picture(), picture);
  EXPECT_EQ(viewer.picture()->result, second);
}

TEST_F(ViewerTest, AFrameOfAnEarlierStepIsSeenButIsNotThePresent) {
  viewer.set_has_viewport(true);
  show(10);
  viewer.seek(3);
  const std::size_t before = loop.posted();
  ask_for_picture();
  ASSERT_TRUE(loop.wait_for_posts(before + 1));
  viewer.seek(4);
  loop.run_posted();
  EXPECT_EQ(viewer.picture()->request.step, 3u);
  EXPECT_FALSE(viewer.shows_the_present());
  ask_for_picture();
  EXPECT_TRUE(turns_until([&] { return viewer.shows_the_present(); }));
}

TEST_F(ViewerTest, AFrameUnderWayIsGivenUpForAnotherResult) {
  viewer.set_has_viewport(true);
  show(10);
  viewer.seek(3);
  FakeCounts& counts = fake_counts();
  const int begun = counts.pictures_begun, given_up = counts.pictures_given_up;
  counts.pictures_held = true;
  ask_for_picture();
  ASSERT_TRUE(comes([&] { return counts.pictures_begun > begun; }));
  const auto second = result_of(20);
  auto presented = begin_presenting(second);
  ASSERT_TRUE(comes([&] { return counts.pictures_given_up > given_up; }));
  counts.pictures_held = false;
  viewer.show(presented.get().value(), document.view(), second->parameters());
  loop.run_posted();
  EXPECT_EQ(viewer.picture()->result, second);
  EXPECT_TRUE(log.messages().empty()) << "to be given up is no failure";
}

TEST_F(ViewerTest, AResultIsPresentedAgainAfterOneThatIsNotShown) {
  const auto shown = show(10);
  viewer.select(Pick{"cloud", 4});
  ASSERT_TRUE(turns_until([&] { return !viewer.inspect_selection().empty(); }));
  const app::Presented other = present(result_of(20));
  EXPECT_TRUE(fake_counts().took_over);
  loop.run_posted();
  viewer.seek(3);
  const std::size_t before = loop.posted();
  end_turn();                                    // asks for the picture, then what is known of the selection at that step
  ASSERT_TRUE(loop.wait_for_posts(before + 1));  // both were dropped: the stage has the other result
  viewer.present_again(other);
  EXPECT_TRUE(turns_until([&] { return viewer.shows_the_present(); })) << "what was dropped is asked again";
  EXPECT_EQ(viewer.picture()->result, shown);
  EXPECT_EQ(viewer.step(), 3u);
  EXPECT_TRUE(turns_until([&] { return viewer.selection_made_by().has_value(); }));
  EXPECT_FALSE(fake_counts().took_over) << "the other was never shown, so nothing of it goes on";
}

TEST_F(ViewerTest, AClickIsNotForWhatAnotherWorkspaceIsAboutToShow) {
  show(10);
  const Experiment& other = fake_image_workspace().experiment();
  RunContext context;
  const auto image = other.preview({{"image", generated_input("checkerboard --width 20 --height 10")}}, context);
  std::promise<bool> presented;
  viewer.present(
      {&other, image, other.view_parameters(), nullptr, 0, false},
      [&](const std::optional<app::Presented>& came, const std::exception_ptr&) { presented.set_value(came.has_value()); });
  ASSERT_TRUE(presented.get_future().get());
  const std::size_t before = loop.posted();
  viewer.click({0, 0, 1}, {0, 0, -1});
  ASSERT_TRUE(loop.wait_for_posts(before + 1));
  loop.run_for(20);
  EXPECT_FALSE(said("another experiment"));
}

TEST_F(ViewerTest, NothingIsPresentedAgainWhereANewerResultIsOnItsWay) {
  show(10);
  const app::Presented first = present(result_of(20)), second = present(result_of(30));
  const int presented = fake_counts().presented;
  viewer.present_again(first);
  const auto third = show(40);  // after all that came before it
  EXPECT_EQ(fake_counts().presented, presented + 1);
  EXPECT_EQ(viewer.result(), third);
}

TEST_F(ViewerTest, ItIsSaidWhereAResultCannotBePresentedAgain) {
  const auto shown = show(10);
  const app::Presented other = present(result_of(20));
  fake_counts().refuses_to_present = true;
  viewer.present_again(other);
  EXPECT_TRUE(turns_until([&] { return said("cannot be presented"); }));
  EXPECT_EQ(viewer.result(), shown);
}

TEST_F(ViewerTest, TheHashIsComparedWithTheOneThatIsExpected) {
  show(10);
  viewer.ask_hash("another");
  EXPECT_TRUE(viewer.awaits_hash());
  ASSERT_TRUE(turns_until([&] { return !viewer.awaits_hash(); }));
  EXPECT_TRUE(said("differs"));
  EXPECT_FALSE(said("identical"));
  const std::string hash = viewer.result_hash();
  EXPECT_FALSE(hash.empty());
  EXPECT_FALSE(viewer.await_result_hash()) << "it is known";
  viewer.ask_hash(hash);
  ASSERT_TRUE(turns_until([&] { return !viewer.awaits_hash(); }));
  EXPECT_TRUE(said("identical"));
}

TEST_F(ViewerTest, AHashThatComesLateIsNotOfTheNextResult) {
  show(10);
  const std::size_t before = loop.posted();
  viewer.ask_hash({});
  ASSERT_TRUE(loop.wait_for_posts(before + 1));
  const int settled = settled_hashes;
  show(20);
  EXPECT_EQ(settled_hashes, settled + 1) << "it will not come any more";
  loop.run_posted();
  EXPECT_TRUE(viewer.result_hash().empty());
  EXPECT_FALSE(viewer.awaits_hash());
}

TEST_F(ViewerTest, WhatIsClosedStaysClosed) {
  viewer.set_has_viewport(true);
  show(10);
  viewer.play_from_start();
  const std::size_t before = loop.posted();
  ask_for_picture();
  ASSERT_TRUE(loop.wait_for_posts(before + 1));
  viewer.close();
  loop.run_posted();
  EXPECT_FALSE(viewer.result());
  EXPECT_FALSE(viewer.picture());
  EXPECT_FALSE(viewer.playing());
  EXPECT_EQ(viewer.step_count(), 0u);
}

TEST_F(ViewerTest, AnExplanationIsAskedForOnceAStepAndTheOneBeforeStaysUntilItComes) {
  EXPECT_FALSE(viewer.explanation()) << "there is no result";
  show(10);
  EXPECT_FALSE(viewer.explanation());
  EXPECT_FALSE(viewer.explanation_is_known());
  ASSERT_TRUE(turns_until([&] { return viewer.explanation() != nullptr; }));
  EXPECT_TRUE(viewer.explanation_is_known());
  EXPECT_EQ(viewer.explanation()->reasons.why, "Step 9.");
  EXPECT_NE(fake_counts().inspected_on, std::this_thread::get_id()) << "claims are not checked on the interface's thread";
  EXPECT_TRUE(any(ever, app::Change::explanation));
  viewer.seek(4);
  EXPECT_EQ(viewer.explanation()->reasons.why, "Step 9.");
  EXPECT_FALSE(viewer.explanation_is_known());
  ASSERT_TRUE(turns_until([&] { return viewer.explanation_is_known(); }));
  EXPECT_EQ(viewer.explanation()->reasons.why, "Step 4.");
  show(20);
  EXPECT_FALSE(viewer.explanation()) << "that of another result is forgotten";
}

TEST_F(ViewerTest, AnExplanationThatFailsIsSaidOnceAndNotAskedForAgain) {
  show(10);
  viewer.seek(0);
  EXPECT_FALSE(viewer.explanation());
  ASSERT_TRUE(turns_until([&] { return viewer.explanation_is_known(); }));
  EXPECT_FALSE(viewer.explanation());
  EXPECT_TRUE(viewer.explanation_is_known());
  EXPECT_TRUE(said("the first step is not explained"));
}

TEST_F(ViewerTest, WhyASelectedThingIsAsItIsFollowsTheStepAndTheSelection) {
  show(10);
  EXPECT_FALSE(viewer.why_selected()) << "nothing is selected";
  viewer.select(Pick{"cloud", 4});
  ASSERT_TRUE(turns_until([&] { return viewer.why_selected() != nullptr; }));
  EXPECT_EQ(viewer.why_selected()->why, "Point 4 at step 9.");
  viewer.seek(2);
  EXPECT_EQ(viewer.why_selected()->why, "Point 4 at step 9.") << "until that of this step has come";
  ASSERT_TRUE(turns_until([&] { return viewer.why_selected()->why == "Point 4 at step 2."; }));
  viewer.select(Pick{"cloud", 7});
  EXPECT_FALSE(viewer.why_selected()) << "that of another thing is forgotten";
  ASSERT_TRUE(turns_until([&] { return viewer.why_selected() != nullptr; }));
  viewer.select(Pick{"other", 1});
  EXPECT_FALSE(viewer.why_selected());
  viewer.select(std::nullopt);
  EXPECT_FALSE(viewer.why_selected());
}

}  // namespace ws::test
