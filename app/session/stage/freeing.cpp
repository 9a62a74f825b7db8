// SPDX-License-Identifier: MIT
#include "app/session/stage/freeing.h"

#include <new>

namespace ws::app {

Freeing::Freeing() : thread_([queue = queue_](const std::stop_token& closing) { queue->serve(closing); }) {}

void Freeing::Queue::take(std::shared_ptr<const void> object) noexcept {
  try {
    const std::lock_guard lock(mutex_);
    if (is_closed_) return;  // then it is freed here, without the lock
    objects_.push_back(std::move(object));
    wake_.notify_one();
  } catch (const std::bad_alloc&) {  // then it is freed here as well
  }
}

void Freeing::Queue::serve(const std::stop_token& closing) {
  std::unique_lock lock(mutex_);
  while (wake_.wait(lock, closing, [&] { return !objects_.empty(); })) {
    std::vector<std::shared_ptr<const void>> freed;
    freed.swap(objects_);
    lock.unlock();
    freed.clear();  // which may come back with more
    lock.lock();
  }
  is_closed_ = true;
}

}  // namespace ws::app
