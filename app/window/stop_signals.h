// SIGTERM, SIGINT and SIGHUP as requests to end the program.
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace ws::app {

/// While it lives, the first of these signals emits `arrived` from the event loop; the next one, of any of
/// them, ends the program as it does by default, so that one that hangs can still be stopped. A signal that the program was
/// started to ignore (nohup) stays ignored.
class StopSignals : public QObject {
  Q_OBJECT

 public:
  explicit StopSignals(QObject* parent);
  ~StopSignals() override;

 Q_SIGNALS:
  void arrived();
};

}  // namespace ws::app
