// Which workspace takes a file, what a load replaces, and what it leaves.
// SPDX-License-Identifier: MIT
#include "app/session/document/load_plan.h"
#include "compute/core/run/error.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace ws::test {

using app::LoadPlan;
using app::LoadPurpose;

class LoadPlanTest : public testing::Test {
 protected:
  void SetUp() override {
    folder = std::filesystem::temp_directory_path() / ("warpscope_plans_" + std::to_string(getpid()));
    std::filesystem::create_directories(folder);
  }
  void TearDown() override { std::filesystem::remove_all(folder); }
  [[nodiscard]] std::string file(const std::string& name, const std::string& text) const {
    std::ofstream(folder / name) << text;
    return (folder / name).string();
  }
  [[nodiscard]] static const std::string& id_of(const LoadPlan& plan) { return plan.opened.workspace->experiment().info().id; }
  /// As if it had been loaded, without its data.
  void open(LoadPlan plan) { document.replace(std::move(plan.opened), plan.file); }

  std::filesystem::path folder;
  app::MessageLog log{[](app::Change) {}};
  app::Document document{log, {[](app::Change) {}, [](bool) {}, [] {}}};
  const app::Workspaces known = app::workspaces();
};

TEST_F(LoadPlanTest, AFileGoesToTheWorkspaceThatTakesSuchData) {
  EXPECT_EQ(id_of(plan_of_file(known, document, {file("a.csv", "x,y\n1,2\n")})), "ridge");
  EXPECT_EQ(id_of(plan_of_file(known, document, {file("a.obj", "v 0 0 0\n")})), "kdtree");
  EXPECT_EQ(id_of(plan_of_file(known, document, {file("a.png", "")})), "filter");
}

TEST_F(LoadPlanTest, WhatIsOpenComesFirst) {
  open(plan_of_sample(known, "triangulation", known[2]->experiment().info().samples.front().id));
  EXPECT_EQ(id_of(plan_of_file(known, document, {file("a.csv", "x,y\n1,2\n")})), "triangulation");
}

TEST_F(LoadPlanTest, ANamedWorkspaceRefusesWhatItCannotRead) {
  EXPECT_THROW((void)plan_of_file(known, document, {file("a.png", ""), {}, {}, false, "kdtree"}), Error);
  EXPECT_THROW((void)plan_of_file(known, document, {file("a.csv", ""), {}, {}, false, "no-such"}), Error);
}

TEST_F(LoadPlanTest, AnAddedFileKeepsWhatIsOpen) {
  EXPECT_THROW((void)plan_of_file(known, document, {file("t.json", ""), "truth"}), Error) << "nothing is open yet";
  open(plan_of_file(known, document, {file("a.csv", "x,y\n1,2\n")}));
  document.edit("r1", 0.25);
  const LoadPlan plan = plan_of_file(known, document, {file("t.json", ""), "truth"});
  EXPECT_EQ(plan.purpose, LoadPurpose::refresh);
  ASSERT_EQ(plan.opened.sources.size(), 2u);
  EXPECT_EQ(plan.opened.sources[1].role, "truth");
  EXPECT_EQ(plan.opened.parameters, document.parameters());
}

TEST_F(LoadPlanTest, EverySecondIsOfTheMainDataAlone) {
  open(plan_of_file(known, document, {file("a.csv", "x,y\n1,2\n")}));
  open(plan_of_file(known, document, {file("t.json", ""), "truth"}));
  const LoadPlan half = halved(halved(plan_of_refresh(document)));
  EXPECT_EQ(half.opened.sources[0].every, 4u);
  EXPECT_EQ(half.opened.sources[1].every, 1u);
}

TEST_F(LoadPlanTest, AStateKeepsTheDefaultOfWhatItsValuesAreRefusedFor) {
  app::State state;
  state.workspace = "ridge";
  state.parameters = {{"r1", Value(-1.0)}, {"no-such", Value(1.0)}};
  const LoadPlan plan = plan_of_state(known, document, state, "old.warpscope.json");
  EXPECT_EQ(plan.purpose, LoadPurpose::restore);
  EXPECT_EQ(plan.opened.parameters.get("r1"), known[0]->experiment().parameters().get("r1"));
  ASSERT_EQ(plan.messages.size(), 1u);
  EXPECT_NE(plan.messages[0].text.find("no-such"), std::string::npos) << plan.messages[0].text;
  EXPECT_NE(plan.messages[0].text.find("the default is kept"), std::string::npos) << plan.messages[0].text;
  state.workspace = "of-tomorrow";
  EXPECT_THROW((void)plan_of_state(known, document, state, {}), Error);
}

}  // namespace ws::test
