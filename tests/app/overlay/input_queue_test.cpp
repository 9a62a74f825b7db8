// What reaches Dear ImGui in each frame: one press or release, in order, with the moves before it.
// SPDX-License-Identifier: MIT
#include "app/overlay/input_queue.h"

#include <gtest/gtest.h>
#include <imgui.h>

#include <cfloat>

namespace ws::app {
namespace {

class InputQueueTest : public testing::Test {
 protected:
  InputQueueTest() : context_(ImGui::CreateContext()) {}
  ~InputQueueTest() override { ImGui::DestroyContext(context_); }

  static ImGuiIO& io() { return ImGui::GetIO(); }

  InputQueue queue_;

 private:
  ImGuiContext* context_;
};

TEST_F(InputQueueTest, MovesAreMergedIntoTheLast) {
  queue_.move(1, 2);
  queue_.move(3, 4);
  queue_.feed();
  EXPECT_TRUE(queue_.empty());
  EXPECT_EQ(io().MousePos.x, 3);
  EXPECT_EQ(io().MousePos.y, 4);
}

TEST_F(InputQueueTest, AClickWithinAFrameIsSeenAsTwo) {
  queue_.button(0, true);
  queue_.button(0, false);
  queue_.feed();
  EXPECT_TRUE(io().MouseDown[0]);
  EXPECT_FALSE(queue_.empty());
  queue_.feed();
  EXPECT_FALSE(io().MouseDown[0]);
  EXPECT_TRUE(queue_.empty());
}

TEST_F(InputQueueTest, APressComesWithTheMoveBeforeIt) {
  queue_.move(5, 6);
  queue_.button(0, true);
  queue_.move(7, 8);
  queue_.feed();
  EXPECT_TRUE(io().MouseDown[0]);
  EXPECT_EQ(io().MousePos.x, 5) << "what follows the press waits";
  queue_.feed();
  EXPECT_EQ(io().MousePos.x, 7);
}

TEST_F(InputQueueTest, TheLastMoveBeforeAReleaseHasAFrameOfItsOwn) {
  queue_.button(0, true);
  queue_.feed();
  queue_.move(9, 9);
  queue_.button(0, false);
  queue_.feed();
  EXPECT_EQ(io().MousePos.x, 9);
  EXPECT_TRUE(io().MouseDown[0]) << "a slider keeps the place of the frame before its release";
  queue_.feed();
  EXPECT_FALSE(io().MouseDown[0]);
}

TEST_F(InputQueueTest, KeysCarryTheirModifiersAndTextFollows) {
  queue_.key(OverlayKey::a, true, {.ctrl = true});
  queue_.key(OverlayKey::a, false, {});
  queue_.text(U'x');
  queue_.feed();
  EXPECT_TRUE(io().KeysDown[static_cast<int>(OverlayKey::a)]);
  EXPECT_TRUE(io().KeyCtrl);
  EXPECT_EQ(io().InputQueueCharacters.Size, 0);
  queue_.feed();
  EXPECT_FALSE(io().KeysDown[static_cast<int>(OverlayKey::a)]);
  EXPECT_FALSE(io().KeyCtrl);
  queue_.feed();
  ASSERT_EQ(io().InputQueueCharacters.Size, 1);
  EXPECT_EQ(io().InputQueueCharacters[0], ImWchar('x'));
}

TEST_F(InputQueueTest, AModifierAloneAndTheWheelTakeNoFrame) {
  queue_.key(OverlayKey::count, true, {.shift = true});
  queue_.wheel(0, 1);
  queue_.wheel(0, 2);
  queue_.feed();
  EXPECT_TRUE(queue_.empty());
  EXPECT_TRUE(io().KeyShift);
  EXPECT_EQ(io().MouseWheel, 3);
}

TEST_F(InputQueueTest, UnknownButtonsAreIgnored) {
  queue_.button(-1, true);
  queue_.button(IM_ARRAYSIZE(io().MouseDown), true);
  queue_.feed();
  EXPECT_TRUE(queue_.empty());
}

TEST_F(InputQueueTest, ReleaseAllDropsWhatWaitsAndReleasesWhatIsHeld) {
  queue_.button(1, true);
  queue_.feed();
  queue_.key(OverlayKey::enter, true, {.ctrl = true});
  queue_.feed();
  queue_.move(3, 3);
  queue_.button(0, true);
  queue_.release_all();
  queue_.feed();
  EXPECT_TRUE(queue_.empty());
  EXPECT_FALSE(io().MouseDown[0] || io().MouseDown[1] || io().KeyCtrl);
  EXPECT_FALSE(io().KeysDown[static_cast<int>(OverlayKey::enter)]);
  EXPECT_EQ(io().MousePos.x, -FLT_MAX) << "nothing is hovered over";
}

}  // namespace
}  // namespace ws::app
