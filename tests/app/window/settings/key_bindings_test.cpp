// Keys of actions: the registry's, those of the settings over them, and what cannot be.
// SPDX-License-Identifier: MIT
#include "app/window/settings/key_bindings.h"

#include "app/window/actions/action_set.h"
#include "tests/app/window/offscreen_application.h"

#include <gtest/gtest.h>

#include <QWidget>

namespace ws::app {
namespace {

class KeyBindings : public testing::Test {
 protected:
  static void SetUpTestSuite() { test::need_offscreen_application(); }
  QString keys(std::string_view id) { return shown_keys(set.get(id)->shortcuts()); }
  QStringList apply(const std::vector<std::string>& assignments) {
    return apply_keys(set, Settings(ConfigPlaces{}, {"", assignments}));
  }

  QWidget window, viewport;
  ActionSet set{&window, &viewport};
};

TEST_F(KeyBindings, OfTheRegistryAreFreeOfConflicts) {
  EXPECT_TRUE(apply({}).isEmpty());
  for (const Action& action : actions()) {
    EXPECT_EQ(set.get(action.id)->shortcuts(), keys_of_registry(action)) << action.id;
    for (const QKeySequence& key : keys_of_registry(action)) {
      EXPECT_EQ(owner_of(set, key, action.id), nullptr) << action.id;
      EXPECT_TRUE(why_not(action, key).isEmpty()) << action.id;
    }
  }
}

TEST_F(KeyBindings, OfTheUserHoldOverThoseOfTheRegistry) {
  EXPECT_TRUE(apply({"keys.file.open=Ctrl+L", "keys.file.quit="}).isEmpty());
  EXPECT_EQ(keys("file.open"), "Ctrl+L");
  EXPECT_EQ(keys("file.quit"), "");
  EXPECT_TRUE(set.get("file.open")->toolTip().endsWith("(Ctrl+L)"));
  EXPECT_TRUE(apply({"keys.file.open=Ctrl+E"}).isEmpty());
  EXPECT_EQ(keys("file.open"), "Ctrl+E");
  EXPECT_EQ(keys("file.export"), "") << "a key is of one action";
  EXPECT_TRUE(apply({}).isEmpty());
  EXPECT_EQ(keys("file.export"), "Ctrl+E") << "and comes back";
  EXPECT_EQ(keys("edit.redo"), "Ctrl+Shift+Z, Ctrl+Y");
}

TEST_F(KeyBindings, WhatCannotBeIsTold) {
  EXPECT_EQ(apply({"keys.file.open=Ctrl+Nonsense"}).size(), 1);
  EXPECT_EQ(apply({"keys.file.open=Tab"}).size(), 1);
  EXPECT_EQ(apply({"keys.file.open=Space"}).size(), 1);
  EXPECT_EQ(apply({"keys.file.open=Return"}).size(), 1);
  EXPECT_EQ(apply({"keys.file.open=Down"}).size(), 1);
  EXPECT_TRUE(apply({"keys.steps.play=Space"}).isEmpty());
  const QStringList twice = apply({"keys.file.open=Ctrl+L", "keys.file.add=Ctrl+L"});
  ASSERT_EQ(twice.size(), 1);
  EXPECT_TRUE(twice.front().contains("command line"));
  EXPECT_EQ(keys("file.open"), "Ctrl+L");
  EXPECT_EQ(keys("file.add"), "");
}

TEST_F(KeyBindings, ABeginningOfAnotherKeyIsAConflict) {
  EXPECT_EQ(apply({"keys.file.open=Ctrl+K, Ctrl+L", "keys.file.add=Ctrl+K"}).size(), 1);
}

}  // namespace
}  // namespace ws::app
