// Meshes in whatever format Assimp knows; the only file that includes Assimp.
// SPDX-License-Identifier: MIT
#include "compute/core/run/error.h"
#include "compute/io/meshes/mesh_formats.h"

#include <assimp/config.h>
#include <assimp/scene.h>
#include <fmt/format.h>
#include <assimp/Importer.hpp>
#include <assimp/ProgressHandler.hpp>

#include <memory>
#include <sstream>
#include <stdexcept>

namespace ws::io {
namespace {

/// Tells how far Assimp is. A stop leaves it by an exception: few of its readers look at the value returned.
class Handler final : public Assimp::ProgressHandler {
 public:
  explicit Handler(const FileSource& source) : source_(source) {}
  bool Update(float fraction) override {
    if (source_.options().stop.stop_requested()) throw std::runtime_error("stopped");
    source_.report(fraction);
    return true;
  }

 private:
  const FileSource& source_;
};

class SceneReader {
 public:
  explicit SceneReader(const FileSource& source) : source_(source) {}

  RawMesh read(const aiScene& scene) {
    check_size(scene);
    visit_meshes(scene, [this](const aiMesh& mesh, const aiNode& node, const aiMatrix4x4& world_from_mesh) {
      add_mesh(mesh, node, world_from_mesh);
    });
    return std::move(raw_);
  }

 private:
  /// visit(mesh, node, world_from_mesh), of all nodes, whose depth a file may choose: without recursion.
  template <class Visitor>
  void visit_meshes(const aiScene& scene, const Visitor& visitor) const {
    struct Visit {
      const aiNode* node;
      aiMatrix4x4 world_from_parent;
    };
    std::vector<Visit> open{{scene.mRootNode, {}}};
    while (!open.empty()) {
      source_.check_stop();
      const Visit visit = open.back();
      open.pop_back();
      const aiMatrix4x4 world_from_node = visit.world_from_parent * visit.node->mTransformation;
      for (unsigned i = 0; i < visit.node->mNumMeshes; ++i)
        visitor(*scene.mMeshes[visit.node->mMeshes[i]], *visit.node, world_from_node);
      for (unsigned i = visit.node->mNumChildren; i-- > 0;) open.push_back({visit.node->mChildren[i], world_from_node});
    }
  }

  /// A mesh counts as often as nodes show it. Corners are taken for three a face, the usual number.
  void check_size(const aiScene& scene) const {
    constexpr double vertex_bytes = 64, face_bytes = 64;  // here and while settling
    double bytes = 0;
    visit_meshes(scene, [&](const aiMesh& mesh, const aiNode&, const aiMatrix4x4&) {
      bytes += vertex_bytes * mesh.mNumVertices + face_bytes * mesh.mNumFaces;
    });
    check_memory(source_, bytes);
  }

  void add_mesh(const aiMesh& mesh, const aiNode& node, const aiMatrix4x4& world_from_mesh) {
    raw_.begin_part(mesh.mName.length ? mesh.mName.C_Str() : node.mName.C_Str());
    const std::size_t base = raw_.positions.size();
    if (base + mesh.mNumVertices >= most_vertices) source_.fail(fmt::format("holds more than {} vertices", most_vertices));
    for (unsigned i = 0; i < mesh.mNumVertices; ++i) {
      const aiVector3D p = world_from_mesh * mesh.mVertices[i];
      raw_.positions.push_back({p.x, p.y, p.z});
    }
    const bool mirrored = world_from_mesh.Determinant() < 0;  // outside would be inside
    for (unsigned i = 0; i < mesh.mNumFaces; ++i) {
      if (i % mesh_poll_interval == 0) source_.check_stop();
      const aiFace& face = mesh.mFaces[i];
      if (face.mNumIndices < 3) continue;  // points and lines
      for (unsigned k = 0; k < face.mNumIndices; ++k) {
        const unsigned vertex = face.mIndices[mirrored ? face.mNumIndices - 1 - k : k];
        if (vertex >= mesh.mNumVertices) source_.fail(fmt::format("a face has vertex {} of {}", vertex, mesh.mNumVertices));
        raw_.corners.push_back(static_cast<std::uint32_t>(base + vertex));
      }
      raw_.sizes.push_back(face.mNumIndices);
    }
  }

  const FileSource& source_;
  RawMesh raw_;
};

}  // namespace

RawMesh read_other_mesh(const FileSource& source) {
  check_nesting(source);
  Assimp::Importer importer;
  importer.SetProgressHandler(new Handler(source));  // the importer owns it
  importer.SetPropertyBool(AI_CONFIG_IMPORT_NO_SKELETON_MESHES, true);
  const aiScene* scene = nullptr;
  std::string reason;
  try {
    scene = importer.ReadFile(source.path().string(), 0);  // polygons are cut by `settle`, in bounded time
    reason = importer.GetErrorString();
  } catch (const std::exception& e) {
    reason = e.what();
  }
  source.check_stop();
  if (!scene || !scene->mRootNode) {
    while (!reason.empty() && (reason.back() == '\n' || reason.back() == ' ')) reason.pop_back();
    source.fail(fmt::format("cannot be read as {}: {}", source.extension(), reason.empty() ? "it holds no scene" : reason),
                "it may be damaged, or another format than its name says");
  }
  return SceneReader(source).read(*scene);
}

std::vector<std::string> other_mesh_extensions() {
  std::string list;
  Assimp::Importer().GetExtensionList(list);  // "*.3ds;*.dae;…"
  std::vector<std::string> extensions;
  std::istringstream words(list);
  for (std::string word; std::getline(words, word, ';');)
    if (word.starts_with("*.") && word.find('.', 2) == std::string::npos) extensions.push_back(word.substr(2));
  return extensions;
}

}  // namespace ws::io
