// The explicit list of workspaces.
// SPDX-License-Identifier: MIT
#include "app/workspaces/workspace.h"

#include "app/workspaces/filter.h"
#include "app/workspaces/histogram.h"
#include "app/workspaces/kdtree.h"
#include "app/workspaces/ridge.h"
#include "app/workspaces/triangulation.h"
#include "compute/core/run/error.h"

#include <algorithm>
#include <string>

namespace ws::app {

const std::vector<const Workspace*>& workspaces() {
  static const std::vector<const Workspace*> all{&ridge_workspace(), &kdtree_workspace(), &triangulation_workspace(),
                                                 &filter_workspace(), &histogram_workspace()};
  return all;
}

bool Workspace::takes_dimension(std::size_t dimension) const { return dimension > 0; }
ParameterSet Workspace::seen(const Subject& subject, const Look&) const { return subject.view; }
int Workspace::pass_count(const Subject&) const { return 0; }
double Workspace::settles_in(const Picture&, double) const { return 0; }
Workspace::Edits Workspace::drag(const Shown&, const std::string&, glm::vec3) const { return {}; }
Workspace::Edits Workspace::advance(const Shown&, double) const { return {}; }
Workspace::Answer Workspace::click(const Shown&, const Sight&, Presentation&, RunContext&) const { return {}; }

const Workspace& find_workspace(std::string_view experiment_id) {
  const auto& all = workspaces();
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Workspace* w) { return w->experiment().info().id == experiment_id; });
  if (found != all.end()) return **found;
  std::string known;
  for (const Workspace* w : all) known += (known.empty() ? "" : ", ") + w->experiment().info().id;
  throw Error(ErrorKind::invalid_argument, "there is no workspace named " + std::string(experiment_id), "known: " + known);
}

}  // namespace ws::app
