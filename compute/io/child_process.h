// A program that this one starts, and reads from or writes to.
// SPDX-License-Identifier: MIT
#pragma once

#include <sys/types.h>
#include <filesystem>
#include <string>
#include <vector>

namespace ws::io {

/// A running program. It gets no open file but those it is given, no signal meant for this one's terminal, and dies with the
/// object.
class ChildProcess {
 public:
  /// Its standard output is a pipe to this program, `output`. Throws Error{io} with the system's reason.
  ChildProcess(const std::filesystem::path& program, const std::vector<std::string>& arguments);
  /// `files` become its descriptors 0, 1, 2, …; -1 stands for /dev/null. They stay the caller's.
  ChildProcess(const std::filesystem::path& program, const std::vector<std::string>& arguments, const std::vector<int>& files);
  /// Kills it, and waits until it is gone.
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  [[nodiscard]] int output() const { return output_; }
  /// Any thread, until `status` was called.
  void kill() const noexcept;
  /// Its threads stand still, and go on: while others are timed, it takes no processor.
  void pause() const noexcept;
  void go_on() const noexcept;
  /// Waits until it has ended by itself, or was killed.
  void wait() const;
  /// Kills it where it still runs, waits, and gives its status as waitpid does. Once.
  [[nodiscard]] int status();

 private:
  void start(const std::filesystem::path& program, const std::vector<std::string>& arguments, const std::vector<int>& files);

  pid_t id_ = -1;
  int output_ = -1;
};

/// The folder of the file that this code is in: the running program's own, or of a library that another program has loaded.
[[nodiscard]] std::filesystem::path program_folder();
/// The program that a shell would start under that name, by PATH; empty where there is none.
[[nodiscard]] std::filesystem::path find_program(const std::string& name);

}  // namespace ws::io
