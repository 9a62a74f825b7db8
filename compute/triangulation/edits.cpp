// SPDX-License-Identifier: MIT
#include "compute/triangulation/edits.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

#include <algorithm>
#include <cmath>

namespace ws::triangulation {

namespace {

constexpr std::ptrdiff_t numbers_per_edit = 4;

Numbers with(Numbers edits, EditKind kind, std::size_t number, Point at) {
  edits.insert(edits.end(), {static_cast<double>(kind), static_cast<double>(number), at.x, at.y});
  return edits;
}

[[noreturn]] void refuse(const std::string& message) {
  throw Error(ErrorKind::invalid_argument, message,
              said("four numbers each: 0, the point, x, y; 1, 0, x, y; or 2, the point, 0, 0"));
}

}  // namespace

std::vector<NumberedPoint> edited(const std::vector<Point>& input, const Numbers& edits) {
  if (edits.size() % numbers_per_edit != 0) refuse(told("edits: {} numbers are not four for each edit", edits.size()));
  std::vector<NumberedPoint> points(input.size());
  for (std::size_t i = 0; i < input.size(); ++i) points[i] = {input[i], i};
  std::vector<std::uint8_t> is_there(input.size(), 1);
  for (std::size_t i = 0; i < edits.size(); i += numbers_per_edit) {
    const double kind = edits[i], number = edits[i + 1];
    const Point at{edits[i + 2], edits[i + 3]};
    if (kind == 1) {
      points.push_back({at, points.size()});
      is_there.push_back(1);
      continue;
    }
    if (kind != 0 && kind != 2) refuse(told("edits: there is no kind {:g}", kind));
    const bool is_number = number >= 0 && number < static_cast<double>(points.size()) && number == std::floor(number);
    if (!is_number || !is_there[static_cast<std::size_t>(number)]) refuse(told("edits: there is no point {:g}", number));
    if (kind == 0)
      points[static_cast<std::size_t>(number)].at = at;
    else
      is_there[static_cast<std::size_t>(number)] = 0;
  }
  std::erase_if(points, [&](const NumberedPoint& p) { return !is_there[p.number]; });
  return points;
}

std::size_t count_after(std::size_t count, const Numbers& edits) {
  std::size_t added = 0, erased = 0;
  for (std::size_t i = 0; i + numbers_per_edit <= edits.size(); i += numbers_per_edit) {
    if (edits[i] == static_cast<double>(EditKind::add)) ++added;
    if (edits[i] == static_cast<double>(EditKind::erase)) ++erased;
  }
  return erased <= count + added ? count + added - erased : count;
}

std::optional<MovedPoint> moved_last(const std::vector<Point>& input, const Numbers& edits) {
  const std::vector<NumberedPoint> now = edited(input, edits);
  if (edits.empty() || edits[edits.size() - numbers_per_edit] != static_cast<double>(EditKind::move)) return {};
  const auto number = static_cast<std::size_t>(edits[edits.size() - numbers_per_edit + 1]);
  const std::vector<NumberedPoint> before = edited(input, {edits.begin(), edits.end() - numbers_per_edit});
  const auto place_in = [&](const std::vector<NumberedPoint>& all) {
    return std::find_if(all.begin(), all.end(), [&](const NumberedPoint& p) { return p.number == number; })->at;
  };
  const auto is_alone_in = [&](const std::vector<NumberedPoint>& all) {
    const Point place = place_in(all);
    return std::count_if(all.begin(), all.end(), [&](const NumberedPoint& p) { return p.at == place; }) == 1;
  };
  if (!is_alone_in(before) || !is_alone_in(now)) return {};
  return MovedPoint{number, place_in(before)};
}

Numbers with_move(Numbers edits, std::size_t number, Point to) {
  for (std::size_t i = 0; i < edits.size(); i += numbers_per_edit) {
    if (edits[i] != 0 || edits[i + 1] != static_cast<double>(number)) continue;
    const auto earlier = edits.begin() + static_cast<std::ptrdiff_t>(i);
    edits.erase(earlier, earlier + numbers_per_edit);
    break;
  }
  return with(std::move(edits), EditKind::move, number, to);
}
Numbers with_added(Numbers edits, Point at) { return with(std::move(edits), EditKind::add, 0, at); }
Numbers with_erased(Numbers edits, std::size_t number) { return with(std::move(edits), EditKind::erase, number, {}); }

}  // namespace ws::triangulation
