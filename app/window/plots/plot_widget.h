// A plot in the window: the value under the pointer, clicks that choose, logarithmic axes, and a menu that saves it.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/dialogs/save_dialog.h"
#include "app/window/plots/plot_painter.h"
#include "app/window/plots/plot_still.h"
#include "app/window/widgets/spoken.h"

#include <QImage>
#include <QTimer>
#include <QWidget>

#include <cstdint>
#include <optional>

namespace ws::app {

class PlotWidget : public QWidget, public SpokenPicture {
  Q_OBJECT

 public:
  /// `check`: of where it may be saved.
  PlotWidget(PathCheck check, QWidget* parent);

  /// A plot with the same id keeps the user's choice of logarithmic axes.
  void show_plot(const Plot& plot);
  /// What the plot tells, in a sentence or two: in the heading's tool tip, and below the plot where it has all the room.
  void set_meaning(const QString& meaning);
  /// What the names of files begin with; without it they are the plot's alone.
  void set_file_name(const QString& name) { file_name_ = name; }
  /// Whether it has all the room; then Escape gives it back.
  void set_alone(bool alone);
  /// Whether a click takes the x of the nearest value.
  void set_choosable(bool on);
  /// The series, each with how many values it has and from where to where they go.
  [[nodiscard]] QString spoken_description() const override;

  [[nodiscard]] const std::string& plot_id() const { return plot_.id; }
  /// Whether what is seen is the plot, in the present size and colours.
  [[nodiscard]] bool is_painted() const;
  /// Now, for a picture of the window.
  void finish_painting();

 Q_SIGNALS:
  void chosen(double x);
  /// It was double-clicked, or has the keyboard and Return (alone: Escape) was pressed: it is to have all the room, or that of
  /// one again.
  void room_wanted();
  /// The value next to the click: its x, its series and its y; of a heat map the cell's, of series 0.
  void value_chosen(double x, std::size_t series, double y);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  [[nodiscard]] QSize sizeHint() const override { return {340, 190}; }

 private:
  /// With the present colours, and the font that the style gives.
  [[nodiscard]] PlotPainter plot_painter() const;
  /// Without the room of the meaning below it.
  [[nodiscard]] QRect plot_rect() const;
  void name_heading();
  /// Other values, axes or colours: the still part is painted anew. All else is an update().
  void paint_anew();
  [[nodiscard]] PlotStill still() const;
  void begin_painting();
  /// What was painted when that number was wanted.
  void take(const QImage& image, std::uint64_t wanted);
  void ask_to_save(bool in_print_colors);
  /// What was clicked.
  void choose();

  PathCheck check_;
  Plot plot_;
  PlotAxes axes_;
  QImage still_;                            ///< what stays while steps go by
  std::uint64_t wanted_ = 1, painted_ = 0;  ///< numbers of what is to be seen and of what is
  bool is_painting_ = false;
  bool x_log_ = false, y_log_ = false;
  std::optional<QPointF> hover_;
  bool choosable_ = false, is_second_click_ = false, is_alone_ = false;
  QTimer soon_;    ///< until the still part is painted anew
  QTimer choice_;  ///< a click chooses when no second one has followed
  QPointF choice_place_;
  QString file_name_, meaning_;
};

}  // namespace ws::app
