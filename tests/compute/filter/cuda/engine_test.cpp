// CUDA gives the CPU's bits: every variant, warp, picture and statistic; the recursive Gaussian within its tolerance.
// SPDX-License-Identifier: MIT
#include "compute/core/device/current_device.h"
#include "compute/core/run/cache.h"
#include "compute/core/run/error.h"
#include "compute/filter/convolve/sequence.h"
#include "compute/filter/experiment.h"
#include "compute/filter/result.h"
#include "tests/compute/filter/images.h"
#include "tests/compute/filter/large_homographies.h"
#include "tests/support/in_time.h"
#include "tests/support/on_device.h"
#include "tests/support/require_cuda.h"

#include <gtest/gtest.h>

#include <cstring>
#include <limits>
#include <optional>
#include <tuple>
#include <utility>

namespace ws::filter {
namespace {

using namespace testing;

constexpr Variant exact_variants[] = {Variant::fused, Variant::v1,   Variant::v3,   Variant::v4,
                                      Variant::v41,   Variant::v411, Variant::v412, Variant::vector};

/// Both engines on one image.
struct Pair {
  explicit Pair(const Image& image)
      : cpu(engine_for(Backend::cpu)), cuda(engine_for(Backend::cuda)), on_cpu(cpu->upload(image, context)) {
    context.backend = Backend::cuda;
    on_cuda = cuda->upload(image, context);
  }
  [[nodiscard]] Image from_cpu(const PlanesPtr& p) { return cpu->download(*p, context); }
  [[nodiscard]] Image from_cuda(const PlanesPtr& p) { return cuda->download(*p, context); }

  std::shared_ptr<const Engine> cpu, cuda;
  RunContext context;
  PlanesPtr on_cpu, on_cuda;
};

/// The first byte that differs, else −1.
std::ptrdiff_t first_byte_difference(const Image& a, const Image& b) {
  if (a.bytes().size() != b.bytes().size()) return 0;
  for (std::size_t i = 0; i < a.bytes().size(); ++i)
    if (a.bytes()[i] != b.bytes()[i]) return std::ptrdiff_t(i);
  return -1;
}

class CudaFilter : public CudaTest {};
class CudaConvolve : public CudaTest, public ::testing::WithParamInterface<Border> {};

TEST_F(CudaFilter, ImagesComeBackAsTheyWent) {
  for (const int channels : {1, 3, 4})
    for (const PixelType type : {PixelType::uint8, PixelType::float32})
      for (const auto& [width, height] : {std::pair(1, 1), std::pair(37, 5), std::pair(2050, 1999)}) {
        const Image image = noise(width, height, channels, type);
        Pair pair(image);
        EXPECT_EQ(first_byte_difference(pair.from_cuda(pair.on_cuda), image), -1);
        EXPECT_EQ(pair.cuda->probe(*pair.on_cuda, width - 1, height / 2), pair.cpu->probe(*pair.on_cpu, width - 1, height / 2));
      }
}

TEST_F(CudaFilter, ImagesOnTheDeviceAreReadWhereTheyLie) {
  for (const int channels : {1, 3, 4})
    for (const PixelType type : {PixelType::uint8, PixelType::float32})
      for (const auto& [width, height] : {std::pair(1, 1), std::pair(37, 5), std::pair(256, 300), std::pair(2050, 1999)}) {
        const Image image = noise(width, height, channels, type);
        const auto there = on_device(image);
        const auto engine = engine_for(Backend::cuda);
        RunContext context;
        context.backend = Backend::cuda;
        const PlanesPtr planes = engine->upload(*there, context);
        EXPECT_EQ(first_byte_difference(engine->download(*planes, context), image), -1);
        EXPECT_FALSE(there->table()->is_on_host());
        const Array lent = engine->array_on_device(planes).value();
        const bool is_itself = channels == 1 && std::size_t(width) * bytes_of(type) % 128 == 0;
        EXPECT_EQ(lent.data == there->table()->device_first(), is_itself) << width << " x " << height;
        EXPECT_EQ(lent.shape.size(), channels == 1 ? 2u : 3u);
        float value = 0;
        std::uint8_t byte = 0;
        const std::size_t last = (std::size_t(height) - 1) * lent.strides[0] + (std::size_t(width) - 1) * lent.strides[1] +
                                 (channels == 1 ? 0 : (std::size_t(channels) - 1) * lent.strides[2]);
        const Stream stream;
        void* to = type == PixelType::uint8 ? static_cast<void*>(&byte) : &value;
        copy_bytes(to, static_cast<const std::byte*>(lent.data) + last * bytes_of(type), bytes_of(type),
                   CopyKind::device_to_host, stream.view());
        stream.view().synchronize();
        EXPECT_EQ(type == PixelType::uint8 ? double(byte) : double(value), image.at(width - 1, height - 1, channels - 1));
      }
}

TEST_F(CudaFilter, ColoursAreWeighedAsOnTheCpu) {
  for (const PixelType type : {PixelType::uint8, PixelType::float32}) {
    Pair pair(noise(137, 51, 4, type, -0.2f));
    const PlanesPtr cpu = pair.cpu->weighted(pair.on_cpu, pair.context), cuda = pair.cuda->weighted(pair.on_cuda, pair.context);
    EXPECT_EQ(first_difference(pair.from_cuda(cuda), pair.from_cpu(cpu)), -1);
    EXPECT_EQ(first_difference(pair.from_cuda(pair.cuda->unweighted(cuda, pair.context)),
                               pair.from_cpu(pair.cpu->unweighted(cpu, pair.context))),
              -1);
  }
}

TEST_F(CudaFilter, EachDeviceHasItsEngineAndItsImage) {
  if (cuda_status().devices.size() < 2) GTEST_SKIP() << "one device here";
  Cache cache(1u << 30);
  RunContext context;
  context.backend = Backend::cuda;
  context.cache = &cache;
  const auto image = std::make_shared<const Image>(noise(200, 100, 1, PixelType::float32));
  const auto run_here = [&] {
    const Inputs inputs{{"image", {image, "noise", "", ""}}};
    return std::dynamic_pointer_cast<const FilterResult>(experiment().run(inputs, experiment().parameters(), context).result);
  };
  const auto engine = engine_for(Backend::cuda, &cache);
  const auto first = run_here();
  {
    const OnDevice other(1);
    EXPECT_NE(engine_for(Backend::cuda, &cache), engine);
    const auto second = run_here();
    EXPECT_NE(second->run().input, first->run().input);
    EXPECT_EQ(second->hash(context), first->hash(context));
  }
  EXPECT_EQ(engine_for(Backend::cuda, &cache), engine);
}

TEST_P(CudaConvolve, VariantsEqualTheCpu) {
  for (const auto& [width, height] :
       {std::pair(1, 1), std::pair(3, 200), std::pair(200, 3), std::pair(131, 67), std::pair(640, 256), std::pair(1023, 517)}) {
    Image image = noise(width, height, 1, PixelType::float32, -1);
    const auto values = image.values<float>();
    values[values.size() / 2] = std::numeric_limits<float>::infinity();
    values[values.size() / 5] = std::numeric_limits<float>::quiet_NaN();
    Pair pair(image);
    for (const int radius :
         {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 20, 24, 31, 32, 33, 45, 63, 64, 100, 400}) {
      const SeparableFilter filter = noisy_filter(radius, radius);
      const Image expected =
          pair.from_cpu(pair.cpu->convolve(pair.on_cpu, {filter, GetParam(), Variant::fused}, pair.context).result);
      for (const Variant variant : exact_variants) {
        if (radius > std::min(info_of(variant).max_radius, variant == Variant::v1 ? 40 : 65535)) continue;
        const Image made =
            pair.from_cuda(pair.cuda->convolve(pair.on_cuda, {filter, GetParam(), variant}, pair.context).result);
        ASSERT_EQ(first_difference(made, expected), -1)
            << info_of(variant).name << " radius " << radius << " of " << width << " x " << height;
      }
    }
  }
}

TEST_P(CudaConvolve, UnequalRadiiChannelsAndBytesEqualTheCpu) {
  for (const PixelType type : {PixelType::uint8, PixelType::float32}) {
    Pair pair(noise(301, 143, 3, type));
    for (const auto& [rx, ry] : {std::pair(0, 7), std::pair(12, 3), std::pair(40, 1), std::pair(8, 8)}) {
      const Convolution convolution{noisy_filter(rx, ry), GetParam(), Variant::fused};
      const Convolved cpu = pair.cpu->convolve(pair.on_cpu, convolution, pair.context);
      const Convolved cuda = pair.cuda->convolve(pair.on_cuda, convolution, pair.context);
      ASSERT_EQ(first_difference(pair.from_cuda(cuda.result), pair.from_cpu(cpu.result)), -1) << rx << ", " << ry;
    }
  }
}

TEST_P(CudaConvolve, FixedPointEqualsTheCpu) {
  for (const auto& [width, height] : {std::pair(1, 1), std::pair(131, 67), std::pair(640, 480)}) {
    Pair pair(noise(width, height, 3, PixelType::uint8));
    for (int radius = 0; radius <= 16; ++radius) {
      const Convolution convolution{noisy_filter(radius, radius), GetParam(), Variant::v51};
      const Convolved cpu = pair.cpu->convolve(pair.on_cpu, convolution, pair.context);
      const Convolved cuda = pair.cuda->convolve(pair.on_cuda, convolution, pair.context);
      ASSERT_EQ(first_byte_difference(pair.from_cuda(cuda.result), pair.from_cpu(cpu.result)), -1) << radius;
      ASSERT_EQ(first_byte_difference(pair.from_cuda(cuda.rows), pair.from_cpu(cpu.rows)), -1) << radius;
    }
  }
}

/// Every setting of the tuning beside those of 2010, not all together.
std::vector<Build> tuned_builds() {
  std::vector<Build> builds;
  for (const Choice<GroupShape>& shape : all_choices<GroupShape>)
    for (const MaxRadius most : {MaxRadius::sixteen, MaxRadius::thirty_two})
      for (const TapMemory memory : {TapMemory::constant, TapMemory::global}) {
        Parameters p;
        p.group_shape = shape.value;
        p.max_radius = most;
        p.tap_memory = memory;
        p.unroll = builds.size() % 3 != 0;
        p.launch = builds.size() % 5 == 0 ? Launch::at_once : builds.size() % 5 == 1 ? Launch::in_turn : Launch::whole;
        builds.push_back(build_of(p));
      }
  return builds;
}

TEST_P(CudaConvolve, EveryBuildEqualsTheCpu) {
  for (const auto& [width, height] : {std::pair(1, 1), std::pair(131, 67), std::pair(640, 259)}) {
    Pair pair(noise(width, height, 1, PixelType::float32, -1));
    Pair bytes(noise(width, height, 1, PixelType::uint8));
    for (const int radius : {0, 1, 5, 8, 16, 17, 24, 29, 32}) {
      const SeparableFilter filter = noisy_filter(radius, radius);
      const Image expected =
          pair.from_cpu(pair.cpu->convolve(pair.on_cpu, {filter, GetParam(), Variant::fused}, pair.context).result);
      for (const Build& build : tuned_builds()) {
        for (const Variant variant : exact_variants) {
          if (!is_grouped(variant) || radius > grouped_max_radius(variant, build)) continue;
          const Image made =
              pair.from_cuda(pair.cuda->convolve(pair.on_cuda, {filter, GetParam(), variant, build}, pair.context).result);
          ASSERT_EQ(first_difference(made, expected), -1)
              << info_of(variant).name << " radius " << radius << " of " << width << " x " << height << " in groups of "
              << build.group.width << " x " << build.group.height << ", MAX_RADIUS " << build.max_radius << ", launch "
              << choice_name(build.launch) << ", taps " << choice_name(build.taps);
        }
        if (radius > build.max_radius) continue;
        const Convolution fixed{filter, GetParam(), Variant::v51, build};
        ASSERT_EQ(first_byte_difference(bytes.from_cuda(bytes.cuda->convolve(bytes.on_cuda, fixed, bytes.context).result),
                                        bytes.from_cpu(bytes.cpu->convolve(bytes.on_cpu, fixed, bytes.context).result)),
                  -1)
            << "v51 radius " << radius << " in groups of " << build.group.width << " x " << build.group.height;
      }
    }
  }
}

TEST_F(CudaFilter, KernelsSideBySideEqualOne) {
  Pair pair(noise(2050, 1999, 3));
  const SeparableFilter filter = noisy_filter(8, 8);
  for (const Variant variant : exact_variants) {
    if (!is_grouped(variant)) continue;
    const auto made = [&](Launch launch) {
      return pair.from_cuda(
          pair.cuda->convolve(pair.on_cuda, {filter, Border::reflect, variant, {.launch = launch}}, pair.context).result);
    };
    const Image one = made(Launch::whole);
    for (int i = 0; i < 5; ++i) ASSERT_EQ(first_difference(made(Launch::at_once), one), -1) << info_of(variant).name;
    ASSERT_EQ(first_difference(made(Launch::in_turn), one), -1) << info_of(variant).name;
  }
}

/// Of the values' range: both approximate the same filter in float, with another order of additions.
constexpr double recursive_tolerance = 2e-5;

TEST_P(CudaConvolve, RecursiveIsWithinItsToleranceOfTheCpu) {
  for (const auto& [width, height] : {std::pair(1, 1), std::pair(2, 3), std::pair(64, 65), std::pair(129, 63),
                                      std::pair(1500, 700), std::pair(70001, 3), std::pair(35, 20011),
                                      // longer than what all blocks together keep
                                      std::pair(700001, 2), std::pair(1, 500009)}) {
    const Image image = noise(width, height);
    Pair pair(image);
    for (const double sigma : {0.3, 0.8, 2.5, 11.0, 60.0, 700.0}) {
      SeparableFilter filter = noisy_filter(4, 4);
      filter.sigma_x = sigma;
      filter.sigma_y = sigma / 2;
      const Convolution convolution{filter, GetParam(), Variant::recursive};
      const Image cpu = pair.from_cpu(pair.cpu->convolve(pair.on_cpu, convolution, pair.context).result);
      const Image cuda = pair.from_cuda(pair.cuda->convolve(pair.on_cuda, convolution, pair.context).result);
      EXPECT_LE(largest_difference(cuda, cpu), recursive_tolerance) << sigma << " on " << width << " x " << height;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Filter, CudaConvolve, ::testing::ValuesIn(all_borders), [](const auto& info) {
  std::string name = choice_name(info.param);
  std::erase(name, '-');
  return name;
});

std::vector<Matrix3> matrices(int width, int height) {
  const double w = width, h = height;
  return {Matrix3{}, Matrix3{{0.5, -0.375, 0.4 * w, 0, 0.5, 0.26 * h, 0, 0, 1}},
          Matrix3{{1.3, 0.4, -0.2 * w, -0.3, 0.9, 0.1 * h, 0.7 / w, -0.4 / h, 1}},
          Matrix3{{3, 1.2, -0.8 * w, 0, 3, -0.2 * h, -7 / w, -5 / h, 10}}, Matrix3{{1e12, 0, 1e14, 0, 1e12, -1e14, 0, 1e-3, 1}},
          // w of all ones, and a tiny one: their reciprocals need care
          Matrix3{{1.9, 0.1, 0.3, 0, 1.7, 0.2, 0, 1e-300, 2 - 0x1p-52}},
          Matrix3{{1e-250, 0, 2e-250, 0, 1e-250, 1e-250, 0, 1e-280, 1e-250}}};
}

TEST_F(CudaFilter, WarpsEqualTheCpu) {
  for (const auto& [width, height, channels] : {std::tuple(1, 1, 1), std::tuple(61, 47, 3), std::tuple(720, 576, 1)})
    for (const PixelType type : {PixelType::uint8, PixelType::float32}) {
      Pair pair(noise(width, height, channels, type));
      for (const Matrix3& matrix : matrices(width, height))
        for (const Interpolation interpolation :
             {Interpolation::nearest, Interpolation::linear, Interpolation::linear_opencv, Interpolation::cubic})
          for (const Border border : all_borders)
            for (int outputs = 1; outputs <= 8; outputs *= 2) {
              if (outputs != 4 && interpolation != Interpolation::linear) continue;
              Warp warp{
                  matrix, matrix.m[6] == 0 && matrix.m[7] == 0, interpolation, border, 1, outputs, outputs == 2, width + 3,
                  height};
              warp.supersample = interpolation == Interpolation::cubic ? 2 : 1;
              const Image cpu = pair.from_cpu(pair.cpu->warp(pair.on_cpu, warp, pair.context));
              const Image cuda = pair.from_cuda(pair.cuda->warp(pair.on_cuda, warp, pair.context));
              ASSERT_EQ(first_difference(cuda, cpu), -1)
                  << width << " x " << height << ", interpolation " << int(interpolation) << ", border " << int(border)
                  << ", outputs " << outputs << ", m6 " << matrix.m[6];
            }
    }
}

/// Some are made by tiles whose input is brought into shared memory where it fits: wide areas, tall ones (turned), some that
/// are too large (far away), and some partly or wholly outside. Takes 3 GB on the host and 2 GB on the device.
TEST_F(CudaFilter, LargeHomographiesEqualTheCpu) {
  std::optional<Pair> pair;
  std::tuple<int, int, int> size;
  for (const LargeHomography& each : large_homographies()) {
    const std::tuple wanted(each.in.width, each.in.height, each.channels);
    if (std::exchange(size, wanted) != wanted)
      pair.emplace(noise(each.in.width, each.in.height, each.channels, PixelType::float32, -1));
    const Warp warp = each.warp();
    const Image cpu = pair->from_cpu(pair->cpu->warp(pair->on_cpu, warp, pair->context));
    const Image cuda = pair->from_cuda(pair->cuda->warp(pair->on_cuda, warp, pair->context));
    ASSERT_EQ(first_difference(cuda, cpu), -1) << each.told();
  }
}

TEST_F(CudaFilter, StatisticsAndDifferencesEqualTheCpu) {
  Image image = noise(517, 333, 3, PixelType::float32, -0.25f);
  image.values<float>()[1000] = std::numeric_limits<float>::quiet_NaN();
  const Image bytes = noise(517, 333, 3, PixelType::uint8);
  for (const Image* each : {static_cast<const Image*>(&image), &bytes}) {
    Pair pair(*each);
    const Statistics a = pair.cpu->statistics(*pair.on_cpu, pair.context),
                     b = pair.cuda->statistics(*pair.on_cuda, pair.context);
    EXPECT_EQ(a.low, b.low);
    EXPECT_EQ(a.high, b.high);
    EXPECT_EQ(a.nan_count, b.nan_count);
    EXPECT_EQ(a.histograms, b.histograms);
    const PlanesPtr zero = pair.cuda->difference(pair.on_cuda, pair.on_cuda, pair.context);
    EXPECT_EQ(
        first_difference(pair.from_cuda(zero), pair.from_cpu(pair.cpu->difference(pair.on_cpu, pair.on_cpu, pair.context))),
        -1);
  }
}

TEST_F(CudaFilter, PicturesEqualTheCpusByteForByte) {
  for (const int channels : {1, 3, 4}) {
    Image image = noise(301, 77, channels, PixelType::float32, -0.5f);
    image.values<float>()[200] = std::numeric_limits<float>::quiet_NaN();
    Pair pair(image), other(noise(301, 77, 1, PixelType::uint8));
    const FrameLayout layout{{"image", 4, std::size_t(301 * 77), 1}};
    for (const Toning toning : {Toning{1, false}, Toning{3.7, true}})
      for (const bool split : {false, true}) {
        const Frontier frontier = split ? Frontier{16, 32, 23} : Frontier::all(301, 77);
        HostFrame expected(layout);
        pair.cpu->paint(*pair.on_cpu, split ? other.on_cpu.get() : nullptr, frontier, toning, expected.targets(), "image",
                        pair.context);
        const Stream stream;
        DeviceFrame device(layout, {}, stream.view());
        pair.cuda->paint(*pair.on_cuda, split ? other.on_cuda.get() : nullptr, frontier, toning, device.targets(), "image",
                         pair.context);
        const HostFrame made = device.download();
        const auto a = expected.view<std::byte>("image"), b = made.view<std::byte>("image");
        EXPECT_EQ(std::memcmp(a.data(), b.data(), a.size()), 0) << channels;
      }
  }
}

TEST_F(CudaFilter, APipelineStaysOnTheDevice) {
  Pair pair(noise(400, 300));
  const Convolution convolution{noisy_filter(5, 5), Border::replicate, Variant::fused};
  const Warp warp{matrices(400, 300)[2], false, Interpolation::linear, Border::zero, 1, 4, false, 400, 300};
  const auto run = [&](const Engine& engine, const PlanesPtr& in) {
    const PlanesPtr first = engine.convolve(in, convolution, pair.context).result;
    return engine.convolve(engine.warp(first, warp, pair.context), convolution, pair.context).result;
  };
  EXPECT_EQ(first_difference(pair.from_cuda(run(*pair.cuda, pair.on_cuda)), pair.from_cpu(run(*pair.cpu, pair.on_cpu))), -1);
  EXPECT_GT(pair.context.metrics.stages().size(), 2u);
}

TEST_F(CudaFilter, StopsWhenAsked) {
  Pair pair(noise(4096, 4096));
  const Convolution convolution{noisy_filter(2000, 2000), Border::zero, Variant::fused};
  EXPECT_TRUE(stops_within(170, 30, [&](const std::stop_token& stop) {
    pair.context.stop = stop;
    for (;;) static_cast<void>(pair.cuda->convolve(pair.on_cuda, convolution, pair.context));
  }));
}

TEST_F(CudaFilter, TexturesReadByTexelGiveTheSameBits) {
  for (const auto& [width, height, channels] : {std::tuple(1, 1, 1), std::tuple(61, 47, 3), std::tuple(720, 576, 4)})
    for (const PixelType type : {PixelType::uint8, PixelType::float32}) {
      Pair pair(noise(width, height, channels, type));
      for (const Matrix3& matrix : matrices(width, height))
        for (const Border border : all_borders)
          for (int outputs = 1; outputs <= 8; outputs *= 2) {
            Warp warp{matrix, matrix.m[6] == 0 && matrix.m[7] == 0, Interpolation::linear, border, 1, outputs, false, width + 3,
                      height};
            const Image global = pair.from_cuda(pair.cuda->warp(pair.on_cuda, warp, pair.context));
            warp.reads = Reads::texture;
            const Image texture = pair.from_cuda(pair.cuda->warp(pair.on_cuda, warp, pair.context));
            ASSERT_EQ(first_difference(texture, global), -1) << width << " x " << height << ", outputs " << outputs;
          }
    }
}

/// Weights of 8 bits: off by at most 1/256 of the values' range along each axis.
constexpr double hardware_tolerance = 2.0 / 256 + 1e-5;

TEST_F(CudaFilter, TextureUnitsWeighWithEightBits) {
  Pair pair(noise(301, 207, 3));
  double largest = 0;
  for (const Numbers& matrix : {Numbers{2, 1.5, -100, 0, 2, -80}, Numbers{1.1, 0.2, -9.3, -0.1, 0.9, 4.7, 0.0007, -0.0004, 1}})
    for (const Border border : all_borders)
      for (const int outputs : {1, 4}) {
        Parameters p;
        p.operation = Operation::homography;
        p.matrix = matrix;
        p.border = border;
        p.outputs_per_thread = outputs;
        const Image exact = pair.from_cpu(pair.cpu->warp(pair.on_cpu, make_warp(p, 301, 207), pair.context));
        p.interpolation = Interpolation::linear_hardware;
        const Warp warp = make_warp(p, 301, 207);
        const Image cuda = pair.from_cuda(pair.cuda->warp(pair.on_cuda, warp, pair.context));
        const Image model = pair.from_cpu(pair.cpu->warp(pair.on_cpu, warp, pair.context));
        EXPECT_LE(largest_difference(cuda, exact), hardware_tolerance) << "border " << int(border);
        EXPECT_LE(largest_difference(cuda, model), hardware_tolerance) << "border " << int(border);
        largest = std::max(largest, largest_difference(cuda, exact));
      }
  EXPECT_GT(largest, 1e-4) << "no texture unit did this";
}

TEST_F(CudaFilter, ARunThroughTexturesHasTheSameHash) {
  const auto image = std::make_shared<const Image>(noise(200, 150, 3, PixelType::uint8));
  std::vector<std::string> hashes;
  for (const char* reads : {"global", "texture"}) {
    ParameterSet parameters = experiment().parameters();
    parameters.set_text("operation", "homography");
    parameters.set_text("rotation", "10");
    parameters.set_text("reads", reads);
    RunContext context;
    context.backend = Backend::cuda;
    hashes.push_back(experiment().run({{"image", {image, "noise", "", ""}}}, parameters, context).result->hash(context));
  }
  EXPECT_EQ(hashes[0], hashes[1]);
}

TEST_F(CudaFilter, ASequenceGivesWhatSingleImagesGive) {
  std::vector<Image> images;
  for (int i = 0; i < 3; ++i) images.push_back(noise(512 + 32, 400));
  for (std::size_t i = 0; i < images.size(); ++i) images[i].values<float>()[i] = float(i);
  const SeparableFilter filter = noisy_filter(8, 8);
  std::vector<Image> results;
  RunContext context;
  const SequenceTiming ms = time_sequence(images, 9, filter, Border::reflect, results, context);
  for (const double each : {ms.pageable, ms.pinned, ms.overlapped, ms.upload, ms.filter, ms.download}) EXPECT_GT(each, 0);
  ASSERT_EQ(results.size(), 3u);
  for (std::size_t i = 0; i < images.size(); ++i)
    EXPECT_EQ(first_difference(results[i], convolved(images[i], {filter, Border::reflect, Variant::fused})), -1);
}

TEST_F(CudaFilter, TheStudyOfSequencesGrowsBySizes) {
  ParameterSet parameters = experiment().parameters();
  parameters.set_text("study", "sequence");
  RunContext context;
  context.backend = Backend::cuda;
  std::stop_source stop;
  context.stop = stop.get_token();
  std::size_t sizes = 0;
  context.publish = [&](const std::shared_ptr<const Result>& part) {
    sizes = std::dynamic_pointer_cast<const FilterResult>(part)->run().study.sequence.size();
    if (sizes == 2) stop.request_stop();  // the largest take long
  };
  const auto image = std::make_shared<const Image>(noise(32, 32));
  EXPECT_EQ(experiment().run({{"image", {image, "noise", "", ""}}}, parameters, context).result, nullptr) << "stopped";
  EXPECT_EQ(sizes, 2u);
}

TEST_F(CudaFilter, ARunTellsWhatItsTransfersTook) {
  const auto image = std::make_shared<const Image>(noise(640, 480));
  RunContext context;
  context.backend = Backend::cuda;
  const Outcome outcome = experiment().run({{"image", {image, "noise", "", ""}}}, experiment().parameters(), context);
  EXPECT_GT(context.metrics.upload_ms, 0);
  EXPECT_GT(context.metrics.download_ms, 0);
  ASSERT_NE(outcome.result, nullptr);
}

}  // namespace
}  // namespace ws::filter
