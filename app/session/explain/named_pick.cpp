// SPDX-License-Identifier: MIT
#include "app/session/explain/named_pick.h"

#include "app/session/nearest_word.h"
#include "compute/core/run/error.h"
#include "compute/io/file_source.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

namespace ws::app {

namespace {

std::optional<std::size_t> whole(const std::string& text) {
  std::size_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [rest, failure] = std::from_chars(text.data(), end, number);
  return failure == std::errc{} && rest == end && !text.empty() ? std::optional(number) : std::nullopt;
}

std::string described(const Explainable& thing) {
  if (thing.row_length == 0)
    return fmt::format("{}/0 to {}/{}: {}", thing.target, thing.target, thing.count - 1, thing.meaning);
  const std::size_t rows = (thing.count + thing.row_length - 1) / thing.row_length;
  return fmt::format("{}/A,B with A up to {} and B up to {}: {}", thing.target, thing.row_length - 1, rows - 1, thing.meaning);
}

std::string described(const std::vector<Explainable>& things) {
  std::string text;
  for (const Explainable& thing : things) text += (text.empty() ? "at this step there are " : "; ") + described(thing);
  return text.empty() ? "this step has nothing to pick" : text;
}

/// The index behind the slash; nothing where there is no such thing.
std::optional<std::size_t> index_in(const Explainable& thing, const std::string& text) {
  const std::size_t comma = text.find(',');
  if (thing.row_length == 0 || comma == std::string::npos) {
    const auto index = whole(text);
    return thing.row_length == 0 && index && *index < thing.count ? index : std::nullopt;
  }
  const auto a = whole(text.substr(0, comma)), b = whole(text.substr(comma + 1));
  if (!a || !b || *a >= thing.row_length || *b >= (thing.count + thing.row_length - 1) / thing.row_length) return std::nullopt;
  const std::size_t index = *a + *b * thing.row_length;
  return index < thing.count ? std::optional(index) : std::nullopt;
}

}  // namespace

Pick named_pick(const std::string& text, const std::vector<Explainable>& things) {
  const std::size_t slash = text.rfind('/');
  if (slash == std::string::npos || slash == 0)
    throw Error(ErrorKind::invalid_argument,
                fmt::format("a thing is named by its kind and number, as balls/12, not {}", io::shown(text)),
                described(things));
  const std::string target = text.substr(0, slash), number = text.substr(slash + 1);
  const auto thing =
      std::find_if(things.begin(), things.end(), [&](const Explainable& known) { return known.target == target; });
  if (thing == things.end()) {
    std::vector<std::string> targets;
    for (const Explainable& known : things) targets.push_back(known.target);
    throw Error(ErrorKind::invalid_argument,
                fmt::format("there is no kind of things {}{}", io::shown(target), suggestion(target, targets)),
                described(things));
  }
  const auto index = index_in(*thing, number);
  if (!index)
    throw Error(ErrorKind::invalid_argument, fmt::format("there is no {}", io::shown(text)), "there are " + described(*thing));
  return {target, *index};
}

std::string name_of_pick(const Pick& pick, const std::vector<Explainable>& things) {
  const auto thing =
      std::find_if(things.begin(), things.end(), [&](const Explainable& known) { return known.target == pick.target; });
  if (thing == things.end() || thing->row_length == 0) return fmt::format("{}/{}", pick.target, pick.index);
  return fmt::format("{}/{},{}", pick.target, pick.index % thing->row_length, pick.index / thing->row_length);
}

}  // namespace ws::app
