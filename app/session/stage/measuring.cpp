// Distances and angles, and how they are said.
// SPDX-License-Identifier: MIT
#include "app/session/stage/measuring.h"

#include "app/session/stage/reading.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>
#include <utility>

namespace ws::app {

std::string length_text(double length, const Measuring::Words& words) {
  const std::string number = number_text(length, words.resolution);
  return words.unit.empty() ? number : number + " " + words.unit;
}

void Measuring::take(Place place) {
  if (places_.size() == most_places) places_.clear();
  places_.push_back(std::move(place));
}

void Measuring::refine(std::size_t index, Place place) {
  if (index < places_.size()) places_[index] = std::move(place);
}

bool Measuring::take_back() {
  if (places_.empty()) return false;
  places_.pop_back();
  return true;
}

std::optional<double> Measuring::distance(std::size_t first) const {
  if (first + 1 >= places_.size()) return std::nullopt;
  const glm::dvec3 way = places_[first + 1].at - places_[first].at;
  return std::hypot(way.x, way.y, way.z);
}

std::optional<double> Measuring::angle() const {
  if (places_.size() < most_places || *distance(0) == 0 || *distance(1) == 0) return std::nullopt;
  const glm::dvec3 a = (places_[0].at - places_[1].at) / *distance(0), b = (places_[2].at - places_[1].at) / *distance(1);
  // Of both, since a cosine alone tells small angles badly.
  return std::atan2(glm::length(glm::cross(a, b)), glm::dot(a, b)) * 180 / std::numbers::pi;
}

std::string Measuring::line(const Words& words) const {
  if (places_.size() < 2) return {};
  std::string text = words.distance + " " + length_text(*distance(places_.size() - 2), words);
  const glm::dvec3 way = places_.back().at - places_[places_.size() - 2].at;
  for (int k = 0; k < (words.planar ? 2 : 3); ++k)
    text +=
        fmt::format(" · d{} {}", short_axis_name(words.axis_names[static_cast<std::size_t>(k)]), length_text(way[k], words));
  if (const auto degrees = angle()) text += fmt::format(" · {} {:.2f}°", words.angle, *degrees);
  return text;
}

std::string Measuring::text(const Words& words) const {
  if (places_.size() < 2) return {};
  std::string text;
  for (std::size_t i = 0; i < places_.size(); ++i)
    text += fmt::format("{}: {}{}\n", i + 1, coordinates_text(places_[i].at, words.axis_names, words.planar, words.resolution),
                        places_[i].name.empty() ? "" : "   (" + places_[i].name + ")");
  for (std::size_t i = 0; i + 1 < places_.size(); ++i) {
    const glm::dvec3 way = places_[i + 1].at - places_[i].at;
    std::string between = words.distance_between;
    for (const auto& [mark, number] : {std::pair{"%1", i + 1}, std::pair{"%2", i + 2}})
      if (const std::size_t at = between.find(mark); at != std::string::npos) between.replace(at, 2, std::to_string(number));
    text += fmt::format("{}: {}", between, length_text(*distance(i), words));
    for (int k = 0; k < (words.planar ? 2 : 3); ++k)
      text +=
          fmt::format(", d{} {}", short_axis_name(words.axis_names[static_cast<std::size_t>(k)]), length_text(way[k], words));
    text += "\n";
  }
  if (const auto degrees = angle()) text += fmt::format("{}: {:.3f}°\n", words.angle_at, *degrees);
  return text;
}

}  // namespace ws::app
