// The tile tree, level by level: find each point's part, sort the points by it, measure the new tiles. Once for every backend;
// included after the backend's stages (sort_by_key, scan, bounds_of_runs).
// SPDX-License-Identifier: MIT

#include "compute/core/run/error.h"
#include "compute/core/words/told_unchecked.h"
#include "compute/ridge/grid/cells.h"
#include "compute/ridge/tiles/kernels.h"
#include "compute/ridge/tiles/tree.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace ws::ridge {

template <class Executor, class T, int D>
class TreeBuilder {
 public:
  using M = typename Executor::Memory;
  template <class U>
  using Buffer = typename Executor::template Buffer<U>;
  template <class U>
  using View = typename M::template View<U>;

  TreeBuilder(Executor& exec, View<const T> points, std::size_t point_count, std::size_t dimension,
              const TreeSettings& settings)
      : exec_(exec),
        points_(points),
        count_(point_count),
        dimension_(static_cast<std::uint32_t>(dimension)),
        settings_(settings),
        order_(exec.template make<std::uint32_t>(point_count)),
        tile_of_slot_(exec.template make<std::uint32_t>(point_count)),
        keys_(exec.template make<std::uint32_t>(point_count)) {
    tree_.dimension = dimension;
    tree_.kind = settings.kind;
    tree_.halo_radius = settings.halo_radius;
  }

  void build() {
    exec_.for_each("list the points", count_, CountUp<M>{order_.view()});
    exec_.fill_zero(tile_of_slot_.view());
    tree_.tiles.push_back({});
    tree_.tiles[0].point_count = count_;
    current_ = {0};
    measure();
    while (divide_level()) exec_.context().report(-1, "building the tile tree");
    gather_leaves();
    find_halos();
    if (settings_.kind == TileKind::grouped) find_adjacent(tree_, exec_.context());
  }

  [[nodiscard]] TileTree take_tree() { return std::move(tree_); }

  /// The points in the order of the leaves' own and halo runs.
  [[nodiscard]] Buffer<T> take_points() {
    auto points = exec_.template make<T>(members_.size() * tree_.dimension);
    exec_.for_each("copy points to their tiles", members_.size(),
                   GatherColumns<M, T>{points_, count_, std::as_const(members_).view(), dimension_.get(), points.view()}, 5,
                   members_.size() * (2 * tree_.dimension * sizeof(T) + 4));
    return points;
  }

 private:
  [[nodiscard]] bool divides(const Tile& tile) const {
    return tile.level == 0 || (tile.point_count > settings_.capacity && tile.level <= settings_.depth &&
                               halving_dimension(tile, tree_.dimension) < tree_.dimension);
  }

  [[nodiscard]] std::array<std::uint32_t, max_dimension> parts_of(const Tile& tile) const {
    std::array<std::uint32_t, max_dimension> parts;
    parts.fill(1);
    if (tile.level == 0)
      parts = settings_.grid;
    else if (divides(tile))
      parts[halving_dimension(tile, tree_.dimension)] = 2;
    return parts;
  }

  /// The runs of points of the current tiles.
  [[nodiscard]] std::vector<Run> current_runs() const {
    std::vector<Run> runs;
    std::size_t begin = 0;
    for (const std::uint32_t tile : current_) {
      runs.push_back({begin, tree_.tiles[tile].point_count});
      begin += runs.back().count;
    }
    return runs;
  }

  /// Boxes of the current tiles from their points.
  void measure() {
    const std::size_t d = tree_.dimension;
    const std::vector<T> bounds =
        bounds_of_runs(exec_, points_, count_, std::as_const(order_).view(), current_runs(), dimension_);
    for (std::size_t i = 0; i < current_.size(); ++i)
      for (std::size_t k = 0; k < d; ++k) {
        tree_.tiles[current_[i]].box.low[k] = static_cast<double>(bounds[(2 * i) * d + k]);
        tree_.tiles[current_[i]].box.high[k] = static_cast<double>(bounds[(2 * i + 1) * d + k]);
      }
  }

  /// Cuts every current tile that is too full; false when there is none.
  bool divide_level() {
    if (std::none_of(current_.begin(), current_.end(), [&](std::uint32_t t) { return divides(tree_.tiles[t]); })) return false;
    const std::size_t d = tree_.dimension;
    std::vector<T> boxes;
    std::vector<std::uint32_t> plan;
    std::uint32_t part_count = 0;
    for (const std::uint32_t t : current_) {
      const Tile& tile = tree_.tiles[t];
      const auto parts = parts_of(tile);
      for (std::size_t k = 0; k < d; ++k) boxes.push_back(static_cast<T>(tile.box.low[k]));
      for (std::size_t k = 0; k < d; ++k) boxes.push_back(static_cast<T>(tile.box.high[k]));
      plan.push_back(part_count);
      plan.insert(plan.end(), parts.begin(), parts.begin() + static_cast<std::ptrdiff_t>(d));
      part_count += std::accumulate(parts.begin(), parts.begin() + static_cast<std::ptrdiff_t>(d), 1u, std::multiplies<>());
    }
    const auto device_boxes = uploaded(boxes);
    const auto device_plan = uploaded(plan);
    exec_.for_each("find the part", count_,
                   FindPart<M, T, D>{points_, count_, std::as_const(order_).view(), std::as_const(tile_of_slot_).view(),
                                     device_boxes.view(), device_plan.view(), dimension_, keys_.view()},
                   10, count_ * (d * sizeof(T) + 12));
    const std::vector<std::size_t> sizes = sort_by_key(exec_, keys_, order_, part_count, settings_.histogram);
    make_children(sizes, plan);
    return true;
  }

  /// The tiles of the parts that hold points, in the order of the parts.
  void make_children(const std::vector<std::size_t>& sizes, const std::vector<std::uint32_t>& plan) {
    std::vector<std::uint32_t> next, number_of_part(sizes.size(), 0);
    for (std::size_t i = 0; i < current_.size(); ++i) {
      const std::uint32_t parent = current_[i];
      const bool divided = divides(tree_.tiles[parent]);
      const std::size_t first = plan[i * (tree_.dimension + 1)];
      const std::size_t end = i + 1 < current_.size() ? plan[(i + 1) * (tree_.dimension + 1)] : sizes.size();
      const auto parts = parts_of(tree_.tiles[parent]);
      for (std::size_t part = first; part < end; ++part) {
        if (sizes[part] == 0) continue;
        number_of_part[part] = static_cast<std::uint32_t>(next.size());
        next.push_back(divided ? add_child(parent, part - first, parts, sizes[part]) : parent);
      }
    }
    const auto numbers = uploaded(number_of_part);
    exec_.for_each("renumber the tiles", count_, Lookup<M>{numbers.view(), std::as_const(keys_).view(), tile_of_slot_.view()});
    current_ = std::move(next);
    if (settings_.kind == TileKind::local) measure();
    exec_.synchronize();
  }

  std::uint32_t add_child(std::uint32_t parent, std::size_t part, const std::array<std::uint32_t, max_dimension>& parts,
                          std::size_t point_count) {
    const auto child = static_cast<std::uint32_t>(tree_.tiles.size());
    Tile tile;
    tile.level = tree_.tiles[parent].level + 1;
    tile.parent = parent;
    tile.point_count = point_count;
    const Box& box = tree_.tiles[parent].box;
    for (std::size_t k = 0; k < tree_.dimension; ++k) {
      const auto i = static_cast<std::uint32_t>(part % parts[k]);
      part /= parts[k];
      const T low = static_cast<T>(box.low[k]), high = static_cast<T>(box.high[k]);
      tile.box.low[k] = static_cast<double>(part_edge(low, high, i, parts[k]));
      tile.box.high[k] = static_cast<double>(part_edge(low, high, i + 1, parts[k]));
    }
    tree_.tiles.push_back(std::move(tile));
    tree_.tiles[parent].children.push_back(child);
    return child;
  }

  /// Leaves are the current tiles, but for lone points; their points come first among the members.
  void gather_leaves() {
    std::vector<std::uint32_t> leaf_of_tile;
    std::size_t begin = 0;
    for (const std::uint32_t t : current_) {
      Tile& tile = tree_.tiles[t];
      const bool lone = tile.point_count < 2 && !settings_.keep_lone;
      leaf_of_tile.push_back(lone ? no_tile : static_cast<std::uint32_t>(tree_.leaves.size()));
      if (lone) {
        tree_.lone_count += tile.point_count;
        continue;
      }
      tile.leaf = leaf_of_tile.back();
      tree_.leaves.push_back({t, {begin, tile.point_count}, {}, {}});
      begin += tile.point_count;
    }
    own_count_ = begin;
    const auto leaves = uploaded(leaf_of_tile);
    auto owned = exec_.template make<std::uint8_t>(count_);
    leaf_of_point_ = exec_.template make<std::uint32_t>(count_);
    exec_.for_each("tell the leaves", count_,
                   TellLeaf<M>{std::as_const(order_).view(), std::as_const(tile_of_slot_).view(), leaves.view(),
                               leaf_of_point_.view(), owned.view()});
    exec_.select("drop lone points", std::as_const(order_).view(), std::as_const(owned).view(), keys_.view());
    tree_.leaf_of_point.resize(count_);
    exec_.download(Span<std::uint32_t>(tree_.leaf_of_point), std::as_const(leaf_of_point_).view());
    exec_.synchronize();
  }

  /// For extended leaves the points around them, leaf by leaf behind all own ones.
  void find_halos() {
    if (settings_.kind != TileKind::extended || tree_.leaves.empty()) return keep_members({}, 0);
    const std::vector<WalkEntry> entries = walk_of(tree_);
    std::vector<std::uint32_t> walk;
    std::vector<T> boxes;
    for (const WalkEntry& e : entries) {
      walk.insert(walk.end(), {e.leaf, e.skip});
      for (std::size_t k = 0; k < tree_.dimension; ++k) boxes.push_back(static_cast<T>(tree_.tiles[e.tile].box.low[k]));
      for (std::size_t k = 0; k < tree_.dimension; ++k) boxes.push_back(static_cast<T>(tree_.tiles[e.tile].box.high[k]));
    }
    const auto device_walk = uploaded(walk);
    const auto device_boxes = uploaded(boxes);
    const Reach<M, T, D> reach{points_,
                               count_,
                               std::as_const(leaf_of_point_).view(),
                               device_walk.view(),
                               device_boxes.view(),
                               static_cast<std::uint32_t>(entries.size()),
                               squared<T>(settings_.halo_radius),
                               dimension_};
    auto counts = exec_.template make<std::uint32_t>(count_);
    exec_.for_each("count halo points", count_, CountReached<M, T, D>{reach, counts.view()}, 200);
    auto first = exec_.template make<std::uint64_t>(count_);
    const std::size_t total = scan(exec_, std::as_const(counts).view(), first.view());
    check_halo(total);
    auto leaves = exec_.template make<std::uint32_t>(total), points = exec_.template make<std::uint32_t>(total);
    exec_.for_each("list halo points", count_,
                   ListReached<M, T, D>{reach, std::as_const(first).view(), leaves.view(), points.view()}, 200);
    const std::vector<std::size_t> sizes = sort_by_key(exec_, leaves, points, tree_.leaves.size(), settings_.histogram);
    std::size_t begin = own_count_;
    for (std::size_t leaf = 0; leaf < sizes.size(); ++leaf) {
      tree_.leaves[leaf].halo = {begin, sizes[leaf]};
      begin += sizes[leaf];
    }
    keep_members(std::move(points), total);
  }

  void check_halo(std::size_t total) const {
    const std::size_t bytes = total * (2 * sizeof(std::uint32_t) + sizeof(std::uint32_t) + tree_.dimension * sizeof(T));
    const bool on_device = !std::is_same_v<M, HostMemory>;
    exec_.context().check_more_memory(working_bytes<T>(count_, tree_.dimension), on_device ? 0 : bytes, on_device ? bytes : 0);
    if (own_count_ + total > 0xFFFFFFFEu)
      throw Error(ErrorKind::invalid_argument, said("the tiles and their halos hold more than 4,294,967,294 points together"),
                  said("use fewer tiles or a smaller --halo"));
  }

  void keep_members(Buffer<std::uint32_t> halo, std::size_t halo_count) {
    members_ = exec_.template make<std::uint32_t>(own_count_ + halo_count);
    exec_.copy(members_.view().subspan(0, own_count_), std::as_const(keys_).view().subspan(0, own_count_));
    if (halo_count > 0) exec_.copy(members_.view().subspan(own_count_, halo_count), std::as_const(halo).view());
    exec_.synchronize();
  }

  template <class U>
  [[nodiscard]] Buffer<U> uploaded(const std::vector<U>& host) const {
    auto buffer = exec_.template make<U>(host.size());
    exec_.upload(buffer.view(), Span<const U>(host.data(), host.size()));
    exec_.synchronize();
    return buffer;
  }

  Executor& exec_;
  View<const T> points_;
  std::size_t count_;
  Dimension<D> dimension_;
  const TreeSettings& settings_;
  TileTree tree_;
  std::vector<std::uint32_t> current_;  ///< the tiles that there are now, in the order of their points
  Buffer<std::uint32_t> order_, tile_of_slot_, keys_, leaf_of_point_, members_;
  std::size_t own_count_ = 0;
};

}  // namespace ws::ridge
