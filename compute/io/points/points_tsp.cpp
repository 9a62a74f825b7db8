// Points from TSPLIB files: the NODE_COORD_SECTION, in file order.
// SPDX-License-Identifier: MIT
#include "compute/core/data/trimmed.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/io/formats/text_fields.h"
#include "compute/io/points/point_reader.h"

#include <array>
#include <optional>

namespace ws::io {
namespace {

struct TspHeader {
  std::size_t dimension = 2;
  std::optional<std::size_t> node_count;
};

std::size_t dimension_of(const FileSource& source, std::size_t line_number, std::string_view weight_type) {
  constexpr std::array<std::string_view, 7> planar{"EUC_2D", "CEIL_2D", "MAX_2D", "MAN_2D", "GEO", "ATT", "XRAY1"};
  constexpr std::array<std::string_view, 3> spatial{"EUC_3D", "MAX_3D", "MAN_3D"};
  if (std::find(planar.begin(), planar.end(), weight_type) != planar.end() || weight_type == "XRAY2") return 2;
  if (std::find(spatial.begin(), spatial.end(), weight_type) != spatial.end()) return 3;
  source.fail_at_line(line_number, told("EDGE_WEIGHT_TYPE {} gives no coordinates", shown(weight_type)),
                      told("{}, {} do", joined_text(planar, ", "), joined_text(spatial, ", ")));
}

/// Reads up to the coordinates.
TspHeader parse_header(const FileSource& source, LineCursor& lines, std::size_t& line_number) {
  TspHeader header;
  for (std::string_view line; lines.next(line);) {
    ++line_number;
    const std::size_t colon = line.find(':');
    const std::string_view key = trimmed(line.substr(0, colon));
    const std::string_view value = colon == std::string_view::npos ? std::string_view{} : trimmed(line.substr(colon + 1));
    if (key == "NODE_COORD_SECTION") return header;
    if (key == "EDGE_WEIGHT_TYPE") header.dimension = dimension_of(source, line_number, value);
    if (key != "DIMENSION") continue;
    std::size_t count = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), count);
    if (error != std::errc{} || end != value.data() + value.size())
      source.fail_at_line(line_number, told("expected a count of nodes after DIMENSION, found {}", shown(value)));
    header.node_count = count;
  }
  source.fail(said("has no NODE_COORD_SECTION"), said("only TSPLIB files with coordinates hold points"));
}

/// A node: its number, then its coordinates.
void parse_node(const FileSource& source, std::string_view line, std::size_t line_number, std::size_t dimension,
                std::vector<double>& coordinates) {
  FieldCursor fields(line, Separator::blanks);
  std::size_t count = 0;
  for (std::string_view field; fields.next(field); ++count) {
    double value = 0;
    if (parse_real(field, value) != FieldState::number)
      source.fail_at_line(line_number, told("expected a number, found {}", shown(field)));
    if (count > 0 && count <= dimension) coordinates.push_back(value);
  }
  if (count != dimension + 1)
    source.fail_at_line(line_number, told("expected a node number and {} coordinates ({} fields), found {} fields", dimension,
                                          dimension + 1, count));
}

bool begins_another_section(std::string_view word) { return !word.empty() && word[0] >= 'A' && word[0] <= 'Z'; }

}  // namespace

RawPoints read_tsp_points(const FileSource& source) {
  LineCursor lines(source.text());
  std::size_t line_number = 0;
  const TspHeader header = parse_header(source, lines, line_number);
  std::vector<double> coordinates;
  std::vector<std::size_t> line_of_node;
  for (std::string_view line; lines.next(line);) {
    if (++line_number % 4096 == 0) {
      source.check_stop();
      source.report(1.0 - static_cast<double>(lines.rest().size()) / static_cast<double>(source.bytes().size()));
    }
    const std::string_view text = trimmed(line);
    if (text.empty()) continue;
    if (begins_another_section(text)) break;
    parse_node(source, text, line_number, header.dimension, coordinates);
    line_of_node.push_back(line_number);
  }
  if (header.node_count && *header.node_count != line_of_node.size())
    source.fail(told("DIMENSION says {} nodes, NODE_COORD_SECTION has {}", *header.node_count, line_of_node.size()));

  const std::vector<std::string> all_names{"x", "y", "z"};
  const std::vector<std::string> names(all_names.begin(), all_names.begin() + static_cast<std::ptrdiff_t>(header.dimension));
  const std::vector<std::size_t> chosen = resolve_columns(source, names, header.dimension);
  RawPoints raw{PointSet(chosen.size(), line_of_node.size()), nullptr};
  for (std::size_t k = 0; k < chosen.size(); ++k)
    for (std::size_t i = 0; i < line_of_node.size(); ++i) raw.points.at(i, k) = coordinates[i * header.dimension + chosen[k]];
  raw.place_of = [line_of_node = std::move(line_of_node)](std::size_t i) { return told("line {}", line_of_node[i]); };
  return raw;
}

}  // namespace ws::io
