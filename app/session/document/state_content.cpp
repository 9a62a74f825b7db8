// Looks for a state's own keys without building the document: other JSON files may be large, or no JSON at all.
// SPDX-License-Identifier: MIT
#include "app/session/document/state_content.h"

#include "compute/io/mapped_file.h"
#include "render/image.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>
#include <string_view>

namespace ws::app {

namespace {

using Json = nlohmann::json;

/// The program writes the keys first; after other programs have sorted them they follow the parameters.
constexpr std::size_t searched_bytes = std::size_t{1} << 20;

/// Goes through the document until both keys of the outermost object are found. Each call returns whether to go on.
class StateKeys final : public nlohmann::json_sax<Json> {
 public:
  [[nodiscard]] bool found() const { return program_ && workspace_; }

  bool key(std::string& name) override {
    if (depth_ != 1) return true;
    program_ |= name == "warpscope";
    workspace_ |= name == "workspace";
    return !found();
  }
  bool start_object(std::size_t) override { return ++depth_ > 0; }
  bool end_object() override { return --depth_ > 0; }
  bool start_array(std::size_t) override { return depth_++ > 0; }  // an outermost list is no state
  bool end_array() override { return --depth_ > 0; }
  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(std::int64_t) override { return true; }
  bool number_unsigned(std::uint64_t) override { return true; }
  bool number_float(double, const std::string&) override { return true; }
  bool string(std::string&) override { return true; }
  bool binary(Json::binary_t&) override { return true; }
  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override { return false; }

 private:
  std::size_t depth_ = 0;
  bool program_ = false, workspace_ = false;
};

}  // namespace

bool holds_state(const std::string& path) {
  if (render::has_png_state(path)) return true;
  const std::string text = io::beginning_of(path, searched_bytes);
  StateKeys keys;
  Json::sax_parse(text, &keys);
  return keys.found();
}

bool is_called_state(const std::string& path) {
  constexpr std::string_view ending = ".warpscope.json";
  return path.size() >= ending.size() && std::equal(ending.rbegin(), ending.rend(), path.rbegin(), [](char a, char b) {
           return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
         });
}

}  // namespace ws::app
