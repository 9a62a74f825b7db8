// The manual: of man as roff, of the site as Markdown. Both tell the same from the grammar's own words.
// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/manual/grammar.h"
#include "compute/core/words/formatted.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <string_view>
#include <utility>

namespace ws::app {

namespace {

/// How the manual is written down.
class ManualForm {
 public:
  ManualForm() = default;
  ManualForm(const ManualForm&) = delete;
  ManualForm& operator=(const ManualForm&) = delete;
  virtual ~ManualForm() = default;
  virtual void title(const CommandWords& program) = 0;
  virtual void section(const std::string& name) = 0;
  virtual void part(const std::string& name) = 0;
  virtual void paragraph(const std::string& text) = 0;
  virtual void command_line(const std::string& words) = 0;
  virtual void flag(const FlagWords& flag) = 0;
  virtual void item(const std::string& term, const std::string& text) = 0;
};

class RoffForm final : public ManualForm {
 public:
  void title(const CommandWords& program) override {
    fmt::print(".\\\" Written by `warpscope manual`.\n.TH WARPSCOPE 1 \"\" \"Warpscope {}\" \"User Commands\"\n", WS_VERSION);
    fmt::print(".SH NAME\nwarpscope \\- {}\n", plain(program.help));
  }
  void section(const std::string& name) override { heading("SH", name); }
  void part(const std::string& name) override { heading("SS", name); }
  void paragraph(const std::string& text) override {
    begin_paragraph();
    fmt::print("{}\n", plain(text));
  }
  void command_line(const std::string& words) override {
    begin_paragraph();
    fmt::print(".nf\n\\fB{}\\fR\n.fi\n", plain(words));
  }
  void flag(const FlagWords& flag) override {
    std::string names;
    for (const std::string& name : flag.names) names += fmt::format("{}\\fB{}\\fR", names.empty() ? "" : ", ", plain(name));
    if (!flag.type.empty()) names += fmt::format("{}\\fI{}\\fR", names.empty() ? "" : " ", plain(flag.type));
    fmt::print(".TP\n{}\n{}\n", names, plain(flag.help));
    is_after_heading_ = false;
  }
  void item(const std::string& term, const std::string& text) override {
    fmt::print(".TP\n\\fB{}\\fR\n{}\n", plain(term), plain(text));
    is_after_heading_ = false;
  }

 private:
  bool is_after_heading_ = false;  // where a paragraph begins by itself

  void heading(const char* macro, const std::string& name) {
    fmt::print(".{} {}\n", macro, plain(name));
    is_after_heading_ = true;
  }
  void begin_paragraph() {
    if (!std::exchange(is_after_heading_, false)) fmt::print(".PP\n");
  }
  static std::string plain(const std::string& text) {
    std::string escaped;
    bool is_first = true;  // of a line, where a dot or a quote would be a request
    for (const char c : text) {
      if (is_first && (c == '.' || c == '\'')) escaped += "\\&";
      is_first = c == '\n';
      if (c == '\\') {
        escaped += "\\e";
      } else {
        escaped += c == '-' ? "\\-" : std::string(1, c);
      }
    }
    return escaped;
  }
};

class MarkdownForm final : public ManualForm {
 public:
  void title(const CommandWords&) override {
    fmt::print(
        "# Reference\n\nEvery command, parameter and flag of Warpscope {}, as the program itself describes them. "
        "`man warpscope` shows the same.\n",
        WS_VERSION);
  }
  void section(const std::string& name) override { fmt::print("\n## {}{}\n", name.substr(0, 1), plain(lower(name.substr(1)))); }
  void part(const std::string& name) override { fmt::print("\n### {}\n", plain(name)); }
  void paragraph(const std::string& text) override { fmt::print("\n{}\n", plain(text)); }
  void command_line(const std::string& words) override { fmt::print("\n```\n{}\n```\n", words); }
  void flag(const FlagWords& flag) override {
    std::string names;
    for (const std::string& name : flag.names) names += fmt::format("{}`{}`", names.empty() ? "" : ", ", name);
    if (!flag.type.empty()) names += fmt::format("{}*{}*", names.empty() ? "" : " ", plain(flag.type));
    fmt::print("\n{}\n:   {}\n", names, plain(flag.help));
  }
  void item(const std::string& term, const std::string& text) override { fmt::print("\n`{}`\n:   {}\n", term, plain(text)); }

 private:
  static std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
  }
  static std::string plain(const std::string& text) {
    std::string escaped;
    for (const char c : text) {
      if (std::string_view("\\`*_[]<>|#").find(c) != std::string_view::npos) escaped += '\\';
      escaped += c;
    }
    return escaped;
  }
};

const CommandWords& command_named(const CommandWords& program, const std::string& name) {
  return *std::find_if(program.commands.begin(), program.commands.end(), [&](const CommandWords& c) { return c.name == name; });
}

/// Flags that belong to a workspace rather than to a command.
bool is_of_workspace(const FlagWords& flag) {
  return flag.group == "Inputs" || flag.group == "Outputs" || flag.group == "View" || flag.group.starts_with("Parameters");
}

void write_command(ManualForm& form, const CommandWords& command, const std::string& common_footer) {
  form.part(command.name);
  std::string words = "warpscope " + command.name;
  if (!command.commands.empty()) words += command.name == "generate" ? " KIND" : " WORKSPACE";
  for (const FlagWords& flag : command.flags)
    if (flag.is_positional()) words += " " + flag.type;
  form.command_line(words + " [FLAGS]");
  form.paragraph(command.help + ".");
  if (command.footer != common_footer) form.paragraph(command.footer);
  // What workspaces have in common is told once; kinds of generators have a section of their own.
  const CommandWords& flags = command.commands.empty() || command.name == "generate" ? command : command.commands.front();
  for (const FlagWords& flag : flags.flags)
    if (!is_of_workspace(flag) && flag.names != std::vector<std::string>{"--help"}) form.flag(flag);
}

void write_workspace(ManualForm& form, const CommandWords& run, const CommandWords& render) {
  form.part(run.name);
  form.paragraph(run.help + ".");
  for (const FlagWords& flag : run.flags)
    if (is_of_workspace(flag)) form.flag(flag);
  form.paragraph(fmt::format("How a picture of it looks (warpscope render {}):", run.name));
  for (const FlagWords& flag : render.flags)
    if (flag.group == "View") form.flag(flag);
}

void write_generators(ManualForm& form, const CommandWords& generate) {
  std::vector<std::string> told;
  for (const CommandWords& kind : generate.commands) {
    std::vector<std::string> names;
    for (const FlagWords& flag : kind.flags)
      if (flag.names != std::vector<std::string>{"--help"}) names.push_back(flag.names.front());
    form.item(kind.name, fmt::format("{}. Flags: {}", kind.help, joined_text(names, ", ")));
  }
  form.paragraph("Their flags:");
  for (const CommandWords& kind : generate.commands)
    for (const FlagWords& flag : kind.flags) {
      const std::string& name = flag.names.front();
      if (name == "--help" || std::find(told.begin(), told.end(), name) != told.end()) continue;
      told.push_back(name);
      form.flag(flag);
    }
}

void write_manual(ManualForm& form, const CommandWords& program) {
  form.title(program);
  form.section("SYNOPSIS");
  form.command_line("warpscope [FLAGS] [FILE ...]\nwarpscope COMMAND [FLAGS]");
  form.section("DESCRIPTION");
  form.paragraph(program.help + ". Without a command the window opens; with one the program works without a display.");
  form.section("OPTIONS");
  for (const FlagWords& flag : program.flags) form.flag(flag);
  form.section("COMMANDS");
  for (const CommandWords& command : program.commands) write_command(form, command, program.footer);
  form.section("WORKSPACES");
  const CommandWords &run = command_named(program, "run"), &render = command_named(program, "render");
  for (std::size_t i = 0; i < run.commands.size(); ++i) write_workspace(form, run.commands[i], render.commands[i]);
  form.section("GENERATORS");
  write_generators(form, command_named(program, "generate"));
  form.section("FILES");
  form.item("warpscope-mesh-reader",
            "Started by warpscope for meshes in the formats of Assimp: a process of its own, which may fail alone. It lies "
            "beside it.");
  form.item("~/.config/warpscope/config.json",
            "Settings; warpscope --print-config tells each with the file that it comes from.");
  form.section("EXIT STATUS");
  form.paragraph(program.footer.substr(0, program.footer.find('\n')));
}

}  // namespace

int print_manual(const CommandWords& program, bool as_markdown) {
  if (as_markdown) {
    MarkdownForm form;
    write_manual(form, program);
  } else {
    RoffForm form;
    write_manual(form, program);
  }
  return exit_done;
}

}  // namespace ws::app
