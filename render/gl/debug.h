// GL's own complaints as errors: in debug builds, and wherever WS_GL_DEBUG is set.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

namespace ws::render::gl {

/// Collects KHR_debug messages of high severity between its construction and `throw_if_any`.
class DebugLog {
 public:
  DebugLog();
  ~DebugLog();
  DebugLog(const DebugLog&) = delete;
  DebugLog& operator=(const DebugLog&) = delete;

  /// Throws Error{internal} with the messages so far, and forgets them. A callback may not throw through the driver.
  void throw_if_any();

 private:
  std::unique_ptr<std::string> text_;  ///< null where nothing is listened to
};

}  // namespace ws::render::gl
