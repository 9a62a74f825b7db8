// Cuts polygons into triangles.
// SPDX-License-Identifier: MIT
#include "compute/io/meshes/mesh_formats.h"

#include <algorithm>
#include <cmath>

namespace ws::io {
namespace {

constexpr std::size_t most_looks = 1u << 28;  // at a corner that may lie in an ear, of one polygon: about a second

struct PlanePoint {
  double x, y;
};

/// Twice the area of a, b, c; above 0 where they turn left.
double turn(PlanePoint a, PlanePoint b, PlanePoint c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

/// The corners in the coordinate plane that the polygon faces most, turned so that its area is above 0.
std::vector<PlanePoint> flattened(const std::vector<std::array<float, 3>>& positions, const std::uint32_t* corners,
                                  std::size_t count) {
  double normal[3] = {0, 0, 0};  // Newell's: it needs no corner that is convex
  for (std::size_t i = 0; i < count; ++i) {
    const auto &p = positions[corners[i]], &q = positions[corners[(i + 1) % count]];
    for (std::size_t k = 0; k < 3; ++k) {
      const std::size_t u = (k + 1) % 3, v = (k + 2) % 3;
      normal[k] += (double(p[u]) - double(q[u])) * (double(p[v]) + double(q[v]));
    }
  }
  std::size_t axis = std::abs(normal[1]) > std::abs(normal[0]) ? 1 : 0;
  if (std::abs(normal[2]) > std::abs(normal[axis])) axis = 2;
  const std::size_t u = (axis + 1) % 3, v = (axis + 2) % 3;
  const double sign = normal[axis] < 0 ? -1 : 1;
  std::vector<PlanePoint> flat(count);
  for (std::size_t i = 0; i < count; ++i) flat[i] = {double(positions[corners[i]][u]), sign * double(positions[corners[i]][v])};
  return flat;
}

bool is_convex(const std::vector<PlanePoint>& p) {
  for (std::size_t i = 0; i < p.size(); ++i)
    if (turn(p[i], p[(i + 1) % p.size()], p[(i + 2) % p.size()]) < 0) return false;
  return true;
}

/// Cuts ears off one by one. Only corners that turn right can lie in an ear, and cutting one changes only its neighbours:
/// time grows with the corners times those that turn right.
class EarCutter {
 public:
  EarCutter(const std::vector<PlanePoint>& points, const std::function<void()>& poll)
      : points_(points), poll_(poll), before_(points.size()), after_(points.size()), left_(points.size()) {
    for (std::size_t i = 0; i < left_; ++i) {
      before_[i] = (i + left_ - 1) % left_;
      after_[i] = (i + 1) % left_;
    }
    for (std::size_t i = 0; i < left_; ++i)
      if (!turns_left(i)) in_the_way_.push_back(i);
  }

  /// add(before, ear, after); false where corners are left over, which `rest` gives.
  template <class Add>
  [[nodiscard]] bool cut(const Add& add) {
    for (std::size_t at = 0, failed = 0; left_ > 3 && failed < left_ && looks_ < most_looks;) {
      if (!is_ear(at)) {
        at = after_[at];
        ++failed;
        continue;
      }
      const std::size_t before = before_[at], after = after_[at];
      add(before, at, after);
      after_[before] = after;
      before_[after] = before;
      --left_;
      forget(at);
      failed = 0;
      at = after_[after];  // not the same corner again, so that fans do not grow out of it
      first_ = before;
    }
    return left_ <= 3;
  }
  [[nodiscard]] std::vector<std::size_t> rest() const {
    std::vector<std::size_t> ring{first_};
    while (ring.size() < left_) ring.push_back(after_[ring.back()]);
    return ring;
  }

 private:
  [[nodiscard]] bool turns_left(std::size_t i) const { return turn(points_[before_[i]], points_[i], points_[after_[i]]) > 0; }

  /// Drops corners that are gone, or turn left by now, once they are many.
  void forget(std::size_t cut) {
    before_[cut] = after_[cut] = cut;
    if (++cut_since_ < in_the_way_.size() / 8 + 16) return;
    cut_since_ = 0;
    std::erase_if(in_the_way_, [this](std::size_t i) { return after_[i] == i || turns_left(i); });
  }

  [[nodiscard]] bool is_ear(std::size_t at) {
    const std::size_t before = before_[at], after = after_[at];
    const PlanePoint a = points_[before], b = points_[at], c = points_[after];
    if (!(turn(a, b, c) > 0)) return false;
    for (const std::size_t other : in_the_way_) {
      if (++looks_ % (1u << 20) == 0) poll_();
      if (other == before || other == at || other == after || after_[other] == other) continue;
      const PlanePoint p = points_[other];
      if (turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0) return false;
    }
    return true;
  }

  const std::vector<PlanePoint>& points_;
  const std::function<void()>& poll_;
  std::vector<std::size_t> before_, after_;  ///< in the ring of those that are left; itself: cut off
  std::vector<std::size_t> in_the_way_;      ///< all that do not turn left, and some that were cut off
  std::size_t left_, first_ = 0, looks_ = 0, cut_since_ = 0;
};

}  // namespace

bool cut_polygon(const std::vector<std::array<float, 3>>& positions, const std::uint32_t* corners, std::size_t count,
                 const std::function<void(std::uint32_t, std::uint32_t, std::uint32_t)>& add,
                 const std::function<void()>& poll) {
  const auto fan = [&](std::size_t size, const auto& corner) {
    for (std::size_t i = 1; i + 1 < size; ++i) add(corner(0), corner(i), corner(i + 1));
  };
  const std::vector<PlanePoint> flat = flattened(positions, corners, count);
  if (is_convex(flat)) {
    fan(count, [&](std::size_t i) { return corners[i]; });
    return true;
  }
  EarCutter cutter(flat, poll);
  const bool is_whole =
      cutter.cut([&](std::size_t a, std::size_t b, std::size_t c) { add(corners[a], corners[b], corners[c]); });
  const std::vector<std::size_t> rest = cutter.rest();
  fan(rest.size(), [&](std::size_t i) { return corners[rest[i]]; });
  return is_whole;
}

}  // namespace ws::io
