// SPDX-License-Identifier: MIT
#include "compute/filter/show/explain.h"

#include "compute/core/words/told.h"
#include "compute/filter/show/made_again.h"
#include "compute/filter/show/microscope.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace ws::filter {

namespace {

struct Area {
  int left, top, right, bottom;  ///< the last two behind it
  [[nodiscard]] std::size_t size() const { return std::size_t(right - left) * std::size_t(bottom - top); }
};

/// The pixels of a tile that are in the image.
Area area_of(const Pass& pass, std::size_t tile) {
  const int column = int(tile % pass.columns()), row = int(tile / pass.columns());
  const int left = column * pass.tile_width, top = row * pass.tile_height;
  return {std::min(left, pass.after->width), std::min(top, pass.after->height),
          std::min(left + pass.tile_width, pass.after->width), std::min(top + pass.tile_height, pass.after->height)};
}

bool is_warp(const Pass& pass) { return pass.phase == "warp"; }

// --- claims ---------------------------------------------------------------------------------------------------------------

/// Evenly spread pixels of an area, its corners among them.
std::vector<std::pair<int, int>> some_pixels(const Area& area, int side) {
  std::set<std::pair<int, int>> pixels;
  if (area.size() == 0) return {};
  for (int j = 0; j < side; ++j)
    for (int i = 0; i < side; ++i)
      pixels.insert({area.left + (area.right - 1 - area.left) * i / (side - 1),
                     area.top + (area.bottom - 1 - area.top) * j / (side - 1)});
  return {pixels.begin(), pixels.end()};
}

Claim are_as_defined(const Run& run, const Pass& pass, const Area& area, const std::string& what, RunContext& context) {
  const std::size_t terms = term_count(run, pass);
  if (terms > PassReader::most_terms)
    return {what, {}, told(terms, "each is made of {} product: too many", "each is made of {} products: too many")};
  constexpr double most_read = 60'000;
  const int side = is_warp(pass) ? 4 : std::clamp(int(std::sqrt(most_read / double(terms))), 2, 6);
  PassReader reader(run, pass, context.stop);
  std::size_t wrong = 0, looked = 0;
  double largest = 0;
  std::pair<int, int> where{0, 0};
  for (const auto& [x, y] : some_pixels(area, side)) {
    context.check_stop();
    for (int c = 0; c < pass.after->channels; ++c) {
      const MadeAgain made = reader.make(x, y, c);
      const double given = reader.result(x, y, c), away = std::abs(given - made.value);
      ++looked;
      if (std::isnan(given) || std::isnan(made.value)) continue;  // such pixels spread, by rules of their own
      if (away > largest) largest = away, where = {x, y};
      wrong += away > made.tolerance;
    }
  }
  return {what, wrong == 0,
          told(looked, "{} value looked at, {} wrong; the largest difference is {:.3g}, at {}, {}",
               "{} values looked at, {} wrong; the largest difference is {:.3g}, at {}, {}", wrong, largest, where.first,
               where.second)};
}

Claim tiles_cover(const Pass& pass) {
  std::size_t covered = 0;
  for (std::size_t tile = 0; tile < pass.tile_count(); ++tile) covered += area_of(pass, tile).size();
  const std::size_t all = std::size_t(pass.after->width) * std::size_t(pass.after->height);
  return {said("The tiles hold each pixel once"), covered == all, told("{} of {} pixels", covered, all)};
}

/// What is known of the taps as such.
std::vector<Claim> of_taps(const Run& run) {
  const Parameters& p = run.parameters;
  std::vector<Claim> claims;
  const auto is_fit = [](const Taps& taps) {
    return taps.values.size() % 2 == 1 &&
           std::all_of(taps.values.begin(), taps.values.end(), [](float t) { return std::isfinite(t); });
  };
  claims.push_back({said("Both axes have an odd number of taps, so that one is in the middle, and all are finite"),
                    is_fit(run.filter.row) && is_fit(run.filter.column),
                    told("{} and {}", run.filter.row.values.size(), run.filter.column.values.size())});
  const auto sum = [](const Taps& taps) { return std::accumulate(taps.values.begin(), taps.values.end(), 0.0); };
  const double along_x = sum(run.filter.row), along_y = sum(run.filter.column);
  const bool takes_means = (p.kernel == Kernel::gaussian || p.kernel == Kernel::box) && p.normalise != Normalise::off;
  if (takes_means)
    claims.push_back({said("The taps of each axis add up to 1, so that an even image stays as it is"),
                      std::abs(along_x - 1) < 1e-5 && std::abs(along_y - 1) < 1e-5,
                      told("{:.7g} and {:.7g}", along_x, along_y)});
  const bool takes_differences = p.kernel == Kernel::sobel_x || p.kernel == Kernel::sobel_y ||
                                 p.kernel == Kernel::gaussian_dx || p.kernel == Kernel::gaussian_dy;
  if (takes_differences)
    claims.push_back({said("The taps of one axis add up to 0, so that an even image gives 0"),
                      std::min(std::abs(along_x), std::abs(along_y)) < 1e-5, told("{:.3g} and {:.3g}", along_x, along_y)});
  if (!takes_means) return claims;
  const bool is_symmetric = [&] {
    for (const Taps* taps : {&run.filter.row, &run.filter.column})
      for (std::size_t i = 0; i < taps->values.size(); ++i)
        if (taps->values[i] != taps->values[taps->values.size() - 1 - i]) return false;
    return true;
  }();
  claims.push_back({said("The taps are the same forwards and backwards"), is_symmetric,
                    told("{} and {} taps", run.filter.row.values.size(), run.filter.column.values.size())});
  return claims;
}

/// Means lie between what they are means of.
std::vector<Claim> of_range(const Run& run) {
  const auto no_negative = [](const Taps& taps) {
    return std::all_of(taps.values.begin(), taps.values.end(), [](float t) { return t >= 0; });
  };
  const double sum = std::accumulate(run.filter.row.values.begin(), run.filter.row.values.end(), 0.0) *
                     std::accumulate(run.filter.column.values.begin(), run.filter.column.values.end(), 0.0);
  const bool filters_mean =
      !run.filters() || (no_negative(run.filter.row) && no_negative(run.filter.column) && sum <= 1 + 1e-5);
  const bool warps_mean = !run.warp || run.warp->interpolation != Interpolation::cubic;
  if (!filters_mean || !warps_mean || run.input_statistics.nan_count > 0) return {};
  // Black comes in at the border, and where the taps add up to less than 1.
  const double low = std::min(run.input_statistics.low, 0.0), high = std::max(run.input_statistics.high, 0.0);
  const double slack =
      (run.result->type == PixelType::uint8 ? 1.01 : 0) + 2e-4 * std::max({run.input->white, std::abs(low), std::abs(high)});
  return {{said("The result stays within the range of the input, as means do"),
           run.result_statistics.low >= low - slack && run.result_statistics.high <= high + slack,
           told("{:.6g} to {:.6g}, the input {:.6g} to {:.6g}", run.result_statistics.low, run.result_statistics.high,
                run.input_statistics.low, run.input_statistics.high)}};
}

std::vector<Claim> of_map(const Run& run) {
  if (!run.warp || !run.forward) return {};
  const Matrix3 both = *run.forward * run.warp->sample;
  double off = 0;
  const double scale = both.m[8] != 0 ? both.m[8] : 1;
  for (std::size_t i = 0; i < 9; ++i) {
    const double unit = i == 2 || i == 5   ? std::max(run.input->width, run.input->height)
                        : i == 6 || i == 7 ? 1.0 / std::max(run.input->width, run.input->height)
                                           : 1;
    off = std::max(off, std::abs(both.m[i] / scale - (i % 4 == 0 ? 1 : 0)) / unit);
  }
  return {{said("The map to the input and back leads to where it began"), off < 1e-6, told("off by {:.3g}", off)}};
}

// --- why --------------------------------------------------------------------------------------------------------------------

Reasons reasons_of_input(const Run& run) {
  Reasons reasons;
  const Planes& in = *run.input;
  reasons.why =
      told(std::size_t(in.channels), "The image as it was read: {1} × {2} pixels in {0} channel, from {3:.4g} to {4:.4g}.",
           "The image as it was read: {1} × {2} pixels in {0} channels, from {3:.4g} to {4:.4g}.", in.width, in.height,
           run.input_statistics.low, run.input_statistics.high);
  if (run.filters() && !run.passes.empty()) {
    const double row = double(run.filter.row.values.size()), column = double(run.filter.column.values.size());
    const bool recurs = run.passes.front().variant == Variant::recursive;
    reasons.alternatives = {{said("one pass with the whole kernel"), row * column, said("products a pixel"),
                             recurs ? said("a recursion's cost does not depend on the radius")
                                    : told("a separable filter takes {:.0f} products a pixel", row + column)}};
    reasons.claims = of_taps(run);
  }
  for (Claim& claim : of_map(run)) reasons.claims.push_back(std::move(claim));
  return reasons;
}

std::string tile_words(const Pass& pass, const StepPlace& place, const Area& area) {
  const bool has_groups = pass.variant && is_grouped(*pass.variant);
  const std::size_t number = place.tile + 1, all = pass.tile_count();
  const int right = area.right - 1, bottom = area.bottom - 1;
  return has_groups
             ? told("Group {} of {}, columns {} to {} and rows {} to {}", number, all, area.left, right, area.top, bottom)
             : told("Band {} of {}, columns {} to {} and rows {} to {}", number, all, area.left, right, area.top, bottom);
}

Reasons reasons_of_tile(const Run& run, const StepPlace& place, RunContext& context) {
  const Pass& pass = run.passes[place.pass];
  const Area area = area_of(pass, place.tile);
  Reasons reasons;
  if (is_warp(pass)) {
    PassReader reader(run, pass, context.stop);
    const MadeAgain made = reader.make(area.left, area.top, 0);
    reasons.why = told("{}: its first pixel is read at {:.2f}, {:.2f} of the input{}.", tile_words(pass, place, area), made.u,
                       made.v, made.is_drawn ? "" : said(", which is behind the plane"));
  } else if (place.moment == Moment::load) {
    reasons.why = told(taps_along(run, pass, pass.axis).size() / 2, "{1}, reads what its sums need: {0} pixel to each side.",
                       "{1}, reads what its sums need: {0} pixels to each side.", tile_words(pass, place, area));
  } else if (pass.variant == Variant::recursive) {
    reasons.why = told("{}, goes forwards and backwards: each state is made of the one before.", tile_words(pass, place, area));
  } else if (pass.variant == Variant::tensor) {
    reasons.why =
        told(term_count(run, pass), "{1}, sums {0} product for each pixel, in the order of the matrix units.",
             "{1}, sums {0} products for each pixel, in the order of the matrix units.", tile_words(pass, place, area));
  } else {
    reasons.why = told(term_count(run, pass), "{1}, sums {0} product for each pixel, in the order of the taps.",
                       "{1}, sums {0} products for each pixel, in the order of the taps.", tile_words(pass, place, area));
  }
  reasons.claims = {tiles_cover(pass)};
  if (place.moment == Moment::compute || is_warp(pass))
    reasons.claims.push_back(
        are_as_defined(run, pass, area, said("Pixels of this tile, made again in double precision, are the same"), context));
  return reasons;
}

Reasons reasons_of_result(const Run& run, RunContext& context) {
  Reasons reasons;
  reasons.why =
      told(run.passes.size(), "After {} pass the values go from {:.4g} to {:.4g}; they went from {:.4g} to {:.4g}.",
           "After {} passes the values go from {:.4g} to {:.4g}; they went from {:.4g} to {:.4g}.", run.result_statistics.low,
           run.result_statistics.high, run.input_statistics.low, run.input_statistics.high);
  for (const Pass& pass : run.passes)
    reasons.claims.push_back(are_as_defined(run, pass, {0, 0, pass.after->width, pass.after->height},
                                            told("{}: pixels all over the image are as defined", pass.words), context));
  for (Claim& claim : of_range(run)) reasons.claims.push_back(std::move(claim));
  return reasons;
}

// --- counters ---------------------------------------------------------------------------------------------------------------

/// Reads of global memory by the group of the step, by the recorder.
void add_group(std::vector<Counter>& counters, const Run& run, const Pass& pass, std::size_t tile) {
  if (pass.variant == Variant::v1) return;  // its groups have one dimension: they are none of the tiles
  const int radius = (pass.axis == Axis::row ? run.filter.row : run.filter.column).radius();
  const Extent grid = group_grid(*pass.variant, pass.axis, pass.after->width, pass.after->height, pass.build);
  const int x = int(tile % std::size_t(grid.width)), y = int(tile / std::size_t(grid.width));
  if (y >= grid.height) return;
  const GroupTrace trace = trace_group(*pass.variant, pass.axis, pass.after->width, pass.after->height, radius,
                                       run.parameters.border, x, y, pass.build);
  const auto reads =
      std::count_if(trace.touches.begin(), trace.touches.end(), [](const Touch& t) { return t.memory == GroupMemory::image; });
  const double pixels = double(area_of(pass, tile).size());
  counters.push_back({said("reads of the image by the group"), double(reads), pixels * (2 * radius + 1),
                      said("without a tile: 2 r + 1 for each pixel")});
}

std::vector<Counter> counters_of(const Run& run, const StepPlace& place) {
  std::vector<Counter> counters;
  if (run.passes.empty()) return counters;
  const Pass& pass = run.passes[place.pass];
  if (place.moment == Moment::load || place.moment == Moment::compute) {
    counters.push_back({said("tiles done"), double(place.tiles_done + (place.moment == Moment::compute ? 1 : 0)),
                        double(pass.tile_count()), said("all tiles of the pass")});
    if (pass.variant && is_grouped(*pass.variant)) add_group(counters, run, pass, place.tile);
  }
  if (run.filters() && place.moment != Moment::input && pass.variant != Variant::recursive) {
    const double row = double(run.filter.row.values.size()), column = double(run.filter.column.values.size());
    counters.push_back({said("products a pixel"), row + column, row * column, said("as one kernel: k_x k_y")});
  }
  if (place.moment == Moment::result) counters.push_back({said("passes"), double(run.passes.size())});
  return counters;
}

std::string line_words(const Run& run, const StepPlace& place) {
  if (place.moment == Moment::input || run.passes.empty()) {
    const Pass* first = run.passes.empty() ? nullptr : &run.passes.front();
    if (!first || is_warp(*first)) return "M := the map";
    if (first->variant && is_grouped(*first->variant)) return "a pass along";
    return first->variant == Variant::recursive ? "a Gaussian as three"
           : first->variant == Variant::fused   ? "rows and columns in one"
           : first->variant == Variant::tensor  ? "rows and columns as products"
                                                : "rows first, then";
  }
  const Pass& pass = run.passes[place.pass];
  const bool loads = place.moment == Moment::load;
  if (is_warp(pass)) return loads ? "(u w, v w, w)" : "out[x, y] :=";
  if (pass.variant && is_grouped(*pass.variant)) {
    if (!loads) return "out := ";
    return *pass.variant == Variant::v1 ? "no tile: each item" : "each item loads";
  }
  if (pass.variant == Variant::recursive) return loads ? "forwards, pixel" : "out[x] :=";
  if (pass.variant == Variant::tensor) return loads ? "split each value" : "out[x, y] :=";
  if (pass.variant == Variant::fused) return loads ? "for each pixel: sum" : "out[x, y] :=";
  if (pass.variant == Variant::simd) return loads ? "load 8 pixels" : "store the 8";
  return loads ? "for each tap" : "out[x, y] :=";
}

/// The largest contributions, and what the others add up to.
void add_terms(Reasons& reasons, std::vector<Term> terms) {
  constexpr std::size_t most_listed = 24;
  if (terms.size() > most_listed)
    std::stable_sort(terms.begin(), terms.end(),
                     [](const Term& a, const Term& b) { return std::abs(a.weight * a.value) > std::abs(b.weight * b.value); });
  double others = 0;
  for (std::size_t i = 0; i < terms.size(); ++i) {
    const Term& t = terms[i];
    if (i >= most_listed) {
      others += t.weight * t.value;
      continue;
    }
    const std::string alpha = t.alpha != 1 ? told(", alpha {:.4g}", t.alpha) : "";
    reasons.parts.push_back(
        {told("{:.6g} × {:.6g} at {}, {}{}{}", t.weight, t.value, t.x, t.y, t.is_border ? said(" (border)") : "", alpha),
         t.weight * t.value});
  }
  if (terms.size() > most_listed) reasons.parts.push_back({told("{} more", terms.size() - most_listed), others});
}

}  // namespace

Explanation explain_step(const Run& run, const StepPlace& place, RunContext& context) {
  Explanation explanation;
  if (run.passes.empty()) {
    explanation.reasons = reasons_of_input(run);
    return explanation;
  }
  const Pass& pass = run.passes[place.moment == Moment::input ? 0 : place.pass];
  const MethodCode code = pseudocode_of(run, &pass);
  explanation.method = code.told();
  explanation.line = code.line_of(line_words(run, place));
  explanation.reasons = place.moment == Moment::input    ? reasons_of_input(run)
                        : place.moment == Moment::result ? reasons_of_result(run, context)
                                                         : reasons_of_tile(run, place, context);
  explanation.counters = counters_of(run, place);
  return explanation;
}

namespace {

std::string products_told(std::size_t count) { return told(count, "{} tap times a pixel", "{} taps times pixels"); }

}  // namespace

Reasons why_pixel(const Run& run, std::size_t pass_number, int x, int y, RunContext& context) {
  const Pass& pass = run.passes[pass_number];
  context.check_stop();
  PassReader reader(run, pass, context.stop);
  const double given = reader.result(x, y, 0);
  Reasons reasons{told("Pixel {}, {} after {}", x, y, pass.words), {}, {}, {}, {}};
  const std::string same = said("Made again in double precision, it is the same");
  if (const std::size_t terms = term_count(run, pass); terms > PassReader::most_terms) {
    reasons.why = told("The pixel is {:.6g}: the sum of {}.", given, products_told(terms));
    reasons.claims = {{same, {}, said("too many to make them again")}};
    return reasons;
  }
  const MadeAgain made = reader.make(x, y, 0);
  const auto borders =
      static_cast<std::size_t>(std::count_if(made.terms.begin(), made.terms.end(), [](const Term& t) { return t.is_border; }));
  if (is_warp(pass)) {
    reasons.why = made.is_drawn ? told("The pixel is {:.6g}: it is read at {:.4f}, {:.4f} of the input, from {}{}.", given,
                                       made.u, made.v, told(made.terms.size(), "{} pixel", "{} pixels"),
                                       borders ? told(", {} of them outside", borders) : "")
                                : told("The pixel is {:.6g}: its place lies behind the plane or at infinity.", given);
  } else {
    reasons.why = told("The pixel is {:.6g}: the sum of {}{}.", given, products_told(made.terms.size()),
                       borders ? told(", {} of them outside, as the border says", borders) : "");
  }
  if (pass.after->channels > 1) reasons.why.back() = ',', reasons.why += said(" in the first channel.");
  add_terms(reasons, made.terms);
  reasons.claims.push_back({same, std::isnan(given) || std::abs(given - made.value) <= made.tolerance,
                            told("{:.9g}, the pass gave {:.9g}", made.value, given)});
  return reasons;
}

Reasons why_tap(const Run& run, std::size_t index) {
  const Image kernel = outer_product(run.filter);
  if (index >= kernel.pixel_count()) return {};
  const int x = int(index % std::size_t(kernel.width())), y = int(index / std::size_t(kernel.width()));
  const auto tap = [](const Taps& taps, int i, int shown) {
    return double(taps.values[std::size_t(taps.radius() - shown / 2 + i)]);
  };
  const double row = tap(run.filter.row, x, kernel.width()), column = tap(run.filter.column, y, kernel.height());
  Reasons reasons{told("Weight at {}, {}", x - kernel.width() / 2, y - kernel.height() / 2), {}, {}, {}, {}};
  reasons.why = told("The weight is {:.6g}: the row's tap {:.6g} times the column's {:.6g}, as the kernel is separable.",
                     double(kernel.at(x, y, 0)), row, column);
  reasons.parts = {{said("tap of the row"), row}, {said("tap of the column"), column}};
  reasons.claims = {{said("It is the product of the two taps"),
                     std::abs(double(kernel.at(x, y, 0)) - row * column) <= 1e-6 * std::abs(row * column) + 1e-12,
                     told("{:.9g} and {:.9g}", double(kernel.at(x, y, 0)), row * column)}};
  return reasons;
}

}  // namespace ws::filter
