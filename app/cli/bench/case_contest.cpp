// SPDX-License-Identifier: MIT
#include "app/cli/bench/case_contest.h"

#include "compute/core/device/current_device.h"
#include "compute/core/run/metrics.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <utility>

namespace ws::app {

namespace {

double summary_number(const Report& report, std::string_view name) {
  for (const Property& property : report.summary) {
    if (property.name != name) continue;
    if (const auto number = number_of(property.value)) return *number;
  }
  return 0;
}

/// Of the whole run, or of the stage that the case is about.
double timed_ms(const BenchCase& bench_case, const Metrics& metrics) {
  if (bench_case.stage.empty()) return metrics.compute_ms;
  for (const StageTime& stage : metrics.stages())
    if (stage.name == bench_case.stage) return stage.ms;
  return 0;
}

/// "/usr/lib/libtorch.so: no such file" → "libtorch.so: no such file": a report tells nothing of where things lie.
std::string without_places(const std::string& text) {
  std::string kept;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    const std::string word = text.substr(at, end - at);
    kept += word.starts_with('/') ? word.substr(word.rfind('/') + 1) : word;
    if (end < text.size()) kept += ' ';
    at = end + 1;
  }
  return kept;
}

bool is_possible(const BenchMethod& method, const std::string& backend) {
  if (method.backend == "cuda" && cuda_status().devices.empty()) return false;
  return backend == "auto" || backend == method.backend;
}

Task make_task(const BenchCommand& command, const Experiment& experiment, const BenchCase& bench_case) {
  Task task;
  task.experiment = &experiment;
  task.parameters = experiment.parameters();
  task.view = experiment.view_parameters();
  task.compute = command.compute;
  StateInput source;
  source.role = main_input(experiment.info()).role;
  source.generator = bench_case.generator;
  if (command.is_small) source.generator = bench_case.small.empty() ? small_generator(source.generator) : bench_case.small;
  task.sources.push_back(source);
  for (const auto& [name, text] : bench_case.parameters) task.parameters.set_text(name, text);
  return task;
}

/// The case's data, its methods, and those who are measured on them.
class Measuring {
 public:
  Measuring(const CaseContest& contest, BenchCasePtr bench_case)
      : contest_(contest),
        case_(std::move(bench_case)),
        task_(make_task(contest.command, contest.experiment, *case_)),
        effort_(effort_of(contest)) {}

  std::vector<BenchRow> rows() {
    report_ = load_task(task_, contest_.interrupt);
    std::vector<Contestant> ours;
    for (const BenchMethod& method : case_->methods)
      if (is_possible(method, contest_.command.compute.backend)) add_method(ours, method);
    std::vector<BenchExtra> extras = find_extras();
    RunContext context = report_.context(contest_.interrupt.token());
    for (BenchExtra& extra : extras)
      if (extra.kind.empty()) add_extra(ours, case_, extra, context);
    finish(ours);
    for (BenchExtra& extra : extras) {
      if (extra.kind.empty()) continue;
      auto own = std::make_shared<BenchCase>(*case_);
      own->name += ", " + extra.kind;
      std::vector<Contestant> others;
      add_extra(others, own, extra, context);
      finish(others);
    }
    return std::move(rows_);
  }

 private:
  static Effort effort_of(const CaseContest& contest) {
    if (contest.command.is_small) return Effort::once();
    const bool is_careful = contest.peers || contest.command.is_careful();
    return is_careful ? Effort::careful(contest.command.row_seconds) : Effort::plain();
  }
  [[nodiscard]] bool asks_peers() const { return contest_.peers && case_->asks_peers; }
  /// Of rows that run on end a row is complete before the next one begins; in turns all are made ready first.
  [[nodiscard]] bool is_in_turns() const { return effort_.narrow > 0; }

  void add_method(std::vector<Contestant>& contestants, const BenchMethod& method) {
    const std::vector<CudaDevice>& devices = cuda_status().devices;
    if (method.backend != "cuda" || devices.size() < 2) return add_on_device(contestants, method, std::nullopt);
    for (const CudaDevice& device : devices) add_on_device(contestants, method, device);
  }

  /// Makes a row: the first run warms up, and gives the counts.
  void add_on_device(std::vector<Contestant>& contestants, const BenchMethod& method, const std::optional<CudaDevice>& device) {
    choose(method, device);
    run_task(task_, report_, true, contest_.interrupt);
    take_facts(report_, contest_.interrupt.token());
    Contestant made{{case_, method, report_.record.device, report_.result_hash}, {}};
    made.row.iterations = summary_number(report_, "inner_iterations");
    made.row.work = report_.result->work();
    made.row.ball_count = summary_number(report_, "initial_ball_count");
    if (device) {
      made.row.device = device->name;
      made.row.ordinal = device->ordinal;
    }
    made.first_ms = report_.record.metrics.compute_ms;
    if (!effort_.warms_up) made.row.ms.push_back(timed_ms(*case_, report_.record.metrics));
    made.burst = [this, method, device](int count, bool warm_up) {
      choose(method, device);
      std::vector<double> ms;
      if (warm_up && is_in_turns()) run_task(task_, report_, false, contest_.interrupt);
      for (int i = 0; i < count; ++i) {
        run_task(task_, report_, false, contest_.interrupt);
        ms.push_back(timed_ms(*case_, report_.record.metrics));
      }
      return ms;
    };
    if (!is_in_turns() && effort_.warms_up) {
      const int count = made.first_ms > slow_run_ms ? slow_run_count : effort_.burst_runs;
      made.row.ms = made.burst(count, false);
      made.is_done = true;
    }
    contestants.push_back(std::move(made));
  }

  void choose(const BenchMethod& method, const std::optional<CudaDevice>& device) {
    if (device) {
      report_.result.reset();  // its memory on a device is freed while that device is current
      use_device(device->ordinal);
    }
    task_.compute.backend = method.backend;
    task_.parameters.set_text(case_->compared, method.method);
  }

  /// Of several devices the last one, where the last run left its result: the extras are timed there.
  static void use_last_device() {
    if (const auto& devices = cuda_status().devices; devices.size() > 1) use_device(devices.back().ordinal);
  }

  std::vector<BenchExtra> find_extras() {
    if (!contest_.table.extras || (contest_.table.extras_are_for_peers && !asks_peers())) return {};
    use_last_device();
    std::vector<const BenchMethod*> possible;
    for (const BenchMethod& method : case_->methods)
      if (is_possible(method, contest_.command.compute.backend)) possible.push_back(&method);
    if (asks_peers() &&
        possible.back()->computes != possible.front()->computes) {  // they are asked about what the first computes
      choose(*possible.front(), std::nullopt);
      run_task(task_, report_, true, contest_.interrupt);
    }
    RunContext context = report_.context(contest_.interrupt.token());
    return contest_.table.extras(report_.result, context);
  }

  void add_extra(std::vector<Contestant>& contestants, const BenchCasePtr& of, const BenchExtra& extra, RunContext& context) {
    for (const BenchRunner& runner : extra.runners) {
      if (!is_possible(runner.method, contest_.command.compute.backend)) continue;
      const Backend backend = runner.method.backend == "cuda" ? Backend::cuda : Backend::cpu;
      Contestant made{{of, runner.method, device_name(backend), {}}, {}};
      made.row.work = runner.work;
      made.burst = [this, runner, &context](int count, bool warm_up) {
        std::vector<double> ms;
        use_last_device();
        if (warm_up) runner.call(context);
        for (int i = 0; i < count; ++i) {
          contest_.interrupt.check();
          const Stopwatch watch;
          runner.call(context);
          ms.push_back(watch.ms());
        }
        return ms;
      };
      contestants.push_back(std::move(made));
    }
    if (asks_peers() && extra.question) add_peers(contestants, of, extra.question(context));
  }

  /// Those who can answer, each as a row. Who fails is told as absent, and its row goes.
  void add_peers(std::vector<Contestant>& contestants, const BenchCasePtr& of, PeerQuestion question) {
    PeerMeans means{false, false, contest_.command.compute.thread_count};
    for (const Contestant& each : contestants) (each.row.method.backend == "cuda" ? means.cuda : means.cpu) = true;
    const PosedQuestion& posed = *posed_.emplace_back(std::make_unique<PosedQuestion>(std::move(question)));
    for (const PeerProgram& program : contest_.peers->programs()) {
      std::vector<PeerOffer> offers;
      try {
        offers = PeerTalk(program, posed, means, "", contest_.interrupt).offers();
      } catch (const Error& error) {
        contest_.peers->add_absent(program.name, error.what());
      }
      for (const PeerOffer& offer : offers) {
        if (!offer.absent.empty())
          contest_.peers->add_absent(offer.name, offer.absent);
        else if (offer.backend == "cuda" ? means.cuda : means.cpu)
          add_peer(contestants, of, posed, program, offer, means);
      }
    }
  }

  void add_peer(std::vector<Contestant>& contestants, const BenchCasePtr& of, const PosedQuestion& posed,
                const PeerProgram& program, const PeerOffer& offer, const PeerMeans& means) {
    const PeerQuestion& question = posed.question();
    const Backend backend = offer.backend == "cuda" ? Backend::cuda : Backend::cpu;
    try {
      auto talk = std::make_shared<PeerTalk>(program, posed, means, offer.id, contest_.interrupt);
      Contestant made{{of, {offer.backend, offer.method, offer.computes}, device_name(backend), {}}, {}};
      made.first_ms = talk->run(1, false).front();  // it warms up, and shows that it can
      made.row.work = question.work;
      made.row.version = offer.name + " " + offer.version;
      if (question.answer) judge(made.row, talk->distance(), question);
      made.burst = [this, talk, offer, of](int count, bool warm_up) {
        try {
          return talk->run(count, warm_up);
        } catch (const Error& error) {
          contest_.peers->add_absent(offer.name, error.what(), of->name);
          return std::vector<double>();
        }
      };
      contestants.push_back(std::move(made));
    } catch (const Error& error) {
      contest_.peers->add_absent(offer.name, error.what(), of->name);
    }
  }

  static void judge(BenchRow& row, double distance, const PeerQuestion& question) {
    row.distance = distance;
    row.remark = words_of(distance, question.kind);
    if (distance > 0 && question.full != 1) row.remark += fmt::format(" of {}", question.full);
    const bool is_near = distance <= question.tolerance;
    // Who says that the result is another by its nature may be far from ours; but it has to be one.
    row.is_wrong = row.method.computes.empty() ? !is_near : !std::isfinite(distance);
    if (!is_near && !row.is_wrong) row.remark = "another result: " + row.remark;
    if (row.is_wrong) row.remark = "RESULT DIFFERS: " + row.remark;
    if (!row.method.computes.empty()) row.remark += fmt::format(" ({})", row.method.computes);
  }

  /// Measures a case's rows.
  void finish(std::vector<Contestant>& contestants) {
    measure_in_turns(contestants, effort_, contest_.interrupt);
    for (Contestant& each : contestants)
      if (!each.has_failed) rows_.push_back(std::move(each.row));
  }

  const CaseContest& contest_;
  const BenchCasePtr case_;
  Task task_;
  const Effort effort_;
  Report report_;
  std::vector<std::unique_ptr<PosedQuestion>> posed_;
  std::vector<BenchRow> rows_;
};

}  // namespace

PeersAtHand::PeersAtHand(const std::vector<std::string>& given, bool looks) {
  std::vector<std::pair<std::string, std::string>> absent;
  programs_ = peer_programs(given, looks, absent);
  for (const auto& [name, why] : absent) add_absent(name, why);
}

void PeersAtHand::add_absent(const std::string& given_name, const std::string& given_why, const std::string& of_case) {
  const std::string name = without_places(given_name), why = without_places(given_why);
  auto found = std::find_if(absent_.begin(), absent_.end(),
                            [&](const AbsentPeer& each) { return each.name == name && each.why == why; });
  if (found == absent_.end()) found = absent_.insert(found, {name, why, {}});
  if (!of_case.empty()) found->cases.push_back(of_case);
}

std::vector<BenchRow> CaseContest::measure(const BenchCasePtr& bench_case) const {
  const auto possible = [&](const BenchMethod& method) { return is_possible(method, command.compute.backend); };
  if (std::none_of(bench_case->methods.begin(), bench_case->methods.end(), possible)) return {};
  return Measuring(*this, bench_case).rows();
}

}  // namespace ws::app
