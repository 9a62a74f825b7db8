// How often estimates on the matrix units leave a bin in doubt, from a sample.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/histogram/bins/problem.h"

namespace ws::histogram {

/// About which part of the pairs `tensor` has to make again by the direct form, at most: a sample's distances span less than
/// all of them do, so the bins are wider. 1: all. A thousand references and eight queries are looked at.
[[nodiscard]] double doubtful_share(const Problem& problem);

}  // namespace ws::histogram
