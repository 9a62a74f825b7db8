// Where a result is looked at: one thread with the presentation of the result that is shown, and what the window asks of it.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/stage/freeing.h"
#include "app/session/stage/passage.h"
#include "app/session/stage/timeline_outline.h"
#include "compute/core/result/experiment.h"

#include <array>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <limits>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace ws::app {

/// The budget of the session's cache.
constexpr std::size_t cache_bytes = std::size_t{1} << 30;

/// Threads, memory limit and cache for work beside the runs.
struct Means {
  int thread_count = 0;
  std::size_t memory_limit_bytes = std::numeric_limits<std::size_t>::max();
  Cache* cache = nullptr;
};
/// For looking at a result that was computed by `backend`.
[[nodiscard]] RunContext context_for(const Means& means, Backend backend, std::stop_token stop);

/// A result that is ready to be shown: its steps, and the picture of one of them; null where that could not be made.
struct Presented {
  std::uint64_t number = 0;  ///< of the presenting: `Stage::newest` while none was asked for later
  std::shared_ptr<const Result> result;
  std::shared_ptr<const Timeline> timeline;
  std::shared_ptr<const TimelineOutline> outline;  ///< of the timeline
  std::shared_ptr<const Picture> picture;
  Passage passage;  ///< of the edit that asked for it, up to here
};

/// For all that ask for frames and put questions; what is presented is for the SessionStage that the viewer holds.
/// Thread-safe; all calls return at once. Of frames and of each kind of question the newest is wanted. What is done next:
/// results to present, then a frame, then questions. A frame stops a question under way, which is begun again after it.
class Stage {
 public:
  enum class Question { pick, click, inspect, hash, summary, image, plots, measure, hover, explain, why };
  using Task = std::function<void(Presentation&, RunContext&)>;

  Stage(const Stage&) = delete;
  Stage& operator=(const Stage&) = delete;

  /// What to present, and how it is looked at until then.
  struct Subject {
    const Experiment* experiment = nullptr;
    std::shared_ptr<const Result> result;
    ParameterSet view;
    std::shared_ptr<const TimelineOutline> before;  ///< of what is shown until now; null: nothing is
    std::size_t step = 0;
    bool takes_over = true;  ///< of the presentation that it takes the place of; false: that one was never shown
    Passage passage{};       ///< of the edit that asked for the result, up to here
  };
  /// Gets what was presented, or why that failed; see SessionStage.
  using Then = std::function<void(std::optional<Presented>, std::exception_ptr)>;

  /// Does `task` if `result` is the one that is presented. `supersedes`: a frame under way is stopped.
  /// `dropped` is called instead where the task is not done to its end: another took its place, another result is presented, or
  /// it threw. It must not call the stage.
  void frame(std::shared_ptr<const Result> result, Task task, bool supersedes, std::function<void()> dropped = {});
  /// The same for a question; without a result: of whatever is presented then.
  void ask(Question question, std::shared_ptr<const Result> result, Task task, std::function<void()> dropped = {});
  /// Tasks hold with it what they give to another thread, and so do jobs their results. What `present` gives is held already.
  [[nodiscard]] const Freeing& freeing() const { return freeing_; }

 protected:
  /// `failed` is called on the stage's thread with what a question threw.
  Stage(Means means, std::function<void(std::exception_ptr)> failed);
  ~Stage();

  /// Makes the result's presentation in place of the one before, which stays where that fails. Then calls `then` on the stage's
  /// thread: with the failure where that failed, with both where only its picture could not be made. Where a newer subject has
  /// come meanwhile, or `drop` was called, `then` gets neither, on whichever thread calls `present` or `drop`.
  void present(Subject subject, Then then);
  /// The number of the presenting that was asked for last.
  [[nodiscard]] std::uint64_t newest() const;
  /// Stops all and forgets the presentation.
  void drop();

 private:
  /// Tells of its end in one way or the other.
  struct Job {
    Job(std::shared_ptr<const Result> result, Task work, std::function<void()> otherwise)
        : of(std::move(result)), task(std::move(work)), dropped(std::move(otherwise)) {}
    Job(Job&& other) noexcept
        : of(std::move(other.of)),
          task(std::move(other.task)),
          dropped(std::exchange(other.dropped, nullptr)),
          was_put_back(other.was_put_back) {}
    Job& operator=(Job&& other) noexcept {
      std::swap(of, other.of);
      std::swap(task, other.task);
      std::swap(dropped, other.dropped);
      std::swap(was_put_back, other.was_put_back);
      return *this;
    }
    ~Job() {
      if (dropped) dropped();
    }
    std::shared_ptr<const Result> of;
    Task task;
    std::function<void()> dropped;
    bool was_put_back = false;  ///< once: then it is left to end
  };
  enum class Rank { present, frame, question };
  struct Flight {
    Rank rank;
    Question question{};
    std::stop_source stop;
    bool is_patient = true;  ///< may be put back for something more urgent
    bool put_back = false;   ///< stopped only so that something more urgent is done first
  };
  struct Waiting {
    Subject subject;
    Then then;
    std::uint64_t number;
  };
  static constexpr std::size_t question_count = 12;

  void serve(const std::stop_token& closing);
  [[nodiscard]] bool has_work() const;
  void await_owed_frame(std::unique_lock<std::mutex>& lock, const std::stop_token& closing);
  void interrupt_question();
  void present_now(const Waiting& waiting, const std::shared_ptr<Flight>& flight);
  [[nodiscard]] bool is_presented(const std::shared_ptr<const Result>& result) const;
  void do_frame(Job job, const std::shared_ptr<Flight>& flight);
  void answer(Job job, const std::shared_ptr<Flight>& flight);
  [[nodiscard]] bool is_newest(std::uint64_t number);

  const Means means_;
  const std::function<void(std::exception_ptr)> failed_;
  const Freeing freeing_;
  std::unique_ptr<Presentation> presentation_;  ///< the thread's own
  const Experiment* experiment_ = nullptr;      ///< likewise: whose presentation it is

  mutable std::mutex mutex_;
  std::condition_variable_any wake_;
  std::deque<Waiting> waiting_;
  std::uint64_t newest_ = 0;
  bool forgets_ = false;
  bool owes_frame_ = false;     ///< the result that was presented last has not been drawn
  bool gave_up_frame_ = false;  ///< the one before this: where results come faster than frames, some must be shown
  std::optional<Job> frame_;
  std::array<std::optional<Job>, question_count> questions_;
  std::shared_ptr<Flight> flight_;
  std::jthread thread_;  // last: it uses the others
};

/// As the viewer holds it.
class SessionStage final : public Stage {
 public:
  SessionStage(Means means, std::function<void(std::exception_ptr)> failed) : Stage(means, std::move(failed)) {}
  using Stage::drop, Stage::newest, Stage::present;
};

}  // namespace ws::app
