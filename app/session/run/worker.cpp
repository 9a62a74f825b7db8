// The worker's loop.
// SPDX-License-Identifier: MIT
#include "app/session/run/worker.h"

#include <utility>

namespace ws::app {

Worker::Worker(std::function<void()> idle)
    : idle_(std::move(idle)), thread_([this](const std::stop_token& closing) { serve(closing); }) {}

Worker::~Worker() {
  thread_.request_stop();
  cancel();
}

void Worker::submit(Task task, double patience_ms) {
  const std::lock_guard lock(mutex_);
  pending_ = std::move(task);
  if (flight_ && flight_->watch.ms() >= patience_ms) flight_->stop.request_stop();
  wake_.notify_one();
}

bool Worker::cancel() {
  const std::lock_guard lock(mutex_);
  const bool was_pending = pending_.has_value();
  pending_.reset();
  if (flight_) flight_->stop.request_stop();
  return was_pending;
}

bool Worker::busy() const {
  const std::lock_guard lock(mutex_);
  return flight_ || pending_;
}

Worker::Status Worker::status() const {
  const std::lock_guard lock(mutex_);
  if (!flight_) return {pending_.has_value(), 0, -1, {}};
  return {true, flight_->watch.ms(), flight_->progress.fraction(), flight_->progress.what()};
}

void Worker::serve(const std::stop_token& closing) {
  std::unique_lock lock(mutex_);
  while (wake_.wait(lock, closing, [&] { return pending_.has_value(); })) {
    if (closing.stop_requested()) return;
    Task task = std::exchange(pending_, std::nullopt).value();
    const auto flight = std::make_shared<Flight>();
    flight_ = flight;
    lock.unlock();
    task(flight->stop.get_token(), flight->progress);
    task = {};  // what it holds may be large: freed before others wait for the lock
    lock.lock();
    flight_.reset();
    const bool idle = !pending_ && !closing.stop_requested();
    if (!idle || !idle_) continue;
    lock.unlock();
    idle_();
    lock.lock();
  }
}

}  // namespace ws::app
