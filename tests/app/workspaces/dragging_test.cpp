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

}  // namespace
}  // namespace ws::app
