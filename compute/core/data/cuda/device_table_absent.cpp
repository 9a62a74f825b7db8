// Tables on devices in a build without CUDA: there are none.
// SPDX-License-Identifier: MIT
#include "compute/core/data/device_table.h"
#include "compute/core/device/absent.h"

namespace ws::detail {

TableFacts table_facts(const DeviceTable&) { throw_cuda_is_absent(); }
void read_table_rows(const DeviceTable&, std::size_t, std::size_t, std::size_t, double*) { throw_cuda_is_absent(); }

}  // namespace ws::detail
