// What a comparison found, in words and as JSON.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/report.h"
#include "app/session/compare/first_difference.h"
#include "render/image.h"

#include <optional>
#include <string>
#include <vector>

namespace ws::app {

/// One of the two.
struct ReportedSide {
  std::string path;  ///< of its state
  std::string name;  ///< what tells it from the other; may be empty
  const Report* report = nullptr;
  std::size_t step_count = 0;
};

struct ComparisonReport {
  ReportedSide a, b;
  std::vector<ComparedValue> parameters;  ///< those that differ
  std::vector<ComparedValue> values;      ///< of both summaries
  std::string link;
  std::optional<FirstDifference> first_difference;  ///< nothing where it was not looked for
  struct Picture {
    std::string mode;
    std::size_t step_a = 0, step_b = 0;
    render::ImageDifference difference;
  };
  std::optional<Picture> picture;

  [[nodiscard]] bool identical() const { return a.report->result_hash == b.report->result_hash; }
};

/// A table and what follows from it, for people; ends with a line break.
[[nodiscard]] std::string to_text(const ComparisonReport& comparison);
/// One object, indented, with a fixed order of its keys.
[[nodiscard]] std::string to_json(const ComparisonReport& comparison);

}  // namespace ws::app
