// The engine on a CUDA device. Every method but `paint` waits for the device, so that planes are complete once handed out.
// SPDX-License-Identifier: MIT
#include "compute/core/device/current_device.h"
#include "compute/core/device/staging.h"
#include "compute/core/run/error.h"
#include "compute/filter/alpha.h"
#include "compute/filter/automatic.h"
#include "compute/filter/cuda/pixels.cuh"
#include "compute/filter/cuda/planes.cuh"
#include "compute/filter/cuda/textures.cuh"
#include "compute/filter/toning.h"

#include <algorithm>
#include <memory>
#include <string>

namespace ws::filter {

namespace {

using namespace cuda;

[[nodiscard]] const CudaPlanes& on_device(const Planes& planes) {
  const auto* own = dynamic_cast<const CudaPlanes*>(&planes);
  if (!own) throw Error(ErrorKind::internal, "planes of another backend were given to the CUDA engine");
  return *own;
}

[[nodiscard]] std::size_t value_bytes(const Planes& p) {
  return std::size_t(p.width) * std::size_t(p.height) * std::size_t(p.channels) * bytes_of(p.type);
}

void check_equal_sizes(const Planes& a, const Planes& b) {
  if (a.width != b.width || a.height != b.height || a.channels != b.channels)
    throw Error(ErrorKind::internal, "two images of different sizes were to be compared");
}

class CudaEngine final : public Engine {
 public:
  CudaEngine() : resources_(std::make_shared<DeviceResources>()) {}

  [[nodiscard]] Backend backend() const override { return Backend::cuda; }

  [[nodiscard]] PlanesPtr upload(const Image& image, RunContext& context) const override {
    if (image.table() && image.table()->is_here()) return planes_of(image, context);
    context.check_memory(0, 2 * image.value_count() * bytes_of(image.type()));
    const auto planes = make(image.width(), image.height(), image.channels(), image.type(), image.white);
    DeviceBuffer<std::byte> interleaved(image.bytes().size(), stream());
    const Stopwatch watch;
    TimedStage stage(context, stream(), "upload", 2 * image.bytes().size());
    staging_->upload(interleaved.view(), image.bytes(), stream(), context);
    enqueue_split_of_type(stage, interleaved.device_data(), *planes);
    stage.finish();
    context.metrics.upload_ms += watch.ms();
    return planes;
  }

  [[nodiscard]] std::optional<Array> array_on_device(const PlanesPtr& planes) const override {
    Array array{"image", "", planes->type == PixelType::uint8 ? ElementType::uint8 : ElementType::float32};
    array.shape = {std::size_t(planes->height), std::size_t(planes->width)};
    with_view(on_device(*planes), [&](auto view) {
      array.data = view.data;
      array.strides = {view.pitch, 1};
      if (planes->channels == 1) return;
      array.shape.push_back(std::size_t(planes->channels));
      array.strides.push_back(view.pitch * std::size_t(planes->height));
    });
    array.owner = planes;
    array.device = device_of_address(array.data);  // the calling thread may have another one at hand
    return array;
  }

  [[nodiscard]] Image download(const Planes& planes, RunContext& context) const override {
    Image image(planes.width, planes.height, planes.channels, planes.type);
    image.white = planes.white;
    context.check_memory(0, image.bytes().size());
    DeviceBuffer<std::byte> interleaved(image.bytes().size(), stream());
    const Stopwatch watch;
    TimedStage stage(context, stream(), "download", 2 * image.bytes().size());
    if (planes.type == PixelType::uint8)
      enqueue_join(stage, on_device(planes).view<std::uint8_t>(), reinterpret_cast<std::uint8_t*>(interleaved.device_data()));
    else
      enqueue_join(stage, on_device(planes).view<float>(), reinterpret_cast<float*>(interleaved.device_data()));
    staging_->download(image.bytes(), std::as_const(interleaved).view(), stream(), context);
    stage.finish();
    context.metrics.download_ms += watch.ms();
    return image;
  }

  [[nodiscard]] PlanesPtr to_float(const PlanesPtr& planes, RunContext& context) const override {
    if (planes->type == PixelType::float32) return planes;
    const auto out = make_like(*planes, PixelType::float32, context);
    TimedStage stage(context, stream(), "to float", 5 * value_bytes(*planes));
    enqueue_to_float(stage, on_device(*planes).view<std::uint8_t>(), out->writable<float>());
    stage.finish();
    return out;
  }

  [[nodiscard]] Convolved convolve(const PlanesPtr& in, const Convolution& convolution, RunContext& context) const override {
    check_variant(convolution.variant, convolution, in->type, Backend::cuda);
    Variant variant = convolution.variant == Variant::automatic
                          ? fastest_variant(*this, in, convolution, {Variant::fused, Variant::v411}, context)
                          : convolution.variant;
    if (variant == Variant::v51) return convolve_bytes(in, convolution, context);
    const PlanesPtr values = to_float(in, context);
    const SeparableFilter& filter = convolution.filter;
    if (variant == Variant::tensor) {
      if (PlanesPtr result = by_matrix_units(*values, convolution, context)) return {nullptr, std::move(result), variant};
      variant = Variant::fused;
    }
    const bool one_pass =
        variant == Variant::fused && filter.row.radius() == filter.column.radius() && filter.row.radius() <= most_fused_radius;
    const auto from = on_device(*values).view<float>();
    const auto result = make_like(*values, PixelType::float32, context);
    if (one_pass) {
      TimedStage stage(context, stream(), "fused", 2 * value_bytes(*values));
      enqueue_fused(stage, from, result->writable<float>(), filter, convolution.border);
      stage.finish();
      return {nullptr, result, variant};
    }
    const auto rows = make_like(*values, PixelType::float32, context);
    pass("row", Axis::row, variant, from, rows->writable<float>(), convolution, context);
    pass("column", Axis::column, variant, std::as_const(*rows).view<float>(), result->writable<float>(), convolution, context);
    return {rows, result, variant};
  }

  [[nodiscard]] PlanesPtr warp(const PlanesPtr& in, const Warp& warp, RunContext& context) const override {
    const std::size_t bytes = std::size_t(warp.width) * std::size_t(warp.height) * std::size_t(in->channels) * 4;
    context.check_memory(0, bytes);
    const auto out = make(warp.width, warp.height, in->channels, PixelType::float32, in->white);
    if (goes_through_texture(warp)) {
      warp_through_texture(*to_float(in, context), warp, *out, context);
      return out;
    }
    TimedStage stage(context, stream(), "warp", value_bytes(*in) + bytes);
    with_view(on_device(*in), [&](auto view) { enqueue_warp(stage, view, out->writable<float>(), warp); });
    stage.finish();
    return out;
  }

  [[nodiscard]] PlanesPtr weighted(const PlanesPtr& planes, RunContext& context) const override {
    return with_colours(planes, Weighing::weigh, context);
  }
  [[nodiscard]] PlanesPtr unweighted(const PlanesPtr& planes, RunContext& context) const override {
    return with_colours(planes, Weighing::unweigh, context);
  }

  [[nodiscard]] PlanesPtr difference(const PlanesPtr& a, const PlanesPtr& b, RunContext& context) const override {
    check_equal_sizes(*a, *b);
    const auto out = make_like(*a, PixelType::float32, context);
    TimedStage stage(context, stream(), "difference", value_bytes(*a) + value_bytes(*b) + value_bytes(*out));
    with_view(on_device(*a), [&](auto left) {
      with_view(on_device(*b), [&](auto right) { enqueue_difference(stage, left, right, out->writable<float>()); });
    });
    stage.finish();
    return out;
  }

  [[nodiscard]] Statistics statistics(const Planes& planes, RunContext& context) const override {
    const auto bin_count = std::size_t(256) * std::size_t(planes.channels);
    DeviceStatistics found{0xffffffffu, 0, 0};
    DeviceBuffer<DeviceStatistics> device_found(1, stream());
    DeviceBuffer<std::uint32_t> bins(bin_count, stream());
    copy(device_found.view(), Span<const DeviceStatistics>(&found, 1), stream());
    fill_bytes(bins.device_data(), 0, bin_count * sizeof(std::uint32_t), stream());
    TimedStage stage(context, stream(), "statistics", value_bytes(planes));
    with_view(on_device(planes), [&](auto view) {
      enqueue_statistics(stage, view, float(256 / planes.white), device_found.device_data(), bins.device_data());
    });
    stage.finish();
    std::vector<std::uint32_t> counts(bin_count);
    copy(Span<DeviceStatistics>(&found, 1), std::as_const(device_found).view(), stream());
    copy(Span<std::uint32_t>(counts), std::as_const(bins).view(), stream());
    stream().synchronize();
    Statistics statistics;
    if (found.low <= found.high) {
      statistics.low = from_ordered(found.low);
      statistics.high = from_ordered(found.high);
    }
    statistics.nan_count = found.nan_count;
    statistics.histograms.resize(std::size_t(planes.channels));
    for (std::size_t i = 0; i < bin_count; ++i) statistics.histograms[i / 256][i % 256] = counts[i];
    return statistics;
  }

  [[nodiscard]] std::uint64_t fingerprint(const Planes& planes, RunContext& context) const override {
    DeviceBuffer<unsigned long long> sum(1, stream());
    fill_bytes(sum.device_data(), 0, sizeof(unsigned long long), stream());
    TimedStage stage(context, stream(), "fingerprint", value_bytes(planes));
    with_view(on_device(planes), [&](auto view) { enqueue_fingerprint(stage, view, sum.device_data()); });
    stage.finish();
    unsigned long long total = 0;
    copy(Span<unsigned long long>(&total, 1), std::as_const(sum).view(), stream());
    stream().synchronize();
    return total;
  }

  [[nodiscard]] double copy_rate(RunContext& context) const override {
    constexpr std::size_t bytes = 128u << 20;
    constexpr int rounds = 4;
    DeviceBuffer<std::byte> from(bytes, stream()), to(bytes, stream());
    double fastest = 0;
    for (int i = 0; i < rounds; ++i) {
      RunContext timed = context.beside();
      TimedStage stage(timed, stream(), "copy", 2 * bytes);
      WS_CUDA_CHECK(cudaMemcpyAsync(to.device_data(), from.device_data(), bytes, cudaMemcpyDeviceToDevice, stage.stream()));
      stage.finish();
      fastest = std::max(fastest, 2.0 * bytes / (timed.metrics.stages().front().ms / 1000));
    }
    return fastest;
  }

  [[nodiscard]] std::vector<double> probe(const Planes& planes, int x, int y) const override {
    if (x < 0 || y < 0 || x >= planes.width || y >= planes.height)
      throw Error(ErrorKind::internal, "a pixel outside the image was probed");
    std::vector<double> values;
    with_view(on_device(planes), [&](auto view) {
      std::remove_cvref_t<decltype(*view.data)> value{};
      for (int c = 0; c < planes.channels; ++c) {
        copy_bytes(&value, view.row(c, y) + x, sizeof(value), CopyKind::device_to_host, stream());
        stream().synchronize();
        values.push_back(double(value));
      }
    });
    return values;
  }

  void paint(const Planes& left, const Planes* right, const Frontier& frontier, const Toning& toning,
             const FrameTargets& targets, std::string_view name, RunContext& context) const override {
    context.check_stop();
    if (right && (right->width != left.width || right->height != left.height))
      throw Error(ErrorKind::internal, "two images of different sizes were to be shown side by side");
    const auto target = targets.device<std::uint32_t>(name);
    if (target.size() < std::size_t(left.width) * std::size_t(left.height))
      throw Error(ErrorKind::internal, "a picture's buffer is smaller than the picture");
    enqueue_paint(targets.stream().handle(), paintable(left, toning), right ? paintable(*right, toning) : AnyPlanes{}, frontier,
                  left.width, left.height, target.device_data());
    on_device(left).painted(targets.stream());
    if (right) on_device(*right).painted(targets.stream());
  }

 private:
  [[nodiscard]] StreamView stream() const { return resources_->stream(); }
  [[nodiscard]] std::shared_ptr<CudaPlanes> make(int width, int height, int channels, PixelType type, double white) const {
    return std::make_shared<CudaPlanes>(resources_, width, height, channels, type, white);
  }
  static void enqueue_split_of_type(const TimedStage& stage, const std::byte* interleaved, CudaPlanes& planes) {
    if (planes.type == PixelType::uint8)
      enqueue_split(stage, reinterpret_cast<const std::uint8_t*>(interleaved), planes.writable<std::uint8_t>());
    else
      enqueue_split(stage, reinterpret_cast<const float*>(interleaved), planes.writable<float>());
  }
  /// Of an image on this device.
  [[nodiscard]] PlanesPtr planes_of(const Image& image, RunContext& context) const {
    const DeviceTable& table = *image.table();
    const std::size_t bytes = image.value_count() * bytes_of(image.type());
    const std::size_t row = std::size_t(image.width()) * bytes_of(image.type());
    const bool suits = reinterpret_cast<std::uintptr_t>(table.device_first()) % row_alignment == 0 && row % row_alignment == 0;
    if (image.channels() == 1 && suits) return std::make_shared<CudaPlanes>(resources_, image);
    context.check_memory(0, bytes);
    const auto planes = make(image.width(), image.height(), image.channels(), image.type(), image.white);
    TimedStage stage(context, stream(), "upload", 2 * bytes);
    enqueue_split_of_type(stage, table.device_first(), *planes);
    stage.finish();
    return planes;
  }
  [[nodiscard]] std::shared_ptr<CudaPlanes> make_like(const Planes& p, PixelType type, RunContext& context) const {
    context.check_memory(0, std::size_t(p.width) * std::size_t(p.height) * std::size_t(p.channels) * bytes_of(type));
    return make(p.width, p.height, p.channels, type, p.white);
  }
  [[nodiscard]] PlanesPtr with_colours(const PlanesPtr& planes, Weighing weighing, RunContext& context) const {
    const auto out = make_like(*planes, PixelType::float32, context);
    TimedStage stage(context, stream(), "weigh", value_bytes(*planes) + value_bytes(*out));
    with_view(on_device(*planes),
              [&](auto view) { enqueue_weigh(stage, view, out->writable<float>(), weighing, float(planes->white)); });
    stage.finish();
    return out;
  }
  [[nodiscard]] static AnyPlanes paintable(const Planes& planes, const Toning& toning) {
    const Shading s = shading(toning.gain, toning.is_signed, planes.white);
    AnyPlanes any{nullptr, 0, s.scale, s.offset, planes.channels, planes.type == PixelType::uint8};
    with_view(on_device(planes), [&](auto view) {
      any.data = view.data;
      any.pitch = view.pitch;
    });
    return any;
  }

  void pass(const char* name, Axis axis, Variant variant, PlaneView<const float> in, PlaneView<float> out,
            const Convolution& convolution, RunContext& context) const {
    const SeparableFilter& filter = convolution.filter;
    const Taps& taps = axis == Axis::row ? filter.row : filter.column;
    const double sigma = axis == Axis::row ? filter.sigma_x : filter.sigma_y;
    // What `auto` stands for is as in 2010.
    const Build build = convolution.variant == variant ? convolution.build : Build{};
    const bool is_recursive = variant == Variant::recursive && sigma != 0;  // a single tap is no Gaussian
    std::function<void(const TimedStage&)> recursive;
    std::optional<Launches> launches = launches_of(build);
    if (is_recursive) recursive = prepare_recursive(stream(), axis, in, out, sigma, convolution.border);
    TimedStage stage(context, stream(), name,
                     2 * sizeof(float) * std::size_t(in.width) * std::size_t(in.height) * std::size_t(in.channels));
    if (is_recursive)
      recursive(stage);
    else if (variant == Variant::fused || variant == Variant::recursive)
      enqueue_pass(stage, axis, in, out, taps, convolution.border);
    else
      enqueue_grouped(stage, variant, axis, in, out, taps, convolution.border, build, launches ? &*launches : nullptr);
    stage.finish();
  }

  [[nodiscard]] static std::optional<Launches> launches_of(const Build& build) {
    return build.launch == Launch::whole ? std::nullopt : std::optional<Launches>(std::in_place, build.launch);
  }

  /// Null where halves cannot hold what came; then others have to filter.
  [[nodiscard]] PlanesPtr by_matrix_units(const Planes& values, const Convolution& convolution, RunContext& context) const {
    if (!suits_tensor(convolution.filter, values.white)) return nullptr;
    const auto result = make_like(values, PixelType::float32, context);
    int is_bad = 0;
    DeviceBuffer<int> device_is_bad(1, stream());
    fill_bytes(device_is_bad.device_data(), 0, sizeof(int), stream());
    TimedStage stage(context, stream(), "tensor", 2 * value_bytes(values));
    enqueue_tensor(stage, on_device(values).view<float>(), result->writable<float>(), convolution.filter, convolution.border,
                   values.white, device_is_bad.device_data());
    stage.finish();
    copy(Span<int>(&is_bad, 1), std::as_const(device_is_bad).view(), stream());
    stream().synchronize();
    return is_bad ? nullptr : result;
  }

  void byte_pass(const char* name, Axis axis, PlaneView<const std::uint8_t> in, PlaneView<std::uint8_t> out,
                 const Convolution& convolution, RunContext& context) const {
    const Taps& taps = axis == Axis::row ? convolution.filter.row : convolution.filter.column;
    std::optional<Launches> launches = launches_of(convolution.build);
    TimedStage stage(context, stream(), name, 2 * std::size_t(in.width) * std::size_t(in.height) * std::size_t(in.channels));
    enqueue_grouped(stage, Variant::v51, axis, in, out, taps, convolution.border, convolution.build,
                    launches ? &*launches : nullptr);
    stage.finish();
  }

  [[nodiscard]] Convolved convolve_bytes(const PlanesPtr& in, const Convolution& convolution, RunContext& context) const {
    const auto rows = make_like(*in, PixelType::uint8, context), result = make_like(*in, PixelType::uint8, context);
    byte_pass("row", Axis::row, on_device(*in).view<std::uint8_t>(), rows->writable<std::uint8_t>(), convolution, context);
    byte_pass("column", Axis::column, std::as_const(*rows).view<std::uint8_t>(), result->writable<std::uint8_t>(), convolution,
              context);
    return {rows, result, Variant::v51};
  }

  /// The copy into texture memory is a stage of its own.
  void warp_through_texture(const Planes& in, const Warp& warp, CudaPlanes& out, RunContext& context) const {
    const auto from = on_device(in).view<float>();
    context.check_memory(0, value_bytes(in));
    const Textures textures(from, warp.interpolation == Interpolation::linear_hardware);
    {
      TimedStage stage(context, stream(), "to texture", 2 * value_bytes(in));
      textures.enqueue_copy(stage, from);
      stage.finish();
    }
    TimedStage stage(context, stream(), "warp", value_bytes(in) + value_bytes(out));
    enqueue_warp(stage, from, textures.handles(), out.writable<float>(), warp);
    stage.finish();
  }

  ResourcesPtr resources_;
  std::unique_ptr<Staging> staging_ = std::make_unique<Staging>();
};

}  // namespace

std::unique_ptr<Engine> make_cuda_engine() { return std::make_unique<CudaEngine>(); }

}  // namespace ws::filter
