// A CUDA stream, owned or borrowed. Usable where CUDA is absent: then there is only the null stream.
// SPDX-License-Identifier: MIT
#pragma once

struct CUstream_st;  // the runtime's cudaStream_t is a pointer to this

namespace ws {

class DeviceEvent;

/// A borrowed stream; the null stream by default.
class StreamView {
 public:
  StreamView() = default;
  explicit StreamView(CUstream_st* handle) : handle_(handle) {}
  [[nodiscard]] CUstream_st* handle() const { return handle_; }
  /// The host waits until all work enqueued so far is done. Throws Error{cuda}.
  void synchronize() const;
  /// The same in destructors, where a failure has no consequence.
  void try_synchronize() const noexcept;
  /// Whether all work enqueued so far is done. Throws Error{cuda} for work that failed.
  [[nodiscard]] bool is_done() const;
  /// What is enqueued from now on begins after `event`; the host does not wait. Throws Error{cuda}.
  void wait_for(const DeviceEvent& event) const;
  void try_wait_for(const DeviceEvent& event) const noexcept;

 private:
  CUstream_st* handle_ = nullptr;
};

/// An owned non-blocking stream. Throws Error{cuda} where no device works.
class Stream {
 public:
  Stream();
  ~Stream();
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;
  [[nodiscard]] StreamView view() const { return StreamView(handle_); }

 private:
  CUstream_st* handle_ = nullptr;
};

}  // namespace ws
