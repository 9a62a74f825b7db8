// SPDX-License-Identifier: MIT
#include "compute/filter/remarks.h"

#include "compute/core/schema/effect.h"
#include "compute/core/words/told.h"
#include "compute/filter/convolve/taps.h"
#include "compute/filter/engine.h"
#include "compute/filter/params.h"
#include "compute/filter/warp/warp.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace ws::filter {

namespace {

/// What four sigma on each side lose, 6 parts in 10⁴, goes unsaid.
constexpr double unsaid_loss = 2e-3;

class Remarks {
 public:
  Remarks(const ParameterSet& given, Backend backend) : given_(given), p_(given.to<Parameters>()), backend_(backend) {}

  std::vector<std::string> all() {
    if (p_.operation == Operation::convolve || p_.operation == Operation::pipeline) {
      on_sigma();
      on_tuning();
    } else if (p_.versus != Versus::exact) {
      without_effect("versus", said("without a filter only `exact` compares"));
    }
    if (p_.operation != Operation::convolve) on_warp();
    return std::move(remarks_);
  }

 private:
  void without_effect(std::string_view name, std::string_view why) {
    std::string line = line_without_effect(given_, std::array{name}, why);
    if (!line.empty()) remarks_.push_back(std::move(line));
  }

  void on_sigma() {
    const bool cuts = p_.variant != Variant::recursive || p_.versus != Versus::none;
    if (!cuts || !is_of_gaussians(p_.kernel) || p_.sigma <= 0) return;
    const std::int64_t common = p_.radius > 0 ? p_.radius : automatic_radius(p_), enough = radius_of_sigma(p_.sigma);
    const std::int64_t shortest = std::min(p_.radius_x > 0 ? p_.radius_x : common, p_.radius_y > 0 ? p_.radius_y : common);
    const double whole = effective_sigma(2 * enough, p_.sigma), kept = effective_sigma(shortest, p_.sigma);
    if (kept >= (1 - unsaid_loss) * whole) return;
    Parameters alone = p_;
    alone.versus = Versus::none;
    const std::string remedy = shortest != common ? told("without --radius-x and --radius-y it is {}", common)
                               : p_.radius > 0    ? told("--radius 0 takes {}", enough)
                               : automatic_radius(alone) >= enough
                                   ? said("what it is compared with reaches no farther")
                                   : told("this variant reaches no farther, --variant auto takes radius {}", enough);
    remarks_.push_back(told("radius {} cuts the Gaussian off: its effective sigma is {:.4g} instead of {:.4g}; {}", shortest,
                            kept, p_.sigma, remedy));
  }

  /// The CPU runs work-groups as loops, in which these change nothing.
  void on_tuning() {
    if (backend_ != Backend::cpu) return;
    for (const std::string_view name : {"unroll", "tap_memory", "launch"})
      if (why_not(given_, name).empty()) without_effect(name, said("the CPU goes through the work-groups in loops of its own"));
  }

  void on_warp() {
    if (backend_ == Backend::cpu && why_not(given_, "reads").empty()) without_effect("reads", said("the CPU has no textures"));
    if (const int taken = outputs_taken(p_.outputs_per_thread); taken != p_.outputs_per_thread)
      remarks_.push_back(told("--outputs-per-thread {}: {} are made (1, 2, 4 or 8)", p_.outputs_per_thread, taken));
  }

  const ParameterSet& given_;
  const Parameters p_;
  const Backend backend_;
  std::vector<std::string> remarks_;
};

}  // namespace

std::vector<std::string> remarks_on(const ParameterSet& given, Backend backend) { return Remarks(given, backend).all(); }

}  // namespace ws::filter
