// The range dialog.
// SPDX-License-Identifier: MIT
#include "app/window/dialogs/range_dialog.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/window/format.h"

namespace ws::app {

namespace {

class RangeDialog : public QDialog {
 public:
  RangeDialog(SessionModel& model, const std::string& name, QWidget* parent) : QDialog(parent), model_(model), name_(name) {
    const ParameterSet& set = model->document().set_of(name);
    const FieldRange range = model->document().slider_range(name);
    setObjectName("range_dialog");
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Range of %1").arg(translated(set.info(name).label)));
    low_ = end("range.low", tr("From"), range.slider_min);
    high_ = end("range.high", tr("To"), range.slider_max);
    auto* form = new QFormLayout;
    form->addRow(tr("The slider goes from"), low_);
    form->addRow(tr("to"), high_);
    auto* note = new QLabel(tr("Typed values may lie beyond; the parameter takes %1.").arg(qt(set.accepts(name))), this);
    note->setProperty("role", "dim");
    error_ = new QLabel(this);
    error_->setObjectName("range.error");
    error_->setProperty("role", "error");
    error_->hide();
    for (QLabel* label : {note, error_}) label->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto* data = buttons->addButton(tr("From the data"), QDialogButtonBox::ResetRole);
    data->setObjectName("range.reset");
    connect(data, &QPushButton::clicked, this, [this] {
      model_->document().reset_slider_range(name_);
      accept();
    });
    connect(buttons, &QDialogButtonBox::accepted, this, [this] { take(); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(10);
    layout->addLayout(form);
    layout->addWidget(note);
    layout->addWidget(error_);
    layout->addWidget(buttons);
  }

 private:
  QLineEdit* end(const char* name, const QString& accessible, double value) {
    auto* field = new QLineEdit(QString::number(value, 'g', QLocale::FloatingPointShortest), this);
    field->setObjectName(name);
    field->setAccessibleName(accessible);
    return field;
  }

  void take() {
    try {
      model_->document().set_slider_range(name_, number(*low_), number(*high_));
      accept();
    } catch (const Error& error) {
      error_->setText(QString::fromUtf8(error.what()));
      error_->show();
    }
  }

  static double number(const QLineEdit& field) {
    bool good = false;
    const double value = field.text().trimmed().replace(',', '.').toDouble(&good);
    if (!good) throw Error(ErrorKind::invalid_argument, tr("“%1” is no number").arg(field.text()).toStdString());
    return value;
  }

  SessionModel& model_;
  std::string name_;
  QLineEdit *low_, *high_;
  QLabel* error_;
};

}  // namespace

void show_range_dialog(SessionModel& model, const std::string& name, QWidget* parent) {
  (new RangeDialog(model, name, parent))->open();
}

}  // namespace ws::app
