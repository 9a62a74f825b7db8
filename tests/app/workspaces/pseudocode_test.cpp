// The pseudocode of every method, of those that need a device too, has a translation of each line in each language. That the
// translations keep what they must is what tools/translations.py checks.
// SPDX-License-Identifier: MIT
#include "compute/core/words/told.h"
#include "compute/filter/show/explain.h"
#include "compute/histogram/show/explain.h"
#include "compute/kdtree/show/explain.h"
#include "compute/ridge/show/explain/explain.h"
#include "compute/triangulation/show/explain.h"

#include <gtest/gtest.h>

#include <cctype>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

namespace ws::test {
namespace {

std::vector<MethodCode> codes_of_triangulation() {
  std::vector<MethodCode> codes;
  for (const auto& method : all_choices<triangulation::Method>)
    for (const bool has_all : {false, true}) {
      triangulation::Parameters p;
      p.method = method.value;
      p.count_cut = p.length_bound = p.uncrossed = p.uncovered = p.by_length = has_all;
      codes.push_back(triangulation::pseudocode_of(p));
    }
  return codes;
}

std::vector<MethodCode> codes_of_histogram() {
  std::vector<MethodCode> codes;
  for (const auto& method : all_choices<histogram::Method>)
    for (const auto& scale : all_choices<histogram::BinScale>)
      for (const auto& arithmetic : all_choices<histogram::Arithmetic>)
        for (const auto& limits : all_choices<histogram::Limits>) {
          histogram::Parameters p;
          p.bin_scale = scale.value;
          p.arithmetic = arithmetic.value;
          p.limits = limits.value;
          p.skip_self = limits.value == histogram::Limits::global;
          codes.push_back(histogram::pseudocode_of(method.value, p));
        }
  return codes;
}

std::vector<MethodCode> codes_of_kdtree() {
  std::vector<MethodCode> codes;
  for (const auto& pipeline : all_choices<kdtree::Pipeline>)
    for (const auto& strategy : all_choices<kdtree::Strategy>)
      for (const kdtree::Clip clip : {kdtree::Clip::clip, kdtree::Clip::clamp})
        for (const int more : {0, 2}) {
          kdtree::Rules rules;
          rules.strategy = strategy.value;
          rules.clip = clip;
          rules.extra_levels = more;
          rules.min_leaf = 6 * more;
          codes.push_back(kdtree::pseudocode_of(pipeline.value, rules));
        }
  return codes;
}

template <class Choice, class Owner>
void add_of_ridge(std::vector<MethodCode>& codes, ridge::Parameters p, Choice Owner::*choice) {
  for (const auto& one : all_choices<Choice>) {
    p.*choice = one.value;
    codes.push_back(ridge::pseudocode_of(p));
  }
}

std::vector<MethodCode> codes_of_ridge() {
  std::vector<MethodCode> codes;
  for (const auto& method : all_choices<ridge::Method>) {
    ridge::Parameters p;
    p.method = method.value;
    codes.push_back(ridge::pseudocode_of(p));
    p.min_points = 6;
    p.decimate_first = true;
    p.refine = ridge::Refinement::fit;
    p.tile_detection = ridge::TileDetection::local;
    p.ball_order = ridge::BallOrder::random;
    add_of_ridge(codes, p, &ridge::Parameters::convergence);
    add_of_ridge(codes, p, &ridge::Parameters::smoothing);
    add_of_ridge(codes, p, &ridge::Parameters::choose);
    add_of_ridge(codes, p, &ridge::Parameters::kernels);
    add_of_ridge(codes, p, &ridge::Parameters::decimation);
  }
  return codes;
}

std::vector<MethodCode> codes_of_filter() {
  std::vector<MethodCode> codes;
  filter::Run run;
  for (const auto& variant : all_choices<filter::Variant>)
    for (const filter::Axis axis : {filter::Axis::row, filter::Axis::column}) {
      filter::Pass pass;
      pass.phase = "row";
      pass.axis = axis;
      pass.variant = variant.value;
      if (variant.value != filter::Variant::automatic) codes.push_back(filter::pseudocode_of(run, &pass));
    }
  for (const auto& interpolation : all_choices<filter::Interpolation>)
    for (const bool is_affine : {false, true}) {
      run.warp.emplace();
      run.warp->interpolation = interpolation.value;
      run.warp->affine = is_affine;
      run.warp->supersample = is_affine ? 2 : 1;
      run.warp->outputs_per_thread = is_affine ? 2 : 4;
      codes.push_back(filter::pseudocode_of(run, nullptr));
    }
  return codes;
}

std::vector<MethodCode> all_codes() {
  std::vector<MethodCode> all;
  for (auto* codes_of : {codes_of_ridge, codes_of_kdtree, codes_of_triangulation, codes_of_filter, codes_of_histogram})
    for (MethodCode& code : codes_of()) all.push_back(std::move(code));
  return all;
}

std::set<std::string>& looked_up() {
  static std::set<std::string> texts;
  return texts;
}

std::string without_escapes(std::string text) {
  for (const auto& [escape, sign] : {std::pair{"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&apos;", "'"}, {"&amp;", "&"}})
    for (std::size_t at; (at = text.find(escape)) != std::string::npos;) text.replace(at, std::string(escape).size(), sign);
  return text;
}

/// What algorithms say and a file of translations has, as tools/translations.py writes it.
std::set<std::string> translated_in(const std::string& language) {
  std::ifstream file(WS_SOURCE_DIR "/assets/translations/warpscope_" + language + ".ts");
  const std::string all{std::istreambuf_iterator<char>(file), {}};
  std::set<std::string> texts;
  for (std::size_t from = all.find("<message"); from != std::string::npos; from = all.find("<message", from + 1)) {
    const std::string message = all.substr(from, all.find("</message>", from) - from);
    if (message.find("unfinished") != std::string::npos) continue;
    const std::size_t begin = message.find("<source>") + 8;
    texts.insert(without_escapes(message.substr(begin, message.find("</source>") - begin)));
  }
  return texts;
}

TEST(PseudocodeInOtherLanguages, EveryLineOfEveryMethodHasATranslation) {
  use_phrasebook([](const char* english, std::optional<std::size_t>) -> std::string {
    looked_up().insert(english);
    return english;
  });
  const std::size_t methods = all_codes().size();
  use_phrasebook(nullptr);
  EXPECT_GT(methods, 100u);
  EXPECT_GT(looked_up().size(), 290u);
  for (const char* language : {"de", "sl"}) {
    const std::set<std::string> known = translated_in(language);
    for (const std::string& text : looked_up()) EXPECT_TRUE(known.contains(text)) << language << ": " << text;
  }
}

/// A title in which neither the marks of the phrasebook count, nor how choices are written: "sah-binned" and "§SAH binned".
std::string without_marks(std::string title) {
  for (const std::string mark = "§"; title.find(mark) != std::string::npos;) title.erase(title.find(mark), mark.size());
  for (char& c : title) c = c == '-' || c == '_' ? ' ' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return title;
}

TEST(PseudocodeInOtherLanguages, EveryLineIsLookedUpAndStaysOneLine) {
  const std::vector<MethodCode> english = all_codes();
  use_phrasebook([](const char* text, std::optional<std::size_t>) { return std::string("§") + text; });
  const std::vector<MethodCode> other = all_codes();
  use_phrasebook(nullptr);
  ASSERT_EQ(english.size(), other.size());
  for (std::size_t i = 0; i < english.size(); ++i) {
    const std::vector<std::string>&before = english[i].lines.told, &after = other[i].lines.told;
    EXPECT_TRUE(other[i].title.starts_with("§")) << other[i].title;
    EXPECT_EQ(without_marks(other[i].title), without_marks(english[i].title)) << "choices are called as controls call them";
    EXPECT_EQ(other[i].lines.english, before) << "by which lines are found";
    ASSERT_EQ(before.size(), after.size()) << english[i].title;
    for (std::size_t line = 0; line < before.size(); ++line) {
      std::string marked = before[line];
      EXPECT_EQ(after[line], marked.insert(marked.find_first_not_of(' '), "§"));
    }
  }
}

}  // namespace
}  // namespace ws::test
