// What one computation leaves for the next: bounded, shared by the jobs of a session, and never part of an answer.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <typeinfo>
#include <utility>

namespace ws {

/// What a cached value is, and of what: "ridge.engine" of the cloud with this identity, made with these settings.
struct CacheKey {
  std::string what;
  std::uint64_t of = 0;    ///< identity of the data
  std::uint64_t with = 0;  ///< fingerprint of the settings that matter
  [[nodiscard]] bool operator==(const CacheKey&) const = default;
};

/// Thread-safe. Emptying it at any moment changes no bit of any result, only the time that the next one takes. Values above the
/// budget are dropped, the one that was used longest ago first. A dropped value that is still in use is found as long as
/// it is held: a cloud on the device that is larger than the budget is uploaded once for all results that show it.
class Cache {
 public:
  explicit Cache(std::size_t budget_bytes) : budget_(budget_bytes) {}
  Cache(const Cache&) = delete;
  Cache& operator=(const Cache&) = delete;

  /// The value under `key`; where there is none, the one that `make()` returns, as a std::shared_ptr<const T>. Two threads that
  /// ask at once may both make it; the first to finish is kept. What `make` throws passes through.
  /// `bytes(value)`: what keeping it takes.
  template <class T, class Make, class Bytes>
  [[nodiscard]] std::shared_ptr<const T> shared(const CacheKey& key, const Make& make, const Bytes& bytes) {
    if (auto found = find(key, typeid(T))) return std::static_pointer_cast<const T>(found);
    std::shared_ptr<const T> made = make();
    return std::static_pointer_cast<const T>(keep(key, typeid(T), made, bytes(*made)));
  }
  /// The value under `key` for the caller alone: it is no longer in the cache. Null where there is none, or another has it.
  template <class T>
  [[nodiscard]] std::unique_ptr<T> take(const CacheKey& key) {
    auto found = std::static_pointer_cast<std::unique_ptr<T>>(remove(key, typeid(std::unique_ptr<T>)));
    return found ? std::move(*found) : nullptr;
  }
  /// Gives it back, or in. It replaces what is there under the key.
  template <class T>
  void put(const CacheKey& key, std::unique_ptr<T> value, std::size_t bytes) {
    (void)remove(key, typeid(std::unique_ptr<T>));
    (void)keep(key, typeid(std::unique_ptr<T>), std::make_shared<std::unique_ptr<T>>(std::move(value)), bytes);
  }

  void clear();
  [[nodiscard]] std::size_t bytes() const;
  [[nodiscard]] std::size_t budget_bytes() const { return budget_; }

 private:
  struct Entry {
    CacheKey key;
    const std::type_info* type;
    std::shared_ptr<const void> value;  ///< null once it was dropped
    std::weak_ptr<const void> held;
    std::size_t bytes;  ///< 0 once it was dropped
  };
  /// Marks it as used now.
  [[nodiscard]] std::shared_ptr<const void> find(const CacheKey& key, const std::type_info& type);
  /// What is kept under the key afterwards: the value, or the one that came first.
  [[nodiscard]] std::shared_ptr<const void> keep(const CacheKey& key, const std::type_info& type,
                                                 std::shared_ptr<const void> value, std::size_t bytes);
  [[nodiscard]] std::shared_ptr<void> remove(const CacheKey& key, const std::type_info& type);

  const std::size_t budget_;
  mutable std::mutex mutex_;
  std::list<Entry> entries_;  ///< the one that was used last comes first
  std::size_t bytes_ = 0;
};

}  // namespace ws
