// Undo across opening: a line of visits with what is open between them, its bounds, and a session that goes along it.
// SPDX-License-Identifier: MIT
#include "app/session/document/journey.h"
#include "tests/app/support/session_fixture.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

namespace ws::app {
namespace {

using Names = std::vector<std::string>;

Visit visit(const std::string& name, std::uint64_t file_bytes = 0) {
  Visit made;
  made.history.begin("Opened " + name, {});
  StateInput source;
  source.role = "cloud";
  source.path = "/" + name;
  source.size = file_bytes;
  made.state.inputs = {source};
  made.at_hand.emplace("cloud", Input{{}, name, "/" + name, "digest", false});
  return made;
}

TEST(Journey, GoesToBothSides) {
  Journey journey;
  EXPECT_EQ(journey.at(-1), nullptr);
  journey.leave(std::nullopt);
  EXPECT_EQ(journey.at(-1), nullptr) << "nothing was open";
  journey.leave(visit("a"));
  journey.leave(visit("b"));  // c is open
  EXPECT_EQ(journey.names_before(), (Names{"Opened a", "Opened b"}));
  EXPECT_EQ(journey.at(-1)->state.inputs[0].path, "/b");
  EXPECT_EQ(journey.at(-2)->state.inputs[0].path, "/a");
  EXPECT_EQ(journey.at(-3), nullptr);
  journey.go(-2, visit("c"));  // a is open
  EXPECT_EQ(journey.names_before(), Names{});
  EXPECT_EQ(journey.names_after(), (Names{"Opened b", "Opened c"}));
  EXPECT_EQ(journey.at(2)->state.inputs[0].path, "/c");
  EXPECT_EQ(journey.last_left()->inputs[0].path, "/c");
  journey.go(1, visit("a"));
  EXPECT_EQ(journey.names_before(), (Names{"Opened a"}));
  EXPECT_EQ(journey.names_after(), (Names{"Opened c"}));
  journey.leave(visit("b"));
  EXPECT_EQ(journey.names_after(), Names{}) << "what lay ahead is forgotten";
}

TEST(Journey, KeepsOnlySoMuch) {
  constexpr std::uint64_t large = std::uint64_t{40} << 20;
  Journey journey;
  journey.leave(visit("a", large));
  EXPECT_FALSE(journey.at(-1)->at_hand.empty());
  journey.leave(visit("b", large));
  EXPECT_FALSE(journey.at(-1)->at_hand.empty()) << "the nearest keeps its data";
  EXPECT_TRUE(journey.at(-2)->at_hand.empty()) << "two are too much: this one is read again";
  Visit generated = visit("c");
  generated.at_hand.begin()->second.path.clear();
  journey.leave(generated);
  EXPECT_TRUE(journey.at(-1)->at_hand.empty()) << "what is generated is made again";
  for (int i = 0; i < 100; ++i) journey.leave(visit(std::to_string(i)));
  EXPECT_EQ(journey.names_before().size(), 20u);
  EXPECT_EQ(journey.names_before().back(), "Opened 99");
}

class UndoAcrossOpening : public test::SessionTest {};

TEST_F(UndoAcrossOpening, BringsBackDataParametersAndStep) {
  open();
  session->document().edit("gain", 4.0);
  ASSERT_TRUE(settle());
  session->viewer().seek(2);
  ASSERT_TRUE(settle());
  const std::string hash = session->viewer().result_hash();
  session->open({cloud(60, "other.csv")});
  ASSERT_TRUE(settle());
  EXPECT_TRUE(session->can_undo());
  EXPECT_FALSE(session->document().can_undo());
  EXPECT_EQ(session->journey().names_before(), (Names{"Opened cloud.csv"}));

  std::filesystem::remove(folder / "cloud.csv");  // it is still in memory
  session->undo();
  ASSERT_TRUE(settle());
  EXPECT_EQ(session->document().inputs().at("cloud").name, "cloud.csv") << last_message();
  EXPECT_EQ(to_text(session->document().parameters().get("gain")), "4");
  EXPECT_EQ(session->viewer().step(), 2u);
  EXPECT_EQ(session->viewer().result_hash(), hash);
  EXPECT_EQ(session->document().history().back(), "gain 1 → 4") << "with what was done there";

  session->undo();
  ASSERT_TRUE(settle());
  EXPECT_EQ(to_text(session->document().parameters().get("gain")), "1");
  EXPECT_FALSE(session->can_undo());
  session->redo();
  session->redo();
  ASSERT_TRUE(settle());
  EXPECT_EQ(session->document().inputs().at("cloud").name, "other.csv");
  EXPECT_FALSE(session->can_redo());
}

TEST_F(UndoAcrossOpening, BringsBackWhatWasClosed) {
  open();
  session->close_workspace();
  ASSERT_TRUE(settle());
  EXPECT_EQ(session->document().workspace(), nullptr);
  session->undo();
  ASSERT_TRUE(settle());
  ASSERT_NE(session->document().workspace(), nullptr) << last_message();
  EXPECT_EQ(session->document().inputs().at("cloud").name, "cloud.csv");
}

TEST_F(UndoAcrossOpening, TakesAnAddedFileAwayAgain) {
  open();
  session->document().edit("gain", 4.0);
  ASSERT_TRUE(settle());
  const std::string line = file("line.csv", "component,vertex,closed,x0,x1\n0,0,0,0,0\n0,1,0,1,1\n");
  session->open({line, "truth"});
  ASSERT_TRUE(settle());
  ASSERT_TRUE(session->document().inputs().contains("truth")) << last_message();
  EXPECT_EQ(session->document().history(), (Names{"Added line.csv"}));
  EXPECT_EQ(session->journey().names_before(), (Names{"Opened cloud.csv"}));
  session->document().edit("gain", 5.0);
  ASSERT_TRUE(settle());

  session->undo();
  ASSERT_TRUE(settle());
  EXPECT_EQ(to_text(session->document().parameters().get("gain")), "4");
  EXPECT_TRUE(session->document().inputs().contains("truth")) << "only the edit was taken back";
  session->undo();
  ASSERT_TRUE(settle());
  EXPECT_FALSE(session->document().inputs().contains("truth"));
  EXPECT_EQ(to_text(session->document().parameters().get("gain")), "4") << "what was edited before is there still";
  EXPECT_EQ(session->document().history().back(), "gain 1 → 4");
  session->undo();
  EXPECT_EQ(to_text(session->document().parameters().get("gain")), "1");
  session->redo();
  session->redo();
  ASSERT_TRUE(settle());
  EXPECT_TRUE(session->document().inputs().contains("truth"));
}

TEST_F(UndoAcrossOpening, RedoLeadsToTheAddedFileAndToNothingThatWasUndoneBefore) {
  open();
  for (const double gain : {4.0, 5.0}) {
    session->document().edit("gain", gain);
    ASSERT_TRUE(settle());
  }
  session->undo();
  ASSERT_TRUE(settle());
  session->open({file("line.csv", "component,vertex,closed,x0,x1\n0,0,0,0,0\n0,1,0,1,1\n"), "truth"});
  ASSERT_TRUE(settle());
  session->undo();
  ASSERT_TRUE(settle());
  session->redo();
  ASSERT_TRUE(settle());
  EXPECT_TRUE(session->document().inputs().contains("truth")) << last_message();
  EXPECT_EQ(to_text(session->document().parameters().get("gain")), "4");
}

TEST_F(UndoAcrossOpening, BringsBackTheAddedFileThatAnotherReplaced) {
  open();
  const std::string table = "component,vertex,closed,x0,x1\n0,0,0,0,0\n0,1,0,1,1\n";
  for (const char* name : {"first.csv", "second.csv"}) {
    session->open({file(name, table), "truth"});
    ASSERT_TRUE(settle());
  }
  EXPECT_EQ(session->document().inputs().at("truth").name, "second.csv") << last_message();
  session->undo();
  ASSERT_TRUE(settle());
  EXPECT_EQ(session->document().inputs().at("truth").name, "first.csv");
  session->undo();
  ASSERT_TRUE(settle());
  EXPECT_FALSE(session->document().inputs().contains("truth"));
}

TEST_F(UndoAcrossOpening, GivesGeneratedDataBackWhatAnAddedFileReplaced) {
  session->open_sample("fake", "small");
  ASSERT_TRUE(settle());
  const std::string own = session->document().inputs().at("truth").name;
  session->open({file("line.csv", "component,vertex,closed,x0,x1\n0,0,0,0,0\n0,1,0,1,1\n"), "truth"});
  ASSERT_TRUE(settle());
  ASSERT_EQ(session->document().inputs().at("truth").name, "line.csv") << last_message();
  session->undo();
  ASSERT_TRUE(settle());
  ASSERT_TRUE(session->document().inputs().contains("truth")) << last_message();
  EXPECT_EQ(session->document().inputs().at("truth").name, own);
}

TEST_F(UndoAcrossOpening, EndsADragWhereAFileIsAdded) {
  open();
  session->document().begin_edit();
  session->document().edit("gain", 3.0);
  session->open({file("line.csv", "component,vertex,closed,x0,x1\n0,0,0,0,0\n0,1,0,1,1\n"), "truth"});
  ASSERT_TRUE(settle());
  ASSERT_TRUE(session->document().inputs().contains("truth")) << last_message();
  EXPECT_FALSE(session->document().editing());
  session->undo();
  ASSERT_TRUE(settle());
  EXPECT_FALSE(session->document().inputs().contains("truth"));
  EXPECT_EQ(session->document().history(), (Names{"Opened cloud.csv", "gain 1 → 3"}));
  EXPECT_EQ(to_text(session->document().parameters().get("gain")), "3");
}

TEST_F(UndoAcrossOpening, SaysWhereDataHaveGone) {
  open();
  session->reload();  // reading anew is no visit
  ASSERT_TRUE(settle());
  EXPECT_FALSE(session->can_undo());
  for (int i = 0; i < 3; ++i) {
    session->open({cloud(60, "other" + std::to_string(i) + ".csv")});
    ASSERT_TRUE(settle());
  }
  session->go_to_visit(-4);
  ASSERT_TRUE(settle());
  EXPECT_TRUE(said("nothing else was open"));
  session->go_to_visit(-3);
  ASSERT_TRUE(settle());
  EXPECT_EQ(session->document().inputs().at("cloud").name, "cloud.csv");
  EXPECT_EQ(session->journey().names_after().size(), 3u);
}

}  // namespace
}  // namespace ws::app
