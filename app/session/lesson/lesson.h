// A lesson: pages of text, each with a state of the program, in one Markdown file that needs no program to be written.
// SPDX-License-Identifier: MIT
//
//   # Title                          the lesson's, then a summary
//   ## What the first page is called
//   ```warpscope
//   {"workspace": "ridge", "sample": "rings", "step": "phase:choose"}
//   ```
//   Text in Markdown.
//
// The block is JSON: fields of a state file, over those of the page before (a block with a workspace begins anew), and besides
// "sample" (data and parameters of one of the workspace's), "step" (a number, "last", or an event: "phase:decimate"),
// and "play" ({"from", "to", "seconds"}: the page plays these steps). A page without a block shows what the one before showed.
// A block may also say of "data" that a reader has to bring ([{"file", "what", "from"}]) what they are and where they come
// from.
#pragma once

#include "app/session/document/state.h"
#include "compute/core/result/presentation.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ws::app {

/// Steps that a page plays: each a number, "last", or an event.
struct PlayedSteps {
  std::string from, to;
  double seconds = 6;
};

struct LessonPage {
  std::string title, text;  ///< the text in Markdown, without heading and block
  State state;              ///< whole; its step counts only where `step` is empty
  std::string step;         ///< what the page shows, where it plays what it shows first; "0" where nothing is said
  std::optional<PlayedSteps> play;
  std::size_t line = 0;  ///< of the heading, from 1
};

/// A file that pages read, and that does not come with the lesson.
struct LessonData {
  std::string file;  ///< its name: "earthquakes.csv"
  std::string what;  ///< "15,049 earthquakes"
  std::string from;  ///< where one gets it
  std::string path;  ///< of the file that was chosen for it
};

struct Lesson {
  std::string title, summary;
  std::vector<LessonPage> pages;
  std::vector<LessonData> data;
};
/// Those that are not where the pages look for them.
[[nodiscard]] std::vector<LessonData> missing_data(const Lesson& lesson);
/// The pages read `path` where they read the file of that name.
void use_data(Lesson& lesson, const std::string& file, const std::string& path);

/// `name` stands before messages; relative paths of inputs are those beside `folder`. Throws Error{io} that names the line.
[[nodiscard]] Lesson parse_lesson(std::string_view text, const std::string& name, const std::string& folder = {});
/// One of those that the program ships, by its name, or a file. Throws Error{io}. `language`: "de" or "sl" has the words of the
/// shipped ones in it; any other, and files, stay as they are.
[[nodiscard]] Lesson read_lesson(const std::string& name_or_path, const std::string& language = {});
/// Gives a lesson the words of another language: of a text with the same pages, without their states; a page's block may only
/// say of "data" what they are and where they come from. Throws Error{io} where the two do not go together.
void take_words(Lesson& lesson, std::string_view text, const std::string& name);
/// Names of those that the program ships: for each workspace one on a sample, then one on data that a reader brings, which lie
/// in the current folder until `use_data` says otherwise.
[[nodiscard]] std::vector<std::string> lesson_names();

/// The lesson's text with a page more, which holds that state; `text` may be empty, for a new lesson of that title. What comes
/// of it can be read. Throws Error{io, invalid_argument}.
[[nodiscard]] std::string with_page(std::string text, const std::string& lesson_title, const std::string& page_title,
                                    const std::string& words, const State& state, const std::string& path);

/// The step that a number, "last", or an event names in a timeline. Throws Error{invalid_argument}.
[[nodiscard]] std::size_t lesson_step(const std::string& text, const Timeline& timeline);

}  // namespace ws::app
