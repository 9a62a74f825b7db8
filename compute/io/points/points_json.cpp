// Points from JSON: a list of points, or an object that has one named "points", as the program writes triangulations. A point
// is a list of numbers, or an object with x, y and perhaps z.
// SPDX-License-Identifier: MIT
#include "compute/core/words/told.h"
#include "compute/io/file_source.h"
#include "compute/io/formats/json_text.h"
#include "compute/io/points/point_reader.h"

#include <nlohmann/json.hpp>

#include <array>

namespace ws::io {
namespace {

using Json = nlohmann::json;

const Json& list_in(const FileSource& source, const Json& json) {
  const Json& list = json.is_object() && json.contains("points") ? json.at("points") : json;
  if (!list.is_array())
    source.fail(said("holds no list of points"), said("give [[x, y], …], or an object with such a list named points"));
  return list;
}

constexpr std::array axes{"x", "y", "z"};

std::vector<double> coordinates_of(const FileSource& source, const Json& point, std::size_t index) {
  std::vector<double> numbers;
  const auto take = [&](const Json& value) {
    if (!value.is_number()) source.fail(told("point {}: expected a number, found {}", index, shown_json(value)));
    numbers.push_back(value.get<double>());
  };
  if (point.is_array()) {
    for (const Json& value : point) take(value);
  } else if (point.is_object()) {
    for (const char* axis : axes)
      if (point.contains(axis)) take(point.at(axis));
  } else {
    source.fail(told("point {}: expected a list of numbers or an object, found {}", index, shown_json(point)));
  }
  return numbers;
}

}  // namespace

RawPoints read_json_points(const FileSource& source) {
  const Json json = parse_json<Json>(source.bytes(), source.path().string());
  const Json& list = list_in(source, json);
  std::vector<double> all;
  std::size_t dimension = 0;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (i % 4096 == 0) source.check_stop();
    const std::vector<double> numbers = coordinates_of(source, list[i], i);
    if (i == 0) check_dimension(source, dimension = numbers.size());
    if (numbers.size() != dimension)
      source.fail(told("point {}: expected {} coordinates, found {}", i, dimension, numbers.size()));
    all.insert(all.end(), numbers.begin(), numbers.end());
  }
  std::vector<std::string> names;
  if (dimension <= axes.size()) names.assign(axes.begin(), axes.begin() + static_cast<std::ptrdiff_t>(dimension));
  const std::vector<std::size_t> chosen = list.empty() ? std::vector<std::size_t>{} : resolve_columns(source, names, dimension);
  RawPoints raw{PointSet(chosen.size(), list.size()), nullptr};
  for (std::size_t k = 0; k < chosen.size(); ++k)
    for (std::size_t i = 0; i < list.size(); ++i) raw.points.at(i, k) = all[i * dimension + chosen[k]];
  raw.place_of = [](std::size_t i) { return told("point {}", i); };
  return raw;
}

}  // namespace ws::io
