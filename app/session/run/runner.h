// The session's jobs: loads and runs on one worker, of which the newest is wanted.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/document/load_plan.h"
#include "app/session/options.h"
#include "app/session/run/job.h"
#include "app/session/run/run_times.h"
#include "app/session/run/worker.h"
#include "app/session/stage/viewer.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace ws::app {

struct JobStatus {
  bool running = false;
  bool loading = false;  ///< reading a file rather than computing
  double fraction = -1;  ///< 0…1, negative: unknown
  std::string what;
  double elapsed_ms = 0;
};

/// What came of a load, on its way from the worker.
struct Loaded {
  Opened opened;
  std::shared_ptr<const Result> preview;  ///< null for a refresh
  std::optional<Presented> presented;     ///< the preview
  std::vector<Message> messages;
};

/// Takes what is open from the document and gives results to the viewer. Used from the session's thread. Callbacks given to the
/// viewer's stage may be called after the runner has gone: they hold a copy of `deliver`, and use the runner only in what it
/// delivers. What only the session does with it is for the SessionRunner that it holds.
class Runner {
 public:
  struct Events {
    Mark mark;
    Deliver deliver;
    std::function<void(const LoadPlan&, Loaded)> loaded;
  };
  Runner(const Runner&) = delete;
  Runner& operator=(const Runner&) = delete;

  [[nodiscard]] JobStatus job() const;
  /// Whether something is computed or loaded, or what came of it is on its way; `works`: the former alone.
  [[nodiscard]] bool waits() const { return worker_.busy() || taken_in_ < sequence_; }
  [[nodiscard]] bool works() const { return worker_.busy(); }
  [[nodiscard]] const RunRecord& run_record() const { return record_; }
  /// What the whole runs on these data took since they were opened, drags left out.
  [[nodiscard]] const RunTimes& run_times() const { return run_times_; }
  void run();     ///< R: again, then plays from the first step
  void cancel();  ///< Esc
  [[nodiscard]] Backend backend() const { return backend_; }
  /// As it was chosen: "auto", "cpu", "cuda".
  [[nodiscard]] const std::string& backend_choice() const { return options_.backend; }
  /// Throws Error.
  void set_backend(const std::string& name);
  /// Threads, memory limit and cache for work beside the runs, such as writing a file.
  [[nodiscard]] Means means() const { return {options_.thread_count, options_.memory_limit_bytes, &cache_}; }

 protected:
  /// Throws Error for a backend that is not there.
  Runner(SessionOptions options, Cache& cache, SessionDocument& document, SessionViewer& viewer, MessageLog& log,
         Events events);
  ~Runner() = default;

  // --- what the session does with it --------------------------------------------------------------------------------
  void load(LoadPlan plan);
  /// The load that the last banner was about, as it failed; null where that was about something else.
  [[nodiscard]] std::shared_ptr<const LoadPlan> refused_load() const;
  /// What a load brought is open now: forgets what was known of other data. The first run follows.
  void begin_data(const LoadPlan& plan);
  void request_run();
  /// The value that a state names is of other parameters.
  void forget_expected_hash() { on_result_.expected_hash.clear(); }
  /// After a drag: runs where what was shown last was a subsample, or of other values.
  void catch_up();
  void close();

 private:
  /// What to do with the next whole result, decided when its data was opened.
  struct OnResult {
    bool play_from_start = false;
    std::optional<std::size_t> seek;
    std::string expected_hash;
  };
  /// One run as it was submitted.
  struct Order {
    RunRequest request;
    Stage::Subject looked;  ///< how it was looked at then; without the result
    std::uint64_t number = 0, generation = 0;
    Passage passage;
  };

  void load_failed(std::shared_ptr<const LoadPlan> plan, const Message& message);
  void take_in(std::uint64_t job) { taken_in_ = std::max(taken_in_, job); }  ///< its outcome is here, or given up
  [[nodiscard]] std::size_t drag_size() const;
  [[nodiscard]] RunRequest request_of(std::size_t reduce_to) const;
  void submit(std::size_t reduce_to, double patience_ms);
  /// Shows a part of a result while the run goes on.
  void publish(const std::shared_ptr<const Order>& order, const Passage& passage, const std::shared_ptr<const Result>& part);
  void finish(const Order& order, const RunReport& report, const std::optional<Presented>& presented);
  void tell(const RunReport& report);
  void follow(OnResult plan);
  void learn_speed(const RunReport& report);

  SessionOptions options_;
  Backend backend_;
  Cache& cache_;
  SessionDocument& document_;
  SessionViewer& viewer_;
  MessageLog& log_;
  Events events_;

  std::uint64_t sequence_ = 0;      ///< of submitted jobs
  std::uint64_t taken_in_ = 0;      ///< the newest of them that is no longer waited for
  std::uint64_t first_wanted_ = 0;  ///< earlier ones were cancelled: what they still bring is dropped
  bool loading_ = false;
  bool run_after_load_ = false;
  std::shared_ptr<const LoadPlan> refused_load_;
  std::size_t submitted_reduce_to_ = 0;
  ParameterSet submitted_parameters_;
  OnResult on_result_;
  double whole_run_ms_ = 0;    ///< how long the whole run takes as far as known
  double ms_per_element_ = 0;  ///< of the latest run
  RunRecord record_;
  RunTimes run_times_;
  Worker worker_;  // last: stopped and joined before what it uses goes
};

/// As the session holds it.
class SessionRunner final : public Runner {
 public:
  SessionRunner(SessionOptions options, Cache& cache, SessionDocument& document, SessionViewer& viewer, MessageLog& log,
                Events events)
      : Runner(std::move(options), cache, document, viewer, log, std::move(events)) {}
  using Runner::begin_data, Runner::catch_up, Runner::close, Runner::forget_expected_hash, Runner::load, Runner::refused_load,
      Runner::request_run;
};

}  // namespace ws::app
