// A file that changes while it is watched is read again, also where it changes in the moment in which it is watched anew.
// SPDX-License-Identifier: MIT
#include "app/window/files/file_watch.h"

#include "tests/app/window/offscreen_application.h"
#include "tests/compute/io/io_test_support.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QElapsedTimer>

#include <optional>
#include <string>

namespace ws::app {
namespace {

class FileWatchTest : public testing::Test {
 protected:
  FileWatchTest() {
    test::need_offscreen_application();
    model_.emplace(SessionOptions{.backend = "cpu"});
    watch_.emplace(*model_);
  }

  void write(int count) {
    std::string rows;
    for (int i = 0; i < count; ++i) rows += std::to_string(i % 7) + ',' + std::to_string(i) + '\n';
    path_ = folder_.write("cloud.csv", rows).string();
  }
  [[nodiscard]] std::size_t shown() const {
    const Session& session = model_->session();
    return session.runner().waits() || !session.document().workspace()
               ? 0
               : session.document().workspace()->experiment().input_size(session.document().inputs());
  }
  [[nodiscard]] bool comes_to_show(std::size_t count) {
    QElapsedTimer clock;
    for (clock.start(); shown() != count && clock.elapsed() < 10'000;)
      QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    return shown() == count;
  }
  void open_and_watch(int count) {
    write(count);
    model_->session().open({.path = path_});
    ASSERT_TRUE(comes_to_show(std::size_t(count)));
    watch_->set_watching(true);
  }

  const io::test::TemporaryFolder folder_;
  std::string path_;
  std::optional<SessionModel> model_;
  std::optional<FileWatch> watch_;
};

TEST_F(FileWatchTest, AChangeIsRead) {
  open_and_watch(50);
  write(70);
  EXPECT_TRUE(comes_to_show(70));
}

TEST_F(FileWatchTest, AChangeIsReadThoughItIsWatchedAnewBeforeItIsTold) {
  open_and_watch(50);
  write(70);
  watch_->refresh();  // before the change came out of the event loop
  EXPECT_TRUE(comes_to_show(70));
}

}  // namespace
}  // namespace ws::app
