// Widgets in tests that have no display.
// SPDX-License-Identifier: MIT
#pragma once

#include <QApplication>

namespace ws::app::test {

/// The process's one QApplication, made by whichever suite needs it first.
inline void need_offscreen_application() {
  static char name[] = "test";
  static char* arguments[] = {name, nullptr};
  static int count = 1;
  if (QCoreApplication::instance()) return;
  qputenv("QT_QPA_PLATFORM", "offscreen");
  // Never destroyed: what Qt keeps of shown windows would be gone before it.
  static const QApplication* const application = new QApplication(count, arguments);
  (void)application;
}

}  // namespace ws::app::test
