// SPDX-License-Identifier: MIT
#include "app/window/widgets/spoken.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAccessibleWidget>
#include <QWidget>

namespace ws::app {

namespace {

class PictureInterface : public QAccessibleWidget {
 public:
  PictureInterface(QWidget* widget, const SpokenPicture& picture)
      : QAccessibleWidget(widget, QAccessible::Graphic), picture_(picture) {}

  [[nodiscard]] QString text(QAccessible::Text which) const override {
    return which == QAccessible::Description ? picture_.spoken_description() : QAccessibleWidget::text(which);
  }

 private:
  const SpokenPicture& picture_;
};

class ValueInterface : public QAccessibleWidget, public QAccessibleValueInterface {
 public:
  ValueInterface(QWidget* widget, SpokenValue& value) : QAccessibleWidget(widget, QAccessible::Slider), value_(value) {}

  [[nodiscard]] void* interface_cast(QAccessible::InterfaceType type) override {
    if (type == QAccessible::ValueInterface) return static_cast<QAccessibleValueInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
  }
  [[nodiscard]] QString text(QAccessible::Text which) const override {
    if (which == QAccessible::Description) return value_.spoken_description();
    if (which == QAccessible::Value) return QString::number(value_.spoken_value(), 'g', 6);
    return QAccessibleWidget::text(which);
  }
  [[nodiscard]] QVariant currentValue() const override { return value_.spoken_value(); }
  void setCurrentValue(const QVariant& value) override { value_.take_spoken_value(value.toDouble()); }
  [[nodiscard]] QVariant minimumValue() const override { return value_.spoken_range().least; }
  [[nodiscard]] QVariant maximumValue() const override { return value_.spoken_range().most; }
  [[nodiscard]] QVariant minimumStepSize() const override { return value_.spoken_range().step; }

 private:
  SpokenValue& value_;
};

/// Qt gives the button that empties a line no name.
class ClearInterface : public QAccessibleWidget {
 public:
  explicit ClearInterface(QAbstractButton* button)
      : QAccessibleWidget(button, QAccessible::Button, QObject::tr("Clear")), button_(*button) {}

  [[nodiscard]] QStringList actionNames() const override { return {pressAction()}; }
  void doAction(const QString& action) override {
    if (action == pressAction()) button_.click();
  }

 private:
  QAbstractButton& button_;
};

QAccessibleInterface* interface_of(const QString&, QObject* object) {
  auto* widget = qobject_cast<QWidget*>(object);
  if (auto* button = qobject_cast<QAbstractButton*>(object); button && button->inherits("QLineEditIconButton"))
    return new ClearInterface(button);
  if (auto* value = dynamic_cast<SpokenValue*>(widget)) return new ValueInterface(widget, *value);
  if (const auto* picture = dynamic_cast<const SpokenPicture*>(widget)) return new PictureInterface(widget, *picture);
  return nullptr;
}

}  // namespace

void speak_of_own_widgets() { QAccessible::installFactory(interface_of); }

void tell_spoken_value(QWidget* widget, double value) {
  if (!QAccessible::isActive()) return;
  QAccessibleValueChangeEvent event(widget, value);
  QAccessible::updateAccessibility(&event);
}

void tell_spoken_description(QWidget* widget) {
  if (!QAccessible::isActive()) return;
  QAccessibleEvent event(widget, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&event);
}

}  // namespace ws::app
