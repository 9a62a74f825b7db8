// The list of texts for translation: each text of the tables is in it, once.
// SPDX-License-Identifier: MIT
#include "app/session/texts.h"
#include "app/session/actions.h"
#include "app/session/value_words.h"
#include "app/workspaces/workspaces.h"
#include "compute/core/words/choice_words.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <utility>

namespace ws::app {
namespace {

bool lists(const std::vector<TableText>& all, std::string_view text, std::string_view difference = "") {
  return std::any_of(all.begin(), all.end(),
                     [&](const TableText& one) { return one.text == text && one.difference == difference; });
}

TEST(Texts, EachIsThereOnce) {
  std::set<std::pair<std::string, std::string>> seen;
  for (const TableText& one : table_texts()) {
    EXPECT_TRUE(seen.emplace(one.text, one.difference).second) << one.text;
    EXPECT_FALSE(one.text.empty()) << one.place;
    EXPECT_FALSE(one.place.empty()) << one.text;
  }
}

TEST(Texts, TablesAreThereAsAWhole) {
  const std::vector<TableText> all = table_texts();
  for (const Action& action : actions()) {
    EXPECT_TRUE(lists(all, action.title)) << action.id;
    EXPECT_TRUE(lists(all, action.help)) << action.id;
  }
  for (const Workspace* workspace : workspaces()) {
    const ExperimentInfo& info = workspace->experiment().info();
    EXPECT_TRUE(lists(all, info.title) && lists(all, info.summary) && lists(all, workspace->short_title())) << info.id;
    const ParameterSet parameters = workspace->experiment().parameters();
    for (const FieldInfo& field : parameters.fields()) {
      EXPECT_TRUE(lists(all, field.label)) << field.name;
      EXPECT_TRUE(field.unit.empty() || lists(all, field.unit, "unit")) << field.name;
      for (const ChoiceInfo& choice : field.choices) EXPECT_TRUE(lists(all, choice_words(choice.name))) << field.name;
    }
  }
}

TEST(Texts, WordsOfValuesAndOfTheOverlayAreThere) {
  const std::vector<TableText> all = table_texts();
  for (const std::string_view word : value_words()) EXPECT_TRUE(lists(all, word, "value")) << word;
  for (const char* word : {"Controls", "Fold the controls", "Unfold the controls"}) EXPECT_TRUE(lists(all, word)) << word;
}

}  // namespace
}  // namespace ws::app
