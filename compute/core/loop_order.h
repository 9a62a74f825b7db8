// Tells the thread sanitizer that a parallel loop's pieces run after its begin and before its end. Nothing in other builds.
// SPDX-License-Identifier: MIT
#pragma once

#if defined(__SANITIZE_THREAD__)
#include <sanitizer/tsan_interface.h>
#endif

namespace ws {

/// Lives as long as the loop, in the thread that waits for it. The system's oneTBB is not instrumented, so the sanitizer sees
/// neither how work reaches other threads nor that it ended. Pieces stay unordered to each other: their races are found.
/// Loops over a tbb::blocked_range: of these TBB copies the body, which tests/tools/tsan.supp knows; a body that it only
/// refers to is read before its first line can say so.
class LoopOrder {
 public:
  LoopOrder() { release(&begun_); }
  ~LoopOrder() { acquire(&ended_); }
  LoopOrder(const LoopOrder&) = delete;
  LoopOrder& operator=(const LoopOrder&) = delete;

  /// Lives as long as one piece, in the thread that runs it, also when it ends by an exception.
  class Piece {
   public:
    explicit Piece(LoopOrder& loop) : loop_(loop) { acquire(&loop_.begun_); }
    ~Piece() { release(&loop_.ended_); }
    Piece(const Piece&) = delete;
    Piece& operator=(const Piece&) = delete;

   private:
    LoopOrder& loop_;
  };

 private:
#if defined(__SANITIZE_THREAD__)
  static void acquire(char* place) { __tsan_acquire(place); }
  static void release(char* place) { __tsan_release(place); }
#else
  static void acquire(char*) {}
  static void release(char*) {}
#endif
  char begun_ = 0, ended_ = 0;  // only their addresses matter
};

}  // namespace ws
