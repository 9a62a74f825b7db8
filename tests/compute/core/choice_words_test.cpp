// Choices as controls show them, and as sentences say them.
// SPDX-License-Identifier: MIT
#include "compute/core/words/choice_words.h"
#include "compute/core/words/told.h"

#include <gtest/gtest.h>

namespace ws {
namespace {

TEST(ChoiceWords, AreShownInSentenceCase) {
  EXPECT_EQ(choice_words("contrast-dark"), "Contrast dark");
  EXPECT_EQ(choice_words("sah_binned"), "SAH binned");
  EXPECT_EQ(choice_words("lmt"), "LMT");
  EXPECT_EQ(choice_words("linear-opencv"), "Linear OpenCV");
  EXPECT_EQ(choice_words("path-dp"), "Path DP");
  EXPECT_EQ(choice_words("16x16"), "16x16");
  EXPECT_EQ(choice_words(""), "");
}

TEST(ChoiceWords, SentencesSayTheNameInEnglishAndTheControlsWordsElsewhere) {
  EXPECT_EQ(said_choice("sah-binned"), "sah-binned");
  EXPECT_EQ(said_parameter("Ball radius r1", "r1"), "r1");
  use_phrasebook([](const char* english, std::optional<std::size_t>) -> std::string {
    const std::string text = english;
    return text == "SAH binned" ? "SAH mit Klassen" : text == "Ball radius r1" ? "Kugelradius r1" : text;
  });
  EXPECT_EQ(said_choice("sah-binned"), "SAH mit Klassen");
  EXPECT_EQ(said_choice("16x16"), "16x16");
  EXPECT_EQ(said_parameter("Ball radius r1", "r1"), "Kugelradius r1");
  EXPECT_EQ(said_choice("simd"), "SIMD") << "which is the same word there, and not the flag's";
  use_phrasebook(nullptr);
}

}  // namespace
}  // namespace ws
