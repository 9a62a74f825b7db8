// Tool tips in lines that can be read.
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <functional>

namespace ws::app {

/// Wraps every plain tool tip of the application, wherever its text comes from: a widget, a menu's entry, a list's, or a
/// widget that makes its own. One per application.
class ToolTips : public QObject {
  Q_OBJECT

 public:
  /// While `wanted` says no, there are none.
  ToolTips(std::function<bool()> wanted, QObject* parent);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  std::function<bool()> wanted_;
  bool asking_ = false;
};

}  // namespace ws::app
