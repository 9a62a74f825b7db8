// SPDX-License-Identifier: MIT
#include "app/cli/bench/peer_program.h"

#include "compute/core/run/error.h"
#include "compute/core/run/metrics.h"
#include "compute/io/formats/json_text.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <nlohmann/json.hpp>

#include <cerrno>
#include <cstring>
#include <string_view>
#include <system_error>
#include <utility>

namespace ws::app::bench_files {
std::string_view embedded_file(std::string_view name);
}

namespace ws::app {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* program_of_libraries = "warpscope-peers";
constexpr int socket_place = 3, first_file_place = 4;  // the child's descriptors
constexpr int least_own_descriptor = 64;               // ours lie above all places of a child's
constexpr double most_seconds = 120;                   // for which an answer is waited for
constexpr std::size_t longest_line = 1 << 20;

[[noreturn]] void fail_by_system(const std::string& what) {
  throw Error(ErrorKind::io, what + ": " + std::generic_category().message(errno));
}

/// Where the child's places do not reach: there one descriptor would be overwritten before it is passed on.
OwnedDescriptor moved_up(int number) {
  const int higher = ::fcntl(number, F_DUPFD_CLOEXEC, least_own_descriptor);
  ::close(number);
  if (higher < 0) fail_by_system("cannot keep a file open");
  return OwnedDescriptor(higher);
}

void write_all(int file, const void* data, std::size_t size) {
  const char* from = static_cast<const char*>(data);
  for (std::size_t done = 0; done < size;) {
    const ssize_t count = ::write(file, from + done, size - done);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) fail_by_system("cannot hand data to another program");
    done += static_cast<std::size_t>(count);
  }
}

/// Memory that other programs open like a file; no folder lists it, and it goes with the last of them.
OwnedDescriptor file_in_memory(const void* data, std::size_t size) {
  const int file = ::memfd_create("warpscope", MFD_CLOEXEC);
  if (file < 0) fail_by_system("cannot make a file in memory");
  OwnedDescriptor kept = moved_up(file);
  write_all(kept.get(), data, size);
  return kept;
}

const char* name_of(ElementType type) {
  switch (type) {
    case ElementType::boolean:
      return "bool";
    case ElementType::uint8:
      return "uint8";
    case ElementType::int32:
      return "int32";
    case ElementType::uint32:
      return "uint32";
    case ElementType::int64:
      return "int64";
    case ElementType::float32:
      return "float32";
    case ElementType::float64:
      return "float64";
  }
  return "";
}

std::size_t bytes_of(const Array& array) {
  std::size_t bytes = array.type == ElementType::boolean || array.type == ElementType::uint8   ? 1
                      : array.type == ElementType::int64 || array.type == ElementType::float64 ? 8
                                                                                               : 4;
  for (const std::size_t n : array.shape) bytes *= n;
  return bytes;
}

Json described(const Array& array, std::size_t index) {
  return {{"type", name_of(array.type)},
          {"shape", array.shape},
          {"file", fmt::format("/proc/self/fd/{}", first_file_place + static_cast<int>(index))}};
}

Json json_of(const PeerQuestion& question, const PeerMeans& means, const std::string& only) {
  Json json{{"asks", question.asks}, {"only", only}, {"threads", means.thread_count}, {"backends", Json::array()}};
  if (means.cpu) json["backends"].push_back("cpu");
  if (means.cuda) json["backends"].push_back("cuda");
  json["data"] = Json::object();
  for (std::size_t i = 0; i < question.data.size(); ++i) json["data"][question.data[i].name] = described(question.data[i], i);
  json["values"] = Json::object();
  for (const auto& [name, value] : question.values) json["values"][name] = value;
  if (question.answer) json["answer"] = described(*question.answer, question.data.size());
  return json;
}

PeerProgram python_program(const std::filesystem::path& python) {
  const std::string_view script = bench_files::embedded_file("peers.py");
  auto file = std::make_shared<const OwnedDescriptor>(file_in_memory(script.data(), script.size()));
  return {"python3", python, {"/proc/self/fd/0"}, std::move(file)};
}

}  // namespace

OwnedDescriptor::~OwnedDescriptor() {
  if (number_ >= 0) ::close(number_);
}
OwnedDescriptor::OwnedDescriptor(OwnedDescriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}

std::vector<PeerProgram> peer_programs(const std::vector<std::string>& given, bool looks,
                                       std::vector<std::pair<std::string, std::string>>& absent) {
  std::vector<PeerProgram> programs;
  for (const std::string& path : given) programs.push_back({path, std::filesystem::absolute(path), {}, nullptr});
  if (!looks) return programs;
  std::error_code failed;
  const std::filesystem::path beside = io::program_folder() / program_of_libraries;
  if (std::filesystem::exists(beside, failed))
    programs.push_back({program_of_libraries, beside, {}, nullptr});
  else
    absent.emplace_back(fmt::format("{} (Embree, OpenCV, CGAL)", program_of_libraries),
                        "it is built with the tests, and is not beside this program");
  const std::filesystem::path python = io::find_program("python3");
  if (python.empty())
    absent.emplace_back("python3 (scipy, torch, cupy and others)", "not installed");
  else
    programs.push_back(python_program(python));
  return programs;
}

PosedQuestion::PosedQuestion(PeerQuestion question) : question_(std::move(question)) {
  files_.reserve(question_.data.size() + 1);
  for (const Array& array : question_.data) files_.push_back(file_in_memory(array.data, bytes_of(array)));
  files_.push_back(file_in_memory("", 0));
}

PeerTalk::PeerTalk(const PeerProgram& program, const PosedQuestion& posed, const PeerMeans& means, const std::string& only,
                   const Interrupt& interrupt)
    : posed_(posed), interrupt_(interrupt), socket_([&] {
        int ends[2];
        // A socket rather than pipes: that the other end has gone is an error of the call, no signal.
        if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) fail_by_system("cannot make a socket");
        const OwnedDescriptor theirs = moved_up(ends[0]);
        OwnedDescriptor ours = moved_up(ends[1]);
        std::vector<int> places{-1, -1, -1, theirs.get()};
        for (const OwnedDescriptor& file : posed.files()) places.push_back(file.get());
        if (program.script) places[0] = program.script->get();
        child_ = std::make_unique<io::ChildProcess>(program.program, program.arguments, places);
        return ours;
      }()) {
  say(io::json_text(json_of(posed.question(), means, only)));
}

void PeerTalk::say(const std::string& line) const {
  child_->go_on();
  const std::string text = line + "\n";
  for (std::size_t done = 0; done < text.size();) {
    const ssize_t count = ::send(socket_.get(), text.data() + done, text.size() - done, MSG_NOSIGNAL);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;  // it has ended: hearing it says so
    done += static_cast<std::size_t>(count);
  }
}

std::string PeerTalk::hear() {
  const Stopwatch watch;
  for (;;) {
    if (const auto end = heard_.find('\n'); end != std::string::npos) {
      std::string line = heard_.substr(0, end);
      heard_.erase(0, end + 1);
      return line;
    }
    interrupt_.check();
    if (watch.ms() > 1e3 * most_seconds) throw Error(ErrorKind::io, fmt::format("no answer within {} s", most_seconds));
    pollfd wanted{socket_.get(), POLLIN, 0};
    if (::poll(&wanted, 1, 20) <= 0) continue;
    char bytes[4096];
    const ssize_t count = ::recv(socket_.get(), bytes, sizeof bytes, 0);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0 || heard_.size() > longest_line) {
      const int status = child_->status();
      throw Error(ErrorKind::io, WIFSIGNALED(status) && WTERMSIG(status) != SIGKILL
                                     ? fmt::format("it crashed ({})", ::strsignal(WTERMSIG(status)))
                                     : "it ended without an answer");
    }
    heard_.append(bytes, static_cast<std::size_t>(count));
  }
}

namespace {

/// A line of a peer as JSON. Throws Error{io}: also for what the peer says has failed.
Json understood(const std::string& line) {
  Json json = io::json_or_discarded<Json>(line);
  if (!json.is_object()) throw Error(ErrorKind::io, "it said what is not JSON");
  if (json.contains("failed")) throw Error(ErrorKind::io, json.value("failed", "it failed"));
  return json;
}

}  // namespace

std::vector<PeerOffer> PeerTalk::offers() {
  std::vector<PeerOffer> offers;
  for (;;) {
    const Json json = understood(hear());
    if (json.contains("ready")) break;
    try {
      offers.push_back({json.value("id", json.at("peer").get<std::string>()), json.at("peer"), json.value("version", ""),
                        json.value("backend", "cpu"), json.value("method", json.at("peer").get<std::string>()),
                        json.value("computes", ""), json.value("absent", "")});
    } catch (const Json::exception&) {
      throw Error(ErrorKind::io, "it made an offer without a name");
    }
  }
  child_->pause();
  return offers;
}

std::vector<double> PeerTalk::run(int count, bool warm_up) {
  say(io::json_text(Json{{"run", count}, {"warm_up", warm_up}}));
  const Json json = understood(hear());
  child_->pause();
  std::vector<double> ms;
  if (json.contains("ms") && json["ms"].is_array())
    for (const Json& each : json["ms"])
      if (each.is_number() && each.get<double>() > 0) ms.push_back(each.get<double>());
  if (static_cast<int>(ms.size()) != count)
    throw Error(ErrorKind::io, fmt::format("it gave {} times for {} runs", ms.size(), count));
  return ms;
}

double PeerTalk::distance() {
  say(io::json_text(Json{{"answer", true}}));
  const Json json = understood(hear());
  child_->pause();
  const Array& ours = posed_.question().answer.value();
  const std::size_t bytes = bytes_of(ours);
  const int file = posed_.files().back().get();
  if (::lseek(file, 0, SEEK_END) != static_cast<off_t>(bytes))
    return distance_of(Array{ours.name, ours.meaning, ours.type, {}, nullptr}, ours, posed_.question().kind);
  void* memory = ::mmap(nullptr, std::max<std::size_t>(bytes, 1), PROT_READ, MAP_SHARED, file, 0);
  if (memory == MAP_FAILED) fail_by_system("cannot read the answer");
  Array theirs = ours;
  theirs.data = memory;
  const double distance = distance_of(theirs, ours, posed_.question().kind);
  ::munmap(memory, bytes);
  return distance;
}

}  // namespace ws::app
