// The strip over the viewport.
// SPDX-License-Identifier: MIT
#include "app/window/banner.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLayout>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/window/actions/icons.h"
#include "app/window/theme.h"

namespace ws::app {

Banner::Banner(const QString& name, QWidget* parent) : QFrame(parent) {
  setObjectName(name);
  setAccessibleName(tr("Message"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(18, 10, 10, 10);
  row->setSpacing(12);
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
  auto* button_row = new QHBoxLayout(buttons_);
  button_row->setContentsMargins(0, 0, 0, 0);
  row->addLayout(texts, 1);
  row->addWidget(buttons_, 0, Qt::AlignVCenter);
  hide();
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
  QString hint = QString::fromStdString(message->hint);
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
  present(message->severity, QString::fromStdString(message->text), hint, choices);
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
