// What is open and what is shown of it: workspace, layers with switch, opacity and size, data, bookmarks.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QListWidget;
class QVBoxLayout;

namespace ws::app {

class SceneDock : public QWidget {
  Q_OBJECT

 public:
  explicit SceneDock(SessionModel& model, QWidget* parent = nullptr);

 private:
  void refresh_heading();
  void refresh_layers();
  void refresh_data();
  void refresh_bookmarks();
  QWidget* layer_row(const render::Layer& layer);
  void change_layer(const std::string& id, const std::function<void(LayerState&)>& change);

  SessionModel& model_;
  QLabel* workspace_;
  QWidget* layers_;
  QLabel *data_, *no_bookmarks_;
  QListWidget* bookmarks_;
  QStringList shown_layers_;
  QTimer layers_soon_;
};

}  // namespace ws::app
