// Edits by the program itself, and the table of their ways to the display.
// SPDX-License-Identifier: MIT
#include "app/window/timing/latency_probe.h"

#include "app/window/viewport/viewport.h"
#include "compute/core/result/spread.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <utility>

namespace ws::app {

namespace {

constexpr int look_again_ms = 20;
constexpr double longest_wait_ms = 60'000;  // for the data, and for each edit
constexpr std::size_t warm_up_count = 2;
constexpr double part_of_range = 0.05;

/// What each leg took in every passage; the last is the whole way.
struct LegTimes {
  std::string name;
  std::vector<double> ms;
};

std::vector<LegTimes> leg_times(const std::vector<Passage>& passages) {
  std::vector<LegTimes> times;
  for (const Leg& leg : legs_of({})) times.push_back({leg.name, {}});
  times.push_back({"from edit to display", {}});
  for (std::size_t i = warm_up_count; i < passages.size(); ++i) {
    const std::vector<Leg> legs = legs_of(passages[i]);
    for (std::size_t leg = 0; leg < legs.size(); ++leg) times[leg].ms.push_back(legs[leg].ms);
    times.back().ms.push_back(passages[i].ms(Milestone::asked, Milestone::seen));
  }
  return times;
}

}  // namespace

FoldersOfItsOwn::FoldersOfItsOwn() {
  for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"})
    qputenv(name, folder_.path().toLocal8Bit());
}

LatencyProbe::LatencyProbe(SessionModel& model, Viewport& viewport, LatencyQuestion question)
    : model_(model), question_(std::move(question)) {
  idle_.setInterval(look_again_ms);
  connect(&idle_, &QTimer::timeout, this, &LatencyProbe::proceed);
  connect(&viewport, &Viewport::edit_seen, this, &LatencyProbe::take);
  idle_.start();
}

void LatencyProbe::give_up(const std::string& why) {
  idle_.stop();
  std::fprintf(stderr, "warpscope: %s\n", why.c_str());
  QCoreApplication::exit(1);
}

void LatencyProbe::proceed() {
  Session& session = model_.session();
  if (since_edit_.ms() > longest_wait_ms)
    return give_up("no picture came for a minute: the window may be hidden, or have no OpenGL, or wait for an answer");
  const auto& banner = session.log().banner();
  if (banner && banner->severity == Severity::error) return give_up(banner->text);
  const bool is_busy = session.runner().waits() || !session.viewer().result() || awaits_picture_;
  if (is_busy || !session.viewer().shows_a_run()) return;
  if (session.viewer().playing()) return session.viewer().play(false);
  if (session.viewer().await_result_hash() || !session.viewer().shows_the_present()) return;
  try {
    if (parameter_.empty()) choose();
    edit();
  } catch (const Error& error) {
    give_up(error.full_text());
  }
}

void LatencyProbe::choose() {
  Document& document = model_.session().document();
  const auto has_slider = [&](const std::string& name) {
    if (!document.parameters().contains(name) || !document.why_not(name).empty()) return false;
    const FieldKind kind = document.parameters().info(name).kind;
    return kind == FieldKind::real || kind == FieldKind::integer;
  };
  std::vector<std::string> names = document.pinned();
  if (!question_.parameter.empty()) names = {question_.parameter};
  const auto found = std::find_if(names.begin(), names.end(), has_slider);
  if (found == names.end())
    throw Error(ErrorKind::invalid_argument,
                question_.parameter.empty() ? "none of the sliders over the picture changes a run"
                                            : question_.parameter + " is no parameter with a slider that changes a run here");
  const FieldRange range = document.slider_range(*found);
  const Value now = document.parameters().effective(*found);
  const double step = (range.slider_max - range.slider_min) * part_of_range;
  const auto beside = [&](double value) { return value + step <= range.slider_max ? value + step : value - step; };
  if (const auto* whole = std::get_if<std::int64_t>(&now)) {
    const auto other = static_cast<std::int64_t>(std::llround(beside(static_cast<double>(*whole))));
    const bool has_next = static_cast<double>(*whole) + 1 <= range.max;
    values_ = {other != *whole ? other : has_next ? *whole + 1 : *whole - 1, now};
  } else {
    values_ = {beside(std::get<double>(now)), now};
  }
  parameter_ = *found;
}

void LatencyProbe::edit() {
  awaits_picture_ = true;
  since_edit_ = {};
  model_.session().document().edit(parameter_, values_[passages_.size() % 2]);
}

void LatencyProbe::take(const Passage& passage) {
  // Pictures of a run before are not what is timed. Of a result in parts the first part is.
  const bool is_of_edit = awaits_picture_ && passage.ms(Milestone::asked, Milestone::seen) <= since_edit_.ms() + look_again_ms;
  if (!is_of_edit) return;
  awaits_picture_ = false;
  passages_.push_back(passage);
  if (passages_.size() < warm_up_count + static_cast<std::size_t>(question_.edit_count)) return;
  idle_.stop();
  finish();
  has_answered_ = true;
  QCoreApplication::exit(0);
}

void LatencyProbe::finish() const {
  const std::string from = to_text(values_[1]), to = to_text(values_[0]);
  if (question_.as_json) {
    QJsonArray legs;
    for (const LegTimes& leg : leg_times(passages_)) {
      QJsonArray all;
      for (const double ms : leg.ms) all.append(ms);
      legs.append(QJsonObject{{"leg", QString::fromStdString(leg.name)}, {"ms", all}});
    }
    const QJsonObject answer{{"parameter", QString::fromStdString(parameter_)},
                             {"values", QJsonArray{QString::fromStdString(from), QString::fromStdString(to)}},
                             {"device", QString::fromStdString(model_.session().runner().run_record().device)},
                             {"legs", legs}};
    std::printf("%s\n", QJsonDocument(answer).toJson(QJsonDocument::Indented).trimmed().constData());
    return;
  }
  std::printf("%d edits of %s, %s and %s in turn, on %s\n\n%-30s %9s %9s %9s\n", question_.edit_count, parameter_.c_str(),
              to.c_str(), from.c_str(), model_.session().runner().run_record().device.c_str(), "ms", "least", "median", "most");
  for (const LegTimes& leg : leg_times(passages_)) {
    const Spread spread = spread_of(leg.ms);
    std::printf("%-30s %9.2f %9.2f %9.2f\n", leg.name.c_str(), spread.least, spread.median, spread.most);
  }
}

}  // namespace ws::app
