// The bytes that each kind gives for a seed: published data must not change.
// SPDX-License-Identifier: MIT
#include "compute/generate/generate.h"
#include "compute/generate/random.h"
#include "compute/io/files.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace ws::generate {
namespace {

std::string hash_of(const Generated& data) {
  std::string bytes;
  const auto append = [&](const double* values, std::size_t count) {
    bytes.append(reinterpret_cast<const char*>(values), count * sizeof(double));
  };
  for (std::size_t k = 0; k < data.points.dimension(); ++k) append(data.points.column(k).data(), data.points.size());
  if (data.image) {
    bytes = std::to_string(data.image->width()) + "x" + std::to_string(data.image->height()) + "x" +
            std::to_string(data.image->channels()) + " ";
    bytes.append(reinterpret_cast<const char*>(data.image->bytes().data()), data.image->bytes().size());
  }
  if (data.mesh) {
    const auto append_all = [&](const auto& values) {
      bytes.append(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(values[0]));
    };
    append_all(data.mesh->positions);
    append_all(data.mesh->triangles);
  }
  for (const auto* set : {&data.vectors, &data.queries})
    for (std::size_t i = 0; *set && i < (*set)->size(); ++i)
      bytes.append(reinterpret_cast<const char*>((*set)->row_bytes(i)), (*set)->dimension() * bytes_of((*set)->type()));
  if (data.truth)
    for (const Polyline& line : data.truth->lines) append(line.coordinates.data(), line.coordinates.size());
  return io::sha256_hex(bytes).substr(0, 16);
}

struct Golden {
  const char* command;
  const char* hash;
};

const Golden goldens[] = {
    {"spiral --count 1000 --noise 4.17 --seed 1", "07fc97d80d4efeae"},
    {"spiral --count 1000 --dimension 3 --noise 4.17 --turns 2.5", "b6e8456fe7e80369"},
    {"segment --count 1000 --dimension 4 --noise 2.17 --length 50", "f988fdcb84da2d39"},
    {"circle --count 1000 --noise 0.1", "df36da6b69a76fed"},
    {"trefoil --count 1000 --noise 0.05 --radius 2", "df77ac388475dff9"},
    {"rings --count 1000 --noise 0.05", "24ae6685de1eb828"},
    {"rings --count 1000 --dimension 3", "78c22f439c541f41"},
    {"uniform --count 1000 --dimension 5", "83dbcfba461782e6"},
    {"normal --count 1000 --dimension 3", "0d6ea919a0f406ef"},
    {"disc --count 1000", "13655ee50854a85f"},
    {"clusters --count 1000", "414af54ff2a4a960"},
    {"lattice --count 1000 --dimension 3 --noise 0.1", "eec9953a738ff8ac"},
    {"circle-points --count 100", "0e29b5450ac1ac9c"},
    {"wheel --count 100", "f902265ddc1e2167"},
    {"duplicates --count 1000", "4c959bb181b7cdea"},
    {"constant --count 10", "44a2420d6f45ff85"},
    {"uniform27 --count 1000 --seed 7", "5a4bd06e5b086392"},
    {"photo-like --width 150 --height 100", "bb61b193ca81678d"},
    {"photo-like --width 61 --height 97 --seed 5 --type float32", "7ff7c10cb499bd7a"},
    {"zone-plate --width 101 --height 64", "23a0a627d2250b5d"},
    {"zone-plate --width 64 --height 64 --type float32", "ae39e608cc7e6294"},
    {"impulse --width 9 --height 8", "422599156b386ab7"},
    {"step --width 9 --height 8", "4cdc7025a421f6ed"},
    {"checkerboard --width 50 --height 30 --cell 7", "560af0da7b2a1390"},
    {"noise --width 40 --height 30 --channels 3 --seed 3", "53fd3b21e315ce00"},
    {"noise --width 40 --height 30 --type float32", "f82c58b51dc8f29b"},
    {"terrain --triangles 5000 --seed 2", "fe80c74d2263839d"},
    {"soup --triangles 5000 --size 0.1", "3a38db80a2c9512a"},
    {"spheres --triangles 5000", "548f411fb17d2601"},
    {"boxes --triangles 5000", "ac05fbe5e7eebee6"},
    {"city --triangles 5000 --seed 3", "b0af8fe3c28d891a"},
    {"sheet --triangles 5000", "ec101e84bc707fd8"},
    {"torus-knot --triangles 5000", "979ce422d26b6216"},
    {"bunny-like --triangles 5000", "ce11a0014e9d4ed4"},
    {"knots --triangles 5000 --seed 2", "bfb3bdaf31f70e2d"},
    {"sponge --triangles 2000", "23b71356efb02b50"},
    {"sift-like --count 300 --queries 20", "022fbaf82c48d9ee"},
    {"uniform-vectors --count 300 --dimension 7 --queries 20", "bed4a39419087cb3"},
    {"gauss --count 300 --dimension 5", "2887352d566bdc3a"},
    {"cluster-vectors --count 300 --dimension 16 --queries 10", "ea245e35ff675398"},
    {"copied-queries --count 300 --dimension 8 --queries 30", "c8facd9555c1120b"},
};

TEST(Golden, EachKindGivesTheSameBytes) {
  for (const auto& [command, hash] : goldens) {
    const auto [kind, options] = parse_command(command);
    EXPECT_EQ(hash_of(generate(kind, options)), hash) << command;
  }
}

TEST(Golden, EveryKindHasOne) {
  std::set<std::string> covered;
  for (const auto& golden : goldens) covered.insert(parse_command(golden.command).first);
  for (const Kind& kind : kinds()) EXPECT_TRUE(covered.contains(kind.name)) << kind.name;
}

TEST(Golden, SeedsDiffer) {
  EXPECT_NE(hash_of(generate("uniform", {.count = 100, .seed = 1})), hash_of(generate("uniform", {.count = 100, .seed = 2})));
}

#ifdef __GLIBCXX__
TEST(Golden, IntegersAreThoseOfTheStandardLibrary) {
  for (const std::int64_t last : {std::int64_t{1} << 27, std::int64_t{7}, std::int64_t{0}, std::int64_t{3} << 60}) {
    std::mt19937_64 generator(5);
    Random random(5);
    std::uniform_int_distribution<std::int64_t> distribution(0, last);
    for (int i = 0; i < 1000; ++i)
      ASSERT_EQ(random.integer(static_cast<std::uint64_t>(last)), static_cast<std::uint64_t>(distribution(generator)));
  }
}
#endif

}  // namespace
}  // namespace ws::generate
