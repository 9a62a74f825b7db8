// The 1-2-5 rule and number texts.
// SPDX-License-Identifier: MIT
#include "render/layers/ticks.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace ws::render {
namespace {

constexpr double slack = 1e-9;  // of a step: ends that are round numbers but for rounding count
constexpr double most_ticks = 1000;

std::string with_minus_sign(std::string text) {
  for (std::size_t at = 0; (at = text.find('-', at)) != std::string::npos;) text.replace(at, 1, "−");
  return text;
}

std::string superscript(int number) {
  static constexpr const char* digits[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
  std::string text = number < 0 ? "⁻" : "";
  for (const char digit : std::to_string(std::abs(number))) text += digits[digit - '0'];
  return text;
}

std::vector<Tick> decades(double low, double high, double count) {
  const double first = std::ceil(std::log10(low) - slack), last = std::floor(std::log10(high) + slack);
  const double stride = std::max(1.0, std::ceil((last - first + 1) / count));
  std::vector<Tick> result;
  for (double exponent = first; exponent <= last; exponent += stride) {
    const double value = std::pow(10.0, exponent);
    result.push_back({value, format_tick(value, value)});
  }
  return result;
}

}  // namespace

double nice_step(double smallest) {
  const double power = std::pow(10.0, std::floor(std::log10(smallest)));
  for (const double factor : {1.0, 2.0, 5.0})
    if (factor * power >= smallest * (1 - slack)) return factor * power;
  return 10 * power;
}

std::vector<double> multiples(double low, double high, double step) {
  std::vector<double> values;
  const double first = std::ceil(low / step - slack), last = std::floor(high / step + slack);
  // Counted apart: beyond 2^53 steps from 0 a number plus 1 is the same number.
  for (double i = 0; first + i <= last && i <= most_ticks; ++i) values.push_back((first + i) * step);
  return values;
}

std::string format_tick(double value, double step) {
  if (std::abs(value) < slack * step) return "0";
  const int step_exponent = static_cast<int>(std::floor(std::log10(step) + slack));
  const std::string plain = fmt::format("{:.{}f}", value, std::clamp(-step_exponent, 0, 60));
  const int exponent = static_cast<int>(std::floor(std::log10(std::abs(value)) + slack));
  constexpr std::size_t longest_plain = 8;
  if (plain.size() <= longest_plain) return with_minus_sign(plain);
  const int digits = std::clamp(exponent - step_exponent, 0, 15);
  if (digits > 5) return with_minus_sign(plain.size() < 24 ? plain : fmt::format("{:.{}e}", value, digits));
  const std::string mantissa = fmt::format("{:.{}f}", value / std::pow(10.0, exponent), digits);
  const bool is_power = mantissa == "1" || mantissa == "-1";
  return with_minus_sign(is_power ? mantissa.substr(0, mantissa.size() - 1) : mantissa + "×") + "10" + superscript(exponent);
}

std::vector<Tick> ticks(double low, double high, double count, bool logarithmic) {
  if (!(high > low) || !std::isfinite(high - low)) return {};
  constexpr double fewest_decades = 2;
  if (logarithmic && low > 0 && std::log10(high / low) >= fewest_decades) return decades(low, high, count);
  const double step = nice_step((high - low) / std::max(count, 1.0));
  std::vector<Tick> result;
  for (const double value : multiples(low, high, step)) result.push_back({value, format_tick(value, step)});
  return result;
}

}  // namespace ws::render
