// What bash, zsh and fish offer when Tab is pressed. Each script is a table of all flags and names, so pressing Tab starts no
// program.
// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/manual/grammar.h"
#include "compute/core/words/formatted.h"

#include <fmt/format.h>

#include <cstdio>
#include <functional>

namespace ws::app {

namespace {

std::string joined_names(const std::vector<CommandWords>& commands) {
  std::string names;
  for (const CommandWords& command : commands) names += (names.empty() ? "" : " ") + command.name;
  return names;
}

/// Calls `visit` for the program itself (""), each command ("run") and each command below ("run ridge").
void visit_commands(const CommandWords& command, const std::string& path,
                    const std::function<void(const std::string&, const CommandWords&)>& visit) {
  visit(path, command);
  for (const CommandWords& below : command.commands)
    visit_commands(below, path.empty() ? below.name : path + " " + below.name, visit);
}

/// "|run|run ridge|…|": the words that lead to a flag.
std::string known_paths(const CommandWords& program) {
  std::string paths = "|";
  visit_commands(program, "", [&](const std::string& path, const CommandWords&) {
    if (!path.empty()) paths += path + "|";
  });
  return paths;
}

/// The first part of a help text, on one line: what fits beside a name.
std::string short_help(const std::string& help) {
  std::string text = help.substr(0, std::min({help.find(';'), help.find(" ["), help.find(". ")}));
  constexpr std::size_t most = 100;
  if (text.size() <= most) return text;
  return text.substr(0, text.rfind(' ', most)) + " …";
}

std::string replaced(std::string text, const std::string& what, const std::string& with) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += with.size())
    text.replace(at, what.size(), with);
  return text;
}
/// Inside single quotes of bash and zsh.
std::string shell_quoted(const std::string& text) { return "'" + replaced(text, "'", "'\\''") + "'"; }
std::string fish_quoted(const std::string& text) { return "'" + replaced(replaced(text, "\\", "\\\\"), "'", "\\'") + "'"; }

/// One arm of a `case` for flags with the same answer.
void print_bash_arm(const std::string& names, const std::string& answer) {
  if (!names.empty()) fmt::print("        {}) {} ;;\n", names, answer);
}

void print_bash_case(const std::string& path, const CommandWords& command) {
  std::string all, files, others;
  fmt::print("    {})\n      case $flag in\n", shell_quoted(path));
  std::string words = joined_names(command.commands);
  bool takes_files = false;
  for (const FlagWords& flag : command.flags) {
    takes_files = takes_files || (flag.is_positional() && flag.takes_file());
    if (flag.is_positional()) words += joined_text(flag.values, " ");
    for (const std::string& name : flag.names) all += " " + name;
    if (flag.is_positional() || flag.type.empty()) continue;
    const std::string names = joined_text(flag.names, "|");
    if (!flag.values.empty()) {
      print_bash_arm(names, fmt::format("words={}", shell_quoted(joined_text(flag.values, " "))));
    } else {
      std::string& same = flag.takes_file() ? files : others;
      same += (same.empty() ? "" : "|") + names;
    }
  }
  print_bash_arm(files, "files=1");
  print_bash_arm(others, ":");
  fmt::print("        *)\n          flags={}\n          words={}\n          files={}\n          ;;\n      esac\n      ;;\n",
             shell_quoted(all.empty() ? all : all.substr(1)), shell_quoted(words), takes_files ? "1" : "");
}

void print_bash(const CommandWords& program) {
  fmt::print(R"(# bash completion of warpscope {}, written by `warpscope completions bash`.
_warpscope() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} flag=${{COMP_WORDS[COMP_CWORD-1]}} path='' words='' flags='' files='' word i
  local paths={}
  if [[ $current == '=' ]]; then
    current=''
  elif [[ $flag == '=' ]]; then
    flag=${{COMP_WORDS[COMP_CWORD-2]}}
  fi
  for ((i = 1; i < COMP_CWORD; ++i)); do
    word=${{COMP_WORDS[i]}}
    [[ $paths == *"|${{path:+$path }}$word|"* ]] || break
    path+="${{path:+ }}$word"
  done
  [[ $path != render || $word != *[./]* ]] || path='render state'
  case $path in
)",
             WS_VERSION, shell_quoted(known_paths(program)));
  visit_commands(program, "", print_bash_case);
  fmt::print(R"(  esac
  [[ $current != -* ]] || words=$flags
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  if [[ -n $files && $current != -* ]]; then
    compopt -o filenames 2>/dev/null
    mapfile -t -O ${{#COMPREPLY[@]}} COMPREPLY < <(compgen -f -- "$current")
  elif [[ ${{#COMPREPLY[@]}} -eq 0 && -z $current ]]; then
    COMPREPLY=($(compgen -W "$flags"))
  fi
}}
complete -F _warpscope warpscope
)");
}

/// Inside brackets of a specification of zsh's _arguments.
std::string zsh_help(const FlagWords& flag) {
  return replaced(replaced(replaced(short_help(flag.help), "[", "\\["), "]", "\\]"), ":", "\\:");
}

void print_zsh_case(const std::string& path, const CommandWords& command) {
  fmt::print("    {})\n      specs=(\n", shell_quoted(path));
  for (const FlagWords& flag : command.flags) {
    std::string action;
    if (flag.takes_file()) action = "_files";
    if (!flag.values.empty()) action = fmt::format("({})", joined_text(flag.values, " "));
    if (flag.is_positional()) fmt::print("        {}\n", shell_quoted(fmt::format("*:{}:{}", flag.type, action)));
    for (const std::string& name : flag.names)
      fmt::print("        {}\n",
                 shell_quoted(flag.type.empty() ? fmt::format("{}[{}]", name, zsh_help(flag))
                                                : fmt::format("{}=[{}]:{}:{}", name, zsh_help(flag), flag.type, action)));
  }
  fmt::print("      )\n      commands=(\n");
  for (const CommandWords& below : command.commands)
    fmt::print("        {}\n", shell_quoted(below.name + ":" + replaced(short_help(below.help), ":", "\\:")));
  fmt::print("      )\n      ;;\n");
}

void print_zsh(const CommandWords& program) {
  fmt::print(R"(#compdef warpscope
# zsh completion of warpscope {}, written by `warpscope completions zsh`.
_warpscope() {{
  local -a specs commands
  local place='' word='' i depth=0 paths={}
  for ((i = 2; i < CURRENT; ++i)); do
    word=$words[i]
    [[ $paths == *"|${{place:+$place }}$word|"* ]] || break
    place+="${{place:+ }}$word"
    ((++depth))
  done
  [[ $place != render || $word != *[./]* ]] || place='render state'
  case $place in
)",
             WS_VERSION, shell_quoted(known_paths(program)));
  visit_commands(program, "", print_zsh_case);
  fmt::print(R"(  esac
  if ((CURRENT == depth + 2 && ${{#commands}})) && [[ $words[CURRENT] != -* ]]; then
    _describe command commands
    [[ $place != '' ]] || _files
    return
  fi
  words=("$words[1]" "${{(@)words[depth+2,-1]}}")
  ((CURRENT -= depth))
  _arguments -s : $specs
}}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
  _warpscope "$@"
else
  compdef _warpscope warpscope
fi
)");
}

void print_fish_lines(const std::string& path, const CommandWords& command) {
  const std::string begin = fmt::format("complete -c warpscope -n '__warpscope_at \"{}\"'", path);
  for (const CommandWords& below : command.commands)
    fmt::print("{} -f -a {} -d {}\n", begin, below.name, fish_quoted(short_help(below.help)));
  for (const FlagWords& flag : command.flags) {
    if (flag.is_positional() && !flag.values.empty())
      fmt::print("{}{} -a {}\n", begin, flag.takes_file() ? "" : " -f", fish_quoted(joined_text(flag.values, " ")));
    for (const std::string& name : flag.names) {
      std::string value = flag.type.empty() ? "" : flag.takes_file() ? " -rF" : " -x";
      if (!flag.values.empty()) value += fmt::format(" -a {}", fish_quoted(joined_text(flag.values, " ")));
      fmt::print("{} -l {}{} -d {}\n", begin, name.substr(2), value, fish_quoted(short_help(flag.help)));
    }
  }
}

void print_fish(const CommandWords& program) {
  fmt::print(R"(# fish completion of warpscope {}, written by `warpscope completions fish`.
function __warpscope_at -d 'Whether these are the words before the first flag'
    set -l paths {}
    set -l path ''
    for word in (commandline -opc)[2..-1]
        set -l longer (string trim "$path $word")
        if not contains -- $longer $paths
            test "$path" = render; and string match -qr '[./]' -- $word; and set path 'render state'
            break
        end
        set path $longer
    end
    test "$path" = "$argv[1]"
end
)",
             WS_VERSION, replaced("'" + known_paths(program).substr(1), "|", "' '") + "'");
  visit_commands(program, "", print_fish_lines);
}

}  // namespace

int print_completions(const CommandWords& program, const std::string& shell) {
  if (shell == "bash") print_bash(program);
  if (shell == "zsh") print_zsh(program);
  if (shell == "fish") print_fish(program);
  return exit_done;
}

}  // namespace ws::app
