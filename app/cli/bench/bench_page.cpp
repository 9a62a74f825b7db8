// SPDX-License-Identifier: MIT
#include "app/cli/bench/bench_page.h"

#include "compute/core/run/counted.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <string_view>
#include <utility>

namespace ws::app::bench_files {
std::string_view embedded_file(std::string_view name);
}

namespace ws::app {

namespace {

/// Three digits, which is what the intervals leave.
std::string digits(double value) {
  if (value <= 0) return "0";
  const int places = std::clamp(2 - static_cast<int>(std::floor(std::log10(value))), 0, 3);
  return fmt::format("{:.{}f}", value, places);
}

/// "1.2 G": of a rate.
std::string rate_text(double value) {
  for (const auto& [unit, name] : {std::pair(1e12, " T"), {1e9, " G"}, {1e6, " M"}, {1e3, " k"}})
    if (value >= unit) return digits(value / unit) + name;
  return digits(value) + " ";
}

std::string times_text(double ratio) { return digits(ratio) + " ×"; }

/// Half the interval in parts of the median; of fewer than six times none is known.
std::string open_text(const BenchLine& line) {
  constexpr std::size_t least = 6;
  if (line.ms.size() < least) return fmt::format("{} runs", line.ms.size());
  const Spread interval = line.interval();
  const double open = std::max(interval.most - interval.median, interval.median - interval.least) / interval.median;
  return fmt::format("± {:.{}f} %", std::max(0.1, 100 * open), open < 0.1 ? 1 : 0);
}

std::string in_cell(std::string text) {
  for (std::size_t at = 0; (at = text.find('|', at)) != std::string::npos; at += 2) text.insert(at, "\\");
  return text;
}

std::string machine_title(const BenchMachine& machine) {
  std::string title = fmt::format("{}, {}", machine.cpu, counted(static_cast<std::size_t>(machine.thread_count), "thread"));
  std::vector<std::pair<std::string, int>> devices;  // equal ones are counted
  for (const std::string& device : machine.devices) {
    if (devices.empty() || devices.back().first != device) devices.emplace_back(device, 0);
    ++devices.back().second;
  }
  for (const auto& [name, count] : devices) title += count == 1 ? ", " + name : fmt::format(", {} × {}", count, name);
  return title;
}

std::string facts_of(const BenchReport& report) {
  const BenchMachine& machine = report.machine;
  std::string text = fmt::format("Warpscope {}", report.version);
  if (!report.date.empty()) text += fmt::format(", {}", report.date);
  if (machine.core_count > 0)
    text += fmt::format("; {}", counted(static_cast<std::size_t>(machine.core_count), "hardware thread"));
  if (machine.memory_gib > 0) text += fmt::format(", {:.0f} GiB of memory", machine.memory_gib);
  if (!machine.driver.empty()) text += fmt::format(", a driver for CUDA {}", machine.driver);
  text += ".\n";
  if (machine.is_busy())
    text += fmt::format(
        "\nOthers were at work on this machine: a load of {:.1f} before the bench began. The intervals tell what that leaves "
        "open;\n"
        "programs whose threads wait for each other suffer most from it.\n",
        machine.load);
  return text;
}

bool is_on_cuda(const BenchLine& line) { return line.backend.starts_with("cuda"); }

/// Of the rows of a case: ours that is fastest where the other one computes, among those with the result that all are to have.
const BenchLine* fastest_of_ours(const std::vector<const BenchLine*>& rows, const BenchLine& peer) {
  const BenchLine* best = nullptr;
  for (const BenchLine* line : rows) {
    if (line->is_peer() || is_on_cuda(*line) != is_on_cuda(peer) || !line->computes.empty()) continue;
    if (!best || line->median() < best->median()) best = line;
  }
  return best;
}

using Cases = std::vector<std::pair<std::string, std::vector<const BenchLine*>>>;

/// Rows by workspace and case, in the order of the report.
Cases cases_of(const BenchReport& report, std::string_view workspace) {
  Cases cases;
  for (const BenchLine& line : report.rows) {
    if (!workspace.empty() && line.workspace != workspace) continue;
    if (cases.empty() || cases.back().first != line.case_name || cases.back().second.front()->workspace != line.workspace)
      cases.emplace_back(line.case_name, std::vector<const BenchLine*>());
    cases.back().second.push_back(&line);
  }
  return cases;
}

/// "OpenCV 4.6.0: sepFilter2D", of "OpenCV 4.6.0" and its method "OpenCV sepFilter2D".
std::string peer_title(const BenchLine& peer) {
  const std::string name = peer.version.substr(0, peer.version.rfind(' '));
  std::string method = peer.method;
  if (method.starts_with(name)) method.erase(0, name.size());
  method.erase(0, std::min(method.find_first_not_of(" ,"), method.size()));
  return peer.version + (method.empty() ? "" : ": " + method);
}

std::string peers_table(const BenchReport& report) {
  std::string rows;
  for (const auto& [name, lines] : cases_of(report, {}))
    for (const BenchLine* peer : lines) {
      const BenchLine* ours = peer->is_peer() ? fastest_of_ours(lines, *peer) : nullptr;
      if (!ours) continue;
      rows += fmt::format("| {} | {} | {} {} | {} | {} | {} | **{}** | {} |\n", peer->workspace, name, ours->backend,
                          ours->method, digits(ours->median()), in_cell(peer_title(*peer)), digits(peer->median()),
                          times_text(peer->median() / ours->median()), in_cell(peer->remark));
    }
  if (rows.empty()) return {};
  return "\n### Beside other programs\n\n"
         "| workspace | case | ours | ms | the other program | ms | its time / ours | its result beside ours |\n"
         "|---|---|---|--:|---|--:|--:|---|\n" +
         rows;
}

std::string absent_text(const BenchReport& report) {
  if (!report.asked_peers) return "\nOther programs were not asked.\n";
  if (report.absent.empty()) return {};
  std::map<std::string, std::string> by_reason;
  for (const AbsentPeer& absent : report.absent)
    by_reason[absent.why] += (by_reason[absent.why].empty() ? "" : ", ") + title_of(absent);
  std::string text = "\nNot compared with: ";
  bool is_first = true;
  for (const auto& [why, names] : by_reason) {
    text += fmt::format("{}{} ({})", is_first ? "" : "; ", names, why);
    is_first = false;
  }
  return text + ".\n";
}

std::string workspace_table(const BenchReport& report, const std::string& workspace) {
  std::string text = fmt::format("\n### {}\n\n", workspace), notes;
  text +=
      "| case | backend | method | median ms | | work | times as fast | |\n"
      "|---|---|---|--:|--:|--:|--:|---|\n";
  for (const auto& [name, lines] : cases_of(report, workspace)) {
    for (const BenchLine* line : lines) {
      const std::string rate =
          line->per_second
              ? fmt::format("{}{}/s", rate_text(*line->per_second * spread_of(line->ms).least / line->median()), line->unit)
              : "";
      text += fmt::format("| {} | {} | {} | {} | {} | {} | {} | {} |\n", line == lines.front() ? name : "", line->backend,
                          in_cell(line->method), digits(line->median()), open_text(*line), rate,
                          times_text(lines.front()->median() / line->median()), in_cell(line->remark));
    }
    if (!lines.front()->note.empty()) notes += fmt::format("- {}: {}\n", name, lines.front()->note);
  }
  return text + (notes.empty() ? "" : "\nPublished:\n\n" + notes);
}

std::vector<std::string> workspaces_of(const BenchReport& report) {
  std::vector<std::string> names;
  for (const BenchLine& line : report.rows)
    if (std::find(names.begin(), names.end(), line.workspace) == names.end()) names.push_back(line.workspace);
  return names;
}

std::string section_of(const BenchReport& report) {
  std::string text = fmt::format("## {}\n\n{}", machine_title(report.machine), facts_of(report));
  if (report.is_partial) text += "\n**A part: the bench was stopped before its end.**\n";
  if (report.is_small) text += "\n**A test of the page: the data are small, and the times mean nothing.**\n";
  text += absent_text(report) + peers_table(report);
  for (const std::string& workspace : workspaces_of(report)) text += workspace_table(report, workspace);
  return text + "\n";
}

/// What each case's data are, once of each.
std::string data_table(const std::vector<BenchReport>& reports) {
  std::string text;
  std::vector<std::string> seen;
  for (const BenchReport& report : reports)
    for (const BenchLine& line : report.rows) {
      const std::string name = line.case_name.substr(0, line.case_name.find(','));  // rays are of the case's data
      const std::string key = line.workspace + "/" + name;
      if (std::find(seen.begin(), seen.end(), key) != seen.end()) continue;
      seen.push_back(key);
      text += fmt::format("| {} | {} | `{}` |\n", line.workspace, name, line.generator);
    }
  return "| workspace | case | data, as `warpscope generate` makes them |\n|---|---|---|\n" + text;
}

void put(std::string& page, std::string_view place, const std::string& text) {
  if (const auto at = page.find(place); at != std::string::npos) page.replace(at, place.size(), text);
}

/// Reports of one machine, as one: perhaps a workspace each.
std::vector<BenchReport> joined(const std::vector<BenchReport>& reports) {
  std::vector<BenchReport> machines;
  for (const BenchReport& report : reports) {
    const auto same = std::find_if(machines.begin(), machines.end(), [&](const BenchReport& other) {
      return machine_title(other.machine) == machine_title(report.machine) && other.version == report.version &&
             other.is_small == report.is_small && other.asked_peers == report.asked_peers;
    });
    if (same == machines.end()) {
      machines.push_back(report);
      continue;
    }
    same->machine.load = std::max(same->machine.load, report.machine.load);
    if (same->date != report.date)
      same->date = fmt::format("{} to {}", same->date.substr(0, same->date.find(' ')), report.date);
    same->rows.insert(same->rows.end(), report.rows.begin(), report.rows.end());
    for (const AbsentPeer& absent : report.absent) {
      const bool is_told = std::any_of(same->absent.begin(), same->absent.end(), [&](const AbsentPeer& other) {
        return other.name == absent.name && other.why == absent.why && other.cases == absent.cases;
      });
      if (!is_told) same->absent.push_back(absent);
    }
  }
  return machines;
}

}  // namespace

std::string page_of(const std::vector<BenchReport>& reports) {
  std::string page(bench_files::embedded_file("page.md")), sections;
  for (const BenchReport& report : joined(reports)) sections += section_of(report);
  put(page, "{machines}\n", sections);
  put(page, "{data}\n", data_table(reports));
  return page;
}

}  // namespace ws::app
