// SPDX-License-Identifier: MIT
#include "compute/filter/remarks.h"

#include "compute/filter/engine.h"
#include "compute/filter/params.h"
#include "compute/filter/taps.h"
#include "compute/filter/warp.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace ws::filter {

namespace {

/// What four sigma on each side lose, 6 parts in 10⁴, goes unsaid.
constexpr double unsaid_loss = 2e-3;

template <class E>
const char* name_of(E choice) {
  return ChoiceNames<E>::names[static_cast<std::size_t>(choice)];
}

class Remarks {
 public:
  Remarks(const ParameterSet& given, Backend backend) : given_(given), p_(given.to<Parameters>()), backend_(backend) {}

  std::vector<std::string> all() {
    if (filters()) {
      on_filter();
      on_sigma();
    } else {
      without_effect({"kernel", "radius", "radius_x", "radius_y", "sigma", "taps_row", "taps_column", "normalise", "convention",
                      "variant"},
                     fmt::format("operation {} has no filter", name_of(p_.operation)));
      if (p_.versus != Versus::exact) without_effect({"versus"}, "without a filter only `exact` compares");
    }
    if (warps())
      on_warp();
    else
      without_effect(
          {"matrix", "corners", "rotation", "zoom", "shear", "move_x", "move_y", "perspective_x", "perspective_y", "direction",
           "invert", "interpolation", "samples", "outputs_per_thread", "reads", "both_sheets", "out_size"},
          "operation convolve has no warp");
    return std::move(remarks_);
  }

 private:
  [[nodiscard]] bool filters() const { return p_.operation == Operation::convolve || p_.operation == Operation::pipeline; }
  [[nodiscard]] bool warps() const { return p_.operation != Operation::convolve; }

  void without_effect(std::initializer_list<const char*> names, const std::string& why) {
    std::vector<std::string> flags;
    for (const char* name : names)
      if (!given_.is_default(name)) flags.push_back(given_.info(name).flag());
    if (!flags.empty())
      remarks_.push_back(fmt::format("{} {} no effect: {}", fmt::join(flags, ", "), flags.size() == 1 ? "has" : "have", why));
  }

  void on_filter() {
    const std::string kernel = fmt::format("kernel {}", name_of(p_.kernel));
    if (p_.kernel == Kernel::sobel_x || p_.kernel == Kernel::sobel_y || p_.kernel == Kernel::sharpen)
      without_effect({"radius", "radius_x", "radius_y"}, kernel + " has three taps");
    else if (p_.kernel == Kernel::custom)
      without_effect({"radius", "radius_x", "radius_y"}, kernel + " is as long as its taps");
    else if (p_.radius_x >= 0 && p_.radius_y >= 0)
      without_effect({"radius"}, "both axes have a radius of their own");
    else if (p_.variant == Variant::recursive && p_.versus == Versus::none && p_.sigma > 0)
      without_effect({"radius"}, "variant recursive cuts nothing off");
    if (!is_of_gaussians(p_.kernel)) without_effect({"sigma"}, kernel + " has none");
    if (p_.kernel != Kernel::custom) without_effect({"taps_row", "taps_column"}, "only kernel custom takes taps");
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
    const std::string remedy = shortest != common ? fmt::format("without --radius-x and --radius-y it is {}", common)
                               : p_.radius > 0    ? fmt::format("--radius 0 takes {}", enough)
                               : automatic_radius(alone) >= enough
                                   ? "what it is compared with reaches no farther"
                                   : fmt::format("this variant reaches no farther, --variant auto takes radius {}", enough);
    remarks_.push_back(fmt::format("radius {} cuts the Gaussian off: its effective sigma is {:.4g} instead of {:.4g}; {}",
                                   shortest, kept, p_.sigma, remedy));
  }

  void on_warp() {
    if (!p_.corners.empty()) without_effect({"matrix"}, "the corners win");
    if (!p_.corners.empty() || !p_.matrix.empty())
      without_effect({"rotation", "zoom", "shear", "move_x", "move_y", "perspective_x", "perspective_y"},
                     p_.corners.empty() ? "the matrix wins" : "the corners win");
    else if (p_.operation == Operation::affine)
      without_effect({"perspective_x", "perspective_y"}, "an affine warp has no perspective");
    if (p_.operation == Operation::affine) without_effect({"both_sheets"}, "an affine warp has one sheet");
    if (backend_ == Backend::cpu)
      without_effect({"reads"}, "the CPU has no textures");
    else if (p_.interpolation != Interpolation::linear || p_.supersample > 1)
      without_effect({"reads"}, "only single samples of --interpolation linear are read in two ways");
    if (const int taken = outputs_taken(p_.outputs_per_thread); taken != p_.outputs_per_thread)
      remarks_.push_back(fmt::format("--outputs-per-thread {}: {} are made (1, 2, 4 or 8)", p_.outputs_per_thread, taken));
  }

  const ParameterSet& given_;
  const Parameters p_;
  const Backend backend_;
  std::vector<std::string> remarks_;
};

}  // namespace

std::vector<std::string> remarks_on(const ParameterSet& given, Backend backend) { return Remarks(given, backend).all(); }

}  // namespace ws::filter
