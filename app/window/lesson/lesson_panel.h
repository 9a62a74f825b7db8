// A lesson's pages beside the picture that they are about; without a lesson the list of those that there are.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTextBrowser;
class QUrl;

namespace ws::app {

class LessonPanel : public QWidget {
  Q_OBJECT

 public:
  explicit LessonPanel(SessionModel& model, QWidget* parent = nullptr);

  [[nodiscard]] QSize sizeHint() const override;
  /// Its buttons have their room in large type, too.
  [[nodiscard]] QSize minimumSizeHint() const override {
    constexpr int least_width = 330;
    return QWidget::minimumSizeHint().expandedTo(QSize(least_width, 0));
  }

  /// Asks for a lesson's file.
  void open_file();

 Q_SIGNALS:
  void recording_wanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void refresh();
  void open(const std::string& name_or_path);
  /// Asks where the first of the files is that the lesson lacks.
  void choose_data();
  void follow_link(const QUrl& link);
  void take_font();
  void show_text(const QString& markdown);

  SessionModel& model_;
  QLabel *heading_, *count_;
  QTextBrowser* text_;
  QPushButton *back_, *next_, *again_, *close_, *open_, *choose_, *record_;
  QString shown_;  ///< as Markdown
};

/// Asks for a page's title and words, and adds it with the present state to a lesson's file.
void show_record_dialog(QWidget* parent, SessionModel& model);

}  // namespace ws::app
