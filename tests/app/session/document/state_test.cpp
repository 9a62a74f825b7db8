// State files: what they hold, what they refuse, and what they never overwrite.
// SPDX-License-Identifier: MIT
#include "app/session/document/state.h"
#include "compute/core/run/error.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace ws::test {

TEST(State, EqualStatesGiveEqualText) {
  app::State state;
  state.version = "1";
  state.workspace = "fake";
  state.inputs.push_back({"cloud", "/data/a.csv", "", "abc", 12, {"x", "y"}, true});
  state.parameters = {{"r1", 0.2}, {"method", std::string("brute")}, {"count", std::int64_t{3}}, {"on", true}};
  state.camera.emplace();
  state.camera->yaw = 0.1f;
  state.is_camera_chosen = true;
  state.layers["cloud"] = {false, 0.3f, 1};
  const std::string text = app::to_json(state);
  EXPECT_EQ(app::to_json(app::state_from_json(text)), text);
  EXPECT_NE(text.find("\"yaw\": 0.1,"), std::string::npos) << "floats are written shortest";
}

TEST(State, WrongFieldsAreNamed) {
  const auto message = [](const std::string& text) -> std::string {
    try {
      (void)app::state_from_json(text);
    } catch (const Error& e) {
      EXPECT_EQ(e.kind(), ErrorKind::io);
      return e.what();
    }
    return "";
  };
  EXPECT_NE(message("{").find("not JSON"), std::string::npos);
  EXPECT_NE(message("[]").find("not an object"), std::string::npos);
  EXPECT_NE(message(R"({"warpscope":"1"})").find("\"workspace\""), std::string::npos);
  EXPECT_NE(message(R"({"warpscope":"1","workspace":3})").find("workspace"), std::string::npos);
  EXPECT_NE(message(R"({"warpscope":"1","workspace":"a","inputs":[{"role":"c"}]})").find("generator"), std::string::npos);
  EXPECT_NE(message(R"({"warpscope":"1","workspace":"a","inputs":[],"step":-1})").find("step"), std::string::npos);
  EXPECT_NE(message(R"({"warpscope":"1","workspace":"a","inputs":[],"parameters":{"r1":["x"]}})").find("r1"),
            std::string::npos);
}

TEST(State, WhatIsNotKnownIsTold) {
  const auto warnings = [](const std::string& more, const std::string& version = "0.0.1") {
    std::string all;
    const std::string text =
        R"({"warpscope":")" + version + R"(","workspace":"a","inputs":[{"role":"c","generator":"g"}])" + more + "}";
    for (const std::string& warning : app::state_from_json(text).warnings) all += warning + "\n";
    return all;
  };
  EXPECT_EQ(warnings(R"(,"seed":1,"parameters":{},"layers":{"a":{"visible":false}},"furniture":{"grid":false})"), "");
  EXPECT_NE(warnings(R"(,"mood":1)").find("mood"), std::string::npos);
  EXPECT_NE(warnings(R"(,"layers":{"a":{"smell":false}})").find("layers.a has fields that are not known"), std::string::npos);
  EXPECT_NE(warnings(R"(,"furniture":{"sofa":false})").find("sofa"), std::string::npos);
  EXPECT_NE(warnings("", "99.0.0").find("99.0.0, newer than this"), std::string::npos);
  EXPECT_NE(warnings("", "99999999999999999999999").find("newer"), std::string::npos);
  EXPECT_EQ(warnings("", WS_VERSION), "");
  EXPECT_EQ(warnings("", "none"), "");
  std::map<std::string, Value> values{{"a", true}, {"b", 1.0}};
  EXPECT_NE(app::take_unknown(values, ParameterSet()).find("a, b"), std::string::npos);
  EXPECT_TRUE(values.empty());
}

TEST(State, WhatNoStateHasIsRefusedAtOnce) {
  const auto message = [](const std::string& inputs, const std::string& more = "") -> std::string {
    try {
      (void)app::state_from_json(R"({"warpscope":"1","workspace":"a","inputs":[)" + inputs + "]" + more + "}");
    } catch (const Error& e) {
      return e.what();
    }
    return "";
  };
  const std::string input = R"({"role":"c","generator":"g"})";
  EXPECT_EQ(message(input), "");
  EXPECT_NE(message(input + "," + input).find("two inputs have the role \"c\""), std::string::npos);
  EXPECT_NE(message(R"({"role":"c","generator":")" + std::string(501, 'g') + "\"}").find("501 bytes"), std::string::npos);
  std::string columns = "\"0\"", fields = "\"a\":1";
  for (int i = 0; i < 4096; ++i) columns += ",\"0\"";
  for (int i = 0; i < 10'000; ++i) fields += ",\"a\":1";
  EXPECT_NE(message(R"({"role":"c","path":"p","columns":[)" + columns + "]}").find("more than 4096"), std::string::npos);
  EXPECT_NE(message(input, ",\"view\":{" + fields + "}").find("more than 10000 fields"), std::string::npos);
  EXPECT_NE(message(std::string(std::size_t{65} << 20, ' ')).find("more than any state has"), std::string::npos);
}

TEST(State, WarningsAreCountedAndBackendsKnown) {
  std::string layers;
  for (int i = 0; i < 100; ++i) layers += (i ? "," : "") + ("\"l" + std::to_string(i)) + "\":{\"smell\":1}";
  const app::State state = app::state_from_json(
      R"({"warpscope":"0.0.1","workspace":"a","inputs":[],"backend":"quantum","layers":{)" + layers + "}}");
  EXPECT_EQ(state.backend, "auto");
  ASSERT_EQ(state.warnings.size(), 9u);
  EXPECT_EQ(state.warnings.back(), "and 93 warnings more");
  bool has_told = false;
  for (const std::string& warning :
       app::state_from_json(R"({"warpscope":"0.0.1","workspace":"a","inputs":[],"backend":"x"})").warnings)
    has_told |= warning.find("the backend \"x\" is not known") != std::string::npos;
  EXPECT_TRUE(has_told);
}

TEST(State, PathsAreBytes) {
  app::State state;
  state.version = "0.0.1";
  state.workspace = "fake";
  state.inputs.push_back({"cloud", "/data/caf\xe9\n.csv", "", "abc", 12, {}, false});
  const app::State again = app::state_from_json(app::to_json(state));
  EXPECT_EQ(again.inputs.at(0).path, state.inputs.at(0).path);
  EXPECT_TRUE(again.warnings.empty());
  state.inputs[0].path = "/data/caf\xc3\xa9.csv";
  EXPECT_EQ(app::to_json(state).find("path_bytes"), std::string::npos);
}

TEST(State, NeverReplacesItsInput) {
  const auto folder = std::filesystem::temp_directory_path() / ("ws-state-" + std::to_string(::getpid()));
  std::filesystem::create_directory(folder);
  const std::string path = (folder / "points.json").string();
  std::ofstream(path) << "[[1, 2]]";
  app::State state;
  state.workspace = "fake";
  state.inputs.push_back({"cloud", path, "", "", 8, {}, false});
  EXPECT_THROW(app::write_state((folder / "." / "points.json").string(), state), Error);
  EXPECT_EQ(std::filesystem::file_size(path), 8u);
  std::filesystem::remove_all(folder);
}

}  // namespace ws::test
