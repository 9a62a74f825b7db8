// Other programs that bench asks the same question: how they are found, and how one talks with them. What they understand is in
// docs/benchmarks.md.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/terminal.h"
#include "compute/core/result/bench.h"
#include "compute/io/child_process.h"

#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace ws::app {

/// A descriptor, closed at the end of its scope.
class OwnedDescriptor {
 public:
  explicit OwnedDescriptor(int number = -1) : number_(number) {}
  ~OwnedDescriptor();
  OwnedDescriptor(OwnedDescriptor&& other) noexcept;
  OwnedDescriptor& operator=(OwnedDescriptor&&) = delete;
  [[nodiscard]] int get() const { return number_; }

 private:
  int number_;
};

/// How one that knows peers is started.
struct PeerProgram {
  std::string name;  ///< in what is said of it
  std::filesystem::path program;
  std::vector<std::string> arguments;
  std::shared_ptr<const OwnedDescriptor> script;  ///< that Python reads, where it is one; else null
};

/// Those that are here: where it `looks`, the one beside this program and Python with the script that this program holds; and
/// those that were given. What is not here is told in `absent`, as a name and why.
[[nodiscard]] std::vector<PeerProgram> peer_programs(const std::vector<std::string>& given, bool looks,
                                                     std::vector<std::pair<std::string, std::string>>& absent);

/// A question, with its data in memory that other programs can read.
class PosedQuestion {
 public:
  explicit PosedQuestion(PeerQuestion question);
  [[nodiscard]] const PeerQuestion& question() const { return question_; }
  /// The data's descriptors in their order, then that of the answer.
  [[nodiscard]] const std::vector<OwnedDescriptor>& files() const { return files_; }

 private:
  PeerQuestion question_;
  std::vector<OwnedDescriptor> files_;
};

/// What a program can answer, or why it cannot.
struct PeerOffer {
  std::string id, name, version, backend, method, computes;
  std::string absent;  ///< why it is not here; empty: it is
};

/// Where peers may compute.
struct PeerMeans {
  bool cpu = true, cuda = false;
  int thread_count = 0;  ///< 0: all
};

/// A conversation about one question with one peer of a program, or with the program itself about whom it has. While nothing is
/// asked of it, the program stands still.
class PeerTalk {
 public:
  /// `only`: the peer's id; empty: no peer yet. Throws Error{io} where it cannot be started.
  PeerTalk(const PeerProgram& program, const PosedQuestion& posed, const PeerMeans& means, const std::string& only,
           const Interrupt& interrupt);

  /// All that the program could offer for this question. Throws Error{io} with its reason, Cancelled; so do the others.
  [[nodiscard]] std::vector<PeerOffer> offers();
  /// Runs on end, after one that does not count where `warm_up` says so; the times in milliseconds.
  [[nodiscard]] std::vector<double> run(int count, bool warm_up);
  /// How far its answer is from ours.
  [[nodiscard]] double distance();

 private:
  void say(const std::string& line) const;
  [[nodiscard]] std::string hear();

  const PosedQuestion& posed_;
  const Interrupt& interrupt_;
  std::string heard_;
  std::unique_ptr<io::ChildProcess> child_;
  OwnedDescriptor socket_;  ///< made with the child
};

}  // namespace ws::app
