// SPDX-License-Identifier: MIT
#include "compute/filter/result.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/filter/history/study.h"
#include "compute/io/files.h"
#include "compute/io/images/images.h"

#include <fmt/format.h>

#include <algorithm>

namespace ws::filter {

namespace {

constexpr const char* meaning_of_image =
    "The resulting image: rows from the top, columns, and channels where there are several";

std::size_t value_count(const Planes& p) { return std::size_t(p.width) * std::size_t(p.height) * std::size_t(p.channels); }

std::string variant_name(const Run& run) {
  const auto filtering =
      std::find_if(run.passes.begin(), run.passes.end(), [](const Pass& p) { return p.variant.has_value(); });
  return filtering == run.passes.end() ? "warp" : info_of(*filtering->variant).name;
}

/// What it is, and whether the program took it.
std::string meaning_of_variant(const Run& run) {
  if (!run.filters()) return "Nothing was filtered: the image was warped alone";
  const auto filtering =
      std::find_if(run.passes.begin(), run.passes.end(), [](const Pass& p) { return p.variant.has_value(); });
  if (filtering == run.passes.end()) return "How the filter was computed";
  const Variant asked = run.parameters.variant, used = *filtering->variant;
  const std::string why = asked == Variant::automatic ? "The fastest for these taps and this image"
                          : asked == used             ? "Chosen"
                                                      : fmt::format("In place of {}", info_of(asked).name);
  return fmt::format("{}: {}", why, info_of(used).summary);
}

void add_warp(std::vector<Property>& properties, const WarpNumbers& warp) {
  properties.push_back(
      {"determinant", warp.determinant, "", "Of the matrix: how many times as large areas become; negative where it mirrors"});
  properties.push_back(
      {"condition", warp.condition, "", "How near the map is to one without an inverse: 1 for turns, large is bad"});
  properties.push_back({"coverage", warp.coverage, "", "The part of the output's area that the image covers: 1 is all of it"});
}

/// The width of the Gaussian that was really applied, whose taps end somewhere.
Property sigma_taken(const Run& run) {
  const bool along_x = run.filter.sigma_x > 0;
  const double sigma = along_x ? run.filter.sigma_x : run.filter.sigma_y;
  const int radius = (along_x ? run.filter.row : run.filter.column).radius();
  const bool is_whole = run.parameters.variant == Variant::recursive;
  return {"effective_sigma", is_whole ? sigma : effective_sigma(radius, sigma), "px",
          "Standard deviation of the taps that were applied: less than sigma where the radius cuts them off"};
}

[[noreturn]] void refuse_difference(const Run& run) {
  const Planes &result = *run.result, &other = *run.compared();
  throw Error(ErrorKind::invalid_argument,
              told("there is no difference: the result has {} x {} pixels, what it is compared with {} x {}", result.width,
                   result.height, other.width, other.height),
              said("leave --out-size out, or compare with --versus exact"));
}

}  // namespace

Work FilterResult::work() const {
  const Planes &in = *run_.input, &out = *run_.result;
  return {double(value_count(out)), "pixels", value_count(in) * bytes_of(in.type) + value_count(out) * bytes_of(out.type)};
}

std::vector<Property> FilterResult::summary(RunContext&) const {
  const Planes& result = *run_.result;
  std::vector<Property> properties{{"width", count(std::size_t(result.width)), "px", "Columns of the resulting image"},
                                   {"height", count(std::size_t(result.height)), "px", "Rows of the resulting image"},
                                   {"channels", count(std::size_t(result.channels)), "",
                                    "Numbers of a pixel: 1 is grey, 3 red, green and blue, 4 with alpha"},
                                   {"variant", variant_name(run_), "", meaning_of_variant(run_)}};
  if (run_.filters()) {
    properties.push_back({"row_taps", count(run_.filter.row.values.size()), "", "Numbers that are applied along rows"});
    properties.push_back(
        {"column_taps", count(run_.filter.column.values.size()), "", "Numbers that are applied along columns"});
  }
  if (run_.warp) add_warp(properties, run_.warp_numbers);
  if (run_.filter.sigma_x > 0 || run_.filter.sigma_y > 0) properties.push_back(sigma_taken(run_));
  properties.push_back({"white", result.white, "", "The value that white has in this image: the range is measured by it"});
  properties.push_back({"minimum", run_.result_statistics.low, "",
                        "The least value of any pixel and channel; below 0 it is lost in most files"});
  properties.push_back({"maximum", run_.result_statistics.high, "",
                        "The greatest value of any pixel and channel; above white it is lost in most files"});
  if (run_.result_statistics.nan_count)
    properties.push_back({"nan_count", count(run_.result_statistics.nan_count), "", "Values that are no numbers"});
  return properties;
}

std::string FilterResult::hash(RunContext& context) const {
  const Planes& result = *run_.result;
  Fingerprint fingerprint;
  for (const int n : {result.width, result.height, result.channels}) fingerprint.add(static_cast<std::uint64_t>(n));
  fingerprint.add(run_.engine->fingerprint(result, context));
  return fingerprint.text();
}

std::vector<Array> FilterResult::arrays(RunContext& context) const {
  auto image = std::make_shared<const Image>(output("image", context));
  std::vector<std::size_t> shape{std::size_t(image->height()), std::size_t(image->width())};
  if (image->channels() > 1) shape.push_back(std::size_t(image->channels()));
  const void* data = image->bytes().data();
  return {{"image", meaning_of_image, image->type() == PixelType::uint8 ? ElementType::uint8 : ElementType::float32,
           std::move(shape), data, std::move(image)}};
}

std::vector<Array> FilterResult::device_arrays() const {
  std::optional<Array> image = run_.engine->array_on_device(run_.result);
  if (!image) return {};
  image->name = "image";
  image->meaning = meaning_of_image;
  return {std::move(*image)};
}

Image FilterResult::output(std::string_view id, RunContext& context) const {
  if (id == "image") return run_.engine->download(*run_.result, context);
  if (id == "difference") {
    if (!run_.has_difference()) refuse_difference(run_);
    return run_.engine->download(*difference_of(run_, context), context);
  }
  if (id == "rows") {
    if (!run_.filters())
      throw Error(ErrorKind::invalid_argument, said("there is no image after the rows: this operation does not filter"),
                  said("choose --operation convolve or pipeline"));
    if (run_.passes.empty())
      throw Error(ErrorKind::invalid_argument, said("there is no image after the rows: nothing was filtered yet"),
                  said("wait for the run"));
    return run_.engine->download(*rows_of(run_, context), context);
  }
  throw Error(ErrorKind::invalid_argument, told("there is no output named {}", id));
}

void FilterResult::write(std::string_view id, const std::filesystem::path& path, RunContext& context) const {
  if (id != "study") return io::write_image(path, output(id, context), io::depth_of(*image_));
  if (run_.study.empty())
    throw Error(ErrorKind::invalid_argument, said("this run made no study"), said("ask for one with --study"));
  io::write_atomically(path, study_csv(run_.study));
}

std::vector<std::string> FilterResult::losses(std::string_view id, const std::filesystem::path& path,
                                              RunContext& context) const {
  return id == "study" ? std::vector<std::string>{} : io::losses_in_file(path, output(id, context), io::depth_of(*image_));
}

}  // namespace ws::filter
