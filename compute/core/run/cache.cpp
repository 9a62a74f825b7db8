// SPDX-License-Identifier: MIT
#include "compute/core/run/cache.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace ws {

namespace {

template <class Entries>
auto entry_of(Entries& entries, const CacheKey& key, const std::type_info& type) {
  return std::find_if(entries.begin(), entries.end(), [&](const auto& e) { return e.key == key && *e.type == type; });
}

}  // namespace

void Cache::clear() {
  std::list<Entry> dropped;  // values may take long to free: not under the lock
  const std::lock_guard lock(mutex_);
  dropped.swap(entries_);
  bytes_ = 0;
}

std::size_t Cache::bytes() const {
  const std::lock_guard lock(mutex_);
  return bytes_;
}

std::shared_ptr<const void> Cache::find(const CacheKey& key, const std::type_info& type) {
  const std::lock_guard lock(mutex_);
  const auto found = entry_of(entries_, key, type);
  if (found == entries_.end()) return nullptr;
  entries_.splice(entries_.begin(), entries_, found);
  return found->held.lock();
}

std::shared_ptr<const void> Cache::keep(const CacheKey& key, const std::type_info& type, std::shared_ptr<const void> value,
                                        std::size_t bytes) {
  std::vector<std::shared_ptr<const void>> dropped;  // freed when the lock is gone
  const std::lock_guard lock(mutex_);
  if (const auto found = entry_of(entries_, key, type); found != entries_.end())
    if (auto first = found->held.lock()) return first;
  entries_.remove_if([](const Entry& entry) { return entry.held.expired(); });
  if (bytes > budget_) return entries_.push_front({key, &type, nullptr, value, 0}), value;  // found as long as others hold it
  entries_.push_front({key, &type, value, value, bytes});
  bytes_ += bytes;
  for (auto last = entries_.rbegin(); bytes_ > budget_ && last != entries_.rend(); ++last) {
    bytes_ -= std::exchange(last->bytes, 0);
    if (last->value) dropped.push_back(std::exchange(last->value, nullptr));
  }
  return value;
}

std::shared_ptr<void> Cache::remove(const CacheKey& key, const std::type_info& type) {
  const std::lock_guard lock(mutex_);
  const auto found = entry_of(entries_, key, type);
  if (found == entries_.end()) return nullptr;
  auto value = std::const_pointer_cast<void>(found->held.lock());
  bytes_ -= found->bytes;
  entries_.erase(found);
  return value;
}

}  // namespace ws
