// SPDX-License-Identifier: MIT
#include "app/window/docks/compare_tab.h"

#include "app/window/actions/action_set.h"
#include "app/window/format.h"
#include "app/window/theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace ws::app {

namespace {

enum ComparedColumn { name_column, a_column, b_column, difference_column, ratio_column, column_count };
constexpr int search_refresh_ms = 150;
constexpr const char* mode_actions[] = {"compare.alone", "compare.wipe", "compare.side", "compare.difference"};
constexpr const char* link_actions[] = {"compare.link_step", "compare.link_phase", "compare.link_fraction"};

QString value_text(const ComparedValue& row, const std::optional<Value>& value) {
  return value ? property_text({row.name, *value, row.unit}) : QObject::tr("none");
}

QString optional_number(const std::optional<double>& number) { return number ? QString::number(*number, 'g', 6) : QString(); }

QString difference_text(const ComparedValue& row) {
  if (row.difference) return optional_number(row.difference);
  return row.differs ? QObject::tr("differs") : QObject::tr("same");
}

template <std::size_t count>
QComboBox* chooser(QWidget* parent, ActionSet& actions, const char* const (&ids)[count], const char* name,
                   const QString& accessible) {
  auto* box = new QComboBox(parent);
  box->setObjectName(name);
  box->setAccessibleName(accessible);
  for (const char* id : ids) {
    box->addItem(translated(find_action(id).title));
    box->setItemData(box->count() - 1, translated(find_action(id).help), Qt::ToolTipRole);
  }
  QObject::connect(box, &QComboBox::activated, parent, [&actions, &ids](int index) { actions.get(ids[index])->trigger(); });
  return box;
}

QTableWidget* make_value_table(QWidget* parent) {
  auto* table = new QTableWidget(0, column_count, parent);
  table->setObjectName("compare.table");
  table->setAccessibleName(QObject::tr("Values of A and B"));
  table->setHorizontalHeaderLabels(
      {QObject::tr("Name"), QObject::tr("A"), QObject::tr("B"), QObject::tr("B − A"), QObject::tr("B / A")});
  table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  table->horizontalHeader()->setHighlightSections(false);
  table->verticalHeader()->hide();
  table->setShowGrid(false);
  table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table->setSelectionBehavior(QAbstractItemView::SelectRows);
  table->setTabKeyNavigation(false);  // Tab goes on to the next pane
  table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  return table;
}

QLabel* label(QWidget* parent, const char* name) {
  auto* made = new QLabel(parent);
  made->setObjectName(name);
  made->setWordWrap(true);
  made->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return made;
}

}  // namespace

CompareTab::CompareTab(SessionModel& model, ActionSet& actions, QWidget* parent)
    : QWidget(parent), model_(model), actions_(actions) {
  setObjectName("compare");
  heading_ = label(this, "compare.heading");
  verdict_ = label(this, "compare.verdict");
  verdict_->setWordWrap(false);  // a few words, beside a sentence that is wrapped
  search_ = label(this, "compare.first_difference");
  const auto button = [&](const char* name, const QString& text, const char* action) {
    auto* made = new QPushButton(text, this);
    made->setObjectName(name);
    made->setAccessibleName(translated(find_action(action).title));
    made->setToolTip(translated(find_action(action).help));
    connect(made, &QPushButton::clicked, this, [this, action] { actions_.get(action)->trigger(); });
    return made;
  };
  keep_ = button("compare.keep_button", tr("Keep as B"), "compare.keep");
  go_ = button("compare.go_button", tr("Go there"), "compare.go");
  cancel_ = new QPushButton(tr("Stop"), this);
  cancel_->setObjectName("compare.cancel_button");
  cancel_->setAccessibleName(tr("Stop looking for the first difference"));
  cancel_->setToolTip(tr("Stop looking for the first difference"));
  connect(cancel_, &QPushButton::clicked, this, [this] { model_->comparison().cancel_search(); });
  mode_ = chooser(this, actions, mode_actions, "compare.mode", tr("How A and B are shown"));
  link_ = chooser(this, actions, link_actions, "compare.link", tr("Which steps belong together"));
  table_ = make_value_table(this);
  auto* top = new QHBoxLayout;
  top->addWidget(heading_, 1);
  for (QWidget* one : std::initializer_list<QWidget*>{keep_, mode_, link_}) top->addWidget(one, 0, Qt::AlignTop);
  auto* findings = new QHBoxLayout;
  findings->addWidget(verdict_);
  findings->addWidget(search_, 1);
  findings->addWidget(go_);
  findings->addWidget(cancel_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(10, 6, 8, 6);
  layout->setSpacing(4);
  layout->addLayout(top);
  layout->addLayout(findings);
  layout->addWidget(table_, 1);
  timer_.setInterval(search_refresh_ms);
  connect(&timer_, &QTimer::timeout, this, [this] { refresh_search(); });
  model.listen_calmly(this, [this](Change what) {
    if (!any(what, Change::comparison | Change::result | Change::summary | Change::hash | Change::workspace)) return;
    stale_ = true;
    if (isVisible()) refresh();
  });
}

void CompareTab::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (stale_) refresh();
}

QString CompareTab::heading() const {
  const Comparison& comparison = model_->comparison();
  if (!model_->document().workspace()) return tr("Nothing is open yet");
  if (comparison.is_opening()) return tr("B is being computed …");
  if (!comparison.result())
    return tr("Keep what is shown as B (key B over the picture), then change something: both stand beside each other");
  const auto named = [](const QString& letter, const std::string& name) {
    return name.empty() ? letter : QString("%1: %2").arg(letter, qt(name));
  };
  const SideNames& names = comparison.names();
  QString text = tr("%1 · %2").arg(named("A", names.a), named("B", names.b));
  if (comparison.is_ready())
    text += tr(" · step %1 against %2").arg(grouped(model_->viewer().step()), grouped(comparison.step()));
  return text;
}

QString CompareTab::verdict() const {
  const std::optional<bool> identical = model_->comparison().identical();
  if (!model_->comparison().result() || !identical) return {};
  return *identical ? tr("Identical results.") : tr("The results differ.");
}

QString CompareTab::search_text() const {
  const Comparison& comparison = model_->comparison();
  if (!comparison.result()) return {};
  if (const auto status = comparison.search_status(); status.running)
    return tr("Looking for the first difference: %1 %").arg(std::max(0.0, status.fraction * 100), 0, 'f', 0);
  const auto& found = comparison.first_difference();
  if (!found) return {};
  if (found->found) return tr("First difference: %1").arg(qt(describe(*found->found)));
  if (found->is_complete) return tr("All steps show the same (%1 compared).").arg(grouped(found->compared_count));
  return tr("Stopped: %1 steps show the same so far.").arg(grouped(found->compared_count));
}

void CompareTab::refresh() {
  stale_ = false;
  const Comparison& comparison = model_->comparison();
  heading_->setText(heading());
  verdict_->setText(verdict());
  keep_->setEnabled(actions_.get("compare.keep")->isEnabled());
  keep_->setText(comparison.result() ? tr("Keep as new B") : tr("Keep as B"));
  const auto mode = comparison.mode();
  mode_->setCurrentIndex(mode ? 1 + static_cast<int>(*mode) : 0);
  link_->setCurrentIndex(static_cast<int>(comparison.link()));
  for (QWidget* one : std::initializer_list<QWidget*>{mode_, link_, table_}) one->setEnabled(comparison.is_ready());
  show_values();
  refresh_search();
}

void CompareTab::refresh_search() {
  const Comparison& comparison = model_->comparison();
  const bool running = comparison.result() && comparison.search_status().running;
  search_->setText(search_text());
  go_->setVisible(comparison.first_difference() && comparison.first_difference()->found);
  cancel_->setVisible(running);
  if (running && !timer_.isActive()) timer_.start();
  if (!running) timer_.stop();
}

void CompareTab::show_values() {
  Comparison& comparison = model_->comparison();
  static const std::vector<ComparedValue> none;
  const std::vector<ComparedValue>& rows = comparison.result() ? comparison.values() : none;
  table_->setRowCount(static_cast<int>(rows.size()));
  for (int row = 0; row < table_->rowCount(); ++row) {
    const ComparedValue& value = rows[static_cast<std::size_t>(row)];
    const QString texts[column_count] = {choice_text(value.name), value_text(value, value.a), value_text(value, value.b),
                                         difference_text(value), optional_number(value.ratio)};
    for (int column = 0; column < column_count; ++column) {
      QTableWidgetItem* cell = table_->item(row, column);
      if (!cell) table_->setItem(row, column, cell = new QTableWidgetItem);
      cell->setText(texts[column]);
      cell->setToolTip(translated(value.meaning));
      QFont font = table_->font();
      font.setBold(value.differs);
      cell->setFont(font);
    }
  }
}

}  // namespace ws::app
