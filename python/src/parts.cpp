// SPDX-License-Identifier: MIT
#include "python/src/parts.h"

#include "compute/core/divided/divided.h"
#include "compute/core/run/error.h"
#include "compute/experiments.h"
#include "python/src/data.h"
#include "python/src/run.h"
#include "python/src/values.h"
#include "python/src/worker.h"

#include <fmt/format.h>

#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>

namespace ws::python {

namespace {

const Divisible& divisible(const std::string& id) {
  if (const auto* found = dynamic_cast<const Divisible*>(&find_experiment(id))) return *found;
  throw Error(ErrorKind::invalid_argument, fmt::format("{} does not take its data in parts", id));
}

ParameterSet parameters_of(const std::string& id, const nb::dict& values) {
  ParameterSet parameters = find_experiment(id).parameters();
  set_values(parameters, values);
  return parameters;
}

std::vector<Array> arrays_of(const nb::handle& list) {
  std::vector<Array> arrays;
  for (const nb::handle one : nb::iter(list)) arrays.push_back(array_of_python(one));
  return arrays;
}

const char* name_of(Merge merge) { return merge == Merge::sum ? "sum" : merge == Merge::least ? "least" : "most"; }

/// Keeps what it was made of: views of Python's arrays.
class Part {
 public:
  Part(const std::string& id, const nb::dict& inputs, const nb::dict& parameters) {
    Inputs given;
    std::vector<std::string> ignored;  // the caller has all parts, and tells once
    for (const InputSpec& spec : find_experiment(id).info().inputs)
      if (inputs.contains(spec.role.c_str()))
        given[spec.role] = input_of(*nb::cast<std::shared_ptr<Data>>(inputs[spec.role.c_str()]), spec, ignored);
    part_ = divisible(id).part(given, parameters_of(id, parameters));
  }

  /// [(array, how it is merged), …]
  nb::list answer(const std::string& question, const nb::list& given, int threads, std::size_t memory_limit) {
    const std::vector<Array> arrays = arrays_of(given);
    std::vector<PartAnswer> answers;
    work_without_lock(
        [&](const std::stop_token& stop, Progress*) {
          const std::lock_guard lock(mutex_);
          RunContext context;
          context.thread_count = threads;
          context.memory_limit_bytes = memory_limit;
          context.stop = stop;
          context.cache = &shared_cache();
          answers = part_->answer(question, arrays, context);
        },
        nb::none());
    nb::list list;
    for (const PartAnswer& one : answers) list.append(nb::make_tuple(view_of(one.array, nullptr), name_of(one.merge)));
    return list;
  }

 private:
  std::unique_ptr<DataPart> part_;
  std::mutex mutex_;
};

/// `ask(question, arrays, in_turn)` gives arrays.
class AskedParts final : public AllParts {
 public:
  explicit AskedParts(nb::object ask) : ask_(std::move(ask)) {}

  std::vector<Array> ask(std::string_view question, const std::vector<Array>& given) override {
    return call(question, given, false);
  }
  std::vector<Array> ask_in_turn(std::string_view question, const std::vector<Array>& given) override {
    return call(question, given, true);
  }

 private:
  std::vector<Array> call(std::string_view question, const std::vector<Array>& given, bool in_turn) {
    const nb::gil_scoped_acquire locked;
    nb::list views;
    for (const Array& array : given) views.append(view_of(array, nullptr));
    return arrays_of(ask_(nb::str(question.data(), question.size()), views, in_turn));
  }

  nb::object ask_;
};

/// (hash, summary, arrays)
nb::tuple run_divided(const std::string& id, const nb::dict& values, const nb::object& ask, std::size_t memory_limit,
                      std::uint64_t seed, const nb::object& tell, nb::list warnings) {
  const Divisible& experiment = divisible(id);
  const ParameterSet parameters = parameters_of(id, values);
  AskedParts parts(ask);
  RunContext context;
  context.memory_limit_bytes = memory_limit;
  context.seed = seed;
  context.record_steps = false;
  DividedResult result;
  work_without_lock(
      [&](const std::stop_token& stop, Progress* progress) {
        context.stop = stop;
        context.progress = progress;
        result = experiment.run_divided(parameters, parts, context);
      },
      tell);
  for (const std::string& warning : context.metrics.warnings()) warnings.append(warning);
  return nb::make_tuple(result.hash, to_python(result.summary), to_python(result.arrays, nullptr));
}

}  // namespace

void bind_parts(nb::module_& module) {
  nb::class_<Part>(module, "Part")
      .def(nb::init<const std::string&, const nb::dict&, const nb::dict&>(), nb::arg("id"), nb::arg("inputs"),
           nb::arg("parameters"))
      .def("answer", &Part::answer, nb::arg("question"), nb::arg("given"), nb::arg("threads"), nb::arg("memory_limit"));
  module.def("run_divided", run_divided, nb::arg("id"), nb::arg("parameters"), nb::arg("ask"), nb::arg("memory_limit"),
             nb::arg("seed"), nb::arg("tell").none(), nb::arg("warnings"));
}

}  // namespace ws::python
