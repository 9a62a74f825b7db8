// Viewport and gallery, one over the other; the banner above them, so that it covers nothing.
// SPDX-License-Identifier: MIT
#include "app/window/central_area.h"

#include "app/window/banner.h"
#include "app/window/gallery.h"
#include "app/window/viewport.h"

namespace ws::app {

namespace {

constexpr int banner_margin_px = 8;

}  // namespace

CentralArea::CentralArea(SessionModel& model, QWidget* parent) : QWidget(parent) {
  setObjectName("central");
  viewport_ = new Viewport(model, this);
  gallery_ = new Gallery(model, this);
  banner_ = new Banner(model, this);
  setMinimumSize(360, 240);
  connect(banner_, &Banner::size_changed, this, [this] { arrange(); });
  connect(&model, &SessionModel::changed, this, [this, &model](Change what) {
    if (any(what, Change::workspace | Change::inputs | Change::result)) show_page(model->workspace() != nullptr);
  });
}

void CentralArea::show_page(bool something_open) {
  if (gallery_->isVisible() != something_open) return;
  gallery_->setVisible(!something_open);
  if (something_open) viewport_->setFocus();
  viewport_->request_frames();
}

void CentralArea::arrange() {
  QRect rest = rect();
  if (banner_->isVisibleTo(this)) {
    const int banner_width = width() - 2 * banner_margin_px;
    const int height = std::max(banner_->layout()->heightForWidth(banner_width), banner_->minimumSizeHint().height());
    banner_->setGeometry(banner_margin_px, banner_margin_px, banner_width, height);
    rest.setTop(height + 2 * banner_margin_px);
  }
  viewport_->setGeometry(rest);
  gallery_->setGeometry(rest);
}

void CentralArea::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

}  // namespace ws::app
