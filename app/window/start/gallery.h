// The start screen: a picture for each workspace that moves under the pointer, where to go on, files, and where to drop them.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"

#include <QScrollArea>

#include <map>
#include <vector>

class QAction;
class QGridLayout;
class QLabel;

namespace ws::app {

class KeptStates;
class PictureButton;
class SamplePictures;
class Viewport;

class Gallery : public QScrollArea {
  Q_OBJECT

 public:
  /// `viewport` draws its pictures.
  Gallery(SessionModel& model, Viewport& viewport, QWidget* parent = nullptr);

  /// Recent files, and what was kept when the program ended last: shown anew.
  void show_past(const QStringList& recent, const KeptStates& kept);

 Q_SIGNALS:
  void open_requested();
  void recent_requested(const QString& path);
  void tour_requested();
  /// The path of a kept state.
  void continue_requested(const QString& path);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  [[nodiscard]] QWidget* header();
  [[nodiscard]] QWidget* sample_card(const Workspace& workspace);
  [[nodiscard]] QWidget* drop_zone();
  void add_past(PictureButton* button, const QString& picture_path);
  void show_last_of_each(const KeptStates& kept);
  /// Pictures are made while the screen is seen and nothing else is computed.
  void follow(Change what);
  void arrange();

  SessionModel& model_;
  SamplePictures* pictures_;
  std::map<QString, PictureButton*> samples_;  ///< by workspace
  std::map<QString, QAction*> continues_;      ///< by workspace: its last state
  QGridLayout* sample_grid_;
  std::vector<QWidget*> sample_cards_;
  QGridLayout* past_grid_;
  QWidget* past_;
  std::vector<QWidget*> past_buttons_;
  bool makes_pictures_ = false, is_dark_ = true;
};

}  // namespace ws::app
