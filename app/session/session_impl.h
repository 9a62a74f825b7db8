// The session's insides, shared by the files that implement it; no other file includes this.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/document/history.h"
#include "app/session/document/loading.h"
#include "app/session/run/job.h"
#include "app/session/run/worker.h"
#include "app/session/session.h"
#include "app/session/stage/playback.h"
#include "compute/core/run/cache.h"

#include <algorithm>
#include <deque>

namespace ws::app {

/// What is open: replaced as a whole when a load succeeds.
struct Document {
  const Workspace* workspace = nullptr;
  Inputs inputs;
  std::vector<StateInput> sources;
  ParameterSet parameters, view;
};

/// What a load is for, which says what stays when it succeeds.
enum class LoadPurpose { open, refresh, restore };

struct LoadPlan {
  LoadPurpose purpose = LoadPurpose::open;
  Document document;  ///< workspace, sources to read, values that are to hold
  Inputs at_hand;
  bool attach_truth = true;
  std::string title;  ///< "Opened rings.csv": the first line of the history
  std::string file;   ///< that was asked for; empty for samples, reloads and states that are no file
  std::optional<State> state;
  std::vector<Message> messages;  ///< about the file that it came from
};

/// A slider's range by the user's choice, and the data's range that it replaced.
struct SliderRange {
  double low = 0, high = 1;
  double of_low = 0, of_high = 1;
};

/// `values` with the ranges and automatic values of `data`: those belong to the data that are open, not to the values.
[[nodiscard]] ParameterSet described_as(const ParameterSet& data, ParameterSet values);

/// What came of it, on its way from the worker.
struct Loaded {
  Document document;
  std::shared_ptr<const Result> preview;  ///< null for a refresh
  std::optional<Presented> presented;     ///< the preview
  std::vector<Message> messages;
};

/// What to do with the next whole result, decided when its data was opened.
struct OnResult {
  bool play_from_start = false;
  std::optional<std::size_t> seek;
  std::string expected_hash;
};

/// What is known about the selected element, and for which step that was asked.
struct Inspection {
  std::shared_ptr<const Result> result;
  std::optional<Pick> pick;
  std::size_t step = 0;
  std::vector<Property> properties;
  std::optional<std::size_t> made_by;
};

/// The plots of a request; empty until they have come.
struct KnownPlots {
  std::shared_ptr<const Result> result;
  Request request;
  std::vector<Plot> plots;
};

struct Session::Impl {
  Impl(SessionOptions options, Post post, std::vector<const Workspace*> known);

  // Notification: coalesced, from the event loop.
  void mark(Change change);
  void deliver(std::function<void()> work) const;  ///< later, on the session's thread, unless the session has gone
  void say(Message message);

  // Loading (session_jobs.cpp).
  void start_load(LoadPlan plan);
  void accept(const LoadPlan& plan, Loaded loaded);
  void apply_state(const State& state);
  void load_failed(std::shared_ptr<const LoadPlan> plan, const Message& message);
  [[nodiscard]] LoadPlan refresh_plan() const;
  /// Those that are open and were read the same way.
  [[nodiscard]] Inputs inputs_read_as(const std::vector<StateInput>& sources) const;
  void restore(const State& state, const std::string& file = {});

  // Runs (session_jobs.cpp).
  void take_in(std::uint64_t job) { taken_in = std::max(taken_in, job); }  ///< its outcome is here, or given up
  void request_run();
  void submit_run(std::size_t reduce_to, double patience_ms);
  void finish(const RunReport& report, const std::optional<Presented>& presented, const ParameterSet& view,
              std::uint64_t generation, std::uint64_t sequence, const ParameterSet& parameters);
  void begin_with(Presented first);
  /// Presents the shown result again, after a result that is not shown took its place on the stage.
  void present_again(const std::optional<Presented>& instead);
  void take_automatic_values(const ParameterSet& used);
  [[nodiscard]] Stage::Subject subject(std::shared_ptr<const Result> next) const;
  /// Its first picture was made with `view`.
  void show(Presented next, const ParameterSet& view);
  void follow(OnResult plan);
  /// Asks for the hash of the result and compares it, where one is expected.
  void ask_hash(std::string expected);
  void write_waiting_states();
  void say_whether_identical(const std::string& expected);
  [[nodiscard]] std::size_t drag_size() const;
  void learn_speed(const RunReport& report);

  // Values and undo (session_values.cpp).
  /// What undo keeps: all but the theme, which is a setting of the window although the furniture holds it.
  [[nodiscard]] Snapshot snapshot() const;
  void commit(const std::string& name = {});
  void apply(const Snapshot& target);
  void values_changed(const ParameterSet& parameters_before, const ParameterSet& view_before);
  void set_value(std::string_view name, const Value& value);
  void set_values(const std::map<std::string, Value>& values, ParameterSet& set, const std::string& origin);
  /// The camera that shows all of the picture.
  [[nodiscard]] render::Camera framed_camera() const;
  /// The view is one that the program chose: it may choose another.
  [[nodiscard]] bool is_fitted() const { return camera == fitted || camera == framed_camera(); }
  void fit_camera();
  /// All of the scene's box is seen, and not under panels. True for pictures in depth, which one turns.
  [[nodiscard]] bool sees_all() const;
  /// Needs a picture.
  [[nodiscard]] Workspace::Shown shown() const { return {*picture, document.parameters, document.view}; }
  [[nodiscard]] Workspace::Subject looked_at(std::size_t at) const {
    return {*result, at, timeline->step_count, document.view};
  }
  [[nodiscard]] double result_age() const;
  [[nodiscard]] Request request(std::size_t at, Workspace::Look look) const;
  /// Without a viewport: the picture of the present step and view.
  void look();
  [[nodiscard]] render::Scene scene_of_nothing() const;
  [[nodiscard]] render::Scene scene_of(const Picture& of, const ParameterSet& view) const;
  void forget_result();
  void picture_shown(std::shared_ptr<const Picture> next, const ParameterSet& view);
  /// Part of the picture's width that words in its upper right corner take, where the picture makes room for them.
  [[nodiscard]] float covered_right() const;
  /// Moved so that what was framed lies beside panels and words.
  [[nodiscard]] render::Camera beside_panels(render::Camera framed) const;
  void ask_click();
  void take_answer(std::uint64_t of_generation, const Workspace::Answer& answer);
  void seek(std::size_t target);
  /// The user's way to a step: what plays pauses, or it would run on from there at once.
  void step_to(std::size_t target);
  void inspect();

  [[nodiscard]] State state() const;
  void require_workspace() const;
  /// By its content, or by its name: a state file that cannot be read is reported as a state.
  [[nodiscard]] bool is_meant_as_state(const std::string& path) const;
  /// That takes such a file, by its name and content; null where none does.
  [[nodiscard]] const Workspace* workspace_of(const std::string& path) const;
  /// Throws Error{invalid_argument}.
  [[nodiscard]] const Workspace& workspace_named(const std::string& id) const;
  /// Where the open main data came from; null where nothing is open.
  [[nodiscard]] const StateInput* main_source() const;
  /// The one that takes such data: what is open before all others. Null where there is none.
  [[nodiscard]] const Workspace* workspace_taking(InputKind kind) const;

  SessionOptions options;
  Post post;
  std::vector<const Workspace*> known;
  Listener listener;
  Change pending_changes = Change::none;
  std::shared_ptr<bool> alive = std::make_shared<bool>(true);

  Document document;
  std::string opened_file;
  std::uint64_t seed = 42;
  Backend backend = Backend::cpu;

  std::shared_ptr<const Result> result;
  std::shared_ptr<const Timeline> timeline;  ///< of the result
  std::shared_ptr<const Picture> picture;    ///< that is shown, of the result
  ParameterSet picture_view;                 ///< with which it was asked for
  std::string result_hash;                   ///< empty: not known
  bool awaits_hash = false;
  std::vector<std::pair<std::string, State>> waiting_states;  ///< to be written once the hash is known
  std::chrono::steady_clock::time_point shown_since;
  KnownPlots plots;
  std::deque<Workspace::Sight> clicks;  ///< not yet answered, the first of them asked
  bool has_viewport = false;
  std::uint64_t revision = 0;
  RunRecord record;
  RunTimes run_times;
  ParameterSet result_parameters;  ///< of `result`; empty for a preview or a reduced result
  std::size_t step = 0;
  Playback playback;
  std::chrono::steady_clock::time_point last_tick;

  render::Camera camera;
  render::Camera fitted;      ///< what the program last chose
  bool holds_handle = false;  ///< a place in the picture is being dragged: the view must not move under the pointer
  bool held_handle = false;   ///< the run under way is of such a drag, which has ended
  float aspect = 16.0f / 9.0f;
  float covered_left = 0;    ///< part of the picture's width
  float covered_corner = 0;  ///< the same, by the times in the upper right one
  std::map<std::string, LayerState> layers;
  Furniture furniture;
  std::optional<Pick> selection;

  History history;
  bool settling = false;  ///< the picture changed by itself at the last tick
  bool dragging = false;
  std::vector<std::string> pinned;
  std::map<std::string, SliderRange, std::less<>> slider_ranges;
  std::vector<Message> messages;
  std::optional<Message> banner;
  bool banner_is_of_job = false;
  std::shared_ptr<const LoadPlan> refused_load;  ///< the load that the banner is about; null where it is about something else
  std::vector<std::pair<std::string, State>> bookmarks;

  std::uint64_t generation = 0;    ///< of the inputs: results of earlier ones are stale
  std::uint64_t sequence = 0;      ///< of submitted jobs
  std::uint64_t taken_in = 0;      ///< the newest of them that is no longer waited for
  std::uint64_t first_wanted = 0;  ///< earlier ones were cancelled: what they still bring is dropped
  bool loading = false;
  bool run_after_load = false;
  std::size_t submitted_reduce_to = 0;
  ParameterSet submitted_parameters;
  OnResult on_result;
  double whole_run_ms = 0;    ///< how long the whole run takes as far as known
  double ms_per_element = 0;  ///< of the latest run

  Inspection inspection;
  mutable Cache cache{cache_bytes};  ///< no part of the session's state
  std::unique_ptr<Stage> stage;
  Worker worker;  // last: stopped and joined before what it uses goes
};

}  // namespace ws::app
