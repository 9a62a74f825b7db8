// SHA-256 by OpenSSL.
// SPDX-License-Identifier: MIT
#include "compute/io/digest.h"

#include "compute/core/run/error.h"

// The newer interface (EVP) asks for memory, and OpenSSL 3.0 crashes where it gets none. This one computes the same and asks
// for none.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <fmt/format.h>
#include <openssl/sha.h>

#include <algorithm>
#include <array>

namespace ws::io {

void Sha256::Free::operator()(SHA256state_st* context) const { delete context; }

Sha256::Sha256() : context_(new SHA256_CTX) { SHA256_Init(context_.get()); }

void Sha256::update(std::string_view bytes) { SHA256_Update(context_.get(), bytes.data(), bytes.size()); }

std::string Sha256::hex() {
  std::array<unsigned char, SHA256_DIGEST_LENGTH> digest{};
  SHA256_Final(digest.data(), context_.get());
  std::string hex;
  for (const unsigned char byte : digest) hex += fmt::format("{:02x}", byte);
  return hex;
}

BackgroundSha256::BackgroundSha256(std::string_view bytes, std::stop_token stop) : stop_(std::move(stop)) {
  constexpr std::size_t piece = 1u << 20, few = 1u << 16;  // few are digested before a thread would have begun
  const auto work = [this, bytes](const std::stop_token& abandon) {
    Sha256 digest;
    for (std::size_t offset = 0; offset < bytes.size(); offset += piece) {
      if (abandon.stop_requested() || stop_.stop_requested()) return;
      digest.update(bytes.substr(offset, piece));
    }
    hex_ = digest.hex();
  };
  if (bytes.size() <= few)
    work({});
  else
    thread_ = std::jthread([this, work](const std::stop_token& abandon) {
      try {
        work(abandon);
      } catch (...) {
        failure_ = std::current_exception();
      }
    });
}

std::string BackgroundSha256::hex() {
  if (thread_.joinable()) thread_.join();
  if (failure_) std::rethrow_exception(failure_);
  if (hex_.empty()) throw Cancelled{};
  return hex_;
}

}  // namespace ws::io
