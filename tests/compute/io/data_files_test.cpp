// The table of data kinds: each is written, read again, digested and named in the same way.
// SPDX-License-Identifier: MIT
#include "compute/io/data_files.h"
#include "compute/core/run/error.h"
#include "compute/io/files.h"
#include "tests/compute/io/io_test_support.h"

#include <algorithm>

namespace ws::io {
namespace {

InputData sample_of(InputKind kind) {
  if (kind == InputKind::image) {
    Image image(4, 3, 1, PixelType::uint8);
    std::fill_n(image.bytes().data(), image.bytes().size(), std::byte{7});
    return std::make_shared<const Image>(std::move(image));
  }
  if (kind == InputKind::mesh) {
    Mesh mesh;
    mesh.positions = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
    mesh.triangles = {{0, 1, 2}};
    return std::make_shared<const Mesh>(std::move(mesh));
  }
  if (kind == InputKind::polylines) {
    PolylineSet set;
    set.dimension = 2;
    set.lines.push_back({{0, 0, 1, 0, 1, 1}, false});
    return std::make_shared<const PolylineSet>(std::move(set));
  }
  PointSet points(2, 6);
  for (std::size_t i = 0; i < 6; ++i)
    for (std::size_t k = 0; k < 2; ++k) points.at(i, k) = static_cast<double>(i + k);
  if (kind == InputKind::points) return std::make_shared<const PointSet>(std::move(points));
  std::size_t rounded = 0;
  return std::make_shared<const VectorSet>(vectors_of(points, rounded));
}

TEST(DataFiles, EachKindIsWrittenAndReadAgain) {
  const test::TemporaryFolder folder;
  for (const DataFormats& formats : data_formats()) {
    const InputData data = sample_of(formats.kind);
    ASSERT_EQ(kind_of(data), formats.kind);
    const auto path = folder / ("data." + std::string(formats.lossless));
    formats.write(path, data);
    const DataFile again = formats.read(path, {});
    EXPECT_EQ(kind_of(again.data), formats.kind);
    EXPECT_EQ(formats.digest(again.data), formats.digest(data)) << formats.title;
    EXPECT_EQ(again.sha256, sha256_hex(read_text(path)));
    EXPECT_EQ(formats.size_text(again.data), formats.size_text(data));
    EXPECT_EQ(formats.size(again.data).size(), formats.size(data).size());
    const std::vector<std::string>& written = formats.write_extensions();
    EXPECT_NE(std::find(written.begin(), written.end(), formats.lossless), written.end()) << formats.title;
  }
}

TEST(DataFiles, AFileIsOfTheKindThatItsContentSays) {
  const test::TemporaryFolder folder;
  for (const DataFormats& formats : data_formats()) {
    if (formats.kind == InputKind::polylines) continue;  // as points: only a role tells them apart
    const auto path = folder / ("data." + std::string(formats.lossless));
    formats.write(path, sample_of(formats.kind));
    EXPECT_EQ(kind_of_file(path), formats.kind) << formats.title;
    EXPECT_TRUE(may_hold(formats.kind, path)) << formats.title;
    EXPECT_FALSE(may_hold(InputKind::own, path));
  }
  EXPECT_TRUE(may_hold(InputKind::vectors, folder / "a.tsp")) << "points are read as vectors, too";
  EXPECT_EQ(kind_of_file(folder / "unknown.abc"), InputKind::points);
}

TEST(DataFiles, TablesAreThinned) {
  for (const DataFormats& formats : data_formats()) {
    EXPECT_EQ(formats.thinned != nullptr, data_kind(formats.kind).is_table) << formats.title;
    if (!formats.thinned) continue;
    const std::vector<Property> size = formats.size(formats.thinned(sample_of(formats.kind), 2, {}));
    EXPECT_EQ(to_text(size[0].value), "3") << formats.title;
  }
}

TEST(DataFiles, OwnDataHaveNone) {
  EXPECT_THROW((void)data_formats(InputKind::own), Error);
  EXPECT_STREQ(data_kind(InputKind::own).name, "own");
}

}  // namespace
}  // namespace ws::io
