// What a screen reader is told of widgets that are drawn by hand. Qt knows its own widgets; these say themselves what they are.
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QWidget;

namespace ws::app {

/// A picture with words: beside its accessible name, what it shows now.
class SpokenPicture {
 public:
  virtual ~SpokenPicture() = default;
  [[nodiscard]] virtual QString spoken_description() const = 0;
};

/// A slider, whatever its positions are inside: the value in its own unit.
class SpokenValue {
 public:
  struct Range {
    double least = 0, most = 0, step = 0;
  };
  virtual ~SpokenValue() = default;
  [[nodiscard]] virtual double spoken_value() const = 0;
  [[nodiscard]] virtual Range spoken_range() const = 0;
  /// Says more than the value, such as what a step shows.
  [[nodiscard]] virtual QString spoken_description() const = 0;
  virtual void take_spoken_value(double value) = 0;
};

/// To be called once, before the first of these widgets is made.
void speak_of_own_widgets();
/// The widget's value is another one.
void tell_spoken_value(QWidget* widget, double value);
/// The widget's description is another one.
void tell_spoken_description(QWidget* widget);

}  // namespace ws::app
