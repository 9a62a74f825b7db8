// The status bar: chips that say what computes and how, and lead to more about it; progress with cancel.
// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QStatusBar>
#include <QTimer>

#include <chrono>

class QProgressBar;
class QToolButton;
class QLabel;

namespace ws::app {

class ActionSet;
class FileSeries;
class FileWriter;
class SessionModel;
class Viewport;

class StatusBar : public QStatusBar {
  Q_OBJECT

 public:
  StatusBar(SessionModel& model, ActionSet& actions, const Viewport& viewport, const FileWriter& writer,
            const FileSeries& series);

  /// What lies under the pointer; empty: nothing is said.
  void read(const QString& line);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QToolButton* chip(const QString& name, const QString& accessible, std::function<void()> act);
  void raise_panel(const char* name);
  void refresh_chips();
  /// What is less important is left out of narrow windows.
  [[nodiscard]] bool has_room(int least_width) const { return window()->width() >= least_width; }
  /// Whether the result was checked, and what came of it.
  void refresh_parity();
  void refresh_job();
  void note_news();
  void refresh_frames();
  void refresh_series();
  /// As much of the read-out as has room.
  void refresh_reading();

  SessionModel& model_;
  ActionSet& actions_;
  const Viewport& viewport_;
  const FileWriter& writer_;
  const FileSeries& series_;
  QToolButton *backend_, *interop_, *points_, *file_, *seed_, *parity_, *frames_;
  QLabel *reading_, *what_;
  QProgressBar* progress_;
  QToolButton* cancel_;
  QTimer job_timer_, frames_timer_, note_timer_;
  QString note_, read_;
  std::chrono::system_clock::time_point noted_;
};

}  // namespace ws::app
