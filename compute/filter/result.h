// What a filter run gave: the image, the passes that were made of it, and the values that reports and files take from them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/fingerprint.h"
#include "compute/core/result/lossy_output.h"
#include "compute/core/result/result.h"
#include "compute/filter/run.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace ws::filter {

class FilterResult final : public Result, public LossyOutput {
 public:
  /// `parameters` are those of the run with automatic values filled in.
  FilterResult(std::shared_ptr<const Image> image, ParameterSet parameters, Run run)
      : image_(std::move(image)), parameters_(std::move(parameters)), run_(std::move(run)) {}

  [[nodiscard]] Backend backend() const override { return run_.engine->backend(); }
  [[nodiscard]] const ParameterSet& parameters() const override { return parameters_; }
  /// Pixels of the result, over all channels; bytes: one reading of the input and one writing of the result.
  [[nodiscard]] Work work() const override;
  [[nodiscard]] std::vector<Property> summary(RunContext& context) const override;
  [[nodiscard]] std::string hash(RunContext& context) const override;
  [[nodiscard]] std::vector<Array> arrays(RunContext& context) const override;
  [[nodiscard]] std::vector<Array> device_arrays() const override;
  void write(std::string_view id, const std::filesystem::path& path, RunContext& context) const override;
  [[nodiscard]] std::vector<std::string> losses(std::string_view id, const std::filesystem::path& path,
                                                RunContext& context) const override;

  /// The image that was filtered, as it was read.
  [[nodiscard]] const Image& image() const { return *image_; }
  [[nodiscard]] const Run& run() const { return run_; }
  /// Differs between any two results of one process.
  [[nodiscard]] std::uint64_t identity() const { return identity_; }

 private:
  /// Output `id`. Throws Error{invalid_argument} where this run has none, Cancelled.
  [[nodiscard]] Image output(std::string_view id, RunContext& context) const;

  const std::shared_ptr<const Image> image_;
  const ParameterSet parameters_;
  const Run run_;
  const std::uint64_t identity_ = next_identity();
};

}  // namespace ws::filter
