// Looks at a text before the parser does, and says where the parser stopped.
// SPDX-License-Identifier: MIT
#include "compute/io/formats/json_text.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/io/file_source.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>

namespace ws::io {
namespace {

std::size_t line_of(std::string_view text, std::size_t byte) {
  return 1 + static_cast<std::size_t>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(byte), '\n'));
}

[[noreturn]] void fail_at(std::string_view text, std::string_view name, std::size_t byte, const std::string& message) {
  const std::size_t place = std::min(byte, text.size());
  throw Error(ErrorKind::io, told("{}, line {}: {} (byte {})", name, line_of(text, place), message, place));
}

struct Excess {
  std::size_t byte = 0;
  std::string what;
};

/// Where the text outgrows the bounds.
std::optional<Excess> find_excess(std::string_view text, std::size_t most_fields) {
  std::size_t depth = 0, field_count = 0;
  bool in_string = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_string) {
      if (c == '\\') ++i;
      in_string = c != '"';
    } else if (c == '"') {
      in_string = true;
    } else if (c == '[' || c == '{') {
      if (++depth > deepest_json)
        return Excess{i, told("lists and objects lie in one another more than {} deep", deepest_json)};
    } else if (c == ':') {
      if (++field_count > most_fields) return Excess{i, told("its objects have more than {} fields", most_fields)};
    } else if ((c == ']' || c == '}') && depth > 0) {
      --depth;
    }
  }
  return std::nullopt;
}

using Json = nlohmann::json;

/// Keeps nothing but the first error.
struct ErrorFinder : Json::json_sax_t {
  std::size_t byte = 0;
  std::string why;

  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool string(string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool start_object(std::size_t) override { return true; }
  bool key(string_t&) override { return true; }
  bool end_object() override { return true; }
  bool start_array(std::size_t) override { return true; }
  bool end_array() override { return true; }
  bool parse_error(std::size_t position, const std::string& token, const nlohmann::detail::exception& error) override {
    byte = position > 0 ? position - 1 : 0;  // how many were read, that one included
    if (dynamic_cast<const Json::out_of_range*>(&error)) {
      why = told("the number {} is too large", shown(token));
      return false;
    }
    // "[json.exception.…] parse error at line 1, column 8: syntax error while … - unexpected …; expected …"
    why = error.what();
    const std::size_t column = why.find("column "), colon = why.find(": ", column == std::string::npos ? 0 : column);
    if (colon != std::string::npos) why.erase(0, colon + 2);
    constexpr std::string_view begin = "syntax error while ";
    if (why.starts_with(begin)) why.erase(0, begin.size());
    // The text that was read last may be long and may hold any characters.
    if (const std::size_t read = why.find("; last read: "); read != std::string::npos) {
      constexpr std::size_t longest_expectation = 60;  // a longer one is of that text, and stands in it
      const std::size_t end = why.rfind("'; expected ");
      const bool tells_more = end != std::string::npos && end > read && why.size() - end <= longest_expectation;
      why = why.substr(0, read) + (tells_more ? why.substr(end + 1) : "");
    }
    why = told("is not JSON: {}, found {}", why, shown(token));
    return false;
  }
};

}  // namespace

std::string_view checked_json(std::string_view text, std::string_view name, std::size_t most_fields) {
  const std::string_view body = utf8_text(text, name);
  if (const auto excess = find_excess(body, most_fields))
    fail_at(text, name, excess->byte + (text.size() - body.size()), excess->what);
  return body;
}

void refuse_json(std::string_view text, std::string_view name) {
  const std::string_view body = utf8_text(text, name);
  ErrorFinder finder;
  static_cast<void>(Json::sax_parse(body.begin(), body.end(), &finder));
  fail_at(text, name, finder.byte + (text.size() - body.size()), finder.why.empty() ? said("is not JSON") : finder.why);
}

template <class Json>
Json parse_json(std::string_view text, std::string_view name, std::size_t most_fields) {
  const std::string_view body = checked_json(text, name, most_fields);
  try {
    return Json::parse(body.begin(), body.end());
  } catch (const typename Json::exception&) {
    refuse_json(text, name);
  }
}

template <class Json>
Json json_or_discarded(std::string_view text) {
  return Json::parse(text.begin(), text.end(), nullptr, false);
}

template <class Json>
std::string json_text(const Json& value, int indent) {
  return value.dump(indent, ' ', false, Json::error_handler_t::replace);
}

template <class Json>
std::string shown_json(const Json& value) {
  if (value.is_array()) return told("a list of {}", value.size());
  if (value.is_object()) return told(value.size(), "an object of {} field", "an object of {} fields");
  return shown(value.dump(-1, ' ', true, Json::error_handler_t::replace));
}

template nlohmann::json parse_json(std::string_view, std::string_view, std::size_t);
template nlohmann::ordered_json parse_json(std::string_view, std::string_view, std::size_t);
template nlohmann::json json_or_discarded(std::string_view);
template nlohmann::ordered_json json_or_discarded(std::string_view);
template std::string json_text(const nlohmann::json&, int);
template std::string json_text(const nlohmann::ordered_json&, int);
template std::string shown_json(const nlohmann::json&);
template std::string shown_json(const nlohmann::ordered_json&);

}  // namespace ws::io
