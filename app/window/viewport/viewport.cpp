// Drawing: on request only, into the framebuffer that the surface names at that moment.
// SPDX-License-Identifier: MIT
#include "app/window/viewport/viewport.h"

#include "app/session/messages.h"

#include <QApplication>
#include <QPointer>
#include <QResizeEvent>

namespace ws::app {

namespace {

constexpr qint64 second_ms = 1000;
constexpr int rest_after_ms = 300;

/// Of a frame's buffers: what makes drawing long.
std::size_t largest_count(const FrameLayout& layout) {
  std::size_t most = 0;
  for (const TargetLayout& target : layout) most = std::max(most, target.count);
  return most;
}

}  // namespace

Viewport::Viewport(SessionModel& model, QWidget* parent) : QWidget(parent), model_(model) {
  const auto later = [this](std::function<void()> work) {
    QMetaObject::invokeMethod(this, std::move(work), Qt::QueuedConnection);
  };
  overlay_ = std::make_unique<Overlay>(model.session(), later);
  overlay_->on_menu([this](const std::string& parameter) { Q_EMIT parameter_menu_wanted(QString::fromStdString(parameter)); });
  setObjectName("viewport");
  setAccessibleName(tr("Viewport"));
  setAccessibleDescription(tr("The picture of the present step; drag to move the camera, click to inspect"));
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setMinimumSize(240, 180);
  surface_ = make_drawing_surface(this, {.initialize = [this] { initialize(); },
                                         .release = [this] { release_graphics(); },
                                         .paint = [this](unsigned framebuffer) { paint(framebuffer); }});
  surface_->widget().setAttribute(Qt::WA_TransparentForMouseEvents);
  rest_.setSingleShot(true);
  rest_.setInterval(rest_after_ms);
  connect(&rest_, &QTimer::timeout, this, &Viewport::rest);
  clock_.start();
  qApp->installEventFilter(this);
  presenter_ = std::make_unique<Presenter>(model.session().viewer().stage(), [this] {
    QMetaObject::invokeMethod(
        this, [this] { request_frames(); }, Qt::QueuedConnection);
  });
  connect(&model, &SessionModel::changed, this, [this](Change what) {
    if (any(what, Change::selection) && !model_->viewer().selection()) selection_point_.reset();
    constexpr Change unseen = Change::history | Change::message | Change::job;
    if (any(what, static_cast<Change>(~static_cast<unsigned>(unseen)))) request_frames();
  });
}

Viewport::~Viewport() {
  presenter_.reset();
  surface_->make_current();
  release_graphics();
  surface_->done_current();
  surface_.reset();
}

void Viewport::request_frames(int count) {
  frames_wanted_ = std::max(frames_wanted_, count);
  resting_ = false;
  if (!painting_) surface_->request_picture();
}

void Viewport::initialize() {
  failed_ = !model_.attempt([this] { make_graphics(); });
  request_frames();
}

/// One frame is not enough for the overlay's panels to settle in the new size.
void Viewport::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  surface_->widget().setGeometry(rect());
  request_frames();
}

void Viewport::make_graphics() {
  release_graphics();
  gl_description_ = render::gl_description();
  point_budget_ = PointBudget(render::draws_in_software());
  renderer_ = std::make_unique<render::Renderer>();
  find_interop();
  frame_ = std::make_unique<render::GlFrame>(interop_->mode);
  model_->viewer().set_has_viewport(true);
  QMetaObject::invokeMethod(this, &Viewport::graphics_ready, Qt::QueuedConnection);
}

void Viewport::find_interop() {
  try {
    interop_ = render::probe_interop(model_.options().interop);
  } catch (const Error& error) {
    interop_ = render::probe_interop("copy");
    model_->log().say(Severity::warning, error.what(),
                      tr("Going on with %1").arg(QString::fromStdString(std::string(to_string(interop_->mode)))).toStdString());
  }
}

void Viewport::release_graphics() {
  model_->viewer().set_has_viewport(false);
  overlay_->release_gl();
  frame_.reset();
  renderer_.reset();
}

render::Viewport Viewport::device_viewport() const {
  const auto ratio = static_cast<float>(devicePixelRatioF());
  return {std::max(1, qRound(width() * devicePixelRatioF())), std::max(1, qRound(height() * devicePixelRatioF())), ratio,
          most_points()};
}

std::size_t Viewport::most_points() const { return resting_ ? point_budget_.limit_at_rest() : point_budget_.limit(); }

void Viewport::rest() {
  if (frames_wanted_ > 0) return;
  resting_ = true;
  surface_->request_picture();
}

float Viewport::aspect() const { return static_cast<float>(std::max(1, width())) / static_cast<float>(std::max(1, height())); }

void Viewport::paint(unsigned framebuffer) {
  if (painting_ || failed_ || !renderer_) return;
  painting_ = true;
  if (input_.flying()) {
    render::Camera camera = model_->viewer().camera();
    input_.fly(camera);
    model_->viewer().set_camera(camera);
  }
  const Stopwatch watch;
  const bool drawn = model_.attempt([&] { draw_scene(framebuffer); });
  const bool more = draw_overlay() && drawn;
  if (!drawn) frames_wanted_ = 0;  // tried again at the next change, not in a loop
  frame_ms_ = watch.ms();
  if (drawn && !resting_) point_budget_.drew(largest_count(frame_->have()), frame_ms_);
  note_frame();
  painting_ = false;
  after_frame(more);
}

void Viewport::draw_scene(unsigned framebuffer) {
  if (!model_->viewer().result()) {
    render::Scene nothing;
    nothing.theme = empty_theme_;
    nothing.show_grid = nothing.show_axes = nothing.show_scale_bar = false;
    renderer_->draw(nothing, *frame_, render::Camera{.planar = true}, device_viewport(), framebuffer);
    return;
  }
  const bool exact = present();
  renderer_->draw(model_->viewer().scene(), *frame_, model_->viewer().camera(), device_viewport(), framebuffer);
  if (exact && refinement_.advance(model_->viewer().pass_count(model_->viewer().step())))
    frames_wanted_ = std::max(frames_wanted_, 2);
}

bool Viewport::present() {
  const render::Viewport size = device_viewport();
  const auto result = model_->viewer().result();
  const std::size_t step = model_->viewer().step();
  const bool supersedes =
      refinement_.look_at({result, step, model_->document().view(), model_->viewer().camera(), size.width, size.height});
  const Request request = model_->viewer().request(step, size.width, size.height, refinement_.pass());
  const bool exact = presenter_->update(*frame_, result, request, model_->document().view(), supersedes);
  if (presenter_->picture()) model_->viewer().picture_shown(presenter_->picture(), presenter_->view());
  return exact;
}

bool Viewport::draw_overlay() {
  if (!overlay_shown_ || !model_->document().workspace()) return false;
  const render::Viewport size = device_viewport();
  return overlay_->draw({size.width, size.height, size.scale, static_cast<double>(clock_.elapsed()) / second_ms, frame_ms_,
                         presenter_->last_ms(), most_points(), point_budget_.limit(), selection_on_screen()});
}

std::optional<std::array<float, 2>> Viewport::selection_on_screen() const {
  if (!selection_point_ || !model_->viewer().result()) return {};
  const render::Camera& camera = model_->viewer().camera();
  const glm::vec4 clip = camera.clip_from_view(aspect(), model_->viewer().scene().box) * camera.view_from_world() *
                         glm::vec4(*selection_point_, 1);
  if (clip.w <= 0) return {};
  return std::array{(clip.x / clip.w + 1) / 2 * static_cast<float>(width()),
                    (1 - clip.y / clip.w) / 2 * static_cast<float>(height())};
}

float Viewport::covered_left() const {
  const auto panel = overlay_->geometry().find("panel.pinned");
  if (!overlay_shown_ || panel == overlay_->geometry().end()) return 0;
  return std::clamp((panel->second.x + panel->second.width) / static_cast<float>(std::max(1, width())), 0.0f, 0.4f);
}

/// By the times in the upper right one. Their width follows their digits, and the picture should not: so a fixed one.
float Viewport::covered_corner() const {
  constexpr float times_px = 170;
  if (!overlay_shown_ || !overlay_->geometry().contains("hud")) return 0;
  return std::min(times_px / static_cast<float>(std::max(1, width())), 0.4f);
}

void Viewport::note_frame() {
  ++frame_count_;
  frame_times_.push_back(clock_.elapsed());
  while (frame_times_.front() < frame_times_.back() - second_ms) frame_times_.pop_front();
}

void Viewport::after_frame(bool more) {
  if (failed_) return;
  frames_wanted_ = std::max(frames_wanted_ - 1, more || input_.flying() ? 1 : 0);
  if (frames_wanted_ > 0)
    surface_->request_picture();
  else if (!resting_ && most_points() > 0 && largest_count(frame_->have()) > most_points())
    rest_.start();
  // Listeners run after the painting, not within it.
  QMetaObject::invokeMethod(
      this, [this] { model_->viewer().set_shape(aspect(), covered_left(), covered_corner()); }, Qt::QueuedConnection);
  QMetaObject::invokeMethod(this, &Viewport::frame_drawn, Qt::QueuedConnection);
}

int Viewport::frames_per_second() const {
  if (frame_times_.empty() || clock_.elapsed() - frame_times_.back() > second_ms / 2) return 0;
  return static_cast<int>(frame_times_.size());
}

void Viewport::show_overlay(bool shown) {
  if (list_open()) close_list();
  overlay_shown_ = shown;
  request_frames();
}

void Viewport::draw_image(const render::ImageOptions& options, std::size_t step,
                          const std::function<void(std::optional<render::Image>)>& done) {
  const auto result = model_->viewer().result();
  if (!result || !renderer_) throw Error(ErrorKind::invalid_argument, "there is no picture yet", "open some data first");
  const Request request = model_->viewer().request(step, options.width, options.height, model_->viewer().pass_count(step));
  // A frame of its own: the one on screen may be a step behind. Called on the stage's thread, where the widget may go at any
  // moment: whether it is there is asked on its own thread, which is the application's.
  const auto later = [alive = QPointer(this)](const std::function<void()>& work) {
    QMetaObject::invokeMethod(
        qApp,
        [alive, work] {
          if (alive) work();
        },
        Qt::QueuedConnection);
  };
  model_->viewer().stage().ask(
      Stage::Question::image, result,
      [this, later, request, options, camera = model_->viewer().camera(), done](Presentation& presentation,
                                                                                RunContext& context) {
        std::optional<MadeFrame> made;
        std::optional<Message> failure;
        try {
          made = make_frame(presentation, request, {}, context);
        } catch (const Cancelled&) {
          throw;
        } catch (...) {
          failure = current_error();
        }
        later([this, options, camera, done, made, failure] {
          if (failure) model_->log().say(failure->severity, failure->text, failure->hint);
          done(made ? draw_made(*made, options, camera) : std::nullopt);
        });
      },
      [later, done] { later([done] { done(std::nullopt); }); });
}

std::optional<render::Image> Viewport::draw_made(const MadeFrame& made, const render::ImageOptions& options,
                                                 const render::Camera& camera) {
  std::optional<render::Image> image;
  if (!renderer_ || made.picture->result != model_->viewer().result()) return image;  // what it was a picture of has gone
  model_.attempt([&] {
    surface_->make_current();
    render::GlFrame frame(interop_->mode);
    frame.upload(*made.frame);
    image = renderer_->image(model_->viewer().scene(*made.picture), frame, camera, options);
  });
  return image;
}

void Viewport::click_beside_elements(glm::dvec2 pixel) {
  const render::View view = view_of(model_->viewer().scene());
  const render::Camera& camera = model_->viewer().camera();
  constexpr double far_depth = 0.5;
  const glm::vec3 there = view.world(pixel, far_depth);
  const glm::vec3 eye = view.parallel() ? there - camera.forward() * (2 * camera.distance) : camera.eye();
  model_.attempt([&] { model_->viewer().click(eye, view.parallel() ? camera.forward() : glm::normalize(there - eye)); });
}

void Viewport::pick(QPointF position, bool center, bool on_handle) {
  const auto result = model_->viewer().result();
  if (!result || !renderer_) return;
  surface_->make_current();
  const double ratio = devicePixelRatioF();
  render::Viewport seen = device_viewport();
  seen.most_points = point_budget_.limit_at_rest();  // what was aimed at before the press asked for a quicker frame
  const auto hit = renderer_->pick(model_->viewer().scene(), *frame_, model_->viewer().camera(), seen,
                                   qRound(position.x() * ratio), qRound(position.y() * ratio));
  if (!hit) {
    model_->viewer().select(std::nullopt);
    if (on_handle) return;
    return click_beside_elements({position.x() * ratio, position.y() * ratio});
  }
  selection_point_ = hit->position;
  model_->viewer().select(Pick{hit->layer, hit->element});
  if (center) {
    render::Camera camera = model_->viewer().camera();
    camera.target = hit->position;
    camera.distance *= 0.5f;
    model_->viewer().set_camera(camera);
  }
}

}  // namespace ws::app
