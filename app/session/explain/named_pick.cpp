// SPDX-License-Identifier: MIT
#include "app/session/explain/named_pick.h"

#include "app/session/nearest_word.h"
#include "compute/core/data/number_in.h"
#include "compute/core/run/error.h"
#include "compute/io/file_source.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace ws::app {

namespace {

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
    const auto index = number_in<std::size_t>(text);
    return thing.row_length == 0 && index && *index < thing.count ? index : std::nullopt;
  }
  const auto a = number_in<std::size_t>(text.substr(0, comma)), b = number_in<std::size_t>(text.substr(comma + 1));
  if (!a || !b || *a >= thing.row_length || *b >= (thing.count + thing.row_length - 1) / thing.row_length) return std::nullopt;
  const std::size_t index = *a + *b * thing.row_length;
  return index < thing.count ? std::optional(index) : std::nullopt;
}

}  // namespace

NameOfThing parse_name(const std::string& text) {
  const std::size_t slash = text.rfind('/');
  if (slash == std::string::npos || slash == 0 || slash + 1 == text.size())
    throw Error(ErrorKind::invalid_argument,
                fmt::format("a thing is named by its kind and number, as ball/12 or edge/3,7, not {}", io::shown(text)),
                "a kind that there is not, such as --why thing/0, gets a list of those that there are");
  return {text.substr(0, slash), text.substr(slash + 1)};
}

Pick named_pick(const std::string& text, const std::vector<Explainable>& things) {
  const auto [target, number] = parse_name(text);
  const auto thing = std::find_if(things.begin(), things.end(),
                                  [&target = target](const Explainable& known) { return known.target == target; });
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
