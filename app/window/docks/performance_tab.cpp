// The performance table.
// SPDX-License-Identifier: MIT
#include "app/window/docks/performance_tab.h"

#include <QAbstractItemDelegate>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QModelIndex>
#include <QPainter>
#include <QStyleOptionViewItem>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include "app/window/format.h"
#include "app/window/plots/plot_widget.h"
#include "app/window/theme.h"
#include "compute/core/words/told.h"

namespace ws::app {

namespace {

constexpr int share_column = 4;
constexpr int share_role = Qt::UserRole;

/// The share as a bar behind its number.
class ShareDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const QVariant share = index.data(share_role);
    if (share.isValid()) {
      QRectF bar = QRectF(option.rect).adjusted(4, 4, -4, -4);
      bar.setWidth(std::max(1.0, bar.width() * share.toDouble()));
      QColor color = theme_colors().accent;
      color.setAlphaF(0.45f);
      painter->setPen(Qt::NoPen);
      painter->setBrush(color);
      painter->drawRoundedRect(bar, 2, 2);
    }
    QStyledItemDelegate::paint(painter, option, index);
  }
};

}  // namespace

PerformanceTab::PerformanceTab(SessionModel& model, QWidget* parent) : QWidget(parent), model_(model) {
  setObjectName("performance");
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(10, 6, 8, 6);
  summary_ = new QLabel(this);
  summary_->setObjectName("performance.summary");
  summary_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  table_ = new QTreeWidget(this);
  table_->setObjectName("performance.table");
  table_->setAccessibleName(tr("Stages and operations of the last run"));
  table_->setHeaderLabels({tr("Stage or operation"), tr("Time"), tr("Calls"), tr("GB/s"), tr("Share")});
  table_->setUniformRowHeights(true);
  table_->setItemDelegateForColumn(share_column, new ShareDelegate(table_));
  table_->header()->setStretchLastSection(true);
  table_->header()->resizeSection(0, 280);
  for (int column = 1; column < share_column; ++column) {
    table_->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    table_->header()->resizeSection(column, 90);
  }
  layout->addWidget(summary_);
  runs_ = new PlotWidget(model.output_check(), this);
  runs_->setObjectName("performance.runs");
  runs_->setMinimumHeight(table_->minimumSizeHint().height());  // or the picture would move when it appears
  auto* row = new QHBoxLayout;
  row->addWidget(table_, 3);
  row->addWidget(runs_, 2);
  layout->addLayout(row, 1);
  model.listen_calmly(this, [this](Change what) {
    if (any(what, Change::result | Change::workspace)) refresh();
  });
  connect(&model.memory_peaks(), &MemoryPeaks::measured, this, [this] { refresh(); });
  refresh();
}

void PerformanceTab::add_row(QTreeWidgetItem* parent, const QString& name, double ms, std::size_t calls, std::size_t bytes,
                             double total_ms) {
  const double rate = bytes > 0 && ms > 0 ? static_cast<double>(bytes) / ms * 1000 : 0;
  const double peak = model_.memory_peaks().rate(model_->runner().run_record().backend);
  QString speed = rate > 0 ? QString::number(rate / 1e9, 'g', 3) : QString();
  if (rate > 0 && rate <= peak) speed += tr(" · %1 %").arg(100 * rate / peak, 0, 'f', 0);
  const double share = total_ms > 0 ? std::min(1.0, ms / total_ms) : 0;
  auto* item = new QTreeWidgetItem(
      parent, {name, ms_text(ms), calls > 0 ? grouped(calls) : QString(), speed, tr("%1 %").arg(share * 100, 0, 'f', 1)});
  for (int column = 1; column < share_column; ++column) item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
  item->setData(share_column, share_role, share);
}

void PerformanceTab::refresh() {
  table_->clear();
  const RunTimes& runs = model_->runner().run_times();
  runs_->setVisible(runs.size() > 1);
  if (runs.size() > 1) runs_->show_plot(runs.plot());
  if (!model_->viewer().result()) return summary_->setText(tr("Times appear here after the first run"));
  const RunRecord& record = model_->runner().run_record();
  const Metrics& metrics = record.metrics;
  const double peak = model_.memory_peaks().rate(record.backend);
  constexpr int rate_column = 3;
  table_->headerItem()->setToolTip(
      rate_column, peak > 0
                       ? tr("Bytes that the operation has to move at least, by its time; and which part that is of %1 GB/s, "
                            "the most that the memory was seen to move here")
                             .arg(peak / 1e9, 0, 'g', 3)
                       : tr("Bytes that the operation has to move at least, by its time"));
  QString text =
      tr("%1 on %2 · %3 on the host")
          .arg(ms_text(metrics.compute_ms), QString::fromStdString(record.device), bytes_text(record.peak_host_bytes));
  if (record.peak_device_bytes > 0) text += tr(" · %1 on the device").arg(bytes_text(record.peak_device_bytes));
  if (metrics.upload_ms > 0) text += tr(" · upload %1").arg(ms_text(metrics.upload_ms));
  if (metrics.download_ms > 0) text += tr(" · download %1").arg(ms_text(metrics.download_ms));
  if (record.reduced) text += tr(" · preview on a subsample");
  summary_->setText(text);
  auto* stages = new QTreeWidgetItem(table_, {tr("Stages")});
  for (const StageTime& stage : metrics.stages())
    add_row(stages, qt(said(stage.name.c_str())), stage.ms, stage.calls, 0, metrics.compute_ms);
  auto* operations = new QTreeWidgetItem(table_, {tr("Operations")});
  std::vector<OperationTime> sorted = metrics.operations();
  std::sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.ms > b.ms; });
  for (const OperationTime& operation : sorted)
    add_row(operations, qt(said(operation.label.c_str())), operation.ms, operation.calls, operation.bytes, metrics.compute_ms);
  table_->expandAll();
}

}  // namespace ws::app
