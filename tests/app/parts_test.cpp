// The session's parts alone: worker, player, state files, actions.
// SPDX-License-Identifier: MIT
#include "app/session/actions.h"
#include "app/session/document/state.h"
#include "app/session/run/worker.h"
#include "app/session/stage/playback.h"
#include "app/session/stage/point_budget.h"
#include "app/session/wrapped_text.h"
#include "compute/core/run/error.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>

namespace ws::test {

TEST(Worker, DoesTheNewestOfMany) {
  std::atomic<int> done{0}, last{-1};
  {
    app::Worker worker;
    for (int i = 0; i < 100; ++i)
      worker.submit([&, i](const std::stop_token& stop, Progress&) {
        while (i != 99 && !stop.stop_requested()) std::this_thread::yield();
        ++done;
        last = i;
      });
    while (worker.busy()) std::this_thread::yield();
  }
  EXPECT_EQ(last, 99);
  EXPECT_LT(done, 100);
}

TEST(Worker, PatienceLetsAQuickTaskEnd) {
  std::atomic<bool> was_stopped{false}, go{false};
  app::Worker worker;
  worker.submit([&](const std::stop_token& stop, Progress&) {
    while (!go) std::this_thread::yield();
    was_stopped = stop.stop_requested();
  });
  while (worker.status().elapsed_ms == 0) std::this_thread::yield();
  worker.submit([](const std::stop_token&, Progress&) {}, 60'000);
  go = true;
  while (worker.busy()) std::this_thread::yield();
  EXPECT_FALSE(was_stopped);
}

TEST(Worker, CancelFromManyThreads) {
  app::Worker worker;
  std::vector<std::jthread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&] {
      for (int i = 0; i < 200; ++i) {
        worker.submit([](const std::stop_token& stop, Progress& progress) {
          progress.report(0.5, "work");
          while (!stop.stop_requested()) std::this_thread::yield();
        });
        (void)worker.status();
        worker.cancel();
      }
    });
  threads.clear();
  worker.cancel();
  while (worker.busy()) std::this_thread::yield();
}

TEST(Playback, CarriesFractionsOfSteps) {
  app::Playback playback;
  playback.set_speed(10);
  playback.play(true);
  std::size_t step = 0;
  for (int i = 0; i < 100; ++i) step = playback.advance(0.01, step, 1000);
  EXPECT_NEAR(static_cast<double>(step), 10, 1);
  EXPECT_GT(playback.seconds_until_next(), 0);
  EXPECT_LE(playback.seconds_until_next(), 0.1);
  step = playback.advance(1000, step, 1000);
  EXPECT_EQ(step, 999u);
  EXPECT_FALSE(playback.playing());
  EXPECT_LT(playback.seconds_until_next(), 0);
}

TEST(PointBudget, FollowsWhatFramesTake) {
  app::PointBudget all;
  for (int i = 0; i < 10; ++i) all.drew(10'000'000, 2000);
  EXPECT_EQ(all.limit(), 0u) << "a GPU draws everything";
  app::PointBudget budget(true);
  const std::size_t first = budget.limit();
  budget.drew(10'000'000, 2000);
  budget.drew(10'000'000, 40);
  EXPECT_EQ(budget.limit(), first) << "one slow frame means little";
  for (int i = 0; i < 3; ++i) budget.drew(10'000'000, 300);
  EXPECT_EQ(budget.limit(), first / 2);
  for (int i = 0; i < 3; ++i) budget.drew(10'000'000, 10);
  EXPECT_EQ(budget.limit(), first);
  for (int i = 0; i < 100; ++i) budget.drew(1000, 1);
  EXPECT_EQ(budget.limit(), first) << "a small cloud says nothing about large ones";
  const auto draw_until_calm = [&](std::size_t count, const auto& frame_ms) {
    for (int i = 0; i < 100; ++i) budget.drew(count, frame_ms(static_cast<double>(budget.limit())));
  };
  draw_until_calm(10'000'000, [](double points) { return points / 1000; });
  EXPECT_LE(budget.limit(), 50'000u) << "frames of 50 ms";
  EXPECT_GT(budget.limit(), 12'000u);
  draw_until_calm(10'000'000, [](double points) { return points; });
  EXPECT_GT(budget.limit(), 0u) << "never none, which would mean all";
}

TEST(State, EqualStatesGiveEqualText) {
  app::State state;
  state.version = "1";
  state.workspace = "fake";
  state.inputs.push_back({"cloud", "/data/a.csv", "", "abc", 12, {"x", "y"}, true});
  state.parameters = {{"r1", 0.2}, {"method", std::string("brute")}, {"count", std::int64_t{3}}, {"on", true}};
  state.camera.emplace();
  state.camera->yaw = 0.1f;
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

TEST(Actions, AreUniqueAndWellFormed) {
  std::set<std::string_view> ids, shortcuts, titles;
  const auto categories = app::action_categories();
  for (const app::Action& action : app::actions()) {
    EXPECT_TRUE(ids.insert(action.id).second) << action.id;
    EXPECT_TRUE(titles.insert(action.title).second) << action.title;
    EXPECT_TRUE(action.shortcut.empty() || shortcuts.insert(action.shortcut).second) << action.shortcut;
    EXPECT_NE(std::find(categories.begin(), categories.end(), action.category), categories.end()) << action.id;
    EXPECT_FALSE(action.help.empty() || action.help.ends_with(".")) << action.id;
    const bool single_letter = action.shortcut.size() == 1 && std::isalnum(static_cast<unsigned char>(action.shortcut[0]));
    EXPECT_TRUE(!single_letter || action.viewport_only) << action.id << ": a single letter must not beat typing";
  }
  EXPECT_THROW((void)app::find_action("no.such"), Error);
}

TEST(Actions, StepsAreTakenInTheWholeWindow) {
  for (const char* id : {"steps.back", "steps.forward", "steps.previous_event", "steps.next_event", "steps.back_tenth",
                         "steps.forward_tenth", "steps.first", "steps.last"})
    EXPECT_FALSE(app::find_action(id).viewport_only) << id;
}

TEST(Actions, LeaveTabToTheFocus) {
  for (const app::Action& action : app::actions()) EXPECT_EQ(action.shortcut.find("Tab"), std::string_view::npos) << action.id;
}

TEST(WrappedText, BreaksAtBlanksAndBeforeTheColumn) {
  EXPECT_EQ(app::wrapped("one two three", 7), "one two\nthree");
  EXPECT_EQ(app::wrapped("one two three", 6), "one\ntwo\nthree");
  EXPECT_EQ(app::wrapped("one two\nthree", 40), "one two\nthree") << "what fits stays";
  EXPECT_EQ(app::wrapped("", 7), "");
  EXPECT_EQ(app::wrapped("ends\n", 7), "ends\n");
}

TEST(WrappedText, BreaksWordsThatAreLongerThanALine) {
  EXPECT_EQ(app::wrapped("/home/someone/points.csv", 15), "/home/someone/\npoints.csv");
  EXPECT_EQ(app::wrapped("abcdefgh", 3), "abc\ndef\ngh");
}

TEST(WrappedText, CountsCharactersNotBytes) {
  EXPECT_EQ(app::wrapped("äöü ßß", 6), "äöü ßß");
  EXPECT_EQ(app::wrapped("äöüßä", 2), "äö\nüß\nä");
}

}  // namespace ws::test
