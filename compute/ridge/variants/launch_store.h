// Launches that were measured on the devices of this host: a table in the user's cache, which `warpscope bench ridge --case
// tune` (tune-double) writes and runs read. No result depends on it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/run_context.h"
#include "compute/ridge/variants/params.h"
#include "compute/ridge/variants/tuned_launches.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace ws::ridge {

/// The fastest launch of a device for points of one dimension and coordinates of so many bytes.
struct StoredLaunch {
  std::string device;  ///< its name: "NVIDIA H200"
  std::size_t dimension = 0, value_bytes = 0;
  Launch launch;
};

/// In $XDG_CACHE_HOME, else in ~/.cache; none where neither is known.
[[nodiscard]] std::optional<std::filesystem::path> launch_store_path();

/// None where there is no file. Throws Error{io} for one that is damaged, or of another format.
[[nodiscard]] std::vector<StoredLaunch> read_launches(const std::filesystem::path& path);

/// Adds them to what the file holds, in the place of older ones for the same; a damaged file is written anew. Throws Error{io}.
void write_launches(const std::filesystem::path& path, const std::vector<StoredLaunch>& measured);

/// With the stored launch where the parameters leave it open. A table that cannot be read is told of in a warning and left
/// alone.
[[nodiscard]] VariantParameters with_stored_launch(VariantParameters parameters, const std::string& device,
                                                   std::size_t dimension, std::size_t value_bytes, RunContext& context);

}  // namespace ws::ridge
