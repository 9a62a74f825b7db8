// Where a session's camera stands as pictures, views and covers change.
// SPDX-License-Identifier: MIT
#include "tests/app/support/session_fixture.h"

#include <array>

namespace ws::test {

TEST_F(SessionTest, AnotherViewIsFramedAnewWhereTheCameraWasNotMoved) {
  open();
  constexpr float aspect = 2, left = 0.3f, corner = 0.4f;
  session->viewer().set_shape(
      aspect, {{app::Cover::Kind::sliders, {{0, 0}, {left, 1}}}, {app::Cover::Kind::times, {{1 - corner, 0}, {1, 0.9}}}});
  const auto edges = [&] {  // of what panels leave free
    const render::Camera& camera = session->viewer().camera();
    const float half = camera.distance * aspect;
    return std::array{camera.target.x - half * (1 - 2 * left), camera.target.x + half * (1 - 2 * corner),
                      camera.target.x + half};
  };
  EXPECT_LE(edges()[0], -1);
  EXPECT_GE(edges()[2], 1);
  EXPECT_LT(edges()[1], 1) << "no words: the picture may reach below the times in the corner";
  session->document().edit("tint", 1.0);
  ASSERT_TRUE(settle());
  EXPECT_LE(edges()[0], -2) << "the wider picture is seen as a whole";
  EXPECT_GE(edges()[1], 2) << "and beside the times";
  render::Camera moved = session->viewer().camera();
  moved.distance *= 0.5f;
  session->viewer().set_camera(moved);
  session->document().edit("tint", 0.5);
  ASSERT_TRUE(settle());
  EXPECT_EQ(session->viewer().camera(), moved);
}

TEST_F(SessionTest, ANoticeThatComesOrGoesMovesNoFlatPicture) {
  open();
  app::Viewer& viewer = session->viewer();
  constexpr float width_px = 900;
  const auto show = [&](float height_px) { viewer.set_shape(width_px / height_px, {}, height_px); };
  const auto place = [&](float height_px) {  // of the plane's origin: pixels above the lower edge; and pixels of a unit
    const render::Camera& camera = viewer.camera();
    const float scale = height_px / (2 * camera.distance);
    return std::array{(camera.distance - camera.target.y) * scale, scale};
  };
  const auto expect_same = [](const std::array<float, 2>& a, const std::array<float, 2>& b) {
    EXPECT_NEAR(a[0], b[0], 0.02);
    EXPECT_NEAR(a[1], b[1], 0.02);
  };
  show(330);
  const auto chosen = place(330);
  viewer.keep_place();
  show(360);
  expect_same(place(360), chosen);
  show(420);
  EXPECT_GT(place(420)[1], chosen[1]) << "a window that is resized is filled";

  render::Camera near = viewer.camera();
  near.distance *= 0.3f;
  viewer.set_camera(near);
  const auto moved = place(420);
  viewer.keep_place();
  show(390);
  expect_same(place(390), moved);

  session->open({cloud(60, "other.csv")});
  ASSERT_TRUE(settle());
  const float unit = place(390)[1];
  viewer.keep_place();  // the notice was about the data before
  show(440);
  EXPECT_GT(place(440)[1], 1.05f * unit) << "the new picture has all of its room";
}

TEST_F(SessionTest, InSpaceALineMoreOfTheLegendMovesNothing) {
  open();
  app::Viewer& viewer = session->viewer();
  const auto see = [&](double tint) {
    session->document().edit("tint", tint);
    ASSERT_TRUE(settle());
  };
  const auto show = [&](const app::Cover& cover) { viewer.set_shape(2, {cover}, 400); };
  see(0.6);
  show({app::Cover::Kind::furniture, {{0.6, 0.7}, {1, 1}}});
  const render::Camera before = viewer.camera();
  show({app::Cover::Kind::furniture, {{0.6, 0.66}, {1, 1}}});
  EXPECT_EQ(viewer.camera(), before);
  see(0.62);
  EXPECT_EQ(viewer.camera(), before) << "nor another view of the same";
  session->document().begin_edit();
  see(0.64);
  session->document().end_edit();
  EXPECT_EQ(viewer.camera(), before) << "nor one that was dragged";
  show({app::Cover::Kind::sliders, {{0, 0}, {0.5, 1}}});
  EXPECT_NE(viewer.camera(), before) << "panels do";
}

TEST_F(SessionTest, ATableIsSeenAsAWholeAfterAPlaceAmongTheData) {
  open();
  render::Camera moved = session->viewer().camera();
  moved.distance *= 0.1f;
  session->viewer().set_camera(moved);
  session->document().edit("tint", 0.0);
  ASSERT_TRUE(settle());
  EXPECT_GT(session->viewer().camera().distance, moved.distance);
  session->viewer().set_camera(moved);
  session->document().edit("tint", 0.05);
  ASSERT_TRUE(settle());
  EXPECT_EQ(session->viewer().camera(), moved) << "within the table the place stays";
  session->document().edit("tint", 0.5);
  ASSERT_TRUE(settle());
  EXPECT_GT(session->viewer().camera().distance, moved.distance);
}

TEST_F(SessionTest, ASecondPictureIsSeenToo) {
  open();
  app::Viewer& viewer = session->viewer();
  const render::Camera alone = viewer.camera(), kept = viewer.camera_to_keep();
  struct OtherPicture final : Picture {};
  const auto other = std::make_shared<OtherPicture>();
  other->result = viewer.result();
  other->bounds = {{-1, -1, 0}, {7, 1, 0}};
  viewer.show_beside(other, session->document().view());
  EXPECT_GT(viewer.camera().distance, alone.distance);
  EXPECT_FLOAT_EQ(viewer.camera().target.x, 3);
  EXPECT_EQ(viewer.camera_to_keep(), kept) << "a state is of the one alone";
  EXPECT_FLOAT_EQ(viewer.camera_for_file({viewer.scene()}, 1200, 800, 1).target.x, 3);
  const render::Camera both = viewer.camera();
  other->bounds.high[0] = 9;
  viewer.show_beside(other, session->document().view());
  EXPECT_EQ(viewer.camera(), both) << "other steps move nothing";
  viewer.show_beside(nullptr, session->document().view());
  EXPECT_EQ(viewer.camera(), alone);
}

TEST_F(SessionTest, ASecondPictureIsForgottenAfterItsResultHasGone) {
  open();
  app::Viewer& viewer = session->viewer();
  const render::Camera alone = viewer.camera();
  struct OtherPicture final : Picture {};
  auto other = std::make_shared<OtherPicture>();
  // Owned by this pointer alone, as far as weak ones can tell.
  other->result = std::shared_ptr<const Result>(viewer.result().get(), [kept = viewer.result()](const Result*) {});
  other->bounds = {{-1, -1, 0}, {7, 1, 0}};
  viewer.show_beside(other, session->document().view());
  ASSERT_NE(viewer.camera(), alone);
  other.reset();
  viewer.show_beside(nullptr, session->document().view());
  EXPECT_EQ(viewer.camera(), alone);
}

}  // namespace ws::test
