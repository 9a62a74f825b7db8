// The explicit list of workspaces.
// SPDX-License-Identifier: MIT
#include "app/workspaces/workspaces.h"

#include "app/workspaces/filter.h"
#include "app/workspaces/histogram.h"
#include "app/workspaces/kdtree.h"
#include "app/workspaces/ridge.h"
#include "app/workspaces/triangulation.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/io/file_source.h"

#include <algorithm>
#include <string>

namespace ws::app {

const std::vector<const Workspace*>& workspaces() {
  static const std::vector<const Workspace*> all{&ridge_workspace(), &kdtree_workspace(), &triangulation_workspace(),
                                                 &filter_workspace(), &histogram_workspace()};
  return all;
}

const Workspace& find_workspace(std::string_view experiment_id) {
  const auto& all = workspaces();
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Workspace* w) { return w->experiment().info().id == experiment_id; });
  if (found != all.end()) return **found;
  std::string known;
  for (const Workspace* w : all) known += (known.empty() ? "" : ", ") + w->experiment().info().id;
  throw Error(ErrorKind::invalid_argument, told("there is no workspace named {}", io::printable(experiment_id)),
              told("known: {}", known));
}

}  // namespace ws::app
