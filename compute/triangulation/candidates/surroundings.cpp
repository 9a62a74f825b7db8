// SPDX-License-Identifier: MIT
#include "compute/triangulation/candidates/surroundings.h"

#include "compute/triangulation/plane/angle.h"

#include <immintrin.h>

#include <cmath>
#include <cstring>
#include <numeric>

namespace ws::triangulation {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr std::size_t cells = DirectionTable::cell_count;

using Lanes = double __attribute__((vector_size(32)));
using LaneMask = std::int64_t __attribute__((vector_size(32)));
constexpr std::size_t lane_count = 4, group_size = 16;
constexpr std::size_t many = 16 * group_size;  ///< gathered points: from here on, groups are remembered and boxes deferred
Lanes lanes_at(const double* values) {
  Lanes lanes;
  std::memcpy(&lanes, values, sizeof(Lanes));
  return lanes;
}
bool any(LaneMask mask) { return _mm256_movemask_pd(reinterpret_cast<__m256d>(mask)) != 0; }

/// Which of some points lie in the triangles over the edge to (x, y).
struct InTriangles {
  LaneMask left, right;
};
InTriangles in_triangles(Lanes px, Lanes py, double x, double y, double squared_length, double tangent) {
  const Lanes along = px * x + py * y, across = py * x - px * y, rest = squared_length - along;
  const Lanes most = (along < rest ? along : rest) * tangent, least = along * least_across, off = across < 0 ? -across : across;
  const LaneMask in = (off > least) & (off < most);  // in neither where `along` is not above 0
  return {in & (across > 0), in & (across < 0)};
}
/// What holds of a box by this much of the products in question holds of the points in it, whatever was rounded.
constexpr double sure = 1e-9;

/// `DirectionTable::cell_of` of four directions.
using LaneCells = std::int32_t __attribute__((vector_size(16)));
LaneCells cells_of(Lanes x, Lanes y) {
  const Lanes size = (x < 0 ? -x : x) + (y < 0 ? -y : y), along = y / size;
  const Lanes turn = x >= 0 ? (along >= 0 ? along : 4 + along) : 2 - along;
  const LaneCells cell = __builtin_convertvector(turn * (cells / 4.0), LaneCells);
  return cell < static_cast<std::int32_t>(cells) ? cell : LaneCells{};
}

/// Grows from just after −x counter-clockwise, up to rounding.
double angle_key(double x, double y) {
  const double along = x / (std::abs(x) + std::abs(y));
  return y < 0 || (y == 0 && x > 0) ? along : 2 - along;
}

}  // namespace

ClosingFactors::ClosingFactors(const DirectionTable& table, bool on_left) {
  const auto kills = [&](std::size_t cell) -> const DirectionTable::Kills& {
    return on_left ? table.on_left(cell) : table.on_right(cell);
  };
  for (std::size_t c = 0; c < cells; ++c)
    quad_count_ = std::max(quad_count_, (kills(c).first % lane_count + kills(c).count + lane_count - 1) / lane_count);
  factor_.assign(cells * quad_count_ * lane_count, infinity);
  for (std::size_t c = 0; c < cells; ++c) {
    first_quad_[c] = static_cast<std::uint8_t>(kills(c).first / lane_count);
    std::copy_n(table.factors(kills(c)), kills(c).count, &factor_[c * quad_count_ * lane_count + kills(c).first % lane_count]);
  }
}

void ClosingFactors::close(ClosedDirections& directions, std::size_t cell, double squared_distance) const {
  constexpr std::size_t quads = cells / lane_count;
  const std::size_t count = quad_count_, first = first_quad_[cell];
  const double* const factors = &factor_[cell * count * lane_count];
  for (std::size_t k = 0; k < count; ++k) {
    double* const beyond = directions.beyond.data() + (first + k) % quads * lane_count;
    const Lanes from = lanes_at(factors + k * lane_count) * squared_distance, so_far = lanes_at(beyond);
    const Lanes least = from < so_far ? from : so_far;
    std::memcpy(beyond, &least, sizeof least);
  }
}

void Surroundings::neighbours(std::uint32_t centre, std::vector<std::uint32_t>& targets) {
  on_left_ = on_right_ = {};
  gather(centre);
  if (reach_ < infinity) next_radius_ = std::max(next_radius_, 1.3 * reach_);
  found_.clear();
  for (std::size_t i = 0; i < index_.size(); ++i) {
    const std::size_t cell = cell_[i];
    const double squared_length = x_[i] * x_[i] + y_[i] * y_[i];
    if (squared_length >= std::max(left_.beyond[cell], right_.beyond[cell])) continue;
    if (i < is_known_closed_.size() && is_known_closed_[i]) continue;
    if (!is_closed(points_[centre], x_[i], y_[i], squared_length)) found_.push_back({angle_key(x_[i], y_[i]), index_[i]});
  }
  sort_by_angle(points_[centre]);
  for (const Found& f : found_) targets.push_back(f.index);
}

void Surroundings::begin_gathering() {
  left_.clear();
  right_.clear();
  index_.clear();
  cell_.clear();
  x_.clear();
  y_.clear();
  leaves_.clear();
  deferred_.clear();
  is_known_closed_.clear();
  reach_ = infinity;
}

void Surroundings::gather(std::uint32_t centre) {
  begin_gathering();
  if (tree_count_ != points_.size() || !gather_from_near_leaves(centre)) {
    begin_gathering();
    gather_from_tree(centre);
  }
  for (std::size_t i = tree_count_; i < points_.size(); ++i) {
    if (squared_distance(points_[i], points_[centre]) >= reach_) continue;
    leaves_.push_back({0, x_.size()});
    take(centre, i, i + 1);
  }
  while (x_.size() % lane_count != 0) x_.push_back(0), y_.push_back(0);  // the centre itself closes nothing
}

/// As far as the last leaf's points looked, and some more.
void Surroundings::look_for_leaves_near(std::size_t leaf) {
  near_leaf_ = leaf;
  near_radius_ = near_leaves_.find(leaf, next_radius_) ? next_radius_ * (1 - 1e-9) : 0;
  next_radius_ = 0;
}

/// What `gather_from_tree` does, by a list of the leaves in question: what is in a closed box is closed, so boxes above them
/// have no say. False where these do not suffice, or their order is not plain, or rounding may decide whether one is closed.
bool Surroundings::gather_from_near_leaves(std::uint32_t centre) {
  const Point p = points_[centre];
  if (const std::size_t leaf = centre / BoxTree::points_per_leaf; leaf != near_leaf_) look_for_leaves_near(leaf);
  if (near_radius_ == 0 || !near_leaves_.sort_from(p)) return false;
  for (std::size_t k = 0; k < near_leaves_.size(); ++k) {
    const double squared_distance = near_leaves_.squared_distance(k);
    if (squared_distance >= reach_) break;
    if (squared_distance >= near_radius_ || x_.size() >= many) return false;
    const std::uint32_t leaf = near_leaves_.leaf(k);
    const PlaneBox& box = tree_.level(0)[leaf];
    if (is_box_closed(box, p, squared_distance)) continue;
    if (may_be_open_by_rounding(box, p, squared_distance)) return false;
    take_leaf(centre, leaf, squared_distance);
  }
  return reach_ <= near_radius_ && x_.size() < many;
}

void Surroundings::take_leaf(std::uint32_t centre, std::uint32_t leaf, double squared_distance) {
  const std::size_t first = leaf * BoxTree::points_per_leaf;
  leaves_.push_back({squared_distance, x_.size()});
  take(centre, first, std::min(first + BoxTree::points_per_leaf, tree_count_));
  if (x_.size() >= least_gathered) reach_ = widest_open();
}

/// From the nearest box on, until all directions are closed.
void Surroundings::gather_from_tree(std::uint32_t centre) {
  const Point p = points_[centre];
  const bool defers = tree_count_ == points_.size();
  closers_left_ = closers_right_ = {};
  open_beyond_ = 0;
  heap_ = {{0, 0, tree_.top()}};
  while (!heap_.empty()) {
    const Node node = heap_.front();
    std::pop_heap(heap_.begin(), heap_.end());
    heap_.pop_back();
    if (node.squared_distance >= reach_) break;
    if (is_box_closed(tree_.level(node.level)[node.index], p, node.squared_distance)) continue;
    if (defers && x_.size() >= many && can_defer(tree_.level(node.level)[node.index], p, node.squared_distance)) {
      deferred_.push_back(node);
      continue;
    }
    if (node.level == 0) {
      const std::size_t before = x_.size();
      take_leaf(centre, node.index, node.squared_distance);
      if (defers && x_.size() >= many) close_early(before, node.squared_distance);
      continue;
    }
    const std::vector<PlaneBox>& boxes = tree_.level(node.level - 1);
    const std::size_t first = node.index * BoxTree::fan_out, end = std::min(first + BoxTree::fan_out, boxes.size());
    for (std::size_t i = first; i < end; ++i) {
      const double squared_distance = boxes[i].squared_distance_to(p) * box_shrink;
      if (squared_distance >= reach_) continue;
      heap_.push_back({squared_distance, static_cast<std::uint32_t>(i), node.level - 1});
      std::push_heap(heap_.begin(), heap_.end());
    }
  }
}

void Surroundings::take(std::uint32_t centre, std::size_t begin, std::size_t end) {
  const std::size_t before = x_.size();
  x_.resize(before + (end - begin));
  y_.resize(x_.size());
  index_.resize(x_.size());
  cell_.resize(x_.size());
  const Point p = points_[centre];
  const auto put = [&](std::size_t to, Lanes x, Lanes y, std::size_t count) {
    const LaneCells cell = cells_of(x, y);
    std::memcpy(&x_[to], &x, count * sizeof(double));
    std::memcpy(&y_[to], &y, count * sizeof(double));
    for (std::size_t k = 0; k < count; ++k) cell_[to + k] = static_cast<std::uint8_t>(cell[k]);
  };
  static_assert(sizeof(Point) == 2 * sizeof(double));
  const auto* const numbers = reinterpret_cast<const double*>(points_.data());
  std::size_t i = begin;
  for (; i + lane_count <= end; i += lane_count) {
    const Lanes two = lanes_at(numbers + 2 * i), next_two = lanes_at(numbers + 2 * i + lane_count);
    put(before + (i - begin), __builtin_shufflevector(two, next_two, 0, 2, 4, 6) - p.x,
        __builtin_shufflevector(two, next_two, 1, 3, 5, 7) - p.y, lane_count);
  }
  for (; i < end; ++i) put(before + (i - begin), Lanes{} + (points_[i].x - p.x), Lanes{} + (points_[i].y - p.y), 1);
  std::iota(index_.begin() + static_cast<std::ptrdiff_t>(before), index_.end(), static_cast<std::uint32_t>(begin));
  if (centre >= begin && centre < end) {
    const auto erase = [&](auto& list) { list.erase(list.begin() + static_cast<std::ptrdiff_t>(before + (centre - begin))); };
    erase(x_), erase(y_), erase(index_), erase(cell_);
  }
  for (std::size_t k = before; k < x_.size(); ++k) {
    const double squared_length = x_[k] * x_[k] + y_[k] * y_[k];
    closing_left_.close(left_, cell_[k], squared_length);
    closing_right_.close(right_, cell_[k], squared_length);
  }
}

double Surroundings::widest_open() const {
  Lanes widest{};
  for (std::size_t c = 0; c < cells; c += lane_count) {
    const Lanes left = lanes_at(&left_.beyond[c]), right = lanes_at(&right_.beyond[c]);
    const Lanes both = left > right ? left : right;
    widest = widest > both ? widest : both;
  }
  return std::max(std::max(widest[0], widest[1]), std::max(widest[2], widest[3]));
}

/// Whether every edge into the box is closed on both sides, judged by the cells of the directions that it spans.
bool Surroundings::is_box_closed(const PlaneBox& box, Point p, double squared_distance) const {
  if (squared_distance == 0) return false;
  const auto [begin, end] = view_of(box, p);
  const std::size_t last = DirectionTable::cell_of(end.x - p.x, end.y - p.y);
  for (std::size_t c = DirectionTable::cell_of(begin.x - p.x, begin.y - p.y);; c = c + 1 == cells ? 0 : c + 1) {
    if (squared_distance < std::max(left_.beyond[c], right_.beyond[c])) return false;
    if (c == last) return true;
  }
}

/// Whether an open box is open in none but the cells of its outermost directions, and one of these is so near the border of its
/// cell that a box around it may not reach that cell.
bool Surroundings::may_be_open_by_rounding(const PlaneBox& box, Point p, double squared_distance) const {
  if (squared_distance == 0) return false;
  const auto [begin, end] = view_of(box, p);
  const auto is_at_border = [&](Point corner) {
    const double turn = DirectionTable::turn_of(corner.x - p.x, corner.y - p.y);
    return std::abs(turn - std::round(turn)) < 1e-9;
  };
  const std::size_t first = DirectionTable::cell_of(begin.x - p.x, begin.y - p.y),
                    last = DirectionTable::cell_of(end.x - p.x, end.y - p.y);
  for (std::size_t c = first; c != last; c = c + 1 == cells ? 0 : c + 1)
    if (c != first && squared_distance < std::max(left_.beyond[c], right_.beyond[c])) return false;
  return is_at_border(begin) || is_at_border(end);
}

/// Looks for gathered points in both triangles over the edge to (x, y). Near the hull a point sees thousands of others in
/// nearly one direction: those that close one edge close most of its neighbours, so where many were gathered these are looked
/// at first.
void Surroundings::look_at_gathered(double x, double y, double squared_length, bool& left, bool& right) {
  const std::size_t end = gathered_within(squared_length);
  const auto look_at = [&](std::size_t group) {
    LaneMask on_left{}, on_right{};
    for (std::size_t i = group; i < std::min(group + group_size, end); i += lane_count) {
      const InTriangles in = in_triangles(lanes_at(&x_[i]), lanes_at(&y_[i]), x, y, squared_length, tangent_);
      on_left |= in.left;
      on_right |= in.right;
    }
    left = left || any(on_left);
    right = right || any(on_right);
  };
  const bool remembers = end > many;
  const auto look_at_recent = [&](Recent& side, const bool& holds) {
    for (std::size_t k = 0; k < side.count && !holds; ++k) {
      look_at(side.groups[k]);
      if (holds) side.move_to_front(k);
    }
  };
  if (remembers) {
    look_at_recent(on_right_, right);
    look_at_recent(on_left_, left);
  }
  for (std::size_t group = 0; group < end && !(left && right); group += group_size) {
    const bool had_left = left, had_right = right;
    look_at(group);
    if (remembers && left != had_left) on_left_.add(group);
    if (remembers && right != had_right) on_right_.add(group);
  }
}

/// Whether both triangles over the edge to (x, y) hold a point.
bool Surroundings::is_closed(Point p, double x, double y, double squared_length) {
  bool left = false, right = false;
  look_at_gathered(x, y, squared_length, left, right);
  if (left && right) return true;
  return !deferred_.empty() && is_closed_by_deferred(p, x, y, squared_length, left, right);
}

/// Asks the closers, and after them all that is gathered, whether the points from `begin` on are closed.
void Surroundings::close_early(std::size_t begin, double squared_distance) {
  if (squared_distance > 1.25 * open_beyond_) find_open_cells(squared_distance);
  const std::size_t size = x_.size();
  while (x_.size() % lane_count != 0) x_.push_back(0), y_.push_back(0);
  is_known_closed_.resize(size);
  for (std::size_t i = begin; i < size; ++i) {
    const double x = x_[i], y = y_[i], squared_length = x * x + y * y;
    const std::size_t cell = cell_[i];
    if (squared_length >= std::max(left_.beyond[cell], right_.beyond[cell])) continue;
    bool left = false, right = false;
    for (std::size_t k = 0; k < Closers::most; k += lane_count) {
      left =
          left ||
          any(in_triangles(lanes_at(&closers_left_.x[k]), lanes_at(&closers_left_.y[k]), x, y, squared_length, tangent_).left);
      right = right ||
              any(in_triangles(lanes_at(&closers_right_.x[k]), lanes_at(&closers_right_.y[k]), x, y, squared_length, tangent_)
                      .right);
    }
    if (!left || !right) {
      const bool had_left = left, had_right = right;
      look_at_gathered(x, y, squared_length, left, right);
      const auto remember = [&](std::size_t group, bool on_left) {
        for (std::size_t k = group; k < std::min(group + group_size, x_.size()); ++k) {
          const double along = x_[k] * x + y_[k] * y, across = (y_[k] * x - x_[k] * y) * (on_left ? 1 : -1);
          if (across > along * least_across && across < std::min(along, squared_length - along) * tangent_)
            return (on_left ? closers_left_ : closers_right_).add(x_[k], y_[k]);
        }
      };
      if (left && !had_left) remember(on_left_.groups[0], true);
      if (right && !had_right) remember(on_right_.groups[0], false);
    }
    is_known_closed_[i] = left && right;
  }
  x_.resize(size);
  y_.resize(size);
}

void Surroundings::find_open_cells(double squared_distance) {
  open_beyond_ = squared_distance;
  for (std::size_t c = 0; c < cells; ++c) {
    open_left_[c + 1] = static_cast<std::uint8_t>(open_left_[c] + (left_.beyond[c] > squared_distance ? 1 : 0));
    open_right_[c + 1] = static_cast<std::uint8_t>(open_right_[c] + (right_.beyond[c] > squared_distance ? 1 : 0));
  }
}

/// Whether points in the box close no direction that is still open.
bool Surroundings::closes_nothing(const PlaneBox& box, Point p) const {
  const auto [begin, end] = view_of(box, p);
  const std::size_t last = DirectionTable::cell_of(end.x - p.x, end.y - p.y);
  const auto opens_in = [](const auto& before, const DirectionTable::Kills& kills) {
    const std::size_t stop = std::size_t{kills.first} + kills.count;
    return stop <= cells ? before[stop] != before[kills.first]
                         : before[cells] != before[kills.first] || before[stop - cells] != 0;
  };
  for (std::size_t c = DirectionTable::cell_of(begin.x - p.x, begin.y - p.y);; c = c + 1 == cells ? 0 : c + 1) {
    if (opens_in(open_left_, table_.on_left(c)) || opens_in(open_right_, table_.on_right(c))) return false;
    if (c == last) return true;
  }
}

bool Surroundings::can_defer(const PlaneBox& box, Point p, double squared_distance) {
  if (squared_distance == 0 || open_beyond_ == 0) return false;
  const std::array<double, 4> x{box.low.x - p.x, box.high.x - p.x, box.low.x - p.x, box.high.x - p.x};
  const std::array<double, 4> y{box.low.y - p.y, box.low.y - p.y, box.high.y - p.y, box.high.y - p.y};
  const double size = std::max(std::abs(x[0]), std::abs(x[1])) + std::max(std::abs(y[0]), std::abs(y[2]));
  const auto is_covered = [&](const Closers& closers, double sign) {
    for (std::size_t k = 0; k < Closers::most; k += lane_count) {
      const Lanes px = lanes_at(&closers.x[k]), py = lanes_at(&closers.y[k]);
      const Lanes slack = ((px < 0 ? -px : px) + (py < 0 ? -py : py)) * (size * sure);
      LaneMask holds = ~LaneMask{};
      for (std::size_t c = 0; c < 4; ++c) {
        const Lanes along = px * x[c] + py * y[c], across = (py * x[c] - px * y[c]) * sign;
        holds &= (across > slack) & (along * tangent_ - across > slack) &
                 (tangent_ * squared_distance - (along * tangent_ + across) > slack);
      }
      if (any(holds)) return true;
    }
    return false;
  };
  return is_covered(closers_right_, -1) && is_covered(closers_left_, 1) && closes_nothing(box, p);
}

bool Surroundings::is_closed_by_deferred(Point p, double x, double y, double squared_length, bool left, bool right) {
  pending_ = deferred_;
  while (!pending_.empty()) {
    const Node node = pending_.back();
    pending_.pop_back();
    if (node.squared_distance >= squared_length) continue;
    const PlaneBox& box = tree_.level(node.level)[node.index];
    const double lx = box.low.x - p.x, hx = box.high.x - p.x, ly = box.low.y - p.y, hy = box.high.y - p.y;
    const Lanes px{lx, hx, lx, hx}, py{ly, ly, hy, hy};
    const double slack =
        (std::abs(x) + std::abs(y)) * (std::max(std::abs(lx), std::abs(hx)) + std::max(std::abs(ly), std::abs(hy))) * sure;
    const Lanes along = px * x + py * y, across = py * x - px * y, rest = squared_length - along;
    const auto may_hold = [&](const Lanes& on) {
      return any(on > -slack) && any(along * tangent_ - on > -slack) && any(rest * tangent_ - on > -slack);
    };
    if ((left || !may_hold(across)) && (right || !may_hold(-across))) continue;
    if (node.level > 0) {
      const std::vector<PlaneBox>& boxes = tree_.level(node.level - 1);
      const std::size_t first = node.index * BoxTree::fan_out, end = std::min(first + BoxTree::fan_out, boxes.size());
      for (std::size_t i = first; i < end; ++i) {
        const double squared_distance = boxes[i].squared_distance_to(p) * box_shrink;
        if (squared_distance < reach_ && !is_box_closed(boxes[i], p, squared_distance))
          pending_.push_back({squared_distance, static_cast<std::uint32_t>(i), node.level - 1});
      }
      continue;
    }
    const std::size_t first = node.index * BoxTree::points_per_leaf;
    for (std::size_t i = first; i < std::min(first + BoxTree::points_per_leaf, tree_count_); ++i) {
      const double qx = points_[i].x - p.x, qy = points_[i].y - p.y;
      const double along_q = qx * x + qy * y, across_q = qy * x - qx * y;
      const double most = std::min(along_q, squared_length - along_q) * tangent_, least = along_q * least_across;
      left = left || (across_q > least && across_q < most);
      right = right || (-across_q > least && -across_q < most);
    }
    if (left && right) return true;
  }
  return false;
}

/// How many of the points must be looked at for an edge: those of both triangles are nearer than its other end. Leaves were
/// taken from the nearest on; a point that is in no leaf came last, at distance 0.
std::size_t Surroundings::gathered_within(double squared_length) const {
  if (leaves_.empty() || leaves_.back().squared_distance < squared_length) return x_.size();
  return std::partition_point(leaves_.begin(), leaves_.end(),
                              [&](const Leaf& leaf) { return leaf.squared_distance < squared_length; })
      ->first;
}

void Surroundings::sort_by_angle(Point centre) {
  std::sort(found_.begin(), found_.end(),
            [](const Found& a, const Found& b) { return a.key != b.key ? a.key < b.key : a.index < b.index; });
  const auto comes_before = [&](const Found& a, const Found& b) {
    return angle_less(centre, points_[a.index], points_[b.index]);
  };
  std::size_t count = 0;
  for (const Found& f : found_) {
    std::size_t place = count;
    while (place > 0 && comes_before(f, found_[place - 1])) --place;
    if (place > 0 && !comes_before(found_[place - 1], f)) {
      // The same direction: only the nearer of the two sees the centre.
      const Point near = points_[found_[place - 1].index];
      if (strictly_between(centre, points_[f.index], near)) found_[place - 1] = f;
      continue;
    }
    const Found kept = f;
    std::move_backward(found_.begin() + static_cast<std::ptrdiff_t>(place), found_.begin() + static_cast<std::ptrdiff_t>(count),
                       found_.begin() + static_cast<std::ptrdiff_t>(count + 1));
    found_[place] = kept;
    ++count;
  }
  found_.resize(count);
}

}  // namespace ws::triangulation
