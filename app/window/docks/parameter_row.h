// One parameter: label, control, dot when changed, context menu, inline error. A view of the session's value.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"

#include <QGridLayout>
#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace ws::app {

class NumberField;
class TapBars;
class ValueSlider;

class ParameterRow : public QWidget {
  Q_OBJECT

 public:
  ParameterRow(SessionModel& model, const FieldInfo& info, QWidget* parent);

  /// Takes value, range and mark from the session, and whether the parameter has an effect.
  void refresh();
  [[nodiscard]] bool matches(const QString& search) const;
  [[nodiscard]] const std::string& name() const { return name_; }
  /// Reset, copy, pin, range; `at` on the screen.
  void show_menu(const QPoint& at);

 protected:
  void contextMenuEvent(QContextMenuEvent* event) override;
  /// Escape takes a refused text back.
  void keyPressEvent(QKeyEvent* event) override;

 private:
  /// The value that a refused text would have replaced, and of which data: while these are the same, the text stands there.
  struct Refusal {
    Value kept;
    std::uint64_t generation = 0;
  };

  void make_number(QGridLayout* grid);
  void make_choice(QGridLayout* grid, const FieldInfo& info);
  void make_switch(QGridLayout* grid);
  void make_list(QGridLayout* grid);
  void make_bars(QGridLayout* grid);
  void edit(const Value& value);
  void edit_number(double value);
  void reset();
  void refuse(const QString& why);
  [[nodiscard]] bool still_holds(const Refusal& refusal) const;
  void end_refusal();
  void withdraw();
  void show_error(const QString& text);
  void show_effect(const QString& why_not);
  [[nodiscard]] const ParameterSet& set() const;

  SessionModel& model_;
  std::string name_;
  FieldKind kind_;
  QString help_, choice_help_;
  QLabel* label_ = nullptr;
  QToolButton* dot_ = nullptr;
  QLabel* automatic_ = nullptr;
  QLabel* error_ = nullptr;
  ValueSlider* slider_ = nullptr;
  NumberField* number_ = nullptr;
  QComboBox* choice_ = nullptr;
  QCheckBox* switch_ = nullptr;
  QLineEdit* list_ = nullptr;
  TapBars* bars_ = nullptr;  ///< of a list of taps, the same values as `list_`
  std::optional<Refusal> refusal_;
  std::optional<QString> shown_list_;  ///< the value that `list_` got last: what was typed since is left alone
};

}  // namespace ws::app
