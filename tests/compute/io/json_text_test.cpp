// The door to JSON: depth, encodings, and where a text stops being JSON.
// SPDX-License-Identifier: MIT
#include "compute/io/formats/json_text.h"

#include "compute/io/file_source.h"
#include "io_test_support.h"

#include <nlohmann/json.hpp>

namespace ws::io::test {
namespace {

using Json = nlohmann::json;

Json parsed(const std::string& text) { return parse_json<Json>(text, "a.json"); }
std::string nested(std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); }

TEST(JsonText, DepthHasALimit) {
  EXPECT_TRUE(parsed(nested(deepest_json)).is_array());
  expect_error([] { (void)parsed(nested(deepest_json + 1)); }, {"a.json, line 1", "more than 256 deep", "(byte 256)"});
  expect_error([] { (void)parsed("{\"a\":\n" + nested(1'000'000) + "}"); }, {"line 2", "(byte 261)"});
  expect_error([] { (void)parsed(std::string(1'000'000, '{')); }, {"deep"});
  // Brackets in texts, and lists beside each other, are not deep.
  EXPECT_EQ(parsed("[\"" + std::string(1000, '[') + "\\\"" + std::string(1000, '{') + "\"]").size(), 1u);
  std::string wide = "[";
  for (int i = 0; i < 1000; ++i) wide += "[[]],";
  EXPECT_EQ(parsed(wide + "1]").size(), 1001u);
}

TEST(JsonText, FieldsHaveTheLimitThatIsAskedFor) {
  const std::string text = R"({"a": 1, "b": {"c:d": ":"}, "e": 2})";
  EXPECT_EQ(parse_json<Json>(text, "a.json", 4).size(), 3u);
  expect_error([&] { (void)parse_json<Json>(text, "a.json", 3); }, {"a.json, line 1", "more than 3 fields", "(byte 31)"});
}

TEST(JsonText, SaysWhereAndWhy) {
  expect_error([] { (void)parsed("[1,\n 2,]"); }, {"a.json, line 2: is not JSON", "unexpected ']'", "(byte 7)"});
  expect_error([] { (void)parsed("{\"a\": 1"); }, {"line 1: is not JSON", "unexpected end of input"});
  expect_error([] { (void)parsed(""); }, {"line 1: is not JSON"});
  expect_error([] { (void)parsed("[\n\n-1e999]"); }, {"line 3: the number \"-1e999\" is too large"});
  expect_error([] { (void)parsed("[\"\xff\"]"); }, {"is not JSON", "\\xff"});
  // A text may itself look like the end of the parser's message.
  try {
    (void)parsed("[\"'; expected " + std::string(2000, 'x') + "\x01\"]");
    FAIL() << "a control character stands in a text";
  } catch (const Error& error) {
    EXPECT_LT(error.full_text().size(), 500u) << error.full_text();
  }
  try {
    (void)parsed("[\"\x1b[31m" + std::string(5000, 'x'));
    ADD_FAILURE();
  } catch (const Error& error) {
    EXPECT_LT(error.full_text().size(), 300u) << "what was read last is anything";
    EXPECT_EQ(error.full_text().find('\x1b'), std::string::npos);
  }
}

TEST(JsonText, Encodings) {
  EXPECT_EQ(parsed("\xef\xbb\xbf[1]").at(0), 1);
  expect_error([] { (void)parsed("\xef\xbb\xbf[1,]"); }, {"(byte 6)"});
  expect_error([] { (void)parsed(std::string("\xff\xfe[\0]\0", 6)); }, {"a.json", "UTF-16", "UTF-8"});
  expect_error([] { (void)parsed(std::string("\xfe\xff\0[\0]", 6)); }, {"UTF-16"});
}

TEST(JsonText, ValuesAreShownShort) {
  EXPECT_EQ(shown_json(Json::parse("[[1, 2], 3]")), "a list of 2");
  EXPECT_EQ(shown_json(Json::parse("{\"a\": 1}")), "an object of 1 field");
  EXPECT_EQ(shown_json(Json(1.5)), "\"1.5\"");
  EXPECT_LT(shown_json(Json(std::string(10'000, 'x'))).size(), 60u);
}

TEST(Text, WhatTerminalsObeyIsEscaped) {
  EXPECT_EQ(escaped("a\x1b[31m\nb\xc2\x9b\xff\x7f\xc3\xa9"), "a\\x1b[31m\\x0ab\\xc2\\x9b\\xff\\x7f\xc3\xa9");
  EXPECT_EQ(escaped(std::string(100, 'x')).size(), 100u);
  EXPECT_EQ(escaped("\xc0\xaf\xed\xa0\x80"), "\\xc0\\xaf\\xed\\xa0\\x80") << "overlong forms and surrogates are no UTF-8";
}

TEST(Text, IsUtf8) {
  for (const char* text : {"", "plain\n\x1b", "caf\xc3\xa9", "\xc2\x85", "\xe2\x88\x92", "\xf0\x9f\x98\x80"})
    EXPECT_TRUE(is_utf8(text)) << text;
  for (const char* text : {"caf\xe9", "\xc3", "\xc0\xaf", "\xed\xa0\x80", "\xf5\x80\x80\x80", "\xe2\x88"})
    EXPECT_FALSE(is_utf8(text)) << escaped(text);
}

}  // namespace
}  // namespace ws::io::test
