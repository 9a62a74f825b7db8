// Handles of real pictures, dragged through the session.
// SPDX-License-Identifier: MIT
#include "app/session/session.h"
#include "tests/app/support/loop.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>

namespace ws::app {
namespace {

class Dragging : public testing::Test {
 protected:
  Dragging() {
    SessionOptions options;
    options.backend = "cpu";
    session_.emplace(options, loop_.poster());
  }
  ~Dragging() override { session_.reset(); }

  void show_sample(const char* workspace, const char* sample) {
    session_->open_sample(workspace, sample);
    ASSERT_TRUE(loop_.run_until([&] {
      static_cast<void>(session_->tick());
      return viewer().picture() && viewer().shows_the_present();
    }));
  }
  Viewer& viewer() { return session_->viewer(); }
  std::string edits() { return to_text(session_->document().parameters().get("edits")); }

  test::Loop loop_;
  std::optional<Session> session_;
};

/// A press on one picture may go on over the next, which has other handles or none.
TEST_F(Dragging, AHandleThatThePictureHasNotIsLeft) {
  show_sample("triangulation", "wheel");
  const render::Handle handle = viewer().scene().handles.at(0);
  session_->document().begin_edit();
  viewer().drag_handle("corner0", handle.position);
  EXPECT_EQ(edits(), "");
  viewer().drag_handle(handle.id, handle.position + glm::vec3(0.01f));
  EXPECT_NE(edits(), "");
  session_->document().end_edit();
}

/// Legends and panels that change their size meanwhile do not move it either.
TEST_F(Dragging, TheCameraStandsStillWhileCoversChange) {
  show_sample("ridge", "rings");
  const render::Camera before = viewer().camera();
  session_->document().begin_edit();
  session_->document().edit("r1", 0.1);
  viewer().set_shape(0.8f, {}, 480);
  EXPECT_EQ(viewer().camera(), before);
  session_->document().end_edit();
  EXPECT_TRUE(loop_.run_until([&] {
    static_cast<void>(session_->tick());
    return !(viewer().camera() == before);
  }));
}

/// What is looked at stays where it is while a slider is held, though balls become larger than the picture.
TEST_F(Dragging, TheCameraStandsStillWhileAValueIsDragged) {
  show_sample("ridge", "rings");
  const auto come = [&](double r1) {  // the whole run with it
    return loop_.run_until([&] {
      static_cast<void>(session_->tick());
      const ParameterSet& of_run = viewer().run_parameters();
      return of_run.contains("r1") && of_run.get("r1") == Value(r1) && !session_->runner().works() &&
             viewer().shows_the_present();
    });
  };
  session_->document().edit("r1", 0.1);
  ASSERT_TRUE(come(0.1));
  const render::Camera before = viewer().camera();
  const std::uint64_t seen = viewer().result_revision();
  session_->document().begin_edit();
  session_->document().edit("r1", 0.9);
  ASSERT_TRUE(loop_.run_until([&] { return viewer().result_revision() > seen; })) << "if only of a part of the points";
  EXPECT_EQ(viewer().camera(), before);
  session_->document().end_edit();
  EXPECT_TRUE(loop_.run_until([&] {
    static_cast<void>(session_->tick());
    return viewer().camera().distance > 1.2f * before.distance;
  })) << "and then shows them";
  session_->document().edit("r1", 0.1);
  ASSERT_TRUE(come(0.1));
  EXPECT_TRUE(loop_.run_until([&] { return viewer().camera().distance == before.distance; }));
}

}  // namespace
}  // namespace ws::app
