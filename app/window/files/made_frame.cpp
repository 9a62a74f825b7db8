// SPDX-License-Identifier: MIT
#include "app/window/files/made_frame.h"

#include <QApplication>
#include <QPointer>

#include "app/session/messages.h"
#include "app/window/session_model.h"

namespace ws::app {

void ask_for_frame(SessionModel& model, const Request& request, const std::function<void(std::optional<MadeFrame>)>& done) {
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
  model->viewer().stage().ask(
      Stage::Question::image, model->viewer().result(),
      [later, request, done](Presentation& presentation, RunContext& context) {
        std::optional<MadeFrame> made;
        std::optional<Message> failure;
        try {
          made = make_frame(presentation, request, {}, context);
        } catch (const Cancelled&) {
          throw;
        } catch (...) {
          failure = current_error();
        }
        later([done, made, failure](SessionModel& there) {
          if (failure) there->log().say(failure->severity, failure->text, failure->hint);
          const bool is_present = made && made->picture->result == there->viewer().result();
          done(is_present ? made : std::nullopt);
        });
      },
      [later, done] { later([done](SessionModel&) { done(std::nullopt); }); });
}

}  // namespace ws::app
