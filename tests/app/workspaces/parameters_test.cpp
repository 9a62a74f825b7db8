// No parameter is silent. In each setting below, every parameter of its workspace either changes the result or something to be
// seen when it is changed, or it is told to have no effect and has none.
// What to add for a new parameter: nothing, unless this fails. Then a value in `other_values`, a setting in which it has an
// effect, `applies_when` (or `needs`) in its schema where it has none, or, with the reason, a line in `exceptions`. A line that
// is not needed fails, too.
// SPDX-License-Identifier: MIT
#include "app/workspaces/workspaces.h"
#include "compute/core/run/error.h"
#include "compute/core/schema/effect.h"
#include "compute/generate/generate.h"
#include "tests/app/support/generated_input.h"
#include "tests/app/support/what_is_seen.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <span>
#include <stop_token>
#include <string_view>
#include <utility>

namespace ws::test {
namespace {

using Values = std::vector<std::pair<const char*, const char*>>;

struct Setting {
  const char* workspace;
  const char* name;
  const char* generated;
  Values values;  ///< of either set
};

constexpr const char* rings = "rings --count 150 --noise 0.05 --seed 1";
constexpr const char* knot = "torus-knot --triangles 150";
constexpr const char* noise = "noise --width 24 --height 18 --channels 1 --seed 3";
constexpr const char* eight_points = "uniform --dimension 2 --count 8 --seed 4";
constexpr const char* plane_vectors = "uniform-vectors --dimension 2 --count 200 --queries 5 --seed 1";

const std::vector<Setting> settings{
    {"ridge", "plane", rings, {}},
    {"ridge", "sizes and marks", rings, {{"show_removed", "true"}, {"color_by", "distance"}, {"r1", "0.3"}}},
    {"ridge", "space", "trefoil --count 100 --seed 1", {}},
    {"ridge", "principal", "trefoil --count 100 --seed 1", {{"projection", "principal"}}},
    {"ridge", "four dimensions", "segment --dimension 4 --count 100 --noise 0.1 --seed 1", {}},
    {"ridge", "line", "segment --dimension 1 --count 100 --noise 0.1 --seed 1", {}},
    {"ridge", "tiled", rings, {{"method", "tiled"}, {"tile_capacity", "40"}, {"tile_grid", "3"}}},
    {"ridge", "one tile", rings, {{"method", "tiled"}, {"tile_capacity", "40"}, {"tile", "2"}}},
    {"ridge", "local tiles", rings, {{"method", "tiled"}, {"tile_capacity", "40"}, {"tile_kind", "local"}}},
    {"ridge", "reference", rings, {{"method", "reference"}}},
    {"ridge", "to a tolerance", rings, {{"convergence", "tolerance"}, {"tolerance", "0.1"}}},
    {"ridge", "refined", "segment --count 200 --noise 0.05 --seed 1", {{"refine", "fit"}}},
    {"ridge", "studied", rings, {{"study", "true"}, {"study_count", "4"}}},
    {"ridge", "source", rings, {{"kernels", "source"}}},
    {"ridge", "compared", rings, {{"decimation", "greedy"}, {"compare", "true"}}},

    {"kdtree", "scene", knot, {}},
    {"kdtree", "path", knot, {{"shading", "path"}}},
    {"kdtree", "heat", knot, {{"shading", "steps"}}},
    {"kdtree", "mesh", knot, {{"shading", "mesh"}}},
    {"kdtree", "without boxes", knot, {{"show_boxes", "false"}}},
    {"kdtree", "pipeline", knot, {{"stage", "pipeline"}}},
    {"kdtree", "rules", knot, {{"stage", "rules"}}},
    {"kdtree", "six points", knot, {{"stage", "six-points"}}},
    {"kdtree", "own plane", knot, {{"probe_axis", "x"}}},
    {"kdtree", "a ray", knot, {{"ray", "5,0.1,0.1,-1,0,0"}}},
    {"kdtree", "binned", "torus-knot --triangles 4000", {{"strategy", "sah-binned"}}},
    {"kdtree", "spatial median", knot, {{"strategy", "spatial-median"}}},
    {"kdtree", "object median", knot, {{"strategy", "object-median"}}},
    {"kdtree", "sliding midpoint", knot, {{"strategy", "sliding-midpoint"}}},
    {"kdtree", "compared", knot, {{"compare", "object-median"}}},
    {"kdtree", "moving", knot, {{"amplitude", "0.2"}, {"phase", "0.3"}}},
    {"kdtree", "occupancy", knot, {{"study", "occupancy"}}},

    // Not `auto`, which is the variant that was quickest just then.
    {"filter", "gaussian", noise, {{"variant", "simd"}}},
    {"filter", "of a sigma", noise, {{"variant", "simd"}, {"sigma", "1.5"}}},
    {"filter", "both radii", noise, {{"variant", "simd"}, {"radius_x", "2"}, {"radius_y", "3"}}},
    {"filter", "box", noise, {{"variant", "simd"}, {"kernel", "box"}}},
    {"filter", "derivative", noise, {{"variant", "simd"}, {"kernel", "gaussian-dx"}}},
    {"filter", "sobel", noise, {{"variant", "simd"}, {"kernel", "sobel-x"}}},
    {"filter", "custom", noise, {{"variant", "simd"}, {"kernel", "custom"}, {"taps_row", "1,2,4"}, {"taps_column", "1,0,-1"}}},
    {"filter", "recursive", noise, {{"variant", "recursive"}, {"sigma", "2"}}},
    {"filter", "of 2010", noise, {{"variant", "v411"}}},
    {"filter", "split", noise, {{"variant", "simd"}, {"stage", "split"}}},
    {"filter", "difference", noise, {{"variant", "simd"}, {"stage", "difference"}, {"versus", "exact"}}},
    {"filter", "rows", noise, {{"variant", "simd"}, {"stage", "rows"}}},
    {"filter", "kernel", noise, {{"variant", "simd"}, {"stage", "kernel"}}},
    {"filter", "input", noise, {{"variant", "simd"}, {"stage", "input"}}},
    {"filter", "mask", noise, {{"operation", "homography"}, {"rotation", "20"}, {"stage", "mask"}}},
    {"filter", "with alpha", "noise --width 24 --height 18 --channels 4 --seed 3", {{"variant", "simd"}}},
    {"filter", "affine", noise, {{"operation", "affine"}, {"rotation", "20"}}},
    {"filter", "homography", noise, {{"operation", "homography"}, {"rotation", "20"}, {"perspective_x", "1.5"}}},
    {"filter", "corners", noise, {{"operation", "homography"}, {"corners", "1,1,20,2,22,15,3,16"}}},
    {"filter", "matrix", noise, {{"operation", "affine"}, {"matrix", "0.9,0.2,1,-0.2,0.9,3"}}},
    {"filter", "pipeline", noise, {{"variant", "simd"}, {"operation", "pipeline"}, {"rotation", "20"}}},

    {"triangulation", "lmt", "uniform --dimension 2 --count 12 --seed 4", {}},
    {"triangulation", "path-dp", eight_points, {{"method", "path-dp"}}},
    {"triangulation", "greedy", eight_points, {{"method", "greedy"}}},
    {"triangulation", "delaunay", eight_points, {{"method", "delaunay"}}},
    {"triangulation", "removal", eight_points, {{"method", "removal"}}},
    {"triangulation", "removal-stack", eight_points, {{"method", "removal-stack"}}},
    {"triangulation", "removal-bitmask", eight_points, {{"method", "removal-bitmask"}}},
    {"triangulation", "insertion", eight_points, {{"method", "insertion"}}},
    {"triangulation", "combinations", "uniform --dimension 2 --count 7 --seed 4", {{"method", "combinations"}}},
    {"triangulation", "without points", eight_points, {{"show_points", "false"}}},

    {"histogram", "plane", plane_vectors, {}},
    {"histogram", "space", "uniform-vectors --dimension 3 --count 200 --queries 5 --seed 1", {}},
    {"histogram", "eight components", "uniform-vectors --dimension 8 --count 200 --queries 5 --seed 1", {}},
    {"histogram", "whole numbers", "sift-like --dimension 16 --count 200 --queries 5 --seed 1", {}},
    {"histogram", "reference", plane_vectors, {{"method", "reference"}}},
    {"histogram", "paper", plane_vectors, {{"method", "paper"}}},
    {"histogram", "simd", plane_vectors, {{"method", "simd"}}},
    {"histogram", "boxes", plane_vectors, {{"method", "boxes"}}},
    {"histogram", "waterfall", plane_vectors, {{"show", "waterfall"}}},
    {"histogram", "adder", plane_vectors, {{"show", "adder"}}},
    {"histogram", "blocks", plane_vectors, {{"show", "blocks"}}},
    {"histogram", "own query", plane_vectors, {{"probe", "0.4,0.5"}}},
};

/// What a parameter is changed to, where that does not follow from its description: lists, and values that suit the settings.
/// Of several the first that can be computed counts.
struct OtherValue {
  const char *workspace, *parameter, *value;
};
constexpr OtherValue other_values[] = {
    {"filter", "study", "race"},
    {"filter", "study", "image-size"},
    {"ridge", "study_of", "noise"},
    {"ridge", "r1", "0.22"},
    {"ridge", "tile_grid", "2"},
    {"kdtree", "ray", "5,0,0,-1,0.1,0"},
    {"kdtree", "max_depth", "4"},
    {"kdtree", "min_leaf", "30"},
    {"kdtree", "eye", "4,3,2"},
    {"kdtree", "look_at", "0.5,0,0"},
    {"kdtree", "up", "0,1,0"},
    {"kdtree", "picture_size", "50,30"},
    {"kdtree", "study", "occupancy"},
    {"kdtree", "study", "none"},
    {"filter", "taps_row", "1,3,1"},
    {"filter", "taps_column", "1,3,1"},
    {"filter", "matrix", "1,0.1,2,0,1,1"},
    {"filter", "corners", "2,2,20,1,21,16,3,15"},
    {"filter", "corners", "2,2,20,3,21,16,3,15"},
    {"filter", "out_size", "20,15"},
    {"triangulation", "examined", "0,1"},
    {"triangulation", "edits", "0,1,0.5,0.5"},
    {"histogram", "probe", "0.3,0.6"},
    {"histogram", "probe", "0.3,0.6,0.2"},
    {"histogram", "probe", "0,1,0,1,0,1,0,1"},
    {"histogram", "probe", "0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,1"},
    {"histogram", "only_queries", "1,3"},
};

/// An effect that is neither in the result nor to be seen in a picture, plot or value.
struct Exception {
  const char *workspace, *parameter;
  const char* setting;  ///< empty: all; "not a, b": all but these
  const char* reason;
};
constexpr Exception exceptions[] = {
    {"ridge", "memory_cap", "", "of runs on a device"},
    {"ridge", "devices", "", "one device or none is here"},
    {"ridge", "tile_histogram", "", "of runs on a device"},
    {"ridge", "loads", "", "of runs on a device"},
    {"ridge", "block_size", "", "of runs on a device"},
    {"ridge", "items_per_thread", "", "of runs on a device"},
    {"ridge", "convergence", "not to a tolerance", "the balls of these points come to rest at the same places"},
    {"ridge", "kernels", "", "all kernels give one result"},
    {"ridge", "points_layout", "", "where coordinates lie in memory changes no result"},
    {"ridge", "balls_layout", "", "where coordinates lie in memory changes no result"},
    {"ridge", "control", "", "the same iterations, decided on elsewhere"},
    {"ridge", "choose_block", "", "the same balls, chosen by more or fewer threads"},
    {"ridge", "keep_lone", "", "no point is alone in its tile"},
    {"ridge", "tile_depth", "", "tiles of so few points are not cut so often"},
    {"ridge", "show_halos", "one tile", "the tile that is shown has no halo beside the frame"},
    {"ridge", "show_removed", "space", "no ball is removed there"},
    {"ridge", "show_removed", "principal", "no ball is removed there"},
    {"ridge", "show_removed", "four dimensions", "no ball is removed there"},
    {"ridge", "show_removed", "line", "no ball is removed there"},
    {"ridge", "show_removed", "refined", "no ball is removed there"},
    {"kdtree", "pipeline", "", "all builders give the same tree; thesis needs a device"},
    {"kdtree", "count", "", "of --pipeline thesis, which needs a device"},
    {"kdtree", "sort", "", "of --pipeline thesis, which needs a device"},
    {"kdtree", "switch_size", "", "of --pipeline thesis, which needs a device"},
    {"kdtree", "block", "", "of --pipeline thesis, which needs a device"},
    {"kdtree", "grid", "", "of --pipeline thesis, which needs a device"},
    {"kdtree", "keep_degenerate", "", "no generated scene has a triangle without area"},
    {"kdtree", "amplitude", "not moving", "as its motion begins, the scene is where it was"},
    {"kdtree", "animation_speed", "", "it moves the scene as time passes"},
    {"kdtree", "guard", "spatial median", "no split leaves a child as its node was"},
    {"kdtree", "show_empty", "object median", "there is no empty leaf"},
    {"kdtree", "picture_size", "", "a picture has the size of the viewport"},
    {"kdtree", "pass", "", "a picture has as many passes as it was given"},
    {"triangulation", "time_limit", "not greedy, delaunay", "time does not run out"},
    {"triangulation", "longest_search", "", "no search would take longer"},
    {"triangulation", "flash", "", "it marks what the last change brought, of which there is none"},
    {"triangulation", "show_loads", "", "of searches on a device"},
    {"triangulation", "branch_level", "", "of searches on a device"},
    {"triangulation", "block_size", "", "of searches on a device"},
    {"triangulation", "rebalance", "", "of searches on a device"},
    {"triangulation", "masks", "", "of searches on a device"},
    {"triangulation", "thesis_grid", "", "of searches on a device"},
    {"triangulation", "host_start", "", "of searches on a device"},
    {"triangulation", "tree_reduction", "", "of searches on a device"},
    {"triangulation", "race_seconds", "", "of races and studies, which are not begun here"},
    {"triangulation", "study_sets", "", "of studies, which are not begun here"},
    {"histogram", "arithmetic", "not space", "few of these distances lie so near a limit of bins"},
    {"histogram", "devices", "", "one device or none is here"},
    {"histogram", "dimension", "", "of raw files, which do not tell"},
    {"histogram", "octant", "", "it follows the camera"},
    {"filter", "kernel", "recursive", "all kernels but the Gaussian are refused"},
    {"filter", "unroll", "", "of kernels on a device"},
    {"filter", "tap_memory", "", "of kernels on a device"},
    {"filter", "launch", "", "of kernels on a device"},
    {"filter", "outputs_per_thread", "", "of kernels on a device"},
    {"filter", "reads", "", "of kernels on a device"},
    {"filter", "both_sheets", "", "the whole plane lies before these cameras"},
    {"filter", "normalise", "recursive", "what is recursive is normalised"},
    {"filter", "versus", "not split, difference",
     "it is seen in the views split and difference alone, and in --out-difference"},
};
/// These are told to have no effect, and something that is seen changes all the same.
constexpr Exception traces[] = {
    {"filter", "radius", "recursive", "lessons still tell of the taps that it would cut off"},
};
/// Sweeps that take minutes: what they publish first is looked at, and they are stopped.
constexpr std::pair<std::string_view, std::string_view> long_sweeps[] = {{"filter", "study"}, {"ridge", "study_of"}};

/// A setting that was run.
class Scenery {
 public:
  explicit Scenery(const Setting& setting)
      : workspace_(app::find_workspace(setting.workspace)),
        parameters_(experiment().parameters()),
        view_(experiment().view_parameters()) {
    for (const auto& [name, text] : setting.values) set_of(name).set_text(name, text);
    inputs_[main_input(experiment().info()).role] = generated_input(setting.generated);
    experiment().adapt(inputs_, parameters_, view_, {});
    result_ = run(parameters_);
    seen_ = seen(result_, view_);
  }

  [[nodiscard]] const Experiment& experiment() const { return workspace_.experiment(); }
  [[nodiscard]] const ParameterSet& set_of(std::string_view name) const {
    return parameters_.contains(name) ? parameters_ : view_;
  }
  [[nodiscard]] std::string why_not(const std::string& name) const {
    return ws::why_not(set_of(name), name, parameters_.contains(name) ? nullptr : &parameters_);
  }

  struct Outcome {
    std::vector<std::string> changed;   ///< names of what differs
    std::vector<std::string> warnings;  ///< of the run, or of the view
    [[nodiscard]] bool warns_of(const std::string& flag) const {
      return std::any_of(warnings.begin(), warnings.end(), [&](const std::string& line) {
        return line.find(flag + " ") != std::string::npos && line.find("no effect") != std::string::npos;
      });
    }
  };
  /// What follows once the parameter has another value; nothing where that is refused.
  [[nodiscard]] std::optional<Outcome> outcome_of(const std::string& name, const Value& value) const {
    try {
      ParameterSet other = set_of(name);
      other.set(name, value);
      if (!parameters_.contains(name))
        return Outcome{differences(seen_, seen(result_, other)), lines_without_effect(other, &parameters_)};
      Outcome outcome;
      outcome.changed = differences(seen_, seen(run(other, &outcome.warnings, is_long(name)), view_));
      return outcome;
    } catch (const Error& error) {
      if (error.kind() == ErrorKind::internal) throw;
      return std::nullopt;
    }
  }

 private:
  ParameterSet& set_of(std::string_view name) { return parameters_.contains(name) ? parameters_ : view_; }
  [[nodiscard]] bool is_long(const std::string& name) const {
    return std::find(std::begin(long_sweeps), std::end(long_sweeps),
                     std::pair<std::string_view, std::string_view>(experiment().info().id, name)) != std::end(long_sweeps);
  }
  std::shared_ptr<const Result> run(const ParameterSet& parameters, std::vector<std::string>* warnings = nullptr,
                                    bool takes_the_first_part = false) const {
    RunContext context;
    std::stop_source stop;
    std::shared_ptr<const Result> part;
    std::size_t part_count = 0;
    if (takes_the_first_part) {
      context.stop = stop.get_token();
      context.publish = [&](const std::shared_ptr<const Result>& published) {
        part = published;
        if (++part_count == 2) stop.request_stop();  // the first may hold what was there before the sweep
      };
    }
    std::shared_ptr<const Result> result = experiment().run(inputs_, parameters, context).result;
    if (!result) result = part;
    if (warnings) *warnings = context.metrics.warnings();
    return result;
  }
  [[nodiscard]] Seen seen(const std::shared_ptr<const Result>& result, const ParameterSet& view) const {
    Seen all = what_is_seen(workspace_, result, view);
    all.merge(what_is_told(*result));
    return all;
  }

  const app::Workspace& workspace_;
  ParameterSet parameters_, view_;
  Inputs inputs_;
  std::shared_ptr<const Result> result_;
  Seen seen_;
};

std::vector<Value> numbers_beside(const FieldInfo& info, const FieldRange& range, double now) {
  std::vector<Value> values;
  for (const double x : {now * 1.5, now + 1, now - 1, range.slider_min, now + 0.25}) {
    if (info.kind == FieldKind::integer)
      values.emplace_back(static_cast<std::int64_t>(x));
    else
      values.emplace_back(x);
  }
  return values;
}

/// Values that the parameter takes and that are not the present one.
std::vector<Value> others_of(const std::string& workspace, const ParameterSet& set, const FieldInfo& info) {
  std::vector<Value> values;
  const Value& now = set.effective(info.name);
  for (const OtherValue& other : other_values)
    if (workspace == other.workspace && info.name == other.parameter) values.emplace_back(std::string(other.value));
  if (!values.empty()) {
  } else if (info.kind == FieldKind::boolean) {
    values.emplace_back(!std::get<bool>(now));
  } else if (info.kind == FieldKind::choice) {
    for (const ChoiceInfo& choice : info.choices) values.emplace_back(choice.name);
  } else if (const auto* real = std::get_if<double>(&now)) {
    values = numbers_beside(info, set.range(info.name), *real);
  } else if (const auto* whole = std::get_if<std::int64_t>(&now)) {
    values = numbers_beside(info, set.range(info.name), static_cast<double>(*whole));
  }
  std::vector<Value> taken;
  for (const Value& value : values) {
    ParameterSet other = set;
    try {
      if (const auto* text = std::get_if<std::string>(&value))
        other.set_text(info.name, *text);
      else
        other.set(info.name, value);
    } catch (const Error&) {
      continue;
    }
    if (other.get(info.name) != now && other.get(info.name) != set.get(info.name)) taken.push_back(other.get(info.name));
  }
  return taken;
}

/// Whether an exception for `settings` is one in the setting of this name.
bool is_of(std::string_view settings, std::string_view name) {
  constexpr std::string_view all_but = "not ";
  if (!settings.starts_with(all_but)) return settings.empty() || settings == name;
  settings.remove_prefix(all_but.size());
  while (!settings.empty()) {
    const std::size_t end = std::min(settings.find(", "), settings.size());
    if (settings.substr(0, end) == name) return false;
    settings.remove_prefix(std::min(end + 2, settings.size()));
  }
  return true;
}

const Exception* find_in(std::span<const Exception> list, const Setting& setting, const std::string& parameter) {
  const auto found = std::find_if(list.begin(), list.end(), [&](const Exception& e) {
    return e.workspace == std::string(setting.workspace) && e.parameter == parameter && is_of(e.setting, setting.name);
  });
  return found == list.end() ? nullptr : &*found;
}

struct Found {
  std::set<std::string> effective;    ///< parameters that changed something, in one setting at least
  std::set<const Exception*> needed;  ///< exceptions without which the test would fail
};

/// Of a parameter that is told to have no effect.
void check_idle(const Setting& setting, const Scenery& scenery, const FieldInfo& info, const std::vector<Value>& others,
                const std::string& why, Found& found) {
  for (const Value& value : others) {
    const auto outcome = scenery.outcome_of(info.name, value);
    if (!outcome) continue;
    EXPECT_TRUE(outcome->warns_of(info.flag())) << "said to have no effect (" << why << ") without a warning";
    if (outcome->changed.empty()) return;
    const Exception* trace = find_in(traces, setting, info.name);
    if (trace) found.needed.insert(trace);
    EXPECT_TRUE(trace) << "said to have no effect (" << why << "), but " << to_text(value) << " changes "
                       << fmt::format("{}", fmt::join(outcome->changed, ", "));
    return;
  }
  ADD_FAILURE() << "said to have no effect (" << why << "), but each value is refused";
}

void check_effect(const Setting& setting, const Scenery& scenery, const FieldInfo& info, Found& found) {
  const std::vector<Value> others = others_of(setting.workspace, scenery.set_of(info.name), info);
  ASSERT_FALSE(others.empty()) << "needs a line in other_values";
  if (const std::string why = scenery.why_not(info.name); !why.empty())
    return check_idle(setting, scenery, info, others, why, found);
  const Exception* exception = find_in(exceptions, setting, info.name);
  std::string tried;
  for (const Value& value : others) {
    const auto outcome = scenery.outcome_of(info.name, value);
    if (!outcome) continue;  // another value will do
    tried += (tried.empty() ? "" : ", ") + to_text(value);
    if (outcome->changed.empty() && !outcome->warns_of(info.flag())) continue;
    if (!outcome->changed.empty()) found.effective.insert(info.name);
    EXPECT_TRUE(!exception || outcome->changed.empty())
        << to_text(value) << " changes " << fmt::format("{}", fmt::join(outcome->changed, ", "))
        << ", and the exception says \"" << exception->reason << '"';
    return;
  }
  if (exception) found.needed.insert(exception);
  EXPECT_FALSE(tried.empty() && !exception) << "each value is refused: needs a line in other_values";
  EXPECT_TRUE(tried.empty() || exception) << "is silent: nothing changes with " << tried;
}

class EveryParameter : public testing::TestWithParam<const char*> {
 protected:
  [[nodiscard]] static std::vector<FieldInfo> all_fields() {
    const Experiment& experiment = app::find_workspace(GetParam()).experiment();
    std::vector<FieldInfo> all;
    for (const ParameterSet& set : {experiment.parameters(), experiment.view_parameters()})
      all.insert(all.end(), set.fields().begin(), set.fields().end());
    return all;
  }
};

TEST_P(EveryParameter, HasAnEffectOrIsToldToHaveNone) {
  const std::string workspace = GetParam();
  Found found;
  for (const Setting& setting : settings) {
    if (setting.workspace != workspace) continue;
    SCOPED_TRACE(fmt::format("setting: {}", setting.name));
    const Scenery scenery(setting);
    for (const FieldInfo& info : all_fields()) {
      SCOPED_TRACE(info.flag());
      check_effect(setting, scenery, info, found);
    }
  }
  for (const FieldInfo& info : all_fields()) {
    const Setting anywhere{GetParam(), "", "", {}};
    if (found.effective.contains(info.name)) continue;
    const Exception* exception = find_in(exceptions, anywhere, info.name);
    EXPECT_TRUE(exception) << info.flag() << " needs a setting in which it has an effect";
    found.needed.insert(exception);
  }
  for (const std::span<const Exception> list : {std::span<const Exception>(exceptions), std::span<const Exception>(traces)})
    for (const Exception& exception : list)
      EXPECT_TRUE(exception.workspace != workspace || found.needed.contains(&exception))
          << exception.parameter << " is no exception in " << exception.setting << ": " << exception.reason;
}

INSTANTIATE_TEST_SUITE_P(Workspaces, EveryParameter, testing::Values("ridge", "kdtree", "filter", "triangulation", "histogram"),
                         [](const auto& info) { return std::string(info.param); });

}  // namespace
}  // namespace ws::test
