// Data for experiments as Python holds them: of files, of generators, or views of other programs' arrays.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/document/state.h"
#include "compute/core/data/kinds.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

#include <nanobind/nanobind.h>

namespace ws::python {

namespace nb = nanobind;

struct Data {
  InputData data;
  std::string name;                                              ///< as messages call it
  app::StateInput source;                                        ///< neither path nor generator: they came from memory
  std::map<std::string, std::shared_ptr<Data>> companions = {};  ///< by role: the true curve, the queries
  std::vector<std::string> warnings = {};

  [[nodiscard]] bool is_of_memory() const { return source.path.empty() && source.generator.empty(); }
};

/// The same as vectors where they are points; adds a warning where numbers were rounded.
[[nodiscard]] InputData as_vectors(const InputData& data, const std::string& name, std::vector<std::string>& warnings);

/// The class `Data`, and the functions that make one.
void bind_data(nb::module_& module);

}  // namespace ws::python
