// Tools › Sweep…: a plot of any value against any parameter, which grows while the runs go on in the background.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/sweep/sweep_runner.h"
#include "app/window/dialogs/save_dialog.h"
#include "app/window/session_model.h"

#include <QDialog>

#include <array>
#include <string>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace ws::app {

class PlotWidget;

/// Stands beside the window, which goes on meanwhile. It sweeps the data that were open when it was started, and keeps its rows
/// until the next sweep, also while it is closed, which a sweep under way outlasts. Escape cancels that first.
class SweepDialog : public QDialog {
  Q_OBJECT

 public:
  explicit SweepDialog(SessionModel& model, QWidget* parent);

  [[nodiscard]] bool is_running() const { return runner_.running() && !runner_.was_cancelled(); }
  void reject() override;

 protected:
  void closeEvent(QCloseEvent* event) override;

 private:
  /// What is varied, and its values as --vary takes them.
  struct Row {
    QComboBox* parameter;
    QLineEdit* values;
  };
  Row make_row(int index, const QString& title);
  [[nodiscard]] QWidget* controls();
  [[nodiscard]] QWidget* buttons();
  void list_parameters();
  void list_declared();
  void take_declared(int index);
  void propose_values(const Row& row);
  [[nodiscard]] std::string variation_text(const Row& row) const;
  [[nodiscard]] SweepPlan plan();
  void start();
  void show_rows();
  void list_values();
  void show_status();
  void refuse(const Error& error);
  /// The combination that was clicked becomes what is open, as one step of undo.
  void restore(double x, std::size_t series, double y);
  /// Whether what was swept is what is open, perhaps again.
  [[nodiscard]] bool is_of_open_data() const;
  void save_table();
  /// Of the table, and of what is written beside it.
  [[nodiscard]] PathCheck table_check();
  void copy_command();

  SessionModel& model_;
  std::array<Row, 2> rows_{};
  QSpinBox* repeat_;
  QComboBox *value_, *declared_;
  QPushButton *start_, *cancel_, *save_;
  QLabel *status_, *error_;
  PlotWidget* plot_;
  std::uint64_t generation_ = 0;  ///< of the data that are swept
  std::vector<StateInput> sources_;
  Cache cache_{cache_bytes};  ///< not the session's: the window may end before a run notices that it is stopped
  SweepRunner runner_;        // last: stopped and joined before what it uses goes
};

/// Opens it, or brings the one that is open to the front.
void show_sweep_dialog(QWidget* window, SessionModel& model);

}  // namespace ws::app
