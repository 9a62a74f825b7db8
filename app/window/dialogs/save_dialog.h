// A file dialog that asks where to write.
// SPDX-License-Identifier: MIT
#pragma once

#include <QFileDialog>

namespace ws::app {

/// Gives a name without a suffix the dialog's own, before it is asked whether a file of that name may be replaced. Qt takes all
/// behind a dot for a suffix, also the 3 of "r1 0.3".
class SaveDialog : public QFileDialog {
 public:
  SaveDialog(QWidget* parent, const QString& title, const QString& folder = {}, const QString& filter = {});

 protected:
  void accept() override;
};

}  // namespace ws::app
