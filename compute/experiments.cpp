// SPDX-License-Identifier: MIT
#include "compute/experiments.h"

#include "compute/core/run/error.h"
#include "compute/filter/experiment.h"
#include "compute/histogram/experiment.h"
#include "compute/kdtree/experiment.h"
#include "compute/ridge/experiment.h"
#include "compute/triangulation/experiment.h"

#include <string>

namespace ws {

const std::vector<const Experiment*>& experiments() {
  static const std::vector<const Experiment*> all{&ridge::experiment(), &kdtree::experiment(), &triangulation::experiment(),
                                                  &filter::experiment(), &histogram::experiment()};
  return all;
}

const Experiment& find_experiment(std::string_view id) {
  std::string known;
  for (const Experiment* experiment : experiments()) {
    if (experiment->info().id == id) return *experiment;
    known += (known.empty() ? "" : ", ") + experiment->info().id;
  }
  throw Error(ErrorKind::invalid_argument, "there is no workspace named \"" + std::string(id) + "\"", "known: " + known);
}

}  // namespace ws
