// The one widget with OpenGL: draws the session's scene and the overlay, and turns pointer and keys into camera moves.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/overlay/overlay.h"
#include "app/session/stage/point_budget.h"
#include "app/session/stage/presenter.h"
#include "app/session/stage/refinement.h"
#include "app/window/session_model.h"
#include "app/window/timing/frame_split.h"
#include "app/window/viewport/drawing_surface.h"
#include "app/window/viewport/pair_view.h"
#include "app/window/viewport/picture_covers.h"
#include "app/window/viewport/viewport_input.h"
#include "app/window/widgets/spoken.h"
#include "render/renderer.h"
#include "render/scene/view.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <deque>
#include <utility>

namespace ws::app {

class PictureNotes;
class Pointing;

class Viewport : public QWidget, public SpokenPicture {
  Q_OBJECT

 public:
  explicit Viewport(SessionModel& model, QWidget* parent = nullptr);
  ~Viewport() override;

  /// One at once, and two a moment later: what auto-sized panels of the overlay need to settle. Drawn at once these would hold
  /// up what comes next. Nothing is drawn without a request.
  void request_frames();

  /// From where a picture for a file is seen: of several that belong together, the first one is asked about. Throws Error.
  [[nodiscard]] render::Camera camera_for_file(const render::ImageOptions& options) const;
  /// Calls `done` with the picture of a step, without overlay, when it has been made: with B's beside it, as they are seen,
  /// where two are compared. Needs a result; throws Error. What fails later becomes a message, and `done` gets nothing.
  void draw_image(const render::ImageOptions& options, std::size_t step, const render::Camera& camera,
                  const std::function<void(std::optional<render::Image>)>& done);

  /// What is on the display, without overlay and words, made small: for lists of what was open. Nothing while that is not the
  /// present step as a whole, or two results are compared.
  [[nodiscard]] std::optional<render::Image> small_picture(QSize room);
  /// Draws a picture of any result, at once. Nothing while there is no OpenGL. Throws Error.
  [[nodiscard]] std::optional<render::Image> draw_frame(const HostFrame& frame, const render::Scene& scene,
                                                        const render::Camera& camera, const render::ImageOptions& options);

  /// Known once the first frame was asked for.
  [[nodiscard]] const std::optional<render::InteropVerdict>& interop() const { return interop_; }
  [[nodiscard]] const std::string& gl_description() const { return gl_description_; }
  /// Frames of the last second; 0 when idle.
  [[nodiscard]] int frames_per_second() const;
  [[nodiscard]] long frame_count() const { return frame_count_; }
  /// A frame was asked for and is not yet drawn, or not yet shown.
  [[nodiscard]] bool drawing() const {
    return (frames_wanted_ > 0 || unseen_ || overdue_.isActive() || settling_.isActive()) && renderer_ != nullptr;
  }
  /// The last frame was one with more points than those before, since nothing moved.
  [[nodiscard]] bool resting() const { return resting_ && !drawing(); }
  [[nodiscard]] float aspect() const;
  /// A button was pressed over the picture and is still down: what it was aimed at must not move away below the pointer.
  [[nodiscard]] bool held() const { return owner_ != MouseOwner::none; }

  [[nodiscard]] bool overlay_shown() const { return overlay_shown_; }
  /// There is none as long as nothing is open.
  [[nodiscard]] bool draws_overlay() const { return overlay_shown_ && model_.session().document().workspace(); }
  void show_overlay(bool shown);
  /// How many times as large as usual the type is, and what else is sized by it: words, controls, handles. For lectures.
  void set_type(float times);
  [[nodiscard]] float type() const { return type_; }
  [[nodiscard]] Overlay& overlay() { return *overlay_; }
  /// The panel of sliders is a strip: as it was chosen last, else where it would cover too much of a small picture.
  [[nodiscard]] bool sliders_folded() const;
  void fold_sliders(bool folded);
  /// While it measures, clicks take places. See Pointing.
  [[nodiscard]] bool measures() const;
  void measure(bool on);
  /// For the clipboard; empty while nothing is measured.
  [[nodiscard]] QString measured() const;
  /// Says the step in words over the picture: for when the timeline, which says it too, is hidden.
  void tell_step(bool on);
  /// What panels tell of the picked thing is not told beside it: neither all of its values, nor which key says why it is so.
  void set_inspector_seen(bool seen);
  void set_explain_seen(bool seen);
  /// Where a handle of the scene is, in the widget's coordinates.
  [[nodiscard]] std::optional<QPointF> handle_position(const std::string& id) const;
  /// The workspace, the step's sentence, and what can be done here.
  [[nodiscard]] QString spoken_description() const override;
  /// Writes the theme's background while nothing is open.
  void set_empty_theme(const render::Theme& theme) { empty_theme_ = theme; }

 Q_SIGNALS:
  void frame_drawn();  ///< and shown
  /// The display has the first frame that shows a result.
  void edit_seen(const ws::app::Passage& passage);
  void graphics_ready();
  void measuring_changed(bool on);
  /// It is no longer held.
  void let_go();
  /// See Pointing.
  void read(const QString& line);
  /// A control over the picture was right-clicked.
  void parameter_menu_wanted(const QString& parameter);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void leaveEvent(QEvent* event) override;
  bool focusNextPrevChild(bool next) override;

 private:
  enum class MouseOwner { none, scene, handle, overlay };

  void initialize();
  void paint(unsigned framebuffer);
  void picture_is_shown();
  void show_content();  ///< what was asked for has come
  void make_graphics();
  void release_graphics();
  void find_interop();
  void draw_scene(unsigned framebuffer);
  void follow(Change what);
  void draw_frames(int count);
  /// Draws when it has come, or without it after that time.
  void await_content(int most_ms);
  /// Asks for what the buffers lack of what is looked at. True when they lack nothing.
  bool ask_for_content();
  /// The same where the picture is painted only once that has come: a frame of the old content would only hold it up.
  [[nodiscard]] bool waits_for_content();
  /// True when the frame shows what is looked at, exactly.
  bool present();
  /// Of the edit whose result is drawn for the first time; else nothing.
  [[nodiscard]] std::optional<Passage> passage_of(Passage::Clock::time_point began);
  void note_passage(std::optional<Passage> passage);
  void tell_passage(Passage passage);
  /// Pictures that are kept, without handles that divide: of A alone, and of what is seen of both. None where that fails, which
  /// is told.
  [[nodiscard]] std::optional<render::Image> draw_a(const MadeFrame& made, PairView::Legends legends,
                                                    const render::ImageOptions& options, const render::Camera& camera);
  [[nodiscard]] std::optional<render::Image> draw_both(const MadeFrame& a, const MadeFrame& b,
                                                       const render::ImageOptions& options, const render::Camera& camera);
  [[nodiscard]] render::ImageOptions options_of_each(const render::ImageOptions& options) const;
  [[nodiscard]] render::Scene scene_of_a(const MadeFrame& made, PairView::Legends legends) const;
  [[nodiscard]] render::Scene scene_of_b(const MadeFrame& made, PairView::Legends legends) const;
  /// Whether legends are whole or folded in a file of two pictures beside each other, `each` of such a size.
  [[nodiscard]] PairView::Legends legends_in_file(const MadeFrame& a, const MadeFrame& b, const render::ImageOptions& each,
                                                  const render::Camera& camera) const;
  bool draw_overlay();
  [[nodiscard]] std::vector<Cover> covers_of_picture() const;
  [[nodiscard]] std::vector<render::Scene> scenes_seen() const;
  [[nodiscard]] QPoint beside_sliders(QPoint upper_left) const;
  [[nodiscard]] std::vector<OverlayRect> looked_at() const;
  /// Has the camera stand beside what covers the picture; legends beside each other that find no room are folded.
  void stand_beside_covers();
  [[nodiscard]] std::vector<render::Scene::Panel> panels_over_picture() const;
  /// Called when nothing has moved for a while: asks for a frame with more points.
  void rest();
  [[nodiscard]] std::size_t most_points() const;
  void note_frame();
  void after_frame(bool more);
  /// `on_handle`: a click on what can be dragged only selects.
  void pick(QPointF where, bool center, bool on_handle = false);
  void release_owner();
  void click_beside_elements(glm::dvec2 pixel);
  void make_notes();
  void arrange_notes();
  [[nodiscard]] Workspace::Sight sight_through(glm::dvec2 pixel) const;
  [[nodiscard]] Pointed sight_at(QPointF at) const;
  /// Draws a few pixels to find out; `precisely`: of all points that a frame at rest has.
  [[nodiscard]] Pointed pointed_at(QPointF at, bool precisely);
  [[nodiscard]] std::optional<render::PickHit> pick_at(QPointF at, std::size_t most_points);
  [[nodiscard]] render::View view_of(const render::Scene& scene) const;
  [[nodiscard]] std::optional<std::string> handle_under(QPointF position) const;
  [[nodiscard]] bool drags_a_value() const;  ///< by one of the scene's handles
  void drag_handle(QPointF where);
  [[nodiscard]] bool overlay_covers(QPointF at) const;
  /// What lies there is read out, where no panel lies over it.
  void point_at(QPointF at);
  void send_key(QKeyEvent* event, bool down);
  [[nodiscard]] bool list_open() const { return overlay_shown_ && overlay_->list_open(); }
  void close_list();
  [[nodiscard]] render::Viewport device_viewport() const;
  /// The part of it that A's picture has: all, or the left half beside B's.
  [[nodiscard]] render::Viewport picture_viewport() const;
  /// The same in the widget's coordinates.
  [[nodiscard]] QSize picture_size() const;
  /// A place in B's half means the same place in A's.
  [[nodiscard]] QPointF in_picture(QPointF position) const;
  /// What is shown of A, with what comparing adds to it.
  [[nodiscard]] render::Scene scene() const;
  [[nodiscard]] std::optional<std::array<float, 2>> selection_on_screen() const;
  [[nodiscard]] std::vector<std::array<float, 4>> outline_on_screen() const;
  /// Of those that are drawn, and of the one that was dragged last.
  [[nodiscard]] std::vector<std::array<float, 2>> handles_on_screen() const;

  SessionModel& model_;
  std::unique_ptr<DrawingSurface> surface_;
  std::unique_ptr<Overlay> overlay_;
  std::unique_ptr<render::Renderer> renderer_;
  std::unique_ptr<render::GlFrame> frame_;
  std::unique_ptr<Presenter> presenter_;
  std::unique_ptr<PairView> pair_;  ///< freed with the graphics
  PairView::Legends legends_ = PairView::Legends::whole;
  Refinement refinement_;
  std::optional<render::InteropVerdict> interop_;
  std::string gl_description_;
  PointBudget point_budget_;
  QTimer rest_;
  QTimer settling_;  ///< until the overlay's panels have their size
  QTimer overdue_;   ///< while content is waited for: then it is painted without
  render::Theme empty_theme_;
  ViewportInput input_;
  MouseOwner owner_ = MouseOwner::none;
  std::string handle_;                        ///< the handle that is dragged
  bool handle_refused_ = false;               ///< why it cannot be dragged there was said already
  std::optional<QPointF> handle_pressed_at_;  ///< until the pointer leaves it: then it is a drag, else a click
  std::deque<qint64> frame_times_;
  PictureNotes* notes_ = nullptr;
  Pointing* pointing_ = nullptr;
  std::optional<bool> folded_;  ///< the sliders, as it was chosen
  bool tells_step_ = false, inspector_is_seen_ = false, explain_is_seen_ = false;
  QElapsedTimer clock_;
  FrameSplit split_;
  double frame_ms_ = 0, draw_ms_ = 0;  ///< of the last frame, and of its scene
  int frames_wanted_ = 0;
  /// What was painted and is not yet shown.
  struct Unseen {
    std::optional<Passage> passage;
  };
  std::optional<Unseen> unseen_;
  long frame_count_ = 0;
  std::uint64_t seen_revision_ = 0;  ///< of the result whose edit has been told
  float type_ = 1;
  bool overlay_shown_ = true, painting_ = false, resting_ = false, failed_ = false;
  bool is_seen_whole_ = false;  ///< what was drawn last is A alone, with all its elements and rays
};

}  // namespace ws::app
