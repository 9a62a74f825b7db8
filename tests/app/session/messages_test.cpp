// The log: repeated messages, the banner, and what it is about.
// SPDX-License-Identifier: MIT
#include "app/session/messages.h"
#include "compute/core/run/error.h"

#include <gtest/gtest.h>

#include <new>

namespace ws::test {

using app::MessageLog;
using app::Severity;

class MessageLogTest : public testing::Test {
 protected:
  int changes = 0;
  MessageLog log{[this](app::Change change) { changes += change == app::Change::message; }};
};

TEST_F(MessageLogTest, WhatIsRepeatedAtOnceIsThereOnce) {
  log.say(Severity::info, "loaded");
  log.say(Severity::info, "loaded");
  log.say(Severity::warning, "loaded");
  EXPECT_EQ(log.messages().size(), 2u);
  EXPECT_EQ(changes, 3);
}

TEST_F(MessageLogTest, TheBannerIsTheLastWarningUntilItIsDismissed) {
  log.say(Severity::info, "a remark");
  EXPECT_FALSE(log.banner());
  log.say(app::make_message(Severity::error, "no memory"), MessageLog::About::load);
  log.say(Severity::info, "another remark");
  ASSERT_TRUE(log.banner());
  EXPECT_EQ(log.banner()->text, "no memory");
  EXPECT_TRUE(log.banner_is_about(MessageLog::About::load));
  log.dismiss_banner();
  EXPECT_FALSE(log.banner_is_about(MessageLog::About::load));
  EXPECT_EQ(log.last_banner_about(), MessageLog::About::load);
  log.say(Severity::warning, "something else");
  EXPECT_TRUE(log.banner_is_about(MessageLog::About::other));
}

TEST_F(MessageLogTest, OldMessagesAreForgotten) {
  for (int i = 0; i < 5000; ++i) log.say(Severity::info, std::to_string(i));
  EXPECT_LE(log.messages().size(), 2000u);
  EXPECT_EQ(log.messages().back().text, "4999");
}

TEST(Messages, OfExceptionsSayWhatHelps) {
  EXPECT_EQ(app::message_of(std::make_exception_ptr(Error(ErrorKind::io, "no such file", "look again"))).hint, "look again");
  EXPECT_EQ(app::message_of(std::make_exception_ptr(std::bad_alloc())).text, "there is not enough memory");
  EXPECT_NE(app::message_of(std::make_exception_ptr(std::runtime_error("odd"))).text.find("internal error"), std::string::npos);
}

}  // namespace ws::test
