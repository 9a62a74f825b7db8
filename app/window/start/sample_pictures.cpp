// A thread that runs the samples, and files that spare doing so again.
// SPDX-License-Identifier: MIT
#include "app/window/start/sample_pictures.h"

#include "app/window/format.h"
#include "app/window/theme.h"
#include "app/window/viewport/viewport.h"
#include "app/workspaces/workspaces.h"
#include "compute/core/run/error.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <sys/resource.h>
#include <unistd.h>
#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

namespace ws::app {

namespace {

QString cache_root() { return QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + "/samples"; }

/// Pictures of another version may show what this one does not do.
QString version_folder() { return cache_root() + "/" + WS_VERSION; }

QString frame_path(const QString& folder, const std::string& workspace, std::size_t index) {
  return folder + QString("/%1-%2.png").arg(qt(workspace)).arg(index);
}

void forget_other_versions() {
  for (const QFileInfo& version : QDir(cache_root()).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot))
    if (version.filePath() != version_folder()) QDir(version.filePath()).removeRecursively();
}

/// The last frame is written first: a set is there when its frame 0 is.
void write_frames(const QString& folder, const std::string& workspace, const std::vector<QImage>& frames) {
  QDir().mkpath(folder);
  for (std::size_t index = frames.size(); index-- > 0;) frames[index].save(frame_path(folder, workspace, index));
}

std::vector<QImage> read_frames(const QString& folder, const std::string& workspace, std::size_t most) {
  std::vector<QImage> frames;
  for (std::size_t index = 0; index < most; ++index) {
    QImage frame(frame_path(folder, workspace, index));
    if (frame.isNull()) break;
    frames.push_back(std::move(frame));
  }
  return frames;
}

QImage to_image(const render::Image& picture) {
  return QImage(picture.rgba.data(), picture.width, picture.height, 4 * picture.width, QImage::Format_RGBA8888).copy();
}

/// All that is done for a user comes first. On Linux this is the calling thread's own priority.
void take_low_priority() {
  constexpr int nice = 10;
  ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), nice);
}

}  // namespace

const Sample& sample_on_show(const ExperimentInfo& info) {
  constexpr std::string_view shown_better[] = {"search"};  // nine points in one panel
  for (const Sample& sample : info.samples)
    if (std::find(std::begin(shown_better), std::end(shown_better), sample.id) != std::end(shown_better)) return sample;
  return info.samples.front();
}

SamplePictures::~SamplePictures() { stop(); }

void SamplePictures::stop() {
  ++newest_job_;
  for (Thread& running : threads_) running.thread.request_stop();
}

void SamplePictures::make() {
  stop();
  Job job;
  job.number = newest_job_;
  job.options.dark = theme_colors().dark;
  job.folder = version_folder() + (job.options.dark ? "/dark" : "/light");
  job.can_draw = !viewport_.gl_description().empty();
  std::erase_if(threads_, [](const Thread& thread) { return thread.has_ended->load(); });
  auto has_ended = std::make_shared<std::atomic<bool>>(false);
  threads_.push_back({has_ended, std::jthread([this, job, has_ended](const std::stop_token& stop) {
                        work(job, stop);
                        *has_ended = true;
                      })});
}

void SamplePictures::work(const Job& job, const std::stop_token& stop) {
  const auto tell = [&](const ExperimentInfo& info, const std::vector<QImage>& frames) {
    QMetaObject::invokeMethod(
        this,
        [this, number = job.number, id = qt(info.id), frames] {
          if (number == newest_job_) Q_EMIT made(id, frames);
        },
        Qt::QueuedConnection);
  };
  std::vector<const ExperimentInfo*> missing;
  for (const Workspace* workspace : workspaces()) {
    const ExperimentInfo& info = workspace->experiment().info();
    if (const auto frames = read_frames(job.folder, info.id, job.options.frame_count); !frames.empty())
      tell(info, frames);
    else
      missing.push_back(&info);
  }
  if (missing.empty() || !job.can_draw) return;
  take_low_priority();
  forget_other_versions();
  for (const ExperimentInfo* info : missing) {
    const std::vector<QImage> frames = run_sample(job, *info, stop);
    if (stop.stop_requested()) return;
    if (frames.empty()) continue;
    tell(*info, frames);
    write_frames(job.folder, info->id, frames);
  }
}

std::vector<QImage> SamplePictures::run_sample(const Job& job, const ExperimentInfo& info, const std::stop_token& stop) {
  std::vector<QImage> frames;
  try {
    make_sample_reel(find_workspace(info.id), sample_on_show(info), job.options, stop,
                     [&](const ReelFrame& frame) { frames.push_back(drawn(job, frame, stop)); });
  } catch (const std::exception&) {
    frames.clear();  // see the class
  } catch (const Cancelled&) {
    frames.clear();
  }
  return frames;
}

QImage SamplePictures::drawn(const Job& job, const ReelFrame& frame, const std::stop_token& stop) {
  QMetaObject::invokeMethod(
      this, [this, number = job.number, frame] { draw(number, frame); }, Qt::QueuedConnection);
  std::unique_lock lock(mutex_);
  if (!drawn_one_.wait(lock, stop, [&] { return answers_.contains(job.number); })) throw Cancelled{};
  std::optional<QImage> image = std::move(answers_.extract(job.number).mapped());
  if (!image) throw Error(ErrorKind::internal, "a frame of a sample could not be drawn");
  return *std::move(image);
}

void SamplePictures::draw(std::uint64_t job, const ReelFrame& frame) {
  if (job != newest_job_) return;
  render::ImageOptions options;
  options.width = ReelOptions{}.width;
  options.height = ReelOptions{}.height;
  options.scale = ReelOptions{}.scale;
  std::optional<QImage> image;
  try {
    if (const auto picture = viewport_.draw_frame(*frame.content, frame.scene, frame.camera, options))
      image = to_image(*picture);
  } catch (const Error&) {
    image.reset();  // see the class
  }
  const std::lock_guard lock(mutex_);
  answers_[job] = std::move(image);
  drawn_one_.notify_all();
}

}  // namespace ws::app
