// warpscope lesson: a lesson's text, or a page with its pictures, without a display.
// SPDX-License-Identifier: MIT
#include "app/cli/config.h"
#include "app/cli/device.h"
#include "app/cli/lesson/lesson_page.h"
#include "app/cli/render/load_state.h"
#include "app/cli/render/picture.h"
#include "app/cli/work.h"
#include "app/session/pictures/step_range.h"
#include "app/session/pictures/video.h"
#include "compute/core/run/counted.h"
#include "compute/io/file_source.h"
#include "compute/io/files.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>

namespace ws::app {

namespace {

namespace fs = std::filesystem;

void print_text(const std::string& text) {
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    fmt::print("{}\n", io::escaped(text.substr(from, end - from)));
    from = end + 1;
  }
}

int print_list() {
  for (const std::string& name : lesson_names()) {
    const Lesson lesson = read_lesson(name);
    std::string needs;
    for (const LessonData& data : lesson.data) needs += ", needs " + data.file;
    fmt::print("{:<14} {} ({}{})\n", name, lesson.title, counted(lesson.pages.size(), "page"), needs);
  }
  return exit_done;
}

int print_lesson(const Lesson& lesson) {
  print_text("# " + lesson.title);
  if (!lesson.summary.empty()) print_text("\n" + lesson.summary);
  for (std::size_t i = 0; i < lesson.pages.size(); ++i) {
    print_text(fmt::format("\n## {}. {}\n", i + 1, lesson.pages[i].title));
    print_text(lesson.pages[i].text);
  }
  return exit_done;
}

/// The files that were given, by their names; where a lesson reads one alone, by any name.
void take_data(Lesson& lesson, const std::vector<std::string>& given) {
  for (const std::string& path : given) {
    const std::string name = fs::path(path).filename().string();
    const auto known =
        std::find_if(lesson.data.begin(), lesson.data.end(), [&](const LessonData& d) { return d.file == name; });
    if (known == lesson.data.end() && lesson.data.size() != 1)
      throw Error(ErrorKind::invalid_argument, fmt::format("--data {}: the lesson reads no such file", path),
                  lesson.data.empty() ? "it brings its data itself" : "");
    use_data(lesson, known == lesson.data.end() ? lesson.data.front().file : name, fs::absolute(path).string());
  }
  const std::vector<LessonData> missing = missing_data(lesson);
  if (missing.empty()) return;
  throw Error(ErrorKind::io, fmt::format("the lesson needs {} ({})", missing.front().file, missing.front().what),
              fmt::format("get it from {}; then --data FILE", missing.front().from));
}

/// Pages that show the same run, one after another, share it.
class Exporter {
 public:
  Exporter(const LessonCommand& command, const Interrupt& interrupt)
      : command_(command), interrupt_(interrupt), makes_clips_(makes_clips(command)) {}

  PageFiles write(const LessonPage& page, std::size_t number) {
    State state = page.state;
    RenderCommand look = command_.look;
    look.step.reset();
    take_state(look, state, command_.lesson);
    if (look.theme) state.furniture.theme = *look.theme;
    run(look, state);
    RunContext context = report_->context(interrupt_.token());
    const auto presentation = report_->experiment->present(report_->result, nullptr, context);
    const auto timeline = presentation->timeline(context);
    const std::size_t step = lesson_step(page.step, *timeline);
    PageFiles files{fmt::format("page-{:02}.png", number), {}, caption(presentation->describe(step, context), step, *timeline)};
    look.step = std::to_string(step);
    look.output = (fs::path(command_.folder) / files.picture).string();
    write_pictures(look, state, *report_, interrupt_);
    if (!page.play || !makes_clips_) return files;
    files.clip = fmt::format("page-{:02}.mp4", number);
    look.output = (fs::path(command_.folder) / files.clip).string();
    look.step.reset();
    pace(look, lesson_step(page.play->from, *timeline), lesson_step(page.play->to, *timeline), page.play->seconds);
    write_pictures(look, state, *report_, interrupt_);
    return files;
  }

 private:
  /// A clip of these steps that lasts so long: fewer pictures a second than asked for where there are few steps, else not each
  /// step.
  static void pace(RenderCommand& look, std::size_t from, std::size_t to, double seconds) {
    constexpr double shortest = 0.1;
    seconds = std::max(seconds, shortest);
    const auto most = static_cast<std::size_t>(std::max(2.0, seconds * look.rate()));
    look.from = std::to_string(from);
    look.to = std::to_string(to);
    look.stride = stride_for(from, to, most - 1);  // and the last step
    look.frames_per_second = static_cast<double>(StepRange{from, to, look.stride}.count()) / seconds;
  }

  static bool makes_clips(const LessonCommand& command) {
    try {
      check_video("clip.mp4", {command.look.width, command.look.height, command.look.rate(), false});
      return true;
    } catch (const Error& error) {
      warn(fmt::format("pages that play steps have a picture instead of a clip: {}", error.what()));
      return false;
    }
  }

  static std::string caption(const StepInfo& info, std::size_t step, const Timeline& timeline) {
    return fmt::format("Step {} of {}, {}: {}", step, timeline.step_count - 1, info.phase, info.title);
  }

  void run(RenderCommand& look, const State& state) {
    const auto is_of_it = [&] {
      return report_ && state.workspace == of_.workspace && state.seed == of_.seed && state.parameters == of_.parameters &&
             std::equal(state.inputs.begin(), state.inputs.end(), of_.inputs.begin(), of_.inputs.end(), is_same_source);
    };
    if (is_of_it()) {
      look.task.sources = report_->loaded.sources;
      look.task.parameters = report_->parameters;
      return;
    }
    of_ = state;
    report_.reset();
    report_.emplace(load_task(look.task, interrupt_));
    run_task(look.task, *report_, true, interrupt_);
    for (const std::string& warning : report_->record.metrics.warnings()) warn(warning);
    take_facts(*report_, interrupt_.token());
  }

  const LessonCommand& command_;
  const Interrupt& interrupt_;
  bool makes_clips_;
  State of_;  ///< whose run it is
  std::optional<Report> report_;
};

/// A folder that is new, empty, or an earlier export, whose pages go. Throws Error{io} for others: nothing of them is replaced.
void prepare_folder(const std::string& folder) {
  if (!fs::exists(folder)) return;
  if (!fs::is_directory(folder)) throw Error(ErrorKind::io, fmt::format("{} is no folder", folder), "name a new folder");
  if (fs::is_empty(folder)) return;
  const fs::path html = fs::path(folder) / "index.html";
  if (!fs::is_regular_file(fs::symlink_status(html)) || io::read_text(html).find(lesson_generator) == std::string::npos)
    throw Error(ErrorKind::io, fmt::format("{} holds other files than an exported lesson", folder), "name a new folder");
  for (const fs::directory_entry& entry : fs::directory_iterator(folder))
    if (const std::string name = entry.path().filename().string(); name.starts_with("page-")) fs::remove(entry.path());
}

int export_lesson(const LessonCommand& command, const Lesson& lesson) {
  Interrupt interrupt;
  prepare_folder(command.folder);
  std::error_code failed;
  fs::create_directories(command.folder, failed);
  if (failed) throw Error(ErrorKind::io, fmt::format("cannot make the folder {}: {}", command.folder, failed.message()));
  const std::string html = (fs::path(command.folder) / "index.html").string();
  check_writable(html);
  Exporter exporter(command, interrupt);
  std::vector<PageFiles> files;
  for (std::size_t i = 0; i < lesson.pages.size(); ++i) {
    interrupt.check();
    print_error(fmt::format("warpscope: page {} of {}: {}\n", i + 1, lesson.pages.size(), io::escaped(lesson.pages[i].title)));
    try {
      files.push_back(exporter.write(lesson.pages[i], i + 1));
    } catch (const Error& error) {
      throw Error(error.kind(), fmt::format("{}:{}: {}", command.lesson, lesson.pages[i].line, error.what()), error.hint());
    }
  }
  io::write_atomically(html, html_of(lesson, files));
  fmt::print("{}\n", io::escaped(html));
  return exit_done;
}

}  // namespace

int lesson(const LessonCommand& given) {
  LessonCommand command = given;
  if (command.lesson.empty()) return print_list();
  Lesson lesson = read_lesson(command.lesson);
  if (command.folder.empty()) return print_lesson(lesson);
  take_data(lesson, command.data);
  take_settings(command.look.task.compute);
  static_cast<void>(backend_of(command.look.task.compute));
  return export_lesson(command, lesson);
}

}  // namespace ws::app
