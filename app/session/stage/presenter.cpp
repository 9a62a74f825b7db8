// Frames on their way from a presentation to GL.
// SPDX-License-Identifier: MIT
#include "app/session/stage/presenter.h"

#include "compute/core/device/profiler.h"
#include "compute/core/result/staged_frame.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

#include <algorithm>
#include <array>
#include <exception>
#include <mutex>
#include <optional>
#include <utility>

namespace ws::app {

namespace {

bool same_content(const FrameLayout& a, const FrameLayout& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const TargetLayout& x, const TargetLayout& y) {
    return x.name == y.name && x.revision == y.revision && x.count == y.count;
  });
}

/// A picture, and what is drawn over it.
struct PictureWithChanges {
  PictureWithChanges(Presentation& presentation, const Request& request, RunContext& context, MarkedStep* since) {
    if (since && since->step() != request.step) {
      try {
        changed = since->changes(presentation, request, context);
      } catch (const Error& error) {  // the picture without them is better than none
        context.metrics.warn(told("what changed since step {} is not shown: {}", since->step(), error.what()));
      }
    }
    picture = presentation.prepare(request, context);
    layout = picture->layout;
    for (const ChangedBuffers::Buffer& buffer : changed.buffers) layout.push_back(buffer.layout);
  }
  void write(Presentation& presentation, const FrameTargets& targets, RunContext& context) const {
    presentation.write(*picture, targets, context);
    for (const ChangedBuffers::Buffer& buffer : changed.buffers)
      targets.write(buffer.layout.name, {buffer.bytes.data(), buffer.bytes.size()});
  }
  std::shared_ptr<const Picture> picture;
  ChangedBuffers changed;
  FrameLayout layout;
};

}  // namespace

MadeFrame make_frame(Presentation& presentation, const Request& request, const FrameLayout& have, RunContext& context,
                     MarkedStep* since) {
  const Stopwatch watch;
  const ProfilerRange range("map");
  const PictureWithChanges shown(presentation, request, context, since);
  render::check_upload(shown.layout, have);
  if (context.backend == Backend::cpu) {
    auto frame = std::make_shared<HostFrame>(shown.layout, have);
    shown.write(presentation, frame->targets(), context);
    return {presentation.prepare(request, context), std::move(frame), shown.changed.told, watch.ms()};
  }
  const Stream stream;
  DeviceFrame frame(shown.layout, have, stream.view());
  shown.write(presentation, frame.targets(), context);
  auto host = std::make_shared<const HostFrame>(frame.download());
  return {presentation.prepare(request, context), std::move(host), shown.changed.told, watch.ms()};
}

void hold(MadeFrame& made, const Freeing& freeing) {
  made.picture = freeing.hold(std::move(made.picture));
  made.frame = freeing.hold(std::move(made.frame));
  made.changes = freeing.hold(std::move(made.changes));
}

struct Presenter::Impl {
  /// What is wanted of which result.
  struct Wish {
    std::shared_ptr<const Result> result;
    Request request;
    std::shared_ptr<MarkedStep> since;
    [[nodiscard]] bool operator==(const Wish&) const = default;
  };
  /// The stage's memory for frames on the device: one is written while the other is shown.
  struct DeviceFrames {
    Stream stream;
    std::array<StagedFrame, 2> frames{StagedFrame(stream.view()), StagedFrame(stream.view())};
    std::size_t next = 0;
  };
  /// A frame that the stage has made, or why it could not.
  struct Prepared {
    std::uint64_t number = 0;
    Wish wish;
    ParameterSet view;
    FrameLayout have;  ///< what the GL frame held when the writing began: the content counts only on top of it
    MadeFrame made;
    StagedFrame* on_device = nullptr;  ///< of `device_frames`, in the place of `made.frame`
    std::exception_ptr failure;
    Passage passage;
  };
  /// What the stage's tasks fill, also when the presenter has gone meanwhile.
  struct Mailbox {
    std::mutex mutex;
    std::optional<Prepared> prepared;
    std::uint64_t dropped = 0;  ///< the number of the last frame that was asked for and will not come
    std::function<void()> ready;
    std::unique_ptr<DeviceFrames> device_frames;  ///< the stage's; GL reads the one that `prepared` names
  };

  /// Writes what `have` lacks into device memory. False where that does not suffice.
  static bool make_on_device(Mailbox& mailbox, Prepared& done, Presentation& presentation, RunContext& context) {
    const Stopwatch watch;
    const ProfilerRange range("map");
    try {
      if (!mailbox.device_frames) mailbox.device_frames = std::make_unique<DeviceFrames>();
      DeviceFrames& device = *mailbox.device_frames;
      StagedFrame& frame = device.frames[device.next++ % device.frames.size()];
      const PictureWithChanges shown(presentation, done.wish.request, context, done.wish.since.get());
      shown.write(presentation, frame.begin(shown.layout, done.have), context);
      done.made.changes = shown.changed.told;
      frame.finish();
      frame.wait();
      done.on_device = &frame;
    } catch (const Error& error) {
      if (error.kind() != ErrorKind::out_of_memory) throw;
      return false;
    }
    done.made.picture = presentation.prepare(done.wish.request, context);
    done.made.ms = watch.ms();
    return true;
  }

  Impl(Stage& of, std::function<void()> ready) : stage(of) { mailbox->ready = std::move(ready); }
  ~Impl() {
    const std::lock_guard lock(mailbox->mutex);
    mailbox->ready = nullptr;
  }

  void prepare(const Wish& wish, const ParameterSet& view, const render::GlFrame& frame, bool supersedes) {
    const bool shares_gpu = frame.mode() == render::InteropMode::zero_copy;
    making = wish.result;
    const std::uint64_t number = ++last_number;
    Passage passage;
    passage.come_by(Milestone::wanted);
    stage.frame(
        wish.result,
        [mailbox = mailbox, &freeing = stage.freeing(), number, wish, view, shares_gpu, passage, have = frame.have()](
            Presentation& presentation, RunContext& context) {
          Prepared done{number, wish, view, have, {}, nullptr, nullptr, passage};
          done.passage.come_by(Milestone::writing);
          try {
            const bool stays = shares_gpu && context.backend == Backend::cuda;
            if (!stays || !make_on_device(*mailbox, done, presentation, context))
              done.made = make_frame(presentation, wish.request, have, context, wish.since.get());
            hold(done.made, freeing);
          } catch (...) {
            done.failure = std::current_exception();
          }
          done.passage.come_by(Milestone::written);
          context.check_stop();  // another frame is wanted instead, or none any more
          const std::lock_guard lock(mailbox->mutex);
          mailbox->prepared.emplace(std::move(done));
          if (mailbox->ready) mailbox->ready();
        },
        supersedes,
        [mailbox = mailbox, number] {
          const std::lock_guard lock(mailbox->mutex);
          mailbox->dropped = std::max(mailbox->dropped, number);
          if (mailbox->ready) mailbox->ready();
        });
  }

  /// Takes what the stage has made, if anything, into `frame`.
  void take(render::GlFrame& frame) {
    std::optional<Prepared> done;
    {
      const std::lock_guard lock(mailbox->mutex);
      done = std::exchange(mailbox->prepared, std::nullopt);
      if (mailbox->dropped == last_number) making = nullptr;  // it is asked for again
    }
    if (!done || done->number != last_number) return;  // or another was asked for
    making = nullptr;
    if (done->failure) {
      shown = done->wish;  // it is not tried again
      shown_layout = frame.have();
      std::rethrow_exception(done->failure);
    }
    if (!same_content(done->have, frame.have())) return;  // the GL frame was made anew meanwhile
    if (done->on_device)
      copy_on_device(frame, *done->on_device);
    else
      frame.upload(*done->made.frame);
    last_ms = done->made.ms;
    passage = done->passage;
    shown = std::move(done->wish);
    shown_layout = frame.have();
    picture = std::move(done->made.picture);
    changes = std::move(done->made.changes);
    view = std::move(done->view);
  }
  /// Enqueued: neither thread waits.
  void copy_on_device(render::GlFrame& frame, StagedFrame& from) {
    if (!stream) stream.emplace();
    const FrameTargets targets = frame.map(from.layout(), stream->view());
    try {
      from.copy_to(targets);
    } catch (...) {
      frame.unmap();
      frame.invalidate();  // what was half copied must not pass for this step
      throw;
    }
    frame.unmap();
  }
  [[nodiscard]] bool shows(const render::GlFrame& frame, const Wish& wish) const {
    return shown == wish && same_content(shown_layout, frame.have());
  }

  Stage& stage;
  Wish shown;
  FrameLayout shown_layout;
  std::shared_ptr<const Picture> picture;
  std::shared_ptr<const ChangesSince> changes;
  ParameterSet view;
  std::shared_ptr<const Result> making;  ///< whose frame the stage makes
  std::uint64_t last_number = 0;
  double last_ms = 0;
  Passage passage;  ///< of the frame taken last
  std::optional<Stream> stream;
  std::shared_ptr<Mailbox> mailbox = std::make_shared<Mailbox>();
};

Presenter::Presenter(Stage& stage, std::function<void()> ready) : impl_(std::make_unique<Impl>(stage, std::move(ready))) {}
Presenter::~Presenter() = default;

void Presenter::take(render::GlFrame& frame) { impl_->take(frame); }

bool Presenter::ask(const render::GlFrame& frame, const std::shared_ptr<const Result>& result, const Request& request,
                    const ParameterSet& view, bool supersedes, const std::shared_ptr<MarkedStep>& since) {
  Impl& self = *impl_;
  if (!result) return true;
  const Impl::Wish wish{result, request, since};
  if (self.shows(frame, wish)) return true;
  // One frame of a result at a time: the next begins when this one is on the GPU, so that it writes only the news on top of it.
  // The caller comes again with the newest step, so nothing queues up.
  if (self.making == result && !supersedes) return false;
  self.prepare(wish, view, frame, supersedes);
  return false;
}

const std::shared_ptr<const Picture>& Presenter::picture() const { return impl_->picture; }
const std::shared_ptr<const ChangesSince>& Presenter::changes() const { return impl_->changes; }
const ParameterSet& Presenter::view() const { return impl_->view; }
double Presenter::last_ms() const { return impl_->last_ms; }
const Passage& Presenter::passage() const { return impl_->passage; }
bool Presenter::is_taken(const render::GlFrame& frame) const {
  return impl_->picture && same_content(impl_->shown_layout, frame.have());
}
bool Presenter::busy() const { return impl_->making != nullptr; }

}  // namespace ws::app
