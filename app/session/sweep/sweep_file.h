// A sweep's table as a file that grows row by row, beside a description of the sweep: what was interrupted goes on.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/document/state.h"
#include "app/session/sweep/sweep_table.h"

#include <memory>
#include <string>
#include <vector>

namespace ws::io {
class AppendedFile;
}

namespace ws::app {

/// All that the rows of a sweep follow from, as JSON: program, workspace, inputs with their digests, parameters, what is
/// varied, seed, backend, threads, repetitions. Equal sweeps have equal texts.
[[nodiscard]] std::string description_of(const SweepPlan& plan, const std::vector<StateInput>& sources);
/// What differs between two descriptions, a sentence each: "parameters.r2 was 0.2 and is 0.3". Empty where they are of the same
/// sweep. Throws Error{io} that begins with `name` where the first is none.
[[nodiscard]] std::vector<std::string> differences(const std::string& before, const std::string& now, const std::string& name);

/// "sweep.csv.json": where the description of sweep.csv lies.
[[nodiscard]] std::string description_path(const std::string& path);

/// Rows are added by whole lines; a row with columns that the file does not have yet makes it be written anew, atomically. So
/// it is a whole table at any moment, whatever ends the program.
class SweepFile {
 public:
  /// With `resume` it goes on with what is there, if there is something: then it has to be of the same sweep. Without it a
  /// file that a finished sweep left, or another program, is replaced when the first row is added; one of an unfinished sweep
  /// is not. Throws Error{io}, Error{invalid_argument}.
  SweepFile(std::string path, const SweepPlan& plan, const std::string& description, bool resume);
  ~SweepFile();
  SweepFile(const SweepFile&) = delete;
  SweepFile& operator=(const SweepFile&) = delete;

  /// Those that were there, from combination 0 on.
  [[nodiscard]] const std::vector<SweepRow>& rows() const { return table_.rows; }
  /// Of the combination that follows the last one. Throws Error{io}.
  void add(SweepRow row);

 private:
  void take_over(const SweepPlan& plan, const std::string& description);
  void refuse_unfinished() const;
  void begin();
  void write_whole();

  std::string path_;
  std::string description_;
  SweepTable table_;
  std::unique_ptr<io::AppendedFile> file_;  ///< null until there is a row of this sweep
};

}  // namespace ws::app
