// What was typed into a line and not taken yet: for all fields that take their value on Return and when they lose the keyboard.
// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>
#include <QObject>

#include <utility>

namespace ws::app {

/// QLineEdit::isModified is no measure of this: a spin box clears it on Return before it says that editing has finished.
class TypedText : public QObject {
 public:
  explicit TypedText(QLineEdit* line) {
    connect(line, &QLineEdit::textEdited, this, [this] { pending_ = true; });
  }

  [[nodiscard]] bool pending() const { return pending_; }
  /// Whether there was something to take; from now on there is nothing.
  bool take() { return std::exchange(pending_, false); }

 private:
  bool pending_ = false;
};

}  // namespace ws::app
