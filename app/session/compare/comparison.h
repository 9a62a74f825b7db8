// A second result, frozen, beside the one that the viewer shows: same camera, same view, a step that follows A's.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/compare/composition.h"
#include "app/session/compare/first_difference.h"
#include "app/session/document/load_plan.h"
#include "app/session/run/runner.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ws::app {

/// Used from the session's thread. A is what the viewer shows, and goes on as ever; B is kept until it is dropped, or another
/// workspace is open. What takes time is done elsewhere and comes as Change::comparison: B's stage makes its pictures, one
/// worker looks for the first difference, another computes what is opened as B.
class Comparison {
 public:
  struct Events {
    Mark mark;
    Deliver deliver;
    std::function<State()> state;  ///< of what is shown
    /// In its place, of these data as far as they are held; once they are there, and before they are, `give_place` is called.
    std::function<void(const State&, const Inputs&)> restore;
  };
  Comparison(Document& document, Viewer& viewer, Runner& runner, MessageLog& log, const Workspaces& known, Means means,
             Events events);
  Comparison(const Comparison&) = delete;
  Comparison& operator=(const Comparison&) = delete;

  // --- B ------------------------------------------------------------------------------------------------------------
  /// Keeps what is shown. Throws Error while there is no result of a run.
  void keep();
  /// What B is takes the place of what is shown, which then becomes B; where it cannot be had B stays what it was. Throws
  /// Error without B.
  void swap();
  void drop();
  /// Loads and computes a saved state, in the background. Throws Error for what cannot be B.
  void open(const std::string& path);
  [[nodiscard]] bool is_opening() const { return opener_.busy(); }
  [[nodiscard]] const std::shared_ptr<const Result>& result() const { return b_.result; }  ///< null without B
  /// Whether B can be drawn: its steps are known, and its workspace is open, which it may no longer be before it is dropped.
  [[nodiscard]] bool is_ready() const;
  [[nodiscard]] const RunRecord& record() const { return b_.record; }
  /// What tells A from B, in a few words; empty where nothing does.
  [[nodiscard]] const SideNames& names() const { return names_; }

  // --- how both are shown -------------------------------------------------------------------------------------------
  /// Nothing: A alone.
  [[nodiscard]] std::optional<CompareMode> mode() const { return is_ready() ? mode_ : std::nullopt; }
  void set_mode(std::optional<CompareMode> mode);
  /// B alone in A's place, while a key is held.
  [[nodiscard]] bool is_flipped() const { return flipped_ && is_ready(); }
  void flip(bool to_b);
  [[nodiscard]] float divider() const { return divider_; }  ///< of a wipe: which part of the width is A's
  void set_divider(float at);
  [[nodiscard]] StepLink link() const { return link_; }
  void set_link(StepLink link);
  /// B's step that belongs to one of A's. Needs is_ready.
  [[nodiscard]] std::size_t step_beside(std::size_t step_of_a) const;
  /// The same of the step that is shown.
  [[nodiscard]] std::size_t step() const { return step_beside(viewer_.step()); }
  [[nodiscard]] std::size_t step_count() const { return timeline_ ? timeline_->step_count : 0; }
  /// What B's picture is to be made with, seen as A is. Needs is_ready.
  [[nodiscard]] Request request(int width, int height, int pass) const {
    return request(viewer_.step(), viewer_.camera(), width, height, pass);
  }
  [[nodiscard]] Request request(std::size_t step_of_a, const render::Camera& camera, int width, int height, int pass) const;
  [[nodiscard]] Stage& stage() { return stage_; }

  // --- what differs -------------------------------------------------------------------------------------------------
  /// All values of both summaries; empty until both are known, for which it asks.
  [[nodiscard]] const std::vector<ComparedValue>& values();
  /// Whether the results are the same to the bit; nothing until both hashes are known.
  [[nodiscard]] std::optional<bool> identical() const;
  struct SearchStatus {
    bool running = false;
    double fraction = -1;
  };
  [[nodiscard]] SearchStatus search_status() const;
  /// What came of the search; nothing while it goes on or where it was not begun.
  [[nodiscard]] const std::optional<FirstDifference>& first_difference() const { return found_; }
  void cancel_search();
  void search_again() { search(); }
  void go_to_first_difference();

  /// What was kept is about to be opened in place of what is shown, which becomes B.
  void give_place();
  /// What the session does about changes before it tells of them.
  void follow(Change changes);

 private:
  struct Kept {
    const Workspace* workspace = nullptr;
    std::shared_ptr<const Result> result;
    RunRecord record;
    State state;
    Inputs inputs;  ///< of its run: its files may be gone when it is computed again
  };
  void take(Kept next);
  [[nodiscard]] SideNames names_now() const;
  void show_presented(const std::shared_ptr<const Result>& of, const std::optional<Presented>& presented,
                      const std::exception_ptr& failure);
  void ask_facts();
  void search();
  [[nodiscard]] ComparedSide side(const std::shared_ptr<const Result>& result) const;

  Document& document_;
  Viewer& viewer_;
  Runner& runner_;
  MessageLog& log_;
  const Workspaces& known_;
  const Means means_;
  Events events_;

  Kept b_;
  std::shared_ptr<const Timeline> timeline_;  ///< of B; null until it is presented
  SideNames names_;
  std::optional<std::vector<Property>> summary_;  ///< of B
  std::string hash_;                              ///< likewise
  std::vector<ComparedValue> values_;
  std::optional<CompareMode> mode_ = CompareMode::wipe;
  bool flipped_ = false;
  float divider_ = 0.5f;
  StepLink link_ = StepLink::step;
  std::optional<FirstDifference> found_;
  std::uint64_t search_number_ = 0;

  Worker opener_, searcher_;
  SessionStage stage_;  // these last: stopped and joined before what they use goes
};

}  // namespace ws::app
