// What comes through the pipe from a reading process is believed only where it agrees with itself.
// SPDX-License-Identifier: MIT
#include "compute/io/meshes/foreign/mesh_messages.h"
#include "io_test_support.h"

#include <cstring>

namespace ws::io::test {
namespace {

/// What `send(sender)` writes; less than a pipe holds.
template <class Send>
std::string sent(const Send& send) {
  int ends[2];
  EXPECT_EQ(::pipe(ends), 0);
  send(MeshSender(ends[1]));
  ::close(ends[1]);
  std::string bytes(1u << 16, '\0');
  const ssize_t got = ::read(ends[0], bytes.data(), bytes.size());
  ::close(ends[0]);
  bytes.resize(static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
  return bytes;
}

RawMesh received(std::string_view bytes, std::size_t memory_limit = std::size_t{1} << 30) {
  int ends[2];
  EXPECT_EQ(::pipe(ends), 0);
  EXPECT_EQ(::write(ends[1], bytes.data(), bytes.size()), static_cast<ssize_t>(bytes.size()));
  ::close(ends[1]);
  struct Closer {
    int descriptor;
    ~Closer() { ::close(descriptor); }
  } closer{ends[0]};
  ReadOptions options;
  options.memory_limit_bytes = memory_limit;
  return receive_mesh(ends[0], FileSource("a.dae", {}, options));
}

RawMesh two_parts() {
  RawMesh mesh;
  for (const double x : {0.0, 1.0, 0.1, 1e-9}) mesh.add_position({x, 0, 2 * x});
  mesh.begin_part("first");
  mesh.add_triangle(0, 1, 2);
  mesh.begin_part("");
  mesh.corners.insert(mesh.corners.end(), {3, 2, 1, 0});
  mesh.sizes.push_back(4);
  return mesh;
}

std::string sent_mesh(const RawMesh& mesh) {
  return sent([&](const MeshSender& sender) { sender.mesh(mesh); });
}

/// Of the message's start: the mark, the version, the kind, each four bytes, and six counts of eight.
constexpr std::size_t counts_at = 12, count_bytes = 8, first_values_at = counts_at + 6 * count_bytes;

void refuse(const std::string& bytes) {
  expect_error([&] { static_cast<void>(received(bytes)); }, {"a.dae", "sent something wrong"});
}

TEST(MeshMessages, AMeshArrivesAsItWas) {
  const RawMesh mesh = two_parts();
  std::string bytes = sent([](const MeshSender& sender) {
    sender.progress(0.5);
    sender.needs(100);
  });
  const RawMesh back = received(bytes + sent_mesh(mesh));
  EXPECT_EQ(back.positions, mesh.positions);
  EXPECT_EQ(back.exact, mesh.exact);
  EXPECT_FALSE(back.exact.empty());
  EXPECT_EQ(back.corners, mesh.corners);
  EXPECT_EQ(back.sizes, mesh.sizes);
  ASSERT_EQ(back.parts.size(), 2u);
  EXPECT_EQ(back.parts[0].name, "first");
  EXPECT_EQ(back.parts[1].first_polygon, 1u);
  EXPECT_TRUE(received(sent_mesh({})).positions.empty());
  RawMesh triangles;
  for (const double x : {0.0, 1.0, 2.0}) triangles.add_position({x, 0, 0});
  triangles.begin_part("all");
  triangles.add_triangle(0, 1, 2);
  triangles.begin_part("none");  // whose points and lines are no polygons
  const RawMesh arrived = received(sent_mesh(triangles));
  EXPECT_EQ(arrived.sizes, triangles.sizes);
  EXPECT_EQ(arrived.parts.size(), 2u);
}

TEST(MeshMessages, AnErrorArrivesWithItsHint) {
  const std::string bytes = sent([](const MeshSender& sender) {
    sender.failure({ErrorKind::io, "a.dae: bad", "try another"});
  });
  expect_error([&] { static_cast<void>(received(bytes)); }, {"a.dae: bad (try another)"});
}

TEST(MeshMessages, WhatEndsEarlyIsNoMesh) {
  const std::string bytes = sent_mesh(two_parts());
  for (std::size_t size = 0; size < bytes.size(); ++size)
    EXPECT_THROW(static_cast<void>(received(bytes.substr(0, size))), PipeEnded);
}

TEST(MeshMessages, WhatDoesNotAgreeIsRefused) {
  for (const std::size_t at : {0, 4, 8}) {  // the mark, the version, the kind
    std::string bytes = sent_mesh(two_parts());
    bytes[at] = 77;
    refuse(bytes);
  }
  RawMesh mesh = two_parts();
  mesh.corners[2] = 4;  // of four vertices
  refuse(sent_mesh(mesh));
  mesh = two_parts();
  mesh.sizes = {3, 3};
  refuse(sent_mesh(mesh));
  mesh.sizes = {2, 5};
  refuse(sent_mesh(mesh));
  mesh = two_parts();
  mesh.exact.pop_back();
  refuse(sent_mesh(mesh));
  mesh = two_parts();
  mesh.parts[1].first_polygon = 3;
  refuse(sent_mesh(mesh));
  mesh.parts[0].first_polygon = 2, mesh.parts[1].first_polygon = 1;
  refuse(sent_mesh(mesh));
}

TEST(MeshMessages, CountsAreBelievedWithinTheMemoryLimitAlone) {
  const std::string bytes = sent_mesh(two_parts());
  for (std::size_t i = 0; i < 6; ++i) {
    std::string lie = bytes;
    const std::uint64_t count = 0xffffffffffffff;
    std::memcpy(lie.data() + counts_at + i * count_bytes, &count, count_bytes);
    EXPECT_ANY_THROW(static_cast<void>(received(lie))) << i;
  }
  std::string lie = bytes;
  const std::uint64_t corner_count = std::uint64_t{1} << 40;
  std::memcpy(lie.data() + counts_at + 2 * count_bytes, &corner_count, count_bytes);
  expect_error([&] { static_cast<void>(received(lie)); }, {"a.dae", "the limit is 1073741824"}, ErrorKind::out_of_memory);
  const std::string needy = sent([](const MeshSender& sender) { sender.needs(2e6); });
  expect_error([&] { static_cast<void>(received(needy, 1'000'000)); }, {"a.dae", "the limit is 1000000"},
               ErrorKind::out_of_memory);
}

TEST(MeshMessages, DamageIsRefusedOrReadButNeverCrashes) {
  const std::string bytes = sent_mesh(two_parts());
  for (std::size_t at = 0; at < bytes.size(); ++at)
    for (const char value : {'\0', '\x01', '\x7f', '\xff'}) {
      std::string damaged = bytes;
      damaged[at] = value;
      try {
        const RawMesh mesh = received(damaged);
        for (const std::uint32_t corner : mesh.corners) EXPECT_LT(corner, mesh.positions.size());
      } catch (const Error&) {
      } catch (const PipeEnded&) {
      }
    }
}

}  // namespace
}  // namespace ws::io::test
