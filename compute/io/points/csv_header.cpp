// SPDX-License-Identifier: MIT
#include "compute/io/points/csv_header.h"

#include "compute/io/formats/text_fields.h"

#include <fmt/format.h>

#include <algorithm>

namespace ws::io {

std::vector<std::string> header_names(const std::vector<std::string>& names, std::size_t dimension) {
  double ignored;
  const bool usable = names.size() == dimension && std::all_of(names.begin(), names.end(), [&](const std::string& name) {
                        return parse_real(name, ignored) == FieldState::text && name.find_first_of("\r\n") == std::string::npos;
                      });
  if (usable) return names;
  std::vector<std::string> numbered;
  for (std::size_t k = 0; k < dimension; ++k) numbered.push_back(fmt::format("x{}", k));
  return numbered;
}

std::string csv_field(const std::string& text) {
  if (text.find_first_of("\",;\t ") == std::string::npos && text[0] != '#') return text;
  std::string field = "\"";
  for (const char c : text) field += c == '"' ? std::string("\"\"") : std::string(1, c);
  return field + '"';
}

bool is_longitude(std::string_view word) {
  return word == "lon" || word == "lng" || word == "long" || word.ends_with("longitude");
}

bool is_latitude(std::string_view word) { return word == "lat" || word.ends_with("latitude"); }

}  // namespace ws::io
