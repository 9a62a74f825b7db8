// The first page: one card per workspace with samples to click, and where to drop files.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"

#include <QScrollArea>

class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace ws::app {

class Gallery : public QScrollArea {
  Q_OBJECT

 public:
  explicit Gallery(SessionModel& model, QWidget* parent = nullptr);
  void set_recent(const QStringList& paths);

 Q_SIGNALS:
  void open_requested();
  void recent_requested(const QString& path);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  [[nodiscard]] QWidget* header();
  [[nodiscard]] QWidget* card(const Workspace& workspace);
  [[nodiscard]] QWidget* drop_zone();

  SessionModel& model_;
  QWidget* recent_;
  std::vector<std::pair<QGridLayout*, std::vector<QWidget*>>> samples_;  ///< of each card
  int columns_ = 0;
};

}  // namespace ws::app
