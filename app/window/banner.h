// A strip over the viewport for warnings and errors: what happened, what can be done, a button for it.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"

#include <QFrame>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace ws::app {

class Banner : public QFrame {
  Q_OBJECT

 public:
  struct Choice {
    QString text;
    std::function<void()> act;
  };

  /// `name` is that of the object, and begins its parts' names.
  Banner(const QString& name, QWidget* parent);

  /// From now on it shows the session's last warning or error until that is dismissed.
  void follow(SessionModel& model);
  /// A question of the window's own; stands until answered. Not for a banner that follows a session: neither must hide the
  /// other.
  void ask(const QString& text, const QString& hint, std::vector<Choice> choices);
  /// An extra button for messages that it fits.
  struct Remedy {
    std::function<bool(const Message&)> fits;
    QString text;
    QString hint;  ///< shown instead of the message's own, unless empty
    std::function<void()> act;
  };
  void offer(Remedy remedy) { remedies_.push_back(std::move(remedy)); }

  /// Stands the buttons beside the text or, where that leaves it no room, below it, and each other where they are too wide.
  /// Returns the height of that.
  int arranged_height(int width);

 Q_SIGNALS:
  /// Shown, hidden, or with another text.
  void size_changed();

 private:
  void show_message();
  void present(Severity severity, const QString& text, const QString& hint, const std::vector<Choice>& choices);
  void hideEvent(QHideEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

  SessionModel* model_ = nullptr;
  QLabel* text_;
  QLabel* hint_;
  QBoxLayout *row_, *button_row_;
  QWidget* buttons_;
  std::vector<Remedy> remedies_;
  Severity severity_ = Severity::warning;
};

}  // namespace ws::app
