// The middle of the window: the viewport, over it the gallery while nothing is open; above both the banners.
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <vector>

namespace ws::app {

class Banner;
class Gallery;
class SessionModel;
class Viewport;

/// The viewport is never hidden, so that its context exists from the start and is never made anew.
class CentralArea : public QWidget {
  Q_OBJECT

 public:
  explicit CentralArea(SessionModel& model, QWidget* parent = nullptr);

  [[nodiscard]] Viewport& viewport() const { return *viewport_; }
  [[nodiscard]] Gallery& gallery() const { return *gallery_; }
  /// Of the session's warnings and errors.
  [[nodiscard]] Banner& banner() const { return *banner_; }
  /// Of the window's own questions.
  [[nodiscard]] Banner& question() const { return *question_; }
  /// From the top: the banners, then what is open, or while nothing is the gallery.
  [[nodiscard]] std::vector<QWidget*> panes() const;

 Q_SIGNALS:
  /// Nothing is open any more.
  void start_shown();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// From the top.
  [[nodiscard]] std::vector<Banner*> banners() const { return {question_, banner_}; }
  void arrange();
  void arrange_banners();
  /// Places them from the top, and returns what they leave free.
  QRect place_banners();
  void show_page(bool something_open);

  SessionModel& model_;
  Viewport* viewport_;
  Gallery* gallery_;
  Banner* question_;
  Banner* banner_;
};

}  // namespace ws::app
