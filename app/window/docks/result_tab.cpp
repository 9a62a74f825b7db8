// The result in words.
// SPDX-License-Identifier: MIT
#include "app/window/docks/result_tab.h"

#include "app/window/format.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QTableWidget>

#include <algorithm>
#include <string>

namespace ws::app {

namespace {

enum Column { result_name_column, value_column, meaning_column, result_column_count };
constexpr int line_role = Qt::UserRole;  ///< of a row's first cell: what is copied
constexpr int least_meaning_width = 170;

/// As the report names it, with all digits, for tables and scripts.
QString copied_line(const Property& property) {
  QStringList cells{qt(property.name), qt(to_text(property.value)), qt(property.unit), qt(property.meaning)};
  for (QString& cell : cells) cell.replace('\t', ' ').replace('\n', ' ');
  return cells.join('\t');
}

}  // namespace

/// A table whose Ctrl+C copies the selected rows; elsewhere in the window the key copies the state.
class ResultTable : public QTableWidget {
 public:
  using QTableWidget::QTableWidget;

  /// The selected rows, or all, a line each.
  [[nodiscard]] QString lines(bool selected_only) const {
    QString text;
    for (int row = 0; row < rowCount(); ++row)
      if (!selected_only || selectionModel()->isRowSelected(row, {}))
        text += item(row, result_name_column)->data(line_role).toString() + '\n';
    return text;
  }

  /// That its texts ask for, and its heading where there are none yet.
  [[nodiscard]] int wanted_width(int column) const {
    return std::max(sizeHintForColumn(column) + 12, horizontalHeader()->sectionSizeHint(column));
  }

  static void copy(const QString& text) {
    if (text.isEmpty()) return;
    auto* data = new QMimeData;
    data->setText(text);
    data->setData("text/tab-separated-values", text.toUtf8());
    QGuiApplication::clipboard()->setMimeData(data);
  }

 protected:
  bool event(QEvent* event) override {
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
      event->accept();
      return true;
    }
    return QTableWidget::event(event);
  }

  void keyPressEvent(QKeyEvent* event) override {
    if (event->matches(QKeySequence::Copy)) return copy(lines(true));
    QTableWidget::keyPressEvent(event);
  }

  void contextMenuEvent(QContextMenuEvent* event) override {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Copy"), this, [this] { copy(lines(true)); })->setEnabled(selectionModel()->hasSelection());
    menu->addAction(tr("Copy all"), this, [this] { copy(lines(false)); });
    menu->popup(event->globalPos());
  }
};

namespace {

ResultTable* make_table(QWidget* parent) {
  auto* table = new ResultTable(0, result_column_count, parent);
  table->setObjectName("result.table");
  table->setAccessibleName(QObject::tr("Values of the result"));
  table->setHorizontalHeaderLabels({QObject::tr("Name"), QObject::tr("Value"), QObject::tr("Meaning")});
  table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  table->horizontalHeader()->setStretchLastSection(true);
  table->horizontalHeader()->setHighlightSections(false);
  table->verticalHeader()->hide();
  table->setShowGrid(false);
  table->setWordWrap(true);
  table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table->setSelectionBehavior(QAbstractItemView::SelectRows);
  table->setSelectionMode(QAbstractItemView::ExtendedSelection);
  table->setTabKeyNavigation(false);  // Tab goes on to the next pane
  table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  return table;
}

void set_cell(QTableWidget& table, int row, int column, const QString& text) {
  QTableWidgetItem* cell = table.item(row, column);
  if (!cell) table.setItem(row, column, cell = new QTableWidgetItem);
  cell->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  if (cell->text() != text) cell->setText(text);
}

}  // namespace

ResultTab::ResultTab(SessionModel& model, QWidget* parent) : QWidget(parent), model_(model) {
  setObjectName("result");
  heading_ = new QLabel(this);
  heading_->setObjectName("result.heading");
  heading_->setWordWrap(true);
  heading_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  copy_all_ = new QPushButton(tr("Copy all"), this);
  copy_all_->setObjectName("result.copy_all");
  copy_all_->setAccessibleName(tr("Copy all values of the result"));
  copy_all_->setToolTip(tr("Name, value, unit and meaning of all rows, separated by tabs. Ctrl+C copies the selected rows"));
  table_ = make_table(this);
  meaning_ = new QLabel(this);
  meaning_->setObjectName("result.meaning");
  meaning_->setProperty("role", "dim");
  meaning_->setWordWrap(true);
  auto* top = new QHBoxLayout;
  top->addWidget(heading_, 1);
  top->addWidget(copy_all_, 0, Qt::AlignTop);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(10, 6, 8, 6);
  layout->setSpacing(4);
  layout->addLayout(top);
  layout->addWidget(table_, 1);
  layout->addWidget(meaning_);
  connect(copy_all_, &QPushButton::clicked, this, [this] { ResultTable::copy(table_->lines(false)); });
  connect(table_, &QTableWidget::currentCellChanged, this, [this] { say_current(); });
  model.listen_calmly(this, [this](Change what) {
    if (!any(what, Change::result | Change::summary | Change::job | Change::parameters | Change::workspace | Change::inputs))
      return;
    stale_ = true;
    if (isVisible()) refresh();
  });
}

void ResultTab::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (stale_) refresh();
}

void ResultTab::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

QString ResultTab::heading(bool has_values) const {
  if (!model_->document().workspace()) return tr("Nothing is open yet");
  if (!model_->viewer().shows_a_run()) return tr("The result's values appear here after the first run");
  QStringList names;
  for (const auto& [role, input] : model_->document().inputs()) names << qt(input.name);
  QString text = tr("%1 of %2", "a workspace of data")
                     .arg(translated(model_->document().workspace()->experiment().info().title), names.join(", "));
  const Viewer& viewer = model_->viewer();
  const RunRecord& record = model_->runner().run_record();
  const bool is_whole = !viewer.run_parameters().fields().empty();
  if (is_whole || record.reduced) text += tr(" · %1 on %2").arg(ms_text(record.metrics.compute_ms), qt(record.device));
  if (!is_whole && record.reduced) text += tr(" · a glance at a part of the data");
  if (!is_whole && !record.reduced) text += tr(" · what the run has so far");
  if (!viewer.summary_is_known())
    text += has_values ? tr(" · its values are being counted: these are of the result before")
                       : tr(" · its values are being counted");
  else if (model_->runner().job().running)
    text += is_whole ? tr(" · a run is in progress: these values are of the one before") : tr(" · a run is in progress");
  else if (is_whole && !(viewer.run_parameters() == model_->document().parameters()))
    text += tr(" · the parameters were changed since");
  return text;
}

void ResultTab::refresh() {
  stale_ = false;
  const std::vector<Property>& values = model_->viewer().summary();
  const bool has_values = !values.empty();
  const QString text = heading(has_values);
  if (heading_->text() != text) heading_->setText(text);
  heading_->setEnabled(has_values);
  copy_all_->setEnabled(has_values);
  table_->setEnabled(has_values);
  show_values(values);
}

void ResultTab::show_values(const std::vector<Property>& values) {
  table_->setRowCount(static_cast<int>(values.size()));
  for (int row = 0; row < table_->rowCount(); ++row) {
    const Property& property = values[static_cast<std::size_t>(row)];
    set_cell(*table_, row, result_name_column, choice_text(property.name));
    set_cell(*table_, row, value_column, property_text(property));
    set_cell(*table_, row, meaning_column, translated(property.meaning));
    const QString tip =
        tr("%1\n%2: %3 %4")
            .arg(translated(property.meaning), qt(property.name), qt(to_text(property.value)), qt(property.unit))
            .trimmed();
    for (int column = 0; column < result_column_count; ++column) {
      table_->item(row, column)->setToolTip(tip);
      table_->item(row, column)->setData(Qt::AccessibleDescriptionRole, translated(property.meaning));
    }
    table_->item(row, result_name_column)->setData(line_role, copied_line(property));
  }
  arrange();
  say_current();
}

void ResultTab::arrange() {
  const int room = table_->viewport()->width();
  const int name_width = std::min(table_->wanted_width(result_name_column), room * 2 / 5);
  const int value_width = std::min(table_->wanted_width(value_column), room * 2 / 5);
  const bool has_room = room - name_width - value_width >= least_meaning_width;
  table_->setColumnHidden(meaning_column, !has_room);
  table_->setColumnWidth(result_name_column, name_width);
  if (has_room) table_->setColumnWidth(value_column, value_width);
  meaning_->setVisible(!has_room && table_->rowCount() > 0);
  table_->resizeRowsToContents();
}

void ResultTab::say_current() {
  const int row = table_->currentRow();
  meaning_->setText(row < 0 || !table_->item(row, meaning_column) ? tr("Select a row to read what it tells")
                                                                  : table_->item(row, meaning_column)->text());
}

}  // namespace ws::app
