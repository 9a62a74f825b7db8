// The plot of a sweep.
// SPDX-License-Identifier: MIT
#include "app/session/sweep/sweep_plot.h"

#include "compute/core/words/choice_words.h"
#include "compute/core/words/told.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace ws::app {

namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();

double number_or_none(const Value& value) { return number_of(value).value_or(none); }

/// The places of a variation's values in rising order.
std::vector<std::size_t> rising(const Variation& variation) {
  std::vector<std::size_t> order(variation.values.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  if (variation.is_number)
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      return number_or_none(variation.values[a]) < number_or_none(variation.values[b]);
    });
  return order;
}

std::vector<double> numbers_of(const Variation& variation) {
  std::vector<double> numbers;
  for (const std::size_t place : rising(variation)) numbers.push_back(number_or_none(variation.values[place]));
  return numbers;
}

/// Which variation runs along x, and which one has a curve for each of its values (or runs along y): a number goes along x.
struct Roles {
  std::size_t x = 0;
  std::optional<std::size_t> other;
};
Roles roles_of(const SweepPlan& plan) {
  if (plan.variations.size() < 2) return {0, std::nullopt};
  const bool swapped = !plan.variations[0].is_number && plan.variations[1].is_number;
  return swapped ? Roles{1, 0} : Roles{0, 1};
}

bool is_heat_map(const SweepPlan& plan) {
  return plan.variations.size() == 2 && plan.variations[0].is_number && plan.variations[1].is_number;
}

/// "compute_ms" is said in words, other names are what reports and tables have.
std::string label_of(const std::string& value, const SweepPlan& plan) {
  const bool is_median = plan.repeat_count > 1;
  if (value == "compute_ms") return is_median ? said("median time (ms)") : said("time (ms)");
  if (is_time(value)) {
    std::string stage = value.substr(6, value.size() - 9);
    std::replace(stage.begin(), stage.end(), '_', ' ');
    stage = said(stage.c_str());
    return is_median ? told("median time of {} (ms)", stage) : told("time of {} (ms)", stage);
  }
  return said_choice(value);
}

std::string name_of(const Variation& variation) { return said_parameter(variation.label, variation.name); }

/// Names of choices are read; numbers are what they are.
std::string text_of(const Value& value) {
  const std::string text = to_text(value);
  return std::holds_alternative<std::string>(value) ? said_choice(text) : text;
}

std::vector<std::optional<Spread>> spreads_of(const SweepPlan& plan, const std::vector<SweepRow>& rows,
                                              const std::string& value) {
  std::vector<std::optional<Spread>> spreads(plan.size());
  for (const SweepRow& row : rows)
    if (row.number < spreads.size()) spreads[row.number] = value_of(row, value);
  return spreads;
}

/// Whether a logarithm shows more: all are above 0, and they span decades.
bool spans_decades(const std::vector<std::optional<Spread>>& spreads) {
  constexpr double far_apart = 30;
  double least = std::numeric_limits<double>::infinity(), most = 0;
  for (const auto& spread : spreads) {
    if (!spread || !std::isfinite(spread->median)) continue;
    least = std::min(least, spread->median);
    most = std::max(most, spread->median);
  }
  return least > 0 && most > far_apart * least;
}

HeatMap heat_map(const SweepPlan& plan, const std::vector<std::optional<Spread>>& spreads, const std::string& label) {
  const Variation &x = plan.variations[0], &y = plan.variations[1];
  HeatMap cells{numbers_of(x), numbers_of(y), {}, label, spans_decades(spreads)};
  for (const std::size_t row : rising(y))
    for (const std::size_t column : rising(x)) {
      const auto& spread = spreads[column * y.values.size() + row];
      cells.values.push_back(spread ? spread->median : none);
    }
  return cells;
}

std::size_t number_at(const SweepPlan& plan, const Roles& roles, std::size_t at_x, std::size_t at_other) {
  if (!roles.other) return at_x;
  return roles.x == 0 ? at_x * plan.variations[1].values.size() + at_other : at_other * plan.variations[1].values.size() + at_x;
}

/// Whether a curve lies on another one, and hides it: results that are equal say so.
bool is_among(const std::vector<PlotSeries>& others, const PlotSeries& series) {
  const auto same = [](double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); };
  const bool has_values = std::any_of(series.y.begin(), series.y.end(), [](double y) { return std::isfinite(y); });
  return has_values && std::any_of(others.begin(), others.end(), [&](const PlotSeries& other) {
           return std::equal(other.y.begin(), other.y.end(), series.y.begin(), series.y.end(), same);
         });
}

}  // namespace

Plot sweep_plot(const SweepPlan& plan, const std::vector<SweepRow>& rows, const std::string& value) {
  const Roles roles = roles_of(plan);
  const Variation& x = plan.variations[roles.x];
  const std::vector<std::optional<Spread>> spreads = spreads_of(plan, rows, value);
  const std::string label = label_of(value, plan);
  Plot plot{"sweep", "", x.axis_label(), label, x.is_number && x.is_log, spans_decades(spreads)};
  plot.title = told("{}: {} against {}", said(plan.experiment->info().title.c_str()), label, name_of(x));
  if (is_heat_map(plan)) {
    const Variation& y = plan.variations[1];
    plot.title = fmt::format("{}: {}", said(plan.experiment->info().title.c_str()), label);
    plot.y_label = y.axis_label();
    plot.y_log = y.is_log;
    plot.cells = heat_map(plan, spreads, label);
    return plot;
  }
  const std::vector<std::size_t> order = rising(x);
  if (!x.is_number)
    for (const Value& one : x.values) plot.categories.push_back(text_of(one));
  const std::size_t curves = roles.other ? plan.variations[*roles.other].values.size() : 1;
  PlotSeries strokes = empty_strokes();
  for (std::size_t curve = 0; curve < curves; ++curve) {
    PlotSeries series{label, x.is_number ? PlotStyle::line : PlotStyle::points, {}, {}};
    if (roles.other)
      series.name =
          fmt::format("{} {}", name_of(plan.variations[*roles.other]), text_of(plan.variations[*roles.other].values[curve]));
    for (std::size_t i = 0; i < order.size(); ++i) {
      const double at = x.is_number ? number_or_none(x.values[order[i]]) : static_cast<double>(i);
      if (const auto& spread = spreads[number_at(plan, roles, order[i], curve)]) {
        add_spread(series, strokes, at, *spread);
      } else {
        series.x.push_back(at);
        series.y.push_back(none);
      }
    }
    series.is_marked = true;
    if (is_among(plot.series, series)) series.name += said(" (the same)");
    plot.series.push_back(std::move(series));
  }
  if (!strokes.x.empty()) plot.series.push_back(std::move(strokes));
  return plot;
}

std::optional<std::size_t> combination_at(const SweepPlan& plan, double x, std::size_t series, double y) {
  const Roles roles = roles_of(plan);
  const auto place_of = [](const Variation& variation, double value) -> std::optional<std::size_t> {
    for (std::size_t i = 0; i < variation.values.size(); ++i)
      if ((variation.is_number ? number_or_none(variation.values[i]) : static_cast<double>(i)) == value) return i;
    return std::nullopt;
  };
  const auto at_x = place_of(plan.variations[roles.x], x);
  const auto at_other = !roles.other        ? std::optional<std::size_t>(0)
                        : is_heat_map(plan) ? place_of(plan.variations[*roles.other], y)
                                            : std::optional(series);
  if (!at_x || !at_other || (roles.other && *at_other >= plan.variations[*roles.other].values.size())) return std::nullopt;
  return number_at(plan, roles, *at_x, *at_other);
}

}  // namespace ws::app
