// Palette and style sheet of the application.
// SPDX-License-Identifier: MIT
#include "app/window/theme.h"

#include <QApplication>
#include <QPalette>
#include <QStyleFactory>

#include <array>

namespace ws::app {

namespace {

ThemeColors dark_colors() {
  return {QColor("#14161a"), QColor("#1b1e24"), QColor("#252932"), QColor("#333945"), QColor("#e4e7ee"), QColor("#9aa3b2"),
          QColor("#58a6e8"), QColor("#0b1016"), QColor("#5fc48f"), QColor("#e6b450"), QColor("#f0716b"), true};
}

ThemeColors light_colors() {
  return {QColor("#e9ecf1"), QColor("#f7f8fa"), QColor("#ffffff"), QColor("#cdd3dd"), QColor("#1c2129"), QColor("#5a6474"),
          QColor("#1f6fb5"), QColor("#ffffff"), QColor("#1d7f4e"), QColor("#8a5a00"), QColor("#b3261e"), false};
}

ThemeColors contrast_dark_colors() {
  return {QColor("#000000"),
          QColor("#000000"),
          QColor("#141414"),
          QColor("#ffffff"),
          QColor("#ffffff"),
          QColor("#e4e4e4"),
          QColor("#ffd500"),
          QColor("#000000"),
          QColor("#6bf5a8"),
          QColor("#ffc766"),
          QColor("#ffa39e"),
          true,
          true};
}

ThemeColors contrast_light_colors() {
  return {QColor("#ffffff"),
          QColor("#ffffff"),
          QColor("#f4f4f4"),
          QColor("#000000"),
          QColor("#000000"),
          QColor("#2e2e2e"),
          QColor("#003a9c"),
          QColor("#ffffff"),
          QColor("#00471f"),
          QColor("#533500"),
          QColor("#8a0000"),
          false,
          true};
}

QString current_name = "dark";
ThemeColors current = dark_colors();

QPalette palette_of(const ThemeColors& c) {
  QPalette p;
  p.setColor(QPalette::Window, c.panel);
  p.setColor(QPalette::WindowText, c.text);
  p.setColor(QPalette::Base, c.field);
  p.setColor(QPalette::AlternateBase, c.panel);
  p.setColor(QPalette::Text, c.text);
  p.setColor(QPalette::PlaceholderText, c.dim);
  p.setColor(QPalette::Button, c.field);
  p.setColor(QPalette::ButtonText, c.text);
  p.setColor(QPalette::BrightText, c.error);
  p.setColor(QPalette::Highlight, c.accent);
  p.setColor(QPalette::HighlightedText, c.accent_text);
  p.setColor(QPalette::Link, c.accent);
  p.setColor(QPalette::ToolTipBase, c.field);
  p.setColor(QPalette::ToolTipText, c.text);
  p.setColor(QPalette::Mid, c.line);
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
    QColor faded = c.dim;
    faded.setAlphaF(0.6f);
    p.setColor(QPalette::Disabled, role, faded);
  }
  return p;
}

/// Words in capitals stand for the theme's colours.
constexpr auto sheet = R"(
QMainWindow, QMainWindow::separator { background: WINDOW; }
QMainWindow::separator { width: 5px; height: 5px; }
QMainWindow::separator:hover { background: ACCENT; }
QMenuBar { background: PANEL; padding: 2px 6px; border-bottom: 1px solid LINE; }
QMenuBar::item { padding: 5px 10px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: FIELD; }
QMenu { background: PANEL; border: 1px solid LINE; padding: 5px; }
QMenu::item { padding: 5px 28px 5px 12px; border-radius: 4px; }
QMenu::item:selected { background: ACCENT; color: ONACCENT; }
QMenu::item:disabled { color: DIM; }
QMenu::separator { height: 1px; background: LINE; margin: 5px 6px; }
QMenu::indicator { width: 14px; height: 14px; margin-left: 6px; }
QToolBar { background: PANEL; border: none; border-bottom: 1px solid LINE; padding: 4px 6px; spacing: 3px; }
QToolBar::separator { width: 1px; background: LINE; margin: 5px 6px; }
QToolButton { border: 1px solid transparent; border-radius: 5px; padding: 4px 7px; background: transparent; color: TEXT; }
QToolButton:hover { background: FIELD; border-color: LINE; }
QToolButton:pressed, QToolButton:checked { background: FIELD; border-color: ACCENT; }
QToolButton:focus { border-color: ACCENT; }
QFileDialog QToolButton { padding: 1px; }
QToolBarExtension { padding: 0; border: none; qproperty-icon: url(:/icons/chevron-MODE.svg); }
QToolButton[role="eye"] { padding: 2px 4px; }
QToolButton[role="eye"]:checked { background: transparent; border-color: transparent; }
QToolButton[role="eye"]:checked:focus { border-color: ACCENT; }
QToolButton:disabled { color: DIM; }
QToolButton[popupMode="2"] { padding-right: 18px; }
QToolButton::menu-indicator { subcontrol-position: right center; subcontrol-origin: padding; right: 5px; }
QDockWidget { font-weight: 600; titlebar-close-icon: url(:/icons/dock-close-MODE.svg);
  titlebar-normal-icon: url(:/icons/dock-float-MODE.svg); }
QDockWidget::close-button, QDockWidget::float-button { border: none; background: transparent; padding: 1px; }
QDockWidget::close-button:hover, QDockWidget::float-button:hover { background: FIELD; border-radius: 3px; }
QDockWidget::title { background: PANEL; padding: 7px 10px; border-bottom: 1px solid LINE; }
QDockWidget > QWidget { background: PANEL; }
QStatusBar { background: PANEL; border-top: 1px solid LINE; }
QStatusBar::item { border: none; }
QStatusBar QToolButton { padding: 2px 9px; color: DIM; }
QStatusBar QToolButton:hover { color: TEXT; }
QPushButton { background: FIELD; border: 1px solid LINE; border-radius: 5px; padding: 5px 13px; }
QPushButton:hover, QPushButton:focus { border-color: ACCENT; }
QPushButton:pressed { background: LINE; }
QPushButton:disabled { color: DIM; }
QPushButton:default { background: ACCENT; color: ONACCENT; border-color: ACCENT; }
QPushButton:default:disabled { background: FIELD; color: DIM; border-color: LINE; }
QPushButton[flat="true"] { background: transparent; border-color: transparent; }
QLineEdit, QAbstractSpinBox, QComboBox, QPlainTextEdit { background: FIELD; border: 1px solid LINE; border-radius: 5px;
  padding: 3px 7px; selection-background-color: ACCENT; selection-color: ONACCENT; }
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus { border-color: ACCENT; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; background: transparent; width: 20px; }
QAbstractSpinBox::up-arrow { image: url(:/icons/chevron-up-MODE.svg); width: 9px; height: 9px; }
QAbstractSpinBox::down-arrow { image: url(:/icons/chevron-MODE.svg); width: 9px; height: 9px; }
QComboBox::drop-down { border: none; width: 20px; }
QComboBox::down-arrow { image: url(:/icons/chevron-MODE.svg); width: 11px; height: 11px; }
QToolButton::menu-indicator { image: url(:/icons/chevron-MODE.svg); width: 9px; height: 9px; }
QComboBox QAbstractItemView { background: PANEL; border: 1px solid LINE; selection-background-color: ACCENT;
  selection-color: ONACCENT; padding: 3px; }
QAbstractSpinBox[wrong="true"], QLineEdit[wrong="true"] { border-color: ERROR; }
QCheckBox { spacing: 8px; }
QCheckBox::indicator { width: 14px; height: 14px; border: 1px solid DIM; border-radius: 3px; background: FIELD; }
QCheckBox::indicator:disabled { border-color: LINE; }
QCheckBox::indicator:checked { image: url(:/icons/check-MODE.svg); }
QSlider { min-height: 20px; }
QSlider::groove:horizontal { height: 4px; background: LINE; border-radius: 2px; }
QSlider::sub-page:horizontal { background: ACCENT; border-radius: 2px; }
QSlider::handle:horizontal { width: 14px; height: 14px; margin: -5px 0; border-radius: 7px; background: TEXT; }
QSlider::handle:horizontal:hover, QSlider::handle:horizontal:focus { background: ACCENT; }
QSlider::sub-page:horizontal:disabled, QSlider::handle:horizontal:disabled { background: DIM; }
QTabWidget::pane { border: none; border-top: 1px solid LINE; background: PANEL; }
QTabBar { qproperty-drawBase: 0; }
QTabBar::tab { padding: 6px 14px; color: DIM; border: none; border-bottom: 2px solid transparent; background: transparent; }
QTabBar::tab:selected { color: TEXT; background: FIELD; border-bottom-color: ACCENT; }
QTabBar::tab:hover, QTabBar::tab:focus { color: TEXT; }
QTreeView, QListView, QTableView { background: PANEL; border: none; outline: none; gridline-color: LINE; }
QTreeView::item, QListView::item { padding: 3px 4px; border: 0px solid transparent; }
QTableView::item { padding: 2px 6px; }
QTreeView::item:selected, QListView::item:selected, QTableView::item:selected { background: FIELD; color: TEXT; }
QTreeView::item:hover, QListView::item:hover { background: FIELD; }
QHeaderView { background: PANEL; }
QHeaderView::section { background: PANEL; color: DIM; border: none; border-bottom: 1px solid LINE; padding: 4px 6px; }
QScrollArea { border: none; background: transparent; }
QScrollBar:vertical { width: 10px; background: transparent; margin: 0; }
QScrollBar:horizontal { height: 10px; background: transparent; margin: 0; }
QScrollBar::handle { background: LINE; border-radius: 4px; min-height: 24px; min-width: 24px; margin: 1px; }
QScrollBar::handle:hover { background: DIM; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QProgressBar { background: FIELD; border: 1px solid LINE; border-radius: 4px; text-align: center; }
QProgressBar::chunk { background: ACCENT; border-radius: 3px; }
QToolTip { background: FIELD; color: TEXT; border: 1px solid LINE; padding: 4px 6px; }
QLabel[role="dim"] { color: DIM; }
ws--app--ParameterRow[has_effect="false"] QWidget { color: DIM; }
QLabel[role="news"] { color: ACCENT; font-weight: 600; }
QLabel[role="error"] { color: ERROR; }
QLabel[role="heading"] { font-weight: 600; }
QLabel[role="group"] { color: DIM; font-weight: 600; }
QFrame[role="card"] { background: PANEL; border: 1px solid LINE; border-radius: 10px; }
QFrame[role="drop"] { background: transparent; border: 1px dashed DIM; border-radius: 10px; }
QFrame[role="drop"] QLabel { border: none; }
QFrame[role="bubble"] { background: FIELD; border: 2px solid ACCENT; border-radius: 10px; }
QFrame[role="bubble"] QLabel { border: none; }
QToolButton[role="chip"], QToolButton[role="chip"][popupMode="2"] { background: FIELD; border: 1px solid LINE; padding: 2px 5px; margin: 6px; }
QToolButton[role="chip"]::menu-indicator { image: none; }
QToolButton[role="chip"]:hover, QToolButton[role="chip"]:focus { border-color: ACCENT; }
QWidget[role="page"] { background: WINDOW; }
)";

/// Where grounds differ too little to tell what is chosen.
constexpr auto contrast_sheet = R"(
QTreeView::item:selected, QListView::item:selected, QTableView::item:selected, QMenuBar::item:selected {
  background: ACCENT; color: ONACCENT; }
QTabBar::tab:selected { border-bottom: 3px solid ACCENT; }
QSlider::groove:horizontal { background: DIM; }
QToolButton:checked, QPushButton:focus, QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus {
  border: 2px solid ACCENT; }
)";

QString filled_sheet(const ThemeColors& c) {
  QString text = QString(sheet) + (c.high_contrast ? contrast_sheet : "");
  text.replace("ONACCENT", c.accent_text.name());
  text.replace("WINDOW", c.window.name()).replace("PANEL", c.panel.name()).replace("FIELD", c.field.name());
  text.replace("LINE", c.line.name()).replace("TEXT", c.text.name()).replace("DIM", c.dim.name());
  text.replace("ACCENT", c.accent.name()).replace("ERROR", c.error.name()).replace("MODE", c.dark ? "dark" : "light");
  return text;
}

bool system_is_dark() {
  // Before the first apply_theme, the application's palette is the platform theme's own.
  static const bool dark = QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
  return dark;
}

}  // namespace

const ThemeColors& theme_colors() { return current; }

const QString& theme_name() { return current_name; }

QString theme_of_choice(const QString& choice) {
  const bool system_dark = system_is_dark();  // asked for before any theme changes the palette
  if (choice == "system") return system_dark ? "dark" : "light";
  return choice;
}

ThemeColors colors_of_theme(const QString& choice) {
  const QString name = theme_of_choice(choice);
  if (name == "contrast-dark") return contrast_dark_colors();
  if (name == "contrast-light") return contrast_light_colors();
  return name == "dark" ? dark_colors() : light_colors();
}

ThemeColors print_colors() {
  ThemeColors colors = light_colors();
  colors.window = colors.panel = colors.field = Qt::white;
  colors.text = colors.dim = Qt::black;
  colors.line = QColor("#b0b0b0");
  return colors;
}

void apply_theme(const QString& choice) {
  current_name = theme_of_choice(choice);
  current = colors_of_theme(choice);
  QApplication::setStyle(QStyleFactory::create("Fusion"));
  QApplication::setPalette(palette_of(current));
  qApp->setStyleSheet(filled_sheet(current));
}

QColor series_color(int index, const ThemeColors& colors) {
  static const std::array on_dark{QColor("#58a6e8"), QColor("#e69f00"), QColor("#4ec9a0"), QColor("#e07fb8"),
                                  QColor("#f0e442"), QColor("#d9744a"), QColor("#a99cf0"), QColor("#c4c8ce")};
  static const std::array on_light{QColor("#0072b2"), QColor("#b36b00"), QColor("#00795a"), QColor("#a8417e"),
                                   QColor("#7a7100"), QColor("#b34700"), QColor("#5546b8"), QColor("#5a606a")};
  const auto& set = colors.dark ? on_dark : on_light;
  return set[static_cast<std::size_t>(index) % set.size()];
}

}  // namespace ws::app
