// Whether the result that is shown comes out the same another way: on the other backend, or by the reference method.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/compare/first_difference.h"
#include "app/session/document/document.h"
#include "app/session/run/job.h"
#include "app/session/run/worker.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

namespace ws::app {

class Runner;
class Viewer;

/// Another way to the same result.
struct OtherWay {
  Backend backend = Backend::cpu;
  ParameterSet parameters;
  std::string name, other_name;  ///< "CPU" and "CUDA", "grid" and "reference"
  bool is_backend = false;
};
/// The backend that is here besides `backend`; else the choice "reference" (or "paper") of the first parameter that has one.
/// Nothing where there is neither, or the result is made that way already.
[[nodiscard]] std::optional<OtherWay> other_way(const ParameterSet& parameters, Backend backend);

/// Used from the session's thread. The other run and the comparison, step by step, are made on a worker with half of the
/// threads; what comes of them is a Change::comparison. Another result that is shown ends a check.
class ParityCheck {
 public:
  ParityCheck(const Document& document, const Viewer& viewer, const Runner& runner, Mark mark, Deliver deliver);
  ParityCheck(const ParityCheck&) = delete;
  ParityCheck& operator=(const ParityCheck&) = delete;

  enum class Outcome { none, running, same, differs, failed };
  struct Verdict {
    Outcome outcome = Outcome::none;
    std::string text;                 ///< "CPU = CUDA, bit for bit"
    std::string detail;               ///< where they part, or why it could not be checked
    std::optional<std::size_t> step;  ///< where they part
  };
  /// As asked. Throws Error where there is no result, or no other way to it.
  void check();
  /// Part of the check that is under way; negative where that is not known.
  [[nodiscard]] double fraction() const { return worker_.status().fraction; }
  [[nodiscard]] const Verdict& verdict() const { return verdict_; }

  /// Small results are checked without being asked for, as soon as they are at rest.
  void follow(Change changes);

 private:
  [[nodiscard]] std::optional<OtherWay> other_way_of_shown() const;
  void begin(const OtherWay& way);
  void end(const std::shared_ptr<const Result>& of, const Verdict& verdict);

  const Document& document_;
  const Viewer& viewer_;
  const Runner& runner_;
  const Mark mark_;
  const Deliver deliver_;
  std::shared_ptr<const Result> of_;  ///< what the verdict is about
  Verdict verdict_;
  Worker worker_;  // last: stopped and joined before what it uses goes
};

}  // namespace ws::app
