// The surfaces, and which one fits.
// SPDX-License-Identifier: MIT
#include "app/window/viewport/drawing_surface.h"

#include "app/window/timing/watchdog.h"
#include "render/renderer.h"

#include <QImage>
#include <QLabel>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFramebufferObject>
#include <QOpenGLWidget>
#include <QPainter>

#include <optional>
#include <utility>

namespace ws::app {

namespace {

/// Qt's own: the window is composed by OpenGL. Each picture is drawn in an event of its own, and the window's widgets are
/// painted in another: two short events instead of a long one. When Qt paints this widget, the picture is in the framebuffer
/// already.
class ComposedSurface final : public QOpenGLWidget, public DrawingSurface {
 public:
  ComposedSurface(QWidget* parent, Client client) : QOpenGLWidget(parent), client_(std::move(client)) {
    setObjectName("viewport.composed");
    setUpdateBehavior(PartialUpdate);                                                // the framebuffer keeps what was drawn
    connect(this, &QOpenGLWidget::resized, this, [this] { has_picture_ = false; });  // the framebuffer is another one
    connect(this, &QOpenGLWidget::aboutToCompose, this, &ComposedSurface::tell_shown);
    if (auto* watched = dynamic_cast<WatchedApplication*>(QCoreApplication::instance())) {
      connect(this, &QOpenGLWidget::aboutToCompose, watched, &WatchedApplication::begin_composing);
      connect(this, &QOpenGLWidget::frameSwapped, watched, &WatchedApplication::end_composing);
    }
  }
  ~ComposedSurface() override { disconnect(releasing_); }  // the context outlives this destructor's members

  QWidget& widget() override { return *this; }
  void request_picture() override {
    is_wanted_ = true;
    if (is_unseen_)
      update();
    else
      draw_soon();
  }
  void draw_requested() override { draw_ahead(); }
  void make_current() override { makeCurrent(); }
  void done_current() override { doneCurrent(); }

 protected:
  void initializeGL() override {
    const auto release = [this] {
      has_picture_ = false;
      makeCurrent();
      client_.release();
      doneCurrent();
    };
    disconnect(releasing_);
    releasing_ = connect(context(), &QOpenGLContext::aboutToBeDestroyed, this, release, Qt::DirectConnection);
    client_.initialize();
  }
  void paintGL() override {
    if (!has_picture_ || (is_wanted_ && !is_unseen_)) draw();
    is_painted_ = true;
  }

 private:
  void draw_soon() {
    if (std::exchange(is_due_, true)) return;
    QMetaObject::invokeMethod(this, &ComposedSurface::draw_ahead, Qt::QueuedConnection);
  }
  void draw_ahead() {
    is_due_ = false;
    if (!is_wanted_ || is_unseen_) return;
    update();  // first: then the window is not composed with this picture unless this widget is painted, too
    if (!has_picture_ || !isVisible()) return;  // Qt asks for it when it paints this widget
    is_unseen_ = true;                          // the next is drawn after it was shown
    makeCurrent();
    draw();
    doneCurrent();
  }
  void draw() {
    is_wanted_ = false;
    has_picture_ = true;
    client_.paint(defaultFramebufferObject());
  }

  void tell_shown() {
    if (!std::exchange(is_painted_, false)) return;
    is_unseen_ = false;
    client_.shown();
    if (is_wanted_) draw_soon();
  }

  Client client_;
  bool is_wanted_ = true;     ///< a picture was asked for and is not yet drawn
  bool is_due_ = false;       ///< `draw_ahead` is to come
  bool is_unseen_ = false;    ///< what was drawn ahead has not been shown
  bool is_painted_ = false;   ///< by Qt, for the window's next picture
  bool has_picture_ = false;  ///< in the framebuffer
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

  [[nodiscard]] bool valid() const { return valid_; }
  [[nodiscard]] bool software() const { return software_; }
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
      : QWidget(parent), client_(std::move(client)), context_(std::move(context)) {
    setObjectName("viewport.copied");
  }
  ~CopiedSurface() override {
    make_current();
    framebuffer_.reset();
    done_current();
  }

  QWidget& widget() override { return *this; }
  void request_picture() override {
    wanted_ = true;
    update();
  }
  void draw_requested() override {}  // it is drawn when Qt paints this widget
  void make_current() override { context_->make_current(); }
  void done_current() override { context_->done_current(); }

 protected:
  void paintEvent(QPaintEvent*) override {
    const QSize size = (QSizeF(this->size()) * devicePixelRatioF()).toSize().expandedTo({1, 1});
    if (std::exchange(wanted_, false) || picture_.size() != size) draw(size);
    QPainter painter(this);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.drawImage(QRectF(rect()), picture_);
  }

 private:
  void draw(const QSize& size) {
    make_current();
    if (!std::exchange(initialized_, true)) client_.initialize();
    if (!framebuffer_ || framebuffer_->size() != size) framebuffer_.emplace(size);
    framebuffer_->bind();
    client_.paint(framebuffer_->handle());
    picture_ = framebuffer_->toImage();
    client_.shown();
    done_current();
  }

  Client client_;
  std::unique_ptr<OffscreenContext> context_;
  std::optional<QOpenGLFramebufferObject> framebuffer_;
  QImage picture_;
  bool initialized_ = false, wanted_ = true;
};

/// Words where a picture would be.
class AbsentSurface final : public QLabel, public DrawingSurface {
 public:
  explicit AbsentSurface(QWidget* parent) : QLabel(parent) {
    setObjectName("viewport.absent");
    setText(
        tr("This display has no OpenGL, so nothing can be drawn here.\n"
           "Install a graphics driver or Mesa (libgl1-mesa-dri); all else works without."));
    setAlignment(Qt::AlignCenter);
    setWordWrap(true);
  }

  QWidget& widget() override { return *this; }
  void request_picture() override {}
  void draw_requested() override {}
  void make_current() override {}
  void done_current() override {}
};

}  // namespace

std::unique_ptr<DrawingSurface> make_drawing_surface(QWidget* parent, DrawingSurface::Client client) {
  auto context = std::make_unique<OffscreenContext>();
  const QByteArray wish = qgetenv("WS_SURFACE");
  if (!context->valid()) return std::make_unique<AbsentSurface>(parent);
  if (wish == "copied" || (wish != "composed" && context->software()))
    return std::make_unique<CopiedSurface>(parent, std::move(client), std::move(context));
  context.reset();
  return std::make_unique<ComposedSurface>(parent, std::move(client));
}

}  // namespace ws::app
