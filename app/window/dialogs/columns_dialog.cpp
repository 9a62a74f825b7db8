// The columns dialog: a preview of the table whose first row holds a check box for each column. The order of checking is
// that of the coordinates, so that longitude can be x although it stands behind latitude.
// SPDX-License-Identifier: MIT
#include "app/window/dialogs/columns_dialog.h"

#include "app/window/format.h"
#include "compute/core/data/point_set.h"
#include "compute/io/points/table_preview.h"

namespace ws::app {

namespace {

constexpr std::size_t shown_rows = 12, shown_columns = 256;

class ColumnsDialog : public QDialog {
 public:
  ColumnsDialog(QWidget* parent, const QString& path, const ChosenColumns& present,
                std::function<void(const ChosenColumns&)> take)
      : QDialog(parent), table_(io::preview_table(path.toStdString())), take_(std::move(take)) {
    setObjectName("columns_dialog");
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Columns of %1").arg(QFileInfo(path).fileName()));
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(10);
    layout->addWidget(text(tr("Check the columns that are coordinates, in their order: the first is x, the next y."), nullptr));
    layout->addWidget(preview(), 1);
    choice_ = text({}, "columns.choice");
    layout->addWidget(choice_);
    if (table_.column_count() > shown_columns)
      layout->addWidget(
          text(tr("The first %1 of %2 columns are shown.").arg(shown_columns).arg(table_.column_count()), nullptr));
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
    resize(std::clamp(static_cast<int>(table_.column_count()) * 110 + 60, 420, 1000), 480);
  }

 private:
  QLabel* text(const QString& words, const char* name) {
    auto* label = new QLabel(words, this);
    if (name) label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
  }

  [[nodiscard]] QString name_of(std::size_t column) const {
    return table_.names.empty() ? tr("Column %1").arg(column) : qt(table_.names[column]);
  }

  QTableWidget* preview() {
    const std::size_t count = std::min(table_.column_count(), shown_columns), rows = std::min(table_.rows.size(), shown_rows);
    auto* view = new QTableWidget(static_cast<int>(rows) + 1, static_cast<int>(count), this);
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
      for (std::size_t r = 0; r < rows; ++r) {
        auto* cell = new QTableWidgetItem(c < table_.rows[r].size() ? qt(table_.rows[r][c]) : QString());
        if (!table_.holds_numbers[c]) cell->setForeground(palette().brush(QPalette::Disabled, QPalette::Text));
        view->setItem(static_cast<int>(r) + 1, at, cell);
      }
    }
    view->resizeColumnsToContents();
    return view;
  }

  QCheckBox* box(std::size_t column) {
    auto* check_box = new QCheckBox(this);
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
    if (keys.empty() && table_.has_text) keys = io::proposed_columns(table_);
    std::vector<std::size_t> columns;
    if (keys.empty())
      for (std::size_t c = 0; c < std::min(boxes_.size(), max_dimension); ++c) columns.push_back(c);
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
    for (const std::size_t column : columns)
      if (boxes_[column]->isEnabled()) boxes_[column]->setChecked(true);
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
    const bool too_many = order_.size() > max_dimension;
    choice_->setText(order_.empty() ? tr("Check at least one column.")
                     : too_many
                         ? tr("A point has at most %1 coordinates, %2 are checked.").arg(max_dimension).arg(order_.size())
                         : words.join(", "));
    open_->setEnabled(!order_.empty() && !too_many);
  }

  void accept_choice() {
    ChosenColumns chosen{{}, drop_invalid_->isChecked()};
    for (const std::size_t column : order_) chosen.columns.push_back(table_.key_of(column));
    accept();
    // After this dialog is gone, so that what opens next finds the window active.
    QTimer::singleShot(0, parent(), [take = take_, chosen] { take(chosen); });
  }

  io::TablePreview table_;
  std::function<void(const ChosenColumns&)> take_;
  std::vector<QCheckBox*> boxes_;
  std::vector<std::size_t> order_;
  QLabel* choice_ = nullptr;
  QCheckBox* drop_invalid_ = nullptr;
  QPushButton* open_ = nullptr;
};

}  // namespace

bool has_columns(const QString& path) { return io::preview_table(path.toStdString(), 1).column_count() > 0; }

void show_columns_dialog(QWidget* parent, const QString& path, const ChosenColumns& present,
                         const std::function<void(const ChosenColumns&)>& take) {
  (new ColumnsDialog(parent, path, present, take))->open();
}

}  // namespace ws::app
