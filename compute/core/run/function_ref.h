// A reference to a callable: a loop that takes one is compiled once, and not anew for each body.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <type_traits>

namespace ws {

template <class Signature>
class FunctionRef;

/// Refers to what it was made of, which must outlive it: meant for arguments. A call costs one jump through a pointer.
template <class R, class... Arguments>
class FunctionRef<R(Arguments...)> {
 public:
  template <class F>
  requires(!std::is_same_v<F, FunctionRef> && std::is_invocable_r_v<R, const F&, Arguments...>)
      FunctionRef(const F& f)  // NOLINT(google-explicit-constructor): a lambda is written where a loop takes its body
      : object_(std::addressof(f)),
        call_([](const void* object, Arguments... arguments) -> R { return (*static_cast<const F*>(object))(arguments...); }) {}

  R operator()(Arguments... arguments) const { return call_(object_, arguments...); }

 private:
  const void* object_;
  R (*call_)(const void*, Arguments...);
};

}  // namespace ws
