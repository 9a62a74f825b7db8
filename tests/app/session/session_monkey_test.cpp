// A monkey at the session: opens, edits, drags, steps, compares, sweeps, writes and cancels in an order that a seed gives, on
// the real workspaces. Whatever it does, no internal error is told, the session answers, and it comes to a rest when it is
// asked to. Its threads are what the thread sanitizer looks at. WS_MONKEY_SEED=7 takes that seed and prints each step before
// it is done, WS_MONKEY_SECONDS=3600 says for how long. A seed gives the same steps, though not at the same moments of a run.
// SPDX-License-Identifier: MIT
#include "app/session/session.h"
#include "app/session/stage/presenter.h"
#include "app/session/sweep/sweep_runner.h"
#include "compute/core/run/error.h"
#include "tests/app/support/fields.h"
#include "tests/app/support/generated_input.h"
#include "tests/app/support/loop.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

namespace ws::test {
namespace {

namespace fs = std::filesystem;

struct Deed {
  const char* name;
  int weight;
  std::function<void(Chance&)> act;
};

/// Files that are opened: data of all kinds, with and without flaws.
std::vector<std::string> write_files(const fs::path& folder) {
  std::vector<std::string> paths;
  const auto write = [&](const char* name, const std::string& content) {
    paths.push_back((folder / name).string());
    std::ofstream(paths.back(), std::ios::binary) << content;
  };
  const auto table = [](std::size_t count, std::size_t stride) {
    std::string text = "x,y\n";
    for (std::size_t i = 0; i < count; ++i) text += std::to_string(i * stride % 97) + "," + std::to_string(i * 31 % 89) + "\n";
    return text;
  };
  write("many.csv", table(1500, 53));
  write("few.csv", table(30, 17));
  write("one.csv", "x,y\n1,2\n");
  write("flawed.csv", "x,y\n1,2\n3,oops\n");
  write("holes.csv", table(40, 7) + "nan,3\n");
  write("cube.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 3 1 4\n");
  write("grey.pfm", "Pf\n3 2\n-1.0\n" + std::string(24, '\0'));
  write("curve.json", R"({"polylines": [{"closed": true, "points": [[0, 0], [40, 0], [40, 40]]}]})");
  write("deep.warpscope.json", std::string(5000, '['));
  write("plain.warpscope.json", R"({"warpscope": "0.1.0", "workspace": "triangulation", "seed": 1, "step": 3,
"inputs": [{"role": "points", "generator": "wheel --count 12"}], "parameters": {}, "view": {}})");
  paths.push_back((folder / "absent.csv").string());
  return paths;
}

/// Small samples of each workspace: what its own generators make in a moment.
const std::vector<std::pair<const char*, const char*>> small_data{
    {"ridge", "circle --count 250 --noise 0.1"},
    {"ridge", "trefoil --count 200 --noise 0.05"},
    {"kdtree", "soup --triangles 80"},
    {"kdtree", "terrain --triangles 200"},
    {"triangulation", "uniform --count 24"},
    {"triangulation", "wheel --count 12"},
    {"filter", "photo-like --width 48 --height 32"},
    {"histogram", "gauss --count 120 --dimension 4"},
};

const std::vector<std::string> conditions{
    "first:link", "2nd:phase",     "phase changes", "phase:evolve", "balls<40", "cost changes",
    "last:link",  "nonsense:here", "no such thing", "edges>10",     ""};

class Monkey {
 public:
  Monkey(std::uint64_t seed, bool is_told) : seed_(seed), is_told_(is_told) {
    folder_ = fs::temp_directory_path() / ("warpscope_monkey_" + std::to_string(::getpid()));
    fs::create_directories(folder_);
    files_ = write_files(folder_);
    add_opening();
    add_editing();
    add_looking();
    add_watching();
    add_comparing();
    add_going_on();
    begin_session();
  }
  ~Monkey() {
    end_session();
    fs::remove_all(folder_);
  }
  Monkey(const Monkey&) = delete;
  Monkey& operator=(const Monkey&) = delete;

  void step() {
    Chance chance(seed_, ++number_);
    std::size_t total = 0;
    for (const Deed& deed : deeds_) total += static_cast<std::size_t>(deed.weight);
    std::size_t at = chance.below(total);
    const Deed* chosen = deeds_.data();
    while (at >= static_cast<std::size_t>(chosen->weight)) at -= static_cast<std::size_t>((chosen++)->weight);
    if (is_told_) std::printf("%8.2f s  step %zu: %s\n", watch_.ms() / 1000, number_, chosen->name), std::fflush(stdout);
    try {  // what a window shows as a message
      chosen->act(chance);
      static_cast<void>(session_->tick());
      if (chance.one_in(3))
        loop_.run_for(static_cast<double>(chance.below(30)));
      else
        loop_.run_posted();
    } catch (const Error& error) {
      if (error.kind() == ErrorKind::internal) throw;
    }
    check();
  }

  /// Cancels, and waits until nothing goes on and the present picture is there.
  [[nodiscard]] bool rests() {
    session_->viewer().set_has_viewport(false);  // a viewport would ask for pictures
    session_->viewer().play(false);
    sweep_->cancel();
    return loop_.run_until(
        [&] {
          session_->runner().cancel();  // again and again: what was loaded already is run after it came
          static_cast<void>(session_->tick());
          return !session_->runner().job().running && !sweep_->running() && session_->viewer().shows_the_present();
        },
        60'000 * patience());
  }
  [[nodiscard]] std::string what_goes_on() const {
    std::string text = session_->runner().job().running ? "a job runs: " + session_->runner().job().what : "no job runs";
    text += sweep_->running() ? ", a sweep runs" : ", no sweep runs";
    return text + (session_->viewer().shows_the_present() ? ", the picture is there" : ", a picture is awaited") + " of step " +
           std::to_string(session_->viewer().step());
  }
  [[nodiscard]] std::size_t number() const { return number_; }
  [[nodiscard]] double seconds() const { return watch_.ms() / 1000; }
  [[nodiscard]] std::size_t result_count() const { return result_count_; }

 private:
  void begin_session() {
    app::SessionOptions options;
    options.backend = "cpu";
    options.thread_count = 2;
    options.memory_limit_bytes = std::size_t{1} << 30;
    session_ = std::make_unique<app::Session>(options, loop_.poster());
    session_->listen([this](app::Change change) {
      if (any(change, app::Change::result) && session_->viewer().shows_a_run()) ++result_count_;
    });
    sweep_ = std::make_unique<app::SweepRunner>(alive_poster(), [] {});
  }
  void end_session() {
    beside_.clear();
    *is_alive_ = false;
    is_alive_ = std::make_shared<bool>(true);
    sweep_.reset();
    session_.reset();
  }
  /// What posts nothing to a sweep that has gone.
  app::Deliver alive_poster() {
    return [post = loop_.poster(), alive = is_alive_](std::function<void()> work) {
      post([alive, work = std::move(work)] {
        if (*alive) work();
      });
    };
  }

  /// What holds after each step.
  void check() {
    const app::Viewer& viewer = session_->viewer();
    if (viewer.step_count() > 0) {
      ASSERT_LT(viewer.step(), viewer.step_count());
    }
    if (is_open()) {
      ASSERT_LT(document().history_position(), document().history().size());
    }
    for (const app::Message& message : session_->log().messages())
      ASSERT_EQ(message.text.find("internal error"), std::string::npos) << message.text;
    if (fs::exists(folder_ / "saved.warpscope.json") && session_->log().messages().size() % 50 == 0)
      static_cast<void>(app::read_state((folder_ / "saved.warpscope.json").string()));
  }

  [[nodiscard]] app::Document& document() { return session_->document(); }
  [[nodiscard]] app::Viewer& viewer() { return session_->viewer(); }
  [[nodiscard]] bool is_open() { return document().workspace() != nullptr; }
  void add(const char* name, int weight, std::function<void(Chance&)> act) { deeds_.push_back({name, weight, std::move(act)}); }

  void add_opening() {
    add("open a file", 4, [this](Chance& chance) {
      app::FileChoice choice;
      choice.path = chance.of(files_);
      choice.drop_invalid = chance.one_in(3);
      choice.keep_values = chance.one_in(3);
      if (chance.one_in(6)) choice.workspace = chance.of(app::workspaces())->experiment().info().id;
      session_->open(choice);
    });
    add("restore small data", 8, [this](Chance& chance) {
      const auto& [workspace, generator] = chance.of(small_data);
      app::State state;
      state.workspace = workspace;
      const Experiment& experiment = app::find_workspace(workspace).experiment();
      app::StateInput input;
      input.role = main_input(experiment.info()).role;
      input.generator = generator;
      state.inputs = {input};
      state.step = chance.below(20);
      session_->restore(state);
    });
    add("use the data elsewhere", 2, [this](Chance& chance) {
      const std::string id = chance.of(app::workspaces())->experiment().info().id;
      if (session_->can_use_data(id)) session_->use_data(id);
    });
    add("reload", 2, [this](Chance&) { session_->reload(); });
    add("take half", 1, [this](Chance&) { session_->take_half(); });
    add("close", 1, [this](Chance&) { session_->close_workspace(); });
    add("save the state", 2, [this](Chance&) { session_->save_state((folder_ / "saved.warpscope.json").string()); });
    add("open the saved state", 1, [this](Chance&) { session_->open({.path = (folder_ / "saved.warpscope.json").string()}); });
    add("bookmark", 1, [this](Chance& chance) {
      if (is_open()) session_->add_bookmark("here");
      if (!session_->bookmarks().empty() && chance.one_in(2)) session_->restore(chance.of(session_->bookmarks()).second);
    });
    add("a new session", 1, [this](Chance&) {
      end_session();
      begin_session();
    });
  }

  void edit_once(Chance& chance) {
    const ParameterSet& set = chance.one_in(3) ? document().view() : document().parameters();
    if (set.fields().empty()) return;
    const FieldInfo& field = chance.of(set.fields());
    document().edit(field.name, any_value(set, field.name, chance));
  }

  void add_editing() {
    add("edit", 16, [this](Chance& chance) {
      if (is_open()) edit_once(chance);
    });
    add("hurry", 5, [this](Chance& chance) {
      for (std::size_t i = 0; is_open() && i < 8; ++i) try {
          edit_once(chance);
        } catch (const Error& error) {
          if (error.kind() == ErrorKind::internal) throw;
        }
    });
    add("drag", 6, [this](Chance& chance) {
      if (!is_open() || document().parameters().fields().empty()) return;
      const std::string name = chance.of(document().parameters().fields()).name;
      document().begin_edit();
      for (std::size_t i = 0; is_open() && i < 6; ++i) {
        try {
          if (document().set_of(name).contains(name)) document().edit(name, any_value(document().set_of(name), name, chance));
        } catch (const Error& error) {
          if (error.kind() == ErrorKind::internal) throw;
        }
        loop_.run_for(static_cast<double>(chance.below(10)));
        if (chance.one_in(12)) session_->undo();
      }
      document().end_edit();
    });
    add("reset", 2, [this](Chance& chance) {
      if (!is_open()) return;
      if (chance.one_in(3))
        document().reset_all();
      else if (!document().parameters().fields().empty())
        document().reset(chance.of(document().parameters().fields()).name);
    });
    add("pins and ranges", 2, [this](Chance& chance) {
      if (!is_open() || document().parameters().fields().empty()) return;
      const std::string name = chance.of(document().parameters().fields()).name;
      document().set_pinned(name, chance.one_in(2));
      if (chance.one_in(2))
        document().set_slider_range(name, chance.part(), 1 + chance.part());
      else
        document().reset_slider_range(name);
    });
    add("layers and furniture", 3, [this](Chance& chance) {
      if (!is_open() || !viewer().picture()) return;
      const render::Scene scene = viewer().scene();
      if (!scene.layers.empty())
        document().set_layer(chance.of(scene.layers).id, {chance.one_in(2), static_cast<float>(chance.part()), 2});
      app::Furniture furniture = document().furniture();
      furniture.grid = chance.one_in(2);
      furniture.theme = chance.one_in(2) ? "light" : "dark";
      document().set_furniture(furniture);
    });
    add("undo and redo", 9, [this](Chance& chance) {
      for (std::size_t i = chance.below(6) + 1; i > 0; --i) {
        if (chance.one_in(3))
          session_->redo();
        else
          session_->undo();
      }
    });
    add("go in history", 2, [this](Chance& chance) {
      if (is_open()) document().go_to_history(chance.below(document().history().size()));
    });
    add("go to a visit", 1, [this](Chance& chance) { session_->go_to_visit(chance.one_in(2) ? -1 : 1); });
    add("presets", 1, [this](Chance& chance) {
      const std::string path = (folder_ / "preset.json").string();
      if (is_open() && chance.one_in(2))
        document().save_preset(path);
      else if (is_open())
        document().load_preset(path);
    });
  }

  void add_looking() {
    add("seek", 8, [this](Chance& chance) { viewer().seek(chance.below(viewer().step_count() + 2)); });
    add("step", 6, [this](Chance& chance) { viewer().step_by(static_cast<std::ptrdiff_t>(chance.below(7)) - 3); });
    add("next event", 3, [this](Chance& chance) { viewer().next_event(chance.one_in(2) ? 1 : -1); });
    add("play", 4, [this](Chance& chance) {
      viewer().play(!viewer().playing());
      if (chance.one_in(2))
        viewer().set_speed(1 + 500 * chance.part());
      else if (chance.one_in(2))
        viewer().choose_speed_by_length();
    });
    add("camera", 3, [this](Chance& chance) {
      if (chance.one_in(3)) return viewer().frame_all();
      render::Camera camera = viewer().camera();
      camera.orbit(static_cast<float>(chance.below(90)), static_cast<float>(chance.below(40)));
      viewer().set_camera(camera);
      viewer().set_shape(0.5f + static_cast<float>(chance.part()),
                         {{app::Cover::Kind::sliders, {{0, 0}, {0.2, chance.part()}}}});
    });
    add("plots and words", 4, [this](Chance&) {
      static_cast<void>(viewer().plots());
      static_cast<void>(viewer().summary());
      static_cast<void>(viewer().await_result_hash());
      static_cast<void>(viewer().changes_since_mark());
    });
    add("mark the step", 2, [this](Chance& chance) {
      if (chance.one_in(3))
        viewer().forget_mark();
      else
        viewer().mark_step();
    });
    add("select and read", 5, [this](Chance& chance) {
      const auto picture = viewer().picture();
      if (!picture || picture->layout.empty()) return;
      app::Pointed at;
      at.hit = Pick{chance.of(picture->layout).name, chance.below(60)};
      at.sight = {viewer().camera().eye(), viewer().camera().forward()};
      viewer().select(chance.one_in(5) ? std::nullopt : at.hit);
      static_cast<void>(viewer().inspect_selection());
      viewer().read(app::Stage::Question::hover, at, [](const app::Reading&) {});
      viewer().read(app::Stage::Question::measure, at, [](const app::Reading&) {});
    });
    add("click beside all", 3, [this](Chance& chance) {
      if (!viewer().picture()) return;
      const glm::vec3 aside(static_cast<float>(chance.part()) - 0.5f, static_cast<float>(chance.part()) - 0.5f, 0);
      viewer().click(viewer().camera().eye() + aside, viewer().camera().forward());
    });
    add("drag a handle", 3, [this](Chance& chance) {
      if (!viewer().picture()) return;
      const auto handles = viewer().scene().handles;
      if (handles.empty()) return;
      const render::Handle& handle = chance.of(handles);
      document().begin_edit();
      for (int i = 0; i < 4 && viewer().picture(); ++i) {
        viewer().drag_handle(handle.id, handle.position + glm::vec3(static_cast<float>(chance.part()) - 0.5f));
        loop_.run_for(5);
      }
      document().end_edit();
    });
  }

  void add_watching() {
    add("a viewport's frames", 6, [this](Chance& chance) {
      viewer().set_has_viewport(chance.one_in(2));
      if (!viewer().result() || viewer().step_count() == 0) return;
      const Request request = viewer().request(chance.below(viewer().step_count()), 64, 48, static_cast<int>(chance.below(3)));
      viewer().stage().frame(
          viewer().result(),
          [request](Presentation& presentation, RunContext& context) {
            static_cast<void>(app::make_frame(presentation, request, {}, context));
          },
          chance.one_in(2));
    });
    add("breakpoints", 4, [this](Chance& chance) {
      app::Breakpoints& points = viewer().breakpoints();
      if (!points.all().empty() && chance.one_in(3))
        points.remove(chance.below(points.all().size()));
      else if (!points.all().empty() && chance.one_in(3))
        points.set_enabled(chance.below(points.all().size()), chance.one_in(2));
      else if (chance.one_in(8))
        points.remove_all();
      else
        points.add(chance.of(conditions));
    });
    add("next breakpoint", 3, [this](Chance& chance) { viewer().next_breakpoint(chance.one_in(2) ? 1 : -1); });
  }

  void add_comparing() {
    add("keep as B", 3, [this](Chance&) { session_->comparison().keep(); });
    add("swap", 2, [this](Chance&) { session_->comparison().swap(); });
    add("drop B", 1, [this](Chance&) { session_->comparison().drop(); });
    add("open as B", 1, [this](Chance& chance) {
      session_->comparison().open(chance.one_in(2) ? chance.of(files_) : (folder_ / "saved.warpscope.json").string());
    });
    add("how B is shown", 3, [this](Chance& chance) {
      app::Comparison& comparison = session_->comparison();
      comparison.set_mode(app::compare_mode_named(chance.of(app::compare_mode_names())));
      comparison.set_link(*app::step_link_named(chance.of(app::step_link_names())));
      comparison.set_divider(static_cast<float>(chance.part()));
      comparison.flip(chance.one_in(3));
    });
    add("what differs", 4, [this](Chance& chance) {
      app::Comparison& comparison = session_->comparison();
      static_cast<void>(comparison.values());
      static_cast<void>(comparison.identical());
      if (comparison.is_ready()) {
        static_cast<void>(comparison.step());
        const Request request = comparison.request(64, 48, 0);
        comparison.stage().frame(
            comparison.result(),
            [request](Presentation& presentation, RunContext& context) {
              static_cast<void>(app::make_frame(presentation, request, {}, context));
            },
            true);
      }
      if (chance.one_in(4)) comparison.search_again();
      if (chance.one_in(4)) comparison.cancel_search();
      if (chance.one_in(3)) comparison.go_to_first_difference();
    });
    add("check the result", 2, [this](Chance&) { session_->parity().check(); });
  }

  void add_going_on() {
    add("run", 3, [this](Chance&) { session_->runner().run(); });
    add("cancel", 6, [this](Chance&) { session_->runner().cancel(); });
    add("choose the backend", 1, [this](Chance& chance) { session_->runner().set_backend(chance.one_in(2) ? "auto" : "cpu"); });
    add("sweep", 3, [this](Chance& chance) {
      if (!is_open() || document().parameters().fields().empty()) return;
      if (chance.one_in(4)) return sweep_->cancel();
      const app::Means means = session_->runner().means();
      app::SweepPlan plan;
      plan.experiment = &document().workspace()->experiment();
      plan.inputs = document().inputs();
      plan.parameters = document().parameters();
      plan.thread_count = means.thread_count;
      plan.memory_limit_bytes = means.memory_limit_bytes;
      plan.cache = means.cache;
      const FieldInfo& field = chance.of(plan.parameters.fields());
      const std::string values = field.kind == FieldKind::choice || field.kind == FieldKind::boolean ? "=all" : "=1,2,3";
      plan.variations.push_back(app::parse_variation(field.name + values, plan.parameters));
      sweep_->start(std::move(plan));
    });
    add("write the result", 4, [this](Chance& chance) {
      const auto result = viewer().result();
      if (!result || !is_open()) return;
      const auto& outputs = document().workspace()->experiment().info().outputs;
      if (outputs.empty() || beside_.size() > 3) beside_.clear();
      if (outputs.empty()) return;
      const OutputSpec& output = chance.of(outputs);
      const std::string path =
          (folder_ / ("out" + std::to_string(beside_.size()) + "." + chance.of(output.extensions))).string();
      beside_.emplace_back([result, id = output.id, path, means = session_->runner().means()](const std::stop_token& stop) {
        try {
          RunContext context = app::context_for(means, result->backend(), stop);
          result->write(id, path, context);
        } catch (const Error& error) {
          EXPECT_NE(error.kind(), ErrorKind::internal) << error.full_text();
        } catch (const Cancelled&) {
        }
      });
    });
    add("leave what is written", 2, [this](Chance&) { beside_.clear(); });
    add("dismiss the banner", 2, [this](Chance&) { session_->log().dismiss_banner(); });
    add("wait", 8, [this](Chance& chance) { loop_.run_for(static_cast<double>(chance.below(200))); });
    add("rest", 4, [this](Chance&) { ASSERT_TRUE(rests()) << what_goes_on(); });
  }

  const std::uint64_t seed_;
  const bool is_told_;
  const Stopwatch watch_;
  std::size_t number_ = 0, result_count_ = 0;
  fs::path folder_;
  std::vector<std::string> files_;
  std::vector<Deed> deeds_;
  Loop loop_;
  std::shared_ptr<bool> is_alive_ = std::make_shared<bool>(true);
  std::unique_ptr<app::Session> session_;
  std::unique_ptr<app::SweepRunner> sweep_;
  std::vector<std::jthread> beside_;  // last: stopped and joined before what they use goes
};

TEST(SessionMonkey, WhateverIsDoneItLivesAndRests) {
  const char* const seed = std::getenv("WS_MONKEY_SEED");
  const char* const seconds = std::getenv("WS_MONKEY_SECONDS");
  const double end = seconds ? std::atof(seconds) : 5;
  Monkey monkey(seed ? std::strtoull(seed, nullptr, 10) : 1, seed != nullptr);
  while (monkey.seconds() < end && !testing::Test::HasFatalFailure()) monkey.step();
  if (testing::Test::HasFatalFailure()) return;
  ASSERT_TRUE(monkey.rests()) << monkey.what_goes_on();
  EXPECT_GT(monkey.result_count(), 0u);
  std::printf("%zu steps, %zu results in %.0f s\n", monkey.number(), monkey.result_count(), monkey.seconds());
}

}  // namespace
}  // namespace ws::test
