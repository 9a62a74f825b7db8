// Which language the window speaks, and that its translations are in the program.
// SPDX-License-Identifier: MIT
#include "app/window/language.h"
#include "app/window/format.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/kdtree/tree_file.h"
#include "tests/app/support/run_messages.h"
#include "tests/compute/io/io_test_support.h"

#include <gtest/gtest.h>

#include <QCoreApplication>

#include <string>
#include <variant>

namespace ws::app {
namespace {

using enum LanguageSetting;

TEST(Language, TheSettingHoldsOverTheSystem) {
  EXPECT_EQ(language_code(german, {"sl-SI", "sl"}), "de");
  EXPECT_EQ(language_code(english, {"de"}), "en");
}

TEST(Language, OfTheSystemsLanguagesTheFirstThatIsSpoken) {
  EXPECT_EQ(language_code(system, {"de-AT", "de"}), "de");
  EXPECT_EQ(language_code(system, {"fr-FR", "fr", "sl-SI"}), "sl");
  EXPECT_EQ(language_code(system, {"en-GB", "de"}), "en");
  EXPECT_EQ(language_code(system, {"ja"}), "en");
  EXPECT_EQ(language_code(system, {"desert"}), "en") << "no more than a beginning in common";
  EXPECT_EQ(language_code(system, {}), "en");
}

TEST(Language, EachIsNamedAsItsSpeakersDo) {
  EXPECT_EQ(language_name("sl"), QString::fromUtf8("Slovenščina"));
  EXPECT_EQ(language_name("system"), QString());
}

class Spoken : public testing::Test {
 protected:
  ~Spoken() override { use_phrasebook(nullptr); }

  int count_ = 1;
  char name_[9] = "language";
  char* arguments_[2] = {name_, nullptr};
  QCoreApplication application_{count_, arguments_};
};

TEST_F(Spoken, SlovenianHasFourForms) {
  install_language(application_, slovenian);
  if (translated("Open…") == "Open…") GTEST_SKIP() << "lrelease was not there when this was built";
  const auto points = [](std::uint64_t count) { return element_word(count, "points"); };
  EXPECT_EQ(points(1), QString::fromUtf8("točka"));
  EXPECT_EQ(points(2), QString::fromUtf8("točki"));
  EXPECT_EQ(points(3), QString::fromUtf8("točke"));
  EXPECT_EQ(points(5), QString::fromUtf8("točk"));
  EXPECT_EQ(points(102), QString::fromUtf8("točki"));
  EXPECT_EQ(points(4'000'000'003), QString::fromUtf8("točke")) << "more than an int holds";
  EXPECT_EQ(overlay_words("points"), QString::fromUtf8("točke"));
}

TEST_F(Spoken, AlgorithmsSayIt) {
  install_language(application_, slovenian);
  if (translated("Open…") == "Open…") GTEST_SKIP() << "lrelease was not there when this was built";
  EXPECT_EQ(said("within r2"), "znotraj r2");
  EXPECT_EQ(told("{}, round {}", said("decimate"), 2), "redčenje, krog 2");
  const auto nodes = [](std::size_t count) { return told(count, "{} node", "{} nodes"); };
  EXPECT_EQ(nodes(1), "1 vozlišče");
  EXPECT_EQ(nodes(2), "2 vozlišči");
  EXPECT_EQ(nodes(103), "103 vozlišča");
  EXPECT_EQ(nodes(5), "5 vozlišč");
}

TEST_F(Spoken, WarningsOfARunAndTheReasonsOfARefusal) {
  install_language(application_, german);
  if (translated("Open…") == "Open…") GTEST_SKIP() << "lrelease was not there when this was built";
  const test::RunMessages warned =
      test::messages_of({"ridge", "rings --count 4000 --noise 0.05 --seed 1", {{"r1", "0.2"}, {"max_iterations", "1"}}});
  ASSERT_FALSE(warned.warnings.empty());
  EXPECT_EQ(warned.warnings[0], "Runde 1 endete an der Grenze von 1 Iterationen, ehe die Kugeln stillstanden");
  const test::RunMessages refused =
      test::messages_of({"triangulation", "uniform --dimension 2 --count 60 --seed 4", {{"method", "path-dp"}}});
  EXPECT_EQ(refused.error, "60 Punkte haben 2^58 monotone Pfade");
  EXPECT_EQ(refused.hint, "höchstens 34: das Verfahren „LMT“ nehmen");
  const test::RunMessages wrong =
      test::messages_of({"filter", "photo-like --width 60 --height 40", {{"variant", "v51"}, {"radius", "40"}}});
  EXPECT_TRUE(wrong.error.starts_with("Variante V51 nimmt")) << wrong.error;
}

/// The table of a run's times: each operation of runs on the CPU has its words. Those on CUDA are found in the sources by the
/// same tool.
TEST_F(Spoken, OperationsOfRuns) {
  install_language(application_, slovenian);
  if (translated("Open…") == "Open…") GTEST_SKIP() << "lrelease was not there when this was built";
  std::size_t found = 0;
  for (const char* workspace : {"ridge", "kdtree", "triangulation", "filter", "histogram"})
    for (const test::Setting& setting : test::settings_of(workspace)) {
      const test::Shown shown(setting);
      for (const OperationTime& operation : shown.context.metrics.operations()) {
        ++found;
        const bool is_name = operation.label.find_first_of("0123456789") != std::string::npos;  // of a variant: v411
        EXPECT_EQ(said(operation.label.c_str()) == operation.label, is_name) << workspace << ": " << operation.label;
      }
    }
  EXPECT_GT(found, 60u);
}

TEST_F(Spoken, AFileThatIsDamaged) {
  install_language(application_, slovenian);
  if (translated("Open…") == "Open…") GTEST_SKIP() << "lrelease was not there when this was built";
  const io::test::TemporaryFolder folder;
  const std::string path = folder.write("broken.kdt", std::string(400, 'x'));
  try {
    static_cast<void>(kdtree::read_tree(path));
    FAIL() << "it was read";
  } catch (const Error& error) {
    EXPECT_EQ(error.full_text(), path + ": to ni drevo (drevesa se shranijo kot .kdt)");
  }
}

TEST_F(Spoken, WhatLiesUnderThePointerIsNamed) {
  install_language(application_, german);
  if (translated("Open…") == "Open…") GTEST_SKIP() << "lrelease was not there when this was built";
  EXPECT_EQ(element_text("ball 12"), "Kugel 12");
  EXPECT_EQ(element_text("pixel"), "Pixel");
  EXPECT_EQ(element_text(""), "");
  EXPECT_EQ(element_text("from point 3"), "von Punkt 3");
  const Property owner = translated(Property{"distance to its centre", 0.5, "px"});
  EXPECT_EQ(owner.name, "Abstand zu ihrer Mitte");
  EXPECT_EQ(std::get<double>(owner.value), 0.5);
  EXPECT_EQ(std::get<std::string>(translated(Property{"state", std::string("kept")}).value), "behalten");
  EXPECT_EQ(std::get<std::string>(translated(Property{"owner", std::string("ball 3")}).value), "ball 3");
  EXPECT_EQ(value_word("count_of_bin"), "Anzahl in der Klasse");
  EXPECT_EQ(value_word("magnitude"), "magnitude") << "a column of the user's";
  EXPECT_EQ(overlay_words("ball"), "Kugel");
}

TEST_F(Spoken, WhatIsInNoTableStaysAsItIs) {
  install_language(application_, german);
  EXPECT_EQ(translated("no text of a table"), "no text of a table");
  EXPECT_EQ(translated(""), "");
  EXPECT_EQ(unit_text("px"), "px");
}

TEST_F(Spoken, EnglishNeedsNoTranslation) {
  install_language(application_, english);
  EXPECT_EQ(translated("Open…"), QString::fromUtf8("Open…"));
  EXPECT_EQ(counted_text(1, "point", "points"), "1 point");
  EXPECT_EQ(choice_text("contrast-dark"), "Contrast dark");
}

}  // namespace
}  // namespace ws::app
