// The middle of the window: the viewport, over it the gallery while nothing is open; above both the banner.
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

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
  [[nodiscard]] Banner& banner() const { return *banner_; }

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void arrange();
  void show_page(bool something_open);

  Viewport* viewport_;
  Gallery* gallery_;
  Banner* banner_;
};

}  // namespace ws::app
