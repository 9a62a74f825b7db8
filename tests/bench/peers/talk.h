// How warpscope-peers talks with `warpscope bench --peers`: what is asked, as arrays in memory, and how an answer is timed.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace ws::peers {

/// An array of the question, mapped.
struct Given {
  const void* data = nullptr;
  std::vector<std::size_t> shape;
  std::string type;

  template <class T>
  [[nodiscard]] const T* as() const {
    return static_cast<const T*>(data);
  }
};

struct Question {
  std::string asks;
  int thread_count = 0;  ///< 0: all
  std::map<std::string, Given> data;
  std::map<std::string, std::string> values;
  std::vector<std::size_t> answer_shape;
};

/// How a library answers one question: what is timed, and its result as the bytes that are wanted.
struct Answering {
  std::function<void()> work;
  std::function<std::vector<char>()> answer = {};
};

/// A way in which a library answers a kind of question.
struct Offer {
  std::string id, asks, peer, version, method, computes;
  std::function<Answering(const Question&)> make;
};

// What each library offers; in a build without it, nothing.
[[nodiscard]] std::vector<Offer> embree_offers();
[[nodiscard]] std::vector<Offer> opencv_offers();
[[nodiscard]] std::vector<Offer> cgal_offers();

/// The bytes of values that were computed.
template <class T>
[[nodiscard]] std::vector<char> bytes_of(const T* values, std::size_t count) {
  const char* first = reinterpret_cast<const char*>(values);
  return {first, first + count * sizeof(T)};
}

}  // namespace ws::peers
