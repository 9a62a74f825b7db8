// What the viewer asks its stage about why: of the present step, and of the selected thing.
// SPDX-License-Identifier: MIT
#include "app/session/stage/viewer.h"

#include "compute/core/result/explanation.h"

#include <utility>

namespace ws::app {

std::shared_ptr<const Explanation> Viewer::explanation() {
  if (!result_) return nullptr;
  const Request wanted{step_, document_.view()};
  // One question after the other: while steps play, a new one for each would leave none the time to be answered.
  if (explained_.result == result_ && (explained_.request == wanted || explained_.is_asked_for)) return explained_.explanation;
  const bool is_of_another = explained_.result && explained_.result != result_;
  explained_ = {result_, wanted, false, is_of_another ? nullptr : std::move(explained_.explanation), true};
  stage_.ask(
      Stage::Question::explain, result_,
      [this, result = result_, wanted](Presentation& presentation, RunContext& context) {
        std::shared_ptr<const Explanation> made;
        std::optional<Message> failure;
        try {
          made = std::make_shared<const Explanation>(presentation.explain(wanted, context));
        } catch (const std::exception&) {
          failure = current_error();
        }
        events_.deliver([this, result, wanted, made = made && made->exists() ? made : nullptr, failure] {
          if (explained_.result != result || !(explained_.request == wanted)) return;
          explained_.explanation = made;
          explained_.is_known = true;
          explained_.is_asked_for = false;
          if (failure) log_.say(*failure);
          events_.mark(Change::explanation);
        });
      },
      [this, result = result_, wanted] {
        events_.deliver([this, result, wanted] {
          if (explained_.result != result || !(explained_.request == wanted) || explained_.is_known) return;
          explained_.request.step = ~std::size_t{0};  // it is asked for again
          explained_.is_asked_for = false;
          events_.mark(Change::explanation);
        });
      });
  return explained_.explanation;
}

std::shared_ptr<const Reasons> Viewer::why_selected() {
  if (!result_ || !selection_) return nullptr;
  const Request wanted{step_, document_.view()};
  WhySelected& known = why_selected_;
  const bool is_of_it = known.result == result_ && known.pick == selection_;
  if (is_of_it && (known.request == wanted || known.are_asked_for)) return known.reasons;
  known = {result_, wanted, selection_, is_of_it ? std::move(known.reasons) : nullptr, true, is_of_it && known.is_known};
  stage_.ask(
      Stage::Question::why, result_,
      [this, result = result_, wanted, pick = *selection_](Presentation& presentation, RunContext& context) {
        std::shared_ptr<const Reasons> made;
        std::optional<Message> failure;
        try {
          made = std::make_shared<const Reasons>(presentation.why(pick, wanted, context));
        } catch (const std::exception&) {
          failure = current_error();
        }
        events_.deliver([this, result, wanted, pick, made = made && !made->why.empty() ? made : nullptr, failure] {
          if (why_selected_.result != result || why_selected_.pick != pick || !(why_selected_.request == wanted)) return;
          why_selected_.reasons = made;
          why_selected_.is_known = true;
          why_selected_.are_asked_for = false;
          if (failure) log_.say(*failure);
          events_.mark(Change::explanation);
        });
      },
      [this, result = result_, wanted, pick = *selection_] {
        events_.deliver([this, result, wanted, pick] {
          if (why_selected_.result != result || why_selected_.pick != pick || !(why_selected_.request == wanted)) return;
          why_selected_.request.step = ~std::size_t{0};  // they are asked for again
          why_selected_.are_asked_for = false;
          events_.mark(Change::explanation);
        });
      });
  return known.reasons;
}

}  // namespace ws::app
