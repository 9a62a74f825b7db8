// SPDX-License-Identifier: MIT
#include "compute/filter/history/race.h"

#include "compute/core/words/choice_words.h"
#include "compute/core/words/told.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>
#include <utility>

namespace ws::filter {

namespace {

constexpr const char* groups_of = phrase("groups of {}");

/// A setting or a variant. The names are those of the file of times.
std::string said_bar(const std::string& name) {
  const std::string shape = name.substr(name.rfind(' ') + 1);
  if (name == fmt::format(groups_of, shape)) return told(groups_of, shape);
  const std::string setting = said(name.c_str());
  return setting == name ? said_choice(name) : setting;
}

struct Runner {
  std::string name;
  Convolution convolution;
  Backend backend;
};

Convolution convolution_of(const Parameters& p, Variant variant, const Build& build) {
  return {make_filter(p), p.border, variant, build};
}

std::vector<Runner> variants_of(const Parameters& p, PixelType type, Backend backend) {
  std::vector<Runner> runners;
  for (const VariantInfo& info : variants()) {
    const Convolution convolution = convolution_of(p, info.variant, build_of(p));
    if (const auto place = place_of(convolution, info.variant, type, backend))
      runners.push_back({info.name, convolution, *place});
  }
  return runners;
}

/// The settings of the tuning, one at a time, and how each is called.
std::vector<std::pair<std::string, Parameters>> settings(Variant variant, Backend backend) {
  const Parameters source;
  std::vector<std::pair<std::string, Parameters>> all{{phrase("as in 2010"), source}};
  const auto add = [&](std::string name, auto member, auto value) {
    Parameters p = source;
    p.*member = value;
    all.emplace_back(std::move(name), p);
  };
  if (variant >= Variant::v4) add("MAX_RADIUS 32", &Parameters::max_radius, MaxRadius::thirty_two);
  if (has_free_shape(variant))
    for (const Choice<GroupShape>& shape : all_choices<GroupShape>)
      if (shape.value != GroupShape::source) add(fmt::format(groups_of, shape.name), &Parameters::group_shape, shape.value);
  if (backend == Backend::cpu) return all;  // the rest is of launches and memories that the CPU does not have
  if (variant == Variant::v411 || variant == Variant::v412 || variant == Variant::v51)
    add(phrase("not unrolled"), &Parameters::unroll, false);
  if (variant != Variant::v1) add(phrase("taps in global memory"), &Parameters::tap_memory, TapMemory::global);
  add(phrase("8 kernels in turn"), &Parameters::launch, Launch::in_turn);
  add(phrase("8 kernels at once"), &Parameters::launch, Launch::at_once);
  return all;
}

std::vector<Runner> builds_of(const Parameters& p, PixelType type, Backend backend) {
  const Variant variant = is_grouped(p.variant) ? p.variant : Variant::v411;
  std::vector<Runner> runners;
  for (const auto& [name, setting] : settings(variant, backend)) {
    const Convolution convolution = convolution_of(p, variant, build_of(setting));
    if (place_of(convolution, variant, type, backend)) runners.push_back({name, convolution, backend});
  }
  if (runners.empty()) check_variant(variant, convolution_of(p, variant, {.max_radius = most_max_radius}), type, backend);
  return runners;
}

}  // namespace

void run_race(Study kind, const Image& image, const Parameters& parameters, RunContext& context,
              const std::function<void(const StudyData&)>& grown) {
  const std::vector<Runner> runners = kind == Study::race ? variants_of(parameters, image.type(), context.backend)
                                                          : builds_of(parameters, image.type(), context.backend);
  StudyData study{kind, {}, {}, {}};
  for (std::size_t i = 0; i < runners.size(); ++i) {
    const Runner& runner = runners[i];
    context.check_stop();
    context.report(double(i) / double(runners.size()), runner.name);
    const auto engine = engine_for(runner.backend, context.cache);
    study.race.push_back({runner.name, runner.backend, measure(*engine, image, runner.convolution, context)});
    grown(study);
  }
}

std::vector<Plot> race_plots(const StudyData& study) {
  const bool of_variants = study.kind == Study::race;
  Plot plot{"study_race",
            of_variants ? said("Study: the variants on this image") : said("Study: one variant, tuned"),
            of_variants ? said("variant") : said("setting"),
            "ms",
            false,
            true,
            {{said("kernels alone"), PlotStyle::bars, {}, {}}, {said("with the transfers"), PlotStyle::bars, {}, {}}},
            {}};
  constexpr double bar_offset = 0.2;  // from the category's middle to that of either bar
  PlotSeries strokes = empty_strokes();
  for (const RaceBar& bar : study.race) {
    const auto x = double(plot.categories.size());
    for (const auto& [series, ms, side] :
         {std::tuple(0u, bar.ms.kernels, -bar_offset), std::tuple(1u, bar.ms.total, bar_offset)}) {
      plot.series[series].x.push_back(x);
      plot.series[series].y.push_back(ms.median);
      add_stroke(strokes, x + side, ms);
    }
    plot.categories.push_back(said_bar(bar.name));
  }
  plot.series.push_back(std::move(strokes));
  return {plot};
}

std::string race_csv(const StudyData& study) {
  std::string text = fmt::format("name,backend,{}\n", times_head);
  for (const RaceBar& bar : study.race) text += fmt::format("{},{},{}\n", bar.name, to_string(bar.backend), times_csv(bar.ms));
  return text;
}

}  // namespace ws::filter
