// Arrays in the memory of CUDA devices: of other programs for runs to read, of data and results for other programs to read.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/kinds.h"
#include "compute/core/result/array.h"

#include <memory>
#include <vector>

#include <nanobind/nanobind.h>

namespace ws::python {

namespace nb = nanobind;

/// Python's hold on such an array, whose `owner` keeps the elements.
struct DeviceArray {
  Array array;
};

/// An array of two axes as the table that data are made of. Throws Error{invalid_argument} as DeviceTable does.
[[nodiscard]] std::shared_ptr<const DeviceTable> table_of(const DeviceArray& array);
/// Where data lie on a device, as an array of their shape; nothing for data on the host.
[[nodiscard]] nb::dict device_arrays_in(const InputData& data);
/// {name: (DeviceArray, meaning)} of a result's arrays. When Python lets go of one, all that reads it on the device is waited
/// for, without Python's lock.
[[nodiscard]] nb::dict lent_arrays(std::vector<Array> arrays, const std::shared_ptr<const void>& result);

/// The class `DeviceArray`, `open_dlpack` and `wait_for_stream`.
void bind_device_array(nb::module_& module);

}  // namespace ws::python
