// How a session behaves: opening, jobs, drags, undo, states, messages.
// SPDX-License-Identifier: MIT
#include "tests/app/support/session_fixture.h"
#include "tests/support/in_time.h"

#include <cmath>
#include <thread>

namespace ws::test {

using app::Change;
using app::Severity;

TEST_F(SessionTest, OpenShowsThePreviewThenTheResultFromTheFirstStep) {
  fake_counts().held = true;
  session->open({cloud()});
  EXPECT_TRUE(loop.run_until([&] { return session->viewer().result() && session->viewer().step_count() == 1; }))
      << "the data alone, meanwhile";
  fake_counts().held = false;
  ASSERT_TRUE(settle());
  EXPECT_EQ(session->viewer().step_count(), 10u);
  EXPECT_TRUE(session->viewer().playing());
  EXPECT_EQ(session->viewer().step(), 0u);
  EXPECT_EQ(session->document().pinned(), std::vector<std::string>{"gain"});
}

TEST_F(SessionTest, AnErrorLeavesWhatWasOpen) {
  open();
  const auto result = session->viewer().result();
  session->open({file("broken.csv", "x,y\n1,2\n3,oops\n")});
  ASSERT_TRUE(settle());
  EXPECT_EQ(session->viewer().result(), result);
  ASSERT_TRUE(session->log().banner().has_value());
  EXPECT_EQ(session->log().banner()->severity, Severity::error);
  session->open({(folder / "missing.csv").string()});
  ASSERT_TRUE(settle());
  EXPECT_EQ(session->viewer().result(), result);
  session->log().dismiss_banner();
  EXPECT_FALSE(session->log().banner().has_value());
}

TEST_F(SessionTest, WhereNothingIsOpenThereIsNothingToClose) {
  session->close_workspace();
  session->open({cloud()});
  session->close_workspace();  // while it is read
  ASSERT_TRUE(settle());
  EXPECT_EQ(session->document().workspace(), nullptr);
  EXPECT_EQ(session->viewer().result(), nullptr);
}

TEST_F(SessionTest, WhatOpensNextTakesTheErrorAway) {
  session->open({(folder / "missing.csv").string()});
  ASSERT_TRUE(settle());
  ASSERT_TRUE(session->log().banner().has_value());
  open();
  EXPECT_FALSE(session->log().banner().has_value()) << session->log().banner()->text;
}

TEST_F(SessionTest, NewestValueWins) {
  open();
  session->document().edit("work_ms", 20.0);
  ASSERT_TRUE(settle());
  const int before = fake_counts().started;
  for (int i = 0; i < 100; ++i) session->document().edit("gain", 0.05 * i);
  ASSERT_TRUE(settle());
  EXPECT_EQ(std::get<double>(session->viewer().result()->parameters().get("gain")), 0.05 * 99);
  EXPECT_LE(fake_counts().started - before, 10 * patience()) << "stale runs are stopped, pending ones replaced";
}

TEST_F(SessionTest, CancelStopsWithin200Milliseconds) {
  open();
  const auto result = session->viewer().result();
  session->document().edit("work_ms", 30'000.0);
  EXPECT_TRUE(keeps_within(200, [&] {
    session->runner().run();
    EXPECT_TRUE(loop.run_until([&] { return session->runner().job().running && session->runner().job().fraction >= 0; }));
    const int cancelled = fake_counts().cancelled;
    const Stopwatch watch;
    session->runner().cancel();
    EXPECT_TRUE(loop.run_until([&] { return !session->runner().job().running; }));
    const double ms = watch.ms();
    EXPECT_TRUE(loop.run_until([&] { return fake_counts().cancelled == cancelled + 1; }));
    return ms;
  }));
  EXPECT_EQ(session->viewer().result(), result);
  EXPECT_FALSE(session->log().banner().has_value()) << "cancelling is no error";
}

TEST_F(SessionTest, AJobRunsUntilItsOutcomeIsTakenIn) {
  open();
  const auto before = session->viewer().result();
  const int finished = fake_counts().finished;
  session->document().edit("gain", 3.0);
  while (fake_counts().finished == finished) std::this_thread::yield();
  EXPECT_EQ(session->viewer().result(), before);
  EXPECT_TRUE(session->runner().job().running);
  ASSERT_TRUE(loop.run_until([&] { return !session->runner().job().running; }));
  EXPECT_NE(session->viewer().result(), before);
}

TEST_F(SessionTest, NoCallBlocksAndTheEndComesQuickly) {
  open();
  session->document().edit("work_ms", 30'000.0);
  EXPECT_TRUE(keeps_within(5 * 50, [&] {
    const Stopwatch edits;
    for (int i = 0; i < 50; ++i) session->document().edit("gain", 0.1 * i);
    return edits.ms();
  }));
  EXPECT_TRUE(keeps_within(200, [&] {
    if (!session) {
      SetUp();
      open();
      session->document().edit("work_ms", 30'000.0);
    }
    loop.run_for(30);
    const Stopwatch end;
    session.reset();
    return end.ms();
  }));
}

TEST_F(SessionTest, ADragRunsOnASubsampleThenOnTheWhole) {
  open(4000);
  session->document().edit("work_ms", 100.0);  // 400 ms for the whole
  ASSERT_TRUE(settle());
  EXPECT_GT(session->runner().run_record().metrics.compute_ms, 300);
  const std::size_t steps_of_history = session->document().history().size();
  session->document().begin_edit();
  bool saw_reduced = false;
  for (int i = 1; i <= 10; ++i) {
    session->document().edit("gain", 0.5 * i);
    loop.run_for(30);
    saw_reduced |= session->runner().run_record().reduced;
  }
  EXPECT_TRUE(saw_reduced);
  EXPECT_LT(fake_counts().last_size, 1500u);
  session->document().end_edit();
  ASSERT_TRUE(settle());
  EXPECT_FALSE(session->runner().run_record().reduced);
  EXPECT_EQ(fake_counts().last_size, 4000u);
  EXPECT_EQ(std::get<double>(session->viewer().result()->parameters().get("gain")), 5.0);
  ASSERT_EQ(session->document().history().size(), steps_of_history + 1) << "one drag is one undo step";
  EXPECT_EQ(session->document().history().back(), "gain 1 → 5");
}

TEST_F(SessionTest, UndoRedoAndHistory) {
  open();
  session->document().edit("gain", 3.0);
  session->document().edit("tint", 0.25);
  session->document().set_layer("cloud", {false, 1, 1});
  EXPECT_EQ(session->document().history(),
            (std::vector<std::string>{"Opened cloud.csv", "gain 1 → 3", "tint 0.5 → 0.25", "cloud hidden"}));
  session->document().undo();
  session->document().undo();
  EXPECT_EQ(std::get<double>(session->document().view().get("tint")), 0.5);
  EXPECT_EQ(std::get<double>(session->document().parameters().get("gain")), 3.0);
  session->document().go_to_history(0);
  EXPECT_EQ(std::get<double>(session->document().parameters().get("gain")), 1.0);
  EXPECT_FALSE(session->document().can_undo());
  session->document().redo();
  EXPECT_EQ(std::get<double>(session->document().parameters().get("gain")), 3.0);
  session->document().edit("gain", 4.0);
  EXPECT_FALSE(session->document().can_redo());
  ASSERT_TRUE(settle());
  EXPECT_EQ(std::get<double>(session->viewer().result()->parameters().get("gain")), 4.0);
}

TEST_F(SessionTest, WholeRunsAreTimedWithWhatWasChangedBefore) {
  open();
  session->document().edit("gain", 2.0);
  ASSERT_TRUE(settle());
  session->runner().run();
  ASSERT_TRUE(settle());
  session->document().begin_edit();
  session->document().edit("gain", 4.0);
  ASSERT_TRUE(settle());
  session->document().end_edit();
  ASSERT_TRUE(settle());
  const Plot plot = session->runner().run_times().plot();
  ASSERT_GE(plot.categories.size(), 3u);
  EXPECT_EQ(plot.categories[0], "first");
  EXPECT_NE(plot.categories[1].find("→ 2"), std::string::npos) << plot.categories[1];
  EXPECT_EQ(plot.categories[2], "again");
  EXPECT_LE(plot.categories.size(), 4u) << "runs while a value is dragged are not listed";
  EXPECT_EQ(plot.series[0].y.size(), plot.categories.size());
  open();
  EXPECT_EQ(session->runner().run_times().size(), 1u) << "other data begin a new list";
}

TEST_F(SessionTest, UndoWhileDraggingTakesTheDragBack) {
  open();
  session->document().edit("gain", 3.0);
  session->document().begin_edit();
  EXPECT_TRUE(session->document().editing());
  session->document().edit("gain", 4.0);
  session->document().edit("gain", 5.0);
  session->document().undo();
  EXPECT_EQ(std::get<double>(session->document().parameters().get("gain")), 3.0);
  EXPECT_FALSE(session->document().editing()) << "a slider that is still held changes the value no more";
  session->document().end_edit();
  EXPECT_EQ(session->document().history_position(), 1u);
  session->document().redo();
  EXPECT_EQ(std::get<double>(session->document().parameters().get("gain")), 5.0);
}

TEST_F(SessionTest, TheFirstDragCanBeUndone) {
  open();
  session->document().begin_edit();
  EXPECT_FALSE(session->document().can_undo()) << "nothing has changed yet";
  session->document().edit("gain", 5.0);
  EXPECT_TRUE(session->document().can_undo());
  session->document().undo();
  EXPECT_EQ(std::get<double>(session->document().parameters().get("gain")), 1.0);
}

TEST_F(SessionTest, RedoWhileDraggingKeepsTheDrag) {
  open();
  session->document().edit("gain", 3.0);
  session->document().undo();
  session->document().begin_edit();
  session->document().edit("gain", 5.0);
  session->document().redo();
  EXPECT_EQ(std::get<double>(session->document().parameters().get("gain")), 5.0);
  EXPECT_EQ(session->document().history().back(), "gain 1 → 5");
}

TEST_F(SessionTest, WhatOpensEndsADrag) {
  open();
  session->document().begin_edit();
  session->document().edit("gain", 5.0);
  session->open({cloud(500, "other.csv")});
  ASSERT_TRUE(settle());
  EXPECT_FALSE(session->document().editing());
  EXPECT_TRUE(session->document().parameters().is_default("gain"));
  session->document().edit("gain", 2.0);
  EXPECT_EQ(session->document().history(), (std::vector<std::string>{"Opened other.csv", "gain 1 → 2"}));
}

TEST_F(SessionTest, ARefusedValueThrowsAndChangesNothing) {
  open();
  const std::size_t before = session->document().history().size();
  EXPECT_THROW(session->document().edit("gain", 99.0), Error);
  EXPECT_THROW(session->document().edit("nothing", 1.0), Error);
  EXPECT_THROW(session->document().edit({{"gain", 99.0}}), Error);
  EXPECT_EQ(std::get<double>(session->document().parameters().get("gain")), 1.0);
  EXPECT_EQ(session->document().history().size(), before);
}

TEST_F(SessionTest, ARefusedValueIsToldOnceByTheParametersLabel) {
  open();
  const std::size_t messages = session->log().messages().size();
  std::string why;
  try {
    session->document().edit("gain", 99.0);
  } catch (const Error& error) {
    why = error.what();
  }
  EXPECT_EQ(why, "Gain takes a number from 0 to 10, not 99");
  EXPECT_EQ(session->log().messages().size(), messages) << "it is told by who asked for it";
}

TEST_F(SessionTest, AFailingRunIsAMessageAndTheNextGoodOneClearsTheBanner) {
  open();
  const auto result = session->viewer().result();
  session->document().edit("fail", true);
  ASSERT_TRUE(settle());
  ASSERT_TRUE(session->log().banner().has_value());
  EXPECT_EQ(session->log().banner()->text, "the fake failed");
  EXPECT_EQ(session->log().banner()->hint, "as asked");
  EXPECT_EQ(session->viewer().result(), result);
  session->document().undo();
  ASSERT_TRUE(settle());
  EXPECT_FALSE(session->log().banner().has_value());
}

TEST_F(SessionTest, StepsStayWhereTheyWere) {
  open();
  session->viewer().play(false);
  session->viewer().seek(9);
  session->document().edit("steps", std::int64_t{30});
  ASSERT_TRUE(settle());
  EXPECT_EQ(session->viewer().step(), 29u) << "the last stays the last";
  session->viewer().seek(15);
  session->document().edit("steps", std::int64_t{60});
  ASSERT_TRUE(settle());
  EXPECT_EQ(session->viewer().step(), 30u) << "the same place in the same phase";
  session->viewer().next_event(-1);
  EXPECT_EQ(session->viewer().step(), 1u);
  session->viewer().next_event(+1);
  EXPECT_EQ(session->viewer().step(), 30u);
  session->viewer().step_by(-100);
  EXPECT_EQ(session->viewer().step(), 0u);
}

TEST_F(SessionTest, PlaybackAdvancesAndStopsAtTheEnd) {
  open();
  session->viewer().play(false);
  EXPECT_LT(session->tick(), 0) << "nothing plays: no timer";
  session->viewer().seek(0);
  session->viewer().set_speed(200);
  session->viewer().play(true);
  EXPECT_GT(session->tick(), 0);
  ASSERT_TRUE(loop.run_until([&] { return session->tick() < 0; }, 2000 * patience()));
  EXPECT_EQ(session->viewer().step(), 9u);
  EXPECT_FALSE(session->viewer().playing());
}

TEST_F(SessionTest, GoingToAStepPausesWhatPlays) {
  open();
  session->viewer().set_speed(0.25);
  const std::vector<std::pair<const char*, std::function<void()>>> ways{
      {"seek", [&] { session->viewer().seek(4); }},
      {"to where it is", [&] { session->viewer().seek(session->viewer().step()); }},
      {"step_by", [&] { session->viewer().step_by(1); }},
      {"before the first", [&] { session->viewer().step_by(-100); }},
      {"next_event", [&] { session->viewer().next_event(1); }}};
  for (const auto& [name, go] : ways) {
    session->viewer().play(true);
    ASSERT_TRUE(session->viewer().playing()) << name;
    go();
    EXPECT_FALSE(session->viewer().playing()) << name;
  }
  session->viewer().seek(9);
  session->viewer().play(true);
  EXPECT_TRUE(session->viewer().playing()) << "at the end it begins anew, which is no step of the user's";
  EXPECT_EQ(session->viewer().step(), 0u);
}

TEST_F(SessionTest, AThemeIsNoStepOfUndo) {
  open();
  session->document().edit("gain", 3.0);
  const auto history = session->document().history();
  session->document().set_furniture({true, true, true, "light"});
  EXPECT_EQ(session->document().history(), history);
  session->document().edit("gain", 4.0);
  EXPECT_EQ(session->document().history().back(), "gain 3 → 4") << "nor a part of the next one";
  session->document().undo();
  EXPECT_EQ(session->document().furniture().theme, "light") << "and undo leaves it alone";
  session->document().set_furniture({false, true, true, "dark"});
  EXPECT_EQ(session->document().history().back(), "grid hidden");
}

TEST_F(SessionTest, TheOpenedFileIsOneThatOpened) {
  const std::string good = cloud();
  session->open({file("broken.csv", "x,y\n1,2\n3,oops\n")});
  ASSERT_TRUE(settle());
  EXPECT_EQ(session->document().opened_file(), "");
  session->open({good});
  ASSERT_TRUE(settle());
  EXPECT_EQ(session->document().opened_file(), good);
  session->open({(folder / "missing.csv").string()});
  ASSERT_TRUE(settle());
  EXPECT_EQ(session->document().opened_file(), good);
  const std::string kept = (folder / "kept.warpscope.json").string();
  session->save_state(kept);
  session->open({kept});
  ASSERT_TRUE(settle());
  EXPECT_EQ(session->document().opened_file(), kept);
  session->close_workspace();
  EXPECT_EQ(session->document().opened_file(), "");
}

TEST_F(SessionTest, StateRoundTripIsIdentical) {
  open();
  session->document().edit("gain", 7.0);
  session->document().edit("tint", 0.75);
  session->document().set_layer("cloud", {true, 0.5f, 2});
  ASSERT_TRUE(settle());
  session->viewer().play(false);
  session->viewer().seek(4);
  render::Camera camera = session->viewer().camera();
  camera.distance = 3.25f;
  session->viewer().set_camera(camera);
  const std::string path = (folder / "kept.warpscope.json").string();
  session->save_state(path);
  const std::string saved = to_json(session->state());
  session->close_workspace();
  EXPECT_EQ(session->document().workspace(), nullptr);
  session->open({path});
  ASSERT_TRUE(settle());
  EXPECT_TRUE(said("identical to the saved"));
  EXPECT_EQ(to_json(session->state()), saved);
  EXPECT_FALSE(session->viewer().playing()) << "a state opens paused";
  EXPECT_EQ(session->viewer().step(), 4u);
  EXPECT_EQ(session->viewer().camera(), camera);
}

TEST_F(SessionTest, AfterACancelledRunAPicturesStateIsOfWhatIsShown) {
  open();
  session->document().edit("gain", 7.0);
  ASSERT_TRUE(settle());
  const std::string hash = session->viewer().result_hash();
  ASSERT_FALSE(hash.empty());
  fake_counts().held = true;
  session->document().edit("gain", 2.0);
  session->runner().cancel();
  fake_counts().held = false;
  ASSERT_TRUE(settle());
  EXPECT_EQ(session->shown_state().parameters.at("gain"), Value(7.0));
  EXPECT_EQ(session->shown_state().result_hash, hash);
  EXPECT_EQ(session->state().parameters.at("gain"), Value(2.0)) << "what is set is not lost";
  EXPECT_EQ(session->state().result_hash, "");
  const std::string path = (folder / "kept.warpscope.json").string();
  session->save_state(path);
  EXPECT_EQ(app::read_state(path).parameters.at("gain"), Value(2.0));
  EXPECT_EQ(app::read_state(path).result_hash, "");
  ASSERT_TRUE(session->log().banner().has_value()) << "it is not of what is shown, which has to be said";
  EXPECT_NE(session->log().banner()->text.find("gain 2"), std::string::npos) << session->log().banner()->text;
  EXPECT_NE(session->log().banner()->hint.find("gain 7"), std::string::npos) << session->log().banner()->hint;
  session->comparison().keep();
  ASSERT_TRUE(loop.run_until([&] { return session->comparison().is_ready(); }));
  session->runner().run();
  ASSERT_TRUE(settle());
  ASSERT_EQ(session->comparison().names().b, "gain 7");
  session->comparison().swap();
  ASSERT_TRUE(loop.run_until([&] { return session->comparison().names().b == "gain 2"; })) << "it swaps back to what was kept";
  ASSERT_TRUE(settle());
  EXPECT_EQ(session->viewer().result_hash(), hash);
}

TEST_F(SessionTest, StatesBringBackTheColumnsThatWereRead) {
  const std::string path = file("wide.csv", "a,b,c\n1,5,2\n3,6,4\n5,7,6\n");
  session->open({path, {}, {"b", "c"}});
  ASSERT_TRUE(settle());
  const app::State saved = session->state();
  const std::string hash = session->viewer().result_hash();
  session->open({path, {}, {"a", "c"}});
  ASSERT_TRUE(settle());
  ASSERT_NE(session->viewer().result_hash(), hash);
  session->restore(saved);
  ASSERT_TRUE(settle());
  EXPECT_EQ(session->viewer().result_hash(), hash) << "the same file is open, but other columns of it";
}

TEST_F(SessionTest, AReloadThatWasRefusedEndsWithTheWorkspace) {
  open();
  (void)file("cloud.csv", "x,y\n1,2\n3,oops\n");
  session->reload();
  ASSERT_TRUE(settle());
  ASSERT_TRUE(session->log().banner_is_about(app::MessageLog::About::load));
  session->close_workspace();
  (void)cloud();  // it could be read again
  session->take_half();
  ASSERT_TRUE(settle());
  EXPECT_EQ(session->document().workspace(), nullptr) << "a reload keeps values, and there are none";
}

TEST_F(SessionTest, WhereMemoryDoesNotSufficeHalfOfThePointsAreTaken) {
  session = std::make_unique<app::Session>(app::SessionOptions{"cpu", "auto", 0, 600 * sizeof(double)}, loop.poster(),
                                           std::vector<const app::Workspace*>{&fake_workspace()});
  session->open({cloud(2000)});
  ASSERT_TRUE(settle());
  EXPECT_EQ(session->document().workspace(), nullptr) << "2000 points are too many even to be shown";
  ASSERT_TRUE(session->half_helps()) << last_message();
  session->take_half();
  ASSERT_TRUE(settle());
  EXPECT_EQ(session->viewer().step_count(), 1u) << "1000 points are too many for the run";
  EXPECT_TRUE(session->half_helps());
  session->take_half();
  ASSERT_TRUE(settle());
  EXPECT_FALSE(session->half_helps());
  EXPECT_EQ(fake_counts().last_size, 500u);
  EXPECT_FALSE(session->log().banner().has_value());
  const app::State state = app::state_from_json(to_json(session->state()));
  EXPECT_EQ(state.inputs.at(0).every, 4u);
  session->restore(state);
  ASSERT_TRUE(settle());
  EXPECT_EQ(fake_counts().last_size, 500u);
}

TEST_F(SessionTest, WhatAStateHasOfANewerVersionIsSaid) {
  open();
  app::State state = session->state();
  state.version = "99.0.0";
  state.parameters["warp_factor"] = 9.0;
  state.view["hologram"] = true;
  const app::State read = app::state_from_json(to_json(state));
  session->restore(read);
  ASSERT_TRUE(settle());
  EXPECT_TRUE(said("99.0.0"));
  EXPECT_TRUE(said("no parameter named warp_factor"));
  EXPECT_TRUE(said("no parameter named hologram"));
  ASSERT_TRUE(session->log().banner().has_value()) << "it is not in the log alone";
  for (const char* part : {"99.0.0", "warp_factor", "hologram"})
    EXPECT_NE(session->log().banner()->text.find(part), std::string::npos) << part;
  EXPECT_NE(session->viewer().result(), nullptr);
}

TEST_F(SessionTest, ChangedDataIsSaid) {
  open();
  const std::string path = (folder / "kept.warpscope.json").string();
  session->save_state(path);
  cloud(500);
  session->close_workspace();
  session->open({path});
  ASSERT_TRUE(settle());
  EXPECT_TRUE(said("cloud.csv has changed"));
  EXPECT_TRUE(said("differs from the saved"));
}

TEST_F(SessionTest, PresetsRoundTrip) {
  open();
  session->document().edit("gain", 6.0);
  const std::string path = (folder / "six.json").string();
  session->document().save_preset(path);
  session->document().reset_all();
  EXPECT_TRUE(session->document().parameters().is_default("gain"));
  session->document().load_preset(path);
  EXPECT_EQ(std::get<double>(session->document().parameters().get("gain")), 6.0);
  EXPECT_EQ(session->document().history().back(), "Preset six.json");
  session->document().load_preset(file("no_preset.json", "{}"));
  EXPECT_TRUE(said("this is no preset"));
}

TEST_F(SessionTest, TruthBesideTheDataIsAttached) {
  const std::string data = cloud();
  file("cloud.csv.truth.json", R"({"dimension":2,"polylines":[{"closed":false,"points":[[0,0],[1,1]]}]})");
  session->open({data});
  ASSERT_TRUE(settle());
  EXPECT_TRUE(session->document().inputs().contains("truth")) << last_message();
  EXPECT_TRUE(said("true curve was found"));
}

TEST_F(SessionTest, SampleHasItsParametersAndTruth) {
  session->open_sample("fake", "small");
  ASSERT_TRUE(settle());
  EXPECT_EQ(std::get<double>(session->document().parameters().get("gain")), 2.0);
  EXPECT_TRUE(session->document().inputs().contains("truth"));
  EXPECT_EQ(session->state().inputs.at(0).generator, "circle --count 1000 --seed 1");
  session->open_sample("fake", "none");
  EXPECT_TRUE(said("no sample named none"));
}

TEST_F(SessionTest, ReloadKeepsParametersAndCamera) {
  open();
  session->document().edit("gain", 5.0);
  ASSERT_TRUE(settle());
  render::Camera camera = session->viewer().camera();
  camera.distance *= 2;
  session->viewer().set_camera(camera);
  cloud(700);
  session->reload();
  ASSERT_TRUE(settle());
  EXPECT_EQ(fake_counts().last_size, 700u);
  EXPECT_EQ(std::get<double>(session->document().parameters().get("gain")), 5.0);
  EXPECT_EQ(session->viewer().camera(), camera);
}

TEST_F(SessionTest, EditsWhileReloadingStay) {
  open();
  session->document().edit("gain", 5.0);
  ASSERT_TRUE(settle());
  cloud(700);
  session->reload();
  session->document().edit("gain", 8.0);
  session->document().edit("tint", 0.75);
  ASSERT_TRUE(settle());
  EXPECT_EQ(fake_counts().last_size, 700u);
  EXPECT_EQ(std::get<double>(session->document().parameters().get("gain")), 8.0);
  EXPECT_EQ(std::get<double>(session->document().view().get("tint")), 0.75);
  EXPECT_EQ(std::get<double>(session->viewer().result()->parameters().get("gain")), 8.0);
  session->document().undo();
  session->document().undo();
  EXPECT_EQ(std::get<double>(session->document().parameters().get("gain")), 5.0);
}

TEST_F(SessionTest, ADragGoesOnThroughAReload) {
  open();
  session->document().begin_edit();
  session->document().edit("gain", 5.0);
  session->reload();
  ASSERT_TRUE(settle());
  EXPECT_TRUE(session->document().editing());
  session->document().edit("gain", 6.0);
  session->document().end_edit();
  EXPECT_EQ(session->document().history().back(), "gain 1 → 6");
}

TEST_F(SessionTest, EditsWhileLoadingRunAfterwards) {
  open();
  session->open({cloud(50'000, "large.csv")});
  session->document().edit("gain", 8.0);  // of what is still open
  ASSERT_TRUE(settle());
  EXPECT_EQ(session->document().inputs().at("cloud").name, "large.csv");
  EXPECT_TRUE(session->document().parameters().is_default("gain")) << "new data begins with the defaults";
}

TEST_F(SessionTest, ARunThatAFailedLoadStoppedIsMadeUpFor) {
  open();
  session->document().edit("work_ms", 100.0);
  loop.run_for(20);
  session->open({(folder / "missing.csv").string()});
  session->document().edit("gain", 8.0);
  ASSERT_TRUE(settle());
  EXPECT_EQ(std::get<double>(session->viewer().result()->parameters().get("gain")), 8.0);
  EXPECT_EQ(std::get<double>(session->viewer().result()->parameters().get("work_ms")), 100.0);
}

TEST_F(SessionTest, ABrokenTruthBesideTheDataIsOnlyAWarning) {
  const std::string data = cloud();
  file("cloud.csv.truth.json", "{}");
  session->open({data});
  ASSERT_TRUE(settle());
  EXPECT_GT(session->viewer().step_count(), 1u);
  EXPECT_FALSE(session->document().inputs().contains("truth"));
  EXPECT_TRUE(said("left out"));
}

TEST_F(SessionTest, SceneHasLayersThemeAndFurniture) {
  open();
  session->document().set_layer("cloud", {true, 0.5f, 2});
  session->document().set_furniture({false, true, false, "light"});
  const render::Scene scene = session->viewer().scene();
  EXPECT_EQ(scene.layers.at(0).opacity, 0.5f);
  EXPECT_EQ(std::get<render::PointsStyle>(scene.layers[0].style).size_px, 6);
  EXPECT_FALSE(scene.show_grid);
  EXPECT_TRUE(scene.legend.empty());
  EXPECT_EQ(scene.theme.background, render::Theme::light().background);
}

TEST_F(SessionTest, ASliderKeepsTheRangeThatTheUserChose) {
  open();
  const FieldRange before = session->document().slider_range("gain");
  const double low = before.min + 0.25 * (before.max - before.min), high = before.min + 0.5 * (before.max - before.min);
  session->document().set_slider_range("gain", low, high);
  EXPECT_EQ(session->document().slider_range("gain").slider_min, low);
  EXPECT_EQ(session->document().slider_range("gain").slider_max, high);
  EXPECT_EQ(session->document().slider_range("gain").max, before.max) << "typing may go beyond";
  session->reload();
  ASSERT_TRUE(settle());
  EXPECT_EQ(session->document().slider_range("gain").slider_max, high);
  EXPECT_THROW(session->document().set_slider_range("gain", high, low), Error);
  EXPECT_THROW(session->document().set_slider_range("gain", before.min - 1, high), Error);
  EXPECT_THROW(session->document().set_slider_range("gain", low, std::nan("")), Error);
  EXPECT_EQ(session->document().slider_range("gain").slider_max, high) << "a refused range changes nothing";
  session->document().reset_slider_range("gain");
  EXPECT_EQ(session->document().slider_range("gain").slider_max, before.slider_max);
}

TEST_F(SessionTest, ListenersGetTheUnionOncePerTurn) {
  open();
  int calls = 0;
  Change seen = Change::none;
  session->listen([&](Change change) {
    ++calls;
    seen = seen | change;
  });
  session->viewer().set_has_viewport(true);  // which would ask for the pictures
  session->viewer().seek(3);
  session->document().set_furniture({false, true, true, "dark"});
  session->viewer().select(Pick{"cloud", 5});
  EXPECT_EQ(calls, 0) << "never from inside a call";
  loop.run_for(20);
  EXPECT_LE(calls, 2) << "one for what was done, one for what was found out about the selection";
  EXPECT_TRUE(any(seen, Change::step) && any(seen, Change::view) && any(seen, Change::selection));
  EXPECT_EQ(std::get<std::int64_t>(session->viewer().inspect_selection().at(0).value), 5);
}

TEST_F(SessionTest, TheSelectionIsInspectedOnAnotherThread) {
  open();
  session->viewer().play(false);
  session->viewer().select(Pick{"cloud", 5});
  EXPECT_TRUE(session->viewer().inspect_selection().empty()) << "nothing is known yet";
  ASSERT_TRUE(loop.run_until([&] { return !session->viewer().inspect_selection().empty(); }));
  EXPECT_NE(fake_counts().inspected_on.load(), std::this_thread::get_id());
  session->viewer().select(Pick{"cloud", 6});
  EXPECT_TRUE(session->viewer().inspect_selection().empty()) << "what was known is of another element";
  ASSERT_TRUE(loop.run_until([&] { return !session->viewer().inspect_selection().empty(); }));
  EXPECT_EQ(std::get<std::int64_t>(session->viewer().inspect_selection().at(0).value), 6);
  session->viewer().select(std::nullopt);
  loop.run_for(20);
  EXPECT_TRUE(session->viewer().inspect_selection().empty());
}

TEST_F(SessionTest, TheResultInWordsIsAskedForOnAnotherThread) {
  EXPECT_TRUE(session->viewer().summary().empty()) << "nothing is open";
  EXPECT_FALSE(session->viewer().shows_a_run());
  open();
  ASSERT_TRUE(loop.run_until([&] { return session->viewer().shows_a_run(); }));
  EXPECT_TRUE(session->viewer().summary().empty()) << "nothing is known yet";
  EXPECT_FALSE(session->viewer().summary_is_known());
  ASSERT_TRUE(loop.run_until([&] { return session->viewer().summary_is_known(); }));
  EXPECT_NE(fake_counts().summarised_on.load(), std::this_thread::get_id());
  EXPECT_EQ(session->viewer().summary().at(0).name, "point_count");
  const auto result = session->viewer().result();
  session->document().edit("gain", 3.0);
  ASSERT_TRUE(loop.run_until([&] { return session->viewer().result() != result; }));
  EXPECT_FALSE(session->viewer().summary().empty()) << "until the new one is known, the one before stays";
  ASSERT_TRUE(loop.run_until([&] { return session->viewer().summary_is_known(); }));
}

TEST_F(SessionTest, WhatEndedBeforeACancelIsNotShownAfterIt) {
  open();
  const auto result = session->viewer().result();
  const int finished = fake_counts().finished;
  session->document().edit("gain", 5.0);
  for (int i = 0; i < 2000 * patience() && fake_counts().finished == finished; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  session->document().edit("work_ms", 30'000.0);  // the result for gain 5 is finished but not yet taken over
  session->runner().cancel();
  ASSERT_TRUE(settle());
  EXPECT_EQ(session->viewer().result(), result) << "what was there stays";
}

TEST_F(SessionTest, AnUnknownBackendIsRefused) {
  EXPECT_THROW(app::Session(app::SessionOptions{"abacus"}, loop.poster(), {&fake_workspace()}), Error);
  EXPECT_THROW(session->runner().set_backend("abacus"), Error);
}

}  // namespace ws::test
