// The one QApplication of a test program that has no display.
// SPDX-License-Identifier: MIT
#include "tests/app/window/offscreen_application.h"

#include <QApplication>

namespace ws::app::test {

void need_offscreen_application() {
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
