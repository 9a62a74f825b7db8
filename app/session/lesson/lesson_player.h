// A lesson that a session shows: page after page, each with its state, and the steps that it plays.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/change.h"
#include "app/session/document/journey.h"
#include "app/session/lesson/lesson.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

namespace ws::app {

class MessageLog;
class Runner;
class SessionDocument;
class Viewer;

class LessonPlayer {
 public:
  /// `restore` opens a page's state in the background. `mark` gets Change::lesson.
  LessonPlayer(SessionDocument& document, Viewer& viewer, Runner& runner, MessageLog& log, Mark mark,
               std::function<void(const State&, LessonPlace)> restore)
      : document_(document),
        viewer_(viewer),
        runner_(runner),
        log_(log),
        mark_(std::move(mark)),
        restore_(std::move(restore)) {}

  /// Shows its first page.
  void open(Lesson lesson);
  /// What is shown stays open.
  void close();
  /// Null: none is open.
  [[nodiscard]] const Lesson* lesson() const { return lesson_ ? &*lesson_ : nullptr; }
  [[nodiscard]] std::size_t page() const { return page_; }
  /// What the lesson reads and is not there. Until it is, pages are told without their pictures.
  [[nodiscard]] std::vector<LessonData> missing() const { return lesson_ ? missing_data(*lesson_) : std::vector<LessonData>{}; }
  /// Where the file of that name is; then the page is shown.
  void use(const std::string& file, const std::string& path);
  /// Throws nothing: a page that there is not leaves what is shown.
  void show(std::size_t page);
  /// Brings the page's state back, whatever was changed since.
  void show_again() { show(page_); }

  /// Of which page the open data are, whatever was changed of it since: turning pages is no step of undo, which takes back
  /// what was done on a page. Nothing where other data were opened.
  [[nodiscard]] std::optional<LessonPlace> place() const;
  /// Data were opened, those of this page if it is given: the page that there is. Where undo went back before the lesson, it
  /// is closed.
  void data_opened(std::optional<LessonPlace> of, bool by_undo);

  /// What the session tells of its parts.
  void follow(Change changes);

 private:
  [[nodiscard]] const LessonPage& shown() const { return lesson_->pages[page_]; }
  /// Whether the open data and parameters are the page's already.
  [[nodiscard]] bool has_its_run() const;
  void take_its_look();
  void arrive();

  SessionDocument& document_;
  Viewer& viewer_;
  Runner& runner_;
  MessageLog& log_;
  Mark mark_;
  std::function<void(const State&, LessonPlace)> restore_;
  std::optional<Lesson> lesson_;
  std::uint64_t number_ = 0;  ///< of the lesson, among those that were opened
  bool has_page_data_ = false;
  std::size_t page_ = 0;
  std::optional<std::uint64_t> awaited_after_;  ///< the page's data are on their way: the document's generation before them
  std::optional<std::size_t> plays_until_;
};

}  // namespace ws::app
