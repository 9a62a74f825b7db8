// What the pages for users say one can type: each command line and each flag in them has to parse.
// SPDX-License-Identifier: MIT
#include "app/cli/parse.h"
#include "compute/experiments.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

namespace ws::app {
namespace {

using Words = std::vector<std::string>;

/// Why the arguments are refused; nothing where they are not.
std::optional<std::string> refusal(const Words& arguments) {
  try {
    static_cast<void>(parse(arguments));
  } catch (const UsageError& e) {
    return e.message;
  } catch (const HelpRequest&) {
  }
  return {};
}

struct Page {
  std::string name;
  std::vector<std::string> blocks;  ///< lines of fenced code, continued lines joined
  std::vector<std::string> spans;   ///< inline code, on one line
};

Page read_page(const std::filesystem::path& path) {
  Page page{path.filename().string(), {}, {}};
  std::ifstream file(path);
  std::string prose, joined;
  bool fenced = false;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("```")) {
      fenced = !fenced;
    } else if (fenced && line.ends_with('\\')) {
      joined += line.substr(0, line.size() - 1);
    } else if (fenced) {
      page.blocks.push_back(joined + line);
      joined.clear();
    } else {
      prose += line + '\n';
    }
  }
  const std::regex code("`([^`]+)`");
  for (std::sregex_iterator at(prose.begin(), prose.end(), code), end; at != end; ++at)
    page.spans.push_back(std::regex_replace((*at)[1].str(), std::regex("\\s+"), " "));
  return page;
}

std::vector<Page> all_pages() {
  const std::filesystem::path root = WS_SOURCE_DIR;
  std::vector<Page> pages{read_page(root / "README.md")};
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root / "docs"))
    if (entry.path().extension() == ".md") pages.push_back(read_page(entry.path()));
  return pages;
}

/// Up to what a shell would take for itself.
Words words_of(const std::string& line) {
  std::istringstream stream(line);
  Words words;
  for (std::string word; stream >> word && word != "|" && word != ">" && word != "&&" && !word.starts_with("#");)
    words.push_back(word);
  return words;
}

/// FILE, N, x,y, …: the reader fills in what is meant.
bool is_placeholder(const std::string& word) {
  static const std::regex pattern("[A-Z]{4,}(\\.[a-z]+)?|MIB|N|K|[a-z](,[a-z])+|.*…");
  return std::regex_match(word, pattern);
}

const ExperimentInfo* workspace_named(const std::string& id) {
  for (const Experiment* e : experiments())
    if (e->info().id == id) return &e->info();
  return nullptr;
}

/// With what is left out in passing, as in `run filter --repeat 10`, before the flags.
Words completed(const Words& command, const Words& flags) {
  const auto has = [&](std::initializer_list<const char*> names) {
    return std::any_of(flags.begin(), flags.end(), [&](const std::string& flag) {
      return std::any_of(names.begin(), names.end(),
                         [&](const std::string& name) { return flag == name || flag.starts_with(name + "="); });
    });
  };
  Words words = command;
  const bool is_run = words[0] == "run", is_render = words[0] == "render", is_sweep = words[0] == "sweep",
             is_explain = words[0] == "explain";
  const ExperimentInfo* info =
      (is_run || is_render || is_sweep || is_explain) && words.size() > 1 ? workspace_named(words[1]) : nullptr;
  const bool is_of_a_file = has({"--columns", "--drop-invalid"});
  if (info && !has({"--input", "--model", "--references", "--sample"}))
    words.insert(words.end(), {is_of_a_file ? info->inputs.front().flag : "--sample",
                               is_of_a_file ? std::string("x.csv") : info->samples.front().id});
  if (info && is_render && !has({"--output"})) words.insert(words.end(), {"--output", "x.png"});
  if (info && is_sweep && !has({"--vary"})) words.insert(words.end(), {"--vary", "threads=1,2"});
  if (info && is_sweep && has({"--resume"}) && !has({"--out"})) words.insert(words.end(), {"--out", "x.csv"});
  words.insert(words.end(), flags.begin(), flags.end());
  return words;
}
Words completed(const Words& words) {
  const auto flag = std::find_if(words.begin(), words.end(), [](const std::string& w) { return w.starts_with("--"); });
  Words command(words.begin(), flag);
  if (command.empty()) return words;  // of the window
  if (command.size() == 1 &&
      (command[0] == "run" || command[0] == "render" || command[0] == "sweep" || command[0] == "explain"))
    command.push_back("ridge");  // or any other
  return completed(command, {flag, words.end()});
}

/// Everything that a flag could be said of on a page: its own workspace's commands, or any.
std::vector<Words> commands_on(const Page& page) {
  std::vector<Words> commands;
  const std::string own = std::filesystem::path(page.name).stem().string();
  for (const Experiment* e : experiments()) {
    const std::string& id = e->info().id;
    if (workspace_named(own) && id != own) continue;
    for (const char* command : {"run", "render", "bench", "sweep", "explain"}) commands.push_back({command, id});
  }
  commands.push_back({"compare", "a.png", "b.png"});
  for (const char* kind : {"rings", "terrain", "photo", "gaussian", "segment", "spiral", "uniform", "gauss"})
    commands.push_back({"generate", kind, "--out", "x"});
  return commands;
}

/// Each of `a|b|c` in turn.
std::vector<Words> alternatives(const Words& words) {
  std::vector<Words> all{{}};
  for (std::string word : words) {
    word = std::regex_replace(word, std::regex("\\\\"), "");
    std::vector<Words> longer;
    std::istringstream parts(word);
    for (std::string part; std::getline(parts, part, '|');)
      for (Words w : all) {
        w.push_back(part);
        longer.push_back(std::move(w));
      }
    all = std::move(longer);
  }
  return all;
}

/// A flag alone is known where what is refused is that its value is missing.
bool is_said_of(const Words& flags, bool with_values, const std::vector<Words>& commands) {
  return std::any_of(commands.begin(), commands.end(), [&](const Words& command) {
    const auto why = refusal(completed(command, flags));
    return !why || (!with_values && why->find("takes a value, and none follows it") != std::string::npos);
  });
}

TEST(Docs, CommandLinesParse) {
  std::size_t checked = 0;
  for (const Page& page : all_pages()) {
    const auto check = [&](const std::string& line, bool whole) {
      if (!line.starts_with("warpscope ")) return;
      Words words = words_of(line);
      words.erase(words.begin());
      if (std::any_of(words.begin(), words.end(), is_placeholder)) return;
      if (words.size() <= 2 && !whole) return;  // a command's name
      ++checked;
      if (const auto why = refusal(whole ? words : completed(words)))
        ADD_FAILURE() << page.name << ": " << line << "\n" << *why;
    };
    for (const std::string& line : page.blocks) check(line, true);
    for (const std::string& span : page.spans) check(span, false);
  }
  EXPECT_GT(checked, 60u) << "the pages were not found";
}

TEST(Docs, FlagsAreKnownAndTakeTheirValues) {
  std::size_t checked = 0;
  for (const Page& page : all_pages()) {
    const std::vector<Words> commands = commands_on(page);
    for (const std::string& span : page.spans) {
      if (!span.starts_with("--")) continue;
      for (Words flags : alternatives(words_of(span))) {
        bool with_values = flags.size() > 1;
        if (std::any_of(flags.begin(), flags.end(), is_placeholder)) {
          flags.resize(1);
          with_values = false;
        }
        ++checked;
        EXPECT_TRUE(is_said_of(flags, with_values, commands)) << page.name << ": " << span;
      }
    }
  }
  EXPECT_GT(checked, 150u) << "the pages were not found";
}

TEST(Docs, TheCheckRefusesWhatTheCommandLineRefuses) {
  const std::vector<Words> commands{{"run", "kdtree"}, {"render", "kdtree"}};
  EXPECT_TRUE(is_said_of({"--no-guard"}, false, commands));
  EXPECT_FALSE(is_said_of({"--guard", "false"}, true, commands));
  EXPECT_TRUE(is_said_of({"--clip"}, false, commands));
  EXPECT_FALSE(is_said_of({"--clop"}, false, commands));
  EXPECT_FALSE(is_said_of({"--clip", "wrong"}, true, commands));
  EXPECT_TRUE(refusal({"run", "kdtree", "--input", "x.obj", "--nonsense"}).has_value());
}

}  // namespace
}  // namespace ws::app
