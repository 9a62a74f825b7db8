// The schema and its values as Python's objects, and back.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/result.h"
#include "compute/core/schema/schema.h"

#include <memory>
#include <vector>

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

namespace ws::python {

namespace nb = nanobind;

/// bool, int, float, str, or a list of floats.
[[nodiscard]] nb::object to_python(const Value& value);
/// {name: value}, of automatic values what they stand for.
[[nodiscard]] nb::dict to_python(const ParameterSet& set);
/// [(name, value, unit, meaning), …]
[[nodiscard]] nb::list to_python(const std::vector<Property>& properties);
/// {name: (numpy's view, meaning)}. `result` keeps what has no owner of its own.
[[nodiscard]] nb::dict to_python(const std::vector<Array>& arrays, const std::shared_ptr<const void>& result);

/// Python's hold on what C++ shares.
[[nodiscard]] nb::capsule holder(std::shared_ptr<const void> kept);
[[nodiscard]] nb::dlpack::dtype dtype_of(ElementType type);

/// Numpy's view. `result` keeps what has no owner of its own.
[[nodiscard]] nb::object view_of(const Array& array, const std::shared_ptr<const void>& result);
/// A copy of an array of Python, without a name. Throws Error{invalid_argument} for a type that no array of the core has.
[[nodiscard]] Array array_of_python(nb::handle array);

/// Sets what the dictionary has; None leaves a parameter as it is. Throws Error{invalid_argument}.
void set_values(ParameterSet& set, const nb::dict& values);

/// What functions, signatures and help are made of: see bind_schema.
[[nodiscard]] nb::list describe(const ParameterSet& set, const ParameterSet* run);

/// `experiments()`, `generators()`, `data_kinds()`, `backends()`.
void bind_schema(nb::module_& module);

}  // namespace ws::python
