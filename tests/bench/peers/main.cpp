// warpscope-peers: libraries of C++ that `warpscope bench --peers` is compared with. It lies beside warpscope, and is not
// installed. What it understands is in docs/benchmarks.md.
// SPDX-License-Identifier: MIT
#include "tests/bench/peers/talk.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <nlohmann/json.hpp>

#include <chrono>
#include <cstdio>
#include <exception>
#include <stdexcept>
#include <utility>

namespace {

using Json = nlohmann::json;
using namespace ws::peers;

constexpr int place = 3;

void say(const Json& json) {
  const std::string text = json.dump() + "\n";
  for (std::size_t done = 0; done < text.size();) {
    const ssize_t count = ::write(place, text.data() + done, text.size() - done);
    if (count <= 0) std::exit(0);  // the program that asked has ended
    done += static_cast<std::size_t>(count);
  }
}

/// A line; empty at the end.
std::string hear() {
  std::string line;
  for (char c; ::read(place, &c, 1) == 1 && c != '\n';) line += c;
  return line;
}

Given mapped(const Json& json) {
  const std::string file = json.at("file");
  const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  struct stat facts {};
  if (descriptor < 0 || ::fstat(descriptor, &facts) != 0) throw std::runtime_error("cannot read what is given");
  void* memory = ::mmap(nullptr, static_cast<std::size_t>(facts.st_size), PROT_READ, MAP_SHARED | MAP_POPULATE, descriptor, 0);
  ::close(descriptor);
  if (memory == MAP_FAILED) throw std::runtime_error("cannot map what is given");
  return {memory, json.at("shape").get<std::vector<std::size_t>>(), json.at("type")};
}

Question question_of(const Json& json) {
  Question question{json.at("asks"), json.at("threads"), {}, json.at("values"), {}};
  for (const auto& [name, array] : json.at("data").items()) question.data[name] = mapped(array);
  if (json.contains("answer")) question.answer_shape = json["answer"].at("shape").get<std::vector<std::size_t>>();
  return question;
}

double timed_ms(const Answering& answering) {
  const auto begin = std::chrono::steady_clock::now();
  answering.work();
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

void write_answer(const Answering& answering, const Json& json) {
  const std::vector<char> bytes = answering.answer();
  const std::string file = json.at("answer").at("file");
  std::FILE* out = std::fopen(file.c_str(), "wb");
  const bool done = out && std::fwrite(bytes.data(), 1, bytes.size(), out) == bytes.size();
  if (out) std::fclose(out);
  if (!done) throw std::runtime_error("cannot write the answer");
}

void obey(const Json& json, const Offer& offer) {
  std::unique_ptr<Answering> answering;
  std::unique_ptr<const Question> question;
  for (std::string line = hear(); !line.empty(); line = hear()) {
    try {
      const Json order = Json::parse(line);
      if (!answering) {
        question = std::make_unique<const Question>(question_of(json));
        answering = std::make_unique<Answering>(offer.make(*question));
      }
      if (order.contains("run")) {
        if (order.value("warm_up", false)) answering->work();
        Json ms = Json::array();
        for (int i = 0; i < order["run"].get<int>(); ++i) ms.push_back(timed_ms(*answering));
        say({{"ms", ms}});
      } else {
        write_answer(*answering, json);
        say({{"done", true}});
      }
    } catch (const std::exception& error) {
      say({{"failed", error.what()}});
    }
  }
}

}  // namespace

int main() {
  const Json json = Json::parse(hear(), nullptr, false);
  if (!json.is_object()) {
    std::fprintf(stderr, "warpscope-peers is started by warpscope bench --peers\n");
    return 2;
  }
  std::vector<Offer> offers;
  for (const auto of : {embree_offers, opencv_offers, cgal_offers})
    for (Offer& offer : of()) offers.push_back(std::move(offer));
  const std::string only = json.value("only", "");
  for (const Offer& offer : offers) {
    if (offer.asks != json.value("asks", "")) continue;
    if (only == offer.id) {
      obey(json, offer);
      return 0;
    }
    if (only.empty())
      say({{"id", offer.id},
           {"peer", offer.peer},
           {"version", offer.version},
           {"backend", "cpu"},
           {"method", offer.method},
           {"computes", offer.computes}});
  }
  if (only.empty()) say({{"ready", true}});
  return 0;
}
