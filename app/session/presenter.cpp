// Frames on their way from a result to GL.
// SPDX-License-Identifier: MIT
#include "app/session/presenter.h"

#include "app/session/worker.h"

#include <algorithm>
#include <exception>
#include <mutex>
#include <optional>

namespace ws::app {

namespace {

struct Request {
  std::shared_ptr<const Result> result;
  std::size_t step = 0;
  ParameterSet view;
  [[nodiscard]] bool operator==(const Request& other) const = default;
};

bool same_content(const FrameLayout& a, const FrameLayout& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const TargetLayout& x, const TargetLayout& y) {
    return x.name == y.name && x.revision == y.revision && x.count == y.count;
  });
}

/// Writes what `have` lacks into host memory: directly on the CPU, by way of device memory on CUDA.
HostFrame write_host_frame(const Result& result, std::size_t step, const ParameterSet& view, const FrameLayout& have,
                           const std::stop_token& stop) {
  const FrameLayout layout = result.layout(step, view);
  if (result.backend() == Backend::cpu) {
    HostFrame frame(layout, have);
    result.present(step, view, frame.targets(), stop);
    return frame;
  }
  const Stream stream;
  DeviceFrame frame(layout, have, stream.view());
  result.present(step, view, frame.targets(), stop);
  return frame.download();
}

/// Kernels write the GL buffers themselves.
void write_in_place(render::GlFrame& frame, const Result& result, std::size_t step, const ParameterSet& view,
                    StreamView stream) {
  const FrameTargets targets = frame.map(result.layout(step, view), stream);
  try {
    result.present(step, view, targets, {});
  } catch (...) {
    frame.unmap();
    frame.invalidate();  // what was half written must not pass for this step
    throw;
  }
  frame.unmap();
}

bool can_write_in_place(const render::GlFrame& frame, const Result& result) {
  return result.backend() == Backend::cuda && frame.mode() == render::InteropMode::zero_copy;
}

}  // namespace

struct Presenter::Impl {
  /// A frame that the worker has written, or why it could not.
  struct Prepared {
    std::uint64_t number = 0;
    Request request;
    FrameLayout have;  ///< what the GL frame held when the writing began: the content counts only on top of it
    std::optional<HostFrame> frame;
    std::exception_ptr failure;
    double ms = 0;
  };

  explicit Impl(std::function<void()> ready_function) : ready(std::move(ready_function)) {}

  void prepare(const Request& request, const FrameLayout& have) {
    preparing = request.result;
    const std::uint64_t number = ++last_number;
    worker.submit([this, number, request, have](const std::stop_token& stop, Progress&) {
      const Stopwatch watch;
      Prepared made{number, request, have, std::nullopt, nullptr, 0};
      try {
        made.frame.emplace(write_host_frame(*request.result, request.step, request.view, have, stop));
      } catch (...) {
        made.failure = std::current_exception();
      }
      if (stop.stop_requested()) return;  // another frame is wanted instead, or none any more
      made.ms = watch.ms();
      {
        const std::lock_guard lock(mutex);
        prepared.emplace(std::move(made));
      }
      ready();
    });
  }

  void give_up() {
    worker.cancel();
    ++last_number;
    preparing = nullptr;
  }

  /// Takes what the worker has made, if anything, into `frame`.
  void take(render::GlFrame& frame) {
    std::optional<Prepared> made;
    {
      const std::lock_guard lock(mutex);
      made = std::exchange(prepared, std::nullopt);
    }
    if (!made || made->number != last_number) return;  // or it was given up
    preparing = nullptr;
    gave_up = false;
    if (made->failure) {
      shown = made->request;  // it is not tried again
      shown_layout = frame.have();
      std::rethrow_exception(made->failure);
    }
    if (!same_content(made->have, frame.have())) return;  // the GL frame was made anew meanwhile
    frame.upload(*made->frame);
    last_ms = made->ms;
    remember(frame, std::move(made->request));
  }

  void remember(const render::GlFrame& frame, Request request) {
    shown = std::move(request);
    shown_layout = frame.have();
  }
  [[nodiscard]] bool shows(const render::GlFrame& frame, const Request& request) const {
    return shown == request && same_content(shown_layout, frame.have());
  }

  std::function<void()> ready;
  Request shown;
  FrameLayout shown_layout;
  std::shared_ptr<const Result> preparing;  ///< whose frame the worker makes
  bool gave_up = false;                     ///< the frame before this one
  std::uint64_t last_number = 0;
  double last_ms = 0;
  std::optional<Stream> stream;
  std::mutex mutex;
  std::optional<Prepared> prepared;
  Worker worker;  // last: joined before what it uses goes
};

Presenter::Presenter(std::function<void()> ready) : impl_(std::make_unique<Impl>(std::move(ready))) {}
Presenter::~Presenter() = default;

bool Presenter::update(render::GlFrame& frame, const std::shared_ptr<const Result>& result, std::size_t step,
                       const ParameterSet& view, bool supersedes) {
  Impl& self = *impl_;
  self.take(frame);
  if (!result) return true;
  Request request{result, step, view};
  if (self.shows(frame, request)) return true;
  // One frame at a time: the next begins when this one is on the GPU, so that it writes only the news on top of it. The
  // caller comes again with the newest step, so nothing queues up. A frame of another result is given up, but not two in a
  // row: where results come faster than their frames, some must be shown.
  if (self.preparing == result && !supersedes) return false;
  if (self.preparing) {
    if (self.preparing != result && std::exchange(self.gave_up, true)) return false;
    self.give_up();
  }
  if (!can_write_in_place(frame, *result)) {
    self.prepare(request, frame.have());
    return false;
  }
  const Stopwatch watch;
  if (!self.stream) self.stream.emplace();
  try {
    write_in_place(frame, *result, step, view, self.stream->view());
  } catch (...) {
    self.remember(frame, std::move(request));  // it is not tried again
    throw;
  }
  self.last_ms = watch.ms();
  self.remember(frame, std::move(request));
  return true;
}

void Presenter::update_now(render::GlFrame& frame, const Result& result, std::size_t step, const ParameterSet& view) {
  if (can_write_in_place(frame, result)) {
    const Stream stream;
    write_in_place(frame, result, step, view, stream.view());
    stream.view().synchronize();
  } else {
    frame.upload(write_host_frame(result, step, view, frame.have(), {}));
  }
}

double Presenter::last_ms() const { return impl_->last_ms; }
bool Presenter::busy() const { return impl_->preparing != nullptr; }

}  // namespace ws::app
