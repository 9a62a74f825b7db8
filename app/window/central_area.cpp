// Viewport and gallery, one over the other; the banners above them, so that they cover nothing.
// SPDX-License-Identifier: MIT
#include "app/window/central_area.h"

#include "app/window/banner.h"
#include "app/window/start/gallery.h"
#include "app/window/viewport/viewport.h"

namespace ws::app {

namespace {

constexpr int banner_margin_px = 8;

}  // namespace

CentralArea::CentralArea(SessionModel& model, QWidget* parent) : QWidget(parent), model_(model) {
  setObjectName("central");
  viewport_ = new Viewport(model, this);
  gallery_ = new Gallery(model, *viewport_, this);
  question_ = new Banner("question", this);
  banner_ = new Banner("banner", this);
  banner_->follow(model);
  setMinimumSize(300, 120);  // beside a panel of text also in a window of 640 pixels
  for (Banner* banner : banners()) connect(banner, &Banner::size_changed, this, [this] { arrange_banners(); });
  connect(viewport_, &Viewport::let_go, this, &CentralArea::arrange_banners);
  connect(&model, &SessionModel::changed, this, [this, &model](Change what) {
    if (any(what, Change::workspace | Change::inputs | Change::result)) show_page(model->document().workspace() != nullptr);
  });
}

std::vector<QWidget*> CentralArea::panes() const {
  std::vector<QWidget*> panes{question_, banner_};
  if (model_->document().workspace())
    panes.push_back(viewport_);
  else
    panes.push_back(gallery_);
  return panes;
}

void CentralArea::show_page(bool something_open) {
  if (gallery_->isVisible() != something_open) return;
  gallery_->setVisible(!something_open);
  if (something_open) viewport_->setFocus();
  viewport_->request_frames();
  if (!something_open) Q_EMIT start_shown();
}

/// One that comes or goes is to move the picture as little as can be, and not at all while something in it is dragged: until
/// that is let go, it lies over the picture.
void CentralArea::arrange_banners() {
  if (viewport_->held()) {
    place_banners();
    return;
  }
  const QRect before = viewport_->geometry();
  arrange();
  if (viewport_->geometry() != before) model_->viewer().keep_place();
}

QRect CentralArea::place_banners() {
  QRect rest = rect();
  const int banner_width = width() - 2 * banner_margin_px;
  for (Banner* banner : banners()) {
    if (!banner->isVisibleTo(this)) continue;
    const int height = banner->arranged_height(banner_width);
    banner->setGeometry(banner_margin_px, rest.top() + banner_margin_px, banner_width, height);
    rest.setTop(rest.top() + height + banner_margin_px);
  }
  if (rest.top() > 0) rest.setTop(rest.top() + banner_margin_px);
  return rest;
}

void CentralArea::arrange() {
  const QRect rest = place_banners();
  viewport_->setGeometry(rest);
  gallery_->setGeometry(rest);
}

void CentralArea::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

}  // namespace ws::app
