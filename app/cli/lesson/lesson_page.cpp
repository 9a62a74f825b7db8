// SPDX-License-Identifier: MIT
#include "app/cli/lesson/lesson_page.h"

#include "compute/core/run/error.h"

#include <fmt/format.h>

#include <cstddef>

#include <md4c-html.h>

namespace ws::app {

namespace {

constexpr const char* style = R"(
:root { color-scheme: light dark; }
body { font: 17px/1.55 system-ui, "DejaVu Sans", sans-serif; margin: 2rem auto; max-width: 62rem; padding: 0 1rem; }
h1, h2 { line-height: 1.2; }
h2 { margin-top: 3rem; }
figure { margin: 1rem 0; }
img, video { max-width: 100%; height: auto; border-radius: 6px; }
figcaption, footer { font-size: 85%; opacity: .75; }
code { font-family: "DejaVu Sans Mono", monospace; font-size: 92%; }
pre { overflow-x: auto; padding: .8rem; border-radius: 6px; background: rgba(128, 128, 128, .15); }
table { border-collapse: collapse; } td, th { padding: .2rem .8rem .2rem 0; text-align: left; }
@media print { h2 { break-before: page; } video { display: none; } }
)";

std::string escaped_html(const std::string& text) {
  std::string html;
  for (const char c : text) {
    if (static_cast<unsigned char>(c) < ' ') continue;
    switch (c) {
      case '<':
        html += "&lt;";
        break;
      case '>':
        html += "&gt;";
        break;
      case '&':
        html += "&amp;";
        break;
      case '"':
        html += "&quot;";
        break;
      default:
        html += c;
    }
  }
  return html;
}

/// Whether a link may stand in a page that is handed on: to the web, or beside the page; a picture only beside it.
bool may_stand(std::string_view link, bool is_picture) {
  const bool has_scheme = link.substr(0, link.find_first_of("/?#")).find(':') != std::string_view::npos;
  if (!has_scheme && !link.starts_with("//")) return true;
  return !is_picture && (link.starts_with("https://") || link.starts_with("http://") || link.starts_with("mailto:"));
}

/// In texts the quotes are escaped, so what is found are attributes.
std::string with_safe_links(const std::string& html) {
  std::string safe;
  std::size_t from = 0;
  while (from < html.size()) {
    const std::size_t href = html.find(" href=\"", from), src = html.find(" src=\"", from), at = std::min(href, src);
    if (at == std::string::npos) break;
    const std::size_t begin = html.find('"', at) + 1, end = std::min(html.find('"', begin), html.size());
    safe.append(html, from, begin - from);
    if (may_stand(std::string_view(html).substr(begin, end - begin), src < href)) safe.append(html, begin, end - begin);
    from = end;
  }
  return safe.append(html, std::min(from, html.size()), std::string::npos);
}

/// Without control characters, which a page must not hold.
std::string printable_text(const std::string& text) {
  std::string kept;
  for (const char c : text)
    if (static_cast<unsigned char>(c) >= ' ' || c == '\n' || c == '\t') kept += c;
  return kept;
}

std::string html_of_markdown(const std::string& markdown) {
  const std::string text = printable_text(markdown);
  std::string html;
  const auto add = [](const MD_CHAR* part, MD_SIZE size, void* to) { static_cast<std::string*>(to)->append(part, size); };
  const unsigned flags = MD_DIALECT_GITHUB | MD_FLAG_NOHTML;
  if (md_html(text.data(), static_cast<MD_SIZE>(text.size()), add, &html, flags, 0) != 0)
    throw Error(ErrorKind::internal, "the lesson's text could not be made HTML");
  return with_safe_links(html);
}

std::string figure(const PageFiles& files) {
  const std::string caption = escaped_html(files.caption);
  const std::string shown = files.clip.empty()
                                ? fmt::format("<img src=\"{}\" alt=\"{}\">", escaped_html(files.picture), caption)
                                : fmt::format("<video controls muted poster=\"{}\" src=\"{}\"></video>",
                                              escaped_html(files.picture), escaped_html(files.clip));
  return fmt::format("<figure>{}<figcaption>{}</figcaption></figure>\n", shown, caption);
}

}  // namespace

std::string html_of(const Lesson& lesson, const std::vector<PageFiles>& files) {
  const std::string title = escaped_html(lesson.title);
  std::string html = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
      "content=\"width=device-width\">\n"
      "<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n<h1>{}</h1>\n{}",
      lesson_generator, title, style, title, html_of_markdown(lesson.summary));
  for (std::size_t i = 0; i < lesson.pages.size(); ++i) {
    const LessonPage& page = lesson.pages[i];
    html += fmt::format("<section id=\"page-{}\">\n<h2>{}</h2>\n{}{}</section>\n", i + 1, escaped_html(page.title),
                        html_of_markdown(page.text), i < files.size() ? figure(files[i]) : std::string());
  }
  html += "<footer>Each picture holds the state that it shows: open it with Warpscope to go on from there.</footer>\n";
  return html + "</body>\n</html>\n";
}

}  // namespace ws::app
