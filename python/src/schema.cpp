// What the module can do, as lists and dictionaries: Python makes its functions, their signatures and help of them.
// SPDX-License-Identifier: MIT
#include "compute/core/data/kinds.h"
#include "compute/core/device/backend.h"
#include "compute/core/schema/effect.h"
#include "compute/experiments.h"
#include "compute/generate/generate.h"
#include "compute/io/data_files.h"
#include "python/src/values.h"

#include <algorithm>
#include <string>

#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

namespace ws::python {

namespace {

const char* name_of(FieldKind kind) {
  switch (kind) {
    case FieldKind::boolean:
      return "bool";
    case FieldKind::integer:
      return "int";
    case FieldKind::real:
      return "float";
    case FieldKind::choice:
      return "choice";
    case FieldKind::numbers:
      break;
  }
  return "numbers";
}

nb::dict describe_field(const ParameterSet& set, const FieldInfo& field, const ParameterSet* run) {
  nb::dict told;
  told["name"] = field.name;
  told["kind"] = name_of(field.kind);
  told["help"] = field.help;
  told["unit"] = field.unit;
  told["default"] = to_python(field.default_value);
  told["accepts"] = field.accepts(field.range);
  told["is_automatic"] = field.zero_is_auto;
  told["applies"] = applies_with(set, field.name, run);
  nb::list choices;
  for (const ChoiceInfo& choice : field.choices) choices.append(nb::make_tuple(choice.name, choice.help));
  told["choices"] = choices;
  return told;
}

nb::list describe_inputs(const ExperimentInfo& info) {
  nb::list inputs;
  for (const InputSpec& spec : info.inputs) {
    nb::dict told;
    told["role"] = spec.role;
    told["flag"] = spec.flag;
    told["kind"] = data_kind(spec.kind).name;
    told["required"] = spec.required;
    told["help"] = spec.help;
    inputs.append(told);
  }
  return inputs;
}

nb::list describe_outputs(const ExperimentInfo& info) {
  nb::list outputs;
  for (const OutputSpec& spec : info.outputs) {
    nb::dict told;
    told["id"] = spec.id;
    told["flag"] = spec.flag;
    told["help"] = spec.help;
    told["extensions"] = spec.extensions;
    outputs.append(told);
  }
  return outputs;
}

nb::dict describe_experiment(const Experiment& experiment) {
  const ExperimentInfo& info = experiment.info();
  const ParameterSet parameters = experiment.parameters();
  nb::dict told;
  told["id"] = info.id;
  told["title"] = info.title;
  told["summary"] = info.summary;
  told["papers"] = info.papers;
  told["inputs"] = describe_inputs(info);
  told["outputs"] = describe_outputs(info);
  told["parameters"] = describe(parameters, nullptr);
  told["view"] = describe(experiment.view_parameters(), &parameters);
  nb::list samples;
  for (const Sample& sample : info.samples) {
    nb::dict values;
    for (const auto& [name, text] : sample.parameters) values[name.c_str()] = text;
    samples.append(nb::make_tuple(sample.id, sample.title, sample.generator, values));
  }
  told["samples"] = samples;
  return told;
}

nb::list experiments_told() {
  nb::list all;
  for (const Experiment* experiment : experiments()) all.append(describe_experiment(*experiment));
  return all;
}

nb::list generators_told() {
  const ParameterSet options = ParameterSet::of<generate::Options>();
  nb::list all;
  for (const generate::Kind& kind : generate::kinds()) {
    nb::list taken;
    for (const FieldInfo& field : options.fields())
      if (kind.reads(field.name)) taken.append(describe_field(options, field, nullptr));
    nb::dict told;
    told["name"] = kind.name;
    told["help"] = kind.help;
    told["product"] = data_kind(kind.product).name;
    told["options"] = taken;
    all.append(told);
  }
  return all;
}

/// {kind: (phrase, extensions that are read, extensions that are written)}
nb::dict data_kinds_told() {
  nb::dict all;
  for (const io::DataFormats& formats : io::data_formats()) {
    const DataKind& kind = data_kind(formats.kind);
    all[kind.name] =
        nb::make_tuple(kind.phrase, formats.read_extensions ? formats.read_extensions() : std::vector<std::string>{},
                       formats.write_extensions());
  }
  return all;
}

nb::dict backends_told() {
  const CudaStatus& cuda = cuda_status();
  nb::list devices;
  for (const CudaDevice& device : cuda.devices) devices.append(device.name);
  nb::dict told;
  told["cpu"] = nb::make_tuple(cpu_name(), cpu_thread_count());
  told["cuda"] = devices;
  told["cuda_reason"] = cuda.reason;
  return told;
}

}  // namespace

nb::list describe(const ParameterSet& set, const ParameterSet* run) {
  nb::list fields;
  for (const FieldInfo& field : set.fields()) fields.append(describe_field(set, field, run));
  return fields;
}

void bind_schema(nb::module_& module) {
  module.def("experiments", experiments_told);
  module.def("generators", generators_told);
  module.def("data_kinds", data_kinds_told);
  module.def("backends", backends_told);
}

}  // namespace ws::python
