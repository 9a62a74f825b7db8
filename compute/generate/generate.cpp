// The list of kinds, the checks of their options, and the one-line commands.
// SPDX-License-Identifier: MIT
#include "compute/generate/generate.h"

#include "compute/core/run/error.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/generate/curves.h"
#include "compute/generate/pictures.h"
#include "compute/generate/scatter.h"
#include "compute/generate/scenes.h"
#include "compute/generate/vectors.h"

#include <algorithm>
#include <array>

namespace ws::generate {
namespace {

/// Options after the kind's own defaults took the place of zeros.
struct Settings {
  std::size_t count, dimension;
  double noise, turns, length, radius;
};

struct Recipe {
  Kind kind;
  std::size_t dimension, least_dimension, greatest_dimension;
  double radius;  ///< 0 where it follows from the dimension or does not apply
  Generated (*make)(const Settings&, Random&);
};

struct SceneRecipe {
  Kind kind;
  Mesh (*make)(const Options&, RunContext&);
};

struct VectorRecipe {
  Kind kind;
  double radius;  ///< 0 where it does not apply
  VectorPair (*make)(const VectorShape&, double radius, Random&);
};

struct Picture {
  Kind kind;
  Image (*make)(int width, int height, const Options&);
};

Generated along(const std::vector<Curve>& curves, const Settings& s, Random& random) {
  return {sample(curves, s.dimension, s.count, s.noise, random), truth_of(curves, s.dimension)};
}

Generated make_spiral(const Settings& s, Random& random) {
  const double own_radius = s.dimension == 2 ? 580 : 200;
  return along({spiral(s.dimension, s.radius > 0 ? s.radius : own_radius, s.turns)}, s, random);
}

const std::vector<Recipe>& recipes() {
  static const std::vector<Recipe> list{
      {{"spiral",
        "Archimedean spiral of --turns turns, to radius 580 (2-D) or to radius and height 200 (3-D)",
        {"dimension", "noise", "turns", "radius"}},
       2,
       2,
       3,
       0,
       make_spiral},
      {{"segment", "Straight segment of --length along the first axis", {"dimension", "noise", "length"}},
       2,
       1,
       max_dimension,
       0,
       [](const Settings& s, Random& random) { return along({segment(s.dimension, s.length)}, s, random); }},
      {{"circle", "Circle around the origin", {"noise", "radius"}},
       2,
       2,
       2,
       1,
       [](const Settings& s, Random& random) { return along({circle(0, 0, s.radius)}, s, random); }},
      {{"trefoil", "Trefoil knot", {"noise", "radius"}},
       3,
       3,
       3,
       3,
       [](const Settings& s, Random& random) { return along({trefoil(s.radius)}, s, random); }},
      {{"rings", "Three separate rings (2-D), or two linked ones (3-D)", {"dimension", "noise", "radius"}},
       2,
       2,
       3,
       1,
       [](const Settings& s, Random& random) { return along(rings(s.dimension, s.radius), s, random); }},
      {{"uniform", "Evenly in the unit cube", {"dimension"}},
       2,
       1,
       max_dimension,
       0,
       [](const Settings& s, Random& random) {
         return Generated{uniform(s.dimension, s.count, random), {}};
       }},
      {{"normal", "Standard normal", {"dimension"}},
       2,
       1,
       max_dimension,
       0,
       [](const Settings& s, Random& random) {
         return Generated{normal(s.dimension, s.count, random), {}};
       }},
      {{"disc", "Evenly in a disc", {"radius"}},
       2,
       2,
       2,
       1,
       [](const Settings& s, Random& random) {
         return Generated{disc(s.radius, s.count, random), {}};
       }},
      {{"clusters", "Eight normal clusters in the unit cube; --radius is their standard deviation", {"dimension", "radius"}},
       2,
       1,
       max_dimension,
       0.03,
       [](const Settings& s, Random& random) {
         return Generated{clusters(s.dimension, s.radius, s.count, random), {}};
       }},
      {{"lattice", "Cubic lattice; --radius is its cell", {"dimension", "noise", "radius"}},
       2,
       1,
       max_dimension,
       1,
       [](const Settings& s, Random& random) {
         return Generated{lattice(s.dimension, s.radius, s.noise, s.count, random), {}};
       }},
      {{"circle-points", "Regular polygon", {"radius"}},
       2,
       2,
       2,
       1,
       [](const Settings& s, Random&) {
         return Generated{circle_points(s.radius, s.count), {}};
       }},
      {{"wheel", "Regular polygon of radius 1 and its centre: count + 1 points", {}},
       2,
       2,
       2,
       0,
       [](const Settings& s, Random&) {
         return Generated{wheel(s.count), {}};
       }},
      {{"duplicates", "Each point about ten times, in the unit cube", {"dimension"}},
       2,
       1,
       max_dimension,
       0,
       [](const Settings& s, Random& random) {
         return Generated{duplicates(s.dimension, s.count, random), {}};
       }},
      {{"constant", "The same point every time", {"dimension"}},
       2,
       1,
       max_dimension,
       0,
       [](const Settings& s, Random&) {
         return Generated{constant(s.dimension, s.count), {}};
       }},
      {{"uniform27", "Distinct integer points in 0…2^27, sorted by x, then y", {}},
       2,
       2,
       2,
       0,
       [](const Settings& s, Random& random) {
         return Generated{uniform27(s.count, random), {}};
       }}};
  return list;
}

const std::vector<VectorRecipe>& vector_recipes() {
  static const std::vector<VectorRecipe> list{
      {{"sift-like", "Whole numbers 0 to 218 as descriptors of photographs have them, one byte each", {}},
       0,
       [](const VectorShape& shape, double, Random& random) { return sift_like(shape, random); }},
      {{"uniform-vectors", "Each component evenly in [0, 1)", {}},
       0,
       [](const VectorShape& shape, double, Random& random) { return uniform_vectors(shape, random); }},
      {{"gauss", "Each component standard normal", {}},
       0,
       [](const VectorShape& shape, double, Random& random) { return gauss(shape, random); }},
      {{"cluster-vectors", "Normal around 100 centres of the unit cube; --radius is the standard deviation", {"radius"}},
       0.05,
       [](const VectorShape& shape, double radius, Random& random) { return cluster_vectors(shape, radius, random); }},
      {{"copied-queries", "Even in the unit cube; every hundredth query is a copy of a reference", {}},
       0,
       [](const VectorShape& shape, double, Random& random) { return copied_queries(shape, random); }}};
  return list;
}

const std::vector<Picture>& pictures() {
  static const std::vector<Picture> list{
      {{"photo-like", "A made-up photograph: balloons over a lake in the evening", {"width", "height", "seed", "type"}},
       [](int w, int h, const Options& o) { return photo_like(w, h, static_cast<std::uint64_t>(o.seed), o.type); }},
      {{"zone-plate",
        "Rings from wide in the middle to a period of two pixels at the longer side",
        {"width", "height", "type"}},
       [](int w, int h, const Options& o) { return zone_plate(w, h, o.type); }},
      {{"impulse", "One white pixel in the middle of black", {"width", "height", "type"}},
       [](int w, int h, const Options& o) { return impulse(w, h, o.type); }},
      {{"step", "Black on the left, white on the right", {"width", "height", "type"}},
       [](int w, int h, const Options& o) { return step_edge(w, h, o.type); }},
      {{"checkerboard", "Black and white squares of side --cell", {"width", "height", "cell", "type"}},
       [](int w, int h, const Options& o) { return checkerboard(w, h, static_cast<int>(o.cell), o.type); }},
      {{"noise", "Even noise, each value by itself", {"width", "height", "channels", "seed", "type"}},
       [](int w, int h, const Options& o) {
         if (o.channels == 2) throw Error(ErrorKind::invalid_argument, said("--channels takes 1, 3 or 4, not 2"));
         Random random(static_cast<std::uint64_t>(o.seed));
         return noise(w, h, static_cast<int>(o.channels), o.type, random);
       }}};
  return list;
}

const std::vector<SceneRecipe>& scenes() {
  static const std::vector<SceneRecipe> list{
      {{"terrain", "Hills over the unit square", {"triangles", "seed"}}, terrain},
      {{"soup", "Triangles anywhere in the unit cube, with edges of about --size", {"triangles", "size", "seed"}}, soup},
      {{"spheres", "Balls of many sizes in the unit cube, of 320 triangles or so each", {"triangles", "seed"}}, spheres},
      {{"boxes", "Cubes on a lattice, many side by side with faces in one place", {"triangles", "seed"}}, boxes},
      {{"city", "Axis-parallel houses along streets", {"triangles", "seed"}}, city},
      {{"sheet", "One flat square: all triangles in one plane", {"triangles"}}, sheet},
      {{"torus-knot", "A smooth tube around a trefoil knot", {"triangles"}}, torus_knot},
      {{"bunny-like", "A sitting animal with fur, as scans have it: small triangles of like size", {"triangles"}}, bunny_like},
      {{"knots", "Twelve trefoil knots that reach into each other", {"triangles", "seed"}}, knots},
      {{"sponge", "Menger's sponge, of the size nearest to --triangles", {"triangles"}}, sponge}};
  return list;
}

/// Of a kind that is in the list.
template <class Entry>
const Entry& entry_of(const std::vector<Entry>& list, const Kind& kind) {
  return *std::find_if(list.begin(), list.end(), [&](const Entry& e) { return e.kind.name == kind.name; });
}

[[noreturn]] void refuse_option(const Kind& kind, const FieldInfo& field) {
  std::vector<std::string> flags;
  for (const std::string& option : kind.options) flags.push_back("--" + option);
  throw Error(ErrorKind::invalid_argument, told("{} takes no {}", kind.name, field.flag()),
              told("it takes {}", joined_text(flags, ", ")));
}

/// Ranges as the schema states them, and no option that the kind would ignore.
void check(const Kind& kind, const Options& options) {
  ParameterSet in_range = ParameterSet::of<Options>();
  const ParameterSet given = ParameterSet::of(options);
  for (const FieldInfo& field : given.fields()) {
    in_range.set(field.name, given.get(field.name));
    if (!kind.reads(field.name) && !in_range.is_default(field.name)) refuse_option(kind, field);
  }
}

std::size_t dimension_for(const Recipe& recipe, const Options& options) {
  if (options.dimension == 0) return recipe.dimension;
  const auto dimension = static_cast<std::size_t>(options.dimension);
  if (dimension < recipe.least_dimension || dimension > recipe.greatest_dimension)
    throw Error(ErrorKind::invalid_argument, told("{} has no form in {} dimensions", recipe.kind.name, dimension),
                told("--dimension takes {} to {} here", recipe.least_dimension, recipe.greatest_dimension));
  return dimension;
}

std::size_t vector_dimension(const Options& options) {
  constexpr std::size_t own_dimension = 128;
  return options.dimension > 0 ? static_cast<std::size_t>(options.dimension) : own_dimension;
}

/// What the data of a kind take while they are made, as far as it grows with the options; meshes are asked when their size is
/// known.
std::size_t needed_bytes(const Kind& kind, const Options& options) {
  const auto count = static_cast<std::size_t>(options.count), queries = static_cast<std::size_t>(options.queries);
  if (kind.product == InputKind::points) {
    const std::size_t sets = kind.name == "uniform27" || kind.name == "duplicates" ? 2 : 1;  // drawn first, then chosen from
    return sets * count * dimension_for(entry_of(recipes(), kind), options) * sizeof(double);
  }
  if (kind.product == InputKind::vectors)
    return (count + queries) * vector_dimension(options) * (kind.name == "sift-like" ? 1 : sizeof(float));
  if (kind.product != InputKind::image) return 0;
  const std::size_t channels = kind.name == "photo-like" ? 3 : static_cast<std::size_t>(options.channels);
  return static_cast<std::size_t>(options.width) * static_cast<std::size_t>(options.height) * channels * bytes_of(options.type);
}

Generated made_vectors(const VectorRecipe& recipe, const Options& options, Random& random) {
  const VectorShape shape{vector_dimension(options), static_cast<std::size_t>(options.count),
                          static_cast<std::size_t>(options.queries)};
  VectorPair pair = recipe.make(shape, options.radius > 0 ? options.radius : recipe.radius, random);
  Generated made;
  made.vectors = std::move(pair.references);
  if (shape.queries > 0) made.queries = std::move(pair.queries);
  return made;
}

std::vector<std::string> split_words(std::string_view text) {
  std::vector<std::string> words;
  while (true) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
    if (text.empty()) return words;
    const std::string_view word = text.substr(0, text.find_first_of(" \t"));
    words.emplace_back(word);
    text.remove_prefix(word.size());
  }
}

}  // namespace

const std::vector<Kind>& kinds() {
  static const std::vector<Kind> list = [] {
    std::vector<Kind> all;
    for (const Recipe& recipe : recipes()) {
      all.push_back(recipe.kind);
      all.back().options.insert(all.back().options.begin(), {"count", "seed"});
    }
    for (const Picture& picture : pictures()) {
      all.push_back(picture.kind);
      all.back().product = InputKind::image;
    }
    for (const VectorRecipe& recipe : vector_recipes()) {
      all.push_back(recipe.kind);
      all.back().options.insert(all.back().options.begin(), {"count", "seed", "dimension", "queries"});
      all.back().product = InputKind::vectors;
    }
    for (const SceneRecipe& scene : scenes()) {
      all.push_back(scene.kind);
      all.back().product = InputKind::mesh;
    }
    return all;
  }();
  return list;
}

const Kind& kind_named(std::string_view name) {
  const auto found = std::find_if(kinds().begin(), kinds().end(), [&](const Kind& k) { return k.name == name; });
  if (found != kinds().end()) return *found;
  std::vector<std::string_view> names;
  for (const Kind& kind : kinds()) names.push_back(kind.name);
  constexpr std::size_t shown_bytes = 40;  // a state may hold anything in place of a name
  const bool is_long = name.size() > shown_bytes;
  throw Error(ErrorKind::invalid_argument,
              told("there is no generator \"{}\"", std::string(name.substr(0, shown_bytes)) + (is_long ? "…" : "")),
              told("known are {}", joined_text(names, ", ")));
}

InputData take_main(Generated& made) {
  if (made.vectors) return std::make_shared<const VectorSet>(std::move(*made.vectors));
  if (made.image) return std::make_shared<const Image>(std::move(*made.image));
  if (made.mesh) return std::make_shared<const Mesh>(std::move(*made.mesh));
  return std::make_shared<const PointSet>(std::move(made.points));
}

bool Kind::reads(std::string_view option) const { return std::find(options.begin(), options.end(), option) != options.end(); }

void check_memory(std::string_view name, const Options& options, std::size_t memory_limit_bytes, std::size_t copies) {
  RunContext context;
  context.memory_limit_bytes = memory_limit_bytes;
  const std::size_t bytes = copies * needed_bytes(kind_named(name), options);
  try {
    context.check_memory(bytes, 0);
  } catch (const Error& error) {
    throw Error(error.kind(), told("the data that {} is to make: {}", name, error.what()),
                error.hint().empty() ? said("make less") : error.hint());
  }
}

Generated generate(std::string_view name, const Options& options, const std::stop_token& stop, std::size_t memory_limit_bytes) {
  const Kind& kind = kind_named(name);
  check(kind, options);
  RunContext context;
  context.stop = stop;
  context.memory_limit_bytes = memory_limit_bytes;
  check_memory(name, options, memory_limit_bytes, 1);
  if (kind.product == InputKind::mesh) {
    Generated made;
    made.mesh = entry_of(scenes(), kind).make(options, context);
    return made;
  }
  if (kind.product == InputKind::image)
    return {
        {}, {}, entry_of(pictures(), kind).make(static_cast<int>(options.width), static_cast<int>(options.height), options)};
  Random random(static_cast<std::uint64_t>(options.seed));
  if (kind.product == InputKind::vectors) return made_vectors(entry_of(vector_recipes(), kind), options, random);
  const Recipe& recipe = entry_of(recipes(), kind);
  const Settings settings{static_cast<std::size_t>(options.count),
                          dimension_for(recipe, options),
                          options.noise,
                          options.turns,
                          options.length,
                          options.radius > 0 ? options.radius : recipe.radius};
  return recipe.make(settings, random);
}

std::pair<std::string, Options> parse_command(std::string_view command) {
  const std::vector<std::string> words = split_words(command);
  if (words.empty())
    throw Error(ErrorKind::invalid_argument, said("no generator named"), said("for example: circle --count 1000 --noise 0.1"));
  const Kind& kind = kind_named(words[0]);
  ParameterSet values = ParameterSet::of<Options>();
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::size_t equals = words[i].find('=');
    const std::string flag = words[i].substr(0, equals);
    const auto field =
        std::find_if(values.fields().begin(), values.fields().end(), [&](const FieldInfo& f) { return f.flag() == flag; });
    if (field == values.fields().end())
      throw Error(ErrorKind::invalid_argument, told("unknown flag {} of generator {}", flag, kind.name));
    if (!kind.reads(field->name)) refuse_option(kind, *field);
    if (equals == std::string::npos && i + 1 == words.size())
      throw Error(ErrorKind::invalid_argument, told("{} takes {}", flag, values.accepts(field->name)));
    values.set_text(field->name, equals == std::string::npos ? words[++i] : words[i].substr(equals + 1));
  }
  return {kind.name, values.to<Options>()};
}

}  // namespace ws::generate
