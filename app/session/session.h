// The one model behind the window: data, parameters, result, step, camera, undo. Widgets and overlay are views of it.
// Qt-free. Used from one thread (the interface's); jobs run elsewhere and post their results back.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/document/state.h"
#include "app/session/run/run_times.h"
#include "app/session/stage/stage.h"
#include "app/workspaces/workspace.h"
#include "compute/core/result/experiment.h"
#include "render/scene/scene.h"

#include <chrono>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ws::app {

/// What changed; listeners get the union since their last call.
enum class Change : unsigned {
  none = 0,
  workspace = 1u << 0,  ///< another experiment: everything is new
  inputs = 1u << 1,
  parameters = 1u << 2,  ///< values, ranges, pins
  view = 1u << 3,        ///< view parameters, layers, theme, furniture
  result = 1u << 4,
  step = 1u << 5,
  playback = 1u << 6,
  camera = 1u << 7,
  job = 1u << 8,       ///< started, progressed, ended
  message = 1u << 9,   ///< log or banner
  history = 1u << 10,  ///< undo stack
  selection = 1u << 11,
  settings = 1u << 12,
  picture = 1u << 13,  ///< another picture is shown, or it changed as time passed
  plots = 1u << 14,    ///< those that were asked for have come
  hash = 1u << 15,     ///< of the result is known now
};
[[nodiscard]] constexpr Change operator|(Change a, Change b) {
  return static_cast<Change>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}
[[nodiscard]] constexpr bool any(Change set, Change of) {
  return (static_cast<unsigned>(set) & static_cast<unsigned>(of)) != 0;
}

enum class Severity { debug, info, warning, error };
struct Message {
  Severity severity = Severity::info;
  std::string text;
  std::string hint;
  std::chrono::system_clock::time_point time;
};

struct JobStatus {
  bool running = false;
  bool loading = false;  ///< reading a file rather than computing
  double fraction = -1;  ///< 0…1, negative: unknown
  std::string what;
  double elapsed_ms = 0;
};

/// The last run's numbers for the HUD and the performance tab.
struct RunRecord {
  Metrics metrics;
  Backend backend = Backend::cpu;
  std::string device;
  std::size_t peak_host_bytes = 0, peak_device_bytes = 0;
  bool reduced = false;  ///< made on a subsample while dragging
};

struct SessionOptions {
  std::string backend = "auto";
  std::string interop = "auto";
  int thread_count = 0;
  std::size_t memory_limit_bytes = std::numeric_limits<std::size_t>::max();
};

class Session {
 public:
  /// `post` runs a function later on the session's thread; it is called from worker threads.
  using Post = std::function<void(std::function<void()>)>;
  using Listener = std::function<void(Change)>;

  /// Throws Error for a backend that is not there. `known` are the workspaces it can open.
  explicit Session(SessionOptions options, Post post, std::vector<const Workspace*> known = workspaces());
  ~Session();  ///< stops and joins the jobs
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  /// The listener is called through `post`, never from inside a call of the session.
  void listen(Listener listener);

  // --- what is open -------------------------------------------------------------------------------------------------
  [[nodiscard]] const Workspace* workspace() const;  ///< null: the gallery
  [[nodiscard]] const Inputs& inputs() const;
  /// The path of the file whose opening (or adding) brought what is open; empty for samples, reloads and states that are no
  /// file. A file that could not be opened does not change it.
  [[nodiscard]] const std::string& opened_file() const;
  /// Where the open inputs come from.
  [[nodiscard]] const std::vector<StateInput>& sources() const;
  /// Reads in the background, shows the input, runs, then plays the steps from the first. A state file or a PNG with a state
  /// restores that, whatever its name; else data go to the workspace named, or to one that takes such: points, an image, ...
  /// Errors become messages and leave what was open as it was. `role` empty: the first required input, or the truth for
  /// *.truth.json. `columns` empty: all, or where some hold text those that look like coordinates, which is said.
  void open(const std::string& path, const std::string& role = {}, const std::vector<std::string>& columns = {},
            bool drop_invalid = false, const std::string& workspace_id = {});
  /// Whether the main data that are open are of use in that other workspace; false for the one that is open.
  [[nodiscard]] bool can_use_data(const std::string& workspace_id) const;
  /// Opens them there. Errors become messages and leave what was open as it was.
  void use_data(const std::string& workspace_id);
  void open_sample(const std::string& workspace_id, const std::string& sample_id);
  void reload();  ///< F5: the same files; camera and parameters stay
  /// Reads what is open, or what the banner says could not be opened, but only every second of the points so far.
  void take_half();
  /// Whether the banner says that memory did not suffice for so many points.
  [[nodiscard]] bool half_helps() const;
  void close_workspace();  ///< back to the gallery

  // --- parameters ---------------------------------------------------------------------------------------------------
  [[nodiscard]] const ParameterSet& parameters() const;  ///< what the controls show, uncommitted drags included
  [[nodiscard]] const ParameterSet& view() const;
  /// One live edit of either set, by name: newest value wins. Between `begin_edit` and `end_edit` (a drag) heavy runs use
  /// a subsample and the whole is one undo step; outside a drag each call is a step of its own. A refused value becomes
  /// a message and throws Error so that the field can show it inline.
  void edit(std::string_view name, const Value& value);
  void begin_edit();
  void end_edit();
  /// False once the drag has ended, also where an undo or the opening of other data ended it. A control
  /// that is still held then leaves the value alone.
  [[nodiscard]] bool editing() const;
  void reset(std::string_view name);
  void reset_all();
  [[nodiscard]] const std::vector<std::string>& pinned() const;
  void set_pinned(std::string_view name, bool pinned);
  /// The range of a parameter as controls show it: with the slider's range that the user chose, if any.
  [[nodiscard]] FieldRange slider_range(std::string_view name) const;
  /// Lets the slider run from `low` to `high`. It holds until it is reset, the workspace is closed, or data come that bring
  /// another range. Throws Error{invalid_argument} for what the parameter does not take.
  void set_slider_range(std::string_view name, double low, double high);
  void reset_slider_range(std::string_view name);
  /// Writes and reads parameter presets (JSON).
  void save_preset(const std::string& path) const;
  void load_preset(const std::string& path);
  /// Sets the preset's values over the present ones: one step of undo.
  void apply_preset(const NamedValues& preset);

  // --- history ------------------------------------------------------------------------------------------------------
  [[nodiscard]] bool can_undo() const;
  [[nodiscard]] bool can_redo() const;
  void undo();
  void redo();
  /// Names of the states from the oldest, and which one is current.
  [[nodiscard]] std::vector<std::string> history() const;
  [[nodiscard]] std::size_t history_position() const;
  void go_to_history(std::size_t position);

  // --- the run ------------------------------------------------------------------------------------------------------
  [[nodiscard]] std::shared_ptr<const Result> result() const;  ///< null before anything is open
  [[nodiscard]] std::uint64_t result_revision() const;         ///< rises with every new result
  /// Of the result; empty until it is known, a moment after the result of a whole run, and for previews and subsamples.
  [[nodiscard]] const std::string& result_hash() const;
  /// Asks for it where it is not known. True until it is, or could not be had.
  bool await_result_hash();
  [[nodiscard]] const RunRecord& run_record() const;
  /// What the whole runs on these data took since they were opened, drags left out.
  [[nodiscard]] const RunTimes& run_times() const;
  [[nodiscard]] JobStatus job() const;
  void run();     ///< R: again, then plays from the first step
  void cancel();  ///< Esc
  [[nodiscard]] Backend backend() const;
  /// "auto", "cpu", "cuda". Throws Error.
  void set_backend(const std::string& name);

  // --- steps: going to one pauses what plays ------------------------------------------------------------------------
  [[nodiscard]] std::size_t step() const;
  [[nodiscard]] std::size_t step_count() const;
  [[nodiscard]] std::shared_ptr<const Timeline> timeline() const;  ///< null before anything is open
  void seek(std::size_t step);
  void step_by(std::ptrdiff_t delta);
  void next_event(int direction);
  [[nodiscard]] bool playing() const;
  void play(bool on);
  [[nodiscard]] double speed() const;  ///< steps per second
  void set_speed(double steps_per_second);
  /// Advances playback by the wall time since the last call and marks the progress of a running job; returns seconds
  /// until the next call is useful, or a negative number when nothing plays or runs (no timer is then needed).
  double tick();
  /// Whether the view asks for motion or a change fades, so that `tick` is wanted although nothing plays.
  [[nodiscard]] bool moves_by_itself() const;

  // --- the picture --------------------------------------------------------------------------------------------------
  [[nodiscard]] std::uint64_t seed() const;
  /// The one that is shown: of the present step and view, or of those before while the present one is prepared. Null before
  /// anything is open.
  [[nodiscard]] std::shared_ptr<const Picture> picture() const;
  /// Whether it is that of the present step and view, or there is none.
  [[nodiscard]] bool shows_the_present() const;
  /// Of that picture, with layer switches, theme and furniture applied.
  [[nodiscard]] render::Scene scene() const;
  /// Of another picture of the result that is open, made with the present view.
  [[nodiscard]] render::Scene scene(const Picture& picture) const;
  /// Where pictures are made. A viewport asks it for frames, and says which it shows: `view` as it was asked for.
  [[nodiscard]] Stage& stage();
  /// Threads, memory limit and cache for work beside the runs, such as writing a file.
  [[nodiscard]] Means means() const;
  void picture_shown(std::shared_ptr<const Picture> picture, const ParameterSet& view);
  /// With a viewport, only the viewport asks for pictures; without one the session asks for them itself.
  void set_has_viewport(bool has);
  /// What `picture` is to be made with, looked at from here.
  [[nodiscard]] Request request(std::size_t step, int width, int height, int pass) const;
  /// How many passes refine a picture of the step; 0: it is final at once.
  [[nodiscard]] int pass_count(std::size_t step) const;
  /// The plots of the present step and view, as far as they are known. Asks for them where they are not: Change::plots says
  /// when they have come.
  [[nodiscard]] const std::vector<Plot>& plots();
  [[nodiscard]] const render::Camera& camera() const;
  void set_camera(const render::Camera& camera);
  void frame_all();
  /// The shape of the picture, and which part of its width panels cover on the left: planar scenes are framed beside them.
  void set_stage(float aspect, float covered_left, float covered_corner = 0);
  /// Moves one of the scene's handles; its edits are those of a drag (see begin_edit). Throws Error where it cannot go.
  void drag_handle(const std::string& id, glm::vec3 to);
  /// A click beside all elements, along a line of sight. What follows from it comes later, as a change.
  void click(glm::vec3 eye, glm::vec3 direction);
  [[nodiscard]] const Furniture& furniture() const;
  void set_furniture(const Furniture& furniture);
  void set_layer(const std::string& id, const LayerState& state);
  [[nodiscard]] const std::map<std::string, LayerState>& layers() const;

  /// What was clicked in the present picture; `selection` says it as the result calls it at any step.
  void select(std::optional<Pick> pick);
  [[nodiscard]] const std::optional<Pick>& selection() const;
  [[nodiscard]] std::vector<Property> inspect_selection() const;
  /// The step that made the selected thing what it is; nothing until that is known.
  [[nodiscard]] std::optional<std::size_t> selection_made_by() const;

  // --- states, bookmarks, messages ------------------------------------------------------------------------------------
  [[nodiscard]] State state() const;
  /// Restores in the background; opens paused, and says whether the result is identical.
  void restore(const State& state);
  void save_state(const std::string& path) const;
  void add_bookmark(const std::string& name);
  [[nodiscard]] const std::vector<std::pair<std::string, State>>& bookmarks() const;

  void say(Severity severity, const std::string& text, const std::string& hint = {});
  [[nodiscard]] const std::vector<Message>& messages() const;
  /// The last warning or error that the user has not dismissed.
  [[nodiscard]] std::optional<Message> banner() const;
  void dismiss_banner();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace ws::app
