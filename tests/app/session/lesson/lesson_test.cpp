// Lessons as text: what a page takes from the one before, what is refused and where, and pages of one's own.
// SPDX-License-Identifier: MIT
#include "app/session/lesson/lesson.h"

#include "compute/core/run/error.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace ws::app {
namespace {

std::string page(const std::string& block, const std::string& words = "words", const std::string& title = "Page") {
  return "\n## " + title + "\n\n" + (block.empty() ? "" : "```warpscope\n" + block + "\n```\n") + "\n" + words + "\n";
}

Lesson read(const std::string& text) { return parse_lesson(text, "own.md", "/folder"); }

/// What is said of a lesson that cannot be read.
std::string refusal(const std::string& text) {
  try {
    static_cast<void>(read(text));
  } catch (const Error& error) {
    return error.what();
  }
  return "nothing";
}

TEST(Lesson, TitlesTextsAndBlocksAreTakenApart) {
  const Lesson lesson =
      read("# The title\n\nA summary.\n" +
           page(R"({"workspace": "ridge", "sample": "rings"})", "Some *words*.\n\n```\n## no heading\n```", "One") +
           page("", "More.", "Two"));
  EXPECT_EQ(lesson.title, "The title");
  EXPECT_EQ(lesson.summary, "A summary.");
  ASSERT_EQ(lesson.pages.size(), 2u);
  EXPECT_EQ(lesson.pages[0].title, "One");
  EXPECT_EQ(lesson.pages[0].text, "Some *words*.\n\n```\n## no heading\n```");
  EXPECT_EQ(lesson.pages[0].line, 5u);
  EXPECT_EQ(lesson.pages[0].step, "0");
  EXPECT_EQ(lesson.pages[0].state.workspace, "ridge");
  ASSERT_EQ(lesson.pages[0].state.inputs.size(), 1u);
  EXPECT_TRUE(lesson.pages[0].state.inputs[0].generator.starts_with("rings ")) << lesson.pages[0].state.inputs[0].generator;
  EXPECT_EQ(lesson.pages[1].state.inputs[0].generator, lesson.pages[0].state.inputs[0].generator);
}

TEST(Lesson, APageChangesWhatTheOneBeforeShowed) {
  const Lesson lesson =
      read("# T\n" +
           page(R"({"workspace": "ridge", "sample": "circle", "parameters": {"r1": 0.2}, "view": {"show_balls": false}})") +
           page(R"({"parameters": {"method": "brute"}, "step": 3})") +
           page(R"({"parameters": {"r1": null}, "play": {"from": "phase:choose", "to": "last", "seconds": 2.5}})") +
           page(R"({"workspace": "kdtree", "sample": "soup", "step": "last"})"));
  EXPECT_EQ(lesson.pages[1].state.parameters.at("r1"), Value(0.2));
  EXPECT_EQ(lesson.pages[1].state.parameters.at("method"), Value(std::string("brute")));
  EXPECT_EQ(lesson.pages[1].state.view.at("show_balls"), Value(false));
  EXPECT_EQ(lesson.pages[1].step, "3");
  EXPECT_FALSE(lesson.pages[2].state.parameters.contains("r1")) << "null gives the default back";
  ASSERT_TRUE(lesson.pages[2].play);
  EXPECT_EQ(lesson.pages[2].play->seconds, 2.5);
  EXPECT_EQ(lesson.pages[2].step, "last") << "what it plays to";
  EXPECT_EQ(lesson.pages[3].state.workspace, "kdtree");
  EXPECT_FALSE(lesson.pages[3].state.parameters.contains("method")) << "another workspace begins anew";
}

TEST(Lesson, CodeIsFencedAsInMarkdown) {
  const Lesson lesson = read("\xef\xbb\xbf# T\n" + page(R"({"workspace": "ridge", "sample": "rings"})",
                                                        "````\n```\n## a\n```\n````\n~~~\n## b\n~~~\n  ```\n## c\n  ```\nend"));
  ASSERT_EQ(lesson.pages.size(), 1u);
  EXPECT_TRUE(lesson.pages[0].text.ends_with("end"));
  EXPECT_NE(refusal("# T\xff\n" + page(R"({"workspace": "ridge"})")).find("no text in UTF-8"), std::string::npos);
}

TEST(Lesson, StatesOfAllPagesAreBounded) {
  std::string text =
      "# T\n" + page(R"({"workspace": "filter", "sample": "photo", "parameters": {"kernel": "custom", "taps_row": [)" + [] {
        std::string taps = "0.125";
        for (int i = 0; i < 60'000; ++i) taps += ",0.125";
        return taps;
      }() + "]}}");
  for (int i = 0; i < 400; ++i) text += page("");
  EXPECT_NE(refusal(text).find("too large"), std::string::npos);
}

TEST(Lesson, InputsLieBesideTheFile) {
  const Lesson lesson = read("# T\n" + page(R"({"workspace": "ridge", "inputs": [{"role": "cloud", "path": "data/a.csv"}]})"));
  EXPECT_EQ(lesson.pages[0].state.inputs[0].path, "/folder/data/a.csv");
}

TEST(Lesson, WhatIsWrongIsSaidWithItsLine) {
  const std::string good = R"({"workspace": "ridge", "sample": "rings"})";
  const auto line = [](int number) { return "own.md:" + std::to_string(number) + ": "; };
  EXPECT_EQ(refusal(""), line(1) + "there is no title");
  EXPECT_EQ(refusal("# T\n\ntext\n"), line(3) + "there are no pages");
  EXPECT_EQ(refusal("# T\n```warpscope\n{}\n```\n"), line(2) + "a state stands before the first page");
  EXPECT_EQ(refusal("# T\n## P\n```warpscope\n{}\n"), line(3) + "a block of code does not end");
  EXPECT_EQ(refusal("# T\n## P\n```cpp\n"), line(3) + "a block of code does not end");
  EXPECT_EQ(refusal("# T\n" + page("{}")), line(6) + "the first state says no workspace");
  EXPECT_EQ(refusal("# T\n" + page(R"({"sample": "rings"})")), line(6) + "the first state says no workspace");
  EXPECT_TRUE(refusal("# T\n" + page(R"({"workspace": "ridgy"})")).starts_with(line(6)));
  EXPECT_TRUE(refusal("# T\n" + page(R"({"workspace": "ridge", "sample": "rinks"})")).starts_with(line(6)));
  EXPECT_TRUE(refusal("# T\n" + page("{")).starts_with(line(6)));
  EXPECT_EQ(refusal("# T\n" + page("[]")), line(6) + "the state is no JSON object");
  EXPECT_TRUE(refusal("# T\n" + page(R"({"workspace": "ridge", "colour": 1})")).starts_with(line(6)));
  EXPECT_NE(refusal("# T\n" + page(good) + page(R"({"step": "cost<9"})")).find("no step is named by"), std::string::npos);
  EXPECT_TRUE(refusal("# T\n" + page(R"({"workspace": "ridge", "sample": "rings", "step": "phase:"})")).starts_with(line(6)));
  EXPECT_NE(refusal("# T\n" + page(good) + page(R"({"step": -1})")).find("no step is named by"), std::string::npos);
  EXPECT_NE(refusal("# T\n" + page(good) + page(R"({"play": {"from": 1}})")).find("\"play\" takes"), std::string::npos);
  EXPECT_NE(refusal("# T\n" + page(good) + page(R"({"play": {"from": 1, "to": 2, "seconds": 0}})")).find("seconds"),
            std::string::npos);
  EXPECT_NE(refusal("# T\n## P\n```warpscope\n" + good + "\n```\n```warpscope\n{}\n```\n").find("a second state"),
            std::string::npos);
}

TEST(Lesson, StepsAreNumbersTheLastOrEvents) {
  Timeline timeline;
  timeline.step_count = 20;
  timeline.events = {{0, "phase", "choose"}, {8, "phase", "decimate"}, {9, "removed", "ball 3"}, {12, "removed", "ball 4"}};
  EXPECT_EQ(lesson_step("0", timeline), 0u);
  EXPECT_EQ(lesson_step("last", timeline), 19u);
  EXPECT_EQ(lesson_step("phase:decimate", timeline), 8u);
  EXPECT_EQ(lesson_step("last:removed", timeline), 12u);
  EXPECT_THROW(static_cast<void>(lesson_step("20", timeline)), Error);
  EXPECT_THROW(static_cast<void>(lesson_step("3rd:removed", timeline)), Error);
  EXPECT_THROW(static_cast<void>(lesson_step("first:added", timeline)), Error);
}

TEST(Lesson, APageOfOnesOwnIsReadAgain) {
  State state = read("# T\n" + page(R"({"workspace": "ridge", "sample": "rings", "parameters": {"r1": 0.3}})")).pages[0].state;
  state.step = 7;
  const std::string one = with_page("", "My lesson", "First", "What to *see*.", state, "/folder/own.md");
  const std::string two = with_page(one, "ignored", "Second", "", state, "/folder/own.md");
  const Lesson lesson = read(two);
  EXPECT_EQ(lesson.title, "My lesson");
  ASSERT_EQ(lesson.pages.size(), 2u);
  EXPECT_EQ(lesson.pages[0].text, "What to *see*.");
  EXPECT_EQ(lesson.pages[0].step, "7");
  EXPECT_EQ(to_json(lesson.pages[1].state), to_json(state));
  EXPECT_THROW(static_cast<void>(with_page(one, "T", " ", "", state, "own.md")), Error) << "without a title";
  EXPECT_THROW(static_cast<void>(with_page("# T\n## P\n```x\n", "T", "P", "", state, "own.md")), Error)
      << "to what cannot be read";
}

TEST(Lesson, ThoseThatTheProgramShipsCanBeRead) {
  std::size_t on_data = 0;
  for (const std::string& name : lesson_names()) {
    const Lesson lesson = read_lesson(name);
    const bool brings_all = lesson.data.empty();
    on_data += !brings_all;
    EXPECT_GE(lesson.pages.size(), brings_all ? 10u : 6u) << name;
    EXPECT_LE(lesson.pages.size(), brings_all ? 15u : 10u) << name;
    EXPECT_FALSE(lesson.summary.empty()) << name;
    EXPECT_EQ(lesson.pages.front().state.workspace == name, brings_all);
    for (const LessonPage& page : lesson.pages) EXPECT_FALSE(page.text.empty()) << name << ":" << page.line;
    EXPECT_EQ(missing_data(lesson).size(), lesson.data.size()) << name << ": the tests' folder has none";
  }
  EXPECT_EQ(on_data, lesson_names().size() / 2);
}

/// Numbers as they are written, in order. Between thousands English has a comma, the others a narrow space.
std::vector<std::string> numbers_in(std::string text) {
  constexpr std::string_view narrow_space = "\u202f";
  for (std::size_t at = text.find(narrow_space); at != std::string::npos; at = text.find(narrow_space, at))
    text.replace(at, narrow_space.size(), ",");
  std::vector<std::string> numbers;
  const auto is_digit = [&](std::size_t i) { return i < text.size() && text[i] >= '0' && text[i] <= '9'; };
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!is_digit(i)) continue;
    const std::size_t begin = i;
    while (is_digit(i + 1) || (i + 1 < text.size() && (text[i + 1] == '.' || text[i + 1] == ',') && is_digit(i + 2))) ++i;
    numbers.push_back(text.substr(begin, i + 1 - begin));
  }
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

TEST(Lesson, WordsInOtherLanguagesHaveTheSamePagesStatesAndNumbers) {
  for (const std::string& name : lesson_names())
    for (const std::string language : {"de", "sl"}) {
      const std::string of = name + " in " + language;
      const Lesson english = read_lesson(name), own = read_lesson(name, language);
      EXPECT_NE(own.title, english.title) << of;
      EXPECT_NE(own.summary, english.summary) << of;
      EXPECT_EQ(numbers_in(own.summary), numbers_in(english.summary)) << of;
      ASSERT_EQ(own.pages.size(), english.pages.size()) << of;
      for (std::size_t i = 0; i < own.pages.size(); ++i) {
        const LessonPage &page = own.pages[i], &before = english.pages[i];
        const std::string where = of + ", page " + std::to_string(i + 1);
        EXPECT_NE(page.text, before.text) << where;
        EXPECT_EQ(numbers_in(page.title + "\n" + page.text), numbers_in(before.title + "\n" + before.text)) << where;
        EXPECT_EQ(to_json(page.state), to_json(before.state)) << where;
        EXPECT_EQ(page.step, before.step) << where;
      }
      ASSERT_EQ(own.data.size(), english.data.size()) << of;
      for (std::size_t i = 0; i < own.data.size(); ++i) {
        EXPECT_EQ(own.data[i].file, english.data[i].file) << of;
        EXPECT_NE(own.data[i].what, english.data[i].what) << of;
      }
    }
  EXPECT_EQ(read_lesson("ridge", "fr").title, read_lesson("ridge").title) << "a language that there is not";
}

TEST(Lesson, WordsThatDoNotFitALessonAreRefused) {
  Lesson lesson = read("# T\n" + page(R"({"workspace": "ridge", "sample": "rings"})") + page(""));
  EXPECT_THROW(take_words(lesson, "# U\n" + page("", "one"), "de/own.md"), Error) << "one page for two";
  EXPECT_THROW(take_words(lesson, "# U\n" + page(R"({"step": 3})") + page(""), "de/own.md"), Error) << "a state";
  EXPECT_EQ(lesson.pages[0].text, "words");
  take_words(lesson, "# U\n\nS\n" + page("", "one", "P") + page("", "two"), "de/own.md");
  EXPECT_EQ(lesson.title + lesson.summary + lesson.pages[0].title + lesson.pages[1].text, "USPtwo");
}

TEST(Lesson, DataThatItDoesNotBringAreNamedAndTaken) {
  const auto lesson_with = [](const std::string& data) {
    return "# T\n\n## P\n\n```warpscope\n{\"workspace\": \"ridge\", \"inputs\": [{\"role\": \"cloud\", \"path\": \"a.csv\"}], "
           "\"data\": " +
           data + "}\n```\n\n## Q\n\nThe same.\n";
  };
  Lesson lesson =
      parse_lesson(lesson_with("[{\"file\": \"a.csv\", \"what\": \"a cloud\", \"from\": \"a friend\"}]"), "own.md", "/nowhere");
  ASSERT_EQ(missing_data(lesson).size(), 1u);
  EXPECT_EQ(missing_data(lesson)[0].from, "a friend");
  use_data(lesson, "a.csv", "/somewhere/b.csv");
  EXPECT_EQ(missing_data(lesson).size(), 1u) << "it is not there either";
  for (const LessonPage& page : lesson.pages) EXPECT_EQ(page.state.inputs[0].path, "/somewhere/b.csv");
  use_data(lesson, "a.csv", "/dev/null");
  EXPECT_TRUE(missing_data(lesson).empty()) << "another one may be taken";
  for (const LessonPage& page : lesson.pages) EXPECT_EQ(page.state.inputs[0].path, "/dev/null");
  for (const char* wrong : {"7", "[{\"file\": \"a.csv\"}]", "[{\"file\": \"f/a.csv\", \"from\": \"x\"}]", "[3]"})
    EXPECT_THROW((void)parse_lesson(lesson_with(wrong), "own.md"), Error) << wrong;
}

}  // namespace
}  // namespace ws::app
