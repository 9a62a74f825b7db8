// The two surfaces, and which one fits.
// SPDX-License-Identifier: MIT
#include "app/window/drawing_surface.h"

#include "render/renderer.h"

#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFramebufferObject>
#include <QOpenGLWidget>
#include <QPainter>

#include <optional>
#include <utility>

namespace ws::app {

namespace {

/// Qt's own: the window is composed by OpenGL.
class ComposedSurface final : public QOpenGLWidget, public DrawingSurface {
 public:
  ComposedSurface(QWidget* parent, Client client) : QOpenGLWidget(parent), client_(std::move(client)) {}
  ~ComposedSurface() override { disconnect(releasing_); }  // the context outlives this destructor's members

  QWidget& widget() override { return *this; }
  void make_current() override { makeCurrent(); }
  void done_current() override { doneCurrent(); }

 protected:
  void initializeGL() override {
    const auto release = [this] {
      makeCurrent();
      client_.release();
      doneCurrent();
    };
    disconnect(releasing_);
    releasing_ = connect(context(), &QOpenGLContext::aboutToBeDestroyed, this, release, Qt::DirectConnection);
    client_.initialize();
  }
  void paintGL() override { client_.paint(defaultFramebufferObject()); }

 private:
  Client client_;
  QMetaObject::Connection releasing_;
};

/// A context that needs no window.
class OffscreenContext {
 public:
  OffscreenContext() {
    surface_.create();
    valid_ = context_.create() && context_.makeCurrent(&surface_);
    if (valid_) software_ = render::draws_in_software();
    context_.doneCurrent();
  }

  [[nodiscard]] bool software() const { return valid_ && software_; }
  void make_current() { context_.makeCurrent(&surface_); }
  void done_current() { context_.doneCurrent(); }

 private:
  QOffscreenSurface surface_;
  QOpenGLContext context_;
  bool valid_ = false, software_ = false;
};

/// Draws into memory, which the window's own picture takes like any other widget's.
class CopiedSurface final : public QWidget, public DrawingSurface {
 public:
  CopiedSurface(QWidget* parent, Client client, std::unique_ptr<OffscreenContext> context)
      : QWidget(parent), client_(std::move(client)), context_(std::move(context)) {}
  ~CopiedSurface() override {
    make_current();
    framebuffer_.reset();
    done_current();
  }

  QWidget& widget() override { return *this; }
  void make_current() override { context_->make_current(); }
  void done_current() override { context_->done_current(); }

 protected:
  void paintEvent(QPaintEvent*) override {
    make_current();
    if (!std::exchange(initialized_, true)) client_.initialize();
    const QSize size = (QSizeF(this->size()) * devicePixelRatioF()).toSize().expandedTo({1, 1});
    if (!framebuffer_ || framebuffer_->size() != size) framebuffer_.emplace(size);
    client_.paint(framebuffer_->handle());
    const QImage picture = framebuffer_->toImage();
    done_current();
    QPainter painter(this);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.drawImage(QRectF(rect()), picture);
  }

 private:
  Client client_;
  std::unique_ptr<OffscreenContext> context_;
  std::optional<QOpenGLFramebufferObject> framebuffer_;
  bool initialized_ = false;
};

}  // namespace

std::unique_ptr<DrawingSurface> make_drawing_surface(QWidget* parent, DrawingSurface::Client client) {
  auto context = std::make_unique<OffscreenContext>();
  const QByteArray wish = qgetenv("WS_SURFACE");
  if (wish == "copied" || (wish != "composed" && context->software()))
    return std::make_unique<CopiedSurface>(parent, std::move(client), std::move(context));
  context.reset();
  return std::make_unique<ComposedSurface>(parent, std::move(client));
}

}  // namespace ws::app
