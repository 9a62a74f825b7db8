// What was open before and after what is open now, so that undo goes across opening.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/document/history.h"
#include "app/session/document/state.h"
#include "compute/core/result/experiment.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ws::app {

/// A page of a lesson, by the number of its opening.
struct LessonPlace {
  std::uint64_t lesson = 0;
  std::size_t page = 0;
};

/// What brings back what was open: as a state does, with its undo list.
struct Visit {
  State state;
  History history;
  Inputs at_hand;    ///< data of files, as far as they are kept in memory; all else is read or generated again
  std::string file;  ///< see Document::opened_file
  std::optional<LessonPlace> lesson = {};  ///< whose page it was, changed or not
};

/// A line of visits, with what is open between those before and those after it.
class Journey {
 public:
  /// Other data are opened or added, or what was open is closed. What lay ahead is forgotten. Without a visit nothing was open.
  void leave(std::optional<Visit> left);
  /// What is open gives way without a visit, as one page of a lesson to the next. What lay ahead is forgotten.
  void pass() { after_.clear(); }
  /// The visit at `by` becomes what is open: -1 is the one before, 1 the one after. It has to be there.
  void go(std::ptrdiff_t by, std::optional<Visit> left);

  /// Null where there is none; `by` is not 0.
  [[nodiscard]] const Visit* at(std::ptrdiff_t by) const;
  /// The first line of each visit's undo list, in the line's order.
  [[nodiscard]] std::vector<std::string> names_before() const;
  [[nodiscard]] std::vector<std::string> names_after() const;
  /// Of what was left last.
  [[nodiscard]] const std::optional<State>& last_left() const { return last_left_; }

 private:
  void note(const std::optional<Visit>& left);
  void bound_memory();

  std::vector<Visit> before_, after_;  ///< the nearest is the last of either
  std::optional<State> last_left_;
};

}  // namespace ws::app
