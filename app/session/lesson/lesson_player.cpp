// SPDX-License-Identifier: MIT
#include "app/session/lesson/lesson_player.h"

#include "app/session/document/document.h"
#include "app/session/document/loading.h"
#include "app/session/document/presets.h"
#include "app/session/messages.h"
#include "app/session/run/runner.h"
#include "app/session/stage/viewer.h"
#include "compute/core/words/told.h"

#include <algorithm>
#include <utility>

namespace ws::app {

namespace {

/// Whether these are the values, and all others the defaults. A page may write 2 for 2.0, and say what is the default.
bool has_values(const ParameterSet& set, const std::map<std::string, Value>& wanted) {
  const auto is_same = [](const Value& a, const Value& b) {
    const auto* real = std::get_if<double>(&a);
    const auto* whole = std::get_if<std::int64_t>(&b);
    return real && whole ? *real == static_cast<double>(*whole) : a == b;
  };
  return std::all_of(set.fields().begin(), set.fields().end(), [&](const FieldInfo& field) {
    const auto given = wanted.find(field.name);
    return given == wanted.end() ? set.is_default(field.name) : is_same(set.get(field.name), given->second);
  });
}

}  // namespace

void LessonPlayer::open(Lesson lesson) {
  lesson_ = std::move(lesson);
  ++number_;
  has_page_data_ = false;
  show(0);
}

void LessonPlayer::close() {
  lesson_.reset();
  has_page_data_ = false;
  awaited_after_.reset();
  plays_until_.reset();
  mark_(Change::lesson);
}

void LessonPlayer::use(const std::string& file, const std::string& path) {
  if (!lesson_) return;
  use_data(*lesson_, file, path);
  show_again();
}

bool LessonPlayer::has_its_run() const {
  const State& wanted = shown().state;
  const Workspace* workspace = document_.workspace();
  if (!workspace || workspace->experiment().info().id != wanted.workspace || document_.seed() != wanted.seed) return false;
  std::vector<StateInput> sources = document_.sources();
  // The truth that lies beside a file comes with it, although the page does not name it.
  if (sources.size() > wanted.inputs.size() && !wanted.inputs.empty() &&
      sources.back().path == truth_path(wanted.inputs[0].path))
    sources.pop_back();
  return std::equal(sources.begin(), sources.end(), wanted.inputs.begin(), wanted.inputs.end(), is_same_source) &&
         has_values(document_.parameters(), wanted.parameters) && viewer_.run_parameters() == document_.parameters();
}

std::optional<LessonPlace> LessonPlayer::place() const {
  return has_page_data_ ? std::optional(LessonPlace{number_, page_}) : std::nullopt;
}

void LessonPlayer::data_opened(std::optional<LessonPlace> of, bool by_undo) {
  const bool had_page_data = std::exchange(has_page_data_, lesson_ && of && of->lesson == number_);
  if (by_undo) {
    plays_until_.reset();
    awaited_after_.reset();
    if (had_page_data && !has_page_data_) return close();
  }
  if (!has_page_data_ || of->page == page_) return;
  page_ = of->page;
  mark_(Change::lesson);
}

/// View, layers and camera, which need no run.
void LessonPlayer::take_its_look() {
  const State& wanted = shown().state;
  Workspace::Edits edits;
  for (const FieldInfo& field : document_.view().fields()) {
    const auto given = wanted.view.find(field.name);
    const Value value =
        given != wanted.view.end() ? given->second : document_.workspace()->experiment().view_parameters().get(field.name);
    if (!(document_.view().get(field.name) == value)) edits.emplace_back(field.name, value);
  }
  if (!edits.empty()) document_.edit(edits);
  for (const auto& [id, state] : document_.layers())
    if (!wanted.layers.contains(id) && !(state == LayerState{})) document_.set_layer(id, {});
  for (const auto& [id, state] : wanted.layers) document_.set_layer(id, state);
  if (wanted.camera && !wanted.is_camera_chosen)
    viewer_.set_camera(*wanted.camera);
  else
    viewer_.frame_all();
  // Where a page shows what is open anyway, its history stays the user's.
  if (has_page_data_) document_.begin_history(document_.history().front());
  mark_(Change::history);
}

void LessonPlayer::show(std::size_t page) {
  if (!lesson_ || page >= lesson_->pages.size()) return;
  page_ = page;
  plays_until_.reset();
  viewer_.play(false);
  awaited_after_.reset();
  mark_(Change::lesson);
  if (!missing().empty()) return;
  if (has_its_run() && !runner_.waits()) {
    try {
      take_its_look();
      arrive();
    } catch (const std::exception&) {
      log_.say(current_error());
    }
    return;
  }
  awaited_after_ = document_.generation();
  State state = shown().state;
  state.furniture.theme = document_.furniture().theme;
  restore_(state, {number_, page_});
}

/// The page's run is there: its step, or the steps that it plays.
void LessonPlayer::arrive() {
  awaited_after_.reset();
  const LessonPage& page = shown();
  const auto timeline = viewer_.timeline();
  if (!page.play) return viewer_.seek(lesson_step(page.step, *timeline));
  const std::size_t from = lesson_step(page.play->from, *timeline), to = lesson_step(page.play->to, *timeline);
  if (to < from)
    throw Error(ErrorKind::invalid_argument, told("the page plays from step {} back to step {}", from, to),
                said("a lesson plays forwards"));
  viewer_.seek(from);
  if (to == from) return;
  plays_until_ = to;
  viewer_.set_speed(static_cast<double>(to - from) / page.play->seconds);
  viewer_.play(true);
}

void LessonPlayer::follow(Change changes) {
  if (!lesson_) return;
  // Where it cannot be opened the banner says why, and the page waits until it is shown again.
  if (awaited_after_ && document_.generation() > *awaited_after_ && has_its_run()) {
    try {
      arrive();
    } catch (const std::exception&) {
      log_.say(current_error());
    }
  }
  if (!plays_until_ || !any(changes, Change::step | Change::playback)) return;
  if (viewer_.step() >= *plays_until_) {
    viewer_.play(false);
    if (viewer_.step() > *plays_until_) viewer_.seek(*plays_until_);
    plays_until_.reset();
  } else if (!viewer_.playing()) {
    plays_until_.reset();  // it was paused by hand
  }
}

}  // namespace ws::app
