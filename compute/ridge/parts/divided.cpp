// SPDX-License-Identifier: MIT
#include "compute/ridge/parts/divided.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/ridge/balls/detect.h"
#include "compute/ridge/balls/precision.h"
#include "compute/ridge/found.h"
#include "compute/ridge/parts/parts.h"
#include "compute/ridge/unused.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <utility>

namespace ws::ridge {

namespace {

template <class T>
Array named(const char* name, std::vector<T> values) {
  const std::size_t count = values.size();
  return array_of(std::move(values), {count}, name, "");
}

template <class T>
std::vector<T> copied(const Array& array) {
  const auto all = elements<T>(array, array.shape.empty() ? 1 : array.shape[0]);
  return {all.begin(), all.end()};
}

/// What each question begins with: where all points lie, and how many they are.
struct WholeCloud {
  Extent extent;
  std::int64_t size = 0;

  [[nodiscard]] bool operator==(const WholeCloud& other) const {
    return extent.low == other.extent.low && extent.high == other.extent.high && size == other.size;
  }
  [[nodiscard]] std::vector<Array> arrays() const {
    return {named("low", extent.low), named("high", extent.high), named<std::int64_t>("size", {size})};
  }
  static WholeCloud in(const std::vector<Array>& given) {
    return {{copied<double>(given.at(0)), copied<double>(given.at(1))}, elements<std::int64_t>(given.at(2), 1)[0]};
  }
  template <class T>
  [[nodiscard]] CloudPlace place() const {
    return place_of<T>(extent, static_cast<std::size_t>(size));
  }
};

/// Takes "extent"; "choose", with the balls so far behind the whole cloud's arrays, which it gives with its own balls behind
/// them; "sums" with the balls.
class RidgePart final : public DataPart {
 public:
  RidgePart(std::shared_ptr<const PointSet> points, double r1) : points_(std::move(points)), r1_(r1) {}

  [[nodiscard]] std::vector<PartAnswer> answer(std::string_view question, const std::vector<Array>& given,
                                               RunContext& context) override {
    check_question(question, given, {{"extent", {0}}, {"choose", {4}}, {"sums", {4}}});
    if (question == "extent") {
      const Extent extent = extent_of(*points_, context.stop);
      return {{named("low", extent.low), Merge::least},
              {named("high", extent.high), Merge::most},
              {named<std::int64_t>("size", {static_cast<std::int64_t>(points_->size())}), Merge::sum}};
    }
    return given.at(3).type == ElementType::float32 ? answer_of(float_part_, question, given, context)
                                                    : answer_of(double_part_, question, given, context);
  }

 private:
  /// What lies outside of the whole would have no place in its lattice.
  void check_cloud(const WholeCloud& cloud, RunContext& context) const {
    const auto& [low, high] = cloud.extent;
    const Extent own = extent_of(*points_, context.stop);
    bool holds =
        low.size() == own.low.size() && high.size() == low.size() && cloud.size >= static_cast<std::int64_t>(points_->size());
    for (std::size_t k = 0; holds && k < low.size(); ++k)
      holds = std::isfinite(low[k]) && std::isfinite(high[k]) && low[k] <= own.low[k] && own.high[k] <= high[k];
    if (!holds) throw Error(ErrorKind::invalid_argument, "the whole cloud that a part is told of does not hold the part");
  }

  template <class T>
  std::vector<PartAnswer> answer_of(std::unique_ptr<PartOnHost<T>>& part, std::string_view question,
                                    const std::vector<Array>& given, RunContext& context) {
    // The cloud is the same for all questions of a run, and a part is of one run.
    if (const WholeCloud told = WholeCloud::in(given); !cloud_) {
      check_cloud(told, context);
      cloud_ = told;
    } else if (!(told == *cloud_)) {
      throw Error(ErrorKind::invalid_argument, "a part is asked about another whole cloud than before");
    }
    if (!part) {
      context.check_memory(2 * working_bytes<T>(points_->size(), points_->dimension()), 0);
      part = make_part_on_host(make_local_part<T>(*points_, WholeCloud::in(given).place<T>(), context));
    }
    const auto centers = copied<T>(given.at(3));
    if (centers.size() % points_->dimension() != 0 ||
        !std::all_of(centers.begin(), centers.end(), [](T x) { return std::isfinite(x); }))
      throw Error(ErrorKind::invalid_argument, "the balls given to a part are no points of its space");
    if (question == "choose") {
      Balls balls{points_->dimension(), {centers.begin(), centers.end()}, {}};
      part->choose(r1_, balls, context);
      return {{given[0]}, {given[1]}, {given[2]}, {named<T>("balls", {balls.centers.begin(), balls.centers.end()})}};
    }
    part->add_up(r1_, centers, context);
    const auto sums = part->sums();
    const auto counts = part->counts();
    return {{named<std::int64_t>("sums", {sums.begin(), sums.end()}), Merge::sum},
            {named<std::int64_t>("counts", {counts.begin(), counts.end()}), Merge::sum}};
  }

  std::shared_ptr<const PointSet> points_;
  double r1_;
  std::optional<WholeCloud> cloud_;
  std::unique_ptr<PartOnHost<float>> float_part_;
  std::unique_ptr<PartOnHost<double>> double_part_;
};

/// All parts as one, for the engine over parts.
template <class T>
class AskedCloud final : public CloudPart<T> {
 public:
  AskedCloud(const WholeCloud& cloud, AllParts& parts) : cloud_(cloud), parts_(parts) {}

  [[nodiscard]] std::size_t first() const override { return 0; }
  [[nodiscard]] std::size_t size() const override { return static_cast<std::size_t>(cloud_.size); }
  [[nodiscard]] std::size_t pieces() const override { return 1; }

  void choose(double, Balls& balls, RunContext&) const override {
    const std::vector<Array> answer = parts_.ask_in_turn("choose", with_balls({balls.centers.begin(), balls.centers.end()}));
    const auto centers = copied<T>(answer.at(3));
    balls.centers.assign(centers.begin(), centers.end());
    balls.ids.resize(centers.size() / balls.dimension);
    for (std::uint32_t j = 0; j < balls.ids.size(); ++j) balls.ids[j] = j;
  }

  [[nodiscard]] std::unique_ptr<PartEvolution<T>> evolution(std::size_t, double, KeptSorting*, RunContext&) const override {
    return std::make_unique<Evolving>(*this);
  }

  // Nothing that looks at points one by one is asked for: there is no result that is shown.
  void find_owners(const Balls&, double, Span<std::uint32_t>, RunContext&) const override { refuse(); }
  void paint(const Balls&, const CloudPaint&, const FrameTargets&, RunContext&) const override { refuse(); }

 private:
  class Evolving final : public PartEvolution<T> {
   public:
    explicit Evolving(const AskedCloud& cloud) : cloud_(cloud) {}
    void add_sums(Span<const T> centers, Span<std::int64_t> sums, Span<std::uint32_t> counts) override {
      const std::vector<Array> answer = cloud_.parts_.ask("sums", cloud_.with_balls({centers.begin(), centers.end()}));
      const auto all_sums = elements<std::int64_t>(answer.at(0), sums.size());
      const auto all_counts = elements<std::int64_t>(answer.at(1), counts.size());
      for (std::size_t v = 0; v < sums.size(); ++v) sums[v] += all_sums[v];
      for (std::size_t j = 0; j < counts.size(); ++j) {
        if (all_counts[j] > std::numeric_limits<std::uint32_t>::max())
          throw Error(ErrorKind::invalid_argument, told("a ball holds {} points: 4294967295 are the most", all_counts[j]),
                      said("take a smaller r1"));
        counts[j] += static_cast<std::uint32_t>(all_counts[j]);
      }
    }

   private:
    const AskedCloud& cloud_;
  };

  [[nodiscard]] std::vector<Array> with_balls(std::vector<T> centers) const {
    std::vector<Array> arrays = cloud_.arrays();
    arrays.push_back(named<T>("balls", std::move(centers)));
    return arrays;
  }

  [[noreturn]] static void refuse() { throw Error(ErrorKind::internal, "points that lie elsewhere are not looked at"); }

  WholeCloud cloud_;
  AllParts& parts_;
};

template <class T>
std::shared_ptr<const Engine> engine_over(const WholeCloud& cloud, AllParts& parts) {
  const CloudPlace place = cloud.place<T>();
  std::vector<std::unique_ptr<CloudPart<T>>> one;
  one.push_back(std::make_unique<AskedCloud<T>>(cloud, parts));
  // Without points, which take no memory here.
  return make_parts_engine(Backend::cpu, CloudShape<T>{cloud.extent.low.size(), 0, place.lattice, place.box}, std::move(one));
}

}  // namespace

std::unique_ptr<DataPart> make_data_part(std::shared_ptr<const PointSet> points, const Parameters& parameters) {
  if (points->size() == 0)
    throw Error(ErrorKind::invalid_argument, said("a part holds no points"), said("leave empty parts out"));
  return std::make_unique<RidgePart>(std::move(points), parameters.r1);
}

DividedResult detect_in_parts(const Parameters& asked, AllParts& parts, RunContext& context) {
  if (asked.r1 == 0 || asked.min_points == 0)
    throw Error(ErrorKind::invalid_argument, said("r1 and min_points cannot be chosen from points that lie in parts"),
                said("give --r1, and --min-points: 1 where no points lie apart from the curve"));
  context.report(-1, "extent of all parts");
  const WholeCloud cloud = WholeCloud::in(parts.ask("extent", {}));
  Parameters parameters = effective(asked, Backend::cpu);
  parameters.precision =
      settle_precision(cloud.extent, static_cast<std::size_t>(cloud.size), parameters.r1, parameters.precision, context);
  const bool single = parameters.precision == Precision::float32;
  const auto engine = single ? engine_over<float>(cloud, parts) : engine_over<double>(cloud, parts);
  const Detection run = detect_on(engine, static_cast<std::size_t>(cloud.size), parameters, context);
  const PolylineSet lines = run.polylines();
  return {hash_of(lines), found_in(run, lines), arrays_of(lines, context)};
}

}  // namespace ws::ridge
