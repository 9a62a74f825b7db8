// Meshes in whatever format Assimp knows; the only file that includes Assimp.
// SPDX-License-Identifier: MIT
#include "compute/io/meshes/foreign/foreign_mesh.h"
#include "compute/io/meshes/foreign/mesh_messages.h"

#include <assimp/DefaultIOSystem.h>
#include <assimp/config.h>
#include <assimp/scene.h>
#include <fmt/format.h>
#include <assimp/Importer.hpp>
#include <assimp/ProgressHandler.hpp>

#include <cmath>
#include <exception>
#include <filesystem>
#include <new>
#include <sstream>

namespace ws::io {
namespace {

/// Tells how far Assimp is, in steps that can be seen.
class Handler final : public Assimp::ProgressHandler {
 public:
  explicit Handler(const MeshSender& sender) : sender_(sender) {}
  bool Update(float fraction) override {
    constexpr float step = 0.01f;
    if (!(std::fabs(fraction - told_) >= step)) return true;
    sender_.progress(told_ = fraction);
    return true;
  }

 private:
  const MeshSender& sender_;
  float told_ = -1;
};

/// Files that a file names may be pipes and devices, which would never end.
class RegularFiles final : public Assimp::DefaultIOSystem {
 public:
  bool Exists(const char* path) const override {
    std::error_code failed;
    return std::filesystem::is_regular_file(path, failed);
  }
  Assimp::IOStream* Open(const char* path, const char* mode) override {
    return Exists(path) ? DefaultIOSystem::Open(path, mode) : nullptr;
  }
};

class SceneReader {
 public:
  explicit SceneReader(const FileSource& source) : source_(source) {}

  RawMesh read(const aiScene& scene, const MeshSender& sender) {
    const Size size = size_of(scene);
    constexpr double vertex_bytes = 64, face_bytes = 64;  // as it is taken over and while settling
    sender.needs(vertex_bytes * double(size.vertices) + face_bytes * double(size.faces));
    raw_.positions.reserve(size.vertices);
    raw_.corners.reserve(3 * size.faces);
    raw_.sizes.reserve(size.faces);
    visit_meshes(scene, [this](const aiMesh& mesh, const Visit& visit) { add_mesh(mesh, visit); });
    return std::move(raw_);
  }

 private:
  using Exact = aiMatrix4x4t<double>;
  struct Visit {
    const aiNode* node;
    aiMatrix4x4 world_from_node;
    Exact exact;  ///< the same in double precision
  };

  /// visitor(mesh, visit), of all nodes, whose depth a file may choose: without recursion.
  template <class Visitor>
  void visit_meshes(const aiScene& scene, const Visitor& visitor) const {
    const auto visit_of = [](const aiNode* node, const aiMatrix4x4& world_from_parent, const Exact& exact) {
      return Visit{node, world_from_parent * node->mTransformation, exact * static_cast<Exact>(node->mTransformation)};
    };
    std::vector<Visit> open{visit_of(scene.mRootNode, {}, {})};
    while (!open.empty()) {
      const Visit visit = open.back();
      open.pop_back();
      for (unsigned i = 0; i < visit.node->mNumMeshes; ++i) visitor(*scene.mMeshes[visit.node->mMeshes[i]], visit);
      for (unsigned i = visit.node->mNumChildren; i-- > 0;)
        open.push_back(visit_of(visit.node->mChildren[i], visit.world_from_node, visit.exact));
    }
  }

  struct Size {
    std::size_t vertices = 0, faces = 0;
  };
  /// A mesh counts as often as nodes show it.
  [[nodiscard]] Size size_of(const aiScene& scene) const {
    Size size;
    visit_meshes(scene, [&](const aiMesh& mesh, const Visit&) {
      size.vertices += mesh.mNumVertices;
      size.faces += mesh.mNumFaces;
    });
    return size;
  }

  void add_mesh(const aiMesh& mesh, const Visit& visit) {
    raw_.begin_part(mesh.mName.length ? mesh.mName.C_Str() : visit.node->mName.C_Str());
    const std::size_t base = raw_.positions.size();
    if (base + mesh.mNumVertices >= most_vertices) source_.fail(fmt::format("holds more than {} vertices", most_vertices));
    for (unsigned i = 0; i < mesh.mNumVertices; ++i) {
      const aiVector3D p = visit.world_from_node * mesh.mVertices[i];
      const aiVector3t<double> exact =
          visit.exact * aiVector3t<double>(mesh.mVertices[i].x, mesh.mVertices[i].y, mesh.mVertices[i].z);
      raw_.add_position({p.x, p.y, p.z}, {exact.x, exact.y, exact.z});
    }
    const bool mirrored = visit.world_from_node.Determinant() < 0;  // outside would be inside
    for (unsigned i = 0; i < mesh.mNumFaces; ++i) {
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

/// Its own words, on one line. They may quote the file: what is long is shown by its beginning and its end.
std::string reason_of(const Assimp::Importer& importer) {
  constexpr std::size_t longest = 240, end = 80;
  std::string reason = importer.GetErrorString();
  while (!reason.empty() && (reason.back() == '\n' || reason.back() == ' ')) reason.pop_back();
  if (reason.size() > longest) reason.replace(longest - end, reason.size() - longest, " ... ");
  return reason.empty() ? "it holds no scene" : reason;
}

}  // namespace

RawMesh read_by_assimp(const FileSource& source, const MeshSender& sender) {
  Assimp::Importer importer;
  importer.SetProgressHandler(new Handler(sender));  // the importer owns both
  importer.SetIOHandler(new RegularFiles);
  importer.SetPropertyBool(AI_CONFIG_IMPORT_NO_SKELETON_MESHES, true);
  const aiScene* scene = importer.ReadFile(source.path().string(), 0);  // polygons are cut by `settle`, in bounded time
  if (!scene || !scene->mRootNode) {
    try {
      if (importer.GetException()) std::rethrow_exception(importer.GetException());
    } catch (const std::bad_alloc&) {
      throw;
    } catch (...) {  // the importer has its words
    }
    source.fail(fmt::format("cannot be read as {}: {}", source.extension(), reason_of(importer)),
                "it may be damaged, or another format than its name says");
  }
  return SceneReader(source).read(*scene, sender);
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
