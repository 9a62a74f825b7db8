// SPDX-License-Identifier: MIT
#include "compute/ridge/show/words.h"

#include "compute/core/words/told.h"

#include <fmt/format.h>

#include <string>

namespace ws::ridge {

namespace {

const char* phase_name(StepKind kind) {
  switch (kind) {
    case StepKind::input:
      return phrase("cloud");
    case StepKind::split:
      return phrase("tile");
    case StepKind::choose:
      return phrase("choose");
    case StepKind::evolve:
      return phrase("evolve");
    case StepKind::remove:
      return phrase("decimate");
    case StepKind::link:
      return phrase("order");
    case StepKind::refine:
      return phrase("refine");
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
      return {"removed_near", "too many within r2", phrase("three others or more within r2")};
    case Removal::too_few_far:
      return {"removed_far", "too few within 2 r2", phrase("fewer than two others within 2 r2")};
    case Removal::too_few_points:
      return {"removed_sparse", "too few points", phrase("fewer points than the minimum")};
    case Removal::part_too_small:
      return {"removed_part", "part too small", phrase("of a line of three balls or fewer among scattered points")};
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
      info.title = told(result.points().size(), "The cloud: {} point", "The cloud: {} points");
      break;
    case StepKind::split:
      info.title = told(run.tiles->tiling().tree.tiles_at(s.subject).size(), "Level {1} of {2}: {0} tile",
                        "Level {1} of {2}: {0} tiles", s.subject, run.tiles->tiling().tree.level_count() - 1);
      info.values.push_back({"level", integer(s.subject)});
      break;
    case StepKind::choose:
      info.title = run.tiles ? told(s.ball_count, "{} ball chosen, more than r1 apart within each tile",
                                    "{} balls chosen, more than r1 apart within each tile")
                             : told(s.ball_count, "{} ball chosen, more than r1 apart", "{} balls chosen, more than r1 apart");
      break;
    case StepKind::evolve:
      info.title = told(s.ball_count, "Round {1}, iteration {2}: {0} ball moves by {3:.3g} on average",
                        "Round {1}, iteration {2}: {0} balls move by {3:.3g} on average", s.round, s.subject, s.displacement);
      info.values.push_back({"iteration", integer(s.subject)});
      info.values.push_back({"mean displacement", static_cast<double>(s.displacement)});
      break;
    case StepKind::remove:
      info.title = told("Ball {} removed: {}", s.subject, said(removal_words(s.why).sentence));
      info.values.push_back({"ball", integer(s.subject)});
      info.values.push_back({"reason", std::string(removal_words(s.why).reason)});
      break;
    case StepKind::link: {
      const Link& link = run.trace.links()[s.subject];
      info.title =
          told("Link {} ({} of {}): balls {} and {}, {}", s.subject, s.subject + 1, run.links.size(), run.balls.ids[link.a],
               run.balls.ids[link.b], said(link.closing ? "two ends within 2 r2" : "within r2"));
      break;
    }
    case StepKind::refine: {
      const PolylineSet& lines = run.refinements[s.subject];
      info.title = told(lines.vertex_count(), "Refinement, step {1} of {2}: {0} vertex on the lines",
                        "Refinement, step {1} of {2}: {0} vertices on the lines", s.subject + 1, run.refinements.size());
      info.values.push_back({"vertices", static_cast<std::int64_t>(lines.vertex_count())});
      break;
    }
  }
  return info;
}

namespace {

StepEvent phase_event(std::size_t step, const Step& s) {
  const char* name = phase_name(s.kind);
  if (s.round == 0 || s.kind == StepKind::link || s.kind == StepKind::refine) return {step, "phase", name, said(name)};
  return {step, "phase", fmt::format("{}, round {}", name, s.round), told("{}, round {}", said(name), s.round)};
}

}  // namespace

std::vector<StepEvent> list_events(const Detection& run) {
  std::vector<StepEvent> events;
  const auto& steps = run.trace.steps();
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const Step& s = steps[i];
    const bool begins = i == 0 || steps[i - 1].kind != s.kind || steps[i - 1].round != s.round;
    if (begins) events.push_back(phase_event(i, s));
    if (s.kind == StepKind::remove)
      events.push_back(
          {i, removal_words(s.why).event, fmt::format("ball {} removed", s.subject), told("ball {} removed", s.subject)});
  }
  return events;
}

}  // namespace ws::ridge
