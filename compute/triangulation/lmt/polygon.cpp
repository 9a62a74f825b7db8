// SPDX-License-Identifier: MIT
#include "compute/triangulation/lmt/polygon.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/triangulation/exact/predicates.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace ws::triangulation {

namespace {

/// The rounded sum of two rounded numbers is within two units of the last place of the exact one.
constexpr double doubt = 1 + 0x1p-50;

constexpr std::uint32_t corners_per_poll = 64;

/// Where points come up on a walk.
class WalkPlaces {
 public:
  WalkPlaces(const Walk& walk, std::pmr::memory_resource* memory) : walk_(walk), first_(memory), places_(memory) {
    if (is_short()) return;
    least_ = *std::min_element(walk.begin(), walk.end());
    const std::uint32_t range = *std::max_element(walk.begin(), walk.end()) - least_ + 1;
    while ((range >> shift_) > 2 * walk.size()) ++shift_;
    first_.assign((range >> shift_) + 2, 0);
    for (const std::uint32_t point : walk) ++first_[list_of(point) + 1];
    std::partial_sum(first_.begin(), first_.end(), first_.begin());
    places_.resize(walk.size());
    std::pmr::vector<std::uint32_t> next(first_.begin(), first_.end() - 1, memory);
    for (std::uint32_t i = 0; i < walk.size(); ++i) places_[next[list_of(walk[i])]++] = {walk[i], i};
  }
  /// f(i) for each of its places, if there are any, ascending.
  template <class F>
  void for_each(std::uint32_t point, const F& f) const {
    if (is_short()) {
      for (std::uint32_t i = 0; i < walk_.size(); ++i)
        if (walk_[i] == point) f(i);
      return;
    }
    if (point < least_ || list_of(point) + 1 >= first_.size()) return;
    for (std::uint32_t k = first_[list_of(point)]; k < first_[list_of(point) + 1]; ++k)
      if (places_[k].point == point) f(places_[k].place);
  }

 private:
  struct Place {
    std::uint32_t point, place;
  };
  /// Going through it takes less time than making lists.
  [[nodiscard]] bool is_short() const { return walk_.size() <= 16; }
  /// Neighbouring numbers share lists, so that there are about as many as places.
  [[nodiscard]] std::size_t list_of(std::uint32_t point) const { return (point - least_) >> shift_; }

  const Walk& walk_;
  std::uint32_t least_ = 0;
  int shift_ = 0;
  std::pmr::vector<std::uint32_t> first_;
  std::pmr::vector<Place> places_;
};

/// f(target) for the possible edges from a corner into its face: from the side to the next corner on, counter-clockwise, up to
/// the next certain edge. That is the other side, or is beyond it; a programme has no use for edges that leave the face, as
/// triangles which turn left and cover it once have none of them.
template <class F>
void for_each_edge_inside(const Skeleton& skeleton, std::uint32_t corner, std::uint32_t next_corner, const F& f) {
  const Neighbours& graph = skeleton.graph;
  const std::uint32_t side = graph.find(corner, next_corner);
  for (std::uint32_t h = graph.next(corner, side); h != side && skeleton.fate_of(h) != Fate::certain; h = graph.next(corner, h))
    if (skeleton.fate_of(h) == Fate::possible) f(graph.target[h]);
}

std::vector<Edge> as_numbered(const NumberedPoints& points, std::vector<Edge> edges) {
  for (Edge& e : edges) e = edge_of(points.number[e.a], points.number[e.b]);
  std::sort(edges.begin(), edges.end());
  return edges;
}

}  // namespace

int compare_edges(const NumberedPoints& points, const std::vector<Edge>& a, const std::vector<Edge>& b) {
  const int order = compare_sums(points.at, a, b);
  if (order != 0) return order;
  const std::vector<Edge> first = as_numbered(points, a), second = as_numbered(points, b);
  return first < second ? -1 : second < first ? 1 : 0;
}

bool is_better(const NumberedPoints& points, const Part& a, const Part& b) {
  const int order = compare_roughly(a.length, b.length);
  return order != 0 ? order < 0 : compare_edges(points, a.edges, b.edges) < 0;
}

SubPolygons::SubPolygons(const NumberedPoints& points, const Skeleton& skeleton, const Walk& walk,
                         std::optional<std::uint32_t> inside, const std::vector<std::uint8_t>& spans, const RunContext& context,
                         CpuExecutor* executor)
    : numbered_(points),
      points_(points.at),
      walk_(walk),
      inside_(inside),
      count_(walk.size()),
      is_cyclic_(inside.has_value()),
      is_convex_(!spans.empty()) {
  if (count_ > most_corners)
    throw Error(ErrorKind::out_of_memory, said("a face has too many corners for the dynamic programme"),
                said("this set is nearly in convex position; take fewer points"));
  find_diagonals(skeleton, spans, context);
  width_ = *std::max_element(spans_.begin(), spans_.end()) + std::size_t{1};
  constexpr std::size_t least_predicted = 1 << 20;  // asking what is free takes longer than solving a small polygon
  const std::size_t bytes = count_ * width_ * (sizeof(CellValue) + 2 * sizeof(double));
  if (bytes >= least_predicted) context.check_memory(bytes, 0);
  const Starts starts = starts_by_span();
  cells_.resize(count_ * width_);
  for (std::pmr::vector<double>* list : {&from_, &to_}) list->assign(count_ * width_, infinite);
  reach_to_.assign(count_, 0);
  cell_count_.assign(count_, 0);
  least_of_span_.assign(width_, infinite);
  least_sums_.assign(width_ / Thirds::block_size + 1, 0);
  for (std::size_t i = 0; i < count_; ++i)
    if (is_cyclic_ || i + 1 < count_) list(i, 1, 0);
  least_of_span_[1] = 0;
  constexpr std::size_t least_for_threads = 256;
  for (std::size_t span = 2; span < width_; ++span) {
    context.check_stop();
    const Span<const std::uint32_t> begin(&starts.corner[starts.first[span]], starts.first[span + 1] - starts.first[span]);
    find_least_sums(span);
    if (executor && begin.size() >= least_for_threads)
      executor->for_each(
          "sub-polygons", begin.size(), [&](std::uint32_t k) { solve(begin[k], span); }, 200 + span);
    else
      for (const std::uint32_t i : begin) solve(i, span);
    for (const std::uint32_t i : begin) least_of_span_[span] = std::min(least_of_span_[span], from_[i * width_ + span]);
  }
}

void SubPolygons::find_diagonals(const Skeleton& skeleton, const std::vector<std::uint8_t>& spans, const RunContext& context) {
  const auto is_possible = [&](std::uint32_t span) { return spans.empty() || spans[span] != 0; };
  const WalkPlaces places(walk_, &memory_);
  first_span_.push_back(0);
  for (std::uint32_t i = 0; i < count_; ++i) {
    if (i % corners_per_poll == 0) context.check_stop();
    for_each_edge_inside(skeleton, walk_[i], walk_[i + 1 < count_ ? i + 1 : 0], [&](std::uint32_t target) {
      places.for_each(target, [&](std::uint32_t j) {
        const std::uint32_t span = j > i ? j - i : j + static_cast<std::uint32_t>(count_) - i;
        if (span > 1 && is_possible(span) && (is_cyclic_ || (j > i && !is_last_side(i, j))) && !is_beyond_inside(i, j))
          spans_.push_back(span);
      });
    });
    if (is_cyclic_ || i + 1 < count_) spans_.push_back(1);
    // The last side closes the polygon: its cell is the whole.
    if (!is_cyclic_ && i == 0 && count_ > 2) spans_.push_back(static_cast<std::uint32_t>(count_ - 1));
    first_span_.push_back(static_cast<std::uint32_t>(spans_.size()));
  }
}

/// Where diagonals of each span begin.
SubPolygons::Starts SubPolygons::starts_by_span() {
  Starts starts{std::pmr::vector<std::uint32_t>(count_ + 2, &memory_),
                std::pmr::vector<std::uint32_t>(spans_.size() + 1, &memory_)};
  for (const std::uint32_t span : spans_) ++starts.first[span + 1];
  std::partial_sum(starts.first.begin(), starts.first.end(), starts.first.begin());
  std::pmr::vector<std::uint32_t> next(starts.first.begin(), starts.first.end() - 1, &memory_);
  for (std::uint32_t i = 0; i < count_; ++i)
    for (std::uint32_t k = first_span_[i]; k < first_span_[i + 1]; ++k) starts.corner[next[spans_[k]]++] = i;
  return starts;
}

bool SubPolygons::turns_left(std::size_t i, std::size_t k, std::size_t j) const {
  return orientation(points_[corner(i)], points_[corner(k)], points_[corner(j)]) > 0;
}

bool SubPolygons::is_beyond_inside(std::size_t i, std::size_t j) const {
  return inside_ && is_convex_ && orientation(points_[corner(i)], points_[corner(j)], points_[*inside_]) <= 0;
}

bool SubPolygons::holds_inside(std::size_t i, std::size_t j, const Thirds& thirds) const {
  if (!inside_ || is_convex_) return false;  // of a convex walk such diagonals are left out before
  const Point p = points_[*inside_], a = points_[corner(i)], c = points_[corner(j)];
  for (const std::uint32_t step : thirds.steps()) {
    if (std::isinf(thirds.sum(step)) || !turns_left(i, i + step, j)) continue;
    const Point b = points_[corner(i + step)];
    return orientation(a, b, p) >= 0 && orientation(b, c, p) >= 0 && orientation(c, a, p) >= 0;
  }
  return true;  // there is no triangle at all
}

std::vector<Edge> SubPolygons::edges_by(std::size_t i, std::size_t third, std::size_t j) const {
  std::vector<Edge> edges;
  edges.reserve(j - i);
  collect(i, third, edges);
  collect(third, j, edges);
  return edges;
}

int SubPolygons::compare_roughly_by(std::size_t i, std::size_t j, std::size_t third, std::size_t other) const {
  return compare_roughly(length(i, third) + length(third, j), length(i, other) + length(other, j));
}

bool SubPolygons::is_shorter(std::size_t i, std::size_t j, std::size_t third, std::size_t other) const {
  const int order = compare_roughly_by(i, j, third, other);
  return order != 0 ? order < 0 : compare_edges(numbered_, edges_by(i, third, j), edges_by(i, other, j)) < 0;
}

bool SubPolygons::is_as_short(std::size_t i, std::size_t j, std::size_t third, std::size_t other) const {
  return compare_roughly_by(i, j, third, other) == 0 &&
         compare_sums(points_, edges_by(i, third, j), edges_by(i, other, j)) == 0;
}

std::vector<std::size_t> SubPolygons::tied_thirds(std::size_t i, std::size_t j) const {
  const std::size_t best = i + cells_[place(i, j)].third;
  std::vector<std::size_t> thirds{best};
  for (const std::uint32_t step : spans_of(i)) {
    const std::size_t third = i + step;
    if (third >= j) break;
    if (third == best || !exists(third, j) || !turns_left(i, third, j)) continue;
    if (is_as_short(i, j, third, best)) thirds.push_back(third);
  }
  return thirds;
}

double SubPolygons::optimum_count(std::size_t i, std::size_t j, KnownCounts& known) const {
  if (j - i <= 1) return 1;
  const std::size_t key = i * width_ + (j - i);
  if (const auto found = known.find(key); found != known.end()) return found->second;
  double count = 0;
  for (const std::size_t third : tied_thirds(i, j)) count += optimum_count(i, third, known) * optimum_count(third, j, known);
  return known[key] = std::min(count, std::numeric_limits<double>::max());
}

void SubPolygons::collect_way(std::size_t i, std::size_t j, double way, KnownCounts& known, std::vector<Edge>& edges) const {
  if (j - i <= 1) return;
  if (!is_last_side(i, j)) edges.push_back(edge_of(corner(i), corner(j)));
  for (const std::size_t third : tied_thirds(i, j)) {
    const double after = optimum_count(third, j, known), ways = optimum_count(i, third, known) * after;
    if (way >= ways) {
      way -= ways;
      continue;
    }
    collect_way(i, third, std::floor(way / after), known, edges);
    collect_way(third, j, std::fmod(way, after), known, edges);
    return;
  }
}

void SubPolygons::list(std::size_t i, std::size_t span, double length) {
  const std::size_t j = (i + span) % count_;
  from_[i * width_ + span] = to_[(j + 1) * width_ - span] = length;
  reach_to_[j] = static_cast<std::uint32_t>(span);
  spans_[first_span_[i] + cell_count_[i]++] = static_cast<std::uint32_t>(span);
}

void SubPolygons::find_least_sums(std::size_t span) {
  if (span < 2 * Thirds::block_size) return;  // 0 is below all sums, and there is nothing to leave out
  std::fill(least_sums_.begin(), least_sums_.end(), infinite);
  for (std::size_t step = 1; step < span; ++step) {
    double& least = least_sums_[step / Thirds::block_size];
    least = std::min(least, least_of_span_[step] + least_of_span_[span - step]);
  }
}

double SubPolygons::Thirds::least_of(std::size_t block) const {
  constexpr std::size_t lanes = 16;
  double leasts[lanes];
  std::fill_n(leasts, lanes, infinite);
  const std::size_t begin = std::max(block * block_size, first()), end = std::min((block + 1) * block_size, last() + 1);
  const std::size_t whole_end = begin + (end - begin) / lanes * lanes;
  for (std::size_t step = begin; step < whole_end; step += lanes)
    for (std::size_t k = 0; k < lanes; ++k) leasts[k] = sum(step + k) < leasts[k] ? sum(step + k) : leasts[k];
  for (std::size_t step = whole_end; step < end; ++step) leasts[0] = std::min(leasts[0], sum(step));
  return *std::min_element(leasts, leasts + lanes);
}

double SubPolygons::Thirds::least_sum() {
  double least = infinite;
  if (!is_dense()) {
    for (const std::uint32_t step : steps_) least = std::min(least, sum(step));
    return least;
  }
  const std::size_t begin = first() / block_size, end = last() / block_size + 1;
  const auto likeliest = static_cast<std::size_t>(std::min_element(least_sums_.begin() + static_cast<std::ptrdiff_t>(begin),
                                                                   least_sums_.begin() + static_cast<std::ptrdiff_t>(end)) -
                                                  least_sums_.begin());
  least = least_of_block_[likeliest] = least_of(likeliest);
  for (std::size_t block = begin; block < end; ++block) {
    if (block == likeliest) continue;
    const bool is_above = least_sums_[block] > least * doubt;
    least_of_block_[block] = is_above ? infinite : least_of(block);
    least = std::min(least, least_of_block_[block]);
  }
  return least;
}

template <class F>
void SubPolygons::Thirds::for_each_within(double most, const F& f) const {
  if (!is_dense()) {
    for (const std::uint32_t step : steps_)
      if (sum(step) <= most) f(step);
    return;
  }
  for (std::size_t block = first() / block_size; block <= last() / block_size; ++block) {
    if (least_of_block_[block] > most) continue;
    const std::size_t end = std::min((block + 1) * block_size, last() + 1);
    for (std::size_t step = std::max(block * block_size, first()); step < end; ++step)
      if (sum(step) <= most) f(step);
  }
}

std::size_t SubPolygons::best_third(std::size_t i, std::size_t j, const Thirds& thirds, double most) const {
  double best = most;
  std::size_t third = i;
  thirds.for_each_within(most * doubt, [&](std::size_t step) {
    const double sum = thirds.sum(step);
    if (sum > best * doubt || std::isinf(sum) || !turns_left(i, i + step, j)) return;
    if (third != i && sum * doubt >= best && !is_shorter(i, j, i + step, third)) return;
    best = sum;
    third = i + step;
  });
  return third;
}

void SubPolygons::solve(std::size_t i, std::size_t span) {
  const std::size_t j = i + span;
  const Span<const std::uint32_t> all = spans_of(i);
  // The others have no second cell.
  const auto* const begin = std::lower_bound(all.begin(), all.end(), span - std::min(span, reach_to(j)));
  if (begin == all.end()) return;
  Thirds thirds(&from_[i * width_], &to_[(j % count_ + 1) * width_ - span],
                {begin, static_cast<std::size_t>(all.end() - begin)}, least_sums_);
  if (holds_inside(i, j, thirds)) return;
  const double least = thirds.least_sum();
  if (std::isinf(least)) return;
  // What is near the least is the best, unless no such triangle turns left.
  std::size_t third = best_third(i, j, thirds, least);
  if (third == i) third = best_third(i, j, thirds, infinite);
  if (third == i) return;
  DoubleDouble sum = length(i, third) + length(third, j);
  if (!is_last_side(i, j)) sum = sum + distance(points_[corner(i)], points_[corner(j)]);
  cells_[i * width_ + span] = {sum.low, static_cast<std::uint32_t>(third - i)};
  list(i, span, sum.high);
}

void SubPolygons::collect(std::size_t i, std::size_t j, std::vector<Edge>& edges) const {
  std::vector<std::pair<std::size_t, std::size_t>> pending;
  pending.reserve(j - i);
  pending.push_back({i, j});
  while (!pending.empty()) {
    const auto [from, to] = pending.back();
    pending.pop_back();
    if (to - from <= 1) continue;
    if (!is_last_side(from, to)) edges.push_back(edge_of(corner(from), corner(to)));
    const std::size_t third = from + cells_[place(from, to)].third;
    pending.push_back({from, third});
    pending.push_back({third, to});
  }
}

std::optional<Part> SubPolygons::whole(bool count_optima) const {
  if (!exists(0, count_ - 1)) return {};
  Part part{{}, length(0, count_ - 1)};
  part.edges.reserve(count_);  // once, as there are very many small polygons
  collect(0, count_ - 1, part.edges);
  std::sort(part.edges.begin(), part.edges.end());
  constexpr std::size_t most_counted = 1'000;  // corners, since it recurses
  if (!count_optima || count_ > most_counted) return part;
  KnownCounts known;
  part.optimum_count = optimum_count(0, count_ - 1, known);
  for (double way = 1; way < std::min<double>(part.optimum_count, most_listed_optima); ++way) {
    collect_way(0, count_ - 1, way, known, part.others.emplace_back());
    std::sort(part.others.back().begin(), part.others.back().end());
  }
  return part;
}

}  // namespace ws::triangulation
