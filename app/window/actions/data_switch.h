// In the tool bar: what the open data are, and what can be done with them: one button for each workspace that takes them.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"

#include <QWidget>

#include <string>
#include <utility>
#include <vector>

class QLabel;
class QToolButton;

namespace ws::app {

class ActionSet;

/// Takes the room that is left: words and buttons, or the buttons alone, or one button with a menu.
class DataSwitch : public QWidget {
  Q_OBJECT

 public:
  DataSwitch(SessionModel& model, const ActionSet& set, QWidget* parent);

  [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  struct Button {
    std::string workspace;
    QToolButton* button;
    bool usable = false;
  };

  void add_button(const std::string& workspace, const QString& name, const QString& title);
  void refresh();
  /// Shows as much as there is room for.
  void arrange();

  SessionModel& model_;
  const ActionSet& set_;
  QLabel* what_;
  QString words_, short_words_;
  QToolButton* menu_;
  std::vector<Button> buttons_;
};

/// "7 397 points in the plane".
[[nodiscard]] QString data_words(const InputData& data);

}  // namespace ws::app
