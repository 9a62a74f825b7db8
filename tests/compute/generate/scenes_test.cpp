// Scenes of triangles: their number, their outside, that nothing is flat, doubled or unused, and that files keep them.
// SPDX-License-Identifier: MIT
#include "compute/core/run/error.h"
#include "compute/generate/generate.h"
#include "compute/io/meshes/meshes.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <bit>
#include <cmath>
#include <filesystem>
#include <set>

namespace ws::generate {
namespace {

const std::vector<std::string> scene_names{"terrain", "soup",       "spheres",    "boxes", "city",
                                           "sheet",   "torus-knot", "bunny-like", "knots", "sponge"};

Mesh made(const std::string& kind, std::int64_t triangles) { return std::move(*generate(kind, {.triangles = triangles}).mesh); }

double volume_of(const Mesh& mesh) {
  double sum = 0;
  for (const auto& t : mesh.triangles) {
    const auto &a = mesh.positions[t[0]], &b = mesh.positions[t[1]], &c = mesh.positions[t[2]];
    sum += double(a[0]) * (double(b[1]) * c[2] - double(b[2]) * c[1]) +
           double(a[1]) * (double(b[2]) * c[0] - double(b[0]) * c[2]) +
           double(a[2]) * (double(b[0]) * c[1] - double(b[1]) * c[0]);
  }
  return sum / 6;
}

TEST(Scenes, HaveAboutAsManyTrianglesAsWanted) {
  for (const std::string& kind : scene_names) {
    EXPECT_GE(made(kind, 1).triangle_count(), 1u) << kind;
    if (kind == "sponge") continue;  // has few sizes
    for (const double wanted : {1'000.0, 30'000.0, 200'000.0}) {
      const auto count = static_cast<double>(made(kind, static_cast<std::int64_t>(wanted)).triangle_count());
      EXPECT_NEAR(count, wanted, kind == "spheres" ? 320 : 2 * std::sqrt(wanted) + 0.04 * wanted) << kind;
    }
  }
  EXPECT_EQ(made("soup", 777).triangle_count(), 777u);
  for (const std::int64_t count : {12, 144, 2112, 36096, 672768})
    EXPECT_EQ(made("sponge", count + count / 2).triangle_count(), static_cast<std::size_t>(count));
}

TEST(Scenes, EveryKindIsAmongThem) {
  std::size_t count = 0;
  for (const Kind& kind : kinds()) {
    if (kind.product != InputKind::mesh) continue;
    EXPECT_NE(std::find(scene_names.begin(), scene_names.end(), kind.name), scene_names.end()) << kind.name;
    EXPECT_TRUE(kind.reads("triangles"));
    ++count;
  }
  EXPECT_EQ(count, scene_names.size());
}

TEST(Scenes, AreCleanAndFilesKeepThem) {
  const auto folder = std::filesystem::temp_directory_path() / ("ws-scenes-" + std::to_string(getpid()));
  std::filesystem::create_directories(folder);
  for (const std::string& kind : scene_names) {
    for (const std::int64_t triangles : {1, 20, 50'000}) {
      const Mesh mesh = made(kind, triangles);
      for (const auto& p : mesh.positions) {
        for (const float x : p) {
          ASSERT_TRUE(std::isfinite(x)) << kind;
          ASSERT_NE(std::bit_cast<std::uint32_t>(x), 0x80000000u) << kind;
        }
      }
      io::write_mesh(folder / "a.ply", mesh);
      const io::MeshFile file = io::read_mesh(folder / "a.ply");
      EXPECT_EQ(file.mesh.positions, mesh.positions) << kind << ": doubled or unused vertices";
      EXPECT_EQ(file.mesh.triangles, mesh.triangles) << kind;
      EXPECT_TRUE(file.warnings.empty()) << kind << ": " << file.warnings[0];
    }
  }
  std::filesystem::remove_all(folder);
}

TEST(Scenes, BodiesAreClosedAndTheirOutsideIsOutside) {
  EXPECT_NEAR(volume_of(made("boxes", 30'000)), 1 / 1.6, 0.05);
  EXPECT_GT(volume_of(made("city", 30'000)), 0);
  EXPECT_GT(volume_of(made("spheres", 30'000)), 0);
  EXPECT_NEAR(volume_of(made("sponge", 40'000)), std::pow(20.0 / 27, 3), 1e-3);
  EXPECT_GT(volume_of(made("bunny-like", 30'000)), 4);
  EXPECT_NEAR(volume_of(made("knots", 600'000)), 12 * volume_of(made("torus-knot", 50'000)), 0.1);
  // The tube's section times its length, which is 31.9 or so.
  EXPECT_NEAR(volume_of(made("torus-knot", 200'000)), 3.14159 * 0.45 * 0.45 * 31.9, 0.4);
  for (const char* kind : {"boxes", "spheres", "torus-knot", "bunny-like", "knots", "sponge"}) {
    std::multiset<std::pair<std::uint32_t, std::uint32_t>> open;
    for (const auto& t : made(kind, 3'000).triangles) {
      for (std::size_t e = 0; e < 3; ++e) {
        const std::uint32_t from = t[e], to = t[(e + 1) % 3];
        if (const auto other = open.find({to, from}); other != open.end())
          open.erase(other);
        else
          open.insert({from, to});
      }
    }
    EXPECT_TRUE(open.empty()) << kind;
  }
}

TEST(Scenes, AreWhatTheyAreFor) {
  for (const auto& p : made("sheet", 1'000).positions) EXPECT_EQ(p[2], 0);
  float low = 1, high = 0;
  for (const auto& p : made("terrain", 10'000).positions) low = std::min(low, p[2]), high = std::max(high, p[2]);
  EXPECT_GT(high - low, 0.1f);
  const Mesh city = made("city", 5'000);
  for (const auto& t : city.triangles) {  // parallel to an axis
    int same = 0;
    for (std::size_t k = 0; k < 3; ++k)
      same += city.positions[t[0]][k] == city.positions[t[1]][k] && city.positions[t[0]][k] == city.positions[t[2]][k];
    ASSERT_EQ(same, 1);
  }
  std::set<std::set<std::uint32_t>> faces;
  std::size_t doubled = 0;
  for (const auto& t : made("boxes", 12'000).triangles) doubled += !faces.insert({t[0], t[1], t[2]}).second;
  EXPECT_GT(doubled, 100u) << "faces of neighbours coincide";
}

TEST(Scenes, SeedsAndSizesChangeThem) {
  for (const Kind& kind : kinds()) {
    if (kind.product != InputKind::mesh || !kind.reads("seed")) continue;
    EXPECT_NE(generate(kind.name, {.seed = 1, .triangles = 500}).mesh->positions,
              generate(kind.name, {.seed = 2, .triangles = 500}).mesh->positions)
        << kind.name;
  }
  const auto largest_edge = [](double size) {
    const Mesh mesh = std::move(*generate("soup", {.triangles = 2'000, .size = size}).mesh);
    double largest = 0;
    for (const auto& t : mesh.triangles)
      for (std::size_t k = 0; k < 3; ++k)
        largest = std::max(largest, std::abs(double(mesh.positions[t[0]][k]) - mesh.positions[t[1]][k]));
    return largest;
  };
  EXPECT_NEAR(largest_edge(0.5), 0.5, 0.02);
  EXPECT_NEAR(largest_edge(1e-4), 1e-4, 1e-5);
}

TEST(Scenes, RefuseWhatTheyCannotDoAndStop) {
  EXPECT_THROW((void)generate("soup", {.triangles = 0}), Error);
  EXPECT_THROW((void)generate("soup", {.triangles = 2'000'000'000}), Error);
  EXPECT_THROW((void)generate("sheet", {.seed = 5}), Error);
  std::stop_source stop;
  stop.request_stop();
  for (const std::string& kind : scene_names)
    EXPECT_THROW((void)generate(kind, {.triangles = 1'000}, stop.get_token()), Cancelled) << kind;
}

}  // namespace
}  // namespace ws::generate
