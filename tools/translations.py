#!/usr/bin/env python3
# Brings assets/translations/*.ts up to date with the texts of the sources, or checks that they are (--check).
# SPDX-License-Identifier: MIT
"""The texts come from six places: tr() in app/window, which Qt's lupdate finds; the tables below Qt, which the program itself
lists (warpscope list --texts); literals of layers and of a result's values, found in the sources of app/workspaces and compute; what
is told(), said() and marked as phrase() there (compute/core/words/told.h), lines of pseudocode too
(compute/core/words/code_lines.h); a run's stages and what it reports that it is doing, found
in the sources of compute; and assets/translations/qt_texts.txt, those of Qt's own dialogs. All go into one list, since a text means
the same wherever it stands; where it does not, tr()'s second argument tells them apart.

A text that is new stands in the .ts files as unfinished; one that is gone leaves them. Translate with Qt Linguist or an editor.
"""
import argparse
import glob
import json
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from xml.sax.saxutils import escape

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOLDER = os.path.join(ROOT, "assets", "translations")
FORMS = {"de": 2, "sl": 4}  # of words that are counted: 1, other; 1, 2, 3 or 4, other


class Text:
    """A text of the sources: what it is, what tells it apart, whether its form depends on a count, and where it stands."""

    def __init__(self, source, difference="", is_counted=False, place=""):
        self.source, self.difference, self.is_counted, self.place = source, difference, is_counted, place

    @property
    def key(self):
        return self.source, self.difference


def messages(path):
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            comment = message.find("comment")
            yield context.findtext("name"), message, (message.findtext("source"), comment.text if comment is not None else "")


def texts_of_window(lupdate):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "found.ts")
        done = subprocess.run([lupdate, "-silent", "-locations", "none", os.path.join(ROOT, "app/window"), "-ts", path],
                              capture_output=True, text=True)
        if done.returncode:
            sys.exit("lupdate failed: " + done.stderr)
        return [Text(*key, message.get("numerus") == "yes", name.rsplit("::", 1)[-1]) for name, message, key in messages(path)]


# What the window shows of literals that stand in the middle of code: layers of scenes; values of results with what they mean.
LITERAL = r'((?:"(?:[^"\\]|\\.)*"\s*)+)'
LAYERS = r'\{"[a-z_]+",\s*(?:\w+ \? )?"([A-Z][^"]*)"(?: : "([A-Z][^"]*)")?,'
STAGES = r'\b(?:(?:StageTimer|TimedStage) \w+|timed)\([^;"]*?("[^"]+")(?: : ("[^"]+"))?'
PROGRESS = r'\breport\([^;"]*, ("[^"]+")\)'
OPERATIONS = (r'\b(?:for_ranges|for_each|accumulate|accumulate_cells|select|run|run_products|in_parallel|add_operation|radix_sort|'
              r'each_chunk|operation|gathered|exclusive_sums|exclusive_sum|inclusive_sum|host|device|launch_kernel|reduce|sort|pass|mark)'
              r'(?:<[^>]*>)?\(\s*(?:\w+, )?(?:\w+ \? )?("[A-Za-z][A-Za-z ]*")(?: : ("[A-Za-z][A-Za-z ]*"))?')
VALUES = r'(?:\{|\badd\()\s*"([a-z][a-z_0-9]*)",[^"{};]*?,\s*"[^"{]*",\s*' + LITERAL + r"[})]"


def words_of_name(name):
    """As choice_words() of app/session/texts.cpp has it."""
    words = name.replace("_", " ").replace("-", " ")
    return words[:1].upper() + words[1:]


def texts_of_runs():
    """What a run does at present, and the stages that it is made of."""
    texts = []
    for path in sorted(glob.glob(os.path.join(ROOT, "compute", "**", "*.*"), recursive=True)):
        if not path.endswith((".cpp", ".h", ".ipp", ".cu", ".cuh")):
            continue
        with open(path, encoding="utf-8") as file:
            source = file.read()
        for kind, pattern in (("stage", STAGES), ("progress", PROGRESS), ("operation", OPERATIONS)):
            for found in re.finditer(pattern, source):
                place = "%s: %s" % (os.path.relpath(path, ROOT), kind)
                texts += [Text(name[1:-1], "told", False, place) for name in found.groups() if name]
    return texts


def texts_of_literals():
    texts = []
    for folder, pattern in (("app/workspaces", LAYERS), ("compute", VALUES)):
        for path in sorted(glob.glob(os.path.join(ROOT, folder, "**", "*.cpp"), recursive=True)):
            with open(path, encoding="utf-8") as file:
                source = file.read()
            place = os.path.relpath(path, ROOT)
            for found in re.finditer(pattern, source):
                if pattern == LAYERS:
                    texts += [Text(title, place=place + ": layer") for title in found.groups() if title]
                else:
                    meaning = "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', found.group(2)))
                    texts += [Text(words_of_name(found.group(1)), place=place + ": value"), Text(meaning, place=place + ": meaning")]
    return texts


def literals_of_call(source, start):
    """Of a call's arguments, which begin at `start`: their string literals, neighbours joined, each with the number of its argument."""
    found, depth, argument, at, may_join = [], 0, 0, start, False
    while True:
        literal = re.compile(r'"((?:[^"\\]|\\.)*)"').match(source, at)
        if literal:
            if may_join:
                found[-1][1] += literal.group(1)
            elif depth == 0:
                found.append([argument, literal.group(1)])
                may_join = True
            at = literal.end()
            continue
        mark = re.compile(r"'(?:[^'\\]|\\.)+'|//[^\n]*|\s+|.").match(source, at).group()
        at += len(mark)
        if mark in (")", "}", "]") and depth == 0:
            return found
        depth += (mark in ("(", "{", "[")) - (mark in (")", "}", "]"))
        argument += mark == "," and depth == 0
        may_join = may_join and mark.isspace()


def unescaped(literal):
    return literal.replace("\\n", "\n").replace('\\"', '"').replace("\\\\", "\\")


def texts_that_are_told(source, place):
    """A sentence is told()'s first argument; of one that follows a count the third, the plural. All literals of said() and phrase()
    are texts: they may be chosen among. Lines of pseudocode are one or the other, without the blanks that indent them."""
    texts = []
    for call in re.finditer(r"(?<![\w:.>])(told|told_unchecked|said|phrase|code_line|code_lines)\((?:\s*\{)?", source):
        literals = literals_of_call(source, call.end())
        if call.group(1).startswith("code_line"):
            literals = [(number, text.lstrip(" ")) for number, text in literals]
        first = [text for number, text in literals if number == 0]
        if call.group(1) in ("said", "phrase", "code_lines"):
            texts += [Text(unescaped(text), "told", False, place) for _, text in literals]
        elif first:
            texts += [Text(unescaped(text), "told", False, place) for text in first]
        elif len(literals) > 1 and [number for number, _ in literals[:2]] == [1, 2]:
            texts.append(Text(unescaped(literals[1][1]), "told", True, place))
    return texts


def texts_told():
    texts = []
    for folder in ("compute", "render", "app"):
        for path in sorted(glob.glob(os.path.join(ROOT, folder, "**", "*.*"), recursive=True)):
            if path.endswith((".cpp", ".h", ".ipp", ".cu", ".cuh")) and not path.endswith("words/told.h"):
                with open(path, encoding="utf-8") as file:
                    texts += texts_that_are_told(file.read(), os.path.relpath(path, ROOT))
    return texts


def texts_of_tables(program):
    listed = json.loads(subprocess.run([program, "list", "--texts"], capture_output=True, check=True).stdout)
    return [Text(one["text"], one["difference"], False, one["place"]) for one in listed]


def texts_of_qt():
    texts = []
    with open(os.path.join(FOLDER, "qt_texts.txt"), encoding="utf-8") as file:
        for line in file.read().splitlines():
            if line and not line.startswith("#"):
                difference, text = re.match("(?:(key|dock) )?(.*)", line).groups()
                texts.append(Text(text, difference or "", False, "Qt"))
    return texts


def all_texts(program, lupdate):
    """Each once, by key; a text that is counted in one place and not in another is an error."""
    found = {}
    for text in texts_of_window(lupdate) + texts_of_tables(program) + texts_of_literals() + texts_told() + texts_of_runs() + texts_of_qt():
        known = found.setdefault(text.key, text)
        if known.is_counted != text.is_counted:
            sys.exit("“%s” is counted in one place and not in another: tell them apart" % text.source)
    return found


def read_translations(path):
    """By key: the forms (one, unless it is counted), and whether they are finished."""
    known = {}
    if not os.path.exists(path):
        return known
    for _, message, key in messages(path):
        translation = message.find("translation")
        forms = [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]
        known[key] = forms, translation.get("type") != "unfinished"
    return known


def quoted(text):
    return escape(text, {'"': "&quot;", "'": "&apos;"})


def write_translations(path, code, texts, known):
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>", '<TS version="2.1" language="%s" sourcelanguage="en">' % code,
             "<context>", "    <name>warpscope</name>"]
    for key, text in texts.items():
        forms, finished = known.get(key, ([""], False))
        count = FORMS[code] if text.is_counted else 1
        finished = finished and len(forms) == count and all(forms)
        forms = (forms + [""] * count)[:count]
        lines.append('    <message numerus="yes">' if text.is_counted else "    <message>")
        lines.append("        <source>%s</source>" % quoted(text.source))
        if text.difference:
            lines.append("        <comment>%s</comment>" % quoted(text.difference))
        if text.place:
            lines.append("        <extracomment>%s</extracomment>" % quoted(text.place))
        start = "        <translation>" if finished else '        <translation type="unfinished">'
        if text.is_counted:
            lines.append(start)
            lines += ["            <numerusform>%s</numerusform>" % quoted(form) for form in forms]
            lines.append("        </translation>")
        else:
            lines.append("%s%s</translation>" % (start, quoted(forms[0])))
        lines.append("    </message>")
    lines += ["</context>", "</TS>", ""]
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines))


def placeholders(text):
    return sorted(re.findall(r"%[0-9n]|%%|<[^>]*>", text))


def values_named(text):
    """The values of a format string, each with its number and how it is written: in any order."""
    if not re.search(r"\{\d*(:[^{}]*)?\}", text):
        return []
    named = []
    for number, spec in re.findall(r"\{(\d*)(:[^{}]*)?\}", text.replace("{{", "").replace("}}", "")):
        named.append((int(number) if number else len(named), spec))
    return sorted(named)


def flags_named(text):
    """Of the command line. The window finds the button that helps by the flag of a hint, whatever the language."""
    return set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", text))


# Where a text calls a choice by its name, which is English: "method grid". Of lists each: "auto, simd and boxes".
CHOICE = re.compile(r"\b(?:method|variant|kernel|operation|study|studies|precision|choice|lens)s? \*?([a-z][a-z0-9-]+)")
CHOICES = re.compile(r"(?<!--)\b[a-z][a-z0-9-]+(?:, [a-z][a-z0-9-]+)* (?:and|or|to) [a-z][a-z0-9-]+")


def choices_named(text, is_choice):
    lists = [re.split(", | and | or | to ", found) for found in CHOICES.findall(text)]
    return set(CHOICE.findall(text)).union(*[names for names in lists if all(map(is_choice, names))])


def choices_in_english(source, form, known):
    """Those that the controls call otherwise. A flag's values are typed as they are."""
    if re.search(r"--[a-z-]+ (takes |[a-z0-9-]+ or )", source):
        return []
    told = re.sub(r"--[a-z][a-z-]* [a-z0-9-]+", "", form)
    in_english = []
    for name in sorted(choices_named(source, lambda name: (words_of_name(name), "") in known)):
        forms, finished = known.get((words_of_name(name), ""), ([""], False))
        is_in_english = re.search(r"(?<![\w.-])%s(?![\w.-])" % re.escape(name), told)
        if finished and is_in_english and forms[0].lower() != name:
            in_english.append("it calls the choice %s by its English name; controls show “%s”" % (name, forms[0]))
    return in_english


def faults_of(source, form):
    """What cannot be right whatever the language."""
    if not form:
        return ["it is empty"]
    faults = []
    if placeholders(source) != placeholders(form) or values_named(source) != values_named(form):
        faults.append("its placeholders differ")
    if flags_named(source) != flags_named(form):
        faults.append("its flags differ")
    numbered = [bool(number) for number in re.findall(r"\{(\d*)(?::[^{}]*)?\}", form.replace("{{", "").replace("}}", ""))]
    if any(numbered) and not all(numbered):
        faults.append("some of its placeholders have numbers and some have none")
    if len(re.findall(r"&[^ &]", source)) != len(re.findall(r"&[^ &]", form)):
        faults.append("one has a mnemonic (&) and the other has none")
    for edge in (r"^\s*", r"\s*$", r"…?$"):
        if re.search(edge, source).group() != re.search(edge, form).group():
            faults.append("it begins or ends otherwise")
    if source.count("\n") != form.count("\n"):
        faults.append("its lines are not as many")
    return faults


def check(code, texts, known):
    problems = []
    for key, text in texts.items():
        if key not in known:
            problems.append((text.source, "it is missing"))
            continue
        forms, finished = known[key]
        if not finished:
            problems.append((text.source, "it is not finished"))
        elif len(forms) != (FORMS[code] if text.is_counted else 1):
            problems.append((text.source, "it has %d forms" % len(forms)))
        else:
            problems += [(text.source, fault) for form in forms
                         for fault in faults_of(text.source, form) + choices_in_english(text.source, form, known)]
    problems += [(key[0], "no source has it any more") for key in known if key not in texts]
    return ["%s: “%s”: %s" % (code, source, fault) for source, fault in problems]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="the built warpscope")
    parser.add_argument("--lupdate", default="/usr/lib/qt6/bin/lupdate", help="Qt's lupdate")
    parser.add_argument("--check", action="store_true", help="write nothing; fail where something is missing or wrong")
    arguments = parser.parse_args()
    if not os.path.exists(arguments.lupdate):
        print("there is no lupdate (Debian: qt6-l10n-tools)")
        return 77
    texts = all_texts(arguments.program, arguments.lupdate)
    problems = []
    for code in FORMS:
        path = os.path.join(FOLDER, "warpscope_%s.ts" % code)
        known = read_translations(path)
        if not arguments.check:
            write_translations(path, code, texts, known)
            known = read_translations(path)
        problems += check(code, texts, known)
    for problem in problems:
        print(problem)
    print("%d texts in %d languages, %d problems" % (len(texts), len(FORMS), len(problems)))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
