// The log.
// SPDX-License-Identifier: MIT
#include "app/window/docks/log_tab.h"

#include <QDateTime>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include "app/window/format.h"
#include "app/window/message_words.h"
#include "app/window/theme.h"

namespace ws::app {

namespace {

QColor color_of(Severity severity) {
  const ThemeColors& c = theme_colors();
  switch (severity) {
    case Severity::error:
      return c.error;
    case Severity::warning:
      return c.warning;
    case Severity::debug:
      return c.dim;
    case Severity::info:
      return c.text;
  }
  return c.text;
}

}  // namespace

LogTab::LogTab(SessionModel& model, QWidget* parent) : QWidget(parent), model_(model) {
  setObjectName("log");
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 6, 8, 6);
  text_ = new QPlainTextEdit(this);
  text_->setObjectName("log.text");
  text_->setAccessibleName(tr("Log"));
  text_->setReadOnly(true);
  text_->setMaximumBlockCount(10'000);
  text_->setPlaceholderText(tr("Messages appear here"));
  text_->setStyleSheet("QPlainTextEdit { border: none; background: transparent; }");
  layout->addWidget(text_);
  connect(&model, &SessionModel::changed, this, [this](Change what) {
    if (any(what, Change::message)) append_news();
  });
  append_news();
}

void LogTab::append_news() {
  const std::vector<Message>& all = model_->log().messages();
  const Document& document = model_->document();
  if (all.size() < shown_) shown_ = 0;
  for (; shown_ < all.size(); ++shown_) {
    const Message& message = all[shown_];
    const auto time = std::chrono::duration_cast<std::chrono::milliseconds>(message.time.time_since_epoch()).count();
    QString line = QDateTime::fromMSecsSinceEpoch(time).toString("HH:mm:ss") + "  " +
                   message_words(message.text, document).toHtmlEscaped();
    if (!message.hint.empty()) line += " · " + message_words(message.hint, document).toHtmlEscaped();
    text_->appendHtml(QString("<span style=\"color:%1\">%2</span>").arg(color_of(message.severity).name(), line));
  }
}

}  // namespace ws::app
