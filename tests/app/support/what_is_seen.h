// All that a result tells and shows, as texts by name, so that two runs or two views can be compared.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/workspaces/workspace.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace ws::test {

/// "result.hash", "plot.edge_lengths", "step 3.links.position", "step 3.legend": what a user may see of each. Times are left
/// out, since no two runs take the same.
using Seen = std::map<std::string, std::string>;

/// What the result tells whatever the view: its hash and its summary.
[[nodiscard]] Seen what_is_told(const Result& result);
/// Some of the steps, from the first to the last, with their pictures' buffers, scenes, cameras and words; and the plots.
[[nodiscard]] Seen what_is_seen(const app::Workspace& workspace, std::shared_ptr<const Result> result,
                                const ParameterSet& view);
/// Names of what differs, or is in one of them only.
[[nodiscard]] std::vector<std::string> differences(const Seen& a, const Seen& b);

}  // namespace ws::test
