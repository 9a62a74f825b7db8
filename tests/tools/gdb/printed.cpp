// Values for the test of gdb's printers, which stops in `stop_here` and prints those of the caller.
// SPDX-License-Identifier: MIT
#include "compute/core/device/buffer.h"
#include "compute/core/schema/schema.h"

#include <string>
#include <tuple>
#include <utility>

namespace {

struct Parameters {
  double radius = 0.5;
  bool smooth = true;

  static constexpr auto schema() {
    using P = Parameters;
    return std::tuple(ws::field(&P::radius, {.name = "radius", .label = "Radius", .help = "A radius"}),
                      ws::field(&P::smooth, {.name = "smooth", .label = "Smooth", .help = "Whether it is smooth"}));
  }
};

__attribute__((noinline)) void stop_here() { asm volatile(""); }

}  // namespace

int main() {
  ws::HostBuffer<int> buffer(3);
  for (int i = 0; i < 3; ++i) buffer[static_cast<std::size_t>(i)] = 10 * i;
  const ws::Span<const int> span = std::as_const(buffer).view();
  const ws::DeviceSpan<float> device(reinterpret_cast<float*>(0x1000), 7);
  ws::ParameterSet parameters = ws::ParameterSet::of<Parameters>();
  stop_here();
  return span.size() + device.size() + parameters.fields().size() == 12 ? 0 : 1;
}
