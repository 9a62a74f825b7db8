// SHA-256 in pieces, and of a whole memory block on a thread of its own while something else reads the block.
// SPDX-License-Identifier: MIT
#pragma once

#include <exception>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>

struct SHA256state_st;

namespace ws::io {

class Sha256 {
 public:
  Sha256();
  void update(std::string_view bytes);
  /// Hexadecimal, lower case. Ends the digest: call it once.
  [[nodiscard]] std::string hex();

 private:
  struct Free {
    void operator()(SHA256state_st* context) const;
  };
  std::unique_ptr<SHA256state_st, Free> context_;
};

/// Digests `bytes`, which must outlive it, from construction on. Destruction abandons the work within a millisecond or so.
class BackgroundSha256 {
 public:
  explicit BackgroundSha256(std::string_view bytes, std::stop_token stop);
  /// Waits for the digest. Throws Cancelled when `stop` came first, and what the thread met.
  [[nodiscard]] std::string hex();

 private:
  std::stop_token stop_;
  std::string hex_;
  std::exception_ptr failure_;
  std::jthread thread_;  // last: it writes the members above
};

}  // namespace ws::io
