// warpscope explain: why a step was taken, and why things of it are as they are.
// SPDX-License-Identifier: MIT
#include "app/cli/config.h"
#include "app/cli/device.h"
#include "app/cli/render/step_pictures.h"
#include "app/cli/work.h"
#include "app/session/document/json_values.h"
#include "app/session/explain/explanation_text.h"
#include "app/session/explain/named_pick.h"
#include "compute/core/result/explanation.h"
#include "compute/core/schema/effect.h"
#include "compute/io/file_source.h"
#include "compute/io/formats/json_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace ws::app {

namespace {

using Json = nlohmann::ordered_json;

/// A thing that was asked about.
struct Answer {
  std::string name;
  Reasons reasons;
};

Json as_json(const std::optional<double>& number) { return number ? Json(*number) : Json(nullptr); }

Json as_json(const Reasons& reasons) {
  Json json{{"title", reasons.title}, {"why", reasons.why}};
  if (!reasons.parts_title.empty()) json["parts_title"] = reasons.parts_title;
  json["parts"] = Json::array();
  for (const Property& part : reasons.parts)
    json["parts"].push_back({{"name", part.name}, {"value", value_to_json<Json>(part.value)}, {"unit", part.unit}});
  json["alternatives"] = Json::array();
  for (const Rejected& one : reasons.alternatives)
    json["alternatives"].push_back(
        {{"what", one.what}, {"value", as_json(one.value)}, {"unit", one.unit}, {"rejected_because", one.rejected_because}});
  json["claims"] = Json::array();
  for (const Claim& claim : reasons.claims)
    json["claims"].push_back(
        {{"text", claim.text}, {"holds", claim.holds ? Json(*claim.holds) : Json(nullptr)}, {"found", claim.found}});
  return json;
}

Json as_json(const Explanation& explanation, std::size_t step, std::size_t step_count, const StepInfo& info) {
  Json json{{"step", step},
            {"step_count", step_count},
            {"phase", info.phase},
            {"step_title", info.title},
            {"method", explanation.method.title},
            {"pseudocode", explanation.method.lines},
            {"line", explanation.line ? Json(*explanation.line + 1) : Json(nullptr)}};
  json.update(as_json(explanation.reasons));
  json["counters"] = Json::array();
  for (const Counter& counter : explanation.counters)
    json["counters"].push_back({{"name", counter.name},
                                {"measured", counter.measured},
                                {"expected", as_json(counter.expected)},
                                {"formula", counter.formula}});
  return json;
}

/// With the flag in front of what is wrong with it.
template <class Read>
auto read_why(const std::string& name, const Read& read) {
  try {
    return read(name);
  } catch (const Error& error) {
    throw Error(error.kind(), fmt::format("--why {}: {}", io::printable(name), error.what()), error.hint());
  }
}

/// All names are read before the first is explained, which may take its time.
std::vector<Answer> answers_to(const std::vector<std::string>& names, Presentation& presentation, const Request& request,
                               RunContext& context) {
  std::vector<Answer> answers;
  if (names.empty()) return answers;
  const std::vector<Explainable> things = presentation.explainable(request, context);
  std::vector<Pick> picks;
  for (const std::string& name : names)
    picks.push_back(read_why(name, [&](const std::string& text) { return named_pick(text, things); }));
  for (std::size_t i = 0; i < picks.size(); ++i) answers.push_back({names[i], presentation.why(picks[i], request, context)});
  return answers;
}

void print(const Explanation& explanation, const std::vector<Answer>& answers, const std::string& heading) {
  fmt::print("{}\n\n", io::escaped(heading));
  // Of several lines, of which each is to be printable.
  const auto print_lines = [](const std::string& text) {
    for (std::size_t from = 0; from < text.size();) {
      const std::size_t end = std::min(text.find('\n', from), text.size());
      fmt::print("{}\n", io::escaped(text.substr(from, end - from)));
      from = end + 1;
    }
  };
  print_lines(to_text(explanation));
  for (const Answer& answer : answers) {
    fmt::print("\n{}: ", io::escaped(answer.name));
    print_lines(answer.reasons.why.empty() ? "there is nothing to say of it" : to_text(answer.reasons));
  }
}

}  // namespace

int explain(const ExplainCommand& given) {
  ExplainCommand command = given;
  Interrupt interrupt;
  take_settings(command.task.compute);
  static_cast<void>(backend_of(command.task.compute));
  check_outputs(command.task, {command.report});
  for (const std::string& name : command.picks) static_cast<void>(read_why(name, parse_name));

  Report report = load_task(command.task, interrupt);
  for (const std::string& line : lines_without_effect(command.task.view, &command.task.parameters)) warn(line);
  run_task(command.task, report, true, interrupt);
  for (const std::string& warning : report.record.metrics.warnings()) warn(warning);
  take_facts(report, interrupt.token());
  if (command.verbose) tell_more(report);

  RunContext context = report.context(interrupt.token());
  const auto presentation = report.experiment->present(report.result, nullptr, context);
  const std::size_t step = step_named(command.step, *presentation, context),
                    count = presentation->timeline(context)->step_count;
  const Request request{step, command.task.view};
  const StepInfo info = presentation->describe(step, context);
  const Explanation explanation = presentation->explain(request, context);
  const std::vector<Answer> answers = answers_to(command.picks, *presentation, request, context);
  interrupt.check();

  Json json = io::json_or_discarded<Json>(to_json(report));
  json["explanation"] = as_json(explanation, step, count, info);
  json["things"] = Json::array();
  for (const Answer& answer : answers) {
    Json one{{"name", answer.name}};
    one.update(as_json(answer.reasons));
    json["things"].push_back(std::move(one));
  }
  write_report(command.report, io::json_text(json, 2) + "\n");
  if (command.report != "-")
    print(explanation, answers,
          fmt::format("{} · step {} of {}, {}: {}", report.experiment->info().title, step, count - 1, info.phase, info.title));
  return exit_done;
}

}  // namespace ws::app
