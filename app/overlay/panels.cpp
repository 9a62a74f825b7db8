// Sliders, head-up display and tooltip.
// SPDX-License-Identifier: MIT
#include "app/overlay/panels.h"

#include "app/overlay/beside.h"
#include "app/session/document/loading.h"
#include "app/session/wrapped_text.h"
#include "compute/core/words/choice_words.h"
#include "render/scene/scene.h"

#include <fmt/format.h>
#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <vector>

namespace ws::app {

namespace {

constexpr float margin_px = 12;
constexpr float axis_labels_px = 54;  // planar pictures have their axis along the left edge
constexpr float axis_name_px = 26;    // and its name above that
constexpr float slider_width_px = 168, slider_share = 0.2f;
constexpr float hud_from_width_px = 560, hud_from_height_px = 240;  // smaller pictures need their place for themselves
constexpr float hud_whole_from_height_px = 400;                     // lower ones have its first row and the last ones
constexpr ImGuiWindowFlags panel_flags = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_AlwaysAutoResize |
                                         ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                                         ImGuiWindowFlags_NoFocusOnAppearing | ImGuiWindowFlags_NoNav;
// Else the panel never becomes narrower again when its sliders do.
constexpr ImGuiTableFlags table_flags = ImGuiTableFlags_SizingFixedFit | ImGuiTableFlags_NoHostExtendX;

void note_panel(PanelContext& context, const std::string& name) {
  const ImVec2 at = ImGui::GetWindowPos(), size = ImGui::GetWindowSize();
  context.geometry["panel." + name] = {at.x, at.y, size.x, size.y};
}

void note_item(PanelContext& context, const std::string& name) {
  const ImVec2 at = ImGui::GetItemRectMin(), size = ImGui::GetItemRectSize();
  context.geometry[name] = {at.x, at.y, size.x, size.y};
}

/// The text in the user's language, and the key that does it, where it has one.
std::string with_key(const PanelContext& context, std::string_view text, std::string_view action) {
  const std::string key = context.keys(action);
  return context.words(text) + (key.empty() ? "" : "  (" + key + ")");
}

/// An edit that the session may refuse; sliders have no room for the refusal, so it is a message, shown by the window.
void edit(Session& session, const std::string& name, const Value& value) {
  try {
    session.document().edit(name, value);
  } catch (const Error& error) {
    session.log().say(Severity::error, error.what(), error.hint());
  }
}

void edit_later(PanelContext& context, const std::string& name, const Value& value) {
  context.later([&session = context.session, name, value] { edit(session, name, value); });
}

/// One of the edits of a drag; what was undone while the slider is held stays undone.
void drag_later(PanelContext& context, const std::string& name, const Value& value) {
  context.later([&session = context.session, name, value] {
    if (session.document().editing()) edit(session, name, value);
  });
}

/// The same menu as in the panel of parameters.
void follow_right_click(PanelContext& context, const std::string& name) {
  if (context.show_menu && ImGui::IsItemClicked(ImGuiMouseButton_Right))
    context.later([show = context.show_menu, name] { show(name); });
}

/// For where ImGui takes a format.
std::string without_formats(std::string words) {
  for (std::size_t at = words.find('%'); at != std::string::npos; at = words.find('%', at + 2)) words.insert(at, 1, '%');
  return words;
}

void draw_number(PanelContext& context, const FieldInfo& info, const FieldRange& range, const Value& value) {
  const ImGuiSliderFlags flags = ImGuiSliderFlags_NoRoundToFormat |
                                 (info.scale == Scale::logarithmic && range.slider_min > 0 ? ImGuiSliderFlags_Logarithmic : 0);
  const std::string unit = info.unit.empty() ? "" : " " + context.words(info.unit);
  bool changed = false;
  Value next = value;
  if (auto* whole = std::get_if<std::int64_t>(&next)) {
    const auto low = static_cast<std::int64_t>(range.slider_min), high = static_cast<std::int64_t>(range.slider_max);
    const bool has_words = !info.least_means.empty() && static_cast<double>(*whole) == range.min;
    const std::string shown = has_words ? without_formats(context.words(info.least_means)) : "%lld" + unit;
    changed = ImGui::SliderScalar("##value", ImGuiDataType_S64, whole, &low, &high, shown.c_str(), flags);
  } else if (auto* real = std::get_if<double>(&next)) {
    changed = ImGui::SliderScalar("##value", ImGuiDataType_Double, real, &range.slider_min, &range.slider_max,
                                  ("%.4g" + unit).c_str(), flags);
    // Four digits are finer than a pixel and keep flags and states readable; what is typed is taken as it is.
    if (changed && ImGui::IsMouseDown(ImGuiMouseButton_Left))
      *real = std::clamp(std::stod(fmt::format("{:.4g}", *real)), range.min, range.max);
  }
  if (ImGui::IsItemActivated()) context.later([&session = context.session] { session.document().begin_edit(); });
  if (ImGui::IsItemHovered() && ImGui::IsMouseDoubleClicked(0))
    context.later([&session = context.session, name = info.name] { session.document().reset(name); });
  else if (changed)
    drag_later(context, info.name, next);
  if (ImGui::IsItemDeactivated()) context.later([&session = context.session] { session.document().end_edit(); });
}

/// In lines as short as those of the window's tips, and shorter where the picture is narrow.
void draw_tip(PanelContext& context, const std::string& text) {
  const float room = ImGui::GetIO().DisplaySize.x - 4 * margin_px;
  const auto columns = static_cast<std::size_t>(std::max(1.0f, room / ImGui::CalcTextSize("n").x));
  ImGui::BeginTooltip();
  ImGui::TextUnformatted(wrapped(text, std::min(columns, tip_columns)).c_str());
  const ImVec2 at = ImGui::GetWindowPos(), size = ImGui::GetWindowSize();
  context.geometry["tip"] = {at.x, at.y, size.x, size.y};
  ImGui::EndTooltip();
}

/// Grey where the parameter has no effect at present; it can be changed all the same.
void draw_label(PanelContext& context, const FieldInfo& info, const std::string& why_not) {
  ImGui::AlignTextToFramePadding();
  if (why_not.empty())
    ImGui::TextUnformatted(context.words(info.label).c_str());
  else
    ImGui::TextDisabled("%s", context.words(info.label).c_str());
  if (!ImGui::IsItemHovered() || (info.help.empty() && why_not.empty())) return;
  const std::string help = context.words(info.help),
                    reason = why_not.empty() ? "" : fmt::format("{}: {}", context.words("Without effect now"), why_not);
  draw_tip(context, help.empty() || reason.empty() ? help + reason : help + "\n" + reason);
}

void draw_choice(PanelContext& context, const FieldInfo& info, const std::string& value) {
  if (!ImGui::BeginCombo("##value", context.words(choice_words(value)).c_str())) return;
  for (const ChoiceInfo& choice : info.choices) {
    const std::string shown = context.words(choice_words(choice.name));
    if (ImGui::Selectable(shown.c_str(), choice.name == value)) edit_later(context, info.name, choice.name);
    if (ImGui::IsItemHovered()) draw_tip(context, context.words(choice.help));
  }
  note_panel(context, "list");
  ImGui::EndCombo();
  note_item(context, "list_owner");
}

void draw_row(PanelContext& context, const std::string& name) {
  const ParameterSet& set = context.session.document().set_of(name);
  const FieldInfo& info = set.info(name);
  const Value& value = set.effective(name);
  ImGui::PushID(name.c_str());
  ImGui::TableNextRow();
  ImGui::TableNextColumn();
  draw_label(context, info, context.session.document().why_not(name));
  ImGui::TableNextColumn();
  const float width = std::clamp(ImGui::GetIO().DisplaySize.x * slider_share, slider_width_px / 2, slider_width_px);
  ImGui::SetNextItemWidth(width);
  if (const auto* flag = std::get_if<bool>(&value)) {
    bool on = *flag;
    if (ImGui::Checkbox("##value", &on)) edit_later(context, name, on);
  } else if (info.kind == FieldKind::numbers) {
    ImGui::TextUnformatted(to_text(value).c_str());  // typed in the panel of parameters
  } else if (const auto* choice = std::get_if<std::string>(&value)) {
    draw_choice(context, info, *choice);
  } else {
    draw_number(context, info, context.session.document().slider_range(name), value);
  }
  note_item(context, name);
  follow_right_click(context, name);
  ImGui::PopID();
}

std::string grouped(std::size_t n) {
  const std::string digits = std::to_string(n);
  std::string text;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && (digits.size() - i) % 3 == 0) text.push_back(' ');
    text.push_back(digits[i]);
  }
  return text;
}

void hud_row(const char* name, const std::string& value) {
  ImGui::TableNextRow();
  ImGui::TableNextColumn();
  ImGui::TextDisabled("%s", name);
  ImGui::TableNextColumn();
  const float space = ImGui::GetContentRegionAvail().x - ImGui::CalcTextSize(value.c_str()).x;
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + std::max(0.0f, space));
  ImGui::TextUnformatted(value.c_str());
}

/// Bytes per second of the operation that took longest among those that state their bytes; 0 if none does.
double bandwidth(const Metrics& metrics) {
  const OperationTime* largest = nullptr;
  for (const OperationTime& operation : metrics.operations())
    if (operation.bytes > 0 && operation.ms > 0 && (!largest || operation.ms > largest->ms)) largest = &operation;
  return largest ? static_cast<double>(largest->bytes) / largest->ms * 1000 : 0;
}

struct HudRow {
  std::string name, value;
};

/// The way of a frame: each part by the name that it has in a profiler's view.
void add_times(std::vector<HudRow>& rows, const PanelContext& context, const RunRecord& record, bool is_whole) {
  const auto add = [&](const char* name, double ms) { rows.push_back({context.words(name), fmt::format("{:.1f} ms", ms)}); };
  add(record.reduced ? "algorithm (preview)" : "algorithm", record.metrics.compute_ms);
  if (!is_whole) return;
  add("map", context.frame.map_ms);
  add("draw", context.frame.draw_ms);
  add("interface", context.frame.interface_ms);
  if (context.frame.idle_ms) add("idle", *context.frame.idle_ms);
  const double rate = bandwidth(record.metrics);
  if (rate <= 0) return;
  rows.push_back({context.words("bandwidth"), fmt::format("{:.3g} GB/s", rate / 1e9)});
  if (rate <= context.frame.memory_peak)  // what is faster came from caches
    rows.push_back({context.words("of its peak"), fmt::format("{:.0f} %", 100 * rate / context.frame.memory_peak)});
}

void add_counts(std::vector<HudRow>& rows, const PanelContext& context) {
  const Workspace& workspace = *context.session.document().workspace();
  const std::size_t points = context.session.document().element_count(), most = context.frame.most_points;
  rows.push_back(
      {context.words(element_name(workspace.experiment().info(), context.session.document().inputs())), grouped(points)});
  if (context.frame.most_points_moving > 0 && points >= 2 * context.frame.most_points_moving)
    rows.push_back({context.words("of them drawn"), points >= 2 * most
                                                        ? fmt::format("{:.3g} %", 100.0 * double(most) / double(points))
                                                        : context.words("all")});
}

std::string value_text(const PanelContext& context, const Property& property) {
  const auto* real = std::get_if<double>(&property.value);
  const auto* word = std::get_if<std::string>(&property.value);
  const std::string text = real ? fmt::format("{:.6g}", *real) : word ? context.words(*word) : to_text(property.value);
  return property.unit.empty() ? text : text + " " + context.words(property.unit);
}

/// What the schema pins is shown where it has an effect at present; what the user pinned is always shown.
bool is_of_use(const Session& session, const std::string& name) {
  const Document& document = session.document();
  const ParameterSet& set = document.set_of(name);
  return set.contains(name) && (!set.info(name).pinned || document.why_not(name).empty());
}

void fold(PanelContext& context, bool folded) {
  if (context.fold) context.later([fold = context.fold, folded] { fold(folded); });
}

/// Folds the sliders, or unfolds them.
void draw_fold_arrow(PanelContext& context) {
  const bool folded = context.frame.sliders_are_folded;
  if (ImGui::ArrowButton("##fold", folded ? ImGuiDir_Right : ImGuiDir_Left)) fold(context, !folded);
  note_item(context, "fold");
  if (ImGui::IsItemHovered())
    draw_tip(context, with_key(context, folded ? "Unfold the controls" : "Fold the controls", "view.sliders"));
}

/// A strip that covers next to nothing.
void draw_folded_sliders(PanelContext& context) {
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {5, 4});
  if (ImGui::Begin("##folded", nullptr, panel_flags)) {
    draw_fold_arrow(context);
    ImGui::SameLine();
    ImGui::AlignTextToFramePadding();
    ImGui::TextDisabled("%s", context.words("Controls").c_str());
    if (ImGui::IsItemClicked()) fold(context, false);
    note_panel(context, "folded");
  }
  ImGui::End();
  ImGui::PopStyleVar();
}

}  // namespace

void draw_pinned_sliders(PanelContext& context) {
  const Session& session = context.session;
  if (!session.document().workspace() || session.document().pinned().empty()) return;
  const bool planar = session.viewer().camera().planar;
  ImGui::SetNextWindowPos(planar ? ImVec2{axis_labels_px, axis_name_px} : ImVec2{margin_px, margin_px});
  if (context.frame.sliders_are_folded) return draw_folded_sliders(context);
  if (ImGui::Begin("##pinned", nullptr, panel_flags)) {
    if (ImGui::BeginTable("rows", 2, table_flags)) {
      for (const std::string& name : session.document().pinned())
        if (is_of_use(session, name)) draw_row(context, name);
      ImGui::EndTable();
    }
    ImGui::SameLine();
    draw_fold_arrow(context);
    note_panel(context, "pinned");
  }
  ImGui::End();
}

void draw_hud(PanelContext& context) {
  const Session& session = context.session;
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  if (!session.document().workspace() || !session.viewer().result()) return;
  const float picture_width = static_cast<float>(context.frame.picture_width) / context.frame.ratio;
  if (picture_width < hud_from_width_px || screen.y < hud_from_height_px) return;
  const RunRecord& record = session.runner().run_record();
  const float width = static_cast<float>(context.frame.width) / context.frame.ratio;
  float top = margin_px;
  if (const auto sliders = context.geometry.find("panel.pinned"); sliders != context.geometry.end()) {
    constexpr float least_apart_px = 8;
    const OverlayRect& r = sliders->second;
    if (r.x + r.width + least_apart_px > width - margin_px - widest_hud_px) top = r.y + r.height + least_apart_px;
  }
  std::vector<HudRow> rows;
  add_times(rows, context, record, screen.y >= hud_whole_from_height_px);
  add_counts(rows, context);
  // Left to itself a panel has room for a new row one frame later, and there may be none for long.
  const ImGuiStyle& style = ImGui::GetStyle();
  const float height =
      2 * style.WindowPadding.y + static_cast<float>(rows.size()) * (ImGui::GetTextLineHeight() + 2 * style.CellPadding.y);
  constexpr float any = std::numeric_limits<float>::max();
  ImGui::SetNextWindowSizeConstraints({0, height}, {any, any});
  ImGui::SetNextWindowPos({width - margin_px, top}, ImGuiCond_Always, {1, 0});
  // A handle that was dragged there is seen through it, and can be caught: the panel takes no clicks.
  constexpr float faint = 0.2f;
  const OverlayRect place{width - margin_px - widest_hud_px, top, widest_hud_px, height};
  const bool is_faint = touches_any(place, context.frame.handles, 0.5f * render::handle_size_px);
  ImGui::PushStyleVar(ImGuiStyleVar_Alpha, is_faint ? faint : 1.0f);
  if (ImGui::Begin("##hud", nullptr, panel_flags | ImGuiWindowFlags_NoInputs)) {
    if (ImGui::BeginTable("rows", 2, table_flags)) {
      for (const HudRow& row : rows) hud_row(row.name.c_str(), row.value);
      ImGui::EndTable();
    }
    const ImVec2 at = ImGui::GetWindowPos(), size = ImGui::GetWindowSize();
    context.geometry["hud"] = {at.x, at.y, size.x, size.y};
    if (is_faint) context.geometry["hud.faint"] = context.geometry["hud"];
  }
  ImGui::End();
  ImGui::PopStyleVar();
}

namespace {

constexpr float ring_px = 8;  // around the picked thing

/// Draws what `add` adds twice: in the mark's colour, over a wider line that parts it from what lies below.
void draw_mark(const std::function<void(ImDrawList& list, ImU32 color, float width)>& add, float width = 2) {
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  add(list, ImGui::GetColorU32(ImGuiCol_PlotLinesHovered), width + 2.5f);
  add(list, ImGui::GetColorU32(ImGuiCol_PlotLines), width);
}

/// From the ring to the box that tells of what is in it.
void draw_lead(ImVec2 at, const OverlayRect& box) {
  const ImVec2 end{std::clamp(at.x, box.x, box.x + box.width), std::clamp(at.y, box.y, box.y + box.height)};
  const float dx = end.x - at.x, dy = end.y - at.y, length = std::hypot(dx, dy);
  const ImVec2 begin{at.x + dx / length * ring_px, at.y + dy / length * ring_px};
  if (length > ring_px)
    draw_mark([&](ImDrawList& list, ImU32 color, float width) { list.AddLine(begin, end, color, width); }, 1.5f);
}

}  // namespace

void draw_selection(PanelContext& context) {
  if (!context.session.viewer().selection()) return;
  draw_mark([&](ImDrawList& list, ImU32 color, float width) {
    for (const auto& line : context.frame.outline) list.AddLine({line[0], line[1]}, {line[2], line[3]}, color, width);
  });
  if (!context.frame.selection) return;
  const auto [x, y] = *context.frame.selection;
  draw_mark([&, x = x, y = y](ImDrawList& list, ImU32 color, float width) {
    list.AddCircle({x, y}, ring_px, color, 32, width);
  });
  const std::vector<Property> properties = context.session.viewer().inspect_selection();
  if (properties.empty()) return;
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  if (ImGui::Begin("##selection", nullptr, panel_flags | ImGuiWindowFlags_NoInputs)) {
    const ImVec2 size = ImGui::GetWindowSize();
    const OverlayRect room{margin_px, margin_px, screen.x - 2 * margin_px, screen.y - 2 * margin_px};
    std::vector<OverlayRect> taken;
    for (const char* panel : {"panel.pinned", "panel.folded", "hud"})
      if (const auto found = context.geometry.find(panel); found != context.geometry.end()) taken.push_back(found->second);
    const OverlayRect box = beside(x, y, size.x, size.y, room, taken, context.frame.looked_at);
    ImGui::SetWindowPos({box.x, box.y});
    context.geometry["selection"] = box;
    draw_lead({x, y}, box);
    // Where a panel tells of it its name, which may be two coordinates, and its value; else as many as fit beside the thing.
    const float most = context.frame.reasons_are_seen ? 3.0f : 10.0f,
                fitting = screen.y / 2 / ImGui::GetTextLineHeightWithSpacing();
    const auto most_rows = static_cast<std::size_t>(std::min(most, std::max(3.0f, fitting - 1)));
    if (ImGui::BeginTable("rows", 2, table_flags)) {
      for (std::size_t i = 0; i < std::min(most_rows, properties.size()); ++i)
        hud_row(context.words(properties[i].name).c_str(), value_text(context, properties[i]));
      ImGui::EndTable();
    }
    if (!context.frame.reasons_are_seen && !context.keys("view.explain").empty()) {
      ImGui::TextDisabled("%s", with_key(context, "Why?", "view.explain").c_str());
      note_item(context, "reasons");
    }
  }
  ImGui::End();
}

}  // namespace ws::app
