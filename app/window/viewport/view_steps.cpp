// View actions that go on to the next value of something.
// SPDX-License-Identifier: MIT
#include "app/window/viewport/view_steps.h"

#include "app/window/session_model.h"

namespace ws::app {

void next_color_map(SessionModel& model) {
  const ParameterSet& view = model->document().view();
  for (const FieldInfo& info : view.fields()) {
    if (info.kind != FieldKind::choice || info.name.find("color_map") == std::string::npos) continue;
    const auto& now = std::get<std::string>(view.get(info.name));
    const auto at = std::find_if(info.choices.begin(), info.choices.end(), [&](const ChoiceInfo& c) { return c.name == now; });
    const auto next = at == info.choices.end() || at + 1 == info.choices.end() ? info.choices.begin() : at + 1;
    model.attempt([&, name = info.name, value = next->name] { model->document().edit(name, value); });
    return;
  }
  model->log().say(Severity::info, QObject::tr("This picture has no colour map to change").toStdString());
}

void larger_points(SessionModel& model) {
  constexpr float step = 1.4f, largest = 4, smallest = 0.5f;
  const render::Scene scene = model->viewer().scene();
  for (const render::Layer& layer : scene.layers) {
    if (!std::holds_alternative<render::PointsStyle>(layer.style)) continue;
    const auto found = model->document().layers().find(layer.id);
    LayerState state = found == model->document().layers().end() ? LayerState{} : found->second;
    state.size_factor = state.size_factor * step > largest ? smallest : state.size_factor * step;
    model->document().set_layer(layer.id, state);
  }
}

}  // namespace ws::app
