// Errors, hints and warnings in the languages of the window.
// SPDX-License-Identifier: MIT
#include "app/session/settings/settings.h"
#include "app/window/format.h"
#include "app/window/language.h"
#include "compute/core/data/kinds.h"
#include "compute/core/run/error.h"
#include "compute/core/run/run_context.h"
#include "compute/core/words/told.h"
#include "compute/io/data_files.h"
#include "tests/compute/io/io_test_support.h"

#include <gtest/gtest.h>

#include <QCoreApplication>

#include <string>

namespace ws::app {
namespace {

class Messages : public testing::Test {
 protected:
  ~Messages() override { use_phrasebook(nullptr); }

  /// False where lrelease was not there when this was built.
  [[nodiscard]] bool speak(LanguageSetting language) {
    install_language(application_, language);
    return translated("Open…") != "Open…";
  }
  [[nodiscard]] std::string error_of(const std::string& name, const std::string& content) const {
    try {
      static_cast<void>(io::data_formats(InputKind::points).read(folder_.write(name, content), {}));
    } catch (const Error& error) {
      const std::string text = error.full_text();
      return text.substr(text.rfind(name));
    }
    return "none";
  }

  io::test::TemporaryFolder folder_;
  int count_ = 1;
  char name_[9] = "messages";
  char* arguments_[2] = {name_, nullptr};
  QCoreApplication application_{count_, arguments_};
};

TEST_F(Messages, OfABrokenFileInGerman) {
  if (!speak(LanguageSetting::german)) GTEST_SKIP();
  EXPECT_EQ(error_of("a.csv", "x,y\n1,2\n3\n"), "a.csv, Zeile 3: 2 Felder werden erwartet, gefunden: 1");
  EXPECT_EQ(error_of("b.csv", "x,y\n1,2\n3,nan\n"),
            "b.csv: 1 von 2 Punkten hat Koordinaten NaN oder unendlich, zuerst hier: Zeile 3 (--drop-invalid lässt sie weg)");
  EXPECT_EQ(error_of("c.csv", ""), "c.csv: enthält keine Punkte: die Datei ist leer");
}

TEST_F(Messages, OfABrokenFileInSlovenian) {
  if (!speak(LanguageSetting::slovenian)) GTEST_SKIP();
  EXPECT_EQ(error_of("a.csv", "x,y\n1,2\n3\n"), "a.csv, vrstica 3: pričakovano število polj je 2, najdeno: 1");
  EXPECT_EQ(error_of("b.csv", "x,y\n1,nan\n3,nan\n4,5\n"),
            "b.csv: 2 od 3 točk imata koordinate NaN ali neskončno, prvič tu: vrstica 2 (--drop-invalid jih izpusti)");
}

TEST_F(Messages, OfWhatIsReadAndWarnedOf) {
  if (!speak(LanguageSetting::german)) GTEST_SKIP();
  io::ReadOptions options;
  options.drop_invalid = true;
  const io::DataFormats& formats = io::data_formats(InputKind::points);
  const io::DataFile file = formats.read(folder_.write("a.csv", "1,2\n3,nan\n5,6\n"), options);
  EXPECT_EQ(file.warnings, std::vector<std::string>{"1 Punkt mit Koordinaten NaN oder unendlich wurde weggelassen"});
  EXPECT_EQ(formats.size_text(file.data), "2 Punkte mit 2 Koordinaten");
}

TEST_F(Messages, OfMemoryWithItsRemedy) {
  if (!speak(LanguageSetting::german)) GTEST_SKIP();
  RunContext context;
  context.memory_limit_bytes = 1000;
  try {
    context.check_memory(2000, 0);
    FAIL() << "it suffices";
  } catch (const Error& error) {
    EXPECT_EQ(error.full_text(), "dieser Lauf braucht etwa 2000 Bytes, die Grenze ist 1000 (--memory-limit erhöhen)");
  }
  EXPECT_EQ(said(data_kind(InputKind::points).remedy), "weniger Punkte nehmen");
}

TEST_F(Messages, OfSettingsThatWereReadBeforeTheLanguageWasKnown) {
  const std::string path = folder_.write("config.json", R"({"thme": "dark"})").string();
  ConfigPlaces places;
  places.user = path;
  const Settings settings(places, {});
  if (!speak(LanguageSetting::german)) GTEST_SKIP();
  EXPECT_EQ(settings.problems(),
            std::vector<std::string>{path + ", Zeile 1: es gibt keine Einstellung thme (ist theme gemeint?)"});
}

}  // namespace
}  // namespace ws::app
