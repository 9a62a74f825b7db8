// The pictures of the start screen: made by the program itself, once for each version and theme, and kept in the user's cache.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/run/sample_reel.h"

#include <QImage>
#include <QObject>
#include <QString>

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace ws::app {

class Viewport;

/// The sample that stands for a workspace: the first, unless the steps of another are seen better in a small picture.
[[nodiscard]] const Sample& sample_on_show(const ExperimentInfo& info);

/// Runs one sample of each workspace on a thread of its own, at a low priority and only while it is wanted; the window's
/// thread draws a frame at a time. What fails is left out: a sign stands in its place, and what is wrong is said where the
/// sample is opened.
class SamplePictures : public QObject {
  Q_OBJECT

 public:
  SamplePictures(Viewport& viewport, QObject* parent) : QObject(parent), viewport_(viewport) {}
  ~SamplePictures() override;

  /// Reads what the cache has for the present theme, and makes the rest if there is OpenGL to draw with.
  void make();
  /// Gives up what is being made: the processor is wanted for something else. Waits for nothing.
  void stop();

 Q_SIGNALS:
  /// The frames of a workspace are there, from the first step to the last.
  void made(const QString& workspace, const std::vector<QImage>& frames);

 private:
  /// One way through the workspaces whose pictures are not there; on its own thread.
  struct Job {
    std::uint64_t number = 0;
    ReelOptions options;
    QString folder;
    bool can_draw = false;  ///< else the cache is all there is
  };

  struct Thread {
    std::shared_ptr<std::atomic<bool>> has_ended;
    std::jthread thread;
  };

  void work(const Job& job, const std::stop_token& stop);
  /// Nothing where that fails.
  [[nodiscard]] std::vector<QImage> run_sample(const Job& job, const ExperimentInfo& info, const std::stop_token& stop);
  /// On the job's thread: has the window's thread draw a frame, and waits for it.
  [[nodiscard]] QImage drawn(const Job& job, const ReelFrame& frame, const std::stop_token& stop);
  void draw(std::uint64_t job, const ReelFrame& frame);

  Viewport& viewport_;
  std::uint64_t newest_job_ = 0;
  std::mutex mutex_;
  std::condition_variable_any drawn_one_;
  std::map<std::uint64_t, std::optional<QImage>> answers_;  ///< by job
  std::vector<Thread> threads_;                             ///< last: they use the others. All but the newest are about to end
};

}  // namespace ws::app
