// Drawing: on request only, into the framebuffer that the surface names at that moment.
// SPDX-License-Identifier: MIT
#include "app/window/viewport/viewport.h"

#include "app/session/messages.h"
#include "app/session/stage/scene_state.h"
#include "app/window/files/made_frame.h"
#include "compute/core/device/profiler.h"

#include <QApplication>
#include <QPointer>
#include <QResizeEvent>

#include <limits>

#include "app/window/format.h"
#include "app/window/timing/watchdog.h"
#include "app/window/viewport/picture_notes.h"
#include "app/window/viewport/pointing.h"
#include "app/window/widgets/spoken_step.h"
#include "compute/core/words/told.h"

namespace ws::app {

namespace {

constexpr qint64 second_ms = 1000;
constexpr int rest_after_ms = 300;
constexpr int content_wait_ms = 40, result_wait_ms = 12, settling_ms = 60;

/// Of a frame's buffers: what makes drawing long.
std::size_t largest_count(const FrameLayout& layout) {
  std::size_t most = 0;
  for (const TargetLayout& target : layout) most = std::max(most, target.count);
  return most;
}

/// A picture that is kept has the line, but not what it is held by.
render::Scene without_divider(render::Scene scene) {
  std::erase_if(scene.handles, [](const render::Handle& handle) { return handle.is_divider; });
  return scene;
}

}  // namespace

Viewport::Viewport(SessionModel& model, QWidget* parent) : QWidget(parent), model_(model) {
  const auto later = [this](std::function<void()> work) {
    QMetaObject::invokeMethod(this, std::move(work), Qt::QueuedConnection);
  };
  overlay_ = std::make_unique<Overlay>(model.session(), later);
  overlay_->on_menu([this](const std::string& parameter) { Q_EMIT parameter_menu_wanted(QString::fromStdString(parameter)); });
  overlay_->on_words([](std::string_view text) { return overlay_words(text).toStdString(); });
  setObjectName("viewport");
  setAccessibleName(tr("Viewport"));
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setMinimumSize(240, 120);
  surface_ = make_drawing_surface(this, {.initialize = [this] { initialize(); },
                                         .release = [this] { release_graphics(); },
                                         .paint = [this](unsigned framebuffer) { paint(framebuffer); },
                                         .shown = [this] { picture_is_shown(); }});
  surface_->widget().setAttribute(Qt::WA_TransparentForMouseEvents);
  rest_.setSingleShot(true);
  rest_.setInterval(rest_after_ms);
  connect(&rest_, &QTimer::timeout, this, &Viewport::rest);
  settling_.setSingleShot(true);
  settling_.setInterval(settling_ms);
  connect(&settling_, &QTimer::timeout, this, [this] { draw_frames(2); });
  overdue_.setSingleShot(true);
  connect(&overdue_, &QTimer::timeout, this, [this] { request_frames(); });
  clock_.start();
  qApp->installEventFilter(this);
  presenter_ = std::make_unique<Presenter>(model.session().viewer().stage(), [this] {
    QMetaObject::invokeMethod(this, &Viewport::show_content, Qt::QueuedConnection);
  });
  make_notes();
  connect(&model, &SessionModel::changed, this, &Viewport::follow);
  model.listen_calmly(this, [this](Change what) {
    if (any(what, Change::workspace | Change::step) && !model_->viewer().playing()) tell_spoken_description(this);
  });
}

QString Viewport::spoken_description() const {
  const Workspace* workspace = model_->document().workspace();
  if (!workspace) return spoken_step(model_);
  return tr("%1. %2. Drag to move the camera, click to inspect")
      .arg(translated(workspace->experiment().info().title), spoken_step(model_));
}

Viewport::~Viewport() {
  presenter_.reset();
  surface_->make_current();
  release_graphics();
  surface_->done_current();
  surface_.reset();
}

void Viewport::follow(Change what) {
  constexpr Change unseen = Change::history | Change::message | Change::job;
  if (!any(what, static_cast<Change>(~static_cast<unsigned>(unseen)))) return;
  if (any(what, Change::result | Change::step | Change::view) && waits_for_content()) return await_content(content_wait_ms);
  // A result that comes at once shows the new values too.
  const bool is_edit = any(what, Change::parameters) && !any(what, Change::result | Change::workspace | Change::view);
  if (is_edit && frames_wanted_ == 0 && model_.session().runner().works()) return await_content(result_wait_ms);
  request_frames();
}

void Viewport::await_content(int most_ms) {
  if (!overdue_.isActive()) overdue_.start(most_ms);
}

void Viewport::request_frames() {
  draw_frames(1);
  if (!settling_.isActive()) settling_.start();
}

void Viewport::show_content() {
  request_frames();
  surface_->draw_requested();
}

void Viewport::draw_frames(int count) {
  overdue_.stop();
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
  notes_->setGeometry(rect());
  request_frames();
}

void Viewport::make_graphics() {
  release_graphics();
  gl_description_ = render::gl_description();
  point_budget_ = PointBudget(render::draws_in_software());
  renderer_ = std::make_unique<render::Renderer>();
  find_interop();
  frame_ = std::make_unique<render::GlFrame>(interop_->mode);
  pair_ = std::make_unique<PairView>(model_->comparison(), interop_->mode, [this] {
    QMetaObject::invokeMethod(this, &Viewport::show_content, Qt::QueuedConnection);
  });
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
  pair_.reset();
  frame_.reset();
  renderer_.reset();
}

render::Viewport Viewport::device_viewport() const {
  const double ratio = devicePixelRatioF();
  return {std::max(1, qRound(width() * ratio)), std::max(1, qRound(height() * ratio)), static_cast<float>(ratio * type_),
          most_points()};
}

std::size_t Viewport::most_points() const { return resting_ ? point_budget_.limit_at_rest() : point_budget_.limit(); }

void Viewport::rest() {
  if (unseen_) return rest_.start();
  if (drawing()) return;  // after that frame the wait begins anew
  resting_ = true;
  frames_wanted_ = 1;
  surface_->request_picture();
}

render::Viewport Viewport::picture_viewport() const {
  render::Viewport picture = device_viewport();
  picture.width = PairView::width_of_each(model_.session().comparison(), picture.width, picture.scale);
  return picture;
}

QSize Viewport::picture_size() const {
  return {std::max(1, qRound(picture_viewport().width / devicePixelRatioF())), std::max(1, height())};
}

QPointF Viewport::in_picture(QPointF position) const {
  const int each = picture_size().width(), begin_b = width() - each;
  return each < width() && position.x() >= begin_b ? QPointF(position.x() - begin_b, position.y()) : position;
}

render::Scene Viewport::scene() const {
  const Session& session = model_.session();
  return PairView::scene_of_a(session.comparison(), session.viewer().scene(), legends_);
}

float Viewport::aspect() const {
  const QSize size = picture_size();
  return static_cast<float>(size.width()) / static_cast<float>(size.height());
}

void Viewport::paint(unsigned framebuffer) {
  if (painting_ || failed_ || !renderer_) return;
  painting_ = true;
  if (input_.flying()) {
    render::Camera camera = model_->viewer().camera();
    input_.fly(camera);
    model_->viewer().set_camera(camera);
  }
  const Stopwatch watch;
  const auto began = Passage::Clock::now();
  const bool drawn = model_.attempt([&] {
    const ProfilerRange range("draw");
    draw_scene(framebuffer);
  });
  draw_ms_ = watch.ms();
  const bool more = draw_overlay() && drawn;
  if (!drawn) {  // tried again at the next change, not in a loop
    frames_wanted_ = 0;
    settling_.stop();
  }
  frame_ms_ = watch.ms();
  note_passage(drawn ? passage_of(began) : std::nullopt);
  if (drawn && !resting_) point_budget_.drew(largest_count(frame_->have()), frame_ms_);
  note_frame();
  painting_ = false;
  after_frame(more);
}

void Viewport::picture_is_shown() {
  const auto seen = std::exchange(unseen_, std::nullopt);
  if (!seen) return;
  if (seen->passage) tell_passage(*seen->passage);
  // Listeners run after the painting, not within it.
  if (!failed_) QMetaObject::invokeMethod(this, &Viewport::frame_drawn, Qt::QueuedConnection);
}

void Viewport::draw_scene(unsigned framebuffer) {
  is_seen_whole_ = false;
  if (!model_->viewer().result()) {
    render::Scene nothing;
    nothing.theme = empty_theme_;
    nothing.show_grid = nothing.show_axes = nothing.show_scale_bar = false;
    renderer_->draw(nothing, *frame_, render::Camera{.planar = true}, device_viewport(), framebuffer);
    return;
  }
  const bool exact = present();
  const bool has_both = pair_->draw(
      *renderer_, *frame_,
      {model_->viewer(), model_->document().view(), device_viewport(), refinement_.pass(), panels_over_picture(), legends_},
      framebuffer);
  // Flipping to B alone and back moves nothing, nor does another B that is still on its way.
  const Comparison& comparison = model_->comparison();
  if (has_both && comparison.mode())
    model_->viewer().show_beside(pair_->shown().picture(), pair_->shown().view());
  else if (!comparison.mode() && !comparison.is_flipped())
    model_->viewer().show_beside(nullptr, pair_->shown().view());
  if (!has_both) {
    render::Scene scene = PairView::scene_alone(model_->viewer().scene(), legends_);
    scene.panels = panels_over_picture();
    renderer_->draw(scene, *frame_, model_->viewer().camera(), device_viewport(), framebuffer);
  }
  const bool refines = exact && refinement_.advance(model_->viewer().pass_count(model_->viewer().step()));
  if (refines) frames_wanted_ = std::max(frames_wanted_, 2);
  const bool has_all = resting_ || most_points() == 0 || largest_count(frame_->have()) <= most_points();
  is_seen_whole_ = !has_both && exact && !refines && has_all;
}

bool Viewport::waits_for_content() {
  const bool may_ask = renderer_ && !painting_ && !failed_ && model_->viewer().result() && !model_->comparison().mode();
  if (!may_ask || !surface_->widget().isVisible()) return false;
  try {
    return !ask_for_content() && frames_wanted_ == 0;
  } catch (const std::exception&) {
    return false;  // painting comes to the same, and says so
  }
}

bool Viewport::ask_for_content() {
  const render::Viewport size = picture_viewport();
  const auto result = model_->viewer().result();
  const std::size_t step = model_->viewer().step();
  const bool supersedes =
      refinement_.look_at({result, step, model_->document().view(), model_->viewer().camera(), size.width, size.height});
  const Request request = model_->viewer().request(step, size.width, size.height, refinement_.pass());
  return presenter_->ask(*frame_, result, request, model_->document().view(), supersedes, model_->viewer().mark());
}

bool Viewport::present() {
  presenter_->take(*frame_);
  const bool exact = ask_for_content();
  if (presenter_->picture()) model_->viewer().picture_shown(presenter_->picture(), presenter_->view(), presenter_->changes());
  return exact;
}

std::optional<Passage> Viewport::passage_of(Passage::Clock::time_point began) {
  const Viewer& viewer = model_->viewer();
  const bool is_shown = presenter_->picture() && presenter_->picture()->result == viewer.result();
  if (!is_shown || std::exchange(seen_revision_, viewer.result_revision()) == viewer.result_revision()) return std::nullopt;
  Passage passage = viewer.passage();
  for (const Milestone milestone : {Milestone::wanted, Milestone::writing, Milestone::written})
    passage[milestone] = presenter_->passage().at[static_cast<std::size_t>(milestone)];
  passage[Milestone::painting] = began;
  passage.come_by(Milestone::painted);
  return passage;
}

void Viewport::note_passage(std::optional<Passage> passage) {
  if (!passage && unseen_) passage = std::move(unseen_->passage);  // of a picture that this one takes the place of
  unseen_ = Unseen{std::move(passage)};
}

void Viewport::tell_passage(Passage passage) {
  QMetaObject::invokeMethod(
      this,
      [this, passage]() mutable {
        passage.come_by(Milestone::seen);
        Q_EMIT edit_seen(passage);
      },
      Qt::QueuedConnection);
}

bool Viewport::draw_overlay() {
  if (!draws_overlay()) return false;
  const ProfilerRange range("interface");
  const render::Viewport size = device_viewport();
  const auto split = split_.parts();
  OverlayFrame frame;
  frame.width = size.width;
  frame.height = size.height;
  frame.picture_width = picture_viewport().width;
  frame.ratio = static_cast<float>(devicePixelRatioF());
  frame.type = type_;
  frame.seconds = static_cast<double>(clock_.elapsed()) / second_ms;
  frame.map_ms = presenter_->last_ms();
  frame.draw_ms = split ? split->draw_ms : draw_ms_;
  frame.interface_ms = split ? split->interface_ms : frame_ms_ - draw_ms_;
  if (split) frame.idle_ms = split->idle_ms;
  frame.memory_peak = model_.memory_peaks().rate(model_->runner().run_record().backend);
  frame.most_points = most_points();
  frame.most_points_moving = point_budget_.limit();
  frame.sliders_are_folded = sliders_folded();
  frame.reasons_are_seen = inspector_is_seen_ || explain_is_seen_;
  frame.selection = selection_on_screen();
  if (!measures()) frame.outline = outline_on_screen();
  frame.handles = handles_on_screen();
  if (frame.selection) frame.looked_at = looked_at();
  return overlay_->draw(frame);
}

/// A measurement stands in its place.
std::optional<std::array<float, 2>> Viewport::selection_on_screen() const {
  const auto place = model_->viewer().selection_place();
  if (measures() || !place || !model_->viewer().result()) return {};
  const render::Camera& camera = model_->viewer().camera();
  const glm::vec4 clip =
      camera.clip_from_view(aspect(), model_->viewer().scene().box) * camera.view_from_world() * glm::vec4(*place, 1);
  if (clip.w <= 0) return {};
  return std::array{(clip.x / clip.w + 1) / 2 * static_cast<float>(picture_size().width()),
                    (1 - clip.y / clip.w) / 2 * static_cast<float>(height())};
}

std::vector<std::array<float, 2>> Viewport::handles_on_screen() const {
  if (!model_->viewer().picture() || model_->comparison().is_flipped()) return {};
  const render::Scene scene = model_->viewer().scene();
  const render::View view = view_of(scene);
  std::vector<std::array<float, 2>> places;
  for (const render::Handle& handle : scene.handles) {
    if (!handle.is_drawn && handle.id != handle_) continue;
    const auto at = pixel_of(handle, view);
    if (!at || at->x > view.width) continue;  // which lies in B's picture
    const glm::vec2 place = *at / double(devicePixelRatioF());
    places.push_back({place.x, place.y});
  }
  return places;
}

/// Of each line what lies before the eye.
std::vector<std::array<float, 4>> Viewport::outline_on_screen() const {
  constexpr float nearest = 1e-3f;  // in parts of the distance to what is looked at
  const render::Camera& camera = model_->viewer().camera();
  const float front = camera.planar || camera.orthographic ? 0 : nearest * camera.distance;
  const glm::mat4 clip_from_world = camera.clip_from_view(aspect(), model_->viewer().scene().box) * camera.view_from_world();
  const glm::vec2 half = 0.5f * glm::vec2(picture_size().width(), height());
  const auto pixel = [&](const glm::vec4& clip) { return half * glm::vec2(1 + clip.x / clip.w, 1 - clip.y / clip.w); };
  std::vector<std::array<float, 4>> lines;
  for (const auto& [from, to] : model_->viewer().selection_outline()) {
    glm::vec4 a = clip_from_world * glm::vec4(from, 1), b = clip_from_world * glm::vec4(to, 1);
    if (a.w < b.w) std::swap(a, b);
    if (a.w <= front) continue;
    if (b.w <= front) b = glm::mix(a, b, (a.w - front) / (a.w - b.w));
    const glm::vec2 begin = pixel(a), end = pixel(b);
    lines.push_back({begin.x, begin.y, end.x, end.y});
  }
  return lines;
}

/// As they were drawn last. What hangs open or follows the pointer is not among them.
std::vector<render::Scene::Panel> Viewport::panels_over_picture() const {
  std::vector<render::Scene::Panel> panels;
  if (!draws_overlay()) return panels;
  for (const char* name : {"panel.pinned", "panel.folded", "hud"})
    if (const auto at = overlay_->geometry().find(name); at != overlay_->geometry().end())
      panels.push_back({at->second.x, at->second.y, at->second.width, at->second.height});
  return panels;
}

std::vector<Cover> Viewport::covers_of_picture() const {
  static const std::map<std::string, OverlayRect> none;
  return covers_of(overlay_shown_ ? overlay_->geometry() : none, scenes_seen(), picture_size() / type_);
}

std::vector<render::Scene> Viewport::scenes_seen() const {
  const Viewer& viewer = model_.session().viewer();
  return viewer.result() && pair_ ? pair_->seen(scene(), viewer, legends_) : std::vector<render::Scene>();
}

std::vector<OverlayRect> Viewport::looked_at() const {
  const QSize size = picture_size() / type_;
  const glm::dvec2 picture{size.width(), size.height()};
  std::vector<OverlayRect> all;
  const auto add = [&](const render::Area& area) {
    const glm::vec2 low = area.low * picture, extent = area.size() * picture;
    all.push_back({low.x, low.y, extent.x, extent.y});
  };
  const std::vector<render::Scene> scenes = scenes_seen();
  for (const Cover& cover : furniture_covers(scenes, picture)) add(cover.area);
  const render::Camera& camera = model_.session().viewer().camera();
  for (const render::Scene& scene : scenes) {
    for (const render::Area& area : data_seen(scene, camera, aspect())) add(area);
    if (!scene.planar) continue;
    for (const render::Area& area : words_seen(scene, camera, picture, std::numeric_limits<double>::infinity())) add(area);
  }
  return all;
}

void Viewport::note_frame() {
  ++frame_count_;
  const auto* watched = dynamic_cast<WatchedApplication*>(QCoreApplication::instance());
  split_.note(static_cast<double>(clock_.nsecsElapsed()) / 1e6, draw_ms_, watched ? watched->busy_ms() : 0);
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
  QMetaObject::invokeMethod(
      this,
      [this] {
        if (!model_->comparison().is_flipped()) stand_beside_covers();  // to B and back, nothing moves
      },
      Qt::QueuedConnection);
}

void Viewport::stand_beside_covers() {
  constexpr QSizeF small{400, 200};
  constexpr float most_of_its_size = 0.9f;  // that the data of a small picture keep beside a legend
  Viewer& viewer = model_->viewer();
  const QSizeF size = QSizeF(picture_size()) / type_;
  const auto height = static_cast<float>(size.height());
  const bool is_small = size.width() < small.width() || size.height() < small.height();
  const bool is_side = model_->comparison().mode() == CompareMode::side, may_fold = is_side || is_small;
  const float least_share = is_small ? most_of_its_size : 0;
  const PairView::Legends before = legends_;
  // Steps that play, and values that are dragged, change what is in the legends: they do not fold and unfold meanwhile.
  if (!may_fold || !(viewer.playing() || model_->document().editing())) legends_ = PairView::Legends::whole;
  std::vector<Cover> covers = covers_of_picture();
  if (may_fold && legends_ == PairView::Legends::whole &&
      ((is_side && is_small) || !viewer.has_room_for_furniture(aspect(), covers, height, least_share))) {
    legends_ = PairView::Legends::folded;
    covers = covers_of_picture();
  }
  viewer.set_shape(aspect(), std::move(covers), height);
  if (legends_ != before) request_frames();
}

int Viewport::frames_per_second() const {
  if (frame_times_.empty() || clock_.elapsed() - frame_times_.back() > second_ms / 2) return 0;
  return static_cast<int>(frame_times_.size());
}

void Viewport::set_type(float times) {
  if (std::exchange(type_, times) == times) return;
  if (list_open()) close_list();
  request_frames();
}

void Viewport::show_overlay(bool shown) {
  if (list_open()) close_list();
  overlay_shown_ = shown;
  request_frames();
}

/// Where two are compared, of each.
render::ImageOptions Viewport::options_of_each(const render::ImageOptions& options) const {
  const Comparison& comparison = model_.session().comparison();
  render::ImageOptions each = options;
  if (comparison.mode() || comparison.is_flipped())
    each.width = PairView::width_of_each(comparison, options.width, options.scale);
  return each;
}

render::Camera Viewport::camera_for_file(const render::ImageOptions& options) const {
  render::check_image(options);
  const Session& session = model_.session();
  const render::ImageOptions each = options_of_each(options);
  render::Scene a = PairView::scene_of_a(session.comparison(), session.viewer().scene(), PairView::Legends::whole);
  const std::vector<render::Scene> scenes =
      pair_ ? pair_->seen(std::move(a), session.viewer(), PairView::Legends::whole) : std::vector{std::move(a)};
  return session.viewer().camera_for_file(scenes, each.width, each.height, each.scale);
}

void Viewport::draw_image(const render::ImageOptions& options, std::size_t step, const render::Camera& camera,
                          const std::function<void(std::optional<render::Image>)>& done) {
  render::check_image(options);
  if (!model_->viewer().result() || !renderer_)
    throw Error(ErrorKind::invalid_argument, said("there is no picture yet"), said("open some data first"));
  // Frames of their own: those on screen may be a step behind.
  const Comparison& comparison = model_->comparison();
  const bool has_b = comparison.mode() || comparison.is_flipped();
  const render::ImageOptions each = options_of_each(options);
  const Request of_b =
      has_b ? comparison.request(step, camera, each.width, each.height, model_->viewer().pass_count(step)) : Request{};
  ask_for_frame(model_, model_->viewer().request_from(camera, step, each.width, each.height),
                [alive = QPointer(this), options, each, camera, has_b, of_b, result_of_b = comparison.result(),
                 done](const std::optional<MadeFrame>& a) {
                  if (!alive) return;
                  if (!a) return done(std::nullopt);
                  if (!has_b || alive->model_->comparison().result() != result_of_b)  // which went, or became another
                    return done(alive->draw_a(*a, PairView::Legends::whole, each, camera));
                  const auto with_b = [alive, options, camera, a = *a, done](const std::optional<MadeFrame>& b) {
                    if (alive) done(b ? alive->draw_both(a, *b, options, camera) : std::nullopt);
                  };
                  ask_for_frame(alive->model_, of_b, with_b, FrameOf::b);
                });
}

render::Scene Viewport::scene_of_a(const MadeFrame& made, PairView::Legends legends) const {
  const Session& session = model_.session();
  render::Scene scene = session.viewer().scene(*made.picture, made.changes.get());
  return without_divider(PairView::scene_of_a(session.comparison(), std::move(scene), legends));
}

render::Scene Viewport::scene_of_b(const MadeFrame& made, PairView::Legends legends) const {
  const Session& session = model_.session();
  return without_divider(PairView::scene_of_b(session.comparison(), session.viewer().scene(*made.picture), legends));
}

std::optional<render::Image> Viewport::draw_a(const MadeFrame& made, PairView::Legends legends,
                                              const render::ImageOptions& options, const render::Camera& camera) {
  std::optional<render::Image> image;
  model_.attempt([&] { image = draw_frame(*made.frame, scene_of_a(made, legends), camera, options); });
  return image;
}

/// Folded where the file's shape leaves them no room beside the data.
PairView::Legends Viewport::legends_in_file(const MadeFrame& a, const MadeFrame& b, const render::ImageOptions& each,
                                            const render::Camera& camera) const {
  if (model_.session().comparison().mode() != CompareMode::side) return PairView::Legends::whole;
  const std::vector<render::Scene> scenes{scene_of_a(a, PairView::Legends::whole), scene_of_b(b, PairView::Legends::whole)};
  const std::vector<Cover> covers = furniture_covers(scenes, glm::dvec2(each.width, each.height) / double(each.scale));
  const float aspect = static_cast<float>(each.width) / static_cast<float>(each.height);
  const bool is_free = std::none_of(scenes.begin(), scenes.end(),
                                    [&](const render::Scene& scene) { return lie_over(covers, scene.box, camera, aspect); });
  return is_free ? PairView::Legends::whole : PairView::Legends::folded;
}

std::optional<render::Image> Viewport::draw_both(const MadeFrame& a, const MadeFrame& b, const render::ImageOptions& options,
                                                 const render::Camera& camera) {
  const Comparison& comparison = model_->comparison();
  render::ImageOptions each = options;
  each.width = PairView::width_of_each(comparison, options.width, options.scale);
  // Where what is seen has changed meanwhile, it is what is seen now.
  if (!comparison.mode() && !comparison.is_flipped()) return draw_a(a, PairView::Legends::whole, each, camera);
  std::optional<render::Image> both;
  model_.attempt([&] {
    const PairView::Legends legends = legends_in_file(a, b, each, camera);
    const render::Scene scene = scene_of_b(b, legends);
    const auto image_b = draw_frame(*b.frame, scene, camera, each);
    if (!image_b || comparison.is_flipped()) return void(both = image_b);
    const auto image_a = draw_frame(*a.frame, scene_of_a(a, legends), camera, each);
    if (image_a) both = PairView::composed(comparison, *image_a, *image_b, options, scene.theme);
  });
  return both;
}

std::optional<render::Image> Viewport::draw_frame(const HostFrame& content, const render::Scene& scene,
                                                  const render::Camera& camera, const render::ImageOptions& options) {
  if (!renderer_) return std::nullopt;
  surface_->make_current();
  render::GlFrame frame(interop_->mode);
  frame.upload(content);
  return renderer_->image(scene, frame, camera, options);
}

std::optional<render::Image> Viewport::small_picture(QSize room) {
  const Viewer& viewer = model_->viewer();
  const Comparison& comparison = model_->comparison();
  const bool is_drawn = is_seen_whole_ && renderer_ && presenter_->picture() == viewer.picture();
  if (!is_drawn || !viewer.result() || !viewer.picture() || !viewer.shows_the_present() || comparison.mode() ||
      comparison.is_flipped())
    return std::nullopt;
  try {
    surface_->make_current();
    return renderer_->last_made_small(room.width(), room.height());
  } catch (const Error&) {  // what is wrong is said where the picture itself is drawn
    return std::nullopt;
  }
}

void Viewport::click_beside_elements(glm::dvec2 pixel) {
  const Workspace::Sight sight = sight_through(pixel);
  model_.attempt([&] { model_->viewer().click(sight.eye, sight.direction); });
}

std::optional<render::PickHit> Viewport::pick_at(QPointF where, std::size_t most_points) {
  if (!model_->viewer().result() || !renderer_ || !frame_) return std::nullopt;
  const render::Scene scene = model_->viewer().scene();
  if (std::none_of(scene.layers.begin(), scene.layers.end(), [](const auto& layer) { return layer.visible && layer.pickable; }))
    return std::nullopt;
  surface_->make_current();
  const QPointF position = in_picture(where);
  const double ratio = devicePixelRatioF();
  render::Viewport seen = picture_viewport();
  seen.most_points = most_points;
  return renderer_->pick(scene, *frame_, model_->viewer().camera(), seen, qRound(position.x() * ratio),
                         qRound(position.y() * ratio));
}

void Viewport::pick(QPointF where, bool center, bool on_handle) {
  if (!model_->viewer().result() || !renderer_) return;
  const double ratio = devicePixelRatioF();
  const QPointF position = in_picture(where);
  // What was aimed at before the press asked for a quicker frame.
  const auto hit = pick_at(where, point_budget_.limit_at_rest());
  if (!hit) {
    model_->viewer().select(std::nullopt);
    if (on_handle) return;
    return click_beside_elements({position.x() * ratio, position.y() * ratio});
  }
  model_->viewer().select(Pick{hit->layer, hit->element}, hit->position);
  if (center) {
    render::Camera camera = model_->viewer().camera();
    camera.target = hit->position;
    camera.distance *= 0.5f;
    model_->viewer().set_camera(camera);
  }
}

}  // namespace ws::app
