// Results and pictures are freed on a thread of their own: of a million triangles that takes milliseconds, and the thread that
// lets go of one last is often the window's.
// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace ws::app {

/// Owns the thread. Thread-safe. The destructor waits until all that was let go of is freed; what is let go of later is freed
/// by the last holder.
class Freeing {
 public:
  Freeing();
  Freeing(const Freeing&) = delete;
  Freeing& operator=(const Freeing&) = delete;
  ~Freeing() = default;

  /// The same object. When the last holder of what this gives lets go of it, the thread lets go of `object`. What it has given
  /// already is given back as it is.
  template <class T>
  [[nodiscard]] std::shared_ptr<T> hold(std::shared_ptr<T> object) const {
    T* const same = object.get();
    const LetGo* const held = std::get_deleter<LetGo>(object);
    if (!same || (held && held->queue == queue_)) return object;
    return {same, LetGo{queue_, std::move(object)}};
  }

 private:
  /// Outlives the thread: it is held by all that is to be freed, and what is freed may hold another such thing.
  class Queue {
   public:
    void take(std::shared_ptr<const void> object) noexcept;
    void serve(const std::stop_token& closing);

   private:
    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::vector<std::shared_ptr<const void>> objects_;
    bool is_closed_ = false;  ///< the thread has ended
  };
  struct LetGo {
    std::shared_ptr<Queue> queue;
    std::shared_ptr<const void> object;
    void operator()(const void*) { queue->take(std::move(object)); }
  };
  std::shared_ptr<Queue> queue_ = std::make_shared<Queue>();
  std::jthread thread_;
};

}  // namespace ws::app
