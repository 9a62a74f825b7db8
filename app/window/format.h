// Numbers, values and sizes as people read them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/experiment.h"

#include <QString>

namespace ws::app {

[[nodiscard]] QString qt(std::string_view text);
/// 1 204 567, with thin gaps.
[[nodiscard]] QString grouped(std::uint64_t count);
/// "1 point", "7 397 points"; both are marked with QT_TRANSLATE_NOOP and QT_TRANSLATE_N_NOOP.
[[nodiscard]] QString counted_text(std::uint64_t count, const char* one, const char* many);
/// The word alone: "points", in the form that `count` asks for.
[[nodiscard]] QString counted_word(std::uint64_t count, const char* one, const char* many);
/// The same of what a kind of data counts: "pixels".
[[nodiscard]] QString element_word(std::uint64_t count, std::string_view elements);
/// What tr() takes as the count, to choose the form of a word by.
[[nodiscard]] int plural_of(std::uint64_t count);
/// 950, 12.3 k, 1.2 M.
[[nodiscard]] QString short_count(std::uint64_t count);
[[nodiscard]] QString bytes_text(std::uint64_t bytes);
[[nodiscard]] QString ms_text(double ms);
/// With its unit; reals to six digits.
[[nodiscard]] QString property_text(const Property& property);
/// "ball_count" → "Ball count".
[[nodiscard]] QString readable(std::string_view snake_case);
/// "radius r1" → "Radius r1".
[[nodiscard]] QString in_sentence_case(QString text);
/// A text of the session's tables (app/session/texts.h) in the window's language; any other text as it is.
[[nodiscard]] QString translated(std::string_view table_text);
/// A table's text as the panels over the picture show it: units too, and of words that are counted the plural.
[[nodiscard]] QString overlay_words(std::string_view text);
/// A name or a word of a value (app/session/value_words.h) in the window's language.
[[nodiscard]] QString value_word(std::string_view word);
/// "point 12": what is picked or lies under the pointer, its word in the window's language.
[[nodiscard]] QString element_text(std::string_view name_and_number);
/// Name, words and unit in the window's language; numbers as they are.
[[nodiscard]] Property translated(const Property& property);
/// A unit in the window's language.
[[nodiscard]] QString unit_text(std::string_view unit);
/// A choice, a role or an output in the window's language: "contrast-dark" → "Contrast dark".
[[nodiscard]] QString choice_text(std::string_view name);
/// A sample by its title, and other generated data by their values rather than by flags. They may be the queries or the true
/// curve of what is generated.
[[nodiscard]] QString data_name(const Input& input, const ExperimentInfo& info);

}  // namespace ws::app
