// The document alone: edits, drags, undo and ranges, without jobs and pictures.
// SPDX-License-Identifier: MIT
#include "app/session/document/document.h"
#include "compute/core/run/error.h"
#include "tests/app/support/fake_experiment.h"

#include <gtest/gtest.h>

namespace ws::test {

class DocumentTest : public testing::Test {
 protected:
  void open() {
    const Experiment& experiment = fake_workspace().experiment();
    document.replace({&fake_workspace(), {}, {{"cloud"}}, experiment.parameters(), experiment.view_parameters()}, "a.csv");
    document.begin_history("Opened");
  }
  [[nodiscard]] double gain() const { return std::get<double>(document.parameters().get("gain")); }

  int runs = 0, edits = 0, drags = 0;
  app::MessageLog log{[](app::Change) {}};
  app::SessionDocument document{log,
                                {[](app::Change) {},
                                 [this](bool needs_run) {
                                   ++edits;
                                   runs += needs_run;
                                 },
                                 [this] { ++drags; }}};
};

TEST_F(DocumentTest, NothingIsEditedBeforeSomethingIsOpen) {
  EXPECT_EQ(document.workspace(), nullptr);
  EXPECT_EQ(document.main_source(), nullptr);
  EXPECT_THROW(document.edit("gain", 2.0), Error);
  EXPECT_FALSE(document.can_undo());
}

TEST_F(DocumentTest, NumbersOfTheViewThatTheDataDoNotHaveBecomeTheNearest) {
  const Experiment& experiment = fake_workspace().experiment();
  const auto data_up_to = [&](double most, double tint) {
    app::Opened opened{&fake_workspace(), {}, {{"cloud"}}, experiment.parameters(), experiment.view_parameters()};
    opened.view.set("tint", tint);
    opened.view.range("tint").max = most;
    return opened;
  };
  const auto tint = [&] { return std::get<double>(document.view().get("tint")); };
  document.replace(data_up_to(1, 0.5), "a.csv");
  document.begin_history("Opened");
  document.edit("tint", 0.9);
  document.edit("tint", 0.1);
  document.refresh(data_up_to(0.6, 0.5), "a.csv");
  EXPECT_EQ(tint(), 0.1) << "what is within them stays";
  document.undo();
  EXPECT_EQ(tint(), 0.6) << "undo brings back no more than there is";
  document.refresh(data_up_to(0.4, 0.2), "a.csv");
  EXPECT_EQ(tint(), 0.4);
  document.replace(data_up_to(0.3, 0.7), "b.csv");
  EXPECT_EQ(tint(), 0.3) << "of a state that was saved with other data, too";
}

TEST_F(DocumentTest, EachEditIsAStepOfUndoAndADragIsOne) {
  open();
  const double before = gain();
  document.edit("gain", 2.0);
  document.begin_edit();
  for (const double value : {3.0, 4.0, 5.0}) document.edit("gain", value);
  EXPECT_TRUE(document.can_undo());
  document.end_edit();
  EXPECT_EQ(drags, 1);
  EXPECT_EQ(runs, 4);
  EXPECT_EQ(document.history().size(), 3u);
  document.undo();
  EXPECT_EQ(gain(), 2.0);
  document.undo();
  EXPECT_EQ(gain(), before);
  document.redo();
  document.redo();
  EXPECT_EQ(gain(), 5.0);
  EXPECT_FALSE(document.can_redo());
}

TEST_F(DocumentTest, UndoInTheMiddleOfADragTakesTheDragBack) {
  open();
  const double before = gain();
  document.begin_edit();
  document.edit("gain", 7.0);
  document.undo();
  EXPECT_FALSE(document.editing());
  EXPECT_EQ(gain(), before);
}

TEST_F(DocumentTest, ACancelledDragLeavesNothing) {
  open();
  document.edit("gain", 2.0);
  document.begin_edit();
  for (const double value : {7.0, 8.0}) document.edit("gain", value);
  document.cancel_edit();
  EXPECT_FALSE(document.editing());
  EXPECT_EQ(gain(), 2.0);
  EXPECT_EQ(document.history().size(), 2u);
  EXPECT_FALSE(document.can_redo());
  EXPECT_EQ(drags, 1) << "what it asked for is caught up with";
  document.cancel_edit();
  EXPECT_EQ(drags, 1);
}

TEST_F(DocumentTest, ARefusedValueKeepsWhatWasThereAndIsTheCallersToTell) {
  open();
  const double before = gain();
  EXPECT_THROW(document.edit("gain", 99.0), Error);
  EXPECT_EQ(gain(), before);
  EXPECT_EQ(edits, 0);
  EXPECT_TRUE(log.messages().empty()) << "a field says it beside itself, and it would be said twice";
}

TEST_F(DocumentTest, OfSeveralValuesThoseBeforeARefusedOneStay) {
  open();
  EXPECT_THROW(document.edit({{"gain", 2.0}, {"steps", std::int64_t{-5}}}), Error);
  EXPECT_EQ(gain(), 2.0);
  EXPECT_EQ(document.history().size(), 2u) << "and undo takes them back";
}

TEST_F(DocumentTest, RefreshedDataKeepTheDragAndTheValues) {
  open();
  document.edit("gain", 2.0);
  document.begin_edit();
  const std::uint64_t generation = document.generation();
  document.refresh({&fake_workspace(),
                    {},
                    {{"cloud"}},
                    fake_workspace().experiment().parameters(),
                    fake_workspace().experiment().view_parameters()},
                   {});
  EXPECT_GT(document.generation(), generation);
  EXPECT_EQ(gain(), 2.0);
  EXPECT_TRUE(document.editing());
}

TEST_F(DocumentTest, OtherDataOfTheWorkspaceEndTheDragAndKeepLayersAndPins) {
  open();
  document.set_pinned("gain", false);
  document.set_layer("cloud", {false, 1, 1});
  document.begin_edit();
  open();
  EXPECT_FALSE(document.editing());
  EXPECT_TRUE(document.pinned().empty());
  EXPECT_FALSE(document.layers().at("cloud").visible);
  document.close();
  EXPECT_TRUE(document.layers().empty());
  EXPECT_EQ(document.workspace(), nullptr);
}

TEST_F(DocumentTest, TheThemeIsNoStepOfUndo) {
  open();
  app::Furniture furniture = document.furniture();
  furniture.theme = "light";
  document.set_furniture(furniture);
  EXPECT_EQ(document.history().size(), 1u);
  furniture.grid = false;
  document.set_furniture(furniture);
  document.undo();
  EXPECT_TRUE(document.furniture().grid);
  EXPECT_EQ(document.furniture().theme, "light");
}

}  // namespace ws::test
