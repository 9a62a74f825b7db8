// SPDX-License-Identifier: MIT
#include "app/window/explain/explain_panel.h"

#include "app/session/explain/named_pick.h"
#include "app/window/explain/explain_html.h"
#include "app/window/explain/relatives_row.h"
#include "app/window/format.h"
#include "app/window/theme.h"
#include "compute/core/result/explanation.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QLabel>
#include <QScreen>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>

namespace ws::app {

namespace {

constexpr int least_width = 280;  // of lines of pseudocode

/// A method and the line of it that the step does.
std::optional<std::pair<std::string, std::size_t>> marked_in(const Explanation* explanation) {
  if (!explanation || !explanation->line) return std::nullopt;
  return std::pair(explanation->method.title, *explanation->line);
}

}  // namespace

ExplainPanel::ExplainPanel(SessionModel& model, QWidget* parent) : QWidget(parent), model_(model) {
  setObjectName("explain");
  heading_ = new QLabel(this);
  heading_->setObjectName("explain.heading");
  heading_->setWordWrap(true);
  heading_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  relatives_ = new RelativesRow(model, "explain", this);
  text_ = new QTextBrowser(this);
  text_->setObjectName("explain.text");
  text_->setAccessibleName(tr("Why this step was taken"));
  text_->setOpenLinks(false);
  connect(text_, &QTextBrowser::anchorClicked, this, [this](const QUrl& part) {
    const auto [target, number] = parse_name(part.toString().toStdString());
    go_to(model_, Pick{target, qt(number).toULongLong()});
  });
  text_->setTabChangesFocus(true);
  text_->setFrameShape(QFrame::NoFrame);
  text_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  text_->document()->setDocumentMargin(0);
  text_->setStyleSheet("QTextBrowser { background: transparent; }");
  setMinimumWidth(least_width);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(10, 6, 8, 6);
  layout->setSpacing(4);
  layout->addWidget(relatives_);  // above the heading, whose lines come and go
  layout->addWidget(heading_);
  layout->addWidget(text_, 1);
  model.listen_calmly(this, [this](Change what) {
    if (!any(what, Change::explanation | Change::step | Change::result | Change::view | Change::selection | Change::picture |
                       Change::playback | Change::workspace | Change::inputs))
      return;
    stale_ = true;
    if (is_seen_) refresh();
  });
}

QSize ExplainPanel::sizeHint() const {
  constexpr int narrow_screen = 800;
  return {screen()->availableSize().width() < narrow_screen ? least_width : 350, 600};
}

void ExplainPanel::show_selected() { text_->verticalScrollBar()->setValue(0); }

void ExplainPanel::set_seen(bool seen) {
  is_seen_ = seen;
  if (seen && stale_) refresh();
}

void ExplainPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::PaletteChange && event->type() != QEvent::StyleChange) return;
  stale_ = true;
  if (is_seen_) refresh();
}

QString ExplainPanel::heading(const Explanation* explanation) const {
  if (!model_->document().workspace()) return tr("Nothing is open yet");
  const Viewer& viewer = model_->viewer();
  if (!viewer.picture()) return {};
  if (plays_fast()) return tr("Playing: pause to see why each step is taken");
  const StepInfo& info = viewer.picture()->info;
  const QString text = tr("Step %1 of %2: %3")
                           .arg(grouped(viewer.picture()->request.step),
                                grouped(viewer.step_count() > 0 ? viewer.step_count() - 1 : 0), qt(info.title));
  if (!viewer.explanation_is_known()) return tr("%1 · being explained …").arg(text);
  const std::optional<bool> hold = explanation ? all_hold(explanation->reasons.claims) : std::nullopt;
  if (!hold) return text;
  return *hold ? tr("%1 · ✓ what was checked holds").arg(text) : tr("%1 · ✗ something that must hold does not").arg(text);
}

/// Faster than one reads: what was told of a step would stand beside the picture of another.
bool ExplainPanel::plays_fast() const {
  constexpr double readable = 4;  // steps per second
  return model_->viewer().playing() && model_->viewer().speed() > readable;
}

void ExplainPanel::refresh() {
  stale_ = false;
  const auto explanation = plays_fast() ? nullptr : model_->viewer().explanation();
  const auto selected = model_->viewer().why_selected();
  const QString of_step = heading(explanation.get());
  heading_->setText(of_step);
  // Until then the one before stays: in its place what the step decides would be taken for it.
  if (model_->viewer().why_selected_is_awaited()) return;
  heading_->setVisible(!selected);  // what is picked comes first, and need not be of this step
  const ThemeColors& colors = theme_colors();
  QString html;
  if (selected)
    html = QString("%1%2<hr><p>%3</p>").arg(why_html(*selected), details_html(*selected, colors), of_step.toHtmlEscaped());
  if (explanation) {
    html += why_html(explanation->reasons) + pseudocode_html(*explanation, colors) +
            details_html(explanation->reasons, colors) + counters_html(*explanation, colors);
  } else if (!plays_fast() && model_->viewer().explanation_is_known()) {
    html += tr("This step has nothing to explain.").toHtmlEscaped();
  }
  relatives_->show_those_of(selected ? selected.get() : explanation ? &explanation->reasons : nullptr);
  const bool is_of_another = std::exchange(selection_, model_->viewer().selection()) != selection_;
  const bool is_known = !plays_fast() && model_->viewer().explanation_is_known();
  const auto marked = is_known ? marked_in(explanation.get()) : marked_;
  const bool has_moved = std::exchange(marked_, marked) != marked;
  if (html == shown_) return;
  if (!shown_.isEmpty()) {  // else what was read last is taken up again
    const std::optional<QRectF> before = marked_line();
    mark_was_seen_ = before && is_seen(*before);
    scrolled_ = text_->verticalScrollBar()->value();
  }
  if (is_of_another) scrolled_ = 0;
  // What is picked stands above, and stays there until one scrolls on to the pseudocode.
  const bool sees_mark = selected ? scrolled_ > 0 && mark_was_seen_ : is_of_another || has_moved || mark_was_seen_;
  show_html(html, scrolled_, sees_mark);
}

void ExplainPanel::show_html(const QString& html, int scrolled, bool sees_mark) {
  constexpr double below_px = 20;  // about a line more: one sees how it goes on
  shown_ = html;
  text_->setHtml(html);
  text_->verticalScrollBar()->setValue(scrolled);
  text_->setProperty("text", text_->toPlainText());
  layout()->activate();  // the heading may have got a line more
  const std::optional<QRectF> mark = marked_line();
  text_->setProperty("mark", mark ? QVariant(mark->bottom()) : QVariant());  // for tests
  if (!sees_mark || !mark || is_seen(*mark)) return;
  // As little as is needed: above the pseudocode stands why the step was taken.
  const double enough = mark->bottom() + below_px - text_->viewport()->height();
  text_->verticalScrollBar()->setValue(static_cast<int>(std::clamp(enough, 0.0, std::max(mark->top(), 0.0))));
}

/// From the cell of the mark to that of the line, which may take several lines of the panel.
std::optional<QRectF> ExplainPanel::marked_line() const {
  const QAbstractTextDocumentLayout& layout = *text_->document()->documentLayout();
  for (QTextBlock block = text_->document()->begin(); block.isValid(); block = block.next())
    if (block.text() == line_mark) return layout.blockBoundingRect(block) | layout.blockBoundingRect(block.next());
  return std::nullopt;
}

bool ExplainPanel::is_seen(const QRectF& part) const {
  const int top = text_->verticalScrollBar()->value();
  return part.top() >= top && part.bottom() <= top + text_->viewport()->height();
}

}  // namespace ws::app
