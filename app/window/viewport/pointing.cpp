// Questions about the place under the pointer.
// SPDX-License-Identifier: MIT
#include "app/window/viewport/pointing.h"

#include <QPointer>
#include <QString>
#include <QStringList>

#include "app/session/messages.h"
#include "app/window/format.h"
#include "app/window/viewport/picture_notes.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ws::app {

namespace {

/// Of coordinates, where a pixel is so large in the data: the digits that a place on the screen has.
double resolution_of(const render::View& view, const render::Scene& scene, double ratio) {
  return view.world_per_pixel() * scene.unit * ratio;
}

/// What is said of a place, in the user's language.
Reading in_own_words(Reading reading) {
  reading.name = element_text(reading.name).toStdString();
  for (Property& property : reading.values) property = translated(property);
  return reading;
}

}  // namespace

std::optional<int> PickPace::wait_ms() const {
  constexpr double quickest = 25, slowest = 600, share = 4;
  constexpr int to_believe = 3;
  if (slow_in_a_row_ >= to_believe) return std::nullopt;
  return static_cast<int>(std::clamp(share * last_ms_, quickest, slowest));
}

void PickPace::took(double ms) {
  constexpr double too_long = 120;
  last_ms_ = ms;
  slow_in_a_row_ = ms > too_long ? slow_in_a_row_ + 1 : 0;
}

Pointing::Pointing(SessionModel& model, Picture picture, PictureNotes& notes, QObject* parent)
    : QObject(parent), model_(model), picture_(std::move(picture)), notes_(notes) {
  wait_.setSingleShot(true);
  connect(&wait_, &QTimer::timeout, this, &Pointing::ask);
  model.listen_calmly(this, [this](Change what) { follow(what); });
}

void Pointing::follow(Change what) {
  if (any(what, Change::workspace | Change::inputs)) {
    measuring_.clear();
    ++generation_;
    measure(false);
  }
  if (any(what, Change::workspace | Change::inputs | Change::result)) pace_ = {};
  if (!any(what, Change::workspace | Change::inputs | Change::result | Change::step | Change::picture | Change::camera |
                     Change::selection))
    return;
  if (at_) point_at(at_);  // something else may lie there now
}

void Pointing::point_at(std::optional<QPointF> at) {
  at_ = at;
  reading_ = {};
  if (!at_ || !model_->viewer().picture()) {
    wait_.stop();
    return say();
  }
  const Pointed there = picture_.sight(*at_);
  reading_.place = there.place;
  if (there.place) reading_.at = model_->viewer().data_place(*there.place);
  say();
  const auto wait = pace_.wait_ms();
  if (wait && !wait_.isActive() && !model_->viewer().playing()) wait_.start(*wait);
}

void Pointing::ask() {
  if (!at_ || !model_->viewer().picture()) return;
  const Stopwatch watch;
  const Pointed there = picture_.pick(*at_, false);
  pace_.took(watch.ms());
  model_->viewer().read(Stage::Question::hover, there, [alive = QPointer(this), at = *at_](const Reading& reading) {
    if (!alive || alive->at_ != at) return;  // the pointer is elsewhere by now
    alive->reading_ = in_own_words(reading);
    alive->say();
  });
}

Measuring::Words Pointing::words() const {
  const render::Scene scene = model_->viewer().scene();
  Measuring::Words words{scene.axis_names, scene.planar, {}, 0};
  if (const Workspace* workspace = model_->document().workspace())
    words.unit = unit_text(workspace->length_unit()).toStdString();
  words.distance = value_word("distance").toStdString();
  words.angle = tr("angle").toStdString();
  words.distance_between = tr("distance %1 to %2").toStdString();
  words.angle_at = tr("angle at 2").toStdString();
  const bool are_named = std::all_of(measuring_.places().begin(), measuring_.places().end(),
                                     [](const Measuring::Place& place) { return !place.name.empty(); });
  if (!are_named) words.resolution = resolution_of(picture_.view(scene), scene, picture_.ratio());
  return words;
}

QString Pointing::hint() const {
  if (!measures_) return {};
  if (measuring_.places().empty()) return tr("Measure: click the first place (Esc ends)");
  if (measuring_.places().size() == 1) return tr("Measure: click the second place");
  return qt(measuring_.line(words())) + "   " + tr("(Ctrl+C copies, Esc ends)");
}

void Pointing::say() {
  QStringList lines;
  if (const QString first = hint(); !first.isEmpty()) lines << first;
  // The value first: it is what one points for. A measurement needs the room.
  const std::string values = measures_ ? reading_.name : values_text(reading_);
  if (!values.empty()) lines << qt(values);
  if (reading_.at && model_->viewer().picture()) {
    const render::Scene scene = model_->viewer().scene();
    const double resolution = reading_.is_exact ? 0 : resolution_of(picture_.view(scene), scene, picture_.ratio());
    lines << qt(coordinates_text(*reading_.at, scene.axis_names, scene.planar, resolution));
  }
  notes_.show_reading(measures_ ? lines.join('\n') : QString(), at_);
  Q_EMIT read(measures_ ? QString() : lines.join("   ").replace('\n', ' '));
  draw_lines();
}

// --- measuring --------------------------------------------------------------------------------------------------------

void Pointing::measure(bool on) {
  if (on == measures_) return;
  if (on && !model_->viewer().picture()) on = false;
  const bool changed = std::exchange(measures_, on) != on;
  measuring_.clear();
  ++generation_;
  if (changed || !on) Q_EMIT measuring_changed(on);
  say();
}

void Pointing::say_nothing_there() {
  const render::Scene scene = model_->viewer().scene();
  model_->log().say(Severity::info, (scene.planar ? tr("Places of this picture have no coordinates to measure between")
                                                  : tr("Nothing lies there: in space, measure between things that are drawn"))
                                        .toStdString());
}

/// A bare place is taken at once; what else is known of it, and its exact place, follow a moment later.
void Pointing::take(QPointF at) {
  if (!model_->viewer().picture()) return;
  const Pointed there = picture_.pick(at, true);
  is_planar_ = model_->viewer().scene().planar;
  const auto place = there.place ? model_->viewer().data_place(*there.place) : std::nullopt;
  std::optional<std::size_t> index;
  if (place) {
    measuring_.take({*place, *there.place, {}});
    index = measuring_.places().size() - 1;
  }
  model_->viewer().read(Stage::Question::measure, there,
                        [alive = QPointer(this), index, generation = generation_](const Reading& found) {
                          if (!alive || alive->generation_ != generation) return;
                          const Reading reading = in_own_words(found);
                          if (!index) return alive->take_place(reading);
                          if (reading.at && reading.place && reading.is_exact)
                            alive->measuring_.refine(*index, {*reading.at, *reading.place, reading.name});
                          alive->say();
                        });
  say();
}

void Pointing::take_place(const Reading& reading) {
  if (!reading.at || !reading.place) return say_nothing_there();
  measuring_.take({*reading.at, *reading.place, reading.name});
  say();
}

QString Pointing::measured() const { return measures_ ? qt(measuring_.text(words())) : QString(); }

std::optional<QPointF> Pointing::on_screen(const render::View& view, glm::vec3 place) const {
  const auto pixel = view.pixel(glm::dvec3(place));
  return pixel ? std::optional(QPointF(pixel->x, pixel->y) / picture_.ratio()) : std::nullopt;
}

void Pointing::follow_picture() {
  if (measures_) draw_lines();
}

void Pointing::draw_lines() {
  PictureNotes::Lines lines;
  if (measures_ && !measuring_.places().empty() && model_->viewer().picture()) {
    const render::Scene scene = model_->viewer().scene();
    if (scene.planar != is_planar_) {  // another kind of picture: its places are others
      measuring_.clear();
      ++generation_;
    } else {
      const render::View view = picture_.view(scene);
      for (const Measuring::Place& place : measuring_.places()) lines.places.push_back(on_screen(view, place.drawn));
      const Measuring::Words how = words();
      for (std::size_t i = 0; i + 1 < measuring_.places().size(); ++i)
        lines.lengths.push_back(QString::number(*measuring_.distance(i), 'g', 4) +
                                (how.unit.empty() ? "" : " " + qt(how.unit)));
      if (const auto angle = measuring_.angle()) lines.angle = QString::number(*angle, 'f', 1) + "°";
      if (at_ && measuring_.places().size() < Measuring::most_places) lines.pointer = at_;
    }
  }
  notes_.show_lines(lines);
}

}  // namespace ws::app
