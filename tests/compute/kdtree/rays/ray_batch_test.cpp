// Rays from a file: what each one hits by its number in the file, what is counted, what leaves as npy.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/rays/ray_batch.h"
#include "compute/core/run/error.h"
#include "compute/generate/generate.h"
#include "compute/io/points/points.h"
#include "compute/kdtree/experiment.h"
#include "compute/kdtree/result.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

namespace ws::kdtree {
namespace {

std::shared_ptr<const PointSet> random_rays(std::size_t count) {
  auto points = std::make_shared<PointSet>(6, count);
  std::mt19937 random(4);
  std::uniform_real_distribution<double> number(-1, 2);
  for (std::size_t k = 0; k < 6; ++k)
    for (double& x : points->column(k)) x = number(random);
  return points;
}

std::shared_ptr<const TreeResult> run(const std::shared_ptr<const Mesh>& mesh, const std::shared_ptr<const PointSet>& rays) {
  RunContext context;
  Inputs inputs{{"scene", {mesh, "scene", "", ""}}};
  if (rays) inputs["rays"] = {rays, "rays", "", ""};
  const Outcome outcome = experiment().run(inputs, experiment().parameters(), context);
  return std::dynamic_pointer_cast<const TreeResult>(outcome.result);
}

Value named(const std::vector<Property>& values, std::string_view name) {
  const auto found = std::find_if(values.begin(), values.end(), [&](const Property& p) { return p.name == name; });
  return found == values.end() ? Value("none") : found->value;
}

template <class T>
std::vector<T> values_in(const std::filesystem::path& path) {
  std::ostringstream all;
  all << std::ifstream(path, std::ios::binary).rdbuf();
  const std::string bytes = all.str();
  const std::size_t header = 10 + static_cast<unsigned char>(bytes[8]) + 256u * static_cast<unsigned char>(bytes[9]);
  std::vector<T> values((bytes.size() - header) / sizeof(T));
  std::copy_n(bytes.data() + header, values.size() * sizeof(T), reinterpret_cast<char*>(values.data()));
  return values;
}

TEST(RayBatch, HitsAreThoseOfALoopOverAllTriangles) {
  auto mesh = std::make_shared<Mesh>(std::move(*generate::generate("soup", {.triangles = 500, .size = 0.2}).mesh));
  for (std::uint32_t i = 0; i < mesh->triangle_count(); ++i) mesh->file_numbers.push_back(2 * i + 1);
  const auto points = random_rays(2'000);
  const auto result = run(mesh, points);
  const auto folder = std::filesystem::temp_directory_path() / ("ws-rays-" + std::to_string(getpid()));
  std::filesystem::create_directories(folder);
  RunContext context;
  result->write("t", folder / "t.npy", context);
  result->write("primitive", folder / "p.npy", context);
  const auto t = values_in<float>(folder / "t.npy");
  const auto primitive = values_in<std::int32_t>(folder / "p.npy");
  ASSERT_EQ(t.size(), 2'000u);
  ASSERT_EQ(primitive.size(), 2'000u);
  const auto rays = rays_of(*points);
  std::int64_t hits = 0;
  for (std::size_t i = 0; i < rays.size(); ++i) {
    const Hit expected = nearest_of_all(*result->built()->triangles, rays[i]);
    ASSERT_EQ(t[i], expected.t);
    ASSERT_EQ(primitive[i], expected.exists() ? static_cast<std::int32_t>(2 * expected.triangle + 1) : -1);
    hits += expected.exists();
  }
  const auto summary = result->summary(context);
  EXPECT_GT(hits, 100);
  EXPECT_EQ(named(summary, "ray_count"), Value(std::int64_t{2'000}));
  EXPECT_EQ(named(summary, "hit_count"), Value(hits));
  EXPECT_GT(std::get<double>(named(summary, "mean_node_visits")), 1);
  EXPECT_GT(std::get<double>(named(summary, "rays_per_second")), 0);
  std::filesystem::remove_all(folder);
}

TEST(RayBatch, DroppedRowsKeepTheirPlaces) {
  auto mesh = std::make_shared<Mesh>();
  mesh->positions = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
  mesh->triangles = {{0, 1, 2}};
  auto points = std::make_shared<PointSet>(6, 2);
  for (std::size_t i = 0; i < 2; ++i) {
    points->at(i, 0) = points->at(i, 1) = i == 0 ? 0.25 : 5;
    points->at(i, 2) = -1;
    points->at(i, 3) = points->at(i, 4) = 0;
    points->at(i, 5) = 1;
  }
  points->dropped_rows = {0, 2, 4, 5};
  const auto result = run(mesh, points);
  const auto folder = std::filesystem::temp_directory_path() / ("ws-rows-" + std::to_string(getpid()));
  std::filesystem::create_directories(folder);
  RunContext context;
  result->write("t", folder / "t.npy", context);
  result->write("primitive", folder / "p.npy", context);
  EXPECT_EQ(values_in<std::int32_t>(folder / "p.npy"), (std::vector<std::int32_t>{-2, 0, -2, -1, -2, -2}));
  const auto t = values_in<float>(folder / "t.npy");
  ASSERT_EQ(t.size(), 6u);
  for (const std::size_t row : {0u, 2u, 4u, 5u}) EXPECT_TRUE(std::isnan(t[row])) << row;
  EXPECT_EQ(t[1], 1);
  EXPECT_TRUE(std::isinf(t[3]));
  std::filesystem::remove_all(folder);
}

TEST(RayBatch, CountsFromTheScenesOrigin) {
  auto points = std::make_shared<PointSet>(6, 1);
  const double ray[] = {1e7 + 0.25, 0.5, -1, 0, 0, 1};
  for (std::size_t k = 0; k < 6; ++k) points->at(0, k) = ray[k];
  const Ray counted = rays_of(*points, {1e7, 0, -3}).at(0);
  EXPECT_EQ(counted.origin, (Vec3{0.25f, 0.5f, 2}));
  EXPECT_EQ(counted.direction, (Vec3{0, 0, 1}));
}

TEST(RayBatch, RefusesWhatIsNoRay) {
  auto mesh = std::make_shared<Mesh>(std::move(*generate::generate("soup", {.triangles = 20}).mesh));
  EXPECT_THROW((void)run(mesh, std::make_shared<PointSet>(3, 5)), Error);
  RunContext context;
  EXPECT_THROW(run(mesh, nullptr)->write("t", "/tmp/never.npy", context), Error);
  EXPECT_EQ(run(mesh, std::make_shared<PointSet>(6, 0))->built()->rays->hits.size(), 0u);
}

}  // namespace
}  // namespace ws::kdtree
