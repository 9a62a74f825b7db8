// All messages with their time, the newest last.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"

#include <QWidget>

class QPlainTextEdit;

namespace ws::app {

class LogTab : public QWidget {
  Q_OBJECT

 public:
  explicit LogTab(SessionModel& model, QWidget* parent = nullptr);

 private:
  void append_news();

  SessionModel& model_;
  QPlainTextEdit* text_;
  std::size_t shown_ = 0;
};

}  // namespace ws::app
