// SPDX-License-Identifier: MIT
#include "app/window/actions/cut_texts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace ws::app {

namespace {

constexpr int slack_px = 1;  // of rounding, where the screen is scaled

/// "settings_dialog/setting.theme", as far as there are names.
QString path_of(const QWidget& widget) {
  QString path = widget.objectName().isEmpty() ? QString(widget.metaObject()->className()) : widget.objectName();
  for (const QWidget* above = widget.parentWidget(); above; above = above->parentWidget())
    if (!above->objectName().isEmpty() && !above->objectName().startsWith("qt_")) return above->objectName() + "/" + path;
  return path;
}

class Search {
 public:
  void look_at(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) look_at_label(*label);
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) look_at_button(*button);
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) look_at_choice(*box);
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) look_at_line(*line);
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) look_at_tabs(*tabs);
    if (const auto* header = qobject_cast<const QHeaderView*>(&widget)) look_at_header(*header);
    if (const auto* dock = qobject_cast<const QDockWidget*>(&widget)) look_at_dock(*dock);
    if (const auto* menus = qobject_cast<const QMenuBar*>(&widget)) look_at_menus(*menus);
  }
  QJsonArray take() { return std::move(found_); }

 private:
  void note(const QWidget& widget, const QString& text, int room, int needs) {
    if (needs > room + slack_px)
      found_.append(QJsonObject{{"widget", path_of(widget)}, {"text", text}, {"room", room}, {"needs", needs}});
  }

  /// Rows that scroll down must not be wider than what they scroll in.
  static int seen_width(const QWidget& widget) {
    const QWidget* area = widget.parentWidget();
    while (area && !qobject_cast<const QAbstractScrollArea*>(area->parentWidget())) area = area->parentWidget();
    if (!area) return widget.width();
    const int left = widget.mapTo(area, QPoint(0, 0)).x();
    return std::min(widget.width(), area->width() - left);
  }

  void look_at_label(const QLabel& label) {
    if (label.text().isEmpty() || label.text().endsWith(QChar(0x2026))) return;
    if (label.wordWrap())
      note(label, label.text(), label.height(), label.heightForWidth(label.width()));
    else
      note(label, label.text(), seen_width(label), label.sizeHint().width());
  }

  void look_at_button(const QAbstractButton& button) {
    const auto* tool = qobject_cast<const QToolButton*>(&button);
    const bool is_known = tool || qobject_cast<const QPushButton*>(&button) || qobject_cast<const QCheckBox*>(&button);
    const bool is_icon = tool && !tool->icon().isNull() && tool->toolButtonStyle() == Qt::ToolButtonIconOnly;
    if (is_known && !button.text().isEmpty() && !is_icon)
      note(button, button.text(), seen_width(button), button.sizeHint().width());
  }

  void look_at_choice(const QComboBox& box) {
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    const int room = box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box).width();
    note(box, box.currentText(), room, box.fontMetrics().horizontalAdvance(box.currentText()));
  }

  void look_at_line(const QLineEdit& line) {
    constexpr int margin_px = 4;
    if (!line.text().isEmpty()) return;
    const int begin = line.inputMethodQuery(Qt::ImCursorRectangle).toRect().center().x();  // behind icons
    note(line, line.placeholderText(), line.width() - begin - margin_px,
         line.fontMetrics().horizontalAdvance(line.placeholderText()));
  }

  void look_at_tabs(const QTabBar& tabs) {
    for (int i = 0; i < tabs.count(); ++i)
      if (tabs.isTabVisible(i))
        note(tabs, tabs.tabText(i), tabs.tabRect(i).intersected(tabs.rect()).width(),
             tabs.fontMetrics().horizontalAdvance(tabs.tabText(i)));
  }

  void look_at_header(const QHeaderView& header) {
    if (!header.model() || header.orientation() != Qt::Horizontal) return;
    for (int i = 0; i < header.count(); ++i) {
      const QString title = header.model()->headerData(i, Qt::Horizontal).toString();
      if (!header.isSectionHidden(i)) note(header, title, header.sectionSize(i), header.fontMetrics().horizontalAdvance(title));
    }
  }

  void look_at_dock(const QDockWidget& dock) {
    if (!dock.titleBarWidget() && !(dock.features() & QDockWidget::DockWidgetVerticalTitleBar))
      note(dock, dock.windowTitle(), dock.width(), dock.fontMetrics().horizontalAdvance(dock.windowTitle()));
  }

  void look_at_menus(const QMenuBar& menus) {
    for (QAction* menu : menus.actions())
      if (menu->isVisible() && !menu->text().isEmpty() && !menus.rect().contains(menus.actionGeometry(menu)))
        note(menus, menu->text(), 0, menus.fontMetrics().horizontalAdvance(menu->text()));
  }

  QJsonArray found_;
};

}  // namespace

QJsonArray cut_texts(const QWidget& top) {
  Search search;
  search.look_at(top);
  for (const QWidget* widget : top.findChildren<QWidget*>())
    if (widget->isVisible() && widget->window() == &top && !widget->visibleRegion().isEmpty()) search.look_at(*widget);
  return search.take();
}

}  // namespace ws::app
