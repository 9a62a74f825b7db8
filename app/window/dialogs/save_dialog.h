// A file dialog that asks where to write.
// SPDX-License-Identifier: MIT
#pragma once

#include <QFileDialog>

#include <functional>

namespace ws::app {

/// Throws Error for a file that must not be written, such as one that is open.
using PathCheck = std::function<void(const QString& path)>;

/// Gives a name without a suffix the dialog's own, before it is asked whether a file of that name may be replaced. Qt takes all
/// behind a dot for a suffix, also the 3 of "r1 0.3". What the check refuses is said, and the dialog stays for another name.
class SaveDialog : public QFileDialog {
 public:
  SaveDialog(QWidget* parent, PathCheck check, const QString& title, const QString& folder = {}, const QString& filter = {});

 protected:
  void accept() override;

 private:
  [[nodiscard]] bool passes(const QStringList& files);

  PathCheck check_;
};

}  // namespace ws::app
