// What is open and what is shown of it: workspace, layers with switch, opacity and size, data, bookmarks.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"

#include <QScrollArea>
#include <QTimer>

#include <map>
#include <string>

class QLabel;
class QListWidget;
class QSlider;
class QToolButton;
class QVBoxLayout;

namespace ws::app {

class SceneDock : public QScrollArea {
  Q_OBJECT

 public:
  explicit SceneDock(SessionModel& model, QWidget* parent = nullptr);

 private:
  struct LayerRow {
    QWidget* row = nullptr;
    QLabel* title = nullptr;
    QToolButton* eye = nullptr;
    QSlider *opacity = nullptr, *size = nullptr;

    void show(const QString& name, const LayerState& state) const;
  };

  void refresh_heading();
  void refresh_layers();
  void refresh_data();
  void refresh_bookmarks();
  [[nodiscard]] LayerState layer_state(const std::string& id) const;
  LayerRow make_row(const render::Layer& layer);
  void change_layer(const std::string& id, const std::function<void(LayerState&)>& change);

  SessionModel& model_;
  QLabel* workspace_;
  QWidget *layers_, *captions_;
  QVBoxLayout* layer_rows_;
  QLabel *data_, *no_bookmarks_;
  QListWidget* bookmarks_;
  std::map<std::string, LayerRow> rows_;  ///< by the layer's id, of all that were seen so far
  QTimer layers_soon_;
};

}  // namespace ws::app
