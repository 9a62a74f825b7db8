// The one model behind the window, in parts: what is open (document), what is computed (runner), what is looked at (viewer),
// and what was said (log). Widgets and overlay are views of it. Qt-free. Used from one thread (the interface's), which calls no
// algorithm: jobs run and results are presented elsewhere, and their outcomes are posted back.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/compare/comparison.h"
#include "app/session/compare/parity_check.h"
#include "app/session/document/journey.h"
#include "app/session/lesson/lesson_player.h"
#include "app/session/run/runner.h"
#include "app/workspaces/workspaces.h"
#include "compute/core/run/cache.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ws::app {

class Session {
 public:
  /// `post` runs a function later on the session's thread; it is called from worker threads.
  using Post = std::function<void(std::function<void()>)>;
  using Listener = std::function<void(Change)>;

  /// Throws Error for a backend that is not there. `known` are the workspaces it can open.
  explicit Session(SessionOptions options, Post post, Workspaces known = workspaces());
  ~Session();  ///< stops and joins the jobs
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  [[nodiscard]] Document& document() { return document_; }
  [[nodiscard]] const Document& document() const { return document_; }
  [[nodiscard]] Runner& runner() { return runner_; }
  [[nodiscard]] const Runner& runner() const { return runner_; }
  [[nodiscard]] Viewer& viewer() { return viewer_; }
  [[nodiscard]] const Viewer& viewer() const { return viewer_; }
  [[nodiscard]] Comparison& comparison() { return comparison_; }
  [[nodiscard]] const Comparison& comparison() const { return comparison_; }
  [[nodiscard]] LessonPlayer& lesson() { return lesson_; }
  [[nodiscard]] const LessonPlayer& lesson() const { return lesson_; }
  [[nodiscard]] ParityCheck& parity() { return parity_; }
  [[nodiscard]] const ParityCheck& parity() const { return parity_; }
  [[nodiscard]] MessageLog& log() { return log_; }
  [[nodiscard]] const MessageLog& log() const { return log_; }

  /// The listener is called through `post`, never from inside a call of the session.
  void listen(Listener listener) { listener_ = std::move(listener); }
  /// Advances playback by the wall time since the last call and marks the progress of a running job; returns seconds
  /// until the next call is useful, or a negative number when nothing plays or runs (no timer is then needed).
  double tick();

  // --- opening: in the background. Errors become messages and leave what was open as it was -----------------------------
  /// Shows the data, runs, then plays the steps from the first. A state file or a PNG with a state restores that, whatever its
  /// name, unless a role or a workspace is named.
  void open(const FileChoice& choice);
  void open_sample(const std::string& workspace, const std::string& sample);
  /// Whether the main data that are open are of use in that other workspace; false for the one that is open.
  [[nodiscard]] bool can_use_data(const std::string& workspace) const;
  /// A workspace in which the same data were before comes back as it was left.
  void use_data(const std::string& workspace);
  void reload();  ///< F5: the same files; camera and parameters stay
  /// Reads what is open, or what the banner says could not be opened, but only every second of the points so far.
  void take_half();
  /// Whether the banner says that memory did not suffice for so many points.
  [[nodiscard]] bool half_helps() const;
  void close_workspace();  ///< back to the gallery

  // --- undo, across what was opened ---------------------------------------------------------------------------------
  /// As the document's; where that has nothing more to take back, what was open before comes back as it was left: data,
  /// parameters, step and camera, or the same data without the file that was added. That is a load, in the background.
  void undo();
  void redo();
  [[nodiscard]] bool can_undo() const { return document_.can_undo() || journey_.at(-1); }
  [[nodiscard]] bool can_redo() const { return document_.can_redo() || journey_.at(1); }
  /// What was open before and after.
  [[nodiscard]] const Journey& journey() const { return journey_; }
  /// Goes there: -1 is what was open before.
  void go_to_visit(std::ptrdiff_t by);

  // --- states -------------------------------------------------------------------------------------------------------
  /// Of what is set: where a run was cancelled or is under way, its parameters are not those of what is shown.
  [[nodiscard]] State state() const;
  /// Of what is shown, for pictures and what is kept of them.
  [[nodiscard]] State shown_state() const;
  /// Restores in the background; opens paused, and says whether the result is identical.
  void restore(const State& state);
  /// What is set, once the hash of the result is known, which the state names. Where the result that is shown is of other
  /// values it says so.
  void save_state(const std::string& path);
  void add_bookmark(const std::string& name);
  [[nodiscard]] const std::vector<std::pair<std::string, State>>& bookmarks() const { return bookmarks_; }

 private:
  void note(Change change);
  void tell_listener();
  /// Runs `make_plan` and loads by it; an error becomes a message.
  void load(const std::function<LoadPlan()>& make_plan);
  /// A page of a lesson; where it takes the place of another page, nothing of undo leads back to that.
  void restore_page(const State& state, LessonPlace place);
  /// What was kept as B, in place of what is open, which becomes B once the other is read.
  void swap_in(const State& state, const Inputs& at_hand);
  void accept(const LoadPlan& plan, Loaded loaded);
  /// What is open is about to go to another workspace.
  void note_left();
  /// What is open, for the journey; nothing where nothing is.
  [[nodiscard]] std::optional<Visit> visit() const;
  [[nodiscard]] std::optional<Visit> visit_to_leave() const;
  /// A state is computed where it was saved, unless a flag says otherwise or that backend is not here.
  void take_backend(const State& state);
  void parameters_changed(bool needs_run);
  void drag_ended();
  void write_waiting_states();
  /// What is to be written, with all its values: those that are set may be others by then.
  struct WaitingState {
    std::string path;
    State state;
    ParameterSet parameters;
  };
  /// Says that the state was saved, and where it is not of what is shown, what differs.
  void tell_saved(const WaitingState& saved);
  /// Those of the result that is shown; where the data alone are, those that are set.
  [[nodiscard]] const ParameterSet& shown_parameters() const;
  [[nodiscard]] State state_with(const ParameterSet& parameters) const;

  Workspaces known_;
  bool backend_is_chosen_;
  Listener listener_;
  Change pending_changes_ = Change::none;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
  const Deliver deliver_;
  const Mark mark_;
  std::vector<std::pair<std::string, State>> bookmarks_;
  LeftWorkspaces left_;                       ///< that the open data were in before
  std::vector<WaitingState> waiting_states_;  ///< to be written once the hash is known
  Journey journey_;
  Cache cache_{cache_bytes};  ///< no part of the session's state

  // Each uses those before it; the last is stopped and joined first.
  MessageLog log_;
  SessionDocument document_;
  SessionViewer viewer_;
  SessionRunner runner_;
  Comparison comparison_;
  ParityCheck parity_;
  LessonPlayer lesson_;
};

}  // namespace ws::app
