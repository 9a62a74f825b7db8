// Sentences in another language, in their order and forms; English where there is none.
// SPDX-License-Identifier: MIT
#include "compute/core/words/told.h"

#include <gtest/gtest.h>

#include <map>

namespace ws {
namespace {

class Told : public testing::Test {
 protected:
  Told() {
    use_phrasebook([](const char* english, std::optional<std::size_t> count) -> std::string {
      static const std::map<std::string, std::string> words{
          {"scene", "Szene"}, {"{} of {:.1f}", "von {1:.1f}: {0}"}, {"level {}", "Ebene {1}"}, {"step {}", "Schritt {:q}"}};
      if (std::string(english) == "{} balls in {}") return *count == 1 ? "in {1} eine Kugel" : "in {1} {0} Kugeln";
      const auto found = words.find(english);
      return found == words.end() ? english : found->second;
    });
  }
  ~Told() override { use_phrasebook(nullptr); }
};

TEST_F(Told, TheWordsOfAnotherLanguageMayHaveAnotherOrder) {
  EXPECT_EQ(said("scene"), "Szene");
  EXPECT_EQ(told("{} of {:.1f}", 3, 4.25), "von 4.2: 3");
  EXPECT_EQ(told(1, "{} ball in {}", "{} balls in {}", "A"), "in A eine Kugel");
  EXPECT_EQ(told(2, "{} ball in {}", "{} balls in {}", "A"), "in A 2 Kugeln");
}

TEST_F(Told, WhatHasNoTranslationOrAWrongOneIsEnglish) {
  EXPECT_EQ(said("tree"), "tree");
  EXPECT_EQ(said(""), "");
  EXPECT_EQ(told("node {}", 7), "node 7");
  EXPECT_EQ(told(1, "{} node", "{} nodes"), "1 node");
  EXPECT_EQ(told("level {}", 7), "level 7") << "it names a value that there is not";
  EXPECT_EQ(told("step {}", 7), "step 7") << "no number is written so";
}

TEST(Untold, WithoutAPhrasebookAllIsEnglish) {
  EXPECT_EQ(said("scene"), "scene");
  EXPECT_EQ(told(1, "{} ball in {}", "{} balls in {}", "A"), "1 ball in A");
  EXPECT_EQ(told(2, "{} ball in {}", "{} balls in {}", "A"), "2 balls in A");
}

}  // namespace
}  // namespace ws
