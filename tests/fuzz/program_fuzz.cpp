// What the program itself reads: states from files, pictures and the clipboard, presets, generators, command lines, and the
// files that only one algorithm knows.
// SPDX-License-Identifier: MIT
#include "app/cli/parse.h"
#include "app/session/document/document.h"
#include "app/session/document/presets.h"
#include "app/session/document/state.h"
#include "app/session/document/state_content.h"
#include "app/workspaces/workspaces.h"
#include "compute/core/run/error.h"
#include "compute/experiments.h"
#include "compute/generate/generate.h"
#include "compute/kdtree/tree_file.h"
#include "render/image.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/png_checksums.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace ws::fuzz {
namespace {

using Words = std::vector<std::string>;

const Words state_words{"{",
                        "}",
                        "[",
                        "]",
                        ",",
                        ":",
                        "\"",
                        "null",
                        "true",
                        "\"warpscope\"",
                        "\"workspace\"",
                        "\"inputs\"",
                        "\"path\"",
                        "\"path_bytes\"",
                        "\"generator\"",
                        "\"columns\"",
                        "\"every\"",
                        "\"camera\"",
                        "\"target\"",
                        "\"layers\"",
                        "\"furniture\"",
                        "\"backend\"",
                        "\"step\"",
                        "\"99.0\"",
                        "\\u001b[31m",
                        "\\ud800",
                        "\x1b[31m",
                        "\xc3"};
const Words npy_words{
    "'descr': '", "<i4", "<f8", "'fortran_order': True", "'shape': (", "(0, 2305843009213693952)", "(2305843009213693952, 0)"};
const Words edge_words{"{", "}",  "[",          "]",  "\"points\"", "\"edges\"", "\"triangles\"",
                       "0", "-1", "4294967295", "f ", "l ",         "v ",        ","};

constexpr std::string_view plain_state = R"({"warpscope": "0.1.0", "workspace": "ridge", "inputs": [{"role": "cloud",
"generator": "circle --count 300 --noise 0.1", "sha256": "", "size": 0, "every": 2, "columns": ["x", "1"]}], "seed": 42,
"parameters": {"r1": 0.3, "method": "grid"}, "view": {"point_size": 2}, "step": 3,
"camera": {"planar": true, "target": [0, 1.5, -2], "distance": 3, "yaw": 0, "pitch": 0.25, "fov_y": 0.7},
"layers": {"points": {"visible": false, "opacity": 0.5, "size_factor": 2}},
"furniture": {"grid": true, "axes": false, "legend": true, "theme": "light"}, "backend": "cpu", "result_hash": "ab"}
)";
constexpr std::string_view file_state = R"({"warpscope": "99.0", "workspace": "triangulation", "inputs": [{"role": "points",
"path": "a.csv", "path_bytes": "61ff2e637376"}], "parameters": {"edits": [1, 2, 3], "method": "delaunay"}, "new": {"a": [1]}}
)";

/// What the window does with a state that was pasted, up to the point where data are read.
void read_state_text(std::string_view text) {
  const app::State state = app::state_from_json(std::string(text));
  if (app::to_json(app::state_from_json(app::to_json(state))) != app::to_json(state))
    throw std::logic_error("a state that is written and read again is another one");
  const Experiment& experiment = app::find_workspace(state.workspace).experiment();
  ParameterSet parameters = experiment.parameters(), view = experiment.view_parameters();
  std::map<std::string, Value> run_values = state.parameters, view_values = state.view;
  std::vector<std::string> told = state.warnings;
  told.push_back(app::take_unknown(run_values, parameters));
  told.push_back(app::take_unknown(view_values, view));
  for (const auto& refusals : {app::set_values(run_values, parameters), app::set_values(view_values, view)})
    told.insert(told.end(), refusals.begin(), refusals.end());
  for (const std::string& warning : told) check_words(warning);
  for (const app::StateInput& input : state.inputs) {
    if (input.generator.empty()) continue;
    const auto [kind, options] = generate::parse_command(input.generator);
    generate::check_memory(kind, options, std::size_t{1} << 30, 2);
  }
}

void read_state_file(const std::string& name, std::string_view bytes) {
  const std::string path = scratch_file(name).string();
  put(path, bytes);
  static_cast<void>(app::holds_state(path));
  static_cast<void>(app::read_state(path));
}

std::string picture_with_state() {
  render::Image image;
  image.width = 2, image.height = 1;
  image.rgba.assign(8, 0x55);
  const auto bytes = render::png_bytes(image, std::string(plain_state));
  return {bytes.begin(), bytes.end()};
}

/// One argument a line.
void read_arguments(std::string_view text) {
  std::vector<std::string> arguments;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view argument = text.substr(0, std::min(end, text.find('\0')));
    arguments.emplace_back(argument);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  try {
    static_cast<void>(app::parse(arguments));
  } catch (const app::HelpRequest&) {
  } catch (const app::UsageError& error) {  // the terminal escapes it
    if (error.message.empty()) throw std::logic_error("wrong usage without words");
  }
}

Words flag_words() {
  Words words{"run\n",    "render\n", "generate\n", "bench\n", "list\n", "diagnostics\n",
              "--help\n", "--",       "-",          "=",       "\n",     "state\n"};
  for (const Experiment* experiment : experiments()) {
    words.push_back(experiment->info().id + "\n");
    for (const FieldInfo& field : experiment->parameters().fields()) words.push_back(field.flag() + "\n");
  }
  return words;
}

Target own_files(std::string name, const char* experiment, const char* role, const char* extension, Words words, Words seeds) {
  const auto found =
      std::find_if(experiments().begin(), experiments().end(), [&](const Experiment* e) { return e->info().id == experiment; });
  const Experiment& owner = **found;
  const auto& inputs = owner.info().inputs;
  const InputSpec& spec = *std::find_if(inputs.begin(), inputs.end(), [&](const InputSpec& s) { return s.role == role; });
  const std::filesystem::path path = scratch_file(std::string("own.") + extension);
  const auto run = [&owner, &spec, path](std::string_view bytes) {
    put(path, bytes);
    static_cast<void>(owner.read_own(spec, path, {}));
  };
  return {std::move(name), run, std::move(seeds), std::move(words)};
}

std::string small_tree() {
  kdtree::Tree tree;
  tree.box = {{0, 0, 0}, {1, 1, 1}};
  tree.nodes = {kdtree::Node::inner(0, 0.5f, 1), kdtree::Node::leaf(1, 0), kdtree::Node::leaf(2, 1)};
  tree.references = {0, 0, 1};
  tree.depth = 1;
  const std::filesystem::path path = scratch_file("seed.kdt");
  kdtree::write_tree(path, tree, {}, 2);
  return content_of(path);
}

std::string small_counts() {
  std::string header = "{'descr': '<i4', 'fortran_order': False, 'shape': (1, 2), }";
  header.resize(117, ' ');
  return std::string("\x93NUMPY\1\0\x76\0", 10) + header + "\n" + std::string("\1\0\0\0\2\0\0\0", 8);
}

void add_own_files(std::vector<Target>& all) {
  all.push_back(own_files("trees.kdt", "kdtree", "tree", "kdt", {}, {small_tree()}));
  const auto edges = [&](const char* extension, Words seeds) {
    all.push_back(own_files(std::string("triangulations.") + extension, "triangulation", "check", extension, edge_words,
                            std::move(seeds)));
  };
  edges("json", {R"({"points": [[0, 0], [1, 0], [0, 1]], "edges": [[0, 1], [1, 2]], "triangles": [[0, 1, 2]]})"});
  edges("csv", {"a,b\n0,1\n1,2\n2,0\n"});
  edges("obj", {"v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\nl 1 -1 2/2\n"});
  all.push_back(own_files("answers.npy", "histogram", "answer", "npy", npy_words, {small_counts()}));
  all.push_back(own_files("answers.csv", "histogram", "answer", "csv", {",", "\n", "0", "1"},
                          {"query,bin,low,high,count\n0,0,0,1,5\n0,1,1,2,6\n1,0,0,1,2\n1,1,1,2,9\n", "1,2,3\n4,5,6\n"}));
}

}  // namespace

std::vector<Target> make_targets() {
  const Words states{std::string(plain_state), std::string(file_state)};
  std::vector<Target> all;
  all.push_back({"states.text", read_state_text, states, state_words});
  all.push_back({"states.json", [](std::string_view bytes) { read_state_file("state.json", bytes); }, states, state_words});
  all.push_back({"states.png",
                 [](std::string_view bytes) { read_state_file("state.png", with_png_checksums(bytes)); },
                 {picture_with_state()},
                 {"iTXt", "tEXt", "zTXt", "IHDR", "IEND", "Warpscope"}});
  all.push_back({"presets.json",
                 [](std::string_view bytes) {
                   put(scratch_file("preset.json"), bytes);
                   static_cast<void>(app::read_preset(scratch_file("preset.json").string()));
                 },
                 {R"({"warpscope": "0.1.0", "workspace": "ridge", "parameters": {"r1": 0.25}, "view": {"point_size": 3}})"},
                 state_words});
  all.push_back({"generators",
                 [](std::string_view text) {
                   const auto [kind, options] = generate::parse_command(text);
                   generate::check_memory(kind, options, std::size_t{1} << 30, 2);
                 },
                 {"rings --count 20000 --noise 0.05 --seed 1", "gauss --dimension 16 --queries 10 --type float32"},
                 {"--count", "--seed", "--noise", "--width", "--type", " ", "=", "\"", "terrain", "zone-plate"}});
  all.push_back({"arguments",
                 read_arguments,
                 {"run\nridge\n--sample\nrings\n--r1\n0.25\n--report\n-\n",
                  "render\nfilter\n--sample\nzone-plate\n--output\na.png\n--size\n60x40\n",
                  "generate\ncircle\n--count\n10\n--out\na.csv\n", "render\nno-such.warpscope.json\n--output\na.png\n"},
                 flag_words(),
                 100});  // a parse takes milliseconds
  add_own_files(all);
  return all;
}

}  // namespace ws::fuzz
