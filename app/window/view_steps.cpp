// View actions that go on to the next value of something.
// SPDX-License-Identifier: MIT
#include "app/window/view_steps.h"

#include "app/window/main_window.h"
#include "app/window/viewport.h"

namespace ws::app {

void next_color_map(SessionModel& model) {
  const ParameterSet& view = model->view();
  for (const FieldInfo& info : view.fields()) {
    if (info.kind != FieldKind::choice || info.name.find("color_map") == std::string::npos) continue;
    const auto at = std::find(info.choices.begin(), info.choices.end(), std::get<std::string>(view.get(info.name)));
    const auto next = at == info.choices.end() || at + 1 == info.choices.end() ? info.choices.begin() : at + 1;
    model.attempt([&, name = info.name, value = *next] { model->edit(name, value); });
    return;
  }
  model->say(Severity::info, MainWindow::tr("This picture has no colour map to change").toStdString());
}

void larger_points(SessionModel& model) {
  constexpr float step = 1.4f, largest = 4, smallest = 0.5f;
  const render::Scene scene = model->scene();
  for (const render::Layer& layer : scene.layers) {
    if (!std::holds_alternative<render::PointsStyle>(layer.style)) continue;
    const auto found = model->layers().find(layer.id);
    LayerState state = found == model->layers().end() ? LayerState{} : found->second;
    state.size_factor = state.size_factor * step > largest ? smallest : state.size_factor * step;
    model->set_layer(layer.id, state);
  }
}

void focus_next_pane(MainWindow& window) {
  std::vector<QWidget*> panes{&window.viewport()};
  for (auto* dock : window.findChildren<QDockWidget*>())
    if (dock->isVisible() && !dock->visibleRegion().isEmpty()) panes.push_back(dock->widget());
  QWidget* focused = QApplication::focusWidget();
  const auto at = std::find_if(panes.begin(), panes.end(),
                               [&](QWidget* pane) { return focused && (pane == focused || pane->isAncestorOf(focused)); });
  const std::size_t next = at == panes.end() ? 0 : static_cast<std::size_t>(at - panes.begin() + 1) % panes.size();
  QWidget* pane = panes[next];
  if (pane->focusPolicy() & Qt::TabFocus) return pane->setFocus(Qt::TabFocusReason);
  for (auto* child : pane->findChildren<QWidget*>())
    if (child->isVisible() && child->isEnabled() && (child->focusPolicy() & Qt::TabFocus))
      return child->setFocus(Qt::TabFocusReason);
}

}  // namespace ws::app
