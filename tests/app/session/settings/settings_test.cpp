// The layers of settings: which value holds, where it is from, what wrong files do, and what is written.
// SPDX-License-Identifier: MIT
#include "app/session/settings/settings.h"
#include "compute/core/run/error.h"
#include "compute/io/files.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace ws::test {

using app::Layer;
using app::Settings;

namespace fs = std::filesystem;

class SettingsTest : public testing::Test {
 protected:
  void SetUp() override {
    folder = fs::temp_directory_path() / ("warpscope_settings_" + std::to_string(getpid()));
    fs::create_directories(folder);
    places.user = (folder / "user/config.json").string();
    places.system = {(folder / "near.json").string(), (folder / "far.json").string()};
  }
  void TearDown() override { fs::remove_all(folder); }
  static void write(const std::string& path, const std::string& text) {
    fs::create_directories(fs::path(path).parent_path());
    std::ofstream(path) << text;
  }
  [[nodiscard]] Settings load(const app::ConfigRequest& request = {}) const { return {places, request}; }
  /// The only problem of the user's file with this text, without the file's name.
  [[nodiscard]] std::string problem_of(const std::string& text) const {
    write(places.user, text);
    const Settings settings = load();
    EXPECT_EQ(settings.problems().size(), 1U) << text;
    const std::string problem = settings.problems().empty() ? "" : settings.problems().front();
    EXPECT_TRUE(problem.starts_with(places.user)) << problem;
    return problem.substr(std::min(problem.size(), places.user.size()));
  }
  [[nodiscard]] std::string refusal_of(const app::ConfigRequest& request) const {
    try {
      static_cast<void>(load(request));
    } catch (const Error& error) {
      return error.full_text();
    }
    return {};
  }

  fs::path folder;
  app::ConfigPlaces places;
};

TEST_F(SettingsTest, LaterLayersHoldOverEarlierOnes) {
  EXPECT_EQ(load().values().threads, 0);
  EXPECT_EQ(load().origin("threads").text(), "built-in");
  write(places.system[1], R"({"threads": 1, "recent_files": 3, "theme": "light"})");
  write(places.system[0], R"({"threads": 2})");
  EXPECT_EQ(load().values().threads, 2) << "the first folder of XDG_CONFIG_DIRS holds over the second";
  EXPECT_EQ(load().values().recent_files, 3);
  write(places.user, "{\n  \"theme\": \"dark\",\n  \"threads\": 3\n}\n");
  EXPECT_EQ(load().values().threads, 3);
  EXPECT_EQ(load().origin("threads").text(), "user (" + places.user + ", line 3)");
  EXPECT_EQ(load().origin("recent_files").layer, Layer::system);
  const std::string file = (folder / "this.json").string();
  write(file, R"({"threads": 4})");
  EXPECT_EQ(load({file, {}}).values().threads, 4);
  const Settings all = load({file, {"threads=5", "threads=6"}});
  EXPECT_EQ(all.values().threads, 6);
  EXPECT_EQ(all.origin("threads").text(), "command line");
  EXPECT_EQ(all.values().theme, app::ThemeSetting::dark);
}

TEST_F(SettingsTest, WhatIsWrongIsToldByLineAndTheRestHolds) {
  EXPECT_EQ(problem_of("{\n \"threads\": 2,\n \"thraeds\": 3\n}"),
            ", line 3: there is no setting thraeds (did you mean threads?)");
  EXPECT_EQ(load().values().threads, 2);
  EXPECT_EQ(problem_of("{\"threads\": \"many\", \"tool_tips\": false}"),
            ", line 1: threads takes a whole number from 0 to 4096, not \"many\"");
  EXPECT_FALSE(load().values().tool_tips);
  EXPECT_EQ(problem_of("{\"threads\": 2.5}"), ", line 1: threads takes a whole number from 0 to 4096, not 2.5");
  EXPECT_EQ(problem_of("{\"threads\": 18446744073709551615}"),
            ", line 1: threads takes a whole number from 0 to 4096, not 18446744073709551615");
  EXPECT_EQ(problem_of("{\"threads\": [1, 2]}"), ", line 1: threads takes a whole number from 0 to 4096, not a list of 2");
  EXPECT_EQ(problem_of("{\"tool_tips\": 1}"), ", line 1: tool_tips takes true or false, not 1");
  EXPECT_EQ(
      problem_of("{\n\n\"theme\": \"drak\"}"),
      ", line 3: theme takes one of system, dark, light, contrast-dark, contrast-light, not \"drak\" (did you mean dark?)");
  EXPECT_EQ(problem_of("{\"threads\": 2,\n \"threads\": 3}"), ", line 2: threads is given again; this one holds");
  EXPECT_EQ(load().values().threads, 3);
  EXPECT_EQ(problem_of("{\"keys\": {\n \"file.opne\": \"Ctrl+L\"}}"),
            ", line 2: there is no action file.opne (did you mean file.open?)");
  EXPECT_EQ(problem_of("{\"keys\": {\"file.open\": 3}}"),
            ", line 1: keys.file.open takes a text such as \"Ctrl+L\", or a list of them, not 3");
  EXPECT_EQ(problem_of("{\"keys\": 3}"), ", line 1: keys takes an object of actions with their keys, not 3");
}

TEST_F(SettingsTest, ABrokenFileIsToldAndTheOthersHold) {
  write(places.system[0], R"({"threads": 2})");
  const std::string told = problem_of("{\n \"threads\": 3\n \"theme\": \"dark\"\n}");
  EXPECT_NE(told.find("line 3"), std::string::npos) << told;
  EXPECT_TRUE(told.ends_with("nothing of this file holds")) << told;
  EXPECT_EQ(load().values().threads, 2);
  static_cast<void>(problem_of("[1, 2]"));
  static_cast<void>(problem_of(""));
  static_cast<void>(problem_of("{\"theme\": \"\xff\"}"));
  static_cast<void>(problem_of(std::string(5000, '[')));
  static_cast<void>(problem_of(std::string(2 << 20, ' ') + "{}"));
  fs::remove(places.user);
  fs::create_directories(places.user);
  EXPECT_EQ(load().problems().size(), 1U) << "a folder is no file";
}

TEST_F(SettingsTest, WhatTheCommandLineAsksForMustBeRight) {
  EXPECT_NE(refusal_of({"", {"thraeds=3"}}).find("did you mean threads?"), std::string::npos);
  EXPECT_NE(refusal_of({"", {"threads=x"}}).find("a whole number from 0 to 4096"), std::string::npos);
  EXPECT_NE(refusal_of({"", {"threads"}}).find("NAME=VALUE"), std::string::npos);
  EXPECT_NE(refusal_of({"", {"keys.file.opne=Ctrl+L"}}).find("file.open"), std::string::npos);
  EXPECT_NE(refusal_of({(folder / "none.json").string(), {}}).find("there is no file"), std::string::npos);
  const std::string file = (folder / "wrong.json").string();
  write(file, "{\"threads\": true}");
  EXPECT_NE(refusal_of({file, {}}).find("line 1"), std::string::npos);
}

TEST_F(SettingsTest, KeysComeFromTheSameLayers) {
  write(places.system[0], R"({"keys": {"file.open": "Ctrl+1", "file.add": ["Ctrl+2", "Ctrl+3"]}})");
  write(places.user, R"({"keys": {"file.open": ""}})");
  const Settings settings = load({"", {"keys.view.grid=H"}});
  EXPECT_EQ(settings.keys("file.open"), app::Keys{});
  EXPECT_EQ(settings.keys("file.add"), (app::Keys{"Ctrl+2", "Ctrl+3"}));
  EXPECT_EQ(settings.keys("view.grid"), app::Keys{"H"});
  EXPECT_EQ(settings.keys("file.quit"), std::nullopt);
  EXPECT_EQ(settings.keys_origin("view.grid").layer, Layer::command_line);
}

TEST_F(SettingsTest, AChoiceIsKeptAndHoldsOverTheCommandLine) {
  Settings settings = load({"", {"threads=5"}});
  std::vector<std::string> heard;
  settings.listen([&](const std::string& name) { heard.push_back(name); });
  settings.set("threads", std::int64_t{7});
  settings.set("theme", std::string("light"));
  settings.set_keys("file.open", {"Ctrl+L"});
  EXPECT_EQ(settings.values().threads, 7);
  EXPECT_EQ(heard, (std::vector<std::string>{"threads", "theme", "keys"}));
  EXPECT_EQ(load().values().threads, 7);
  EXPECT_EQ(load().values().theme, app::ThemeSetting::light);
  EXPECT_EQ(load().keys("file.open"), app::Keys{"Ctrl+L"});
  settings.reset("threads");
  settings.reset_keys("file.open");
  EXPECT_EQ(settings.origin("threads").layer, Layer::built_in);
  EXPECT_EQ(io::read_text(places.user), "{\n  \"theme\": \"light\"\n}\n");
  EXPECT_THROW(settings.set("threads", std::string("x")), Error);
  EXPECT_THROW(settings.set("nothing", true), Error);
}

TEST_F(SettingsTest, WritingKeepsWhatElseTheFileHolds) {
  write(places.user, R"({"of_a_later_version": [1], "threads": 1, "keys": {"file.add": "F3"}})");
  Settings settings = load();
  settings.set("threads", std::int64_t{2});
  settings.set_keys("file.open", {"F2", "F4"});
  EXPECT_EQ(io::read_text(places.user),
            "{\n  \"of_a_later_version\": [\n    1\n  ],\n  \"threads\": 2,\n  \"keys\": {\n    \"file.add\": \"F3\",\n"
            "    \"file.open\": [\n      \"F2\",\n      \"F4\"\n    ]\n  }\n}\n");
}

TEST_F(SettingsTest, ABrokenFileIsNotOverwritten) {
  write(places.user, "{\"threads\": 3");
  Settings settings = load();
  EXPECT_THROW(settings.set("threads", std::int64_t{2}), Error);
  EXPECT_EQ(settings.values().threads, 2) << "it holds until the program ends";
  EXPECT_EQ(io::read_text(places.user), "{\"threads\": 3");
}

TEST_F(SettingsTest, ALinkStaysOne) {
  const fs::path kept = folder / "repository/config.json";
  write(kept.string(), "{}");
  fs::create_directories(fs::path(places.user).parent_path());
  fs::create_symlink(kept, places.user);
  load().set("threads", std::int64_t{2});
  EXPECT_TRUE(fs::is_symlink(places.user));
  EXPECT_EQ(io::read_text(kept), "{\n  \"threads\": 2\n}\n");
}

TEST_F(SettingsTest, PrintingNamesEachValueAndWhereItIsFrom) {
  write(places.user, "{\"threads\": 3,\n\"keys\": {\"file.open\": \"Ctrl+L\"}}");
  const std::string text = load().print();
  EXPECT_NE(text.find("# user (" + places.user + ", line 1)"), std::string::npos) << text;
  EXPECT_NE(text.find("keys.file.open Ctrl+L # user (" + places.user + ", line 2)"), std::string::npos) << text;
  EXPECT_NE(text.find("near.json (not there)"), std::string::npos) << text;
  for (const FieldInfo& field : load().table().fields()) {
    EXPECT_NE(text.find("\n" + field.name + " "), std::string::npos) << field.name;
    EXPECT_NE(Settings::print_defaults().find(field.help), std::string::npos) << field.name;
  }
}

TEST(SettingsTable, IsWellFormed) {
  for (const FieldInfo& field : fields_of<app::SettingValues>()) {
    EXPECT_FALSE(field.label.empty() || field.help.empty() || field.help.ends_with(".") || field.group.empty()) << field.name;
    EXPECT_NO_THROW(ParameterSet::of<app::SettingValues>().set(field.name, field.default_value)) << field.name;
  }
}

TEST(ConfigPlaces, AreThoseOfTheSpecification) {
  const auto places_with = [](const char* dirs, const char* home_of_config) {
    setenv("XDG_CONFIG_DIRS", dirs, 1);
    setenv("XDG_CONFIG_HOME", home_of_config, 1);
    const app::ConfigPlaces places = app::config_places();
    unsetenv("XDG_CONFIG_DIRS");
    unsetenv("XDG_CONFIG_HOME");
    return places;
  };
  EXPECT_EQ(places_with("/a:/b", "/c").system,
            (std::vector<std::string>{"/a/warpscope/config.json", "/b/warpscope/config.json"}));
  EXPECT_EQ(places_with("/a:/b", "/c").user, "/c/warpscope/config.json");
  EXPECT_EQ(places_with("", "").system, std::vector<std::string>{"/etc/xdg/warpscope/config.json"});
  EXPECT_EQ(places_with("relative:/b", "/c").system, std::vector<std::string>{"/b/warpscope/config.json"});
}

}  // namespace ws::test
