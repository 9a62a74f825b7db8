// One case of a bench: our methods and, where they are asked, other programs on the same data.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/bench/bench_report.h"
#include "app/cli/bench/contest.h"
#include "app/cli/bench/peer_program.h"
#include "app/cli/work.h"

#include <memory>
#include <string>
#include <vector>

namespace ws::app {

using BenchCasePtr = std::shared_ptr<const BenchCase>;

/// The programs that are asked, and what was found out about those that are not here.
class PeersAtHand {
 public:
  /// `looks`: for all that this program knows of; else those that are given alone.
  PeersAtHand(const std::vector<std::string>& given, bool looks);
  [[nodiscard]] const std::vector<PeerProgram>& programs() const { return programs_; }
  /// Once of each name and reason, with the cases that it holds for; none: for whatever is asked. Places in the file system are
  /// cut down to names.
  void add_absent(const std::string& name, const std::string& why, const std::string& of_case = {});
  [[nodiscard]] const std::vector<AbsentPeer>& absent() const { return absent_; }

 private:
  std::vector<PeerProgram> programs_;
  std::vector<AbsentPeer> absent_;
};

struct CaseContest {
  const BenchCommand& command;
  const Experiment& experiment;
  const BenchTable& table;
  PeersAtHand* peers;  ///< null: no other program is asked
  const Interrupt& interrupt;

  /// The rows of the case, and those of cases behind it; none where no method can run here. Throws Error, Cancelled.
  [[nodiscard]] std::vector<BenchRow> measure(const BenchCasePtr& bench_case) const;
};

}  // namespace ws::app
