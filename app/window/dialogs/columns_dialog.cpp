// The columns dialog: a preview of the table whose first rows hold a check box for each column and what its cells are, beside a
// plot of what is checked. The order of checking is that of the coordinates, so that longitude can be x although it stands
// behind latitude.
// SPDX-License-Identifier: MIT
#include "app/window/dialogs/columns_dialog.h"

#include <QCheckBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStringList>
#include <QTableWidget>
#include <QTimer>
#include <QVBoxLayout>

#include "app/window/format.h"
#include "app/window/plots/plot_widget.h"
#include "compute/core/data/point_set.h"
#include "compute/core/data/vector_set.h"
#include "compute/core/words/told.h"
#include "compute/io/files.h"
#include "compute/io/formats/text_fields.h"
#include "compute/io/points/table_preview.h"

#include <cmath>

namespace ws::app {

namespace {

constexpr std::size_t read_rows = 20'000, shown_rows = 12, shown_columns = 256;
constexpr int rows_above = 2;  // check boxes, and what the cells are
constexpr int plot_width_px = 260, least_picker_px = 560, most_width_px = 1100, height_px = 480, column_px = 100;

/// In a cell: the whole of it is to be clicked on.
class CellBox : public QCheckBox {
 public:
  using QCheckBox::QCheckBox;

 protected:
  [[nodiscard]] bool hitButton(const QPoint& at) const override { return rect().contains(at); }
};

/// Saving a plot of the table over the table itself is refused, too.
PathCheck not_over(const QString& table, const PathCheck& check) {
  return [table, check](const QString& path) {
    check(path);
    if (io::is_same_file(table.toStdString(), path.toStdString()))
      throw Error(ErrorKind::invalid_argument, told("cannot write {}: it is the table that is shown", path.toStdString()),
                  said("give another name"));
  };
}

class ColumnsDialog : public QDialog {
 public:
  ColumnsDialog(QWidget* parent, const QString& path, InputKind kind, const ChosenColumns& present, const PathCheck& path_check,
                std::function<void(const ChosenColumns&)> take)
      : QDialog(parent), table_(io::preview_table(path.toStdString(), read_rows)), kind_(kind), take_(std::move(take)) {
    setObjectName("columns_dialog");
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Columns of %1").arg(QFileInfo(path).fileName()));
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(10);
    layout->addWidget(text(task(), nullptr));
    auto* beside = new QHBoxLayout;
    beside->addWidget(preview(), 1);
    plot_ = new PlotWidget(not_over(path, path_check), this);
    plot_->setMinimumSize(least_plot_size);
    plot_->setFixedWidth(plot_width_px);
    beside->addWidget(plot_);
    layout->addLayout(beside, 1);
    choice_ = text({}, "columns.choice");
    layout->addWidget(choice_);
    invalid_ = text({}, "columns.invalid");
    layout->addWidget(invalid_);
    if (table_.column_count() > shown_columns)
      layout->addWidget(
          text(tr("The first %1 of %2 columns are shown.").arg(shown_columns).arg(table_.column_count()), nullptr));
    if (!table_.note.empty())
      layout->addWidget(text(QString("%1: %2").arg(QFileInfo(path).fileName(), qt(table_.note)), "columns.commas"));
    drop_invalid_ =
        new QCheckBox(tr("Drop rows where a coordinate is empty, NaN or infinite, instead of refusing the file"), this);
    drop_invalid_->setObjectName("columns.drop_invalid");
    drop_invalid_->setChecked(present.drop_invalid);
    layout->addWidget(drop_invalid_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this);
    open_ = buttons->button(QDialogButtonBox::Open);
    open_->setObjectName("columns.open");
    connect(buttons, &QDialogButtonBox::accepted, this, [this] { accept_choice(); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    check(columns_of(present));
    const int room = parent->window()->width();
    resize(std::min(room, std::clamp(static_cast<int>(table_.column_count()) * column_px + plot_width_px + 60, least_picker_px,
                                     most_width_px)),
           std::min(parent->window()->height(), height_px));
  }

 private:
  QLabel* text(const QString& words, const char* name) {
    auto* label = new QLabel(words, this);
    if (name) label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
  }

  [[nodiscard]] QString task() const {
    if (kind_ == InputKind::vectors) return tr("Check the columns that are components of the vectors, in their order.");
    if (kind_ == InputKind::polylines)
      return tr("Check the columns that are coordinates, in their order. The first column of text tells the lines apart.");
    return tr("Check the columns that are coordinates, in their order: the first is x, the next y.");
  }

  [[nodiscard]] std::size_t most_checked() const { return kind_ == InputKind::vectors ? max_vector_dimension : max_dimension; }

  [[nodiscard]] QString name_of(std::size_t column) const {
    return table_.names.empty() ? tr("Column %1").arg(column) : qt(table_.names[column]);
  }

  QTableWidget* preview() {
    const std::size_t count = std::min(table_.column_count(), shown_columns), rows = std::min(table_.rows.size(), shown_rows);
    auto* view = new QTableWidget(static_cast<int>(rows) + rows_above, static_cast<int>(count), this);
    view->setObjectName("columns.table");
    view->setAccessibleName(tr("Beginning of the table"));
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setSelectionMode(QAbstractItemView::NoSelection);
    view->setTabKeyNavigation(false);
    view->verticalHeader()->hide();
    for (std::size_t c = 0; c < count; ++c) {
      const int at = static_cast<int>(c);
      view->setHorizontalHeaderItem(at, new QTableWidgetItem(name_of(c)));
      view->setCellWidget(0, at, box(c));
      auto* what = new QTableWidgetItem(cells_text(table_.facts[c]));
      what->setForeground(palette().brush(QPalette::Disabled, QPalette::Text));
      view->setItem(1, at, what);
      for (std::size_t r = 0; r < rows; ++r) {
        auto* cell = new QTableWidgetItem(c < table_.rows[r].size() ? qt(table_.rows[r][c]) : QString());
        if (!table_.holds_numbers[c]) cell->setForeground(palette().brush(QPalette::Disabled, QPalette::Text));
        view->setItem(static_cast<int>(r) + rows_above, at, cell);
      }
    }
    view->resizeColumnsToContents();
    return view;
  }

  /// "numbers", "text", "numbers, 3 empty".
  static QString cells_text(const io::ColumnFacts& facts) {
    const bool is_text = facts.text_count > facts.number_count;
    QStringList words{facts.text_count + facts.number_count == 0 ? tr("empty") : is_text ? tr("text") : tr("numbers")};
    if (facts.missing_count > 0 && facts.text_count + facts.number_count > 0)
      words << tr("%1 empty").arg(grouped(facts.missing_count));
    if (!is_text && facts.text_count > 0) words << tr("%1 text").arg(grouped(facts.text_count));
    return words.join(", ");
  }

  QCheckBox* box(std::size_t column) {
    auto* check_box = new CellBox(this);
    check_box->setObjectName(QString("columns.use.%1").arg(column));
    check_box->setAccessibleName(tr("Use %1").arg(name_of(column)));
    check_box->setEnabled(table_.holds_numbers[column]);
    check_box->setToolTip(table_.holds_numbers[column] ? check_box->accessibleName() : tr("This column holds text"));
    boxes_.push_back(check_box);
    connect(check_box, &QCheckBox::toggled, this, [this, column](bool on) {
      std::erase(order_, column);
      if (on) order_.push_back(column);
      tell();
    });
    return check_box;
  }

  /// Of the present choice, or of what is read without one.
  [[nodiscard]] std::vector<std::size_t> columns_of(const ChosenColumns& present) const {
    std::vector<std::string> keys = present.columns;
    if (keys.empty() && table_.has_text)
      keys = kind_ == InputKind::vectors ? io::proposed_columns(table_, table_.column_count()) : io::proposed_columns(table_);
    std::vector<std::size_t> columns;
    if (keys.empty())
      for (std::size_t c = 0; c < std::min(boxes_.size(), most_checked()); ++c) columns.push_back(c);
    for (const std::string& key : keys)
      if (const auto column = column_named(qt(key)); column < boxes_.size()) columns.push_back(column);
    return columns;
  }

  /// By name, exactly before otherwise, else by number; as reading does.
  [[nodiscard]] std::size_t column_named(const QString& key) const {
    for (const Qt::CaseSensitivity by : {Qt::CaseSensitive, Qt::CaseInsensitive})
      for (std::size_t c = 0; c < table_.names.size(); ++c)
        if (qt(table_.names[c]).compare(key, by) == 0) return c;
    bool is_number = false;
    const qulonglong number = key.toULongLong(&is_number);
    return is_number ? static_cast<std::size_t>(number) : table_.column_count();
  }

  void check(const std::vector<std::size_t>& columns) {
    for (const std::size_t column : columns) {
      const QSignalBlocker once(boxes_[column]);
      if (!boxes_[column]->isEnabled()) continue;
      boxes_[column]->setChecked(true);
      order_.push_back(column);
    }
    if (!order_.empty()) boxes_[order_.front()]->setFocus();
    tell();
  }

  /// Which coordinate each checked column is.
  void tell() {
    const auto axis = [](std::size_t k) { return k < 3 ? QString(QChar('x' + static_cast<int>(k))) : QString("x%1").arg(k); };
    QStringList words;
    for (QCheckBox* check_box : boxes_) check_box->setText({});
    for (std::size_t k = 0; k < order_.size(); ++k) {
      boxes_[order_[k]]->setText(axis(k));
      words << tr("%1: %2").arg(axis(k), name_of(order_[k]));
    }
    const bool too_many = order_.size() > most_checked();
    choice_->setText(order_.empty() ? tr("Check at least one column.")
                     : too_many
                         ? tr("A point has at most %1 coordinates, %2 are checked.").arg(most_checked()).arg(order_.size())
                         : words.join(", "));
    open_->setEnabled(!order_.empty() && !too_many);
    tell_of_invalid();
    draw();
  }

  /// The number in a cell; NaN where there is none.
  [[nodiscard]] double number_at(std::size_t row, std::size_t column) const {
    double value = std::nan("");
    const auto& cells = table_.rows[row];
    const bool is_number = column < cells.size() && io::parse_real(cells[column], value) == io::FieldState::number;
    return is_number ? value : std::nan("");
  }

  /// Of the rows that were read, how many could not be taken as they are.
  void tell_of_invalid() {
    std::size_t count = 0;
    for (std::size_t r = 0; r < table_.rows.size(); ++r)
      count += std::any_of(order_.begin(), order_.end(), [&](std::size_t c) { return !std::isfinite(number_at(r, c)); });
    const QString rows = table_.is_whole
                             ? tr("%1 rows", nullptr, plural_of(table_.rows.size())).arg(grouped(table_.rows.size()))
                             : tr("the first %1 rows", nullptr, plural_of(table_.rows.size())).arg(grouped(table_.rows.size()));
    invalid_->setText(count == 0
                          ? tr("Each of %1 has a number there.").arg(rows)
                          : tr("%1 of %2 %3 no number there.").arg(grouped(count), rows, count == 1 ? tr("has") : tr("have")));
    invalid_->setVisible(!order_.empty() && !table_.rows.empty());
  }

  /// The first two checked columns against each other; one alone against the row.
  void draw() {
    Plot plot;
    plot.id = "columns";
    const int plural = plural_of(table_.rows.size());
    plot.title = (table_.is_whole ? tr("All %1 rows", nullptr, plural) : tr("The first %1 rows", nullptr, plural))
                     .arg(grouped(table_.rows.size()))
                     .toStdString();
    PlotSeries series{"rows", PlotStyle::points, {}, {}};
    if (!order_.empty()) {
      const bool alone = order_.size() == 1;
      plot.x_label = (alone ? tr("Row") : name_of(order_[0])).toStdString();
      plot.y_label = name_of(order_[alone ? 0 : 1]).toStdString();
      for (std::size_t r = 0; r < table_.rows.size(); ++r) {
        const double x = alone ? static_cast<double>(r) : number_at(r, order_[0]), y = number_at(r, order_[alone ? 0 : 1]);
        if (!std::isfinite(x) || !std::isfinite(y)) continue;
        series.x.push_back(x);
        series.y.push_back(y);
      }
    }
    plot.series.push_back(std::move(series));
    plot_->show_plot(plot);
  }

  void accept_choice() {
    ChosenColumns chosen{{}, drop_invalid_->isChecked()};
    const bool takes_all = !table_.has_text && kind_ == InputKind::vectors && order_.size() == boxes_.size() &&
                           std::is_sorted(order_.begin(), order_.end());
    if (!takes_all)  // else also those that are not shown
      for (const std::size_t column : order_) chosen.columns.push_back(table_.key_of(column));
    if (!takes_all) ColumnMemory::remember(table_.names, kind_, chosen);
    accept();
    // After this dialog is gone, so that what opens next finds the window active.
    QTimer::singleShot(0, parent(), [take = take_, chosen] { take(chosen); });
  }

  io::TablePreview table_;
  InputKind kind_;
  std::function<void(const ChosenColumns&)> take_;
  std::vector<QCheckBox*> boxes_;
  std::vector<std::size_t> order_;
  QLabel *choice_ = nullptr, *invalid_ = nullptr;
  PlotWidget* plot_ = nullptr;
  QCheckBox* drop_invalid_ = nullptr;
  QPushButton* open_ = nullptr;
};

}  // namespace

bool has_columns(const QString& path) { return io::preview_table(path.toStdString(), 1).column_count() > 0; }

void show_columns_dialog(QWidget* parent, const QString& path, InputKind kind, const ChosenColumns& present,
                         const PathCheck& check, const std::function<void(const ChosenColumns&)>& take) {
  (new ColumnsDialog(parent, path, kind, present, check, take))->open();
}

}  // namespace ws::app
