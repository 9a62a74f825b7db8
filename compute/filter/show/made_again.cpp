// SPDX-License-Identifier: MIT
#include "compute/filter/show/made_again.h"

#include "compute/core/run/stoppable.h"
#include "compute/filter/alpha.h"
#include "compute/filter/convolve/border.h"
#include "compute/filter/warp/sampling.h"

#include <algorithm>
#include <cmath>

namespace ws::filter {

namespace {

bool has_bytes(const Pass& pass) { return pass.after->type == PixelType::uint8; }

/// Keys' cubic kernel with a = -1/2.
double keys_kernel(double t) {
  t = std::abs(t);
  if (t < 1) return (1.5 * t - 2.5) * t * t + 1;
  return t < 2 ? ((-0.5 * t + 2.5) * t - 4) * t + 2 : 0;
}

}  // namespace

std::vector<double> taps_along(const Run& run, const Pass& pass, Axis axis) {
  const bool is_single = pass.phase != "row" && pass.phase != "column";
  if (!is_single && pass.axis != axis) return {1};
  const Taps& taps = axis == Axis::row ? run.filter.row : run.filter.column;
  const double sigma = axis == Axis::row ? run.filter.sigma_x : run.filter.sigma_y;
  if (pass.variant != Variant::recursive || sigma <= 0) return {taps.values.begin(), taps.values.end()};
  const int radius = std::max(1, int(std::ceil(6 * sigma)));
  std::vector<double> wide;
  double sum = 0;
  for (int i = -radius; i <= radius; ++i) wide.push_back(std::exp(-0.5 * i * i / (sigma * sigma))), sum += wide.back();
  for (double& tap : wide) tap /= sum;
  return wide;
}

std::size_t term_count(const Run& run, const Pass& pass) {
  if (pass.phase != "warp") return taps_along(run, pass, Axis::row).size() * taps_along(run, pass, Axis::column).size();
  const auto samples = std::size_t(std::max(1, run.warp->supersample));
  const std::size_t around = run.warp->interpolation == Interpolation::cubic ? 16 : 4;
  return samples * samples * around;
}

const std::vector<double>& PassReader::before(int x, int y) {
  const auto found = kept_.find({x, y});
  if (found != kept_.end()) return found->second;
  return kept_[{x, y}] = run_.engine->probe(*pass_.before, x, y);
}

double PassReader::result(int x, int y, int channel) const {
  return run_.engine->probe(*pass_.after, x, y)[std::size_t(channel)];
}

void PassReader::add(MadeAgain& made, int x, int y, double weight, int channel, bool weighs) {
  const Planes& in = *pass_.before;
  const Border border = pass_.phase == "warp" ? run_.warp->border : run_.parameters.border;
  const int column = border_index(x, in.width, border), row = border_index(y, in.height, border);
  const bool is_border = x < 0 || y < 0 || x >= in.width || y >= in.height;
  if (column == outside || row == outside) {
    made.terms.push_back({x, y, true, weight, 0, weighs ? 0.0 : 1.0});
    return;
  }
  const std::vector<double>& pixel = before(column, row);
  made.terms.push_back({x, y, is_border, weight, pixel[std::size_t(channel)], weighs ? pixel[alpha_channel] / in.white : 1});
}

void PassReader::convolve(MadeAgain& made, int x, int y, int channel) {
  const bool weighs =
      weighs_colours(run_.parameters, pass_.before->channels, run_.filter, run_.parameters.variant) && channel != alpha_channel;
  const std::vector<double> along_x = taps_along(run_, pass_, Axis::row), along_y = taps_along(run_, pass_, Axis::column);
  const int rx = int(along_x.size() / 2), ry = int(along_y.size() / 2);
  StopWatcher watch(stop_);
  for (int j = -ry; j <= ry; ++j)
    for (int i = -rx; i <= rx; ++i) {
      watch();
      add(made, x + i, y + j, along_x[std::size_t(i + rx)] * along_y[std::size_t(j + ry)], channel, weighs);
    }
}

void PassReader::sample(MadeAgain& made, double x, double y, double part, int channel, bool weighs) {
  const Warp& warp = *run_.warp;
  const Position at = position_of(sample_map(warp), x, y);
  made.u = at.u;
  made.v = at.v;
  made.is_drawn = at.drawn;
  if (!at.drawn) return;
  double u = at.u, v = at.v;
  if (warp.interpolation == Interpolation::nearest) return add(made, nearest_pixel(u), nearest_pixel(v), part, channel, weighs);
  if (warp.interpolation == Interpolation::linear_opencv) u = rounded_to_32nds(u), v = rounded_to_32nds(v);
  if (warp.interpolation == Interpolation::linear_hardware) u = rounded_to_256ths(u), v = rounded_to_256ths(v);
  const int left = int(std::floor(u)), top = int(std::floor(v));
  if (warp.interpolation == Interpolation::cubic) {
    for (int j = top - 1; j <= top + 2; ++j)
      for (int i = left - 1; i <= left + 2; ++i)
        add(made, i, j, part * keys_kernel(u - i) * keys_kernel(v - j), channel, weighs);
    return;
  }
  const double a = u - left, b = v - top;
  add(made, left, top, part * (1 - a) * (1 - b), channel, weighs);
  add(made, left + 1, top, part * a * (1 - b), channel, weighs);
  add(made, left, top + 1, part * (1 - a) * b, channel, weighs);
  add(made, left + 1, top + 1, part * a * b, channel, weighs);
}

void PassReader::warp(MadeAgain& made, int x, int y, int channel) {
  const bool weighs = weighs_colours(run_.parameters, pass_.before->channels, *run_.warp) && channel != alpha_channel;
  const int s = std::max(1, run_.warp->supersample);
  if (s == 1) return sample(made, x, y, 1, channel, weighs);
  for (int j = 0; j < s; ++j)
    for (int i = 0; i < s; ++i) sample(made, x + subpixel(i, s), y + subpixel(j, s), 1.0 / (s * s), channel, weighs);
}

MadeAgain PassReader::make(int x, int y, int channel) {
  MadeAgain made;
  const bool is_warp = pass_.phase == "warp";
  if (is_warp)
    warp(made, x, y, channel);
  else
    convolve(made, x, y, channel);
  double sum = 0, alpha = 0, size = 0;
  bool is_weighed = false;
  for (const Term& term : made.terms) {
    sum += term.weight * term.value * term.alpha;
    alpha += term.weight * term.alpha;
    size += std::abs(term.weight * term.value);
    is_weighed = is_weighed || term.alpha != 1;
  }
  const bool weighs = is_weighed && pass_.before->channels > alpha_channel && channel != alpha_channel &&
                      (is_warp ? weighs_colours(run_.parameters, pass_.before->channels, *run_.warp)
                               : weighs_colours(run_.parameters, pass_.before->channels, run_.filter, run_.parameters.variant));
  made.value = !weighs ? sum : alpha <= double(least_alpha) ? 0 : sum / alpha;
  const double white = pass_.before->white;
  made.tolerance = 4e-6 * size + 1e-6 * white;
  if (weighs) made.tolerance += 1e-3 * white * std::min(1.0, 1e-3 / std::max(alpha, 1e-9)) + 2e-5 * white;
  if (has_bytes(pass_)) {
    made.value = std::clamp(made.value, 0.0, white);  // bytes hold no others
    made.tolerance += 1.01;
  }
  if (pass_.variant == Variant::recursive) made.tolerance += 6e-5 * std::max(white, size);
  // Where a texture unit rounds a position is not documented.
  if (is_warp && run_.warp->interpolation == Interpolation::linear_hardware) made.tolerance += white / 64;
  return made;
}

}  // namespace ws::filter
