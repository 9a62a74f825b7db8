// SPDX-License-Identifier: MIT
#include "compute/io/streams.h"

#include "compute/core/device/memory.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <map>
#include <mutex>
#include <string_view>
#include <system_error>
#include <utility>

namespace ws::io {
namespace {

namespace fs = std::filesystem;

struct Held {
  std::mutex mutex;
  std::map<fs::path, std::shared_ptr<const std::string>> streams;
};
Held& held() {
  static Held all;
  return all;
}

std::string shown_name(const fs::path& stream) { return stream == "-" ? said("standard input") : stream.string(); }

[[noreturn]] void refuse(const fs::path& stream, const std::string& why, const std::string& hint = {}) {
  throw Error(ErrorKind::io, told("cannot read {}: {}", shown_name(stream), why), hint);
}

/// An open stream; standard input itself stays open.
class Source {
 public:
  explicit Source(const fs::path& stream)
      : stream_(stream),
        descriptor_(stream == "-" ? ::dup(STDIN_FILENO) : ::open(stream.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)) {
    struct stat status {};
    if (descriptor_ < 0 || ::fstat(descriptor_, &status) != 0) refuse(stream, std::generic_category().message(errno));
    if (S_ISDIR(status.st_mode)) refuse(stream, said("it is a folder"));
    if (S_ISCHR(status.st_mode)) refuse(stream, said("it is a terminal or a device"), said("give a pipe or a file"));
    is_pipe_ = S_ISFIFO(status.st_mode);
  }
  ~Source() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }
  Source(const Source&) = delete;
  Source& operator=(const Source&) = delete;

  /// Appends what is there. False at the end.
  [[nodiscard]] bool read_more(std::string& content) {
    constexpr int look_ms = 20;
    pollfd waiting{descriptor_, POLLIN, 0};
    const bool is_ready = ::poll(&waiting, 1, look_ms) > 0;
    if (!is_ready && stream_ == "-") return true;  // blocks, but its writer has been there from the beginning
    std::array<char, 1u << 18> piece;
    const ssize_t got = ::read(descriptor_, piece.data(), piece.size());
    if (got > 0) content.append(piece.data(), static_cast<std::size_t>(got));
    if (got < 0 && errno != EAGAIN && errno != EINTR) refuse(stream_, std::generic_category().message(errno));
    has_writer_ |= got != 0;
    if (got != 0) return true;
    return !has_writer_ && awaits_writer();
  }

 private:
  /// A pipe that has no writer yet cannot be told from one whose writer has left without a word.
  [[nodiscard]] bool awaits_writer() const {
    constexpr std::chrono::milliseconds patience{800};
    if (!is_pipe_ || stream_ == "-") return false;
    if (std::chrono::steady_clock::now() - begin_ > patience) refuse(stream_, said("no program writes into this pipe"));
    return true;
  }

  fs::path stream_;
  int descriptor_;
  bool is_pipe_ = false, has_writer_ = false;
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

std::string content_of(const fs::path& stream, std::size_t memory_limit_bytes, const std::stop_token& stop) {
  constexpr std::size_t most_held = std::size_t{2} << 30;  // one that does not end is to end soon
  const std::size_t most = std::min({memory_limit_bytes, free_host_bytes() / 2, most_held});
  Source source(stream);
  std::string content;
  while (source.read_more(content)) {
    if (stop.stop_requested()) throw Cancelled{};
    if (content.size() <= most) continue;
    throw Error(ErrorKind::out_of_memory, told("cannot read {}: it holds more than {} bytes", shown_name(stream), most),
                said("streams are held in memory: save it as a file first"));
  }
  return content;
}

/// The extension of a format that is known by how its files begin.
std::string_view extension_by_content(std::string_view content) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 11> begins{{{"ply\n", "ply"},
                                                                                  {"ply\r", "ply"},
                                                                                  {"\x93NUMPY", "npy"},
                                                                                  {"OFF", "off"},
                                                                                  {"solid ", "stl"},
                                                                                  {"\x89PNG", "png"},
                                                                                  {"\xff\xd8\xff", "jpg"},
                                                                                  {"BM", "bmp"},
                                                                                  {"#?", "hdr"},
                                                                                  {"PF", "pfm"},
                                                                                  {"Pf", "pfm"}}};
  for (const auto& [begin, extension] : begins)
    if (content.starts_with(begin)) return extension;
  const std::size_t first = content.find_first_not_of(" \t\r\n");
  const bool is_json = first != std::string_view::npos && (content[first] == '[' || content[first] == '{');
  return is_json ? "json" : "csv";
}

}  // namespace

bool is_stream(const fs::path& path) {
  std::error_code failed;
  return path == "-" || fs::is_fifo(path, failed);
}

HeldStream::HeldStream(const fs::path& stream, std::size_t memory_limit_bytes, const std::stop_token& stop)
    : path_(shown_name(stream)) {
  auto content = std::make_shared<const std::string>(content_of(stream, memory_limit_bytes, stop));
  if (!path_.has_extension()) path_ += fmt::format(".{}", extension_by_content(*content));
  const std::scoped_lock lock(held().mutex);
  if (!held().streams.emplace(path_, std::move(content)).second)
    refuse(stream, said("it is read already"), said("two inputs cannot come from one stream"));
}

HeldStream::~HeldStream() {
  const std::scoped_lock lock(held().mutex);
  held().streams.erase(path_);
}

std::shared_ptr<const std::string> held_stream(const fs::path& path) {
  const std::scoped_lock lock(held().mutex);
  const auto found = held().streams.find(path);
  return found == held().streams.end() ? nullptr : found->second;
}

}  // namespace ws::io
