// SPDX-License-Identifier: MIT
#include "compute/core/result/frame_targets.h"

#include "compute/core/run/error.h"

#include <algorithm>
#include <cstring>

namespace ws {

FrameLayout changed_targets(const FrameLayout& layout, const FrameLayout& have) {
  FrameLayout changed;
  for (const TargetLayout& target : layout) {
    const bool kept = std::any_of(have.begin(), have.end(), [&](const TargetLayout& h) {
      return h.name == target.name && h.revision == target.revision && h.count == target.count &&
             h.element_bytes == target.element_bytes;
    });
    if (!kept) changed.push_back(target);
  }
  return changed;
}

const FrameTargets::Entry* FrameTargets::find(std::string_view name) const {
  const auto found = std::find_if(entries_.begin(), entries_.end(), [&](const Entry& e) { return e.name == name; });
  return found == entries_.end() ? nullptr : &*found;
}

const FrameTargets::Entry& FrameTargets::require(std::string_view name, MemorySpace space) const {
  const Entry* entry = find(name);
  if (!entry || space != space_)
    throw Error(ErrorKind::internal, "the frame target " + std::string(name) + " is not there in this memory");
  return *entry;
}

void FrameTargets::write(std::string_view name, Span<const std::byte> bytes) const {
  if (bytes.empty() || !wants(name)) return;
  if (space_ == MemorySpace::host) {
    std::memcpy(host<std::byte>(name).data(), bytes.data(), std::min(host<std::byte>(name).size(), bytes.size()));
  } else {
    copy(device<std::byte>(name), bytes, stream_);
    stream_.synchronize();  // the bytes are pageable and the caller's
  }
}

HostFrame::HostFrame(const FrameLayout& layout, const FrameLayout& have) : layout_(layout) {
  for (TargetLayout& target : changed_targets(layout, have)) {
    const std::size_t bytes = target.bytes();
    written_.push_back({std::move(target), HostBuffer<std::byte>(bytes)});
  }
}

FrameTargets HostFrame::targets() {
  FrameTargets targets(MemorySpace::host, StreamView());
  for (Target& t : written_) targets.add(t.layout.name, t.bytes.data(), t.bytes.size());
  return targets;
}

const HostFrame::Target& HostFrame::target(std::string_view name) const {
  const auto found = std::find_if(written_.begin(), written_.end(), [&](const Target& t) { return t.layout.name == name; });
  if (found == written_.end()) throw Error(ErrorKind::internal, "the frame has no new target " + std::string(name));
  return *found;
}

DeviceFrame::DeviceFrame(const FrameLayout& layout, const FrameLayout& have, StreamView stream)
    : layout_(layout), have_(have), stream_(stream), wanted_(changed_targets(layout, have)) {
  for (const TargetLayout& target : wanted_) buffers_.emplace_back(target.bytes(), stream);
}

FrameTargets DeviceFrame::targets() {
  FrameTargets targets(MemorySpace::device, stream_);
  for (std::size_t i = 0; i < wanted_.size(); ++i) targets.add(wanted_[i].name, buffers_[i].device_data(), buffers_[i].size());
  return targets;
}

HostFrame DeviceFrame::download() {
  HostFrame frame(layout_, have_);
  for (std::size_t i = 0; i < buffers_.size(); ++i) {
    HostBuffer<std::byte>& bytes = frame.written_[i].bytes;
    copy(bytes.view(), DeviceSpan<const std::byte>(buffers_[i].view()), stream_);
  }
  stream_.synchronize();
  return frame;
}

}  // namespace ws
