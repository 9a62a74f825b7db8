// SPDX-License-Identifier: MIT
#include "app/window/settings/key_editor.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/window/actions/action_set.h"
#include "app/window/format.h"
#include "app/window/session_model.h"
#include "app/window/settings/action_list.h"
#include "app/window/settings/key_bindings.h"
#include "app/window/widgets/screen_fit.h"

namespace ws::app {

namespace {

/// Takes the keys that are pressed in it, but for Tab and Escape, without which the keyboard could not leave it.
class PressedKey : public QKeySequenceEdit {
 public:
  using QKeySequenceEdit::QKeySequenceEdit;

 protected:
  void keyPressEvent(QKeyEvent* event) override {
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier) return event->ignore();
    QKeySequenceEdit::keyPressEvent(event);
  }
};

class KeyEditor : public QDialog {
 public:
  KeyEditor(QWidget* parent, ActionSet& set, SessionModel& model, Settings& settings)
      : QDialog(parent), set_(set), model_(model), settings_(settings) {
    setObjectName("key_editor");
    setWindowTitle(tr("Change keys"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* search = new QLineEdit(this);
    search->setObjectName("key_editor.search");
    search->setAccessibleName(tr("Search keys and actions"));
    search->setPlaceholderText(tr("Search keys and actions"));
    search->setClearButtonEnabled(true);
    list_ = new ActionList(set, search, this);
    list_->setObjectName("key_editor.list");
    note_ = new QLabel(this);
    note_->setObjectName("key_editor.note");
    note_->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    layout->addWidget(search);
    layout->addWidget(list_, 1);
    layout->addLayout(editing());  // which makes the title
    layout->insertWidget(2, title_);
    layout->addWidget(note_);
    layout->addWidget(buttons());
    connect(list_, &ActionList::currentItemChanged, this, [this] { choose(); });
    choose();
    resize(fitting_screen(*parent, QSize(820, 600)));
  }

 private:
  QLayout* editing() {
    title_ = new QLabel(this);
    edit_ = new PressedKey(this);
    edit_->setObjectName("key_editor.keys");
    edit_->setFocusPolicy(Qt::StrongFocus);
    edit_->setMinimumWidth(170);
    for (auto* line : edit_->findChildren<QLineEdit*>()) line->setPlaceholderText(tr("Press the new key"));
    title_->setBuddy(edit_);
    connect(edit_, &QKeySequenceEdit::keySequenceChanged, this, [this](const QKeySequence& keys) {
      // One key is meant, not several after one another.
      if (keys.count() > 1) return edit_->setKeySequence(QKeySequence(keys[static_cast<uint>(keys.count() - 1)]));
      judge();
    });
    auto* rows = new QVBoxLayout;  // beside each other they have no room in a narrow window
    auto* row = new QHBoxLayout;
    rows->addWidget(edit_, 0, Qt::AlignLeft);
    rows->addLayout(row);
    take_ = button("take", tr("Use this key"), [this] { take({edit_->keySequence()}); });
    add_ = button("add", tr("Add it"), [this] { take(own_keys() << edit_->keySequence()); });
    remove_ = button("remove", tr("No keys"), [this] { take({}); });
    reset_ = button("reset", tr("Reset"), [this] { attempt([this] { settings_.reset_keys(action()->id); }); });
    for (QPushButton* one : {take_, add_, remove_, reset_}) row->addWidget(one);
    row->addStretch(1);
    return rows;
  }

  QWidget* buttons() {
    auto* box = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* all = box->addButton(tr("Reset all"), QDialogButtonBox::ResetRole);
    all->setObjectName("key_editor.reset_all");
    all->setToolTip(tr("Give every action the keys that it came with"));
    connect(all, &QPushButton::clicked, this, [this] {
      attempt([this] {
        for (const Action& one : app::actions())
          if (settings_.keys(one.id)) settings_.reset_keys(one.id);
      });
    });
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (QAbstractButton* one : box->buttons()) static_cast<QPushButton*>(one)->setAutoDefault(false);
    return box;
  }

  QPushButton* button(const char* name, const QString& text, const std::function<void()>& act) {
    auto* made = new QPushButton(text, this);
    made->setObjectName(QString("key_editor.") + name);
    made->setAutoDefault(false);
    connect(made, &QPushButton::clicked, this, act);
    return made;
  }

  [[nodiscard]] const Action* action() const {
    const std::string_view id = list_->current_action();
    return id.empty() ? nullptr : &find_action(id);
  }
  [[nodiscard]] QList<QKeySequence> own_keys() const { return set_.get(action()->id)->shortcuts(); }

  void choose() {
    const Action* chosen = action();
    title_->setText(chosen ? tr("Keys of “%1”").arg(translated(chosen->title)) : tr("Choose an action"));
    for (QWidget* widget : {static_cast<QWidget*>(edit_), static_cast<QWidget*>(take_), static_cast<QWidget*>(add_)})
      widget->setAccessibleName(widget == edit_ ? tr("New key for %1").arg(chosen ? translated(chosen->title) : QString())
                                                : static_cast<QPushButton*>(widget)->text());
    for (auto* line : edit_->findChildren<QLineEdit*>()) line->setAccessibleName(edit_->accessibleName());
    edit_->setEnabled(chosen != nullptr);
    edit_->clear();
    judge();
  }

  /// Says what the pressed key would mean before anything is changed.
  void judge() {
    const Action* chosen = action();
    const QKeySequence key = edit_->keySequence();
    QString note;
    bool is_wrong = false;
    if (chosen && !key.isEmpty()) {
      const QString name = key.toString(QKeySequence::NativeText);
      if (const QString reason = why_not(*chosen, key); !reason.isEmpty()) {
        note = tr("%1: it cannot be given away").arg(reason);
        is_wrong = true;
      } else if (const Action* owner = owner_of(set_, key, chosen->id)) {
        note = tr("%1 is the key of “%2” now: that loses it").arg(name, translated(owner->title));
      } else if (own_keys().contains(key)) {
        note = tr("%1 is its key already").arg(name);
      } else {
        note = tr("%1 is free").arg(name);
      }
    } else if (const QKeySequence lost = chosen ? lost_key(*chosen) : QKeySequence(); !lost.isEmpty()) {
      note = tr("It came with %1, which is now a key of “%2”")
                 .arg(lost.toString(QKeySequence::NativeText), translated(owner_of(set_, lost, chosen->id)->title));
    } else if (chosen && chosen->viewport_only) {
      note = tr("Its keys act while the picture has the keyboard");
    }
    note_->setText(note);
    note_->setProperty("role", is_wrong ? "error" : "dim");
    note_->style()->unpolish(note_);
    note_->style()->polish(note_);
    const bool can_take = chosen && !key.isEmpty() && !is_wrong;
    take_->setEnabled(can_take);
    add_->setEnabled(can_take && !own_keys().contains(key));
    remove_->setEnabled(chosen && !own_keys().isEmpty());
    reset_->setEnabled(chosen && settings_.keys(chosen->id).has_value());
  }

  /// A key that the action came with and that another one was given.
  [[nodiscard]] QKeySequence lost_key(const Action& of) const {
    if (settings_.keys(of.id)) return {};
    for (const QKeySequence& key : keys_of_registry(of))
      if (owner_of(set_, key, of.id)) return key;
    return {};
  }

  void take(const QList<QKeySequence>& keys) {
    attempt([&] {
      for (const QKeySequence& key : keys) {
        const Action* owner = owner_of(set_, key, action()->id);
        if (!owner || !settings_.keys(owner->id)) continue;  // what a registry gives yields by itself
        QList<QKeySequence> rest = set_.get(owner->id)->shortcuts();
        rest.removeAll(key);
        settings_.set_keys(owner->id, as_setting(rest));
      }
      settings_.set_keys(action()->id, as_setting(keys));
    });
  }

  void attempt(const std::function<void()>& change) {
    QString trouble;
    try {
      change();
    } catch (const Error& error) {
      trouble = QString::fromStdString(error.full_text());
    }
    list_->refresh();
    choose();
    if (trouble.isEmpty()) return;
    note_->setText(tr("It holds until the program ends, and could not be kept: %1").arg(trouble));
    model_->log().say(Severity::error, note_->text().toStdString());
  }

  ActionSet& set_;
  SessionModel& model_;
  Settings& settings_;
  ActionList* list_;
  QLabel *title_, *note_;
  QKeySequenceEdit* edit_;
  QPushButton *take_, *add_, *remove_, *reset_;
};

}  // namespace

void show_key_editor(QWidget* parent, ActionSet& set, SessionModel& model, Settings& settings) {
  (new KeyEditor(parent, set, model, settings))->open();
}

}  // namespace ws::app
