// What the viewport draws on, and how that comes to the screen.
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>

class QWidget;

namespace ws::app {

/// An OpenGL framebuffer of the widget's size in device pixels, shown in the widget. A GPU draws into what Qt composes the
/// window of; software OpenGL draws into memory and the picture is copied, since composing a window of 1600 x 900 by it
/// takes longer than most scenes do.
class DrawingSurface {
 public:
  /// What it asks for, always with the context current. Nothing where there is no OpenGL: then the widget says so.
  struct Client {
    std::function<void()> initialize;  ///< a context has been made: the first one, or another
    std::function<void()> release;     ///< the context is about to go
    std::function<void(unsigned framebuffer)> paint;
    std::function<void()> shown;  ///< what was painted last is in the window's picture, which goes to the screen now
  };

  virtual ~DrawingSurface() = default;
  [[nodiscard]] virtual QWidget& widget() = 0;
  /// A new picture, soon. What Qt has to show again for other reasons is not drawn again where that can be spared.
  virtual void request_picture() = 0;
  /// Draws what was requested now, where it would be drawn soon: the window's picture that Qt is about to put together has it
  /// then.
  virtual void draw_requested() = 0;
  virtual void make_current() = 0;
  virtual void done_current() = 0;
};

/// It is in no layout: the caller places it. The environment's WS_SURFACE=composed or copied overrules what fits.
/// Destroying it does not ask `client` to release.
[[nodiscard]] std::unique_ptr<DrawingSurface> make_drawing_surface(QWidget* parent, DrawingSurface::Client client);

}  // namespace ws::app
