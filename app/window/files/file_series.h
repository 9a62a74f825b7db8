// The files that one goes through with Page Down and Page Up: those that were opened together, or the folder's.
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>

namespace ws::app {

/// Holds names only. Folders are listed in the background, since they may be large or far away.
class FileSeries : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  /// These were opened together, in this order: they are the series as long as one of them is open.
  void choose(const QStringList& paths) { chosen_ = paths; }
  /// `path` is open now; empty: no file is.
  void follow(const QString& path);
  /// From 1; 0 while it is not known.
  [[nodiscard]] int position() const { return static_cast<int>(files().indexOf(current_)) + 1; }
  [[nodiscard]] int count() const { return static_cast<int>(files().size()); }
  /// The one `by` places behind `path`; empty where the series ends before.
  [[nodiscard]] QString beside(const QString& path, int by) const;

  /// By its name: no true curve, queries or saved state, which belong to other data.
  [[nodiscard]] static bool stands_alone(const QString& path);
  /// What of a folder's files can be opened as data of their own, in natural order: "a9" before "a10". Any thread.
  [[nodiscard]] static QStringList openable_files(const QString& folder);

 Q_SIGNALS:
  /// Position or count.
  void changed();

 private:
  [[nodiscard]] const QStringList& files() const { return chosen_.contains(current_) ? chosen_ : listed_; }
  void take(const QString& folder, const QStringList& files);

  QString current_;
  QString folder_;  ///< whose files are listed, or about to be
  QStringList chosen_, listed_;
};

}  // namespace ws::app
