// What is looked at: the result and its pictures, and what is asked about them.
// SPDX-License-Identifier: MIT
#include "app/session/stage/viewer.h"

#include "app/session/stage/scene_state.h"
#include "app/session/stop/value_changes.h"
#include "compute/core/words/told.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ws::app {

namespace {

/// Whether they are of one experiment: its parameters are described once.
bool are_of_one_experiment(const Result& a, const Result& b) {
  return a.parameters().fields().data() == b.parameters().fields().data();
}

}  // namespace

Viewer::Viewer(SessionDocument& document, MessageLog& log, Means means, Events events)
    : document_(document),
      log_(log),
      events_(std::move(events)),
      breakpoints_(means, events_.mark, events_.deliver),
      stage_(means, [this](const std::exception_ptr& failure) {
        events_.deliver([this, message = message_of(failure)] { log_.say(message); });
      }) {}

void Viewer::follow(Change changes) {
  if (any(changes, Change::selection | Change::step | Change::result | Change::picture)) inspect();
  if (!has_viewport_ && any(changes, Change::view | Change::step | Change::result)) look();
}

// --- the result -------------------------------------------------------------------------------------------------------

/// Another result, or none: what was known of the one before is forgotten.
void Viewer::put(Presented next, const ParameterSet& view, ParameterSet run_parameters) {
  events_.hash_settled();
  run_parameters_ = std::move(run_parameters);
  hash_.clear();
  awaits_hash_ = false;
  ++revision_;
  result_ = std::move(next.result);
  timeline_ = std::move(next.timeline);
  outline_ = std::move(next.outline);
  picture_ = std::move(next.picture);
  picture_view_ = view;
  shown_since_ = std::chrono::steady_clock::now();
  passage_ = next.passage;
  passage_.come_by(Milestone::shown);
  breakpoints_.follow(document_.workspace() ? &workspace().experiment() : nullptr, result_, timeline_);
  changes_ = nullptr;
  if (!marked_ || marked_->result == result_) return;
  marked_ = nullptr;  // its steps are others
  mark_ = nullptr;
}

void Viewer::show(Presented next, const ParameterSet& view, ParameterSet run_parameters) {
  const std::size_t target = corresponding_step(outline_.get(), step_, *next.outline);
  const bool was_chosen = picture_ && framing_.is_chosen(framed());
  const render::Camera whole_before = picture_ ? framing_.whole(framed()) : camera();
  put(std::move(next), view, std::move(run_parameters));
  shows_a_run_ = true;
  step_ = target;
  if (handle_ == Handle::free) stays_as_dragged_ = false;
  if (picture_ && (was_chosen || fit_is_due_) && becomes_due(whole_before)) fit_camera();
  if (selection_) events_.mark(Change::selection);
  selection_.reset();  // it named an element of the old result
  if (!playback_.playing()) adapt_speed();
  events_.mark(Change::result | Change::step | Change::picture);
}

/// As long as the view was not moved by hand it shows the whole, though not while a value or a handle is dragged: what is
/// looked at stays where it is. What was dragged stays where it was let go of, though copies beside it may leave the picture.
bool Viewer::becomes_due(const render::Camera& whole_before) {
  if (handle_ != Handle::free) return false;
  fit_is_due_ = fit_is_due_ || !(whole_before == framing_.whole(framed()));
  return fit_is_due_ && !document_.editing();
}

void Viewer::forget_result() {
  put({}, {}, {});
  shows_a_run_ = false;
  wants_to_see_selection_ = false;
  summary_ = {};
  plots_ = {};
  explained_ = {};
  why_selected_ = {};
  step_ = 0;
  selection_.reset();
  playback_.play(false);
  clicks_.clear();
  handle_ = Handle::free;
  fit_is_due_ = false;
}

void Viewer::begin_with(std::optional<Presented> first) {
  forget_result();
  speed_is_set_ = false;  // it was for steps of other data
  if (first) put(std::move(*first), document_.view(), {});
}

void Viewer::close() {
  stage_.drop();
  forget_result();
  breakpoints_.forget();
}

Stage::Subject Viewer::subject(std::shared_ptr<const Result> next) const {
  return {&workspace().experiment(), std::move(next), document_.view(), outline_, step_};
}

/// Nothing is taken over from the other: changes since a result that was never shown, or panels of it, would be false.
void Viewer::present_again(const std::optional<Presented>& instead) {
  if (!result_ || !instead || instead->number != stage_.newest()) return;
  stage_.present({&workspace().experiment(), result_, picture_view_, outline_, step_, false},
                 [this, result = result_](const std::optional<Presented>& presented, const std::exception_ptr& failure) {
                   events_.deliver([this, result, is_back = presented.has_value(), failure] {
                     if (result_ != result) return;
                     if (failure) log_.say(message_of(failure));
                     if (is_back) ask_again();
                   });
                 });
}

/// What was asked of the result while another was presented was dropped.
void Viewer::ask_again() {
  inspect();
  if (!has_viewport_) look();
  events_.mark(Change::picture);  // then the viewport asks for a frame, and the tab for plots
}

bool Viewer::await_result_hash() {
  if (result_ && hash_.empty() && !awaits_hash_) ask_hash({});
  return awaits_hash_;
}

void Viewer::ask_hash(std::string expected) {
  awaits_hash_ = true;
  stage_.ask(
      Stage::Question::hash, result_,
      [this, result = result_, expected = std::move(expected)](Presentation& presentation, RunContext& context) {
        std::string hash;
        std::optional<Message> failure;
        try {
          hash = presentation.result()->hash(context);
        } catch (const Error&) {
          failure = current_error();
        }
        events_.deliver([this, result, expected, hash, failure] {
          if (result_ != result) return;
          awaits_hash_ = false;
          hash_ = hash;
          events_.hash_settled();
          events_.mark(Change::hash);
          if (failure) return log_.say(*failure);
          if (expected.empty()) return;
          if (expected == hash)
            log_.say(Severity::info, said("The result is identical to the saved one"));
          else
            log_.say(Severity::warning, said("The result differs from the saved one"),
                     said("the data, the program's version or a parameter may have changed"));
        });
      },
      [this, result = result_] {
        events_.deliver([this, result] {
          if (result_ != result) return;
          awaits_hash_ = false;
          events_.hash_settled();
        });
      });
}

const std::vector<Property>& Viewer::summary() {
  if (!shows_a_run_ || summary_.result == result_) return summary_.values;
  summary_.result = result_;
  summary_.is_known = false;
  stage_.ask(
      Stage::Question::summary, result_,
      [this, result = result_](Presentation& presentation, RunContext& context) {
        events_.deliver([this, result, values = presentation.result()->summary(context)] {
          if (summary_.result != result) return;
          summary_ = {result, true, values};
          events_.mark(Change::summary);
        });
      },
      [this, result = result_] {
        events_.deliver([this, result] {
          if (summary_.result == result) summary_.result = nullptr;  // it is asked for again
        });
      });
  return summary_.values;
}

// --- steps ------------------------------------------------------------------------------------------------------------

void Viewer::seek_without_pausing(std::size_t target) {
  if (!result_) return;
  target = std::min(target, timeline_->step_count - 1);
  if (target == step_) return;
  step_ = target;
  events_.mark(Change::step);
}

void Viewer::seek(std::size_t target) {
  if (!result_) return;
  if (playback_.playing()) {  // or it would run on from there at once
    playback_.play(false);
    events_.mark(Change::playback);
  }
  seek_without_pausing(target);
}

void Viewer::step_by(std::ptrdiff_t delta) {
  const auto target = static_cast<std::ptrdiff_t>(step_) + delta;
  seek(target < 0 ? 0 : static_cast<std::size_t>(target));
}

void Viewer::next_event(int direction) {
  if (!result_) return;
  seek(event_step_beside(*timeline_, step_, direction));
}

void Viewer::next_breakpoint(int direction) {
  if (const auto found = breakpoints_.next(step_, direction)) seek(*found);
}

void Viewer::mark_step() {
  marked_ = picture_;  // the step that is seen
  if (picture_) mark_ = std::make_shared<MarkedStep>(workspace(), picture_->request.step);
  changes_ = nullptr;
  events_.mark(Change::breakpoints);
}

void Viewer::forget_mark() {
  marked_ = nullptr;
  mark_ = nullptr;
  changes_ = nullptr;
  events_.mark(Change::breakpoints);
}

std::optional<std::size_t> Viewer::marked_step() const {
  return marked_ && marked_->result == result_ ? std::optional(marked_->request.step) : std::nullopt;
}

std::vector<std::string> Viewer::changes_since_mark() const {
  if (!marked_step() || !picture_) return {};
  std::vector<std::string> changes = value_changes(marked_->info.values, picture_->info.values);
  if (changes_)
    for (std::string& told : told_changes(*changes_, scene())) changes.push_back(std::move(told));
  return changes;
}

void Viewer::play(bool on) {
  if (!result_ || on == playback_.playing()) return;
  if (on && step_ + 1 >= step_count()) seek_without_pausing(0);
  if (on) adapt_speed();
  playback_.play(on);
  last_advance_ = std::chrono::steady_clock::now();
  events_.mark(Change::playback);
}

void Viewer::play_from_start() {
  step_ = 0;
  adapt_speed();
  playback_.play(true, true);
  last_advance_ = std::chrono::steady_clock::now();
  events_.mark(Change::step | Change::playback);
}

void Viewer::set_speed(double steps_per_second) {
  speed_is_set_ = true;
  playback_.set_speed(steps_per_second);
  events_.mark(Change::playback);
}

void Viewer::choose_speed_by_length() {
  speed_is_set_ = false;
  adapt_speed();
  events_.mark(Change::playback);
}

void Viewer::adapt_speed() {
  if (!speed_is_set_ && timeline_) playback_.set_speed(comfortable_speed(timeline_->step_count));
}

bool Viewer::moves_by_itself() const {
  return picture_ && (settling_ || workspace().settles_in(*picture_, result_age()) > 0 || moves());
}

double Viewer::settle() {
  const double settles_in = picture_ ? workspace().settles_in(*picture_, result_age()) : 0;
  if (std::exchange(settling_, settles_in > 0) || settles_in > 0) events_.mark(Change::picture);
  return settles_in;
}

void Viewer::advance_playback(double seconds) {
  const bool was_unasked = playback_.plays_unasked();
  const std::size_t wanted = playback_.advance(seconds, step_, step_count());
  const Breakpoints::Stop stop = breakpoints_.stop_between(step_, wanted);
  seek_without_pausing(stop.step);
  if (stop.condition) {
    playback_.play(false);
    log_.say(Severity::info, told("Paused at step {}: {}", step_, *stop.condition));
  } else if (stop.step < wanted) {
    playback_.play(true, was_unasked);  // the steps ahead are still being searched: it waits there
  }
  if (!playback_.playing()) events_.mark(Change::playback);
}

double Viewer::advance(bool run_is_under_way) {
  const auto now = std::chrono::steady_clock::now();
  const double seconds = std::chrono::duration<double>(now - std::exchange(last_advance_, now)).count();
  if (playback_.playing()) advance_playback(seconds);
  double next = playback_.seconds_until_next();
  if (const double settles_in = settle(); settles_in > 0) {
    constexpr double frame = 0.1;
    next = next < 0 ? std::min(frame, settles_in) : std::min({next, frame, settles_in});
  }
  if (moves()) {
    constexpr double longest_leap = 0.1, frame = 1.0 / 60;
    // Motion that outran its runs would never be seen.
    if (!run_is_under_way)
      for (const auto& [name, value] : workspace().advance(shown(), std::min(seconds, longest_leap)))
        document_.animate(name, value);
    next = next < 0 ? frame : std::min(next, frame);
  }
  return next;
}

// --- the picture ------------------------------------------------------------------------------------------------------

bool Viewer::shows_the_present() const {
  return !picture_ || (picture_->request.step == step_ && picture_view_ == document_.view());
}

render::Scene Viewer::scene() const { return picture_ ? scene_of(*picture_, picture_view_, changes_.get()) : finished({}); }

render::Scene Viewer::scene_of(const Picture& of, const ParameterSet& view, const ChangesSince* changes) const {
  return finished(workspace().scene(of, view), changes);
}

render::Scene Viewer::finished(render::Scene scene, const ChangesSince* changes) const {
  apply_layers(scene, document_.layers());
  if (changes) add_changes(scene, *changes);
  apply_furniture(scene, document_.furniture());
  return scene;
}

double Viewer::result_age() const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - shown_since_).count();
}

Workspace::Subject Viewer::looked_at(std::size_t at) const { return {*result_, at, timeline_->step_count, document_.view()}; }

Request Viewer::request(std::size_t at, Workspace::Look look) const { return {at, workspace().seen(looked_at(at), look)}; }

render::Camera Viewer::camera_for_file(const std::vector<render::Scene>& scenes, int width, int height, float scale) const {
  constexpr double alike = 0.01;  // sides are whole pixels
  glm::dvec2 size = glm::dvec2(width, height) / double(scale);
  const double width_as_shown = size.y * framing_.aspect();
  if (std::abs(size.x / width_as_shown - 1) < alike) size.x = width_as_shown;
  return picture_ ? framing_.for_file(framed(), scenes, size) : camera_to_keep();
}

Request Viewer::request_from(const render::Camera& camera, std::size_t step, int width, int height) const {
  return request(step, {camera, width, height, pass_count(step), result_age()});
}

Request Viewer::request(std::size_t step, int width, int height, int pass) const {
  return request(step, {camera(), width, height, pass, result_age()});
}

Request Viewer::present_request() const {
  return {step_, picture_ && picture_->request.step == step_ ? picture_->request.view : document_.view()};
}

int Viewer::pass_count(std::size_t step) const { return workspace().pass_count(looked_at(step)); }

void Viewer::set_has_viewport(bool has) {
  has_viewport_ = has;
  if (!has) look();
}

void Viewer::look() {
  if (!result_) return;
  const auto width = static_cast<int>(std::lround(std::max(1.0f, framing_.aspect() * 100)));
  stage_.frame(
      result_,
      [this, request = request(step_, width, 100, 0), view = document_.view()](Presentation& presentation,
                                                                               RunContext& context) {
        const auto made = stage_.freeing().hold(presentation.prepare(request, context));
        events_.deliver([this, made, view] { picture_shown(made, view); });
      },
      false);
}

/// Another kind of picture is seen as a whole, and so is one of another size where the camera was not moved since.
void Viewer::picture_shown(std::shared_ptr<const Picture> next, const ParameterSet& view,
                           std::shared_ptr<const ChangesSince> changes) {
  if (!result_ || next->result != result_ || (next == picture_ && changes == changes_)) return;
  changes_ = std::move(changes);
  const bool is_first = !picture_, other_view = is_first || !(picture_view_ == view);
  const render::Camera whole_before = is_first ? framing_.chosen() : framing_.whole(framed());
  const bool had_axes = !is_first && other_view && has_axes();
  picture_ = std::move(next);
  picture_view_ = view;
  events_.mark(Change::picture);
  if (!other_view || handle_ == Handle::held) return;
  const render::Camera whole = framing_.whole(framed());
  const bool is_same_kind =
      camera().planar == whole.planar && camera().y_up == whole.y_up && (is_first || had_axes == has_axes());
  if (!is_same_kind) selected_at_.reset();  // places are others
  const bool was_chosen = camera() == framing_.chosen() || camera() == whole_before || fit_is_due_;
  const bool may_stay = is_same_kind && (!was_chosen || camera() == whole || framing_.stands_well(framed()));
  if (is_same_kind && !is_first && document_.editing())
    fit_is_due_ = fit_is_due_ || !may_stay;
  else if (may_stay)
    fit_is_due_ = false;
  else
    fit_camera();
}

void Viewer::show_beside(const std::shared_ptr<const Picture>& other, const ParameterSet& view) {
  const std::shared_ptr<const Result> of = other ? other->result : nullptr;
  // A result that has gone since it was beside this one does not equal none: its box is to be forgotten.
  if (of ? of == beside_.lock() && beside_view_ == view : !framing_.beside()) return;
  const bool was_chosen = picture_ && framing_.is_chosen(framed());
  beside_ = of;
  beside_view_ = view;
  framing_.set_beside(other ? std::optional(box_of(other->bounds)) : std::nullopt);
  if (was_chosen) fit_unless_dragged();
}

const std::vector<Plot>& Viewer::plots() {
  static const std::vector<Plot> none;
  if (!result_ || !picture_) return none;
  const Request wanted = present_request();
  // One question after the other: while steps play, a new one for each would leave none the time to be answered.
  if (plots_.result == result_ && (plots_.request == wanted || plots_.are_asked_for)) return plots_.plots;
  plots_ = {result_, wanted, std::move(plots_.plots), true};
  stage_.ask(
      Stage::Question::plots, result_,
      [this, result = result_, wanted](Presentation& presentation, RunContext& context) {
        std::vector<Plot> made;
        std::optional<Message> failure;  // it is told once: the same question would fail again
        try {
          made = presentation.plots(wanted, context);
        } catch (const std::exception&) {
          failure = current_error();
        }
        events_.deliver([this, result, made, failure] {
          if (plots_.result != result) return;
          plots_.plots = made;
          plots_.are_asked_for = false;
          if (failure) log_.say(*failure);
          events_.mark(Change::plots);
        });
      },
      [this, result = result_] {
        events_.deliver([this, result] {
          if (plots_.result != result) return;
          plots_.result = nullptr;  // they are asked for again
          plots_.are_asked_for = false;
          events_.mark(Change::plots);
        });
      });
  return plots_.plots;
}

// --- the camera -------------------------------------------------------------------------------------------------------

void Viewer::set_camera(const render::Camera& camera) {
  fit_is_due_ = false;
  if (framing_.set_camera(camera)) events_.mark(Change::camera);
}

/// Panels over the picture are in no file, and not where the state is opened again.
render::Camera Viewer::camera_to_keep() const {
  if (picture_ && framing_.is_chosen(framed())) return workspace().default_camera(*picture_, picture_view_, framing_.aspect());
  render::Camera kept = camera();
  kept.aside = {};
  return kept;
}

void Viewer::fit_camera() {
  fit_is_due_ = stays_as_dragged_ = false;
  is_fitted_anew_ = true;
  if (picture_ && framing_.choose(framed())) events_.mark(Change::camera);
}

/// Where a value is dragged, at the end of that.
void Viewer::fit_unless_dragged() {
  if (handle_ == Handle::held) return;
  if (document_.editing())
    fit_is_due_ = true;
  else
    fit_camera();
}

void Viewer::frame_all() {
  if (picture_) set_camera(framing_.around(scene().box, framed()));
}

bool Viewer::has_room_for_furniture(float aspect, const std::vector<Cover>& covers, float height_px, float least_share) const {
  Framing other = framing_;
  other.set_shape(aspect, covers, height_px);
  return !picture_ || other.keeps_off_furniture(framed(), least_share);
}

/// True where the picture may keep its size: it stands beside the furniture, or was moved a little for that.
bool Viewer::makes_room_beside_furniture() {
  if (stays_as_dragged_ || framing_.stands_well(framed())) return true;
  if (handle_ == Handle::held || document_.editing() || !framing_.step_aside(framed())) return false;
  events_.mark(Change::camera);
  return true;
}

void Viewer::set_shape(float aspect, std::vector<Cover> covers, float height_px) {
  if (framing_.has_shape(aspect, covers, height_px)) return;
  const bool was_chosen = picture_ && framing_.is_chosen(framed());
  const bool may_stay = framing_.differs_at_most_in_furniture(aspect, covers, height_px);
  const float height_before = framing_.height_px(), width_before = framing_.aspect() * height_before;
  framing_.set_shape(aspect, std::move(covers), height_px);
  if (height_px != height_before && std::exchange(keeps_place_, false) && picture_ && camera().planar && height_before > 0 &&
      !is_fitted_anew_ && std::abs(aspect * height_px - width_before) < 1) {
    if (!was_chosen) return set_camera(framing_.at_lower_edge(height_before));
    if (stays_as_dragged_) {
      std::optional<glm::vec3> dragged;
      for (const render::Handle& handle : scene().handles)
        if (handle.id == dragged_handle_) dragged = handle.position;
      framing_.stand_at_lower_edge(height_before, dragged);
      return events_.mark(Change::camera);
    }
    if (framing_.stay_at_lower_edge(framed(), height_before)) return events_.mark(Change::camera);
  }
  if (was_chosen && !(may_stay && makes_room_beside_furniture())) fit_unless_dragged();
  is_fitted_anew_ = false;
}

// --- what is pointed at -----------------------------------------------------------------------------------------------

void Viewer::drag_handle(const std::string& id, glm::vec3 to) {
  if (!picture_) return;
  // While one is dragged, another picture may come: of another workspace, or of data without it.
  const std::vector<render::Handle> handles = scene().handles;
  const auto is_it = [&](const render::Handle& handle) { return handle.id == id; };
  if (std::none_of(handles.begin(), handles.end(), is_it)) return;
  if (document_.editing()) handle_ = Handle::held;
  dragged_handle_ = id;
  const Workspace::Edits edits = workspace().drag(shown(), id, to);
  const bool makes_run =
      std::any_of(edits.begin(), edits.end(), [&](const auto& edit) { return document_.parameters().contains(edit.first); });
  // Steps that play would go on under the hand, and show what is dragged only at the end.
  if (playing() && makes_run) seek(step_count() - 1);
  document_.edit(edits);
}

void Viewer::let_handle_go(bool awaits_result) {
  const bool was_held = handle_ == Handle::held;
  handle_ = was_held && awaits_result ? Handle::let_go : Handle::free;
  stays_as_dragged_ = stays_as_dragged_ || was_held;
  is_fitted_anew_ = is_fitted_anew_ && !was_held;  // that was before it was dragged
  if (picture_ && !was_held && fit_is_due_) fit_camera();
}

void Viewer::end_wait_for_handle() {
  if (handle_ == Handle::let_go) handle_ = Handle::free;
}

void Viewer::click(glm::vec3 eye, glm::vec3 direction) {
  if (!picture_) return;
  clicks_.push_back({eye, direction});
  if (clicks_.size() == 1) ask_click();
}

/// One after another, since what one changes is what the next one meets. Where results follow each other quickly the newest is
/// clicked, which may be another than the one of the picture, of the same experiment.
void Viewer::ask_click() {
  const auto answered = [this, generation = document_.generation()](const Workspace::Answer& answer) {
    return [this, generation, answer] { take_answer(generation, answer); };
  };
  stage_.ask(
      Stage::Question::click, nullptr,
      [this, answered, workspace = document_.workspace(), shown = picture_, parameters = document_.parameters(),
       view = document_.view(), sight = clicks_.front()](Presentation& presentation, RunContext& context) {
        // What another workspace is about to show is no answer.
        if (!are_of_one_experiment(*presentation.result(), *shown->result)) return events_.deliver(answered({}));
        auto at = shown;
        if (presentation.result() != shown->result) {
          const std::size_t last = presentation.timeline(context)->step_count - 1;
          at = presentation.prepare({std::min(shown->request.step, last), shown->request.view}, context);
        }
        events_.deliver(answered(workspace->click({*at, parameters, view}, sight, presentation, context)));
      },
      [this, answered] { events_.deliver(answered({})); });
}

void Viewer::take_answer(std::uint64_t of_generation, const Workspace::Answer& answer) {
  if (of_generation != document_.generation()) return;  // other data have come meanwhile
  if (!clicks_.empty()) clicks_.pop_front();
  try {
    document_.edit(answer.edits);
  } catch (const Error& error) {
    clicks_.clear();
    log_.say(Severity::error, error.what(), error.hint());
  }
  if (answer.selected) {
    selection_ = answer.selected;
    selected_at_.reset();
    inspection_ = {};
    wants_to_see_selection_ = false;
    events_.mark(Change::selection);
  }
  if (!clicks_.empty()) ask_click();
}

}  // namespace ws::app
