// Lines of pseudocode in another language: blanks stay in front, values find their place, and a line is found by its English.
// SPDX-License-Identifier: MIT
#include "compute/core/words/code_lines.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

#include <gtest/gtest.h>

#include <map>

namespace ws {
namespace {

using Lines = std::vector<std::string>;

class CodeInGerman : public testing::Test {
 protected:
  CodeInGerman() {
    use_phrasebook([](const char* english, std::optional<std::size_t> count) -> std::string {
      static const std::map<std::string, std::string> words{{"for each d:", "für jedes d:"}, {"add {} to {}", "zu {1}: {0}"}};
      if (std::string(english) == "in {} tiles:") return *count == 1 ? "in einer Kachel:" : "in {} Kacheln:";
      const auto found = words.find(english);
      return found == words.end() ? english : found->second;
    });
  }
  ~CodeInGerman() override { use_phrasebook(nullptr); }
};

TEST_F(CodeInGerman, BlanksAreNoPartOfWhatIsTranslated) {
  const CodeLines lines = code_lines(
      {"  for each d:", "    sum := d", code_line("      add {} to {}", "d", "sum"), indented(3, code_line("for each d:"))});
  EXPECT_EQ(lines.english, (Lines{"  for each d:", "    sum := d", "      add d to sum", "   for each d:"}));
  EXPECT_EQ(lines.told, (Lines{"  für jedes d:", "    sum := d", "      zu sum: d", "   für jedes d:"}));
}

TEST_F(CodeInGerman, WordsFollowACount) {
  EXPECT_EQ(code_line(1, " in {} tile:", " in {} tiles:").told, Lines{" in einer Kachel:"});
  EXPECT_EQ(code_line(4, " in {} tile:", " in {} tiles:").told, Lines{" in 4 Kacheln:"});
  EXPECT_EQ(code_line(1, " in {} tile:", " in {} tiles:").english, Lines{" in 1 tile:"});
}

TEST_F(CodeInGerman, ALineIsFoundByItsEnglish) {
  const MethodCode code{"Verfahren", code_lines({"repeat:", "  for each d:"})};
  EXPECT_EQ(code.line_of("for each"), 1u);
  EXPECT_EQ(code.told().lines[1], "  für jedes d:");
  EXPECT_THROW(static_cast<void>(code.line_of("für jedes")), Error);
}

}  // namespace
}  // namespace ws
