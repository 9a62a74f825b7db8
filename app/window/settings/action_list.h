// All actions with their present keys, by category, as a list that can be searched: of the cheat sheet and the key editor.
// SPDX-License-Identifier: MIT
#pragma once

#include <QTreeWidget>

#include <string_view>

class QLineEdit;

namespace ws::app {

class ActionSet;

class ActionList : public QTreeWidget {
  Q_OBJECT

 public:
  /// Shows what fits the text of `search`, in which Up and Down move through the list. Changed keys are marked.
  ActionList(const ActionSet& set, QLineEdit* search, QWidget* parent);

  /// The keys as they are now.
  void refresh();
  /// Id of the action that is current; empty: none.
  [[nodiscard]] std::string_view current_action() const;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void filter(const QString& text);

  const ActionSet& set_;
  int widest_title_ = 210;
  QTreeWidgetItem* nothing_ = nullptr;  ///< says that nothing fits
};

}  // namespace ws::app
