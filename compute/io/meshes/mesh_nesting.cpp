// How often the nodes of a scene are shown, counted in the file's text: Assimp copies a node for each time that another one
// names it, so twenty lines can ask for a million nodes.
// SPDX-License-Identifier: MIT
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/io/file_source.h"
#include "compute/io/formats/binary.h"
#include "compute/io/formats/json_text.h"
#include "compute/io/meshes/mesh_formats.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <unordered_map>

namespace ws::io {
namespace {

using Json = nlohmann::json;

constexpr double copied_node_bytes = 2048;  // Assimp's node alone is over 1100
constexpr std::size_t deepest = 2000;       // its readers recurse

/// Node 0 is the whole file.
struct Nesting {
  std::vector<std::vector<std::uint32_t>> children;

  std::uint32_t add() {
    children.emplace_back();
    return static_cast<std::uint32_t>(children.size() - 1);
  }
};

/// Counts a node's copies and depth when those of its children are known; without recursion.
class NestingCount {
 public:
  NestingCount(const FileSource& source, const Nesting& nesting)
      : source_(source), nesting_(nesting), copies_(nesting.children.size(), 0), depth_(nesting.children.size(), 0) {}

  /// Of node 0.
  [[nodiscard]] double copies() {
    std::vector<std::pair<std::uint32_t, std::size_t>> path{{0, 0}};  // a node, and which of its children comes next
    std::vector<bool> is_open(nesting_.children.size());
    is_open[0] = true;
    for (std::size_t steps = 0; !path.empty(); ++steps) {
      if (steps % mesh_poll_interval == 0) source_.check_stop();
      auto& [node, next] = path.back();
      const auto& children = nesting_.children[node];
      if (next == children.size()) {
        finish(node);
        is_open[node] = false;
        path.pop_back();
        continue;
      }
      const std::uint32_t child = children[next++];
      if (is_open[child]) source_.fail(said("a node lies in itself"), said("the file is damaged"));
      if (copies_[child] > 0) continue;
      is_open[child] = true;
      path.emplace_back(child, 0);
    }
    return copies_[0];
  }

 private:
  void finish(std::uint32_t node) {
    double copies = 1;
    std::size_t depth = 0;
    for (const std::uint32_t child : nesting_.children[node]) {
      copies += copies_[child];
      depth = std::max(depth, depth_[child]);
    }
    copies_[node] = copies;
    depth_[node] = depth + 1;
    if (depth_[node] > deepest) source_.fail(told("its nodes lie in one another more than {} deep", deepest));
  }

  const FileSource& source_;
  const Nesting& nesting_;
  std::vector<double> copies_;
  std::vector<std::size_t> depth_;
};

// --- gltf and glb: nodes with lists of children ---------------------------------------------------------------------

/// The JSON text of a binary file, or the whole of a text file.
std::string_view gltf_text(const FileSource& source) {
  const std::string_view bytes = source.bytes();
  constexpr std::size_t head = 20;  // the mark, the version, the size; version 1: the text's size, its kind; 2: a chunk's
  if (!bytes.starts_with("glTF")) return bytes;
  if (bytes.size() < head) return {};
  return bytes.substr(head, load_scalar<std::uint32_t>(bytes.data() + 12, false));
}

/// Without what is large and of no interest here; none where it is no JSON: Assimp says better what is wrong with it. What is
/// nested deep is refused, as its reader recurses.
Json parsed(const FileSource& source, std::string_view text) {
  std::size_t calls = 0;
  const std::string_view body = checked_json(text, source.path().string());
  return Json::parse(
      body.begin(), body.end(),
      [&](int depth, Json::parse_event_t event, Json& value) {
        if (++calls % mesh_poll_interval == 0) source.check_stop();
        return depth != 1 || event != Json::parse_event_t::key || value == "nodes" || value == "scenes" || value == "scene";
      },
      false);
}

/// An element of a list is named by its place, of an object (version 1) by its name.
std::string key_of(const Json& reference) {
  return reference.is_string() ? reference.get<std::string>() : json_text(reference);
}
/// Null where there is none.
const Json* member(const Json& json, const std::string& name) {
  if (!json.is_object()) return nullptr;
  const auto found = json.find(name);
  return found == json.end() ? nullptr : &*found;
}

/// From the scene that is shown on.
Nesting gltf_nesting(const FileSource& source) {
  Nesting nesting;
  const std::uint32_t root = nesting.add();
  const Json json = parsed(source, gltf_text(source));
  const Json *nodes = member(json, "nodes"), *scenes = member(json, "scenes"), *shown = member(json, "scene");
  if (!nodes || !scenes) return nesting;
  std::unordered_map<std::string, std::uint32_t> numbers;
  for (const auto& [name, node] : nodes->items()) numbers[name] = nesting.add();
  const auto link = [&](std::uint32_t parent, const Json* children) {
    if (!children || !children->is_array()) return;
    for (const Json& child : *children)
      if (const auto found = numbers.find(key_of(child)); found != numbers.end())
        nesting.children[parent].push_back(found->second);
  };
  for (const auto& [name, scene] : scenes->items())
    if (!shown || name == key_of(*shown)) link(root, member(scene, "nodes"));
  for (const auto& [name, node] : nodes->items()) link(numbers[name], member(node, "children"));
  return nesting;
}

// --- dae and x3d: elements that name others -------------------------------------------------------------------------

/// Goes from tag to tag of an XML text.
class Tags {
 public:
  explicit Tags(std::string_view text) : rest_(text) {}

  /// Without the brackets; false at the end.
  [[nodiscard]] bool next(std::string_view& tag) {
    for (;;) {
      const std::size_t begin = rest_.find('<');
      if (begin == std::string_view::npos) return false;
      rest_.remove_prefix(begin + 1);
      if (skip("!--", "-->") || skip("![CDATA[", "]]>") || skip("?", "?>") || skip("!", ">")) continue;
      const std::size_t end = end_of_tag();
      tag = rest_.substr(0, end);
      rest_.remove_prefix(std::min(end + 1, rest_.size()));
      return true;
    }
  }

 private:
  bool skip(std::string_view begin, std::string_view end) {
    if (!rest_.starts_with(begin)) return false;
    const std::size_t at = rest_.find(end, begin.size());
    rest_.remove_prefix(at == std::string_view::npos ? rest_.size() : at + end.size());
    return true;
  }
  /// A bracket between quotes ends nothing.
  [[nodiscard]] std::size_t end_of_tag() const {
    char quote = 0;
    for (std::size_t i = 0; i < rest_.size(); ++i) {
      const char c = rest_[i];
      if (quote ? c == quote : c == '"' || c == '\'') quote = quote ? 0 : c;
      if (!quote && c == '>') return i;
    }
    return rest_.size();
  }

  std::string_view rest_;
};

std::string_view name_of(std::string_view tag) { return tag.substr(0, tag.find_first_of(" \t\r\n/")); }

/// The value of an attribute; empty where the tag has none of that name.
std::string_view attribute(std::string_view tag, std::string_view name) {
  for (std::size_t at = tag.find(name); at != std::string_view::npos; at = tag.find(name, at + 1)) {
    const bool begins = at > 0 && std::string_view(" \t\r\n").find(tag[at - 1]) != std::string_view::npos;
    const std::size_t equals = tag.find_first_not_of(" \t\r\n", at + name.size());
    if (!begins || equals == std::string_view::npos || tag[equals] != '=') continue;
    const std::size_t quote = tag.find_first_of("\"'", equals);
    if (quote == std::string_view::npos) return {};
    const std::size_t end = tag.find(tag[quote], quote + 1);
    return tag.substr(quote + 1, end == std::string_view::npos ? end : end - quote - 1);
  }
  return {};
}

/// How elements of a format are named, and how they are shown again.
struct Naming {
  std::string_view name, shown_again;
  std::string_view showing_element;  ///< that alone shows others; empty: any
};

Nesting xml_nesting(const FileSource& source, const Naming& naming) {
  Nesting nesting;
  std::vector<std::uint32_t> path{nesting.add()};
  std::unordered_map<std::string_view, std::uint32_t> named;
  std::vector<std::pair<std::uint32_t, std::string_view>> shown;
  Tags tags(source.bytes());
  for (std::string_view tag; tags.next(tag);) {
    if (tag.starts_with('/')) {
      if (path.size() > 1) path.pop_back();
      continue;
    }
    const std::uint32_t element = nesting.add();
    if (element % mesh_poll_interval == 0) source.check_stop();
    nesting.children[path.back()].push_back(element);
    if (const auto name = attribute(tag, naming.name); !name.empty()) named.emplace(name, element);
    const bool may_show = naming.showing_element.empty() || name_of(tag) == naming.showing_element;
    auto target = may_show ? attribute(tag, naming.shown_again) : std::string_view();
    if (target.starts_with('#')) target.remove_prefix(1);
    if (!target.empty()) shown.emplace_back(element, target);
    if (!tag.ends_with('/')) path.push_back(element);
  }
  for (const auto& [element, target] : shown)
    if (const auto found = named.find(target); found != named.end()) nesting.children[element].push_back(found->second);
  return nesting;
}

std::optional<Nesting> nesting_of(const FileSource& source) {
  const std::string extension = source.extension();
  if (extension == "gltf" || extension == "glb") return gltf_nesting(source);
  if (extension == "dae") return xml_nesting(source, {"id", "url", "instance_node"});
  if (extension == "x3d") return xml_nesting(source, {"DEF", "USE", {}});
  return {};
}

}  // namespace

void check_nesting(const FileSource& source) {
  const auto nesting = nesting_of(source);
  if (!nesting) return;
  // What the file writes out once is no larger than the file: only what is shown again counts.
  const double written = static_cast<double>(nesting->children.size());
  const double copies = NestingCount(source, *nesting).copies() - written;
  if (copies <= 0) return;
  try {
    check_memory(source, copies * copied_node_bytes);
  } catch (const Error& error) {
    throw Error(error.kind(), told("{} (its nodes show one another {:.3g} times)", error.what(), copies), error.hint());
  }
}

}  // namespace ws::io
