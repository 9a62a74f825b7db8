// Numbers, values and sizes as people read them.
// SPDX-License-Identifier: MIT
#include "app/window/format.h"

#include <QCoreApplication>
#include <QObject>
#include <QRegularExpression>

#include "compute/core/words/choice_words.h"
#include "compute/core/words/told.h"

#include <algorithm>
#include <string>
#include <utility>
#include <variant>

namespace ws::app {

namespace {

constexpr std::pair<const char*, const char*> element_words[] = {
    {QT_TRANSLATE_NOOP("warpscope", "point"), QT_TRANSLATE_N_NOOP("warpscope", "points")},
    {QT_TRANSLATE_NOOP("warpscope", "pixel"), QT_TRANSLATE_N_NOOP("warpscope", "pixels")},
    {QT_TRANSLATE_NOOP("warpscope", "triangle"), QT_TRANSLATE_N_NOOP("warpscope", "triangles")},
    {QT_TRANSLATE_NOOP("warpscope", "vector"), QT_TRANSLATE_N_NOOP("warpscope", "vectors")},
    {QT_TRANSLATE_NOOP("warpscope", "query"), QT_TRANSLATE_N_NOOP("warpscope", "queries")}};

}  // namespace

QString qt(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

QString grouped(std::uint64_t count) {
  QString digits = QString::number(count);
  for (qsizetype at = digits.size() - 3; at > 0; at -= 3) digits.insert(at, QChar(0x202f));
  return digits;
}

int plural_of(std::uint64_t count) {
  constexpr std::uint64_t period = 1000;  // no language's forms depend on more than the last digits and on being small
  return static_cast<int>(count < period ? count : period + count % period);
}

QString counted_word(std::uint64_t count, const char* one, const char* many) {
  return count == 1 ? QCoreApplication::translate("warpscope", one)
                    : QCoreApplication::translate("warpscope", many, nullptr, plural_of(count));
}

QString element_word(std::uint64_t count, std::string_view elements) {
  for (const auto& [one, many] : element_words)
    if (elements == many) return counted_word(count, one, many);
  return qt(elements);
}

QString counted_text(std::uint64_t count, const char* one, const char* many) {
  return QString("%1 %2").arg(grouped(count), counted_word(count, one, many));
}

QString short_count(std::uint64_t count) {
  const auto n = static_cast<double>(count);
  if (n >= 999.5e6) return QString::number(n / 1e9, 'g', 3) + " G";
  if (n >= 999.5e3) return QString::number(n / 1e6, 'g', 3) + " M";
  if (n >= 1e4) return QString::number(n / 1e3, 'g', 3) + " k";
  return grouped(count);
}

QString bytes_text(std::uint64_t bytes) {
  static constexpr const char* units[] = {"B", "KiB", "MiB", "GiB", "TiB"};
  auto n = static_cast<double>(bytes);
  int unit = 0;
  for (; n >= 1024 && unit < 4; ++unit) n /= 1024;
  return QString("%1 %2").arg(QString::number(n, 'f', unit == 0 || n >= 100 ? 0 : 1), units[unit]);
}

QString ms_text(double ms) {
  if (ms >= 10'000) return QString::number(ms / 1000, 'f', 1) + " s";
  return QString::number(ms, 'f', ms < 10 ? 2 : ms < 100 ? 1 : 0) + " ms";
}

namespace {

/// Choices have the words of their controls, as far as there are some; numbers, lists and words of their own stay as they are.
QString word_text(const std::string& value) {
  const std::string words = choice_words(value), own = said(words.c_str());
  return qt(own == words ? value : own);
}

}  // namespace

QString property_text(const Property& property) {
  QString text;
  if (const auto* real = std::get_if<double>(&property.value))
    text = QString::number(*real, 'g', 6);
  else if (const auto* whole = std::get_if<std::int64_t>(&property.value); whole && *whole >= 10'000)
    text = grouped(static_cast<std::uint64_t>(*whole));
  else if (const auto* flag = std::get_if<bool>(&property.value))
    text = *flag ? QObject::tr("yes") : QObject::tr("no");
  else if (const auto* word = std::get_if<std::string>(&property.value))
    text = word_text(*word);
  else
    text = QString::fromStdString(to_text(property.value));
  return property.unit.empty() ? text : text + " " + unit_text(property.unit);
}

QString readable(std::string_view snake_case) { return in_sentence_case(qt(snake_case).replace('_', ' ')); }

QString in_sentence_case(QString text) {
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
}

QString translated(std::string_view table_text) {
  if (table_text.empty()) return {};
  return QCoreApplication::translate("warpscope", std::string(table_text).c_str());
}

QString unit_text(std::string_view unit) {
  if (unit.empty()) return {};
  return QCoreApplication::translate("warpscope", std::string(unit).c_str(), "unit");
}

QString overlay_words(std::string_view text) {
  constexpr std::uint64_t several = 3;
  for (const auto& [one, many] : element_words)
    if (text == many) return counted_word(several, one, many);
  const QString as_value = value_word(text);
  return as_value != qt(text).replace('_', ' ') ? as_value : unit_text(text);  // which falls back to the text that is no unit
}

QString value_word(std::string_view word) {
  std::string spaced(word);
  std::replace(spaced.begin(), spaced.end(), '_', ' ');
  return QCoreApplication::translate("warpscope", spaced.c_str(), "value");
}

QString element_text(std::string_view name_and_number) {
  const std::size_t gap = name_and_number.rfind(' ');
  if (gap == std::string_view::npos) return value_word(name_and_number);
  return value_word(name_and_number.substr(0, gap)) + qt(name_and_number.substr(gap));
}

Property translated(const Property& property) {
  Property own = property;
  own.name = value_word(property.name).toStdString();
  own.unit = unit_text(property.unit).toStdString();
  if (auto* word = std::get_if<std::string>(&own.value))
    if (const QString said = value_word(*word); !word->empty() && said != qt(*word)) *word = said.toStdString();
  return own;
}

QString choice_text(std::string_view name) { return translated(choice_words(name)); }

QString data_name(const Input& input, const ExperimentInfo& info) {
  static const QRegularExpression flag(QStringLiteral(" --(\\S+)"));
  QString name = qt(input.name);
  if (!input.path.empty()) return name;
  for (const Sample& sample : info.samples)
    if (const QString made = qt(sample.generator); name == made || name.endsWith(' ' + made))
      return name.chopped(made.size()) + QObject::tr("“%1”").arg(translated(sample.title));
  return name.replace(flag, QStringLiteral(", \\1"));
}

}  // namespace ws::app
