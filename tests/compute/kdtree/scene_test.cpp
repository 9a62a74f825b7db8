// Scenes that lie far from 0, have no triangles, or keep those without area.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/scene.h"
#include "compute/core/run/error.h"
#include "compute/io/meshes/meshes.h"
#include "compute/kdtree/inspect/validate.h"
#include "compute/kdtree/tree_file.h"
#include "tests/compute/io/io_test_support.h"
#include "tests/compute/kdtree/shown.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace ws::kdtree {
namespace {

using io::test::TemporaryFolder;
using testing::hash_of;
using testing::knot;
using testing::run;
using testing::Shown;
using testing::view_of;

constexpr std::array<double, 3> far_off{1e7, -2e6, 0};

std::shared_ptr<const Mesh> moved(const Mesh& mesh, const std::array<double, 3>& origin) {
  auto copy = std::make_shared<Mesh>(mesh);
  copy->origin = origin;
  return copy;
}

/// As obj, with a decimal for each coordinate, all moved along x.
std::string obj_of(const Mesh& mesh, double offset) {
  std::string text;
  for (const auto& p : mesh.positions) text += fmt::format("v {:.7f} {} {}\n", offset + double(p[0]), p[1], p[2]);
  for (const auto& t : mesh.triangles) text += fmt::format("f {} {} {}\n", t[0] + 1, t[1] + 1, t[2] + 1);
  return text;
}

TEST(KdtreeScene, ItsTreeDoesNotDependOnWhereItLies) {
  const TemporaryFolder folder;
  const auto mesh_at = [&](double offset) {
    return std::make_shared<const Mesh>(io::read_mesh(folder.write("a.obj", obj_of(*knot(800), offset))).mesh);
  };
  const auto near = mesh_at(0);
  const std::string hash = hash_of(*run(near));
  for (const double offset : {1e6, -3e7}) {
    const auto mesh = mesh_at(offset);
    ASSERT_EQ(mesh->triangle_count(), near->triangle_count());
    EXPECT_EQ(mesh->origin[0], offset);
    std::size_t other = 0;  // doubles have 30 bits for the seven decimals; a few round otherwise
    for (std::size_t v = 0; v < mesh->vertex_count(); ++v) other += mesh->positions[v] != near->positions[v];
    EXPECT_LT(other, mesh->vertex_count() / 20) << offset;
  }
  EXPECT_EQ(hash_of(*run(moved(*near, far_off))), hash) << "an origin is no part of the tree";
}

TEST(KdtreeScene, WordsAndPicturesCountFromTheFilesZero) {
  Shown near(run(knot(300))), shown(run(moved(*knot(300), far_off)));
  const auto picture = shown.picture(1, view_of({}));
  EXPECT_EQ(picture->origin, far_off);
  EXPECT_EQ(near.picture(1, view_of({}))->origin, (std::array<double, 3>{}));
  EXPECT_EQ(shown.picture(1, view_of({{"stage", "six-points"}}))->origin, (std::array<double, 3>{}));
  const Node root = shown.overview().tree->nodes[0];
  const std::string place = fmt::format("{:.12g}", far_off[static_cast<std::size_t>(root.axis())] + double(root.position()));
  EXPECT_NE(picture->info.title.find(place), std::string::npos) << picture->info.title << " has not " << place;
  EXPECT_NE(near.picture(1, view_of({}))->info.title.find(fmt::format("{:.5g}", root.position())), std::string::npos);
  EXPECT_NE(shown.plots(1).at(0).title.find(place), std::string::npos) << shown.plots(1).at(0).title;
  // The ray of a view has a place of the file, and meets what it meets near 0.
  const auto seen = [](Shown& s, const char* ray) { return s.picture(s.last(), view_of({{"ray", ray}, {"shading", "flat"}})); };
  const auto here = seen(near, "0,0,9,0.01,0.02,-1"), there = seen(shown, "10000000,-2000000,9,0.01,0.02,-1");
  ASSERT_TRUE(here->drawn->log && there->drawn->log);
  EXPECT_EQ(there->ray_summary, here->ray_summary);
  EXPECT_EQ(there->drawn->log->hit.t, here->drawn->log->hit.t);
}

TEST(KdtreeScene, PlacesOfAViewAreTheFiles) {
  ViewParameters view;
  view.eye = {1e7 + 0.5, 1, 2};
  view.ray = {1e7, -2e6, 3, 4, 5, 6};
  const ViewParameters counted = counted_from(far_off, view);
  EXPECT_EQ(counted.eye, (Numbers{0.5, 2e6 + 1, 2}));
  EXPECT_EQ(counted.ray, (Numbers{0, 0, 3, 4, 5, 6}));
  EXPECT_TRUE(counted.look_at.empty());
  EXPECT_EQ(tell_place({}, 0, 0.123456f), "0.12346");
  EXPECT_EQ(tell_place(far_off, 0, 0.25f), "10000000.25");
  EXPECT_EQ(tell_place(far_off, 2, 0.123456f, 4), "0.1235");
}

TEST(KdtreeScene, ATreeIsOfOneOrigin) {
  const TemporaryFolder folder;
  RunContext context;
  const auto mesh = moved(*knot(300), far_off);
  run(mesh)->write("tree", folder / "tree.kdt", context);
  const StoredTree stored = read_tree(folder / "tree.kdt");
  EXPECT_EQ(stored.origin, far_off);
  EXPECT_EQ(take_stored_tree(mesh, {}, stored, context)->size.nodes, stored.tree.nodes.size());
  try {
    (void)take_stored_tree(knot(300), {}, stored, context);
    FAIL() << "a tree of another place";
  } catch (const Error& error) {
    EXPECT_NE(error.full_text().find("count from (10000000, -2000000, 0)"), std::string::npos) << error.full_text();
    EXPECT_NE(error.hint().find("--keep-degenerate"), std::string::npos) << error.hint();
    EXPECT_EQ(error.hint().find("axis"), std::string::npos) << "which axis is up changes no tree";
  }
}

TEST(KdtreeScene, WithoutTrianglesItIsOneEmptyLeaf) {
  const TemporaryFolder folder;
  for (const char* pipeline : {"level", "reference", "sweep", "presorted"}) {
    RunContext context;
    const auto result = run(std::make_shared<const Mesh>(), {{"pipeline", pipeline}, {"compare", "spatial-median"}}, context);
    EXPECT_EQ(result->built()->size.nodes, 1u) << pipeline;
    const auto tree = result->host_tree(context);
    EXPECT_TRUE(tree->nodes.at(0).is_leaf());
    EXPECT_EQ(tree->nodes[0].count(), 0u);
    for (const char* extension : {"kdt", "json", "graphml", "ply", "vtp", "glb"})
      EXPECT_NO_THROW(result->write("tree", folder / (std::string("tree.") + extension), context)) << extension;
    EXPECT_TRUE(read_tree(folder / "tree.kdt").tree == *tree);
    Shown shown(result);
    for (const char* stage : {"scene", "pipeline", "rules", "six-points"})
      for (std::size_t step = 0; step < shown.step_count(); ++step)
        EXPECT_NO_THROW((void)shown.frame(step, view_of({{"stage", stage}}))) << stage << ", step " << step;
    EXPECT_NO_THROW((void)shown.plots(1));
    EXPECT_FALSE(result->summary(context).empty());
  }
}

TEST(KdtreeScene, AnEmptyOneIsSaidToBeEmpty) {
  RunContext context;
  const Outcome outcome =
      experiment().run({{"scene", {std::make_shared<const Mesh>(), "empty", "", ""}}}, experiment().parameters(), context);
  ASSERT_EQ(context.metrics.warnings().size(), 1u);
  EXPECT_NE(context.metrics.warnings()[0].find("one empty leaf"), std::string::npos);
}

/// Of four triangles the first and the third have no area.
Mesh half_flat() {
  const TemporaryFolder folder;
  return io::read_mesh(folder.write("a.obj",
                                    "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 2 0 0\nv 0 0 1\no first\nf 1 2 4\nf 1 2 3\no second\nf 5 5 "
                                    "5\nf 1 2 5\n"))
      .mesh;
}

TEST(KdtreeScene, TrianglesWithoutAreaAreKeptWhereTheyStandInTheFile) {
  const Mesh dropped = half_flat();
  ASSERT_EQ(dropped.triangle_count(), 2u);
  const Mesh all = with_flat(dropped);
  ASSERT_EQ(all.triangle_count(), 4u);
  EXPECT_EQ(all.file_numbers, (std::vector<std::uint32_t>{0, 1, 2, 3}));
  EXPECT_EQ(all.dropped_flat, 0u);
  EXPECT_EQ(flat_count(dropped), 0u);
  EXPECT_EQ(flat_count(all), 2u);
  ASSERT_EQ(all.parts.size(), 2u);
  EXPECT_EQ(all.parts[1].first_triangle, 3u);
  const auto corner = [&](std::size_t triangle, std::size_t k) { return all.positions[all.triangles[triangle][k]]; };
  EXPECT_EQ(corner(0, 2), (std::array<float, 3>{2, 0, 0}));
  EXPECT_EQ(corner(2, 0), (std::array<float, 3>{0, 0, 1}));
  EXPECT_EQ(corner(1, 2), dropped.positions[dropped.triangles[0][2]]);
}

TEST(KdtreeScene, NothingButASegmentOrAPointIsALeaf) {
  for (const auto& end : {std::array<float, 3>{3, 0, 0}, {0, 0, 0}}) {
    auto mesh = std::make_shared<Mesh>();
    for (std::uint32_t i = 0; i < 3; ++i) mesh->flat.push_back({{{{0, 0, 0}, {0, 0, 0}, end}}, i});
    const auto result = run(mesh, {{"keep_degenerate", "true"}});
    EXPECT_EQ(result->built()->size.nodes, 1u);
    EXPECT_EQ(result->built()->size.references, 3u);
  }
}

TEST(KdtreeScene, TreesOverThemAreValidAndHitNothingMore) {
  const auto mesh = std::make_shared<const Mesh>(half_flat());
  std::string hash;
  for (const char* pipeline : {"level", "reference", "sweep", "presorted"}) {
    RunContext context;
    const auto kept = run(mesh, {{"keep_degenerate", "true"}, {"pipeline", pipeline}, {"k_t", "0"}, {"k_i", "1"}});
    EXPECT_EQ(kept->built()->triangles.size(), 4u);
    const auto tree = kept->host_tree(context);
    EXPECT_TRUE(validate(*tree, *kept->built()->triangles, kept->built()->rules, context.stop).empty()) << pipeline;
    if (hash.empty()) hash = hash_of(*kept);
    EXPECT_EQ(hash_of(*kept), hash) << pipeline;
    const auto tracer = kept->built()->host_tracer(context);
    EXPECT_EQ(tracer->nearest(Ray{{0.5f, 0, 5}, {0, 0, -1}}).triangle, 1u);
    EXPECT_FALSE(tracer->nearest(Ray{{1.5f, 0, 5}, {0, 0, -1}}).exists()) << "along the segment alone";
  }
  EXPECT_EQ(run(mesh)->built()->triangles.size(), 2u);
  RunContext context;
  (void)run(knot(300), {{"keep_degenerate", "true"}});
  ParameterSet parameters = experiment().parameters();
  parameters.set_text("keep_degenerate", "true");
  (void)experiment().run({{"scene", {knot(300), "knot", "", ""}}}, parameters, context);
  ASSERT_EQ(context.metrics.warnings().size(), 1u);
  EXPECT_NE(context.metrics.warnings()[0].find("has no effect"), std::string::npos);
}

}  // namespace
}  // namespace ws::kdtree
