// A value that is made when somebody first asks for it.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <mutex>
#include <optional>
#include <utility>

namespace ws {

/// Safe to ask from several threads at once: one makes the value, the others wait. What the making throws reaches who asked,
/// and the next one tries again.
template <class T>
class Lazy {
 public:
  Lazy() = default;
  explicit Lazy(std::function<T()> make) : make_(std::move(make)) {}
  Lazy(const Lazy&) = delete;
  Lazy& operator=(const Lazy&) = delete;

  /// Before anybody asks.
  void set(std::function<T()> make) { make_ = std::move(make); }
  [[nodiscard]] const T& get() const { return get(make_); }
  /// If nobody has asked yet, `make` makes it: one that can be stopped, say.
  template <class Make>
  [[nodiscard]] const T& get(const Make& make) const {
    std::call_once(once_, [&] { value_.emplace(make()); });
    return *value_;
  }

 private:
  std::function<T()> make_;
  mutable std::once_flag once_;
  mutable std::optional<T> value_;
};

}  // namespace ws
