// A lesson in a session: what undo does there.
// SPDX-License-Identifier: MIT
#include "app/session/lesson/lesson_player.h"

#include "tests/app/support/session_fixture.h"

namespace ws::test {
namespace {

class LessonPlayerTest : public SessionTest {
 protected:
  /// Pages on what is open, with these gains; each is seen otherwise than the one before, at another step.
  [[nodiscard]] app::Lesson pages_of(std::initializer_list<double> gains) const {
    app::Lesson lesson;
    for (const double gain : gains) {
      app::LessonPage page;
      page.state = session->state();
      page.state.parameters["gain"] = gain;
      page.state.view["tint"] = 0.1 * static_cast<double>(lesson.pages.size() + 1);
      page.state.result_hash.clear();
      page.step = std::to_string(lesson.pages.size() + 1);
      lesson.pages.push_back(page);
    }
    return lesson;
  }
  [[nodiscard]] double value(const char* name) const { return std::get<double>(session->document().set_of(name).get(name)); }
};

TEST_F(LessonPlayerTest, UndoTakesBackWhatWasDoneOnThePageAlone) {
  open();
  app::LessonPlayer& player = session->lesson();
  player.open(pages_of({2, 3, 3}));
  ASSERT_TRUE(settle());
  ASSERT_EQ(value("gain"), 2.0);
  EXPECT_TRUE(session->can_undo()) << "to what was open before the lesson";
  for (const std::size_t page : {1u, 2u}) {  // of other parameters, then of the same, seen otherwise
    player.show(page);
    ASSERT_TRUE(settle());
    ASSERT_EQ(session->viewer().step(), page + 1);
    ASSERT_FALSE(session->document().can_undo()) << "page " << page;
  }
  session->document().edit("gain", 9.0);
  ASSERT_TRUE(settle());
  session->undo();
  ASSERT_TRUE(settle());
  EXPECT_EQ(value("gain"), 3.0);
  EXPECT_DOUBLE_EQ(value("tint"), 0.1 * 3);
  EXPECT_EQ(player.page(), 2u);
}

TEST_F(LessonPlayerTest, UndoAcrossOtherDataBringsBackThePageTheyTookThePlaceOf) {
  open();
  app::LessonPlayer& player = session->lesson();
  player.open(pages_of({2, 3}));
  ASSERT_TRUE(settle());
  player.show(1);
  ASSERT_TRUE(settle());
  session->open({cloud(500, "other.csv")});
  ASSERT_TRUE(settle());
  player.show(0);
  ASSERT_TRUE(settle());
  ASSERT_EQ(player.page(), 0u);
  session->undo();
  ASSERT_TRUE(settle());
  EXPECT_EQ(session->document().opened_file(), (folder / "other.csv").string());
}

TEST_F(LessonPlayerTest, UndoBeforeItClosesIt) {
  open();
  session->document().edit("gain", 7.0);
  ASSERT_TRUE(settle());
  app::LessonPlayer& player = session->lesson();
  player.open(pages_of({2, 3}));
  ASSERT_TRUE(settle());
  session->open({cloud(500, "other.csv")});
  ASSERT_TRUE(settle());
  session->undo();
  ASSERT_TRUE(settle());
  EXPECT_EQ(value("gain"), 2.0);
  ASSERT_NE(player.lesson(), nullptr);
  player.show(1);
  ASSERT_TRUE(settle());
  ASSERT_EQ(player.page(), 1u);
  ASSERT_EQ(value("gain"), 3.0);
  session->undo();
  ASSERT_TRUE(settle());
  EXPECT_EQ(value("gain"), 7.0) << "a page is no step of undo";
  EXPECT_EQ(player.lesson(), nullptr) << "its text would be of another picture";
}

}  // namespace
}  // namespace ws::test
