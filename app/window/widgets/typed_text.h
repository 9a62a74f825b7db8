// What was typed into a line and not taken yet: for all fields that take their value on Return and when they lose the keyboard.
// SPDX-License-Identifier: MIT
#pragma once

#include <QKeyEvent>
#include <QLineEdit>
#include <QObject>

#include <functional>
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
  /// Esc gives up what was typed, before it means anything else; undo and redo belong to the line only while something is being
  /// typed. `keyboard`: what has it while one types; `restore` shows the value again.
  void listen(QWidget* keyboard, std::function<void()> restore) {
    restore_ = std::move(restore);
    keyboard->installEventFilter(this);
  }

  bool eventFilter(QObject*, QEvent* event) override {
    const bool is_offered = event->type() == QEvent::ShortcutOverride;  // a widget that accepts it keeps it from shortcuts
    if (!is_offered && event->type() != QEvent::KeyPress) return false;
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (!pending_) {
      const bool is_not_ours = is_offered && (key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo));
      if (is_not_ours) event->ignore();
      return is_not_ours;
    }
    if (key.key() != Qt::Key_Escape) return false;
    event->accept();
    if (!is_offered) {
      pending_ = false;
      restore_();
    }
    return true;
  }

 private:
  std::function<void()> restore_;
  bool pending_ = false;
};

}  // namespace ws::app
