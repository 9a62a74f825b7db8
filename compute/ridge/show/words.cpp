// SPDX-License-Identifier: MIT
#include "compute/ridge/show/words.h"

#include "compute/core/run/counted.h"

#include <fmt/format.h>

#include <string>

namespace ws::ridge {

namespace {

const char* phase_name(StepKind kind) {
  switch (kind) {
    case StepKind::input:
      return "cloud";
    case StepKind::split:
      return "tile";
    case StepKind::choose:
      return "choose";
    case StepKind::evolve:
      return "evolve";
    case StepKind::remove:
      return "decimate";
    case StepKind::link:
      return "order";
    case StepKind::refine:
      return "refine";
  }
  return "";
}

struct RemovalWords {
  const char *event, *reason, *sentence;
};

RemovalWords removal_words(Removal why) {
  switch (why) {
    case Removal::none:
      break;
    case Removal::too_many_near:
      return {"removed_near", "too many near", "three others or more within r2"};
    case Removal::too_few_far:
      return {"removed_far", "too few far", "fewer than two others within 2 r2"};
    case Removal::too_few_points:
      return {"removed_sparse", "too few points", "fewer points than the minimum"};
    case Removal::part_too_small:
      return {"removed_part", "part too small", "of a line of three balls or fewer among scattered points"};
  }
  return {"", "", ""};
}

}  // namespace

StepInfo describe_step(const RidgeResult& result, std::size_t step) {
  const Detection& run = result.detection();
  const Step& s = run.trace.steps().at(step);
  const auto integer = [](std::uint32_t n) { return Value(static_cast<std::int64_t>(n)); };
  StepInfo info{phase_name(s.kind), {}, {{"balls", integer(s.ball_count)}}};
  if (s.round > 0) info.values.push_back({"round", integer(s.round)});
  if (s.round > 0 && s.round == run.smoothing_round) info.values.push_back({"smoothing", true});
  switch (s.kind) {
    case StepKind::input:
      info.title = "The cloud: " + counted(result.points().size(), "point");
      break;
    case StepKind::split:
      info.title = fmt::format("Level {} of {}: {}", s.subject, run.tiles->tiling().tree.level_count() - 1,
                               counted(run.tiles->tiling().tree.tiles_at(s.subject).size(), "tile"));
      info.values.push_back({"level", integer(s.subject)});
      break;
    case StepKind::choose:
      info.title =
          fmt::format("{} chosen, more than r1 apart{}", counted(s.ball_count, "ball"), run.tiles ? " within each tile" : "");
      break;
    case StepKind::evolve:
      info.title = fmt::format("Round {}, iteration {}: {} {} by {:.3g} on average", s.round, s.subject,
                               counted(s.ball_count, "ball"), agreeing(s.ball_count, "moves", "move"), s.displacement);
      info.values.push_back({"iteration", integer(s.subject)});
      info.values.push_back({"mean displacement", static_cast<double>(s.displacement)});
      break;
    case StepKind::remove:
      info.title = fmt::format("Ball {} removed: {}", s.subject, removal_words(s.why).sentence);
      info.values.push_back({"ball", integer(s.subject)});
      info.values.push_back({"reason", std::string(removal_words(s.why).reason)});
      break;
    case StepKind::link: {
      const Link& link = run.trace.links()[s.subject];
      info.title = fmt::format("Link {} of {}: balls {} and {}, {}", s.subject + 1, run.links.size(), run.balls.ids[link.a],
                               run.balls.ids[link.b], link.closing ? "two ends within 2 r2" : "within r2");
      break;
    }
    case StepKind::refine: {
      const PolylineSet& lines = run.refinements[s.subject];
      info.title = fmt::format("Refinement, step {} of {}: {} on the lines", s.subject + 1, run.refinements.size(),
                               counted(lines.vertex_count(), "vertex", "vertices"));
      info.values.push_back({"vertices", static_cast<std::int64_t>(lines.vertex_count())});
      break;
    }
  }
  return info;
}

std::vector<StepEvent> list_events(const Detection& run) {
  std::vector<StepEvent> events;
  const auto& steps = run.trace.steps();
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const Step& s = steps[i];
    const bool begins = i == 0 || steps[i - 1].kind != s.kind || steps[i - 1].round != s.round;
    if (begins)
      events.push_back({i, "phase",
                        s.round > 0 && s.kind != StepKind::link && s.kind != StepKind::refine
                            ? fmt::format("{}, round {}", phase_name(s.kind), s.round)
                            : std::string(phase_name(s.kind))});
    if (s.kind == StepKind::remove)
      events.push_back({i, removal_words(s.why).event, fmt::format("ball {} removed", s.subject)});
  }
  return events;
}

}  // namespace ws::ridge
