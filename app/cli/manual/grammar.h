// The grammar as data: what completions and manual are written from, so that neither repeats what the parser knows.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace ws::app {

struct FlagWords {
  std::vector<std::string> names;   ///< "--max-depth", "--depth"; empty: a positional argument
  std::string type;                 ///< "NUMBER"; empty: a switch, which takes no value
  std::string help;                 ///< what it is; of choices with a sentence for each
  std::string group;                ///< "Parameters"
  std::vector<std::string> values;  ///< the names that it takes; empty: others
  [[nodiscard]] bool is_positional() const { return names.empty(); }
  [[nodiscard]] bool takes_file() const;
};

struct CommandWords {
  std::string name, help, footer;
  std::vector<FlagWords> flags;
  std::vector<CommandWords> commands;
};

/// Of a parser that has made the flags of all commands.
[[nodiscard]] CommandWords words_of_grammar(const CLI::App& app);

}  // namespace ws::app
