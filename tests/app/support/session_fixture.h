// A session on the fake workspace with an event loop of its own, and files to open.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/session.h"
#include "tests/app/support/fake_experiment.h"
#include "tests/app/support/loop.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace ws::test {

class SessionTest : public testing::Test {
 protected:
  void SetUp() override {
    folder = std::filesystem::temp_directory_path() / ("warpscope_session_" + std::to_string(getpid()));
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    fake_counts().reset();
    session = std::make_unique<app::Session>(app::SessionOptions{"cpu"}, loop.poster(),
                                             std::vector<const app::Workspace*>{&fake_workspace()});
  }
  void TearDown() override {
    session.reset();
    std::filesystem::remove_all(folder);
  }

  std::string file(const std::string& name, const std::string& text) const {
    const std::string path = (folder / name).string();
    std::ofstream(path) << text;
    return path;
  }
  std::string cloud(std::size_t count = 1000, const std::string& name = "cloud.csv") const {
    std::string text = "x,y\n";
    for (std::size_t i = 0; i < count; ++i) text += std::to_string(i) + "," + std::to_string(i % 7) + "\n";
    return file(name, text);
  }
  bool settle() {
    const auto rests = [&] {
      return !session->runner().job().running && !session->viewer().await_result_hash() &&
             session->viewer().shows_the_present();
    };
    return loop.run_until(rests) && (loop.run_for(20), rests());
  }
  void open(std::size_t count = 1000) {
    session->open({cloud(count)});
    ASSERT_TRUE(settle());
    ASSERT_GT(session->viewer().step_count(), 1u) << last_message();
  }
  [[nodiscard]] std::string last_message() const {
    return session->log().messages().empty() ? "" : session->log().messages().back().text;
  }
  [[nodiscard]] bool said(const std::string& part) const {
    for (const app::Message& m : session->log().messages())
      if (m.text.find(part) != std::string::npos) return true;
    return false;
  }

  std::filesystem::path folder;
  Loop loop;
  std::unique_ptr<app::Session> session;
};

}  // namespace ws::test
