// SPDX-License-Identifier: MIT
#include "compute/ridge/variants/engine.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/ridge/variants/choose.h"
#include "compute/ridge/variants/decimate.h"
#include "compute/ridge/variants/launch_store.h"
#include "compute/ridge/variants/source.h"

#include <utility>

namespace ws::ridge {

namespace {

template <class T>
class VariantEngine final : public Engine {
 public:
  VariantEngine(std::shared_ptr<const Engine> whole, const PointSet& points, const VariantParameters& parameters,
                RunContext& context)
      : whole_(std::move(whole)), parameters_(parameters) {
    if (parameters.choose != Choosing::conservative || parameters.kernels == Kernels::source)
      cloud_ = make_local_cloud<T>(points, context);
    if (parameters.kernels == Kernels::source) kernels_ = make_kernels(context);
  }

  [[nodiscard]] std::uint64_t identity() const override { return whole_->identity(); }
  [[nodiscard]] Backend backend() const override { return whole_->backend(); }
  [[nodiscard]] const CloudBox& box() const override { return whole_->box(); }

  [[nodiscard]] Balls choose(double r1, RunContext& context) const override {
    if (parameters_.choose == Choosing::conservative) return whole_->choose(r1, context);
    if (backend() == Backend::cuda)
      return parameters_.choose == Choosing::block ? choose_in_block_cuda(cloud_, r1, parameters_, context)
                                                   : choose_greedily_cuda(cloud_, r1, context);
    if (parameters_.choose == Choosing::block)
      throw Error(ErrorKind::invalid_argument, said("only a CUDA device has blocks to choose by"),
                  said("choose --choose conservative"));
    return choose_greedily_cpu(cloud_, r1, context);
  }

  Evolution evolve(Balls& balls, const EvolveSettings& settings, RunContext& context) const override {
    return kernels_ ? kernels_->evolve(balls, settings, context) : whole_->evolve(balls, settings, context);
  }

  std::vector<RemovedBall> decimate(Balls& balls, double r2, RunContext& context) const override {
    if (parameters_.decimation == Decimation::counts) return whole_->decimate(balls, r2, context);
    if (backend() == Backend::cuda) return decimate_cuda<T>(parameters_.decimation, balls, r2, context);
    return decimate_cpu<T>(parameters_.decimation, balls, r2, context);
  }

  [[nodiscard]] std::vector<std::uint32_t> count_owned(const Balls& balls, double r1, KeptSorting* kept,
                                                       RunContext& context) const override {
    return whole_->count_owned(balls, r1, kept, context);
  }
  [[nodiscard]] std::vector<std::uint32_t> owners(const Balls& balls, double r1, RunContext& context) const override {
    return whole_->owners(balls, r1, context);
  }
  void paint(const Balls& balls, const CloudPaint& look, const FrameTargets& targets, RunContext& context) const override {
    whole_->paint(balls, look, targets, context);
  }

 private:
  [[nodiscard]] std::unique_ptr<SourceKernels> make_kernels(RunContext& context) const {
    if (backend() == Backend::cuda)
      return make_source_kernels_cuda(
          cloud_, with_stored_launch(parameters_, device_name(Backend::cuda), cloud_.dimension, sizeof(T), context), context);
    if (parameters_.control == Control::device)
      throw Error(ErrorKind::invalid_argument, said("only a CUDA device can control its own loop"),
                  said("choose --control host"));
    return make_source_kernels_cpu(cloud_, parameters_);
  }

  std::shared_ptr<const Engine> whole_;
  VariantParameters parameters_;
  LocalCloud<T> cloud_;
  std::unique_ptr<SourceKernels> kernels_;
};

}  // namespace

std::shared_ptr<const Engine> with_variants(std::shared_ptr<const Engine> whole, const PointSet& points,
                                            const VariantParameters& parameters, Precision precision, RunContext& context) {
  if (parameters.are_default()) return whole;
  if (precision == Precision::float32)
    return std::make_shared<VariantEngine<float>>(std::move(whole), points, parameters, context);
  return std::make_shared<VariantEngine<double>>(std::move(whole), points, parameters, context);
}

}  // namespace ws::ridge
