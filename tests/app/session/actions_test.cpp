// The table of actions.
// SPDX-License-Identifier: MIT
#include "app/session/actions.h"
#include "compute/core/run/error.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <set>
#include <string_view>

namespace ws::test {

TEST(Actions, AreUniqueAndWellFormed) {
  std::set<std::string_view> ids, shortcuts, titles;
  const auto categories = app::action_categories();
  for (const app::Action& action : app::actions()) {
    EXPECT_TRUE(ids.insert(action.id).second) << action.id;
    EXPECT_TRUE(titles.insert(action.title).second) << action.title;
    EXPECT_TRUE(action.shortcut.empty() || shortcuts.insert(action.shortcut).second) << action.shortcut;
    EXPECT_NE(std::find(categories.begin(), categories.end(), action.category), categories.end()) << action.id;
    EXPECT_FALSE(action.help.empty() || action.help.ends_with(".")) << action.id;
    const bool single_letter = action.shortcut.size() == 1 && std::isalnum(static_cast<unsigned char>(action.shortcut[0]));
    EXPECT_TRUE(!single_letter || action.viewport_only) << action.id << ": a single letter must not beat typing";
  }
  EXPECT_THROW((void)app::find_action("no.such"), Error);
}

TEST(Actions, StepsAreTakenInTheWholeWindow) {
  for (const char* id : {"steps.back", "steps.forward", "steps.previous_event", "steps.next_event", "steps.back_tenth",
                         "steps.forward_tenth", "steps.first", "steps.last"})
    EXPECT_FALSE(app::find_action(id).viewport_only) << id;
}

TEST(Actions, LeaveTabToTheFocus) {
  for (const app::Action& action : app::actions()) EXPECT_EQ(action.shortcut.find("Tab"), std::string_view::npos) << action.id;
}

}  // namespace ws::test
