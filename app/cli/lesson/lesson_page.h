// A lesson as one page of HTML, with a picture or a clip for each of its pages.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/lesson/lesson.h"

#include <string>
#include <vector>

namespace ws::app {

/// What stands under a page's words: names of files beside the HTML.
struct PageFiles {
  std::string picture;
  std::string clip;     ///< of the steps that the page plays; empty: there is none
  std::string caption;  ///< the step's words
};

/// By which an exported page is known.
inline constexpr const char* lesson_generator = "<meta name=\"generator\" content=\"Warpscope lesson\">";

/// Complete and by itself: it loads nothing but those files. HTML in the lesson's text is shown as text.
[[nodiscard]] std::string html_of(const Lesson& lesson, const std::vector<PageFiles>& files);

}  // namespace ws::app
