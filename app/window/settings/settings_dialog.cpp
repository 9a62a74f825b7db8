// SPDX-License-Identifier: MIT
#include "app/window/settings/settings_dialog.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "app/session/settings/settings.h"
#include "app/window/format.h"
#include "app/window/session_model.h"
#include "app/window/settings/setting_row.h"
#include "app/window/widgets/screen_fit.h"

#include <vector>

namespace ws::app {

namespace {

constexpr QSize best_size{720, 640};

class SettingsDialog : public QDialog {
 public:
  SettingsDialog(QWidget* parent, SessionModel& model, Settings& settings, const std::function<void()>& change_keys)
      : QDialog(parent), model_(model), settings_(settings) {
    setObjectName("settings_dialog");
    setWindowTitle(tr("Settings"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* search = new QLineEdit(this);
    search->setObjectName("settings.search");
    search->setAccessibleName(tr("Search settings"));
    search->setPlaceholderText(tr("Search settings"));
    search->setClearButtonEnabled(true);
    connect(search, &QLineEdit::textChanged, this, [this](const QString& text) { filter(text.trimmed()); });
    note_ = new QLabel(this);
    note_->setObjectName("settings.note");
    note_->setProperty("role", "error");
    note_->setWordWrap(true);
    note_->hide();
    auto* place = new QLabel(settings.user_path().empty()
                                 ? tr("There is no home folder: what is chosen here holds until the program ends")
                                 : tr("What is chosen here holds at once, unless its row says otherwise, and is kept in %1")
                                       .arg(QDir::toNativeSeparators(qt(settings.user_path()))),
                             this);
    place->setProperty("role", "dim");
    place->setWordWrap(true);
    place->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    layout->addWidget(search);
    layout->addWidget(rows(), 1);
    layout->addWidget(note_);
    layout->addWidget(place);
    layout->addWidget(buttons(change_keys));
    resize(fitting_screen(*parent, best_size));
  }

 private:
  struct Group {
    QLabel* heading;
    std::vector<SettingRow*> rows;
  };

  QWidget* rows() {
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    auto* page = new QWidget(area);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(4, 4, 12, 4);
    column->setSpacing(4);
    const auto attempt = [this](const std::function<void()>& change) { this->attempt(change); };
    for (const FieldInfo& info : settings_.table().fields()) {
      if (groups_.empty() || groups_.back().heading->text() != translated(info.group)) {
        auto* heading = new QLabel(translated(info.group), page);
        heading->setProperty("role", "group");
        if (!groups_.empty()) column->addSpacing(10);
        column->addWidget(heading);
        groups_.push_back({heading, {}});
      }
      auto* row = new SettingRow(settings_, info, attempt, page);
      column->addWidget(row);
      groups_.back().rows.push_back(row);
    }
    nothing_ = new QLabel(tr("Nothing found"), page);
    nothing_->setProperty("role", "dim");
    nothing_->hide();
    column->addWidget(nothing_);
    column->addStretch(1);
    area->setWidget(page);
    return area;
  }

  QWidget* buttons(const std::function<void()>& change_keys) {
    auto* box = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* keys = box->addButton(tr("Change keys…"), QDialogButtonBox::ActionRole);
    keys->setObjectName("settings.keys");
    connect(keys, &QPushButton::clicked, this, [this, change_keys] {
      accept();
      change_keys();
    });
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    // Return takes a number that was typed, and leaves the dialog open.
    for (QAbstractButton* one : box->buttons()) static_cast<QPushButton*>(one)->setAutoDefault(false);
    return box;
  }

  void filter(const QString& search) {
    bool some = false;
    for (const Group& group : groups_) {
      bool any_here = false;
      for (SettingRow* row : group.rows) {
        const bool fits = row->matches(search) || group.heading->text().contains(search, Qt::CaseInsensitive);
        row->setVisible(fits);
        any_here = any_here || fits;
      }
      group.heading->setVisible(any_here);
      some = some || any_here;
    }
    nothing_->setVisible(!some);
  }

  void attempt(const std::function<void()>& change) {
    QString trouble;
    try {
      change();
    } catch (const Error& error) {
      const bool is_kept_nowhere = error.kind() == ErrorKind::io;
      trouble = QString::fromStdString(error.full_text());
      if (is_kept_nowhere) {
        trouble = tr("It holds until the program ends, and could not be kept: %1").arg(trouble);
        model_->log().say(Severity::error, trouble.toStdString());
      }
    }
    note_->setText(trouble);
    note_->setVisible(!trouble.isEmpty());
    for (const Group& group : groups_)
      for (SettingRow* row : group.rows) row->refresh();
  }

  SessionModel& model_;
  Settings& settings_;
  std::vector<Group> groups_;
  QLabel *nothing_, *note_;
};

}  // namespace

void show_settings(QWidget* parent, SessionModel& model, Settings& settings, const std::function<void()>& change_keys) {
  (new SettingsDialog(parent, model, settings, change_keys))->open();
}

}  // namespace ws::app
