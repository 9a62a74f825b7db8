// SHA-256 by OpenSSL.
// SPDX-License-Identifier: MIT
#include "compute/io/digest.h"

#include "compute/core/run/error.h"

#include <fmt/format.h>
#include <openssl/evp.h>

#include <algorithm>
#include <array>

namespace ws::io {
namespace {

void require(int openssl_result) {
  if (openssl_result != 1) throw Error(ErrorKind::internal, "SHA-256 is not available in the installed OpenSSL");
}

}  // namespace

void Sha256::Free::operator()(evp_md_ctx_st* context) const { EVP_MD_CTX_free(context); }

Sha256::Sha256() : context_(EVP_MD_CTX_new()) {
  require(context_ != nullptr);
  require(EVP_DigestInit_ex(context_.get(), EVP_sha256(), nullptr));
}

void Sha256::update(std::string_view bytes) { require(EVP_DigestUpdate(context_.get(), bytes.data(), bytes.size())); }

std::string Sha256::hex() {
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned size = 0;
  require(EVP_DigestFinal_ex(context_.get(), digest.data(), &size));
  return fmt::format("{:02x}", fmt::join(digest.begin(), digest.begin() + size, ""));
}

BackgroundSha256::BackgroundSha256(std::string_view bytes, std::stop_token stop)
    : stop_(std::move(stop)), thread_([this, bytes](const std::stop_token& abandon) {
        constexpr std::size_t piece = 1u << 20;
        Sha256 digest;
        for (std::size_t offset = 0; offset < bytes.size(); offset += piece) {
          if (abandon.stop_requested() || stop_.stop_requested()) return;
          digest.update(bytes.substr(offset, piece));
        }
        hex_ = digest.hex();
      }) {}

std::string BackgroundSha256::hex() {
  thread_.join();
  if (hex_.empty()) throw Cancelled{};
  return hex_;
}

}  // namespace ws::io
