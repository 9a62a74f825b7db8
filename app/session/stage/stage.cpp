// The stage's thread: what is done in which order, and the presentation that it is done with.
// SPDX-License-Identifier: MIT
#include "app/session/stage/stage.h"

#include "compute/core/result/experiment.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace ws::app {

RunContext context_for(const Means& means, Backend backend, std::stop_token stop) {
  RunContext context;
  context.backend = backend;
  context.thread_count = means.thread_count;
  context.memory_limit_bytes = means.memory_limit_bytes;
  context.cache = means.cache;
  context.stop = std::move(stop);
  context.record_steps = false;
  return context;
}

Stage::Stage(Means means, std::function<void(std::exception_ptr)> failed)
    : means_(means), failed_(std::move(failed)), thread_([this](const std::stop_token& closing) { serve(closing); }) {}

Stage::~Stage() {
  thread_.request_stop();
  const std::lock_guard lock(mutex_);
  if (flight_) flight_->stop.request_stop();
}

void Stage::present(Subject subject, Then then) {
  std::deque<Waiting> stale;  // what they hold may be large
  subject.result = freeing_.hold(std::move(subject.result));
  {
    const std::lock_guard lock(mutex_);
    stale.swap(waiting_);
    waiting_.push_back({std::move(subject), std::move(then), ++newest_});
    interrupt_question();
    // A frame of another result is given up, but not two in a row.
    if (flight_ && flight_->rank == Rank::frame && !std::exchange(gave_up_frame_, true)) flight_->stop.request_stop();
    wake_.notify_one();
  }
  for (Waiting& waiting : stale) waiting.then(std::nullopt, nullptr);
}

std::uint64_t Stage::newest() const {
  const std::lock_guard lock(mutex_);
  return newest_;
}

void Stage::frame(std::shared_ptr<const Result> result, Task task, bool supersedes, std::function<void()> dropped) {
  std::optional<Job> next(std::in_place, std::move(result), std::move(task), std::move(dropped));  // freed without the lock
  const std::lock_guard lock(mutex_);
  frame_.swap(next);
  interrupt_question();
  if (supersedes && flight_ && flight_->rank == Rank::frame) flight_->stop.request_stop();
  wake_.notify_one();
}

void Stage::ask(Question question, std::shared_ptr<const Result> result, Task task, std::function<void()> dropped) {
  std::optional<Job> next(std::in_place, std::move(result), std::move(task), std::move(dropped));  // freed without the lock
  const std::lock_guard lock(mutex_);
  questions_[static_cast<std::size_t>(question)].swap(next);
  if (flight_ && flight_->rank == Rank::question && flight_->question == question) flight_->stop.request_stop();
  wake_.notify_one();
}

void Stage::drop() {
  std::deque<Waiting> dropped;
  std::array<std::optional<Job>, question_count + 1> jobs;
  {
    const std::lock_guard lock(mutex_);
    dropped.swap(waiting_);
    ++newest_;
    std::swap(frame_, jobs.back());
    for (std::size_t i = 0; i < question_count; ++i) questions_[i].swap(jobs[i]);
    if (flight_) {
      flight_->put_back = false;
      flight_->stop.request_stop();
    }
    forgets_ = true;
    wake_.notify_one();
  }
  for (Waiting& waiting : dropped) waiting.then(std::nullopt, nullptr);
}

/// With the lock held.
void Stage::interrupt_question() {
  if (!flight_ || flight_->rank != Rank::question || !flight_->is_patient || flight_->stop.stop_requested()) return;
  flight_->put_back = true;
  flight_->stop.request_stop();
}

bool Stage::has_work() const {
  return forgets_ || !waiting_.empty() || frame_ ||
         std::any_of(questions_.begin(), questions_.end(), [](const auto& question) { return question.has_value(); });
}

bool Stage::is_newest(std::uint64_t number) {
  const std::lock_guard lock(mutex_);
  return number == newest_;
}

void Stage::serve(const std::stop_token& closing) {
  std::unique_lock lock(mutex_);
  while (wake_.wait(lock, closing, [&] { return has_work(); })) {
    if (closing.stop_requested()) break;
    await_owed_frame(lock, closing);
    const auto flight = std::make_shared<Flight>();
    flight_ = flight;
    if (std::exchange(forgets_, false)) {
      lock.unlock();
      presentation_.reset();
      experiment_ = nullptr;
    } else if (!waiting_.empty() && !(owes_frame_ && frame_)) {
      flight->rank = Rank::present;
      const Waiting next = std::move(waiting_.front());
      waiting_.pop_front();
      lock.unlock();
      present_now(next, flight);
    } else if (frame_) {
      flight->rank = Rank::frame;
      owes_frame_ = false;
      Job job = std::exchange(frame_, std::nullopt).value();
      lock.unlock();
      do_frame(std::move(job), flight);
    } else {
      const auto found =
          std::find_if(questions_.begin(), questions_.end(), [](const auto& question) { return bool(question); });
      flight->rank = Rank::question;
      flight->question = static_cast<Question>(found - questions_.begin());
      Job job = std::exchange(*found, std::nullopt).value();
      flight->is_patient = !job.was_put_back;
      lock.unlock();
      answer(std::move(job), flight);
    }
    lock.lock();
    flight_.reset();
  }
}

/// Where results come faster than they are presented, some must be seen: the frame of the one before comes first, if it is
/// asked for soon.
void Stage::await_owed_frame(std::unique_lock<std::mutex>& lock, const std::stop_token& closing) {
  constexpr std::chrono::milliseconds soon{20};
  if (!owes_frame_ || waiting_.empty() || frame_ || forgets_) return;
  wake_.wait_for(lock, closing, soon, [&] { return frame_ || forgets_; });
  owes_frame_ = frame_.has_value();
}

void Stage::present_now(const Waiting& waiting, const std::shared_ptr<Flight>& flight) {
  std::optional<Presented> made;
  std::exception_ptr failure;
  const Subject& subject = waiting.subject;
  Passage passage = subject.passage;
  passage.come_by(Milestone::presenting);
  try {
    if (is_newest(waiting.number)) {
      RunContext context = context_for(means_, subject.result->backend(), flight->stop.get_token());
      const Presentation* const before =
          subject.takes_over && experiment_ == subject.experiment ? presentation_.get() : nullptr;
      auto next = subject.experiment->present(subject.result, before, context);
      const auto timeline = next->timeline(context);
      const auto outline = std::make_shared<const TimelineOutline>(outline_of(*timeline));
      const std::size_t step = corresponding_step(subject.before.get(), subject.step, *outline);
      presentation_ = std::move(next);
      experiment_ = subject.experiment;
      made = Presented{waiting.number, subject.result, freeing_.hold(timeline), freeing_.hold(outline), nullptr, {}};
      made->picture = freeing_.hold(presentation_->prepare({step, subject.view}, context));
    }
  } catch (const Cancelled&) {
    made.reset();
  } catch (...) {
    failure = std::current_exception();
  }
  if (made) {
    passage.come_by(Milestone::presented);
    made->passage = passage;
    const std::lock_guard lock(mutex_);
    owes_frame_ = true;
  }
  waiting.then(std::move(made), failure);
}

/// False where another result is presented.
bool Stage::is_presented(const std::shared_ptr<const Result>& result) const {
  return presentation_ && (!result || presentation_->result() == result);
}

void Stage::do_frame(Job job, const std::shared_ptr<Flight>& flight) {
  RunContext context = context_for(means_, job.of->backend(), flight->stop.get_token());
  try {
    if (!is_presented(job.of)) return;
    job.task(*presentation_, context);
    job.dropped = nullptr;
  } catch (const Cancelled&) {
  } catch (...) {
    failed_(std::current_exception());
  }
  if (flight->stop.stop_requested()) return;
  const std::lock_guard lock(mutex_);
  gave_up_frame_ = false;
}

void Stage::answer(Job job, const std::shared_ptr<Flight>& flight) {
  const Backend backend = job.of ? job.of->backend() : presentation_ ? presentation_->result()->backend() : Backend::cpu;
  RunContext context = context_for(means_, backend, flight->stop.get_token());
  try {
    if (!is_presented(job.of)) return;
    job.task(*presentation_, context);
    job.dropped = nullptr;
  } catch (const Cancelled&) {
    const std::lock_guard lock(mutex_);
    auto& slot = questions_[static_cast<std::size_t>(flight->question)];
    if (!flight->put_back || slot) return;
    job.was_put_back = true;
    slot.emplace(std::move(job));
  } catch (...) {
    failed_(std::current_exception());
  }
}

}  // namespace ws::app
