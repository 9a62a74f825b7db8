// JSON lines out, commands in.
// SPDX-License-Identifier: MIT
#include "app/recording/automation_door.h"

#include <QJsonDocument>
#include <QSocketNotifier>

#include <fcntl.h>
#include <unistd.h>
#include <array>

namespace ws::app {

AutomationDoor::AutomationDoor(QObject* parent) : QObject(parent) {
  clock_.start();
  if (const QString path = qEnvironmentVariable("WS_UI_LOG"); !path.isEmpty()) {
    log_.setFileName(path);
    log_.open(QIODevice::Append | QIODevice::Unbuffered);
  }
  const QByteArray fifo = qgetenv("WS_UI_COMMANDS");
  if (fifo.isEmpty() || !is_open()) return;
  // Opened for writing too, so that the end of one writer is no end of file.
  commands_ = ::open(fifo.constData(), O_RDWR | O_NONBLOCK | O_CLOEXEC);
  if (commands_ < 0) return;
  auto* notifier = new QSocketNotifier(commands_, QSocketNotifier::Read, this);
  connect(notifier, &QSocketNotifier::activated, this, [this] { read_commands(); });
}

AutomationDoor::~AutomationDoor() {
  if (commands_ >= 0) ::close(commands_);
}

void AutomationDoor::log(QJsonObject event) {
  if (!is_open()) return;
  event["at_ms"] = static_cast<double>(clock_.nsecsElapsed()) / 1e6;
  log_.write(QJsonDocument(event).toJson(QJsonDocument::Compact) + '\n');
}

void AutomationDoor::read_commands() {
  std::array<char, 4096> buffer;
  for (ssize_t n; (n = ::read(commands_, buffer.data(), buffer.size())) > 0;) unread_.append(buffer.data(), n);
  for (qsizetype end; (end = unread_.indexOf('\n')) >= 0;) {
    const QString line = QString::fromUtf8(unread_.left(end)).trimmed();
    unread_.remove(0, end + 1);
    if (!line.isEmpty()) obey(line);
  }
}

void AutomationDoor::obey(const QString& line) {
  const QString verb = line.section(' ', 0, 0), argument = line.section(' ', 1);
  const auto found = answers_.find(verb);
  QJsonObject reply = found == answers_.end() ? QJsonObject{{"error", "unknown command"}} : found->second(argument);
  reply["event"] = "reply";
  reply["command"] = line;
  log(reply);
}

}  // namespace ws::app
