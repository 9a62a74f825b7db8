// ffmpeg as a child: pictures through a socket, its words and its output through files without a name.
// SPDX-License-Identifier: MIT
#include "app/session/pictures/video.h"

#include "app/session/pictures/file_names.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/io/child_process.h"
#include "compute/io/file_source.h"
#include "compute/io/files.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <cstdlib>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace ws::app {

namespace {

namespace fs = std::filesystem;

constexpr int output_descriptor = 3;  // of ffmpeg, beside its standard ones

[[noreturn]] void fail(const std::string& what) {
  throw Error(ErrorKind::io, what + ": " + std::generic_category().message(errno));
}

/// A file descriptor, closed at the end of its scope.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() { close(); }
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&&) = delete;
  void close() {
    if (number_ >= 0) ::close(std::exchange(number_, -1));
  }
  [[nodiscard]] int get() const { return number_; }

 private:
  int number_;
};

/// A file that no folder lists: where it will be put, so that there is as much room; else where temporary files lie.
Descriptor nameless_file(const fs::path& folder) {
  for (const fs::path& place : {folder.empty() ? fs::path(".") : folder, fs::temp_directory_path()}) {
    const int file = ::open(place.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (file >= 0) return Descriptor(file);
  }
  std::string name = (fs::temp_directory_path() / "warpscope-XXXXXX").string();
  const int file = ::mkostemp(name.data(), O_CLOEXEC);
  if (file < 0) fail(said("cannot make a temporary file"));
  ::unlink(name.c_str());
  return Descriptor(file);
}

/// Calls `take` with all that the file holds.
template <class Take>
void read_all(int file, Take&& take) {
  std::array<char, 1 << 16> bytes;
  for (off_t at = 0;;) {
    const ssize_t size = ::pread(file, bytes.data(), bytes.size(), at);
    if (size < 0 && errno == EINTR) continue;
    if (size < 0) fail(said("cannot read what ffmpeg wrote"));
    if (size == 0) return;
    take(std::string_view(bytes.data(), static_cast<std::size_t>(size)));
    at += size;
  }
}

std::vector<std::string> arguments_for(const std::string& path, const VideoOptions& options) {
  const bool is_webm = has_extension(path, ".webm");
  std::vector<std::string> words{"-hide_banner", "-loglevel", "error", "-y", "-f", "rawvideo", "-pixel_format", "rgba",
                                 "-video_size", fmt::format("{}x{}", options.width, options.height), "-framerate",
                                 fmt::format("{}", options.frames_per_second), "-i", "pipe:0",
                                 // Colours as screens of this size take them, and said so in the file.
                                 "-vf", "scale=out_color_matrix=bt709:out_range=tv", "-colorspace", "bt709", "-color_primaries",
                                 "bt709", "-color_trc", "bt709", "-color_range", "tv", "-pix_fmt",
                                 options.transparent ? "yuva420p" : "yuv420p"};
  const std::vector<std::string> mp4{"-c:v", "libx264", "-crf", "18", "-movflags", "+faststart", "-f", "mp4"};
  const std::vector<std::string> webm{"-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-row-mt", "1", "-f", "webm"};
  const auto& format = is_webm ? webm : mp4;
  words.insert(words.end(), format.begin(), format.end());
  words.push_back(fmt::format("/proc/self/fd/{}", output_descriptor));
  return words;
}

fs::path find_ffmpeg() {
  fs::path program = io::find_program("ffmpeg");
  if (program.empty())
    throw Error(ErrorKind::io, said("videos are made by the program ffmpeg, and it is not installed here"),
                said("install it (apt install ffmpeg, dnf install ffmpeg), or write numbered pictures instead"));
  return program;
}

}  // namespace

int even_side(int side) { return std::max(side / 2 * 2, 2); }

bool is_video(const std::string& path) { return has_extension(path, ".mp4") || has_extension(path, ".webm"); }

void check_video(const std::string& path, const VideoOptions& options) {
  constexpr double most = 240;
  if (!(options.frames_per_second > 0 && options.frames_per_second <= most))
    throw Error(ErrorKind::invalid_argument, told("a video takes up to {} frames per second", most));
  if (options.width < 2 || options.height < 2 || options.width % 2 != 0 || options.height % 2 != 0)
    throw Error(ErrorKind::invalid_argument, told("a video takes even sides, not {} x {}", options.width, options.height));
  if (options.transparent && !has_extension(path, ".webm"))
    throw Error(ErrorKind::invalid_argument, said("an mp4 has no transparency"), said("write a webm, or leave the ground"));
  static_cast<void>(find_ffmpeg());
}

struct Video::Impl {
  Impl(std::string place, const VideoOptions& wanted, std::stop_token stopping)
      : path(std::move(place)),
        options(wanted),
        stop(std::move(stopping)),
        output(nameless_file(fs::path(path).parent_path())),
        words(nameless_file(fs::temp_directory_path())) {
    int ends[2];
    // A socket rather than a pipe: that its reader has gone is an error of the call, no signal.
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) fail(said("cannot make a socket"));
    Descriptor theirs(ends[0]);
    input.emplace(ends[1]);
    ffmpeg.emplace(find_ffmpeg(), arguments_for(path, options), std::vector<int>{theirs.get(), -1, words.get(), output.get()});
    killer.emplace(stop, [this] { ffmpeg->kill(); });
  }

  void check_stop() const {
    if (stop.stop_requested()) throw Cancelled{};
  }

  [[noreturn]] void fail_with_its_words() {
    check_stop();
    std::string words_of_it;
    read_all(words.get(), [&](std::string_view part) { words_of_it += part; });
    while (!words_of_it.empty() && std::isspace(static_cast<unsigned char>(words_of_it.back()))) words_of_it.pop_back();
    const std::size_t line = words_of_it.rfind('\n');
    const std::string last = io::printable(line == std::string::npos ? words_of_it : words_of_it.substr(line + 1));
    throw Error(ErrorKind::io,
                last.empty() ? told("ffmpeg could not make {}", path) : told("ffmpeg could not make {}: {}", path, last),
                has_extension(path, ".mp4") ? said("an ffmpeg without libx264 makes no mp4: try .webm, or numbered pictures")
                                            : said("try .mp4, or numbered pictures"));
  }

  void send(const std::uint8_t* bytes, std::size_t count) {
    while (count > 0) {
      const ssize_t sent = ::send(input->get(), bytes, count, MSG_NOSIGNAL);
      if (sent < 0 && errno == EINTR) continue;
      if (sent < 0) {
        ffmpeg->wait();  // its last words
        fail_with_its_words();
      }
      bytes += sent;
      count -= static_cast<std::size_t>(sent);
    }
  }

  std::string path;
  VideoOptions options;
  std::stop_token stop;
  Descriptor output, words;
  std::optional<Descriptor> input;
  std::optional<io::ChildProcess> ffmpeg;
  std::optional<std::stop_callback<std::function<void()>>> killer;  // last: ends before what it kills
};

Video::Video(std::string path, const VideoOptions& options, std::stop_token stop) {
  check_video(path, options);
  io::check_writable(path);
  impl_ = std::make_unique<Impl>(std::move(path), options, std::move(stop));
}

Video::~Video() = default;

void Video::add(const render::Image& image) {
  impl_->check_stop();
  if (image.width != impl_->options.width || image.height != impl_->options.height)
    throw Error(ErrorKind::internal, "the pictures of a video have one size");
  impl_->send(image.rgba.data(), image.rgba.size());
}

void Video::finish() {
  impl_->input->close();
  impl_->ffmpeg->wait();
  impl_->killer.reset();
  const int status = impl_->ffmpeg->status();
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) impl_->fail_with_its_words();
  impl_->check_stop();
  io::write_atomically(impl_->path,
                       [this](const std::function<void(std::string_view)>& append) { read_all(impl_->output.get(), append); });
}

}  // namespace ws::app
