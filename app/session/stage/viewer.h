// A result that is looked at: its steps, the picture of one of them, camera, selection, and what the presentation says of it.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/document/document.h"
#include "app/session/framing/framing.h"
#include "app/session/stage/playback.h"
#include "app/session/stage/reading.h"
#include "app/session/stage/stage.h"
#include "app/session/stop/breakpoints.h"
#include "app/session/stop/changes_since.h"
#include "render/scene/scene.h"

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ws::app {

/// Used from the session's thread. What takes time is asked of its stage, and comes as a change. What only session and runner
/// do with it is for the SessionViewer that they hold.
class Viewer {
 public:
  struct Events {
    Mark mark;
    Deliver deliver;
    /// The hash of the result is known, could not be had, or will not come, as another result takes the place of this one: then
    /// it is called before `run_parameters` and `result_hash` are those of the other one.
    std::function<void()> hash_settled;
  };
  Viewer(const Viewer&) = delete;
  Viewer& operator=(const Viewer&) = delete;

  // --- the result ---------------------------------------------------------------------------------------------------
  [[nodiscard]] const std::shared_ptr<const Result>& result() const { return result_; }  ///< null before anything is open
  [[nodiscard]] const std::shared_ptr<const TimelineOutline>& outline() const { return outline_; }  ///< of the timeline
  [[nodiscard]] std::uint64_t result_revision() const { return revision_; }  ///< rises with every new result
  /// Of the whole run whose result is shown; empty where it is that of a preview, a part or a subsample.
  [[nodiscard]] const ParameterSet& run_parameters() const { return run_parameters_; }
  /// Of the result; empty until it is known, a moment after the result of a whole run, and for previews and subsamples.
  [[nodiscard]] const std::string& result_hash() const { return hash_; }
  [[nodiscard]] bool awaits_hash() const { return awaits_hash_; }
  /// Asks for it where it is not known. True until it is, or could not be had.
  bool await_result_hash();
  /// Whether the result is that of a run, or of a part of one: false for the data alone.
  [[nodiscard]] bool shows_a_run() const { return shows_a_run_; }
  /// The result in words. Asks for it where it is not known, and gives those of the result before until it is:
  /// Change::summary says when it has come. Empty while the data alone are shown.
  [[nodiscard]] const std::vector<Property>& summary();
  [[nodiscard]] bool summary_is_known() const { return summary_.is_known && summary_.result == result_; }

  // --- steps: going to one pauses what plays ------------------------------------------------------------------------
  [[nodiscard]] std::size_t step() const { return step_; }
  [[nodiscard]] std::size_t step_count() const { return timeline_ ? timeline_->step_count : 0; }
  [[nodiscard]] const std::shared_ptr<const Timeline>& timeline() const { return timeline_; }  ///< null before anything is open
  void seek(std::size_t step);
  void step_by(std::ptrdiff_t delta);
  void next_event(int direction);
  /// Where playing pauses. Each is named by a condition on steps.
  [[nodiscard]] Breakpoints& breakpoints() { return breakpoints_; }
  [[nodiscard]] const Breakpoints& breakpoints() const { return breakpoints_; }
  /// Goes to the next or the previous step that a breakpoint names; where there is none it stays.
  void next_breakpoint(int direction);
  /// From now on pictures show what changed since the present step, and `changes_since_mark` tells it.
  void mark_step();
  void forget_mark();
  [[nodiscard]] std::optional<std::size_t> marked_step() const;
  /// For frames; null: none is marked. The stage alone looks into it.
  [[nodiscard]] const std::shared_ptr<MarkedStep>& mark() const { return mark_; }
  /// "balls 48 → 40 (−8)": the values of the present step that are others than those of the marked one; then what became of
  /// the picture's elements, where a viewport shows it.
  [[nodiscard]] std::vector<std::string> changes_since_mark() const;
  [[nodiscard]] bool playing() const { return playback_.playing(); }
  void play(bool on);
  /// The steps of data just opened, which nothing asked for yet.
  [[nodiscard]] bool plays_unasked() const { return playback_.plays_unasked(); }
  [[nodiscard]] double speed() const { return playback_.speed(); }  ///< steps per second
  void set_speed(double steps_per_second);
  /// Until a speed is set, and after this, all steps take about twenty seconds, however many there are.
  void choose_speed_by_length();
  [[nodiscard]] bool speed_is_set() const { return speed_is_set_; }
  /// Whether the view asks for motion or a change fades, so that the session is to be told of time although nothing plays.
  [[nodiscard]] bool moves_by_itself() const;

  // --- the picture --------------------------------------------------------------------------------------------------
  /// The one that is shown: of the present step and view, or of those before while the present one is prepared. Null before
  /// anything is open.
  [[nodiscard]] const std::shared_ptr<const Picture>& picture() const { return picture_; }
  /// Whether it is that of the present step and view, or there is none.
  [[nodiscard]] bool shows_the_present() const;
  /// Of that picture, with layer switches, theme and furniture applied.
  [[nodiscard]] render::Scene scene() const;
  /// Of another picture of the result that is open, made with the present view.
  [[nodiscard]] render::Scene scene(const Picture& picture, const ChangesSince* changes = nullptr) const {
    return scene_of(picture, document_.view(), changes);
  }
  /// Where pictures are made. A viewport asks it for frames, and says which it shows: `view` as it was asked for.
  [[nodiscard]] Stage& stage() { return stage_; }
  /// `changes`: what the frame tells of a marked step; null: nothing.
  void picture_shown(std::shared_ptr<const Picture> picture, const ParameterSet& view,
                     std::shared_ptr<const ChangesSince> changes = nullptr);
  /// Another picture that the same camera sees, as the second of a comparison; null: none. What the program chooses then shows
  /// both. Other steps of the same result, asked for with the same view, move nothing.
  void show_beside(const std::shared_ptr<const Picture>& other, const ParameterSet& view);
  /// The way to here of the edit that the shown result is of.
  [[nodiscard]] const Passage& passage() const { return passage_; }
  /// With a viewport, only the viewport asks for pictures; without one they are asked for here.
  void set_has_viewport(bool has);
  /// What `picture` is to be made with, looked at from here.
  [[nodiscard]] Request request(std::size_t step, int width, int height, int pass) const;
  /// Before a picture for a file: as in the viewport, but that no panels lie over it; of another shape so that nothing is cut.
  /// `scenes`: whose furniture is in it. The size is above 0.
  [[nodiscard]] render::Camera camera_for_file(const std::vector<render::Scene>& scenes, int width, int height,
                                               float scale) const;
  /// What a picture is to be made with, looked at from there.
  [[nodiscard]] Request request_from(const render::Camera& camera, std::size_t step, int width, int height) const;
  /// How many passes refine a picture of the step; 0: it is final at once.
  [[nodiscard]] int pass_count(std::size_t step) const;
  /// The plots of the present step and view, as far as they are known. Asks for them where they are not: Change::plots says
  /// when they have come.
  [[nodiscard]] const std::vector<Plot>& plots();

  // --- the camera ---------------------------------------------------------------------------------------------------
  [[nodiscard]] const render::Camera& camera() const { return framing_.camera(); }
  void set_camera(const render::Camera& camera);
  [[nodiscard]] bool has_chosen_camera() const { return !picture_ || framing_.is_chosen(framed()); }
  /// As it is kept: the same, but where the program chose it the one that shows all of a picture that nothing covers.
  [[nodiscard]] render::Camera camera_to_keep() const;
  void frame_all();
  /// The next shape comes of an upper edge that moves: a flat picture stays where it is on the screen, one for which the
  /// program chose the camera as long as it stands well there.
  void keep_place() { keeps_place_ = true; }
  /// See Framing.
  void set_shape(float aspect, std::vector<Cover> covers, float height_px = 0);
  /// Whether the furniture among the covers would have room beside the data in a picture of such a shape.
  [[nodiscard]] bool has_room_for_furniture(float aspect, const std::vector<Cover>& covers, float height_px,
                                            float least_share = 0) const;

  // --- what is pointed at -------------------------------------------------------------------------------------------
  /// Moves one of the scene's handles; its edits are those of a drag (see Document). Throws Error where it cannot go.
  void drag_handle(const std::string& id, glm::vec3 to);
  /// A click beside all elements, along a line of sight. What follows from it comes later, as a change.
  void click(glm::vec3 eye, glm::vec3 direction);
  /// What was clicked in the present picture, and where, or what a text names; `selection` says it as the result calls it at
  /// any step.
  void select(std::optional<Pick> pick, std::optional<glm::vec3> at = {});
  [[nodiscard]] const std::optional<Pick>& selection() const { return selection_; }
  /// Where it is to be marked in the picture; nothing where that is not known.
  [[nodiscard]] std::optional<glm::vec3> selection_place() const;
  /// The lines around it there; none where it is as small as a point, or that is not known.
  [[nodiscard]] std::vector<std::array<glm::vec3, 2>> selection_outline() const;
  /// Moves the camera to the picked thing; without a place, says so.
  void frame_selection();
  /// The same, once its place is known, and only where its outline is out of the picture or too small to be found
  /// in it.
  void see_selection();
  /// In the data's coordinates; nothing where the places of this picture stand for none.
  [[nodiscard]] std::optional<glm::dvec3> data_place(glm::vec3 in_picture) const;
  /// What lies there in the present picture. `then` gets it a moment later, unless another result or, of the same question,
  /// another place has come meanwhile.
  void read(Stage::Question question, const Pointed& at, std::function<void(const Reading&)> then);
  [[nodiscard]] std::vector<Property> inspect_selection() const;
  /// The step that made the selected thing what it is; nothing until that is known.
  [[nodiscard]] std::optional<std::size_t> selection_made_by() const;

  // --- why ----------------------------------------------------------------------------------------------------------
  /// Why the present step was taken. Asks for it where it is not known, and gives that of a step before, of the same result,
  /// until it is: Change::explanation says when it has come. Null: none is known, or the result has nothing to explain.
  [[nodiscard]] std::shared_ptr<const Explanation> explanation();
  [[nodiscard]] bool explanation_is_known() const { return explained_.is_known; }
  /// The same for the selected thing, at a step before until that of the present one is known. Null where there is nothing to
  /// say.
  [[nodiscard]] std::shared_ptr<const Reasons> why_selected();
  /// Whether they are on their way, and none of this thing are known yet.
  [[nodiscard]] bool why_selected_is_awaited() const {
    return selection_ && why_selected_.are_asked_for && !why_selected_.is_known;
  }

 protected:
  Viewer(SessionDocument& document, MessageLog& log, Means means, Events events);
  ~Viewer() = default;

  // --- what session and runner do with it ---------------------------------------------------------------------------
  /// Advances playback and motion by the wall time since the last call; returns seconds until the next call is useful, or a
  /// negative number where nothing plays or moves. While a run is under way, motion waits for its picture.
  double advance(bool run_is_under_way);
  /// Other data are open: shows them alone, or nothing, until a result comes.
  void begin_with(std::optional<Presented> first);
  /// The data were read again.
  void forget_clicks() { clicks_.clear(); }
  void close();
  /// Has the stage present a result, which is shown once `show` is called with what came of it. Thread-safe.
  void present(Stage::Subject subject, Stage::Then then) { stage_.present(std::move(subject), std::move(then)); }
  /// How the next result is to be presented: with the view that is shown now, and at the step like the one shown now.
  [[nodiscard]] Stage::Subject subject(std::shared_ptr<const Result> next) const;
  /// A result whose first picture was made with `view`. `run_parameters` are empty where it is not the result of a whole run.
  void show(Presented next, const ParameterSet& view, ParameterSet run_parameters);
  /// Presents the shown result again, after a result that is not shown took its place on the stage.
  void present_again(const std::optional<Presented>& instead);
  void play_from_start();
  void seek_without_pausing(std::size_t step);
  /// Asks for the hash of the result and compares it, where one is expected.
  void ask_hash(std::string expected);
  /// The whole picture, as the workspace shows it at first.
  void fit_camera();
  void fit_unless_dragged();
  bool makes_room_beside_furniture();
  /// The drag of a handle has ended; `awaits_result`: its result is yet to come.
  void let_handle_go(bool awaits_result);
  /// The result of a handle's drag has come, or will not come.
  void end_wait_for_handle();
  /// What the session does about changes before it tells of them.
  void follow(Change changes);

 private:
  /// A place in the picture is being dragged: the view must not move under the pointer. Then it has been let go of, and the
  /// result is on its way.
  enum class Handle { free, held, let_go };
  /// What is known about the selected element, and for which step and view that was asked.
  struct Inspection {
    std::shared_ptr<const Result> result;
    std::optional<Pick> pick;
    std::size_t step = 0;
    ParameterSet view;
    std::vector<Property> properties;
    std::optional<std::size_t> made_by;
    std::optional<PickedPlace> place;
    bool is_known = false;     ///< else what it was at another step or in another view
    std::uint64_t number = 0;  ///< of the question that was asked
  };
  /// The result in words, or until it is known those of the result before.
  struct Summary {
    std::shared_ptr<const Result> result;  ///< of which it was asked for
    bool is_known = false;
    std::vector<Property> values;
  };
  /// Why a step was taken, or of the one before until that is known.
  struct Explained {
    std::shared_ptr<const Result> result;  ///< of which it was asked for
    Request request;
    bool is_known = false;
    std::shared_ptr<const Explanation> explanation;
    bool is_asked_for = false;
  };
  /// Why a picked thing is as it is; nothing until that is known.
  struct WhySelected {
    std::shared_ptr<const Result> result;
    Request request;
    std::optional<Pick> pick;
    std::shared_ptr<const Reasons> reasons;
    bool are_asked_for = false;
    bool is_known = false;  ///< of this thing, if of another step; without reasons: there is nothing to say
  };
  /// The plots of a request; empty until they have come.
  struct KnownPlots {
    std::shared_ptr<const Result> result;
    Request request;
    std::vector<Plot> plots;
    bool are_asked_for = false;
  };

  [[nodiscard]] const Workspace& workspace() const { return *document_.workspace(); }
  [[nodiscard]] Workspace::Shown shown() const { return {*picture_, document_.parameters(), document_.view()}; }
  [[nodiscard]] Workspace::Subject looked_at(std::size_t at) const;
  [[nodiscard]] Request request(std::size_t at, Workspace::Look look) const;
  /// Of the present step, as far as its picture is there.
  [[nodiscard]] Request present_request() const;
  [[nodiscard]] double result_age() const;
  /// Without a viewport: the picture of the present step and view.
  void look();
  void inspect();
  void ask_again();
  void adapt_speed();
  void ask_click();
  void take_answer(std::uint64_t of_generation, const Workspace::Answer& answer);
  void put(Presented next, const ParameterSet& view, ParameterSet run_parameters);
  void forget_result();
  [[nodiscard]] bool becomes_due(const render::Camera& whole_before);
  [[nodiscard]] render::Scene scene_of(const Picture& of, const ParameterSet& view, const ChangesSince* changes) const;
  [[nodiscard]] render::Scene finished(render::Scene scene, const ChangesSince* changes = nullptr) const;
  [[nodiscard]] double settle();
  void advance_playback(double seconds);
  [[nodiscard]] bool moves() const { return picture_ && !workspace().advance(shown(), 0).empty(); }
  /// Whether places of the picture are places of the data, rather than of a table or a tree. Needs a picture.
  [[nodiscard]] bool has_axes() const { return workspace().scene(*picture_, picture_view_).show_axes; }
  [[nodiscard]] Framing::Subject framed() const { return {workspace(), *picture_, picture_view_}; }

  SessionDocument& document_;
  MessageLog& log_;
  Events events_;

  std::shared_ptr<const Result> result_;
  std::shared_ptr<const Timeline> timeline_;  ///< of the result
  std::shared_ptr<const TimelineOutline> outline_;
  std::shared_ptr<const Picture> picture_;  ///< that is shown, of the result
  ParameterSet picture_view_;               ///< with which it was asked for
  ParameterSet run_parameters_;
  std::string hash_;
  bool awaits_hash_ = false;
  bool shows_a_run_ = false;
  Summary summary_;
  std::chrono::steady_clock::time_point shown_since_;
  std::uint64_t revision_ = 0;
  Passage passage_;

  std::size_t step_ = 0;
  Playback playback_;
  bool speed_is_set_ = false;
  std::chrono::steady_clock::time_point last_advance_;
  bool settling_ = false;  ///< the picture changed by itself when it was last looked at
  bool has_viewport_ = false;

  Framing framing_;
  std::weak_ptr<const Result> beside_;  ///< whose picture is beside this one; null: none is
  ParameterSet beside_view_;            ///< with which it was asked for
  Handle handle_ = Handle::free;
  std::string dragged_handle_;           ///< the last that was
  bool stays_as_dragged_ = false;        ///< until another edit, or the whole is asked for: a legend that changes moves nothing
  bool keeps_place_ = false;             ///< when the picture gets another height
  bool is_fitted_anew_ = false;          ///< since the shape is known: then it has no place yet
  bool fit_is_due_ = false;              ///< since the picture became another size while a value was dragged
  std::deque<Workspace::Sight> clicks_;  ///< not yet answered, the first of them asked
  std::optional<Pick> selection_;
  std::optional<glm::vec3> selected_at_;  ///< where it was clicked
  Inspection inspection_;
  std::uint64_t inspections_ = 0;        ///< questions that were asked
  bool wants_to_see_selection_ = false;  ///< as soon as its place is known
  KnownPlots plots_;
  Explained explained_;
  WhySelected why_selected_;
  Breakpoints breakpoints_;
  std::shared_ptr<const Picture> marked_;        ///< of the marked step; null: none is
  std::shared_ptr<MarkedStep> mark_;             ///< null where `marked_` is
  std::shared_ptr<const ChangesSince> changes_;  ///< that the picture shows
  SessionStage stage_;                           // last: stopped and joined before what it uses goes
};

/// As the session and its runner hold it.
class SessionViewer final : public Viewer {
 public:
  SessionViewer(SessionDocument& document, MessageLog& log, Means means, Events events)
      : Viewer(document, log, means, std::move(events)) {}
  using Viewer::advance, Viewer::ask_hash, Viewer::begin_with, Viewer::close, Viewer::end_wait_for_handle, Viewer::fit_camera,
      Viewer::follow, Viewer::forget_clicks, Viewer::let_handle_go, Viewer::play_from_start, Viewer::present,
      Viewer::present_again, Viewer::seek_without_pausing, Viewer::show, Viewer::subject;
};

}  // namespace ws::app
