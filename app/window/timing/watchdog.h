// The application, and for how long one event held its loop up at most: what a user feels as a stall.
// SPDX-License-Identifier: MIT
#pragma once

#include <QApplication>
#include <QElapsedTimer>
#include <QString>

#include <vector>

namespace ws::app {

class WatchedApplication : public QApplication {
 public:
  using QApplication::QApplication;

  struct Painted {
    const char* widget;  ///< its class
    QString name;        ///< empty: it has none
    double ms = 0;
  };
  struct Stall {
    double ms = 0;
    QString event;  ///< its type and the class of the object that it was for
    // Less what composing took, the most of any event, maybe of another one.
    double work_ms = 0;
    double work_cpu_ms = 0;  ///< of this thread, composing included: less than `work_ms` where it waited
    QString work_event;
    std::vector<Painted> painted;
  };
  /// The longest since the last call. Events that are handled within another one count as a part of it; so does a dialog's own
  /// loop, which is why it is asked around what is to be measured.
  [[nodiscard]] Stall take_longest_stall();

  /// What all events took so far, less what composing took.
  [[nodiscard]] double busy_ms() const { return busy_ms_; }

  /// Between the two Qt puts the window together and presents it, for which the display may let it wait.
  void begin_composing() { composing_.start(); }
  void end_composing();

  bool notify(QObject* receiver, QEvent* event) override;

 private:
  bool notify_within(QObject* receiver, QEvent* event);

  Stall longest_;
  std::vector<Painted> painted_;  ///< within the event that is being handled
  QElapsedTimer composing_;
  double busy_ms_ = 0;
  double composed_ms_ = 0;  ///< within the event that is being handled
  int depth_ = 0;
};

}  // namespace ws::app
