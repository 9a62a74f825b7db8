// Opens data files: which ones, which columns, what to do with invalid points, and as what.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/session.h"

#include <QFileDialog>

#include <vector>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;

namespace ws::app {

/// What an added file is taken for without asking: the first optional input, empty if there is none.
[[nodiscard]] std::string added_role(Session& session);

/// Qt's own file dialog, since the system's has no room for the reading options.
class OpenDialog : public QFileDialog {
  Q_OBJECT

 public:
  OpenDialog(QWidget* parent, Session& session, bool add);

 Q_SIGNALS:
  void chosen(const std::vector<ws::app::FileChoice>& choices);

 private:
  /// What the chosen file would be taken for, as far as tables go.
  [[nodiscard]] InputKind kind_of_table() const;
  /// The line for columns, with a button that shows the chosen file's.
  QWidget* columns_row(QWidget* box);

  Session& session_;
  QComboBox* role_ = nullptr;
  QLineEdit* columns_;
  QCheckBox* drop_invalid_;
};

}  // namespace ws::app
