// The plots of the result, side by side while there is room; a double click gives one of them all the room. Where the x-axis
// is named like a parameter, a click sets that.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"

#include <QScrollArea>

class QGridLayout;

namespace ws::app {

class PlotWidget;

class PlotsTab : public QScrollArea {
  Q_OBJECT

 public:
  explicit PlotsTab(SessionModel& model, QWidget* parent = nullptr);

  /// Always the same: the plots follow the panel, not the panel the plots.
  [[nodiscard]] QSize sizeHint() const override { return {600, 180}; }

 protected:
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void refresh();
  void arrange();
  /// One plot alone, in a panel that takes most of the window; again: all, as before.
  void give_room(const std::string& plot_id);
  /// Of each row: the plots grow with their panel, and more of them are shown only where these have room enough.
  [[nodiscard]] int row_height(int rows) const;
  /// A value of the parameter that a plot's axis is named like.
  void choose(const std::string& parameter, double value);

  SessionModel& model_;
  QGridLayout* grid_;
  QWidget* empty_;
  std::vector<PlotWidget*> plots_;
  std::vector<std::string> parameters_;  ///< of each, what its axis is named like; or empty
  int columns_ = 0;                      ///< 0: to be arranged anew
  std::string alone_;                    ///< the plot that is maximised; empty: none
  int height_before_ = 0;                ///< of the panel
  bool stale_ = true;
};

}  // namespace ws::app
