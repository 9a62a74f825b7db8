// What a reading process tells the one that started it, through a pipe: how far it is, then a mesh or an error. The receiver
// believes nothing: a damaged file may have taken over the sender.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/error.h"
#include "compute/io/meshes/mesh_formats.h"

namespace ws::io {

/// The sender's end. A pipe that nothing reads any more ends the process, as the system's custom is.
class MeshSender {
 public:
  explicit MeshSender(int descriptor) : descriptor_(descriptor) {}

  void progress(double fraction) const;
  /// Bytes that the mesh will take on the other side: asked for before it is made.
  void needs(double bytes) const;
  /// Of kind io.
  void failure(const Error& error) const;
  /// Positions, corners, sizes and parts; the last message.
  void mesh(const RawMesh& mesh) const;

 private:
  int descriptor_;
};

/// The pipe ended before a mesh or an error came.
struct PipeEnded {};

/// Takes messages until a mesh is there. Throws PipeEnded; the sender's Error; Error{out_of_memory} where its memory would not
/// fit; Error{io} for what no sender sends: other versions, counts that do not agree, corners without a vertex.
[[nodiscard]] RawMesh receive_mesh(int descriptor, const FileSource& source);

}  // namespace ws::io
