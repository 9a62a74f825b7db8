// The strip over the viewport.
// SPDX-License-Identifier: MIT
#include "app/window/banner.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/window/actions/icons.h"
#include "app/window/message_words.h"
#include "app/window/theme.h"

#include <algorithm>

namespace ws::app {

Banner::Banner(const QString& name, QWidget* parent) : QFrame(parent) {
  setObjectName(name);
  setAccessibleName(tr("Message"));
  row_ = new QBoxLayout(QBoxLayout::LeftToRight, this);
  row_->setContentsMargins(18, 10, 10, 10);
  row_->setSpacing(12);
  auto* texts = new QVBoxLayout;
  texts->setSpacing(2);
  text_ = new QLabel(this);
  text_->setObjectName(name + ".text");
  text_->setProperty("role", "heading");
  hint_ = new QLabel(this);
  hint_->setObjectName(name + ".hint");
  hint_->setProperty("role", "dim");
  for (QLabel* label : {text_, hint_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    texts->addWidget(label);
  }
  buttons_ = new QWidget(this);
  button_row_ = new QBoxLayout(QBoxLayout::LeftToRight, buttons_);
  button_row_->setContentsMargins(0, 0, 0, 0);
  row_->addLayout(texts, 1);
  row_->addWidget(buttons_, 0, Qt::AlignRight | Qt::AlignVCenter);
  hide();
}

int Banner::arranged_height(int width) {
  constexpr int least_text_px = 200;
  const QMargins around = row_->contentsMargins();
  const int room = width - around.left() - around.right();
  button_row_->setDirection(QBoxLayout::LeftToRight);
  const int buttons = button_row_->sizeHint().width();
  row_->setDirection(room - row_->spacing() - buttons < least_text_px ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  if (buttons > room) button_row_->setDirection(QBoxLayout::TopToBottom);
  return std::max(row_->heightForWidth(width), minimumSizeHint().height());
}

void Banner::follow(SessionModel& model) {
  model_ = &model;
  connect(&model, &SessionModel::changed, this, [this](Change what) {
    if (any(what, Change::message)) show_message();
  });
}

void Banner::ask(const QString& text, const QString& hint, std::vector<Choice> choices) {
  for (Choice& choice : choices)
    choice.act = [this, act = std::move(choice.act)] {
      hide();
      act();
    };
  present(Severity::warning, text, hint, choices);
}

void Banner::show_message() {
  const auto message = (*model_)->log().banner();
  if (!message) {
    hide();
    return;
  }
  const Document& document = (*model_)->document();
  QString hint = message_words(message->hint, document);
  std::vector<Choice> choices;
  for (const Remedy& remedy : remedies_) {
    if (!remedy.fits(*message)) continue;
    if (!remedy.hint.isEmpty()) hint = remedy.hint;
    choices.push_back({remedy.text, [this, act = remedy.act] {
                         (*model_)->log().dismiss_banner();
                         act();
                       }});
  }
  choices.push_back({tr("Dismiss"), [this] { (*model_)->log().dismiss_banner(); }});
  present(message->severity, message_words(message->text, document), hint, choices);
}

void Banner::present(Severity severity, const QString& text, const QString& hint, const std::vector<Choice>& choices) {
  severity_ = severity;
  text_->setText(text);
  hint_->setText(hint);
  hint_->setVisible(!hint.isEmpty());
  setAccessibleDescription(text + ". " + hint);
  qDeleteAll(buttons_->findChildren<QPushButton*>());
  for (const Choice& choice : choices) {
    auto* button = new QPushButton(choice.text, buttons_);
    button->setObjectName(objectName() + "." + QString(choice.text).remove(' ').remove(QChar(0x2026)).toLower());
    button->setAccessibleName(choice.text);
    // Queued: the button must not be deleted while it is being clicked.
    connect(
        button, &QPushButton::clicked, this, [act = choice.act] { act(); }, Qt::QueuedConnection);
    buttons_->layout()->addWidget(button);
    button->show();  // else it takes no room until the event loop shows it, and the banner is arranged before that
  }
  show();
  raise();
  Q_EMIT size_changed();
}

void Banner::hideEvent(QHideEvent* event) {
  QFrame::hideEvent(event);
  Q_EMIT size_changed();
}

void Banner::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const ThemeColors& c = theme_colors();
  const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  painter.setPen(c.line);
  painter.setBrush(c.panel);
  painter.drawRoundedRect(box, 8, 8);
  painter.setPen(Qt::NoPen);
  painter.setBrush(severity_ == Severity::error ? c.error : c.warning);
  painter.drawRoundedRect(QRectF(7, 10, 4, height() - 20), 2, 2);
}

}  // namespace ws::app
