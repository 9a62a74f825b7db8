// A noisy circle becomes a curve: Warpscope's algorithms in a program of one's own.
// SPDX-License-Identifier: MIT
#include "compute/experiments.h"
#include "compute/generate/generate.h"

#include <cstdio>

int main() {
  try {
    const auto [kind, options] = ws::generate::parse_command("circle --count 20000 --noise 0.1 --seed 1");
    ws::generate::Generated made = ws::generate::generate(kind, options);
    ws::Inputs inputs;
    inputs["cloud"].data = ws::generate::take_main(made);

    const ws::Experiment& ridge = ws::find_experiment("ridge");
    ws::ParameterSet parameters = ridge.parameters(), view = ridge.view_parameters();
    ridge.adapt(inputs, parameters, view, {});  // ranges, and what follows from the data
    parameters.set("r1", 0.2);

    ws::RunContext context;  // on the CPU, all threads
    const ws::Outcome outcome = ridge.run(inputs, parameters, context);
    for (const ws::Property& value : outcome.result->summary(context))
      std::printf("%-24s %s %s\n", value.name.c_str(), ws::to_text(value.value).c_str(), value.unit.c_str());
    outcome.result->write("ridge", "ridge.csv", context);
    std::printf("hash %s\n", outcome.result->hash(context).c_str());
  } catch (const ws::Error& error) {
    std::fprintf(stderr, "ridge: %s\n", error.full_text().c_str());
    return 1;
  }
}
