// Why a step was taken and why a picked thing is as it is: the method's pseudocode with the line that the step does, what was
// rejected, what must hold and whether it does, and counters beside what theory expects.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/presentation.h"
#include "compute/core/result/result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ws {

/// What could have been done instead.
struct Rejected {
  std::string what;             ///< "split across y at 0.31"
  std::optional<double> value;  ///< by which it was judged; empty: not by a number
  std::string unit = {};
  std::string rejected_because;  ///< for after a dash, without a full stop
};

/// An invariant, checked on the state of this step.
struct Claim {
  std::string text;           ///< what must hold, without a full stop
  std::optional<bool> holds;  ///< empty: it was not checked, and `found` says why
  std::string found = {};     ///< what was seen: "the nearest two are 0.203 apart, r1 is 0.2"
};

/// A number that was measured, beside the one that theory expects.
struct Counter {
  std::string name;
  double measured = 0;
  std::optional<double> expected = {};  ///< empty: theory says nothing
  std::string formula = {};             ///< of the expected number: "at most N − 3"
};

/// One of those that a thing is made of.
struct Part : Property {
  std::optional<Pick> thing = {};  ///< for `Presentation::why`, where it can be asked about itself
};

/// What one goes to from an explained thing: the parent of a node. Things of a kind have the same
/// ones in the same order, so that buttons stay in their places.
struct Relative {
  std::string name;                ///< one word for a button: "Parent"
  std::optional<Pick> thing = {};  ///< empty: it has none
  std::string what = {};           ///< "node 12, 340 triangles"; empty where it has none
};

/// Why something is as it is.
struct Reasons {
  std::string title;        ///< what is explained: "Ball 12"
  std::string why;          ///< one sentence with its numbers and a full stop
  std::vector<Part> parts;  ///< what it is made of, as the pixels and taps of a value; or what `parts_title` says
  std::vector<Rejected> alternatives;
  std::vector<Claim> claims;
  std::string parts_title = {};  ///< empty: the parts are what it is made of
  std::vector<Relative> relatives = {};
};

/// How a method goes, whatever its data are.
struct Pseudocode {
  std::string title;               ///< "Ridge by balls, method grid"
  std::vector<std::string> lines;  ///< 10 to 30, indented by blanks
};

/// A step, explained. It follows from the result and the request alone.
struct Explanation {
  Pseudocode method;                ///< without lines: the result has nothing to explain
  std::optional<std::size_t> line;  ///< of the pseudocode that the step does
  Reasons reasons;
  std::vector<Counter> counters;

  [[nodiscard]] bool exists() const { return !method.lines.empty(); }
};

/// A kind of things that `Presentation::why` explains.
struct Explainable {
  std::string target;          ///< of the picks: "balls"
  std::string meaning;         ///< what they are, without a full stop
  std::size_t count = 0;       ///< how many there are
  std::size_t row_length = 0;  ///< of things named by two numbers A,B: their index is A + B · row_length; 0: by one
};

/// The number of the line that begins with these words, blanks in front not counted. Throws Error{internal} where none does.
[[nodiscard]] std::size_t line_of(const Pseudocode& method, const std::string& beginning);
/// Whether all claims that were checked hold; empty where none was.
[[nodiscard]] std::optional<bool> all_hold(const std::vector<Claim>& claims);

}  // namespace ws
