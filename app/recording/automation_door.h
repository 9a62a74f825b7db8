// A door for UI tests: events go out as JSON lines, commands come in through a FIFO. Closed unless WS_UI_LOG is set.
// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QFile>
#include <QJsonObject>
#include <QObject>
#include <QString>

#include <functional>
#include <map>

namespace ws::app {

class AutomationDoor : public QObject {
  Q_OBJECT

 public:
  /// Answers a command; `argument` is the rest of its line. The answer goes to the log as {"event":"reply",…}.
  using Answer = std::function<QJsonObject(const QString& argument)>;

  /// Opens what WS_UI_LOG and WS_UI_COMMANDS name.
  explicit AutomationDoor(QObject* parent = nullptr);
  ~AutomationDoor() override;

  [[nodiscard]] bool is_open() const { return log_.isOpen(); }
  /// Adds `at_ms` to it: the time since the door was made, in milliseconds.
  void log(QJsonObject event);
  void on(const QString& verb, Answer answer) { answers_[verb] = std::move(answer); }

 private:
  void read_commands();
  void obey(const QString& line);

  QElapsedTimer clock_;
  QFile log_;
  int commands_ = -1;
  QByteArray unread_;
  std::map<QString, Answer> answers_;
};

}  // namespace ws::app
