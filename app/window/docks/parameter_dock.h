// The parameters of the workspace and of its picture, in groups, with search and presets.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QScrollArea;
class QVBoxLayout;

namespace ws::app {

class ParameterRow;

class ParameterDock : public QWidget {
  Q_OBJECT

 public:
  explicit ParameterDock(SessionModel& model, QWidget* parent = nullptr);
  /// Shows the parameter and gives it the focus.
  void reveal(const std::string& name);
  /// The parameter's menu where the pointer is.
  void show_menu(const std::string& name);

 private:
  void rebuild();
  void add_rows(const ParameterSet& set, const QString& fallback_group, QVBoxLayout* layout);
  void filter(const QString& search);
  void fill_presets(QMenu* menu);

  SessionModel& model_;
  QLineEdit* search_;
  QScrollArea* scroll_;
  QLabel* none_fits_ = nullptr;
  const Workspace* shown_ = nullptr;
  std::vector<ParameterRow*> rows_;
  std::vector<std::pair<QLabel*, std::vector<ParameterRow*>>> groups_;
};

}  // namespace ws::app
