# What tools/translations.py finds wrong with translations: each of its rules fails on a text that breaks it.
# SPDX-License-Identifier: MIT
import os
import re
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "tools"))
import translations  # noqa: E402


def texts(*all_texts):
    return {text.key: text for text in all_texts}


class Check(unittest.TestCase):
    def problems(self, source, *forms, finished=True, counted=False):
        return translations.check("sl" if counted else "de", texts(translations.Text(source, "", counted)),
                                  {(source, ""): (list(forms), finished)})

    def test_what_is_right_passes(self):
        self.assertEqual(self.problems("Open %1…", "%1 öffnen…"), [])
        self.assertEqual(self.problems("&File", "&Datei"), [])
        self.assertEqual(self.problems("%1 rows", "%1 vrstica", "%1 vrstici", "%1 vrstice", "%1 vrstic", counted=True), [])

    def test_each_rule_can_fail(self):
        for source, form in (("%1 of %2", "%1 von"), ("%1 of %2", "%1 von %1"), ("<b>a</b>", "<b>a"), ("&File", "Datei"),
                             (" (changed)", "(geändert)"), ("Open…", "Öffnen"), ("a\nb", "a b"), ("File", ""),
                             ("use --backend cpu", "--backend-cpu nehmen")):
            self.assertNotEqual(self.problems(source, form), [], (source, form))
        self.assertNotEqual(self.problems("File", "Datei", finished=False), [])
        self.assertNotEqual(self.problems("%1 rows", "%1 vrstica", "%1 vrstic", counted=True), [], "Slovenian has four forms")

    def test_a_choice_is_called_as_controls_call_it(self):
        def faults(source, form):
            known = {("Grid", ""): (["Gitter"], True), ("Brute", ""): (["Alles"], True), ("Delaunay", ""): (["Delaunay"], True)}
            return translations.choices_in_english(source, form, known)

        self.assertNotEqual(faults("only method grid has it", "nur das Verfahren grid hat es"), [])
        self.assertNotEqual(faults("brute, delaunay and grid do", "„Alles“, delaunay und grid tun es"), [])
        self.assertEqual(faults("only method grid has it", "nur das Verfahren „Gitter“ hat es"), [])
        self.assertEqual(faults("choose method grid", "--method grid wählen"), [], "what is typed")
        self.assertEqual(faults("method delaunay", "Verfahren delaunay"), [], "a name is one in all languages")
        self.assertEqual(faults("points in a grid", "Punkte im grid"), [], "no choice is meant")

    def test_missing_and_left_over(self):
        self.assertNotEqual(translations.check("de", texts(translations.Text("New")), {}), [])
        self.assertNotEqual(translations.check("de", {}, {("Gone", ""): (["Weg"], True)}), [])


class Lessons(unittest.TestCase):
    FOLDER = os.path.join(translations.ROOT, "assets", "lessons")

    def emphasised(self, *path):
        """Without blocks of states, and without what is bold."""
        with open(os.path.join(self.FOLDER, *path)) as file:
            text = re.sub(r"```.*?```", "", file.read(), flags=re.S).replace("**", "")
        return set(re.findall(r"(?<!\*)\*([^*\n]+)\*", text))

    def test_choices_are_called_as_the_window_calls_them(self):
        for name in sorted(name for name in os.listdir(self.FOLDER) if name.endswith(".md")):
            for language in ("de", "sl"):
                self.assertEqual(self.emphasised(name) & self.emphasised(language, name), set(), (language, name))


class Sources(unittest.TestCase):
    def found(self, source):
        return [(text.source, text.is_counted) for text in translations.texts_that_are_told(source, "")]

    def test_sentences(self):
        self.assertEqual(self.found('told("Ball {}", n) + said(a ? "left" : "right")'), [("Ball {}", False), ("left", False), ("right", False)])
        self.assertEqual(self.found('told(n, "{} ball", "{} balls")'), [("{} balls", True)])

    def test_pseudocode_has_no_blanks_in_front(self):
        self.assertEqual(self.found('code_lines({\n  "  for each d:", is_first ? "    go" : "    stop",\n code_line("      add {}", "d")})'),
                         [("for each d:", False), ("go", False), ("stop", False), ("add {}", False)])
        self.assertEqual(self.found('code_line(a ? "  go" : "  stop")'), [("go", False), ("stop", False)])
        self.assertEqual(self.found('code_line(count(n), "  in {} tile:", "  in {} tiles:")'), [("in {} tiles:", True)])


class Files(unittest.TestCase):
    def test_what_is_written_is_read_again(self):
        wanted = texts(translations.Text("Right", "key"), translations.Text("Right"), translations.Text("points", "", True),
                       translations.Text('A "b" & <c>'), translations.Text("New"))
        known = {("Right", "key"): (["Desno"], True), ("Right", ""): (["Z desne"], True), ("Gone", ""): (["Proč"], True),
                 ("points", ""): (["točka", "točki", "točke", "točk"], True), ('A "b" & <c>', ""): (['Č "b" & <c>'], True)}
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "sl.ts")
            translations.write_translations(path, "sl", wanted, known)
            read = translations.read_translations(path)
        del known[("Gone", "")]
        known[("New", "")] = ([""], False)
        self.assertEqual(read, known)


if __name__ == "__main__":
    unittest.main()
