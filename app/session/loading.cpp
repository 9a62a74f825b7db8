// Reading inputs.
// SPDX-License-Identifier: MIT
#include "app/session/loading.h"

#include "app/session/messages.h"
#include "app/session/state_content.h"
#include "compute/generate/generate.h"
#include "compute/io/digest.h"
#include "compute/io/files.h"
#include "compute/io/images.h"
#include "compute/io/mapped_file.h"
#include "compute/io/meshes.h"
#include "compute/io/points.h"
#include "compute/io/polylines.h"
#include "compute/io/table_preview.h"
#include "compute/io/vectors.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace ws::app {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view truth_role = "truth", queries_role = "queries";

std::string digest(const PointSet& points) {
  const std::size_t bytes = points.size() * points.dimension() * sizeof(double);
  const auto* data = bytes ? reinterpret_cast<const char*>(points.column(0).data()) : "";
  return io::sha256_hex({data, bytes});
}

std::string digest(const PolylineSet& lines) {
  std::string bytes;
  for (const Polyline& line : lines.lines)
    bytes.append(reinterpret_cast<const char*>(line.coordinates.data()), line.coordinates.size() * sizeof(double));
  return io::sha256_hex(bytes);
}

std::string digest(const Image& image) {
  std::string bytes = fmt::format("{} x {} x {} {}\n", image.width(), image.height(), image.channels(), bytes_of(image.type()));
  bytes.append(reinterpret_cast<const char*>(image.bytes().data()), image.bytes().size());
  return io::sha256_hex(bytes);
}

std::string digest(const Mesh& mesh) {
  io::Sha256 sum;
  const auto add = [&](const auto& values) {
    sum.update({reinterpret_cast<const char*>(values.data()), values.size() * sizeof(values[0])});
  };
  sum.update(fmt::format("{} vertices, {} triangles\n", mesh.vertex_count(), mesh.triangle_count()));
  add(mesh.positions);
  add(mesh.triangles);
  return sum.hex();
}

std::string digest(const VectorSet& vectors) {
  io::Sha256 sum;
  sum.update(fmt::format("{} x {} {}\n", vectors.size(), vectors.dimension(), bytes_of(vectors.type())));
  for (std::size_t i = 0; i < vectors.size(); ++i)
    sum.update({reinterpret_cast<const char*>(vectors.row_bytes(i)), vectors.dimension() * bytes_of(vectors.type())});
  return sum.hex();
}

/// Points as vectors, rounded to single precision; adds how many numbers were rounded.
VectorSet vectors_of(const PointSet& points, std::size_t& rounded) {
  VectorSet vectors(Component::float32, points.dimension(), points.size());
  float* to = vectors.values<float>();
  for (std::size_t i = 0; i < points.size(); ++i)
    for (std::size_t k = 0; k < points.dimension(); ++k, ++to) {
      *to = static_cast<float>(points.at(i, k));
      rounded += static_cast<double>(*to) != points.at(i, k);
    }
  vectors.holds_bytes = facts_of(vectors).holds_bytes;
  return vectors;
}

const InputSpec& spec_of(const ExperimentInfo& info, std::string_view role) {
  const auto found = std::find_if(info.inputs.begin(), info.inputs.end(), [&](const InputSpec& s) { return s.role == role; });
  if (found == info.inputs.end())
    throw Error(ErrorKind::invalid_argument, fmt::format("{} takes no input named {}", info.title, role));
  return *found;
}

InputKind kind_made(generate::Product product) {
  switch (product) {
    case generate::Product::points:
      return InputKind::points;
    case generate::Product::image:
      return InputKind::image;
    case generate::Product::mesh:
      return InputKind::mesh;
    case generate::Product::vectors:
      return InputKind::vectors;
  }
  throw Error(ErrorKind::internal, "a generator makes no known kind");
}

InputKind kind_of(const InputData& data) {
  struct Kind {
    InputKind operator()(const std::shared_ptr<const PointSet>&) const { return InputKind::points; }
    InputKind operator()(const std::shared_ptr<const PolylineSet>&) const { return InputKind::polylines; }
    InputKind operator()(const std::shared_ptr<const Image>&) const { return InputKind::image; }
    InputKind operator()(const std::shared_ptr<const Mesh>&) const { return InputKind::mesh; }
    InputKind operator()(const std::shared_ptr<const OwnData>&) const { return InputKind::own; }
    InputKind operator()(const std::shared_ptr<const VectorSet>&) const { return InputKind::vectors; }
  };
  return std::visit(Kind{}, data);
}

/// Coordinates per point or vector; 0 for other data.
std::size_t dimension_of(const InputData& data) {
  if (const auto* points = std::get_if<std::shared_ptr<const PointSet>>(&data)) return (*points)->dimension();
  if (const auto* vectors = std::get_if<std::shared_ptr<const VectorSet>>(&data)) return (*vectors)->dimension();
  return 0;
}

class Loader {
 public:
  Loader(const LoadRequest& request, const std::stop_token& stop, Progress* progress)
      : request_(request), info_(request.experiment->info()), stop_(stop), progress_(progress) {}

  LoadedInputs load() {
    for (const StateInput& source : request_.sources) {
      const InputSpec& spec = spec_of(info_, source.role);
      try {
        load_source(source, spec);
      } catch (const Error& error) {
        throw advised(error, spec.kind);
      }
    }
    if (request_.attach_truth) attach_truth();
    return std::move(loaded_);
  }

 private:
  void load_source(const StateInput& source, const InputSpec& spec) {
    StateInput completed = source;
    const auto at_hand = request_.at_hand.find(source.role);
    if (at_hand != request_.at_hand.end() && !source.sha256.empty() && at_hand->second.sha256 == source.sha256 &&
        (kind_of(at_hand->second.data) == spec.kind || is_points_for_vectors(at_hand->second.data, spec))) {
      Input& input = loaded_.inputs[source.role] = at_hand->second;
      if (is_points_for_vectors(input.data, spec))
        input.data = as_vectors(*std::get<std::shared_ptr<const PointSet>>(input.data), input.name);
    } else if (!source.generator.empty()) {
      completed.sha256 = generate_input(spec, source).sha256;
    } else {
      completed.size = file_size(source.path);
      propose_columns(completed, spec);
      completed.sha256 = read_file(spec, completed).sha256;
    }
    if (!source.sha256.empty() && completed.sha256 != source.sha256)
      note(Severity::warning, fmt::format("{} has changed since the state was saved", loaded_.inputs[source.role].name),
           "the result may differ from the saved one");
    loaded_.sources.push_back(std::move(completed));
  }

  static bool is_points_for_vectors(const InputData& data, const InputSpec& spec) {
    return kind_of(data) == InputKind::points && spec.kind == InputKind::vectors;
  }

  /// Of a table in which columns of text stand beside numbers, columns are taken for coordinates unless they were chosen.
  void propose_columns(StateInput& source, const InputSpec& spec) {
    const bool may_be_table = spec.kind == InputKind::points || spec.kind == InputKind::vectors;
    if (!source.columns.empty() || !may_be_table) return;
    const io::TablePreview table = io::preview_table(source.path);
    if (!table.has_text) return;
    source.columns = io::proposed_columns(table, spec.kind == InputKind::vectors ? table.column_count() : 2);
    if (source.columns.empty()) return;
    note(Severity::warning,
         fmt::format("{}: its columns {} are taken as coordinates, of {}{}", fs::path(source.path).filename().string(),
                     fmt::join(source.columns, ", "), table.column_count(),
                     table.names.empty() ? "; its first line holds numbers, so it is no header" : ""),
         "--columns takes others");
  }

  Input& read_file(const InputSpec& spec, const StateInput& source) {
    switch (spec.kind) {
      case InputKind::points:
        return read_points(spec, source);
      case InputKind::polylines:
        return read_lines(spec, source);
      case InputKind::image:
        return read_image(spec, source);
      case InputKind::mesh:
        return read_mesh(spec, source);
      case InputKind::own:
        return read_own(spec, source);
      case InputKind::vectors:
        return read_vectors(spec, source);
    }
    throw Error(ErrorKind::internal, "an input is of no known kind");
  }

  Input& read_image(const InputSpec& spec, const StateInput& source) {
    io::ReadOptions options;
    options.memory_limit_bytes = request_.memory_limit_bytes;
    options.progress = progress_;
    options.stop = stop_;
    const std::string name = fs::path(source.path).filename().string();
    io::ImageFile file = io::read_image(source.path, options);
    for (const std::string& warning : file.warnings) note(Severity::warning, fmt::format("{}: {}", name, warning));
    return add(spec.role, std::make_shared<const Image>(std::move(file.image)), name, source.path, file.sha256);
  }

  Input& read_mesh(const InputSpec& spec, const StateInput& source) {
    io::ReadOptions options;
    options.memory_limit_bytes = request_.memory_limit_bytes;
    options.progress = progress_;
    options.stop = stop_;
    const std::string name = fs::path(source.path).filename().string();
    io::MeshFile file = io::read_mesh(source.path, options);
    for (const std::string& warning : file.warnings) note(Severity::warning, fmt::format("{}: {}", name, warning));
    return add(spec.role, std::make_shared<const Mesh>(std::move(file.mesh)), name, source.path, file.sha256);
  }

  Input& read_own(const InputSpec& spec, const StateInput& source) {
    const std::string name = fs::path(source.path).filename().string();
    if (progress_) progress_->report(-1, "reading " + name);
    auto data = request_.experiment->read_own(spec, source.path, stop_);
    const io::MappedFile file(source.path);
    return add(spec.role, std::move(data), name, source.path, io::BackgroundSha256(file.bytes(), stop_).hex());
  }

  Input& read_vectors(const InputSpec& spec, const StateInput& source) {
    // Readers of vectors refuse what is invalid; those of points can leave it out, and know formats of their own.
    if (io::is_point_file(source.path) && (source.drop_invalid || !io::may_hold_vectors(source.path)))
      return read_points(spec, source);
    if (source.drop_invalid)
      note(Severity::warning, fmt::format("{}: nothing can be dropped of such a file, all of it is read",
                                          fs::path(source.path).filename().string()));
    io::ReadOptions options;
    options.columns = source.columns;
    options.thread_count = request_.thread_count;
    options.progress = progress_;
    options.stop = stop_;
    const std::string name = fs::path(source.path).filename().string();
    io::VectorFile file = io::read_vectors(source.path, options);
    for (const std::string& warning : file.warnings) note(Severity::warning, fmt::format("{}: {}", name, warning));
    return add(spec.role, thinned(std::move(file.vectors), source.every, name), name, source.path, file.sha256);
  }

  std::shared_ptr<const VectorSet> thinned(VectorSet vectors, std::uint64_t every, const std::string& name) {
    if (every == 1) return std::make_shared<const VectorSet>(std::move(vectors));
    note(Severity::info, fmt::format("One in {} vectors of {} is taken", every, name));
    return std::make_shared<const VectorSet>(vectors.every_nth(every));
  }

  Input& read_points(const InputSpec& spec, const StateInput& source) {
    io::ReadOptions options;
    options.columns = source.columns;
    options.drop_invalid = source.drop_invalid;
    options.thread_count = request_.thread_count;
    options.memory_limit_bytes = request_.memory_limit_bytes;
    options.progress = progress_;
    options.stop = stop_;
    io::PointFile file = io::read_points(source.path, options);
    if (file.dropped_count)
      note(Severity::warning, fmt::format("{}: {} points with NaN or infinite coordinates were dropped",
                                          fs::path(source.path).filename().string(), file.dropped_count));
    const std::string name = fs::path(source.path).filename().string();
    auto points = thinned(std::move(file.points), source.every, name);
    if (spec.kind != InputKind::vectors) return add(spec.role, std::move(points), name, source.path, file.sha256);
    return add(spec.role, as_vectors(*points, name), name, source.path, file.sha256);
  }

  std::shared_ptr<const VectorSet> as_vectors(const PointSet& points, const std::string& name) {
    std::size_t rounded = 0;
    auto vectors = std::make_shared<const VectorSet>(vectors_of(points, rounded));
    if (rounded)
      note(Severity::warning,
           fmt::format("{}: {} of {} numbers were rounded to float32", name, rounded, points.size() * points.dimension()));
    return vectors;
  }

  std::shared_ptr<const PointSet> thinned(PointSet points, std::uint64_t every, const std::string& name) {
    if (every == 1) return std::make_shared<const PointSet>(std::move(points));
    note(Severity::info, fmt::format("One in {} points of {} is taken", every, name));
    return std::make_shared<const PointSet>(every_nth(points, every, stop_));
  }

  Input& read_lines(const InputSpec& spec, const StateInput& source) {
    const std::string name = fs::path(source.path).filename().string();
    std::vector<std::string> notes;
    PolylineSet lines = io::read_polylines(source.path, &notes);
    for (const std::string& text : notes) note(Severity::info, fmt::format("{}: {}", name, text));
    return add(spec.role, std::make_shared<const PolylineSet>(std::move(lines)), name, source.path,
               io::sha256_hex(io::read_text(source.path)));
  }

  Input& generate_input(const InputSpec& spec, const StateInput& source) {
    if (progress_) progress_->report(-1, "generating " + source.generator);
    const auto [kind, options] = generate::parse_command(source.generator);
    const InputKind made_kind = kind_made(generate::kind_named(kind).product);
    const bool points_as_vectors = made_kind == InputKind::points && spec.kind == InputKind::vectors;
    if (made_kind != spec.kind && !points_as_vectors)
      throw Error(ErrorKind::invalid_argument,
                  fmt::format("{} makes {}, {} takes {}", kind, words_for(made_kind), info_.title, words_for(spec.kind)));
    constexpr std::size_t copies = 2;  // a run works on what it makes of the data, which is no less
    generate::check_memory(kind, options, request_.memory_limit_bytes, copies);
    generate::Generated made = generate::generate(kind, options, stop_, request_.memory_limit_bytes);
    std::size_t rounded = 0;  // what was never in a file loses nothing
    if (points_as_vectors) made.vectors = vectors_of(made.points, rounded);
    if (made.vectors) return add_vectors(spec, source, made);
    if (made.mesh) {
      std::string hash = digest(*made.mesh);
      return add(spec.role, std::make_shared<const Mesh>(std::move(*made.mesh)), source.generator, {}, std::move(hash));
    }
    if (made.image) {
      std::string hash = digest(*made.image);
      return add(spec.role, std::make_shared<const Image>(std::move(*made.image)), source.generator, {}, std::move(hash));
    }
    if (made.truth && truth_input(info_) && !names(truth_role)) {
      std::string hash = digest(*made.truth);
      add(std::string(truth_role), std::make_shared<const PolylineSet>(std::move(*made.truth)),
          "the true curve of " + source.generator, {}, std::move(hash));
    }
    std::string hash = digest(made.points);
    return add(spec.role, thinned(std::move(made.points), source.every, source.generator), source.generator, {},
               std::move(hash));
  }

  Input& add_vectors(const InputSpec& spec, const StateInput& source, generate::Generated& made) {
    const auto takes_queries = [](const InputSpec& s) { return s.role == queries_role; };
    if (made.queries && spec.role != queries_role && !names(queries_role) &&
        std::any_of(info_.inputs.begin(), info_.inputs.end(), takes_queries)) {
      std::string hash = digest(*made.queries);
      add(std::string(queries_role), std::make_shared<const VectorSet>(std::move(*made.queries)),
          "the queries of " + source.generator, {}, std::move(hash));
    }
    std::string hash = digest(*made.vectors);
    return add(spec.role, thinned(std::move(*made.vectors), source.every, source.generator), source.generator, {},
               std::move(hash));
  }

  void attach_truth() {
    if (!truth_input(info_) || loaded_.inputs.contains(truth_role)) return;
    const InputSpec& main = main_input(info_);
    const auto beside = loaded_.inputs.find(main.role);
    if (beside == loaded_.inputs.end() || beside->second.path.empty()) return;
    const std::string path = truth_path(beside->second.path);
    std::error_code failed;
    if (!fs::is_regular_file(path, failed)) return;
    StateInput source;
    source.role = truth_role;
    source.path = path;
    try {
      load_source(source, spec_of(info_, truth_role));
      note(Severity::info, "The true curve was found beside the data: " + fs::path(path).filename().string());
    } catch (const Error& e) {  // nobody asked for it: the data opens without it
      note(Severity::warning, std::string("The true curve beside the data was left out: ") + e.what(), e.hint());
    }
  }

  Input& add(const std::string& role, InputData data, std::string name, std::string path, std::string sha256) {
    if (stop_.stop_requested()) throw Cancelled{};
    return loaded_.inputs[role] = {std::move(data), std::move(name), std::move(path), std::move(sha256)};
  }

  [[nodiscard]] bool names(std::string_view role) const {
    return std::any_of(request_.sources.begin(), request_.sources.end(), [&](const StateInput& s) { return s.role == role; });
  }
  static std::uint64_t file_size(const std::string& path) {
    std::error_code failed;
    const auto size = fs::file_size(path, failed);
    return failed ? 0 : size;  // the reader says better what is wrong with the file
  }
  void note(Severity severity, std::string text, std::string hint = {}) {
    loaded_.messages.push_back(make_message(severity, std::move(text), std::move(hint)));
  }

  const LoadRequest& request_;
  const ExperimentInfo& info_;
  const std::stop_token& stop_;
  Progress* progress_;
  LoadedInputs loaded_;
};

bool ends_with(const std::string& path, std::string_view ending) {
  return path.size() >= ending.size() && std::equal(ending.rbegin(), ending.rend(), path.rbegin(), [](char a, char b) {
           return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
         });
}

}  // namespace

const char* words_for(InputKind kind) {
  switch (kind) {
    case InputKind::points:
      return "points";
    case InputKind::polylines:
      return "polylines";
    case InputKind::image:
      return "an image";
    case InputKind::mesh:
      return "a mesh";
    case InputKind::own:
      return "a file of its own";
    case InputKind::vectors:
      return "vectors";
  }
  return "";
}

LoadedInputs load_inputs(const LoadRequest& request, const std::stop_token& stop, Progress* progress) {
  return Loader(request, stop, progress).load();
}

std::string truth_path(const std::string& data_path) { return data_path + ".truth.json"; }

InputKind kind_of_file(const std::string& path) {
  if (io::is_vector_file(path)) return InputKind::vectors;
  if (io::is_image_file(path)) return InputKind::image;
  return io::is_mesh_file(path) ? InputKind::mesh : InputKind::points;
}

bool may_open(const ExperimentInfo& info, const std::string& path) {
  switch (main_input(info).kind) {
    case InputKind::points:
      return io::is_point_file(path);
    case InputKind::vectors:
      return io::may_hold_vectors(path) || io::is_point_file(path);
    case InputKind::image:
      return io::is_image_file(path);
    case InputKind::mesh:
      return io::is_mesh_file(path);
    case InputKind::polylines:
    case InputKind::own:
      break;
  }
  return false;
}

void check_opens(const ExperimentInfo& info, const std::string& path) {
  const std::string name = fs::path(path).filename().string();
  if (holds_state(path))
    throw Error(ErrorKind::invalid_argument, fmt::format("{} is a saved state: it opens in its own workspace", name),
                "open it without naming another one");
  if (may_open(info, path)) return;
  const InputKind found = kind_of_file(path);
  const bool is_unknown = found == InputKind::points && !io::is_point_file(path);
  throw Error(ErrorKind::invalid_argument,
              is_unknown ? fmt::format("{} is no file that {} reads", name, info.title)
                         : fmt::format("{} holds {}, {} takes {}", name, words_for(found), info.title,
                                       words_for(main_input(info).kind)),
              main_input(info).help);
}

bool can_use(const Workspace& workspace, const StateInput& source, const InputData& data) {
  const InputKind wanted = main_input(workspace.experiment().info()).kind, has = kind_of(data);
  if (const std::size_t dimension = dimension_of(data); dimension && !workspace.takes_dimension(dimension)) return false;
  if (wanted == has) return wanted != InputKind::own && wanted != InputKind::polylines;
  if (wanted == InputKind::vectors) return has == InputKind::points;
  if (wanted != InputKind::points || has != InputKind::vectors) return false;
  // Vectors were rounded to single precision: as points they are read again, from what can be read as points.
  if (source.generator.empty()) return io::is_point_file(source.path);
  return kind_made(generate::kind_named(generate::parse_command(source.generator).first).product) == InputKind::points;
}

const char* element_name(const ExperimentInfo& info) {
  switch (main_input(info).kind) {
    case InputKind::image:
      return "pixels";
    case InputKind::mesh:
      return "triangles";
    case InputKind::vectors:
      return "vectors";
    case InputKind::points:
    case InputKind::polylines:
    case InputKind::own:
      break;
  }
  return "points";
}

const InputSpec* own_input(const ExperimentInfo& info, const std::string& path) {
  for (const InputSpec& spec : info.inputs)
    for (const std::string& extension : spec.extensions)
      if (ends_with(path, "." + extension)) return &spec;
  return nullptr;
}

const InputSpec* truth_input(const ExperimentInfo& info) {
  for (const InputSpec& spec : info.inputs)
    if (spec.role == truth_role && spec.kind == InputKind::polylines) return &spec;
  return nullptr;
}

const Sample& find_sample(const ExperimentInfo& info, const std::string& id) {
  std::vector<std::string> known;
  for (const Sample& sample : info.samples) {
    if (sample.id == id) return sample;
    known.push_back(sample.id);
  }
  throw Error(ErrorKind::invalid_argument, fmt::format("{} has no sample named {}", info.id, id),
              fmt::format("known: {}", fmt::join(known, ", ")));
}

}  // namespace ws::app
