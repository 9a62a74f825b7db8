// The stations, and the bubble.
// SPDX-License-Identifier: MIT
#include "app/window/start/tour.h"

#include <QApplication>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMainWindow>
#include <QPainter>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "app/window/session_model.h"
#include "app/window/theme.h"
#include "app/workspaces/workspaces.h"

namespace ws::app {

namespace {

struct Station {
  const char* target;  ///< the widget's name
  const char* dock;    ///< to be shown for it; null: none
  const char* title;
  const char* text;
};

constexpr Station stations[] = {
    {"viewport", nullptr, QT_TRANSLATE_NOOP("tour", "The picture"),
     QT_TRANSLATE_NOOP("tour",
                       "It shows one step of the algorithm. Drag to move it, turn the wheel to come closer, press F to see "
                       "all of it again. A click on a thing tells what it is.")},
    {"timeline", "dock.timeline", QT_TRANSLATE_NOOP("tour", "Every step, in both directions"),
     QT_TRANSLATE_NOOP("tour",
                       "Drag along the track. Left and Right go one step, Space plays and pauses. The sentence says what "
                       "the step does; the marks are its events.")},
    {"parameters", "dock.parameters", QT_TRANSLATE_NOOP("tour", "Sliders that act while you drag"),
     QT_TRANSLATE_NOOP("tour",
                       "Each change computes anew at once. A right click resets a value, sets its range or pins it onto the "
                       "picture; Ctrl+Z takes a change back, even the opening of other data.")},
    {"plots", "dock.plots", QT_TRANSLATE_NOOP("tour", "Plots"),
     QT_TRANSLATE_NOOP("tour", "What the run measured. Hover to read values, drag the panel's upper edge for more room.")},
    {"result", "dock.result", QT_TRANSLATE_NOOP("tour", "The result in words"),
     QT_TRANSLATE_NOOP("tour", "What came out, each value with its unit and a sentence on what it means.")},
    {"tool.file.export", nullptr, QT_TRANSLATE_NOOP("tour", "Take it with you"),
     QT_TRANSLATE_NOOP("tour",
                       "Export writes the result for other programs, the camera beside it a picture that remembers "
                       "everything: drop it here, and you are back.")},
    {"tool.tools.palette", nullptr, QT_TRANSLATE_NOOP("tour", "Find anything"),
     QT_TRANSLATE_NOOP("tour",
                       "Ctrl+Shift+P finds every action and parameter by its name, ? lists all keys. Now open your own "
                       "data: drop a file anywhere.")},
};

constexpr int bubble_width_px = 340, distance_px = 12, ring_width_px = 3;
constexpr int border_px = 10;  // of the style sheet, both sides together, with room for it

QString words(const char* text) { return QCoreApplication::translate("tour", text); }

/// Only a frame: what it is around can be used.
class TourRing : public QWidget {
 public:
  explicit TourRing(QWidget* parent) : QWidget(parent) {
    setObjectName("tour.ring");
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
  }
  void put_around(const QRect& place) {
    setGeometry(place);
    setMask(QRegion(rect()) - rect().adjusted(ring_width_px, ring_width_px, -ring_width_px, -ring_width_px));
    show();
    raise();
  }

 protected:
  void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(rect(), theme_colors().accent); }
};

}  // namespace

Tour::Tour(QMainWindow& window, SessionModel& model) : QFrame(&window), window_(window), model_(model) {
  setObjectName("tour");
  setAccessibleName(tr("Tour"));
  setProperty("role", "bubble");
  setFocusPolicy(Qt::StrongFocus);
  ring_ = new TourRing(&window);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(16, 12, 16, 12);
  layout->setSpacing(6);
  title_ = new QLabel(this);
  title_->setObjectName("tour.title");
  title_->setProperty("role", "heading");
  text_ = new QLabel(this);
  text_->setObjectName("tour.text");
  for (QLabel* label : {title_, text_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    layout->addWidget(label);
  }
  auto* row = new QHBoxLayout;
  count_ = new QLabel(this);
  count_->setProperty("role", "dim");
  back_ = new QPushButton(tr("Back"), this);
  next_ = new QPushButton(tr("Next"), this);
  auto* close = new QPushButton(tr("End tour"), this);
  const std::pair<QPushButton*, const char*> named[] = {{back_, "tour.back"}, {next_, "tour.next"}, {close, "tour.end"}};
  row->addWidget(count_, 1);
  for (const auto& [button, name] : named) {
    button->setObjectName(name);
    button->setAccessibleName(button->text());
    row->addWidget(button);
  }
  layout->addLayout(row);
  connect(back_, &QPushButton::clicked, this, [this] { show_station(station_ - 1); });
  connect(next_, &QPushButton::clicked, this, [this] {
    if (station_ + 1 < std::size(stations))
      show_station(station_ + 1);
    else
      end();
  });
  connect(close, &QPushButton::clicked, this, &Tour::end);
  connect(&model, &SessionModel::changed, this, [this](Change what) {
    if (!any(what, Change::workspace)) return;
    if (!model_->document().workspace()) return end();
    if (std::exchange(waits_for_sample_, false)) QTimer::singleShot(0, this, [this] { show_station(0); });
  });
  hide();
}

void Tour::begin() {
  if (model_->document().workspace()) return show_station(0);
  waits_for_sample_ = true;
  const ExperimentInfo& first = workspaces().front()->experiment().info();
  model_.attempt([&] { model_->open_sample(first.id, first.samples.front().id); });
}

void Tour::show_station(std::size_t index) {
  const Station& station = stations[index];
  station_ = index;
  auto* dock = station.dock ? window_.findChild<QDockWidget*>(station.dock) : nullptr;
  if (opened_ != dock) put_back();
  if (dock) {
    if (dock->isHidden()) opened_ = dock;
    dock->show();
    dock->raise();
  }
  target_ = window_.findChild<QWidget*>(station.target);
  title_->setText(words(station.title));
  text_->setText(words(station.text));
  setAccessibleDescription(words(station.title) + ". " + words(station.text));
  count_->setText(tr("%1 of %2").arg(index + 1).arg(std::size(stations)));
  back_->setEnabled(index > 0);
  next_->setText(index + 1 < std::size(stations) ? tr("Next") : tr("Done"));
  if (!isVisible()) {
    qApp->installEventFilter(this);
    show();
  }
  place();
  setFocus(Qt::OtherFocusReason);
}

void Tour::put_back() {
  if (opened_) opened_->hide();
  opened_ = nullptr;
}

void Tour::end() {
  waits_for_sample_ = false;
  put_back();
  if (!isVisible()) return;
  qApp->removeEventFilter(this);
  const bool had_keyboard = holds(QApplication::focusWidget());
  hide();
  ring_->hide();
  if (auto* picture = window_.findChild<QWidget*>("viewport"); picture && had_keyboard) picture->setFocus();
}

QRect Tour::target_rect() const {
  if (!target_ || !target_->isVisible()) return {window_.rect().center(), QSize(0, 0)};
  return QRect(target_->mapTo(&window_, QPoint(0, 0)), target_->size());
}

void Tour::place() {
  setFixedWidth(std::min(bubble_width_px, window_.width() - 2 * distance_px));
  setFixedHeight(layout()->heightForWidth(width() - border_px) + border_px);
  const QRect target = target_rect(), room = window_.rect().adjusted(distance_px, distance_px, -distance_px, -distance_px);
  static_cast<TourRing*>(ring_)->put_around(target);
  // Beside it where there is room, else over its middle: a picture is large enough.
  const QPoint middle = target.center() - rect().center();
  const QPoint places[] = {{middle.x(), target.top() - height() - distance_px},
                           {middle.x(), target.bottom() + distance_px},
                           {target.left() - width() - distance_px, middle.y()},
                           {target.right() + distance_px, middle.y()}};
  QPoint chosen(middle.x(), target.bottom() - height() - 3 * distance_px);
  for (const QPoint& at : places) {
    const QPoint inside(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - width())),
                        std::clamp(at.y(), room.top(), std::max(room.top(), room.bottom() - height())));
    if (QRect(inside, size()).intersects(target)) continue;
    chosen = inside;
    break;
  }
  move(chosen);
  raise();
}

void Tour::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Left && back_->isEnabled()) return back_->click();
  if (event->key() == Qt::Key_Right || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return next_->click();
  QFrame::keyPressEvent(event);
}

bool Tour::eventFilter(QObject* watched, QEvent* event) {
  const QEvent::Type type = event->type();
  if (watched == &window_ && type == QEvent::Close) end();  // the layout is kept as it was before
  if (watched == target_ && (type == QEvent::Resize || type == QEvent::Move || type == QEvent::Hide))
    QTimer::singleShot(0, this, [this] {
      if (isVisible()) place();
    });
  if (type != QEvent::ShortcutOverride && type != QEvent::KeyPress) return false;
  const bool elsewhere = QApplication::activePopupWidget() || QApplication::activeModalWidget();
  const int key = static_cast<QKeyEvent*>(event)->key();
  if (key == Qt::Key_Escape && !elsewhere) {
    event->accept();
    if (type == QEvent::KeyPress) end();
    return true;
  }
  if ((key != Qt::Key_Left && key != Qt::Key_Right) || !holds(watched)) return false;
  event->accept();  // else they would go through the steps, or from button to button
  if (type == QEvent::KeyPress) keyPressEvent(static_cast<QKeyEvent*>(event));
  return true;
}

bool Tour::holds(const QObject* object) const {
  for (; object; object = object->parent())
    if (object == this) return true;
  return false;
}

bool Tour::focusNextPrevChild(bool next) {
  std::vector<QPushButton*> buttons;
  for (auto* button : findChildren<QPushButton*>())
    if (button->isEnabled()) buttons.push_back(button);
  const auto at = std::find(buttons.begin(), buttons.end(), QApplication::focusWidget());
  std::size_t index = next ? 0 : buttons.size() - 1;
  if (at != buttons.end())
    index = (static_cast<std::size_t>(at - buttons.begin()) + (next ? 1 : buttons.size() - 1)) % buttons.size();
  buttons[index]->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
  return true;
}

}  // namespace ws::app
