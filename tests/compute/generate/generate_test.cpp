// Kinds, options and commands: what is made and what is refused.
// SPDX-License-Identifier: MIT
#include "compute/generate/generate.h"

#include "compute/core/run/error.h"

#include <gtest/gtest.h>

#include <cmath>
#include <initializer_list>
#include <random>
#include <set>

namespace ws::generate {
namespace {

template <class Action>
void expect_refused(const Action& action, std::initializer_list<std::string_view> words) {
  try {
    action();
    ADD_FAILURE() << "no error; expected one with \"" << *words.begin() << "\"";
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), ErrorKind::invalid_argument);
    for (const std::string_view word : words)
      EXPECT_NE(error.full_text().find(word), std::string::npos) << word << " in: " << error.full_text();
  }
}

TEST(Generate, EveryKindMakesSmallSets) {
  for (const Kind& kind : kinds()) {
    if (kind.product != InputKind::points) continue;
    for (const std::int64_t count : {0, 1, 2, 31, 1000}) {
      const Generated data = generate(kind.name, {.count = count});
      EXPECT_EQ(data.points.size(), static_cast<std::size_t>(count) + (kind.name == "wheel")) << kind.name;
      EXPECT_FALSE(kind.help.empty());
    }
  }
}

TEST(Generate, DimensionsAsTheKindsAllow) {
  for (const char* kind : {"segment", "uniform", "normal", "clusters", "lattice", "duplicates", "constant"})
    for (std::int64_t dimension = 1; dimension <= 16; ++dimension)
      EXPECT_EQ(generate(kind, {.count = 10, .dimension = dimension}).points.dimension(), static_cast<std::size_t>(dimension));
  for (const char* kind : {"spiral", "rings"}) {
    EXPECT_EQ(generate(kind, {.count = 10}).points.dimension(), 2u);
    EXPECT_EQ(generate(kind, {.count = 10, .dimension = 3}).points.dimension(), 3u);
    expect_refused([&] { (void)generate(kind, {.count = 10, .dimension = 4}); }, {kind, "4 dimensions", "2 to 3"});
  }
  EXPECT_EQ(generate("trefoil", {.count = 10}).points.dimension(), 3u);
}

TEST(Generate, CurvesHaveTruth) {
  const std::set<std::string> curves{"spiral", "segment", "circle", "trefoil", "rings"};
  for (const Kind& kind : kinds()) {
    if (kind.product != InputKind::points) continue;
    const Generated data = generate(kind.name, {.count = 10});
    EXPECT_EQ(data.truth.has_value(), curves.contains(kind.name)) << kind.name;
    EXPECT_EQ(data.truth ? data.truth->dimension : data.points.dimension(), data.points.dimension());
  }
  EXPECT_EQ(generate("segment", {.count = 1, .dimension = 5}).truth->vertex_count(), 2u);
  EXPECT_EQ(generate("rings", {.count = 1}).truth->closed_count(), 3u);
  EXPECT_EQ(generate("rings", {.count = 1, .dimension = 3}).truth->closed_count(), 2u);
  EXPECT_EQ(generate("spiral", {.count = 1}).truth->closed_count(), 0u);
}

TEST(Generate, RefusesWhatItWouldIgnore) {
  expect_refused([] { (void)generate("circel", {}); }, {"no generator \"circel\"", "circle", "uniform27"});
  expect_refused([] { (void)generate(std::string(5000, 'c'), {}); }, {"no generator \"" + std::string(40, 'c') + "…\""});
  expect_refused([] { (void)generate("circle", {.turns = 3}); }, {"circle takes no --turns", "--noise, --radius"});
  expect_refused([] { (void)generate("wheel", {.noise = 0.1}); }, {"wheel takes no --noise"});
  expect_refused([] { (void)generate("circle", {.count = -1}); }, {"count"});
  expect_refused([] { (void)generate("circle", {.noise = -0.1}); }, {"noise"});
  expect_refused([] { (void)generate("circle", {.noise = std::nan("")}); }, {"noise"});
  expect_refused([] { (void)generate("uniform", {.dimension = 17}); }, {"dimension"});
}

TEST(Generate, AsksForMemoryBeforeItBegins) {
  for (const Kind& kind : kinds()) {
    Options options;
    if (kind.reads("count")) options.count = 1'000'000;
    if (kind.reads("width")) options.width = options.height = 2000;
    if (kind.reads("triangles")) options.triangles = 1'000'000;
    try {
      (void)generate(kind.name, options, {}, 1'000'000);
      ADD_FAILURE() << kind.name << " was made";
    } catch (const Error& error) {
      EXPECT_EQ(error.kind(), ErrorKind::out_of_memory) << kind.name;
      EXPECT_NE(std::string(error.what()).find("the limit is 1000000"), std::string::npos) << error.full_text();
    }
  }
  EXPECT_EQ(generate("uniform", {.count = 1000}, {}, 16'000).points.size(), 1000u);
  EXPECT_THROW((void)generate("uniform", {.count = 1000}, {}, 15'999), Error);
}

TEST(Generate, CommandsAsSamplesWriteThem) {
  const auto [kind, options] = parse_command("  rings --count 20000 --noise=0.05 --seed 1 ");
  EXPECT_EQ(kind, "rings");
  EXPECT_EQ(options.count, 20'000);
  EXPECT_EQ(options.noise, 0.05);
  EXPECT_EQ(options.seed, 1);
  EXPECT_EQ(options.dimension, 0);
}

TEST(Generate, WrongCommands) {
  expect_refused([] { (void)parse_command(""); }, {"no generator named"});
  expect_refused([] { (void)parse_command("ring"); }, {"no generator \"ring\"", "rings"});
  expect_refused([] { (void)parse_command("rings --size 3"); }, {"rings takes no --size"});
  expect_refused([] { (void)parse_command("rings --height-of 3"); }, {"unknown flag --height-of"});
  expect_refused([] { (void)parse_command("rings 3"); }, {"unknown flag 3"});
  expect_refused([] { (void)parse_command("rings --turns 4"); }, {"rings takes no --turns"});
  expect_refused([] { (void)parse_command("rings --count"); }, {"--count takes"});
  expect_refused([] { (void)parse_command("rings --count many"); }, {"--count", "many"});
  expect_refused([] { (void)parse_command("rings --noise -1"); }, {"--noise"});
}

TEST(Generate, Uniform27IsWhatItsDefinitionSays) {
  constexpr std::int64_t count = 1000, seed = 3;
  std::mt19937_64 generator(seed);
  std::uniform_int_distribution<std::int64_t> distribution(0, std::int64_t{1} << 27);
  std::set<std::pair<std::int64_t, std::int64_t>> expected;
  for (std::int64_t i = 0; i < count; ++i) {
    const std::int64_t y = distribution(generator), x = distribution(generator);
    expected.insert({x, y});
  }
  const PointSet points = generate("uniform27", {.count = count, .seed = seed}).points;
  ASSERT_EQ(points.size(), expected.size());
  std::size_t i = 0;
  for (const auto& [x, y] : expected) {
    EXPECT_EQ(points.at(i, 0), static_cast<double>(x));
    EXPECT_EQ(points.at(i++, 1), static_cast<double>(y));
  }
}

TEST(Generate, RegularAndDegenerateSets) {
  const PointSet wheel = generate("wheel", {.count = 7}).points;
  for (std::size_t i = 0; i < 7; ++i) EXPECT_NEAR(std::hypot(wheel.at(i, 0), wheel.at(i, 1)), 1, 1e-15);
  EXPECT_EQ(wheel.at(7, 0), 0);
  EXPECT_EQ(wheel.at(7, 1), 0);

  const PointSet lattice = generate("lattice", {.count = 27, .dimension = 3, .radius = 0.5}).points;
  EXPECT_EQ(lattice.at(0, 0), 0);
  EXPECT_EQ(lattice.at(26, 0), 1);
  EXPECT_EQ(lattice.at(1, 2), 0.5);

  const PointSet constant = generate("constant", {.count = 5}).points;
  for (std::size_t i = 0; i < 5; ++i) EXPECT_EQ(constant.at(i, 1), 1);

  std::set<double> distinct;
  const PointSet duplicates = generate("duplicates", {.count = 1000}).points;
  for (std::size_t i = 0; i < duplicates.size(); ++i) distinct.insert(duplicates.at(i, 0));
  EXPECT_LE(distinct.size(), 100u);
  EXPECT_GT(distinct.size(), 90u);
}

}  // namespace
}  // namespace ws::generate
