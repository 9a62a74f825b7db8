// An own GL 4.5 context without any display: EGL's device platform (NVIDIA first), else Mesa's surfaceless one.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

namespace ws::render {

/// Current on the constructing thread until destroyed. Throws Error with what was tried where no context can be made.
class HeadlessContext {
 public:
  HeadlessContext();
  ~HeadlessContext();
  HeadlessContext(const HeadlessContext&) = delete;
  HeadlessContext& operator=(const HeadlessContext&) = delete;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace ws::render
