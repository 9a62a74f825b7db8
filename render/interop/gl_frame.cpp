// Bookkeeping of the named buffers: room, revisions, registration.
// SPDX-License-Identifier: MIT
#include "render/interop/gl_frame.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "render/gl/object.h"
#include "render/interop/cuda_bridge.h"

#include <algorithm>
#include <map>
#include <vector>

namespace ws::render {
namespace {

/// NVIDIA's driver (580, on an H200) cuts lengths that come from the host to 32 bits: of 4.8 GB it drew the first 0.5, and
/// 4 GiB ended in exceptions (Xid 13 and 69) that took the next pictures along. What CUDA writes in place may be larger.
constexpr std::size_t most_written = 0xffffffff;

void check_written(std::size_t bytes) {
  if (bytes > most_written)
    throw Error(ErrorKind::out_of_memory, told("a buffer of {} bytes is too large to go from the host to OpenGL", bytes),
                said("show smaller data, such as every second point, or compute on CUDA with zero-copy interop"));
}

/// A GL buffer that only grows, registered with CUDA from its first mapping on.
class GrowingBuffer {
 public:
  GrowingBuffer() = default;
  GrowingBuffer(const GrowingBuffer&) = delete;
  GrowingBuffer& operator=(const GrowingBuffer&) = delete;
  ~GrowingBuffer() { unregister(); }

  void reserve(std::size_t bytes) {
    if (bytes <= capacity_) return;
    const std::size_t grown = std::max(bytes, std::min(capacity_ + capacity_ / 2, most_written));
    unregister();
    buffer_ = gl::Buffer();
    capacity_ = 0;
    constexpr int most_old_errors = 16;  // a lost context reports errors for ever
    for (int i = 0; i < most_old_errors && glGetError() != GL_NO_ERROR; ++i) continue;
    glNamedBufferData(buffer_.name(), static_cast<GLsizeiptr>(grown), nullptr, GL_DYNAMIC_DRAW);
    if (glGetError() == GL_OUT_OF_MEMORY)
      throw Error(ErrorKind::out_of_memory, told("OpenGL has no room for a buffer of {} bytes", grown),
                  said("show smaller data, or close other programs"));
    capacity_ = grown;
  }
  void write(Span<const std::byte> bytes) {
    check_written(bytes.size());
    reserve(bytes.size());
    glNamedBufferSubData(buffer_.name(), 0, static_cast<GLsizeiptr>(bytes.size()), bytes.data());
  }
  [[nodiscard]] GLuint name() const { return buffer_.name(); }
  [[nodiscard]] cudaGraphicsResource* resource() {
    if (!resource_) resource_ = cuda_bridge::register_buffer(buffer_.name());
    return resource_;
  }

 private:
  void unregister() {
    if (resource_) cuda_bridge::unregister(resource_);
    resource_ = nullptr;
  }

  gl::Buffer buffer_;
  std::size_t capacity_ = 0;
  cudaGraphicsResource* resource_ = nullptr;
};

const TargetLayout* find(const FrameLayout& layout, std::string_view name) {
  const auto it = std::find_if(layout.begin(), layout.end(), [&](const TargetLayout& t) { return t.name == name; });
  return it == layout.end() ? nullptr : &*it;
}

bool same_content(const TargetLayout* a, const TargetLayout& b) {
  return a && a->revision == b.revision && a->count == b.count && a->element_bytes == b.element_bytes;
}

}  // namespace

void check_upload(const FrameLayout& layout, const FrameLayout& have) {
  for (const TargetLayout& target : changed_targets(layout, have)) check_written(target.bytes());
}

std::string_view to_string(InteropMode mode) {
  switch (mode) {
    case InteropMode::zero_copy:
      return "zero-copy";
    case InteropMode::copy:
      return "copy";
    case InteropMode::cpu:
      return "cpu";
  }
  return "";
}

InteropVerdict probe_interop(std::string_view requested) {
  if (requested != "auto" && requested != "zero-copy" && requested != "copy")
    throw Error(ErrorKind::invalid_argument, told("unknown interop mode \"{}\"", requested),
                said("--interop takes auto, zero-copy or copy"));
  InteropVerdict verdict = cuda_bridge::probe();
  if (requested == "zero-copy" && verdict.mode != InteropMode::zero_copy)
    throw Error(ErrorKind::cuda, told("zero-copy interop is not possible: {}", verdict.reason), said("use --interop auto"));
  if (requested == "copy" && verdict.mode == InteropMode::zero_copy) return {InteropMode::copy, said("asked for by --interop")};
  return verdict;
}

struct GlFrame::Impl {
  InteropMode mode;
  std::map<std::string, GrowingBuffer, std::less<>> buffers;
  FrameLayout have;   ///< every buffer with known content
  FrameLayout frame;  ///< what the present frame consists of
  std::vector<cudaGraphicsResource*> mapped;
  FrameLayout mapped_targets;
  StreamView stream;

  void remember(const TargetLayout& target) {
    forget(target.name);
    have.push_back(target);
  }
  void forget(std::string_view name) {
    std::erase_if(have, [&](const TargetLayout& t) { return t.name == name; });
  }
  [[nodiscard]] const TargetLayout& require(std::string_view name) const {
    const TargetLayout* target = find(frame, name);
    if (!target) throw Error(ErrorKind::internal, "the frame has no buffer \"" + std::string(name) + "\"");
    return *target;
  }
  void unmap() {
    const std::vector<cudaGraphicsResource*> resources = std::exchange(mapped, {});
    if (!resources.empty())
      cuda_bridge::unmap({const_cast<cudaGraphicsResource**>(resources.data()), resources.size()}, stream);
  }
};

GlFrame::GlFrame(InteropMode mode) : impl_(std::make_unique<Impl>()) { impl_->mode = mode; }

GlFrame::~GlFrame() {
  try {
    impl_->unmap();
  } catch (const Error&) {
    // The device is lost or the context is being torn down: the buffers go with it, and the error has no receiver.
  }
}

InteropMode GlFrame::mode() const { return impl_->mode; }
const FrameLayout& GlFrame::have() const { return impl_->have; }

void GlFrame::upload(const HostFrame& frame) {
  Impl& self = *impl_;
  for (const TargetLayout& target : frame.layout()) {
    const auto& written = frame.written();
    const bool is_new =
        std::any_of(written.begin(), written.end(), [&](const auto& t) { return t.layout.name == target.name; });
    if (!is_new && !same_content(find(self.have, target.name), target))
      throw Error(ErrorKind::internal, "the frame counts on a \"" + target.name + "\" that is no longer shown");
  }
  self.frame.clear();  // without room for all of it nothing is shown, rather than a mixture of two frames
  for (const HostFrame::Target& target : frame.written()) {
    self.forget(target.layout.name);
    self.buffers[target.layout.name].write({target.bytes.data(), target.layout.bytes()});
    self.remember(target.layout);
  }
  self.frame = frame.layout();
}

FrameTargets GlFrame::map(const FrameLayout& layout, StreamView stream) {
  Impl& self = *impl_;
  if (self.mode != InteropMode::zero_copy) throw Error(ErrorKind::internal, "only zero-copy frames can be mapped");
  if (!self.mapped.empty()) throw Error(ErrorKind::internal, "the frame is mapped already");
  self.stream = stream;
  self.mapped_targets.clear();
  self.frame.clear();
  std::vector<cudaGraphicsResource*> resources;
  for (const TargetLayout& target : layout) {
    if (same_content(find(self.have, target.name), target)) continue;
    self.forget(target.name);
    self.mapped_targets.push_back(target);
    if (target.bytes() == 0) continue;
    GrowingBuffer& buffer = self.buffers[target.name];
    buffer.reserve(target.bytes());
    resources.push_back(buffer.resource());
  }
  FrameTargets targets(MemorySpace::device, stream);
  if (!resources.empty()) cuda_bridge::map(resources, stream);
  self.mapped = std::move(resources);
  self.frame = layout;
  try {
    std::size_t next = 0;
    for (const TargetLayout& target : self.mapped_targets) {
      void* pointer = target.bytes() ? cuda_bridge::mapped_pointer(self.mapped[next++]) : nullptr;
      targets.add(target.name, pointer, target.bytes());
    }
  } catch (...) {
    self.unmap();  // nothing else does: a frame that stays mapped can neither be drawn nor mapped again
    throw;
  }
  return targets;
}

void GlFrame::unmap() {
  impl_->unmap();
  for (const TargetLayout& target : impl_->mapped_targets) impl_->remember(target);
  impl_->mapped_targets.clear();
}

void GlFrame::invalidate() { impl_->have.clear(); }

bool GlFrame::contains(std::string_view name) const { return find(impl_->frame, name) != nullptr; }

unsigned GlFrame::buffer(std::string_view name) const {
  (void)impl_->require(name);
  const auto it = impl_->buffers.find(name);
  return it == impl_->buffers.end() ? 0 : it->second.name();
}

std::size_t GlFrame::count(std::string_view name) const { return impl_->require(name).count; }
std::size_t GlFrame::element_bytes(std::string_view name) const { return impl_->require(name).element_bytes; }

}  // namespace ws::render
