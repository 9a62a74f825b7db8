// What a session says of what was opened, changed, stopped at and saved goes through the phrasebook.
// SPDX-License-Identifier: MIT
#include "app/session/stop/step_condition.h"
#include "app/session/stop/value_changes.h"
#include "app/session/sweep/sweep.h"
#include "app/session/sweep/variation.h"
#include "tests/app/support/session_fixture.h"
#include "tests/support/without_letters.h"

#include <vector>

namespace ws::test {
namespace {

class ToldSession : public SessionTest {
 protected:
  /// All that was said so far holds no letters but those of the names of files.
  void expect_all_told(std::initializer_list<std::string> names) const {
    EXPECT_FALSE(session->log().messages().empty());
    for (const app::Message& message : session->log().messages())
      for (std::string text : {message.text, message.hint}) {
        text = without(text, folder.string());
        for (const std::string& name : names) text = without(text, name);
        EXPECT_FALSE(has_letters(text)) << text;
      }
  }

  WithoutLetters phrasebook_;
};

TEST_F(ToldSession, WhatIsOpenedAndSaved) {
  open();
  session->save_state((folder / "1.json").string());
  session->document().save_preset((folder / "2.json").string());
  session->open({file("3.csv", "1,2\n3,\"4\"\"\n")});
  EXPECT_TRUE(settle());
  expect_all_told({"cloud", ".csv", ".json"});
  for (const std::string& name : session->document().history()) EXPECT_FALSE(has_letters(without(name, "cloud.csv"))) << name;
}

TEST_F(ToldSession, WhatIsWrongWithALesson) {
  for (const char* text :
       {"text", "# Title", "# Title\n## Page\n```warpscope\n", "# Title\n## Page\n```warpscope\n[]\n```\n"}) {
    const std::string path = file("1.md", text);
    try {
      session->open({path});
      ADD_FAILURE() << text;
    } catch (const Error& error) {
      EXPECT_FALSE(has_letters(without(error.full_text(), path))) << error.full_text();
    }
  }
}

TEST_F(ToldSession, WhatAStateLacks) {
  session->open({file("1.json", R"({"warpscope": 1, "workspace": "fake"})")});
  session->open({file("2.warpscope.json", R"({"warpscope": "1.0.0"})")});
  session->open({file("3.warpscope.json", R"([])")});
  EXPECT_TRUE(settle());
  expect_all_told({".warpscope.json", ".json", "\"warpscope\"", "\"workspace\"", ".warpscope", "warpscope"});
}

TEST_F(ToldSession, ParametersAreCalledWhatControlsCallThem) {
  open();
  session->document().edit("gain", 3.0);
  EXPECT_FALSE(has_letters(session->document().history().back())) << session->document().history().back();
  app::SweepPlan plan;
  plan.experiment = &fake_workspace().experiment();
  plan.parameters = plan.experiment->parameters();
  plan.variations = {app::parse_variation("gain=1,2", plan.parameters)};
  EXPECT_EQ(plan.words_of(1).find("gain"), std::string::npos) << plan.words_of(1);
}

TEST(ToldTexts, ConditionsAndSweepsThatAreRefused) {
  const WithoutLetters phrasebook;
  const ParameterSet set = fake_workspace().experiment().parameters();
  std::vector<std::function<void()>> all;
  for (const char* text : {"", "<1", "1<", "1<\"\"", ":1", "1st:", "0th:1", "7:", "&"})
    all.emplace_back([text] { static_cast<void>(app::parse_step_condition(text)); });
  for (const char* text : {"gain", "gain=1:1:2", "gain=1:2:1", "gain=0:1:4:log", "gain=1,1", "gain=,", "gain=1:2"})
    all.emplace_back([text, &set] { static_cast<void>(app::parse_variation(text, set)); });
  for (const auto& refused : all) {
    try {
      refused();
      ADD_FAILURE() << "it was taken";
    } catch (const Error& error) {
      std::string text = error.full_text();
      for (const char* known : {"gain", "1st", "0th", "log", "--"}) text = without(text, known);
      EXPECT_FALSE(has_letters(text)) << text;
    }
  }
}

TEST(ToldTexts, ValuesThatChangedAreNamed) {
  const WithoutLetters phrasebook;
  const std::vector<std::string> changes =
      app::value_changes({{"from_point", 3.0}, {"own", 1.0}, {"reason", std::string("kept")}},
                         {{"from_point", 4.0}, {"reason", std::string("dropped")}, {"to_point", 1.0}});
  const std::vector<std::string> expected{".... ..... 3 → 4 (+1)", "...... .... → .......", ".. ..... 1 .. ...", "... .. ...."};
  EXPECT_EQ(changes, expected);
}

TEST(ToldTexts, WithoutAPhrasebookValuesKeepTheirNames) {
  EXPECT_EQ(app::value_changes({{"from_point", 3.0}}, {{"from_point", 4.0}}),
            std::vector<std::string>{"from_point 3 → 4 (+1)"});
}

}  // namespace
}  // namespace ws::test
