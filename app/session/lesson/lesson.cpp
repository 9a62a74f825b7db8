// SPDX-License-Identifier: MIT
#include "app/session/lesson/lesson.h"

#include "app/session/document/loading.h"
#include "app/session/stop/step_search.h"
#include "app/workspaces/workspaces.h"
#include "compute/core/data/number_in.h"
#include "compute/core/data/trimmed.h"
#include "compute/core/words/told.h"
#include "compute/io/file_source.h"
#include "compute/io/files.h"
#include "compute/io/formats/json_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>

namespace ws::app {

namespace lessons {
std::string_view embedded_file(std::string_view name);  // EmbedFiles.cmake makes it of assets/lessons
}

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

constexpr std::string_view fence = "```", block_begins = "```warpscope";

/// What begins or ends a block of code: three backticks or tildes, or more.
struct Fence {
  char mark = 0;
  std::size_t length = 0;  ///< 0: the line is none
};
Fence fence_of(std::string_view line) {
  constexpr std::size_t most_indented = 3, fewest = 3;
  const std::size_t first = line.find_first_not_of(' ');
  if (first == std::string_view::npos || first > most_indented || (line[first] != '`' && line[first] != '~')) return {};
  const std::size_t end = std::min(line.find_first_not_of(line[first], first), line.size());
  return end - first < fewest ? Fence{} : Fence{line[first], end - first};
}
bool ends(const Fence& begun, std::string_view line) {
  const Fence fence = fence_of(line);
  return fence.length >= begun.length && fence.mark == begun.mark && trimmed(line).size() == fence.length;
}

/// "LESSON:12: …".
struct Place {
  const std::string& name;
  std::size_t line = 0;

  [[noreturn]] void refuse(const std::string& what, const std::string& hint = {}) const {
    throw Error(ErrorKind::io, fmt::format("{}:{}: {}", name, line, what), hint);
  }
};

/// A page as it stands in the file.
struct RawPage {
  std::string title, text, block;
  std::size_t line = 0, block_line = 0;
};

struct RawLesson {
  std::string title, summary;
  std::vector<RawPage> pages;
};

/// Headings begin pages; other code blocks belong to the text, also what in them looks like a heading.
RawLesson split(std::string_view text, const std::string& name) {
  RawLesson lesson;
  enum class In { text, block, code } in = In::text;
  std::size_t number = 0, begun = 0;
  Fence block;
  for (std::size_t from = 0; from < text.size(); ++number) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    const std::string line(text.substr(from, end - from));
    from = end + 1;
    const Place here{name, number + 1};
    RawPage* page = lesson.pages.empty() ? nullptr : &lesson.pages.back();
    if (in != In::text) {
      const bool is_over = ends(block, line);
      if (in == In::block)
        page->block += is_over ? "" : line + "\n";
      else
        (page ? page->text : lesson.summary) += line + "\n";
      if (is_over) in = In::text;
      continue;
    }
    if (block = fence_of(line); block.length > 0) begun = number + 1;
    if (line.starts_with("# ") && lesson.title.empty() && !page) {
      lesson.title = trimmed(line.substr(2));
    } else if (line.starts_with("## ")) {
      lesson.pages.push_back({std::string(trimmed(line.substr(3))), {}, {}, number + 1});
    } else if (trimmed(line) == block_begins) {
      if (!page)
        here.refuse(said("a state stands before the first page"), said("a page begins with a heading: ## What is to be seen"));
      if (!page->block.empty())
        here.refuse(said("the page has a second state"), said("each page shows one: begin another with ##"));
      page->block_line = number + 2;
      page->block = " ";
      in = In::block;
    } else {
      if (block.length > 0) in = In::code;
      (page ? page->text : lesson.summary) += line + "\n";
    }
  }
  if (in != In::text)
    Place{name, begun}.refuse(said("a block of code does not end"), said("it ends with a line of three backticks"));
  if (lesson.title.empty()) Place{name, 1}.refuse(said("there is no title"), said("a lesson begins with a line: # Title"));
  if (lesson.pages.empty())
    Place{name, number}.refuse(said("there are no pages"), said("each begins with a heading: ## What is to be seen"));
  return lesson;
}

/// A step as the block has it: a number or a text.
std::string step_text(const Json& json, const Place& place) {
  if (json.is_number_unsigned()) return std::to_string(json.get<std::size_t>());
  const std::string text = json.is_string() ? json.get<std::string>() : std::string();
  if (text == "last" || number_in<std::size_t>(text)) return text;
  try {
    if (is_step_condition(text) && parse_step_condition(text).is_of_events()) return text;
  } catch (const Error& error) {
    place.refuse(error.what(), error.hint());
  }
  place.refuse(told("no step is named by {}", io::shown(io::json_text(json))),
               said("a step is a number, \"last\", or an event: \"phase:decimate\""));
}

Json taken(Json& block, const char* field) {
  const auto found = block.find(field);
  if (found == block.end()) return nullptr;
  Json value = *found;
  block.erase(found);
  return value;
}

PlayedSteps played_steps(const Json& json, const Place& place) {
  PlayedSteps play;
  if (!json.is_object() || !json.contains("from") || !json.contains("to"))
    place.refuse(said("\"play\" takes {\"from\": step, \"to\": step, \"seconds\": number}"));
  for (const auto& [field, value] : json.items()) {
    if (field == "from")
      play.from = step_text(value, place);
    else if (field == "to")
      play.to = step_text(value, place);
    else if (field == "seconds" && value.is_number() && value.get<double>() > 0 && value.get<double>() <= 600)
      play.seconds = value.get<double>();
    else
      place.refuse(told("\"play\" does not take {}: {}", io::shown(field), io::shown(io::json_text(value))),
                   said("it takes from, to, and seconds up to 600"));
  }
  return play;
}

/// Of the file names that a page's block says it reads.
void add_data(std::vector<LessonData>& all, const Json& json, const Place& place) {
  const auto text = [](const Json& of, const char* field) {
    const auto found = of.find(field);
    return found != of.end() && found->is_string() ? found->get<std::string>() : std::string();
  };
  if (!json.is_array()) place.refuse(said("\"data\" takes [{\"file\": name, \"what\": words, \"from\": where one gets it}]"));
  for (const Json& one : json) {
    const LessonData data =
        one.is_object() ? LessonData{text(one, "file"), text(one, "what"), text(one, "from")} : LessonData{};
    if (data.file.empty() || data.from.empty() || fs::path(data.file).filename() != data.file)
      place.refuse(said("of its \"data\" one lacks the name of the file, or where one gets it"),
                   said("\"file\" is a name without folders"));
    all.push_back(data);
  }
}

/// The workspace's defaults, or one of its samples.
Json begun(const std::string& workspace, const Json& sample) {
  const Workspace& known = find_workspace(workspace);
  State state;
  state.version = WS_VERSION;
  state.workspace = workspace;
  state.backend = "auto";
  if (sample.is_null()) return io::json_or_discarded<Json>(to_json(state));
  const ExperimentInfo& info = known.experiment().info();
  const Sample& found = find_sample(info, sample.is_string() ? sample.get<std::string>() : io::json_text(sample));
  state.inputs.push_back({info.inputs.front().role, {}, found.generator, {}, 0, {}, false, 1});
  ParameterSet parameters = known.experiment().parameters(), view = known.experiment().view_parameters();
  for (const auto& [name, text] : found.parameters) {
    ParameterSet& set = parameters.contains(name) ? parameters : view;
    set.set_text(name, text);
    (&set == &parameters ? state.parameters : state.view)[name] = set.get(name);
  }
  return io::json_or_discarded<Json>(to_json(state));
}

/// The page's state as JSON: its block over `before`.
Json merged(Json block, Json before, const Place& place) {
  const Json sample = taken(block, "sample");
  if (const auto workspace = block.find("workspace"); workspace != block.end()) {
    if (!workspace->is_string()) place.refuse(said("\"workspace\" is no text"));
    before = begun(workspace->get<std::string>(), sample);
  } else if (!sample.is_null()) {
    if (before.is_null()) place.refuse(said("the first state says no workspace"));
    before = begun(before["workspace"].get<std::string>(), sample);
  }
  if (before.is_null()) place.refuse(said("the first state says no workspace"), said("\"workspace\": \"ridge\", for example"));
  before.merge_patch(block);
  return before;
}

/// `state_bytes` adds up what the states of all pages take: each is whole.
LessonPage read_page(const RawPage& raw, Json& state, std::size_t& state_bytes, const std::string& name,
                     std::vector<LessonData>& needed) {
  constexpr std::size_t most_state_bytes = std::size_t{64} << 20;
  LessonPage page;
  page.title = raw.title;
  page.text = trimmed(raw.text);
  page.line = raw.line;
  page.step = "0";
  const Place place{name, raw.block_line > 0 ? raw.block_line : raw.line};
  Json block = Json::object();
  if (raw.block_line > 0) {
    try {
      block = io::parse_json<Json>(raw.block, said("its state"), 10'000);
    } catch (const Error& error) {
      place.refuse(error.what(), error.hint());
    }
    if (!block.is_object()) place.refuse(said("the state is no JSON object"));
  }
  const Json step = taken(block, "step"), play = taken(block, "play"), data = taken(block, "data");
  if (!data.is_null()) add_data(needed, data, place);
  if (!play.is_null()) page.play = played_steps(play, place);
  try {
    state = merged(std::move(block), std::move(state), place);
    const std::string whole = io::json_text(state);
    if ((state_bytes += whole.size()) > most_state_bytes)
      place.refuse(said("the states of all pages together are too large"),
                   said("each page takes over what the one before showed"));
    page.state = state_from_json(whole);
  } catch (const Error& error) {
    const std::string what = error.what();
    if (what.starts_with(name)) throw;
    place.refuse(what, error.hint());
  }
  if (!page.state.warnings.empty()) place.refuse(page.state.warnings.front());
  page.step = !step.is_null() ? step_text(step, place) : page.play ? page.play->to : "0";
  if (const auto number = number_in<std::size_t>(page.step)) page.state.step = *number;
  return page;
}

}  // namespace

Lesson parse_lesson(std::string_view text, const std::string& name, const std::string& folder) {
  constexpr std::size_t most_bytes = std::size_t{16} << 20, most_pages = 1000;
  constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
  if (text.size() > most_bytes)
    throw Error(ErrorKind::io, told("{}: {} bytes are more than any lesson has", name, text.size()));
  if (!io::is_utf8(text))
    throw Error(ErrorKind::io, told("{}: it is no text in UTF-8", name), said("a lesson is a Markdown file"));
  if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
  RawLesson raw = split(text, name);
  if (raw.pages.size() > most_pages) Place{name, raw.pages[most_pages].line}.refuse(said("a lesson has 1,000 pages at most"));
  Lesson lesson{raw.title, std::string(trimmed(raw.summary)), {}, {}};
  Json state;  // of the page before
  std::size_t state_bytes = 0;
  for (const RawPage& page : raw.pages) lesson.pages.push_back(read_page(page, state, state_bytes, name, lesson.data));
  for (LessonPage& page : lesson.pages)
    for (StateInput& input : page.state.inputs)
      if (!input.path.empty() && fs::path(input.path).is_relative())
        input.path = (fs::path(folder) / input.path).lexically_normal().string();
  return lesson;
}

std::vector<std::string> lesson_names() {
  std::vector<std::string> names;
  for (const Workspace* workspace : workspaces()) names.push_back(workspace->experiment().info().id);
  names.insert(names.end(), {"earthquakes", "bunny", "berlin52", "astronaut", "digits"});
  return names;
}

namespace {

bool reads(const StateInput& input, const LessonData& data) {
  return data.path.empty() ? fs::path(input.path).filename() == data.file : input.path == data.path;
}

}  // namespace

std::vector<LessonData> missing_data(const Lesson& lesson) {
  std::vector<LessonData> missing = lesson.data;
  std::erase_if(missing, [&](const LessonData& data) {
    std::error_code unknown;
    for (const LessonPage& page : lesson.pages)
      for (const StateInput& input : page.state.inputs)
        if (reads(input, data) && !fs::exists(input.path, unknown)) return false;
    return true;
  });
  return missing;
}

void use_data(Lesson& lesson, const std::string& file, const std::string& path) {
  for (LessonData& data : lesson.data) {
    if (data.file != file) continue;
    for (LessonPage& page : lesson.pages)
      for (StateInput& input : page.state.inputs)
        if (reads(input, data)) input.path = path;
    data.path = path;
  }
}

void take_words(Lesson& lesson, std::string_view text, const std::string& name) {
  const RawLesson own = split(text, name);
  if (own.pages.size() != lesson.pages.size())
    Place{name, 1}.refuse(told("it has {} pages, the lesson has {}", own.pages.size(), lesson.pages.size()));
  Lesson taken_over = lesson;
  taken_over.title = own.title;
  taken_over.summary = trimmed(own.summary);
  for (std::size_t i = 0; i < own.pages.size(); ++i) {
    const RawPage& page = own.pages[i];
    taken_over.pages[i].title = page.title;
    taken_over.pages[i].text = trimmed(page.text);
    if (page.block_line == 0) continue;
    const Place place{name, page.block_line};
    Json block = io::parse_json<Json>(page.block, said("its state"), 10'000);
    std::vector<LessonData> all;
    add_data(all, taken(block, "data"), place);
    if (!block.empty()) place.refuse(said("words in another language have no states"));
    for (const LessonData& data : all)
      for (LessonData& known : taken_over.data)
        if (known.file == data.file) known.what = data.what, known.from = data.from;
  }
  lesson = std::move(taken_over);
}

Lesson read_lesson(const std::string& name_or_path, const std::string& language) {
  const std::vector<std::string> known = lesson_names();
  if (std::find(known.begin(), known.end(), name_or_path) != known.end()) {
    std::error_code is_gone;  // the folder in which the program was started: then the lesson's data are asked for
    const std::string file = name_or_path + ".md";
    Lesson lesson = parse_lesson(lessons::embedded_file(file), file, fs::current_path(is_gone).string());
    if (language == "de" || language == "sl") {
      const std::string own = fmt::format("{}/{}", language, file);
      take_words(lesson, lessons::embedded_file(own), own);
    }
    return lesson;
  }
  const fs::path path = name_or_path;
  return parse_lesson(io::read_text(path), name_or_path, fs::absolute(path).parent_path().string());
}

std::string with_page(std::string text, const std::string& lesson_title, const std::string& page_title,
                      const std::string& words, const State& state, const std::string& path) {
  const auto one_line = [](const std::string& title, const char* refusal) {
    const std::string_view plain = trimmed(title);
    if (plain.empty() || plain.find('\n') != std::string_view::npos) throw Error(ErrorKind::invalid_argument, said(refusal));
    return std::string(plain);
  };
  if (trimmed(text).empty())
    text = fmt::format("# {}\n", one_line(lesson_title, phrase("the lesson's title is empty or has several lines")));
  if (!text.ends_with('\n')) text += '\n';
  text += fmt::format("\n## {}\n\n{}\n{}{}\n", one_line(page_title, phrase("the page's title is empty or has several lines")),
                      block_begins, to_json_beside(path, state), fence);
  if (!trimmed(words).empty()) text += fmt::format("\n{}\n", trimmed(words));
  static_cast<void>(parse_lesson(text, path));
  return text;
}

std::size_t lesson_step(const std::string& text, const Timeline& timeline) {
  const std::size_t last = timeline.step_count - 1;
  if (text == "last") return last;
  if (const auto number = number_in<std::size_t>(text)) {
    if (*number <= last) return *number;
    throw Error(ErrorKind::invalid_argument, told("step {} is beyond the last one, {}", *number, last));
  }
  return find_event(parse_step_condition(text), timeline);
}

}  // namespace ws::app
