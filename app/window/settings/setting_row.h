// One setting in the dialog: its name and sentence, the value, where that comes from, and a button that resets it.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/settings/settings.h"

#include <QWidget>

#include <functional>
#include <string>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;

namespace ws::app {

class NumberField;

class SettingRow : public QWidget {
  Q_OBJECT

 public:
  /// `attempt` makes a change and tells what went wrong with it.
  SettingRow(Settings& settings, const FieldInfo& info, std::function<void(const std::function<void()>&)> attempt,
             QWidget* parent);

  void refresh();
  [[nodiscard]] bool matches(const QString& search) const;

 private:
  QWidget* make_editor(const FieldInfo& info);
  void choose(const Value& value);

  Settings& settings_;
  std::string name_;
  std::function<void(const std::function<void()>&)> attempt_;
  QString words_;  ///< what a search looks into
  QCheckBox* switch_ = nullptr;
  QComboBox* choice_ = nullptr;
  NumberField* number_ = nullptr;
  QWidget* editor_ = nullptr;
  QLabel* origin_;
  QPushButton* reset_;
};

}  // namespace ws::app
