// A header of fixed size, the nodes, the references; and texts, written in pieces.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/tree_file.h"

#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/io/file_source.h"
#include "compute/io/files.h"
#include "compute/io/formats/binary.h"
#include "compute/io/mapped_file.h"
#include "compute/io/shapes/shapes.h"
#include "compute/kdtree/build/choice/choose.h"
#include "compute/kdtree/inspect/validate.h"
#include "compute/kdtree/scene.h"

#include <fmt/format.h>

#include <cmath>
#include <cstring>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace ws::kdtree {

namespace {

using Append = std::function<void(std::string_view)>;

constexpr char magic[8] = {'W', 'S', 'K', 'D', 'T', 'R', 'E', 'E'};
constexpr std::uint32_t version = 1, version_with_origin = 2;  // the header, and three doubles after it

/// As it stands in the file, little-endian.
struct Header {
  char magic[8];
  std::uint32_t version, strategy, clip, guard;
  float traversal, intersection, empty_bonus;
  std::int32_t max_depth, extra_levels, min_leaf, bins;
  std::uint32_t depth;
  Box box;
  std::uint64_t triangle_count, node_count, reference_count;
};
static_assert(sizeof(Header) == 104 && std::is_trivially_copyable_v<Header>);

using Origin = std::array<double, 3>;

/// A tree and what is written with it.
struct Written {
  const Tree& tree;
  const Rules& rules;
  std::size_t triangle_count;
  Origin origin;

  [[nodiscard]] bool is_moved() const { return origin != Origin{}; }
  /// A coordinate as texts have it: the shortest that is read as the same, in the file's coordinates.
  [[nodiscard]] std::string place(int axis, float x) const {
    return is_moved() ? fmt::format("{}", origin[static_cast<std::size_t>(axis)] + double(x)) : fmt::format("{}", x);
  }
  [[nodiscard]] std::string place(int axis, Vec3 p) const { return place(axis, p[axis]); }
};

Header header_of(const Tree& tree, const Rules& rules, std::size_t triangle_count) {
  Header h{};
  std::memcpy(h.magic, magic, sizeof(magic));
  h.version = version;
  h.strategy = static_cast<std::uint32_t>(rules.strategy);
  h.clip = static_cast<std::uint32_t>(rules.clip);
  h.guard = rules.costs.guard;
  h.traversal = rules.costs.traversal;
  h.intersection = rules.costs.intersection;
  h.empty_bonus = rules.costs.empty_bonus;
  h.max_depth = rules.max_depth;
  h.extra_levels = rules.extra_levels;
  h.min_leaf = rules.min_leaf;
  h.bins = rules.bins;
  h.depth = tree.depth;
  h.box = tree.box;
  h.triangle_count = triangle_count;
  h.node_count = tree.nodes.size();
  h.reference_count = tree.references.size();
  return h;
}

template <class T>
std::string_view bytes_of(const T* data, std::size_t count) {
  return {reinterpret_cast<const char*>(data), count * sizeof(T)};
}

void write_binary(const Append& append, const Written& w) {
  Header header = header_of(w.tree, w.rules, w.triangle_count);
  if (w.is_moved()) header.version = version_with_origin;
  append(bytes_of(&header, 1));
  if (w.is_moved()) append(bytes_of(w.origin.data(), w.origin.size()));
  append(bytes_of(w.tree.nodes.data(), w.tree.nodes.size()));
  append(bytes_of(w.tree.references.data(), w.tree.references.size()));
}

/// Text that goes to the file whenever there is enough of it.
class Text {
 public:
  explicit Text(const Append& append) : append_(append) {}
  ~Text() = default;
  template <class... Args>
  void add(fmt::format_string<Args...> format, Args&&... args) {
    append_formatted(text_, format, std::forward<Args>(args)...);
    if (text_.size() > (1u << 16)) flush();
  }
  void flush() {
    append_({text_.data(), text_.size()});
    text_.clear();
  }

 private:
  const Append& append_;
  fmt::memory_buffer text_;
};

void write_json(const Append& append, const Written& w) {
  const auto& [tree, rules, triangle_count, origin] = w;
  const auto json_point = [&](Vec3 p) { return fmt::format("[{}, {}, {}]", w.place(0, p), w.place(1, p), w.place(2, p)); };
  Text text(append);
  text.add("{{\n\"format\": \"warpscope kd-tree\", \"version\": {},\n\"triangles\": {}, \"depth\": {},\n", version,
           triangle_count, tree.depth);
  if (w.is_moved()) text.add("\"origin\": [{}, {}, {}],\n", origin[0], origin[1], origin[2]);
  if (tree.box.is_empty())
    text.add("\"box\": null,\n");
  else
    text.add("\"box\": {{\"low\": {}, \"high\": {}}},\n", json_point(tree.box.low), json_point(tree.box.high));
  text.add("\"costs\": {{\"traversal\": {}, \"intersection\": {}, \"empty_bonus\": {}}},\n\"nodes\": [", rules.costs.traversal,
           rules.costs.intersection, rules.costs.empty_bonus);
  for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
    const Node& node = tree.nodes[i];
    text.add("{}", i ? ",\n" : "\n");
    if (node.is_leaf()) {
      text.add("{{\"triangles\": [");
      for (std::uint32_t k = 0; k < node.count(); ++k) text.add("{}{}", k ? ", " : "", tree.references[node.first() + k]);
      text.add("]}}");
    } else {
      text.add("{{\"axis\": \"{}\", \"position\": {}, \"children\": [{}, {}]}}", axis_names[std::size_t(node.axis())],
               w.place(node.axis(), node.position()), node.left_child(), node.left_child() + 1);
    }
  }
  text.add("\n]\n}}\n");
  text.flush();
}

void write_graphml(const Append& append, const Written& w) {
  const Tree& tree = w.tree;
  Text text(append);
  text.add("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n");
  text.add("<key id=\"axis\" for=\"node\" attr.name=\"axis\" attr.type=\"string\"/>\n");
  text.add("<key id=\"position\" for=\"node\" attr.name=\"position\" attr.type=\"{}\"/>\n", w.is_moved() ? "double" : "float");
  text.add("<key id=\"count\" for=\"node\" attr.name=\"triangle count\" attr.type=\"int\"/>\n");
  text.add("<key id=\"list\" for=\"node\" attr.name=\"triangles\" attr.type=\"string\"/>\n");
  text.add("<key id=\"side\" for=\"edge\" attr.name=\"side\" attr.type=\"string\"/>\n");
  text.add("<graph id=\"kdtree\" edgedefault=\"directed\">\n<desc>{} triangles, depth {}</desc>\n", w.triangle_count,
           tree.depth);
  for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
    const Node& node = tree.nodes[i];
    text.add("<node id=\"n{}\">", i);
    if (node.is_leaf()) {
      text.add("<data key=\"count\">{}</data><data key=\"list\">", node.count());
      for (std::uint32_t k = 0; k < node.count(); ++k) text.add("{}{}", k ? " " : "", tree.references[node.first() + k]);
      text.add("</data></node>\n");
    } else {
      text.add("<data key=\"axis\">{}</data><data key=\"position\">{}</data></node>\n", axis_names[std::size_t(node.axis())],
               w.place(node.axis(), node.position()));
    }
  }
  for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
    const Node& node = tree.nodes[i];
    if (node.is_leaf()) continue;
    text.add("<edge source=\"n{}\" target=\"n{}\"><data key=\"side\">left</data></edge>\n", i, node.left_child());
    text.add("<edge source=\"n{}\" target=\"n{}\"><data key=\"side\">right</data></edge>\n", i, node.left_child() + 1);
  }
  text.add("</graph>\n</graphml>\n");
  text.flush();
}

/// A leaf with triangles, and where it lies.
struct LeafCell {
  std::uint32_t node, depth;
  Box box;

  /// One of its eight corners, of which the bits of `c` say on which side of each axis it is.
  [[nodiscard]] Vec3 corner(std::uint32_t c) const {
    return {(c & 1 ? box.high : box.low).x, (c & 2 ? box.high : box.low).y, (c & 4 ? box.high : box.low).z};
  }
};
constexpr std::uint32_t corners = 8, squares = 6;
constexpr std::uint32_t faces[squares][4] = {{0, 2, 3, 1}, {4, 5, 7, 6}, {0, 1, 5, 4},
                                             {2, 6, 7, 3}, {0, 4, 6, 2}, {1, 3, 7, 5}};

std::vector<LeafCell> leaf_cells(const Tree& tree) {
  std::vector<LeafCell> leaves, open;
  if (!tree.box.is_empty()) open.push_back({0, 0, tree.box});
  while (!open.empty()) {
    const LeafCell at = open.back();
    open.pop_back();
    const Node& node = tree.nodes[at.node];
    if (node.is_leaf()) {
      if (node.count() > 0) leaves.push_back(at);
      continue;
    }
    open.push_back({node.left_child() + 1, at.depth + 1, above(at.box, node.axis(), node.position())});
    open.push_back({node.left_child(), at.depth + 1, below(at.box, node.axis(), node.position())});
  }
  return leaves;
}

/// Boxes of six squares; each square tells its leaf's node, depth and triangles.
io::Shapes shapes_of(const Written& w) {
  io::Shapes shapes;
  shapes.name = "kdtree";
  io::CellValues nodes{"node", {}}, depths{"depth", {}}, triangles{"triangles", {}};
  for (const LeafCell& leaf : leaf_cells(w.tree)) {
    const auto first = static_cast<std::int64_t>(shapes.points.size());
    for (std::uint32_t c = 0; c < corners; ++c) {
      const Vec3 p = leaf.corner(c);
      shapes.points.push_back({w.origin[0] + double(p.x), w.origin[1] + double(p.y), w.origin[2] + double(p.z)});
    }
    for (const auto& f : faces) {
      shapes.polygons.add({first + f[0], first + f[1], first + f[2], first + f[3]});
      nodes.values.push_back(leaf.node);
      depths.values.push_back(leaf.depth);
      triangles.values.push_back(w.tree.nodes[leaf.node].count());
    }
  }
  shapes.values = {std::move(nodes), std::move(depths), std::move(triangles)};
  return shapes;
}

/// The same squares.
void write_ply(const Append& append, const Written& w) {
  const Tree& tree = w.tree;
  const std::vector<LeafCell> leaves = leaf_cells(tree);
  Text text(append);
  text.add("ply\nformat ascii 1.0\ncomment the leaves of a kD-tree over {} triangles\n", w.triangle_count);
  text.add("element vertex {0}\nproperty {1} x\nproperty {1} y\nproperty {1} z\n", corners * leaves.size(),
           w.is_moved() ? "double" : "float");
  text.add("element face {}\nproperty list uchar uint vertex_indices\n", squares * leaves.size());
  text.add("property uint node\nproperty uint depth\nproperty uint triangles\nend_header\n");
  for (const LeafCell& leaf : leaves)
    for (std::uint32_t c = 0; c < corners; ++c) {
      const Vec3 p = leaf.corner(c);
      text.add("{} {} {}\n", w.place(0, p), w.place(1, p), w.place(2, p));
    }
  for (std::size_t i = 0; i < leaves.size(); ++i)
    for (const auto& f : faces) {
      const std::size_t first = corners * i;
      text.add("4 {} {} {} {} {} {} {}\n", first + f[0], first + f[1], first + f[2], first + f[3], leaves[i].node,
               leaves[i].depth, tree.nodes[leaves[i].node].count());
    }
  text.flush();
}

bool is_finite(Vec3 p) { return std::isfinite(p.x) && std::isfinite(p.y) && std::isfinite(p.z); }

/// What is wrong with the numbers of a header.
const char* header_problem(const Header& h) {
  if (h.strategy > static_cast<std::uint32_t>(Strategy::sliding_midpoint) || h.clip > 1 || h.guard > 1)
    return phrase("it was built by rules that do not exist");
  if (!(h.traversal >= 0) || !(h.intersection > 0) || !(h.empty_bonus > 0 && h.empty_bonus <= 1) ||
      !std::isfinite(h.traversal) || !std::isfinite(h.intersection))
    return phrase("its costs are out of range");
  if (h.max_depth < 0 || h.max_depth > deepest_level || h.depth > deepest_level || h.extra_levels < 0 || h.min_leaf < 0 ||
      h.bins < 2)
    return phrase("its limits are out of range");
  if (h.node_count == 0 || h.node_count > Node::most || h.reference_count > Node::most || h.triangle_count > Node::most)
    return phrase("it has no nodes, or more than a tree can have");
  const bool is_empty_scene = h.triangle_count == 0 && h.box == Box();
  if (!is_empty_scene && (h.box.is_empty() || !is_finite(h.box.low) || !is_finite(h.box.high)))
    return phrase("its box is none");
  return nullptr;
}

}  // namespace

void write_tree(const std::filesystem::path& path, const Tree& tree, const Rules& rules, std::size_t triangle_count,
                const Origin& origin, bool y_up) {
  if (io::is_shape_file(path)) {
    io::Shapes shapes = shapes_of({tree, rules, triangle_count, origin});
    shapes.y_up = y_up;
    return io::write_shapes(path, shapes);
  }
  const std::string extension = path.extension().string();
  auto* const write = extension == ".kdt"       ? &write_binary
                      : extension == ".json"    ? &write_json
                      : extension == ".graphml" ? &write_graphml
                      : extension == ".ply"     ? &write_ply
                                                : nullptr;
  if (!write)
    throw Error(ErrorKind::io, told("{}: trees are not written as \"{}\"", path.string(), extension),
                said("name it .kdt, .json, .graphml, .ply, .vtp or .glb"));
  io::write_atomically(path, [&](const Append& append) { write(append, {tree, rules, triangle_count, origin}); });
}

StoredTree read_tree(const std::filesystem::path& path, const io::ReadOptions& options) {
  const io::MappedFile file(path);
  const io::FileSource source(path, file.bytes(), options);
  io::ByteCursor cursor(source, 0);
  Header h;
  const std::string_view head = cursor.take(sizeof(h), phrase("the header"));
  std::memcpy(static_cast<void*>(&h), head.data(), sizeof(h));
  if (std::memcmp(h.magic, magic, sizeof(magic)) != 0) source.fail(said("this is no tree"), said("trees are saved as .kdt"));
  if (h.version != version && h.version != version_with_origin)
    source.fail(told("version {} is not known; this program reads {} and {}", h.version, version, version_with_origin));
  if (const char* problem = header_problem(h)) source.fail(told("the header is damaged: {}", said(problem)));
  Origin origin{};
  if (h.version == version_with_origin)
    std::memcpy(origin.data(), cursor.take(sizeof origin, phrase("the origin")).data(), sizeof origin);
  if (!std::isfinite(origin[0]) || !std::isfinite(origin[1]) || !std::isfinite(origin[2]))
    source.fail(said("the header is damaged: its origin is none"));
  const std::string_view nodes = cursor.take(h.node_count * sizeof(Node), phrase("the list of nodes"));
  const std::string_view references = cursor.take(h.reference_count * sizeof(std::uint32_t), phrase("the list of triangles"));
  if (cursor.remaining() > 0) source.fail(told("{} bytes follow the tree", cursor.remaining()));
  source.check_stop();
  StoredTree stored;
  stored.triangle_count = h.triangle_count;
  stored.origin = origin;
  stored.rules = {{h.traversal, h.intersection, h.empty_bonus, h.guard != 0},
                  static_cast<Strategy>(h.strategy),
                  static_cast<Clip>(h.clip),
                  h.max_depth,
                  h.extra_levels,
                  h.min_leaf,
                  h.bins,
                  deep_from(h.triangle_count)};
  stored.tree.box = h.box;
  stored.tree.depth = h.depth;
  stored.tree.nodes.resize(h.node_count);
  stored.tree.references.resize(h.reference_count);
  std::memcpy(static_cast<void*>(stored.tree.nodes.data()), nodes.data(), nodes.size());
  if (!references.empty()) std::memcpy(stored.tree.references.data(), references.data(), references.size());
  source.check_stop();
  if (const auto problem = structure_problem(stored.tree, stored.triangle_count, options.stop))
    source.fail(told("the tree is damaged: {}", *problem));
  return stored;
}

}  // namespace ws::kdtree
