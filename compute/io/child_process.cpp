// SPDX-License-Identifier: MIT
#include "compute/io/child_process.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <string_view>
#include <system_error>
#include <utility>

extern char** environ;  // the system's name

namespace ws::io {
namespace {

/// The new program's open files; no other stays open.
class FileActions {
 public:
  explicit FileActions(const std::vector<int>& files) {
    ::posix_spawn_file_actions_init(&actions_);
    for (int i = 0; i < static_cast<int>(files.size()); ++i) {
      const int file = files[static_cast<std::size_t>(i)];
      if (file < 0)
        ::posix_spawn_file_actions_addopen(&actions_, i, "/dev/null", O_RDWR, 0);
      else
        ::posix_spawn_file_actions_adddup2(&actions_, file, i);
    }
    ::posix_spawn_file_actions_addclosefrom_np(&actions_, static_cast<int>(files.size()));
  }
  ~FileActions() { ::posix_spawn_file_actions_destroy(&actions_); }
  FileActions(const FileActions&) = delete;
  FileActions& operator=(const FileActions&) = delete;
  [[nodiscard]] const posix_spawn_file_actions_t* get() const { return &actions_; }

 private:
  posix_spawn_file_actions_t actions_{};
};

/// A group of its own, so that the terminal's signals reach this program alone, which then ends that one; and the usual
/// signals.
class Attributes {
 public:
  Attributes() {
    sigset_t none, all;
    ::sigemptyset(&none);
    ::sigfillset(&all);
    ::posix_spawnattr_init(&attributes_);
    ::posix_spawnattr_setpgroup(&attributes_, 0);
    ::posix_spawnattr_setsigmask(&attributes_, &none);
    ::posix_spawnattr_setsigdefault(&attributes_, &all);
    ::posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  }
  ~Attributes() { ::posix_spawnattr_destroy(&attributes_); }
  Attributes(const Attributes&) = delete;
  Attributes& operator=(const Attributes&) = delete;
  [[nodiscard]] const posix_spawnattr_t* get() const { return &attributes_; }

 private:
  posix_spawnattr_t attributes_{};
};

}  // namespace

void ChildProcess::start(const std::filesystem::path& program, const std::vector<std::string>& arguments,
                         const std::vector<int>& files) {
  std::string name = program.string();
  std::vector<char*> words{name.data()};
  for (const std::string& argument : arguments) words.push_back(const_cast<char*>(argument.c_str()));
  words.push_back(nullptr);
  const int failed = ::posix_spawn(&id_, name.c_str(), FileActions(files).get(), Attributes().get(), words.data(), environ);
  if (failed == 0) return;
  id_ = -1;
  throw Error(ErrorKind::io, told("cannot start {}: {}", name, std::generic_category().message(failed)));
}

ChildProcess::ChildProcess(const std::filesystem::path& program, const std::vector<std::string>& arguments,
                           const std::vector<int>& files) {
  start(program, arguments, files);
}

ChildProcess::ChildProcess(const std::filesystem::path& program, const std::vector<std::string>& arguments) {
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0)
    throw Error(ErrorKind::io, told("cannot make a pipe: {}", std::generic_category().message(errno)));
  constexpr int pipe_bytes = 1 << 20;
  ::fcntl(ends[0], F_SETPIPE_SZ, pipe_bytes);  // refused, it is only slower
  output_ = ends[0];
  try {
    start(program, arguments, {-1, ends[1], -1});
  } catch (...) {
    ::close(ends[1]);
    ::close(output_);
    throw;
  }
  ::close(ends[1]);
}

ChildProcess::~ChildProcess() {
  if (id_ > 0) static_cast<void>(status());
  if (output_ >= 0) ::close(output_);
}

void ChildProcess::kill() const noexcept { ::kill(id_, SIGKILL); }

// After the wait its number is -1, which kill() takes for every process.
void ChildProcess::pause() const noexcept {
  if (id_ > 0) ::kill(id_, SIGSTOP);
}
void ChildProcess::go_on() const noexcept {
  if (id_ > 0) ::kill(id_, SIGCONT);
}

void ChildProcess::wait() const {
  siginfo_t ended{};
  while (::waitid(P_PID, static_cast<id_t>(id_), &ended, WEXITED | WNOWAIT) != 0 && errno == EINTR) {
  }
}

int ChildProcess::status() {
  kill();
  int status = 0;
  while (::waitpid(id_, &status, 0) < 0 && errno == EINTR) {
  }
  id_ = -1;
  return status;
}

std::filesystem::path program_folder() {
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe");
  Dl_info self{};
  std::error_code failed;
  // A library's name comes with its path, as it was loaded; a program's is what it was called by, and may not be found.
  if (::dladdr(reinterpret_cast<const void*>(&program_folder), &self) == 0 || !self.dli_fname) return program.parent_path();
  const std::filesystem::path holder = self.dli_fname;
  if (!std::filesystem::exists(holder, failed) || std::filesystem::equivalent(holder, program, failed) ||
      holder.filename().string().find(".so") == std::string::npos)
    return program.parent_path();
  return std::filesystem::absolute(holder).parent_path();
}

std::filesystem::path find_program(const std::string& name) {
  const char* folders = std::getenv("PATH");
  std::string_view rest = folders ? folders : "";
  while (!rest.empty()) {
    const std::size_t colon = rest.find(':');
    std::filesystem::path file = std::filesystem::path(rest.substr(0, colon)) / name;
    std::error_code failed;
    if (std::filesystem::is_regular_file(file, failed) && ::access(file.c_str(), X_OK) == 0) return file;
    rest = colon == std::string_view::npos ? "" : rest.substr(colon + 1);
  }
  return {};
}

}  // namespace ws::io
