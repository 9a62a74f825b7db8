// Which workspace takes a file, what a load replaces, and what it leaves.
// SPDX-License-Identifier: MIT
#include "app/session/document/load_plan.h"
#include "app/session/document/loading.h"
#include "app/workspaces/workspaces.h"
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
  app::SessionDocument document{log, {[](app::Change) {}, [](bool) {}, [] {}}};
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

TEST_F(LoadPlanTest, ValuesStayForTheNextFileOfASeries) {
  app::FileChoice next{file("b.csv", "x,y\n1,2\n")};
  next.keep_values = true;
  EXPECT_EQ(plan_of_file(known, document, next).opened.parameters, known[0]->experiment().parameters()) << "nothing is open";
  open(plan_of_file(known, document, {file("a.csv", "x,y\n1,2\n")}));
  document.edit("r1", 0.25);
  EXPECT_EQ(to_text(plan_of_file(known, document, next).opened.parameters.get("r1")), "0.25");
  EXPECT_EQ(plan_of_file(known, document, {next.path}).opened.parameters, known[0]->experiment().parameters());
  next.workspace = "triangulation";
  EXPECT_EQ(plan_of_file(known, document, next).opened.parameters, known[2]->experiment().parameters());
}

TEST_F(LoadPlanTest, ValuesThatSpeakOfTheDataDoNotStay) {
  open(plan_of_file(known, document, {file("a.tsp", "")}));
  document.edit("edits", std::string("0,1,5,5"));
  document.edit("method", std::string("removal"));
  app::FileChoice next{file("b.tsp", "")};
  next.keep_values = true;
  const LoadPlan plan = plan_of_file(known, document, next);
  EXPECT_EQ(to_text(plan.opened.parameters.get("edits")), "");
  EXPECT_EQ(to_text(plan.opened.parameters.get("method")), "removal");
}

TEST_F(LoadPlanTest, WhatIsOpenedTogetherBelongsToTheFirstOrFollowsIt) {
  const auto role = [&](std::size_t workspace, const std::string& main, const std::string& other) {
    return app::role_beside(known[workspace]->experiment().info(), main, other);
  };
  const std::string a = file("a.csv", "x,y\n1,2\n"), b = file("b.csv", "x,y\n3,4\n");
  const std::string plates = file("plates.csv", "plate,x,y\nam,1,2\n");
  EXPECT_EQ(role(0, a, b), "") << "the next of a series";
  EXPECT_EQ(role(0, a, plates), "truth") << "its header is another";
  EXPECT_EQ(role(0, a, file("a.csv.truth.json", "")), "truth");
  EXPECT_EQ(role(1, file("a.obj", ""), file("b.obj", "")), "");
  EXPECT_EQ(role(1, file("a.obj", ""), file("rays.csv", "1,2,3,4,5,6\n")), "rays");
  EXPECT_EQ(role(2, a, b), "");
  EXPECT_EQ(role(4, a, file("a.queries.fvecs", "")), "queries");
  EXPECT_EQ(role(4, a, b), "");
}

TEST_F(LoadPlanTest, ADeviceIsNoFile) {
  try {
    (void)plan_of_file(known, document, {"/dev/zero"});
    FAIL() << "it was taken";
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("it is a device"), std::string::npos) << error.what();
  }
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
