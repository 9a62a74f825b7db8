// SPDX-License-Identifier: MIT
#include "compute/core/result/staged_frame.h"

#include "compute/core/run/error.h"

#include <algorithm>

namespace ws {

StagedFrame::~StagedFrame() { stream_.try_wait_for(copied_); }

void StagedFrame::make_room(const TargetLayout& target) {
  DeviceBuffer<std::byte>& buffer = buffers_[target.name];
  if (target.bytes() <= buffer.size()) return;
  const std::size_t grown = std::max(target.bytes(), buffer.size() + buffer.size() / 2);
  buffer = {};  // first, so that the old memory is room for the new
  buffer = DeviceBuffer<std::byte>(grown, stream_);
}

void StagedFrame::reserve(const FrameLayout& layout) {
  layout_.clear();
  news_.clear();
  stream_.wait_for(copied_);
  for (const TargetLayout& target : layout) make_room(target);
}

FrameTargets StagedFrame::begin(const FrameLayout& layout, const FrameLayout& have) {
  FrameLayout news = changed_targets(layout, have);
  reserve(news);
  FrameTargets targets(MemorySpace::device, stream_);
  for (const TargetLayout& target : news)
    targets.add(target.name, buffers_.find(target.name)->second.device_data(), target.bytes());
  layout_ = layout;
  news_ = std::move(news);
  return targets;
}

void StagedFrame::finish() { written_.record(stream_); }

std::size_t StagedFrame::bytes() const {
  std::size_t sum = 0;
  for (const auto& [name, buffer] : buffers_) sum += buffer.size();
  return sum;
}

void StagedFrame::copy_to(const FrameTargets& targets) {
  const bool same = targets.size() == news_.size() && std::all_of(news_.begin(), news_.end(), [&](const TargetLayout& t) {
                      return targets.wants(t.name) && targets.device<std::byte>(t.name).size() == t.bytes();
                    });
  if (!same) throw Error(ErrorKind::internal, "a frame is copied into targets that want something else");
  targets.stream().wait_for(written_);
  for (const TargetLayout& target : news_)
    copy_bytes(targets.device<std::byte>(target.name).device_data(), buffers_.find(target.name)->second.device_data(),
               target.bytes(), CopyKind::device_to_device, targets.stream());
  copied_.record(targets.stream());
}

}  // namespace ws
