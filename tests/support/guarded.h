// Memory with pages on both sides that must not be touched: what reads or writes beside it ends the test's program.
// SPDX-License-Identifier: MIT
#pragma once

#include <sys/mman.h>

#include <cstddef>
#include <new>

namespace ws::test {

/// Where the values lie in their pages: flush with the first one's begin, or with the last one's end.
enum class Flush { begin, end };

template <class T>
class Guarded {
 public:
  explicit Guarded(std::size_t count, Flush flush = Flush::end)
      : count_(count), inner_((count * sizeof(T) + page - 1) / page * page) {
    void* const all = mmap(nullptr, inner_ + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (all == MAP_FAILED) throw std::bad_alloc();
    pages_ = static_cast<std::byte*>(all);
    if (mprotect(pages_ + page, inner_, PROT_READ | PROT_WRITE) != 0) throw std::bad_alloc();
    const std::size_t offset = flush == Flush::begin ? 0 : inner_ - count * sizeof(T);
    values_ = reinterpret_cast<T*>(pages_ + page + offset);
  }
  Guarded(const Guarded&) = delete;
  Guarded& operator=(const Guarded&) = delete;
  ~Guarded() { munmap(pages_, inner_ + 2 * page); }

  [[nodiscard]] T* data() const { return values_; }
  [[nodiscard]] std::size_t size() const { return count_; }
  [[nodiscard]] T* begin() const { return values_; }
  [[nodiscard]] T* end() const { return values_ + count_; }

 private:
  static constexpr std::size_t page = 4096;
  std::size_t count_, inner_;
  std::byte* pages_;
  T* values_;
};

}  // namespace ws::test
