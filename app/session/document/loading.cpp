// Reading inputs.
// SPDX-License-Identifier: MIT
#include "app/session/document/loading.h"

#include "app/session/document/state_content.h"
#include "app/session/messages.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/generate/generate.h"
#include "compute/io/data_files.h"
#include "compute/io/digest.h"
#include "compute/io/file_source.h"
#include "compute/io/mapped_file.h"
#include "compute/io/points/points.h"
#include "compute/io/points/table_preview.h"
#include "compute/io/vectors/vectors.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace ws::app {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view truth_role = "truth", queries_role = "queries", truth_ending = ".truth.json";

const InputSpec& spec_of(const ExperimentInfo& info, std::string_view role) {
  const auto found = std::find_if(info.inputs.begin(), info.inputs.end(), [&](const InputSpec& s) { return s.role == role; });
  if (found == info.inputs.end())
    throw Error(ErrorKind::invalid_argument, told("{} takes no input named {}", said(info.title.c_str()), io::printable(role)));
  return *found;
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
        (kind_of(at_hand->second.data) == spec.kind || is_points_for_vectors(at_hand->second.data, spec)) &&
        take_companions(source)) {
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
      note(Severity::warning, told("{} has changed since the state was saved", loaded_.inputs[source.role].name),
           said("the result may differ from the saved one"));
    loaded_.sources.push_back(std::move(completed));
  }

  /// Generated data bring queries or a true curve, which are no sources of their own. They are taken as they are at hand; false
  /// where they are not: then all are generated again.
  bool take_companions(const StateInput& source) {
    if (source.generator.empty() || source.role != main_input(info_).role) return true;
    bool are_there = true;
    for (const std::string_view role : {queries_role, truth_role}) {
      if (!takes(role) || names(role)) continue;
      const auto companion = request_.at_hand.find(role);
      if (companion != request_.at_hand.end() && companion->second.path.empty())
        loaded_.inputs.insert(*companion);
      else
        are_there = false;
    }
    return are_there;
  }

  static bool is_points_for_vectors(const InputData& data, const InputSpec& spec) {
    return kind_of(data) == InputKind::points && spec.kind == InputKind::vectors;
  }

  /// Of a table in which columns of text stand beside numbers, columns are taken for coordinates unless they were chosen.
  void propose_columns(StateInput& source, const InputSpec& spec) {
    if (!source.columns.empty() || !data_kind(spec.kind).is_table) return;
    const io::TablePreview table = io::preview_table(source.path);
    if (!table.has_text) return;
    source.columns = io::proposed_columns(table, spec.kind == InputKind::vectors ? table.column_count() : 2);
    if (source.columns.empty()) return;
    const std::string name = fs::path(source.path).filename().string();
    const std::string columns = joined_text(source.columns, ", ");
    note(Severity::warning,
         table.names.empty()
             ? told("{}: its columns {} are taken as coordinates, of {}; its first line holds numbers, so it is no header",
                    name, columns, table.column_count())
             : told("{}: its columns {} are taken as coordinates, of {}", name, columns, table.column_count()),
         said("--columns takes others"));
  }

  Input& read_file(const InputSpec& spec, const StateInput& source) {
    if (spec.kind == InputKind::own) return read_own(spec, source);
    // Readers of vectors refuse what is invalid; those of points can leave it out, and know formats of their own.
    const bool points_as_vectors = spec.kind == InputKind::vectors && io::is_point_file(source.path) &&
                                   (source.drop_invalid || !io::may_hold_vectors(source.path));
    const io::DataFormats& formats = io::data_formats(points_as_vectors ? InputKind::points : spec.kind);
    io::ReadOptions options;
    options.columns = source.columns;
    options.drop_invalid = source.drop_invalid;
    options.thread_count = request_.thread_count;
    options.memory_limit_bytes = request_.memory_limit_bytes;
    options.progress = progress_;
    options.stop = stop_;
    const std::string name = fs::path(source.path).filename().string();
    io::DataFile file = formats.read(source.path, options);
    for (const std::string& text : file.warnings) note(Severity::warning, fmt::format("{}: {}", name, text));
    for (const std::string& text : file.notes) note(Severity::info, fmt::format("{}: {}", name, text));
    InputData data = thinned(std::move(file.data), source.every, name);
    if (points_as_vectors) data = as_vectors(*std::get<std::shared_ptr<const PointSet>>(data), name);
    return add(spec.role, std::move(data), name, source.path, std::move(file.sha256));
  }

  Input& read_own(const InputSpec& spec, const StateInput& source) {
    const std::string name = fs::path(source.path).filename().string();
    if (progress_) progress_->report(-1, told("reading {}", name));
    auto data = request_.experiment->read_own(spec, source.path, stop_);
    const io::MappedFile file(source.path);
    return add(spec.role, std::move(data), name, source.path, io::BackgroundSha256(file.bytes(), stop_).hex());
  }

  std::shared_ptr<const VectorSet> as_vectors(const PointSet& points, const std::string& name) {
    std::size_t rounded = 0;
    auto vectors = std::make_shared<const VectorSet>(io::vectors_of(points, rounded));
    if (rounded)
      note(Severity::warning, fmt::format("{}: {}", name, io::rounded_text(rounded, points.size() * points.dimension())));
    return vectors;
  }

  InputData thinned(InputData data, std::uint64_t every, const std::string& name) {
    const auto thin = io::data_formats(kind_of(data)).thinned;
    if (every == 1 || !thin) return data;
    note(Severity::info, told("One in {} {} of {} is taken", every, said(data_kind(kind_of(data)).elements), name));
    return thin(data, every, stop_);
  }

  Input& generate_input(const InputSpec& spec, const StateInput& source) {
    if (progress_) progress_->report(-1, told("generating {}", source.generator));
    const auto [kind, options] = generate::parse_command(source.generator);
    const InputKind made_kind = generate::kind_named(kind).product;
    const bool points_as_vectors = made_kind == InputKind::points && spec.kind == InputKind::vectors;
    if (made_kind != spec.kind && !points_as_vectors)
      throw Error(ErrorKind::invalid_argument, told("{} makes {}, {} takes {}", kind, said(data_kind(made_kind).phrase),
                                                    said(info_.title.c_str()), said(data_kind(spec.kind).phrase)));
    constexpr std::size_t copies = 2;  // a run works on what it makes of the data, which is no less
    generate::check_memory(kind, options, request_.memory_limit_bytes, copies);
    generate::Generated made = generate::generate(kind, options, stop_, request_.memory_limit_bytes);
    std::size_t rounded = 0;  // what was never in a file loses nothing
    if (points_as_vectors) made.vectors = io::vectors_of(made.points, rounded);
    if (made.queries && spec.role != queries_role && takes(queries_role) && !names(queries_role))
      add_generated(std::string(queries_role), std::make_shared<const VectorSet>(std::move(*made.queries)), 1,
                    told("the queries of {}", source.generator));
    if (made.truth && !points_as_vectors && truth_input(info_) && !names(truth_role))
      add_generated(std::string(truth_role), std::make_shared<const PolylineSet>(std::move(*made.truth)), 1,
                    told("the true curve of {}", source.generator));
    return add_generated(spec.role, generate::take_main(made), source.every, source.generator);
  }

  Input& add_generated(const std::string& role, InputData data, std::uint64_t every, const std::string& name) {
    std::string hash = io::data_formats(kind_of(data)).digest(data);
    return add(role, thinned(std::move(data), every, name), name, {}, std::move(hash));
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
      note(Severity::info, told("The true curve was found beside the data: {}", fs::path(path).filename().string()));
    } catch (const Error& e) {  // it is optional: the data opens without it
      note(Severity::warning, told("The true curve beside the data was left out: {}", e.what()), e.hint());
    }
  }

  Input& add(const std::string& role, InputData data, std::string name, std::string path, std::string sha256) {
    if (stop_.stop_requested()) throw Cancelled{};
    return loaded_.inputs[role] = {std::move(data), std::move(name), std::move(path), std::move(sha256)};
  }

  [[nodiscard]] bool names(std::string_view role) const {
    return std::any_of(request_.sources.begin(), request_.sources.end(), [&](const StateInput& s) { return s.role == role; });
  }
  [[nodiscard]] bool takes(std::string_view role) const {
    return std::any_of(info_.inputs.begin(), info_.inputs.end(), [&](const InputSpec& spec) { return spec.role == role; });
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

LoadedInputs load_inputs(const LoadRequest& request, const std::stop_token& stop, Progress* progress) {
  return Loader(request, stop, progress).load();
}

std::string truth_path(const std::string& data_path) { return data_path + std::string(truth_ending); }

bool may_open(const ExperimentInfo& info, const std::string& path) { return io::may_hold(main_input(info).kind, path); }

void check_opens(const ExperimentInfo& info, const std::string& path) {
  const std::string name = fs::path(path).filename().string();
  if (holds_state(path))
    throw Error(ErrorKind::invalid_argument, told("{} is a saved state: it opens in its own workspace", name),
                said("open it without naming another one"));
  if (may_open(info, path)) return;
  io::check_is_file(path);
  const InputKind found = io::kind_of_file(path);
  const bool is_unknown = found == InputKind::points && !io::is_point_file(path);
  throw Error(ErrorKind::invalid_argument,
              is_unknown ? told("{} is no file that {} reads", name, said(info.title.c_str()))
                         : told("{} holds {}, {} takes {}", name, said(data_kind(found).phrase), said(info.title.c_str()),
                                said(data_kind(main_input(info).kind).phrase)),
              said(main_input(info).help.c_str()));
}

bool can_use(const Workspace& workspace, const StateInput& source, const InputData& data) {
  const InputKind wanted = main_input(workspace.experiment().info()).kind, has = kind_of(data);
  if (const std::size_t dimension = dimension_of(data); dimension && !workspace.takes_dimension(dimension)) return false;
  if (wanted == has) return wanted != InputKind::own && wanted != InputKind::polylines;
  if (wanted == InputKind::vectors) return has == InputKind::points;
  if (wanted != InputKind::points || has != InputKind::vectors) return false;
  // Vectors were rounded to single precision: as points they are read again, from what can be read as points.
  if (source.generator.empty()) return io::is_point_file(source.path);
  return generate::kind_named(generate::parse_command(source.generator).first).product == InputKind::points;
}

const char* element_name(const ExperimentInfo& info, const Inputs& inputs) {
  return inputs.contains(queries_role) ? "queries" : data_kind(main_input(info).kind).elements;
}

std::string likely_role(const ExperimentInfo& info, const std::string& path) {
  if (const InputSpec* own = own_input(info, path)) return own->role;
  if (truth_input(info) && path.ends_with(truth_ending)) return truth_input(info)->role;
  const std::string name = fs::path(path).filename().string();
  for (const InputSpec& spec : info.inputs)
    for (const std::string& hint : spec.name_hints)
      if (name.find(hint) != std::string::npos) return spec.role;
  return main_input(info).role;
}

std::string role_beside(const ExperimentInfo& info, const std::string& main_path, const std::string& path) {
  if (std::string likely = likely_role(info, path); likely != main_input(info).role) return likely;
  const auto optional = std::find_if(info.inputs.begin(), info.inputs.end(), [](const InputSpec& s) { return !s.required; });
  if (optional == info.inputs.end()) return {};
  if (!may_open(info, path)) return optional->role;
  if (!truth_input(info)) return {};
  // Tables of a series have one header; that of a true curve names what tells its lines apart.
  const io::TablePreview main = io::preview_table(main_path, 1), other = io::preview_table(path, 1);
  return !main.names.empty() && !other.names.empty() && main.names != other.names ? std::string(truth_role) : std::string();
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
  throw Error(ErrorKind::invalid_argument, told("{} has no sample named {}", info.id, id),
              told("known: {}", joined_text(known, ", ")));
}

}  // namespace ws::app
