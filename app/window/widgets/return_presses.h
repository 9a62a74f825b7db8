// Return presses the button that has the keyboard.
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace ws::app {

/// Qt gives Return to push buttons of dialogs alone. Here it also presses buttons of the main window, of what lies over it, and
/// of panels that float; dialogs keep their default button. One per application.
class ReturnPresses : public QObject {
 public:
  explicit ReturnPresses(QObject* parent);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace ws::app
