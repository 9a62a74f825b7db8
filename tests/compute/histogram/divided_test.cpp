// References in parts give the counts of all references in one place, whatever the parts are.
// SPDX-License-Identifier: MIT
#include "compute/histogram/experiment.h"

#include "compute/core/run/error.h"
#include "tests/compute/histogram/sets.h"
#include "tests/support/local_parts.h"

#include <cmath>
#include <vector>

namespace ws::histogram::test {
namespace {

const Divisible& divisible() { return dynamic_cast<const Divisible&>(experiment()); }

VectorSet rows_of(const VectorSet& vectors, std::size_t first, std::size_t end) {
  std::vector<std::size_t> numbers;
  for (std::size_t i = first; i < end; ++i) numbers.push_back(i);
  VectorSet part = chosen_rows(vectors, numbers);
  part.holds_bytes = facts_of(part).holds_bytes;
  return part;
}

Input input_of(const VectorSet& vectors) { return {std::make_shared<const VectorSet>(vectors), "vectors"}; }

std::unique_ptr<LocalParts> cut(const generate::VectorPair& pair, const ParameterSet& parameters, std::size_t count) {
  std::vector<std::unique_ptr<DataPart>> parts;
  for (std::size_t p = 0, first = 0; p < count; ++p) {
    const std::size_t end = p + 1 == count ? pair.references.size() : first + 1 + pair.references.size() / (count + p);
    parts.push_back(divisible().part(
        {{"references", input_of(rows_of(pair.references, first, end))}, {"queries", input_of(pair.queries)}}, parameters));
    first = end;
  }
  return std::make_unique<LocalParts>(std::move(parts));
}

void expect_whole(const generate::VectorPair& pair, const ParameterSet& parameters, const std::string& what) {
  RunContext context;
  const auto whole =
      experiment().run({{"references", input_of(pair.references)}, {"queries", input_of(pair.queries)}}, parameters, context);
  for (const std::size_t count : {1, 2, 7}) {
    const auto parts = cut(pair, parameters, count);
    const DividedResult divided = divisible().run_divided(parameters, *parts, context);
    EXPECT_EQ(divided.hash, whole.result->hash(context)) << what << ", " << count << " parts";
    EXPECT_LE(parts->questions, 3);
  }
}

generate::VectorPair generated(std::size_t dimension, std::size_t count, bool bytes) {
  generate::Random random(5);
  const generate::VectorShape shape{dimension, count, 21};
  generate::VectorPair pair = bytes ? generate::sift_like(shape, random) : generate::gauss(shape, random);
  for (VectorSet* set : {&pair.references, &pair.queries}) set->holds_bytes = facts_of(*set).holds_bytes;
  return pair;
}

TEST(Divided, CountsAreThoseOfTheWhole) {
  for (const bool bytes : {false, true})
    for (const auto& [dimension, count] : {std::pair{2, 20'000}, {12, 3'001}})
      for (const char* limits : {"per-query", "global"})
        for (const char* scale : {"linear", "logarithmic"})
          for (const bool skip : {false, true}) {
            const generate::VectorPair pair = generated(std::size_t(dimension), std::size_t(count), bytes);
            ParameterSet parameters = experiment().parameters();
            parameters.set("bins", std::int64_t{37});
            parameters.set("limits", std::string(limits));
            parameters.set("bin_scale", std::string(scale));
            parameters.set("skip_self", skip);
            expect_whole(
                pair, parameters,
                std::to_string(dimension) + (bytes ? " bytes " : " floats ") + limits + " " + scale + (skip ? " skip" : ""));
          }
}

TEST(Divided, SomePartsOfWholeNumbersAreAskedAgain) {
  generate::VectorPair pair = generated(300, 600, true);  // whole sums exceed what floats hold exactly
  pair.references = changed(pair.references, 1, 0);
  pair.references.values<float>()[599 * 300 + 7] += 0.25f;
  pair.references.holds_bytes = false;
  expect_whole(pair, experiment().parameters(), "mixed");
  const auto parts = cut(pair, experiment().parameters(), 2);
  RunContext context;
  (void)divisible().run_divided(experiment().parameters(), *parts, context);
  EXPECT_EQ(parts->questions, 3);
}

TEST(Divided, RefusesWhatPartsCannotTell) {
  const ParameterSet parameters = experiment().parameters();
  RunContext context;
  const auto refused = [&](generate::VectorPair pair, const ParameterSet& with) {
    EXPECT_THROW((void)divisible().run_divided(with, *cut(pair, with, 2), context), Error);
  };
  generate::VectorPair tiny = generated(3, 500, false), huge = tiny;
  tiny.references = changed(tiny.references, 1e-30f, 0);
  tiny.queries = changed(tiny.queries, 1e-30f, 0);
  huge.references = changed(huge.references, 1e19f, 0);
  refused(tiny, parameters);
  refused(huge, parameters);
  for (const auto& [name, value] : {std::pair{"method", "paper"}, {"check", "true"}, {"query_count", "7"}}) {
    ParameterSet other = parameters;
    other.set_text(name, value);
    refused(generated(3, 500, false), other);
  }
  EXPECT_THROW((void)divisible().part({{"references", input_of(generated(3, 500, false).references)}}, parameters), Error);
}

TEST(Divided, APartTakesNoQuestionThatDoesNotFitIt) {
  const generate::VectorPair pair = generated(3, 500, false);
  const auto part = divisible().part({{"references", input_of(pair.references)}, {"queries", input_of(pair.queries)}},
                                     experiment().parameters());
  const auto doubles = [](std::size_t count, double value) {
    return array_of(std::vector<double>(count, value), {count}, "given", "");
  };
  const Array whole = array_of(std::vector<std::uint8_t>{0}, {1}, "whole", "");
  const std::size_t queries = pair.queries.size();
  RunContext context;
  const std::vector<std::vector<Array>> wrong{
      {},
      {whole},
      {whole, doubles(queries, 0), doubles(queries - 1, 1)},
      {whole, doubles(queries, 0), doubles(queries, std::nan(""))},
      {whole, doubles(queries, -1), doubles(queries, 9)},
      {whole, doubles(queries, 0), doubles(queries, HUGE_VAL)},
      {whole, doubles(queries, 0), doubles(queries, 1e-9)},
      {whole, doubles(queries, 1e9), doubles(queries, 1e12)},
      {array_of(std::vector<std::uint8_t>{1}, {1}, "whole", ""), doubles(queries, 0), doubles(queries, 9)},
      {doubles(1, 0), doubles(queries, 0), doubles(queries, 1)}};
  for (std::size_t i = 0; i < wrong.size(); ++i) EXPECT_THROW((void)part->answer("counts", wrong[i], context), Error) << i;
  EXPECT_THROW((void)part->answer("weights", {}, context), Error);
  EXPECT_THROW((void)part->answer("limits", {array_of(std::vector<std::uint8_t>{1}, {1}, "whole", "")}, context), Error);
  EXPECT_NO_THROW((void)part->answer("counts", {whole, doubles(queries, 0), doubles(queries, 1e12)}, context))
      << "it answers still";
}

}  // namespace
}  // namespace ws::histogram::test
