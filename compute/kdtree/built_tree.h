// What a run of the kD-tree workspace builds: the tree, the scene it was built over, and what rays need to walk through it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/fingerprint.h"
#include "compute/core/data/mesh.h"
#include "compute/core/run/run_context.h"
#include "compute/kdtree/build/build.h"
#include "compute/kdtree/cuda/tree_on_device.h"
#include "compute/kdtree/rays/ray_batch.h"
#include "compute/kdtree/rays/trace.h"
#include "compute/kdtree/tree_file.h"
#include "compute/kdtree/variants/thesis_report.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace ws::kdtree {

/// The triangles that a tree is built over: counted, and listed on the host when they are first asked for, since a tree that is
/// built on a device needs no such list, and a million take 20 ms. Thread-safe.
class SceneTriangles {
 public:
  SceneTriangles() = default;
  explicit SceneTriangles(CpuTracer::TrianglesPtr list);
  /// Of the mesh as it is.
  explicit SceneTriangles(std::shared_ptr<const Mesh> mesh);

  [[nodiscard]] std::size_t size() const { return count_; }
  [[nodiscard]] bool empty() const { return count_ == 0; }
  /// Throws std::bad_alloc; it may be asked for again then.
  [[nodiscard]] const CpuTracer::TrianglesPtr& list() const;
  [[nodiscard]] const Triangles& operator*() const { return *list(); }

 private:
  struct Listed {
    std::mutex mutex;
    std::shared_ptr<const Mesh> mesh;  ///< until they are listed
    CpuTracer::TrianglesPtr list;
  };
  std::size_t count_ = 0;
  std::shared_ptr<Listed> listed_ = std::make_shared<Listed>();  ///< of all copies
};

/// Immutable once the run has made it. Either `tracer` or `device` is there.
struct BuiltTree {
  std::uint64_t identity = next_identity();  ///< a name that no other tree of this process has
  std::shared_ptr<const Mesh> mesh;          ///< as it was given
  Parameters parameters;
  Rules rules;                                 ///< `max_depth` is the limit that held
  SceneTriangles triangles;                    ///< as they were when the tree was built: moved, in an animation
  TreeSize size;                               ///< of the tree, which may lie on the device alone
  std::shared_ptr<const CpuTracer> tracer;     ///< of the backend cpu
  std::shared_ptr<const TreeOnDevice> device;  ///< of the backend cuda
  std::optional<ThesisReport> thesis;          ///< what the thesis's pipeline measured, where that built the tree
  std::optional<RayBatch> rays;                ///< of a file, where one was given
  bool is_stored = false;                      ///< the tree came out of a file: which builder made it is not known

  [[nodiscard]] Backend backend() const { return device ? Backend::cuda : Backend::cpu; }
  /// The tree in the host's memory; copied from the device at each call where it was built there.
  [[nodiscard]] std::shared_ptr<const Tree> host_tree(RunContext& context) const;
  /// Answers rays where the tree lies.
  [[nodiscard]] const RayTarget& ray_target() const;
  /// Walks the tree on the host: `tracer`, or a new one, which packs the tree.
  [[nodiscard]] std::shared_ptr<const CpuTracer> host_tracer(RunContext& context) const;
};

/// Throws Error, Cancelled.
[[nodiscard]] std::shared_ptr<BuiltTree> build_tree(std::shared_ptr<const Mesh> mesh, const Parameters& parameters,
                                                    RunContext& context);
/// The same with a tree that is there already; of the parameters those of building are not looked at. Throws
/// Error{invalid_argument} where the tree is not one of this scene.
[[nodiscard]] std::shared_ptr<BuiltTree> take_stored_tree(std::shared_ptr<const Mesh> mesh, const Parameters& parameters,
                                                          const StoredTree& stored, RunContext& context);
/// The scene in one leaf: something to look at while the first run goes on.
[[nodiscard]] std::shared_ptr<BuiltTree> scene_in_one_leaf(std::shared_ptr<const Mesh> mesh, RunContext& context);

}  // namespace ws::kdtree
