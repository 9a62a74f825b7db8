// The parts of an edit's way to the screen.
// SPDX-License-Identifier: MIT
#include "app/session/stage/passage.h"

namespace ws::app {

double Passage::ms(Milestone from, Milestone to) const {
  return std::chrono::duration<double, std::milli>(at[static_cast<std::size_t>(to)] - at[static_cast<std::size_t>(from)])
      .count();
}

std::vector<Leg> legs_of(const Passage& passage) {
  using S = Milestone;
  return {{"wait for the worker", passage.ms(S::asked, S::begun)},
          {"algorithm", passage.compute_ms},
          {"around the algorithm", passage.ms(S::begun, S::computed) - passage.compute_ms},
          {"wait for the stage", passage.ms(S::computed, S::presenting)},
          {"presentation", passage.ms(S::presenting, S::presented)},
          {"to the session", passage.ms(S::presented, S::shown)},
          {"until buffers are asked for", passage.ms(S::shown, S::wanted)},
          {"wait for the stage again", passage.ms(S::wanted, S::writing)},
          {"writing of buffers", passage.ms(S::writing, S::written)},
          {"wait for painting", passage.ms(S::written, S::painting)},
          {"painting", passage.ms(S::painting, S::painted)},
          {"composing and presenting", passage.ms(S::painted, S::seen)}};
}

}  // namespace ws::app
