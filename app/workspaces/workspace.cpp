// What a workspace does unless it says otherwise.
// SPDX-License-Identifier: MIT
#include "app/workspaces/workspace.h"

namespace ws::app {

render::Box box_of(const Bounds& bounds) {
  return {{bounds.low[0], bounds.low[1], bounds.low[2]}, {bounds.high[0], bounds.high[1], bounds.high[2]}};
}

std::string Workspace::short_title() const { return experiment().info().title; }
bool Workspace::takes_dimension(std::size_t dimension) const { return dimension > 0; }
ParameterSet Workspace::seen(const Subject& subject, const Look&) const { return subject.view; }
std::vector<Workspace::BuiltLayer> Workspace::built_layers() const { return {}; }
int Workspace::pass_count(const Subject&) const { return 0; }
double Workspace::settles_in(const Picture&, double) const { return 0; }
Workspace::Edits Workspace::drag(const Shown&, const std::string&, glm::vec3) const { return {}; }
Workspace::Edits Workspace::advance(const Shown&, double) const { return {}; }
std::optional<Workspace::Finding> Workspace::find(const Picture&, const Sight&, Presentation&, RunContext&) const { return {}; }
std::optional<glm::dvec3> Workspace::data_place(const Picture& picture, const ParameterSet&, glm::dvec3 at) const {
  return at + glm::dvec3(picture.origin[0], picture.origin[1], picture.origin[2]);
}
std::string Workspace::length_unit() const { return {}; }
Workspace::Answer Workspace::click(const Shown&, const Sight&, Presentation&, RunContext&) const { return {}; }

}  // namespace ws::app
