// SPDX-License-Identifier: MIT
#include "app/window/files/made_frame.h"

#include <QApplication>
#include <QPointer>

#include "app/session/messages.h"
#include "app/window/session_model.h"

namespace ws::app {

namespace {

const std::shared_ptr<const Result>& result_of(SessionModel& model, FrameOf of) {
  return of == FrameOf::a ? model->viewer().result() : model->comparison().result();
}

}  // namespace

void ask_for_frame(SessionModel& model, const Request& request, const std::function<void(std::optional<MadeFrame>)>& done,
                   FrameOf of) {
  // Called on the stage's thread, where the model may go at any moment: whether it is there is asked on its own thread, which
  // is the application's.
  const auto later = [alive = QPointer(&model)](const std::function<void(SessionModel&)>& work) {
    QMetaObject::invokeMethod(
        qApp,
        [alive, work] {
          if (alive) work(*alive);
        },
        Qt::QueuedConnection);
  };
  Stage& stage = of == FrameOf::a ? model->viewer().stage() : model->comparison().stage();
  stage.ask(
      Stage::Question::image, result_of(model, of),
      [later, request, done, of, &freeing = stage.freeing(), since = of == FrameOf::a ? model->viewer().mark() : nullptr](
          Presentation& presentation, RunContext& context) {
        std::optional<MadeFrame> made;
        std::optional<Message> failure;
        try {
          made = make_frame(presentation, request, {}, context, since.get());
          hold(*made, freeing);
        } catch (const Cancelled&) {
          throw;
        } catch (...) {
          failure = current_error();
        }
        later([done, made, failure, of](SessionModel& there) {
          if (failure) there->log().say(failure->severity, failure->text, failure->hint);
          const bool is_present = made && made->picture->result == result_of(there, of);
          done(is_present ? made : std::nullopt);
        });
      },
      [later, done] { later([done](SessionModel&) { done(std::nullopt); }); });
}

}  // namespace ws::app
