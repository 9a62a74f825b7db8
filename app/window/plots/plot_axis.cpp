// The axes of a plot.
// SPDX-License-Identifier: MIT
#include "app/window/plots/plot_axis.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ws::app {

namespace {

/// 1, 2 or 5 times a power of ten.
double round_step(double rough) {
  const double power = std::pow(10.0, std::floor(std::log10(rough)));
  const double mantissa = rough / power;
  return power * (mantissa < 1.5 ? 1 : mantissa < 3.5 ? 2 : mantissa < 7.5 ? 5 : 10);
}

}  // namespace

void PlotAxis::fit(const std::vector<const std::vector<double>*>& values, bool logarithmic, bool from_zero) {
  logarithmic_ = logarithmic;
  low_ = std::numeric_limits<double>::infinity();
  high_ = -low_;
  for (const std::vector<double>* one : values)
    for (const double v : *one) {
      if (!std::isfinite(v) || (logarithmic && v <= 0)) continue;
      low_ = std::min(low_, v);
      high_ = std::max(high_, v);
    }
  if (!(low_ <= high_)) {
    low_ = logarithmic ? 0.1 : 0;
    high_ = 1;
  }
  if (from_zero && !logarithmic) low_ = std::min(low_, 0.0);
  if (low_ == high_) {
    const double room = low_ == 0 ? 1 : std::abs(low_) * 0.5;
    high_ += room;
    low_ = logarithmic ? low_ / 2 : from_zero && low_ >= 0 ? 0 : low_ - room;
  }
}

double PlotAxis::position(double value) const {
  if (!logarithmic_) return (value - low_) / (high_ - low_);
  if (value <= 0) return std::numeric_limits<double>::quiet_NaN();
  return std::log(value / low_) / std::log(high_ / low_);
}

double PlotAxis::value(double position) const {
  return logarithmic_ ? low_ * std::pow(high_ / low_, position) : low_ + position * (high_ - low_);
}

std::vector<double> PlotAxis::ticks(int wanted) const {
  std::vector<double> result;
  if (logarithmic_) {
    const double decades = std::log10(high_ / low_);
    const int stride = std::max(1, static_cast<int>(std::ceil(decades / std::max(1, wanted))));
    for (int e = static_cast<int>(std::ceil(std::log10(low_) - 1e-9)); e <= std::log10(high_) + 1e-9; e += stride)
      result.push_back(std::pow(10.0, e));
    if (result.size() >= 2) return result;
    result.clear();
  }
  const double step = round_step((high_ - low_) / std::max(1, wanted));
  for (double k = std::ceil(low_ / step - 1e-9); k * step <= high_ + step * 1e-9; ++k) result.push_back(k * step);
  return result;
}

QString PlotAxis::text(double tick) const {
  const double size = std::abs(tick);
  if (size >= 1e6 && size < 1e9) return QString::number(tick / 1e6, 'g', 4) + " M";
  if (size >= 1e4 && size < 1e6) return QString::number(tick / 1e3, 'g', 4) + " k";
  return !logarithmic_ && size < (high_ - low_) * 1e-9 ? "0" : QString::number(tick, 'g', 4);
}

double spacing(const std::vector<double>& x) {
  return x.size() > 1 ? (x.back() - x.front()) / static_cast<double>(x.size() - 1) : 1;
}

double foot(const Plot& plot, const PlotSeries& series, std::size_t i) {
  double sum = 0;
  if (!plot.stacked) return sum;
  for (const PlotSeries* below = plot.series.data(); below != &series; ++below)
    if (below->style == PlotStyle::bars && i < below->y.size()) sum += below->y[i];
  return sum;
}

std::vector<double> cell_edges(const std::vector<double>& middles, bool logarithmic) {
  const bool by_ratio = logarithmic && !middles.empty() && middles.front() > 0;
  const auto place = [&](std::size_t i) { return by_ratio ? std::log(middles[i]) : middles[i]; };
  const std::size_t count = middles.size();
  std::vector<double> edges;
  if (count == 0) return edges;
  const double alone = by_ratio ? 0.5 : std::max(0.5, std::abs(middles[0]) / 2);
  const double first = count > 1 ? (place(1) - place(0)) / 2 : alone;
  const double last = count > 1 ? (place(count - 1) - place(count - 2)) / 2 : alone;
  edges.push_back(place(0) - first);
  for (std::size_t i = 1; i < count; ++i) edges.push_back((place(i - 1) + place(i)) / 2);
  edges.push_back(place(count - 1) + last);
  if (by_ratio)
    for (double& edge : edges) edge = std::exp(edge);
  return edges;
}

PlotAxes fitted_axes(const Plot& plot, bool x_log, bool y_log) {
  if (plot.cells) {
    const std::vector<double> columns = cell_edges(plot.cells->x, x_log), rows = cell_edges(plot.cells->y, y_log);
    PlotAxes axes;
    axes.x.fit({&columns}, x_log, false);
    axes.y.fit({&rows}, y_log, false);
    return axes;
  }
  std::vector<const std::vector<double>*> xs, ys;
  std::vector<std::vector<double>> edges;
  bool bars = false;
  for (const PlotSeries& series : plot.series) {
    xs.push_back(&series.x);
    ys.push_back(&series.y);
    if (series.style != PlotStyle::bars || series.x.empty()) continue;
    bars = true;
    const double half = spacing(series.x) / 2;
    edges.push_back({series.x.front() - half, series.x.back() + half});
  }
  if (!plot.categories.empty()) edges.push_back({-0.5, static_cast<double>(plot.categories.size()) - 0.5});
  for (const auto& edge : edges) xs.push_back(&edge);
  std::vector<double> feet;  // on a logarithmic axis the smallest bar needs some length too
  if (bars && y_log)
    for (const PlotSeries& series : plot.series)
      for (const double y : series.y)
        if (y > 0) feet.push_back(y / 2);
  ys.push_back(&feet);
  std::vector<double> tops;  // of bars on one another
  if (plot.stacked)
    for (const PlotSeries& series : plot.series)
      for (std::size_t i = 0; i < series.y.size(); ++i) tops.push_back(foot(plot, series, i) + series.y[i]);
  ys.push_back(&tops);
  PlotAxes axes;
  axes.x.fit(xs, x_log, false);
  axes.y.fit(ys, y_log, bars || !y_log);
  return axes;
}

}  // namespace ws::app
