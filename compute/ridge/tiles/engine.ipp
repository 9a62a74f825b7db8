// Detection over tiles, once for every backend. Included after the backend's stages (choose_leaves, sum_pieces and those of
// build.ipp).
// SPDX-License-Identifier: MIT

#include "compute/core/run/error.h"
#include "compute/ridge/balls/evolve_loop.h"
#include "compute/ridge/tiles/engine.h"

#include <algorithm>
#include <utility>

namespace ws::ridge {

inline constexpr std::uint32_t piece_size = 1024;  ///< points of a piece: one block's work on CUDA

/// What every leaf sees, cut into pieces.
inline std::vector<Piece> cut_pieces(const TileTree& tree) {
  std::vector<Piece> pieces;
  const auto cut = [&](std::uint32_t leaf, Run run) {
    for (std::size_t begin = run.begin; begin < run.begin + run.count; begin += piece_size)
      pieces.push_back({leaf, static_cast<std::uint32_t>(begin),
                        static_cast<std::uint32_t>(std::min<std::size_t>(begin + piece_size, run.begin + run.count))});
  };
  for (std::uint32_t leaf = 0; leaf < tree.leaves.size(); ++leaf) {
    cut(leaf, tree.leaves[leaf].own);
    cut(leaf, tree.leaves[leaf].halo);
    for (const std::uint32_t other : tree.leaves[leaf].adjacent) cut(leaf, tree.leaves[other].own);
  }
  return pieces;
}

/// `Resources` as EngineOf's.
template <class Resources, class T, int D>
class TiledEngineOf final : public TiledEngine {
 public:
  using Executor = typename Resources::Executor;
  using M = typename Executor::Memory;
  template <class U>
  using Buffer = typename Executor::template Buffer<U>;

  /// Builds the tree over `points` (columns) and chooses the balls of `r1`.
  TiledEngineOf(Resources resources, std::shared_ptr<const Engine> whole, CloudShape<T> shape, Buffer<T> points,
                const TreeSettings& settings, TileDetection detection, double r1, RunContext& context)
      : resources_(std::move(resources)),
        whole_(std::move(whole)),
        shape_(shape),
        dimension_(static_cast<std::uint32_t>(shape.dimension)),
        detection_(detection),
        r1_(r1) {
    const StageTimer timer(context, "build");
    Executor exec = resources_.executor(context);
    TreeBuilder<Executor, T, D> builder(exec, std::as_const(points).view(), shape.size, shape.dimension, settings);
    builder.build();
    points_ = builder.take_points();
    tiling_.tree = builder.take_tree();
    const std::vector<Piece> pieces = cut_pieces(tiling_.tree);
    pieces_ = exec.template make<Piece>(pieces.size());
    exec.upload(pieces_.view(), Span<const Piece>(pieces.data(), pieces.size()));
    exec.synchronize();
  }
  ~TiledEngineOf() override { resources_.before_release(); }

  [[nodiscard]] std::uint64_t identity() const override { return whole_->identity(); }
  [[nodiscard]] Backend backend() const override { return whole_->backend(); }
  [[nodiscard]] const CloudBox& box() const override { return shape_.box; }
  [[nodiscard]] const Tiling& tiling() const override { return tiling_; }
  [[nodiscard]] const std::shared_ptr<const Engine>& whole() const override { return whole_; }

  /// Part of making the engine, before it is shared: chooses the balls of each leaf.
  void choose_all(RunContext& context) {
    const StageTimer timer(context, "choose");
    Executor exec = resources_.executor(context);
    std::vector<Run> runs;
    for (const Leaf& leaf : tiling_.tree.leaves) runs.push_back(leaf.own);
    const ChosenRows<T> chosen =
        choose_leaves(exec, std::as_const(points_).view(), point_count(), runs, dimension_, squared<T>(r1_));
    exec.synchronize();
    initial_ = Balls{shape_.dimension, {chosen.rows.begin(), chosen.rows.end()}, {}};
    tiling_.first_id = {0};
    for (const std::uint32_t count : chosen.counts) tiling_.first_id.push_back(tiling_.first_id.back() + count);
    for (std::uint32_t id = 0; id < tiling_.first_id.back(); ++id) initial_.ids.push_back(id);
  }

  [[nodiscard]] Balls choose(double r1, RunContext&) const override {
    if (r1 != r1_) throw Error(ErrorKind::internal, "these tiles were made for another radius");
    return initial_;
  }

  Evolution evolve(Balls& balls, const EvolveSettings& settings, RunContext& context) const override {
    Executor exec = resources_.executor(context);
    const std::size_t leaf_count = tiling_.tree.leaves.size();
    const std::size_t seen = std::max<std::size_t>(1, balls.size() / std::max<std::size_t>(1, leaf_count));
    const std::size_t ahead = iterations_ahead(exec, pieces_.size() * piece_size, seen);
    Cells<Executor> cells(exec, balls, shape_);
    const auto first_ball = uploaded(exec, first_balls(balls));
    const auto leaf_of_ball = uploaded(exec, leaves_of(balls));
    auto moved_before = uploaded(exec, std::vector<std::uint32_t>(leaf_count, 1));
    auto moved_now = exec.template make<std::uint32_t>(leaf_count);
    return evolve_loop<T>(exec, balls, settings, ahead, [&](auto before, auto after, auto moved) {
      const TileProblem<M, T, D> problem{
          std::as_const(points_).view(),      point_count(), std::as_const(pieces_).view(), first_ball.view(),
          std::as_const(moved_before).view(), before,        squared<T>(settings.r1),       dimension_};
      sum_pieces(exec, problem, shape_.unit_counts(), cells.sums.view(), cells.counts.view());
      exec.fill_zero(moved_now.view());
      const MoveTest<T> test{settings.convergence, static_cast<T>(settings.tolerance * settings.r1)};
      exec.for_each("move to the mean", cells.counts.size(),
                    MoveInTile<M, T, D>{{std::as_const(cells.sums).view(), std::as_const(cells.counts).view(), before, after,
                                         std::as_const(cells.units).view(), dimension_, test, moved},
                                        leaf_of_ball.view(),
                                        moved_now.view()});
      moved_before.swap(moved_now);
    });
  }

  std::vector<RemovedBall> decimate(Balls& balls, double r2, RunContext& context) const override {
    if (detection_ == TileDetection::hybrid) return whole_->decimate(balls, r2, context);
    std::vector<RemovedBall> removed;
    Balls kept{balls.dimension, {}, {}};
    const std::vector<std::uint32_t> first = first_balls(balls);
    for (std::size_t leaf = 0; leaf + 1 < first.size(); ++leaf) {
      const auto row = [&](std::uint32_t i) { return static_cast<std::ptrdiff_t>(i * balls.dimension); };
      Balls own{balls.dimension,
                {balls.centers.begin() + row(first[leaf]), balls.centers.begin() + row(first[leaf + 1])},
                {balls.ids.begin() + first[leaf], balls.ids.begin() + first[leaf + 1]}};
      const auto gone = whole_->decimate(own, r2, context);
      removed.insert(removed.end(), gone.begin(), gone.end());
      kept.centers.insert(kept.centers.end(), own.centers.begin(), own.centers.end());
      kept.ids.insert(kept.ids.end(), own.ids.begin(), own.ids.end());
    }
    balls = std::move(kept);
    return removed;
  }

  [[nodiscard]] std::vector<std::uint32_t> count_owned(const Balls& balls, double r1, KeptSorting* kept,
                                                       RunContext& context) const override {
    return whole_->count_owned(balls, r1, kept, context);
  }
  [[nodiscard]] std::vector<std::uint32_t> owners(const Balls& balls, double r1, RunContext& context) const override {
    return whole_->owners(balls, r1, context);
  }
  void paint(const Balls& balls, const CloudPaint& look, const FrameTargets& targets, RunContext& context) const override {
    whole_->paint(balls, look, targets, context);
  }

 private:
  [[nodiscard]] std::size_t point_count() const { return points_.size() / shape_.dimension; }

  /// The index at which each leaf's balls begin among `balls`, and where the last leaf's end.
  [[nodiscard]] std::vector<std::uint32_t> first_balls(const Balls& balls) const {
    std::vector<std::uint32_t> first;
    for (const std::uint32_t id : tiling_.first_id)
      first.push_back(static_cast<std::uint32_t>(std::lower_bound(balls.ids.begin(), balls.ids.end(), id) - balls.ids.begin()));
    return first;
  }

  [[nodiscard]] std::vector<std::uint32_t> leaves_of(const Balls& balls) const {
    std::vector<std::uint32_t> leaves;
    for (const std::uint32_t id : balls.ids) leaves.push_back(tiling_.leaf_of_ball(id));
    return leaves;
  }

  template <class U>
  static Buffer<U> uploaded(Executor& exec, const std::vector<U>& host) {
    auto buffer = exec.template make<U>(host.size());
    exec.upload(buffer.view(), Span<const U>(host.data(), host.size()));
    exec.synchronize();
    return buffer;
  }

  Resources resources_;
  std::shared_ptr<const Engine> whole_;
  CloudShape<T> shape_;
  Dimension<D> dimension_;
  TileDetection detection_;
  double r1_;
  Tiling tiling_;
  Balls initial_;
  Buffer<T> points_;  ///< columns, in the order of the tiles
  Buffer<Piece> pieces_;
};

}  // namespace ws::ridge
