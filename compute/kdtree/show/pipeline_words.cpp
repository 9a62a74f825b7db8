// What stands beside the picture of a node's pipeline.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/show/pipeline.h"

#include "compute/core/words/told.h"

#include <fmt/format.h>

namespace ws::kdtree {

namespace {

constexpr float column = 1.03f, title = 1.06f, first_line = 0.96f, line_gap = 0.05f;

std::string told_bytes(std::uint64_t bytes) {
  const auto b = static_cast<double>(bytes);
  return bytes < 10'000 ? fmt::format("{} B", bytes)
         : b < 1e7      ? fmt::format("{:.1f} kB", b / 1e3)
                        : fmt::format("{:.1f} MB", b / 1e6);
}

/// Lines below each other, a paragraph for each kernel.
class Column {
 public:
  explicit Column(const PipelineInput& input) : times_(input.times) {}

  void head(std::string text) { write(std::move(text)); }
  void line(const std::string& text) { write("    " + text); }
  /// By the thesis's records, from sizes alone.
  void traffic(const char* in, const char* out, const KernelTraffic& t) {
    line(told("{} = {} in, {} = {} out", in, told_bytes(t.to_device), out, told_bytes(t.from_device)));
    line(told("a warp: {} + {} transactions of 128 B", t.transactions_in, t.transactions_out));
  }
  /// What was measured, by the records of this program.
  void times(ThesisStep step) {
    if (!times_) return;
    const StepTimes& t = times_->of(step);
    line(told("here {} in, {} out; {:.4f} ms, {:.4f} without copies", told_bytes(t.bytes_to_device),
              told_bytes(t.bytes_from_device), t.ms, t.kernel_ms));
    line(tell(t.launch));
  }
  void end() { y_ -= line_gap; }

  [[nodiscard]] std::vector<Word> words() && { return std::move(words_); }

 private:
  void write(std::string text) {
    words_.push_back({{column, y_, 0}, std::move(text)});
    y_ -= times_ ? 0.085f : 0.1f;  // with times there are more lines
  }

  const NodeTimes* times_;
  float y_ = first_line;
  std::vector<Word> words_;
};

}  // namespace

std::vector<Word> pipeline_words(const PipelineInput& input) {
  const std::uint64_t n = input.triangles, m = input.all_events, q = input.all_planes;
  const NodeTimes* times = input.times;
  const std::uint64_t blocks = times ? times->of(ThesisStep::minimum).launch.blocks : reduction_blocks(q);
  const auto traffic = thesis_traffic(n, m, q, blocks);
  Column column(input);
  column.head(told("1  events: n = {} give m = {}, {} on this axis", n, m, input.events.size()));
  column.traffic("36 n", "144 n", traffic[0]);
  column.times(ThesisStep::events);
  column.end();
  column.head(told("2  counts, quadratic: q x m = {}", q * m));
  column.line(said("green: left, orange: right, yellow: in it"));
  column.traffic("24 m + 8 q", "12 q", traffic[1]);
  if (input.counting == Counting::quadratic) column.times(ThesisStep::counts);
  column.end();
  column.head(told("2' counts by prefix sums: m = {} steps", m));
  column.line(said("green: N_L, orange: N_R"));
  if (input.counting == Counting::scan) column.times(ThesisStep::counts);
  column.end();
  column.head(told("3  costs of q = {} planes, {} on this axis", q, input.planes.size()));
  column.traffic("20 q", "4 q", traffic[2]);
  column.times(ThesisStep::costs);
  column.end();
  column.head(told("4  minimum by pairs: G = {} blocks, then one", blocks));
  column.traffic("4 q + 8 G", "8 G + 8", traffic[3]);
  column.times(ThesisStep::minimum);
  if (!times && !input.why_no_times.empty()) {
    column.end();
    column.head(input.why_no_times);
  }
  std::vector<Word> words = std::move(column).words();
  words.push_back({{0, title, 0}, told("{} axis of a node with {} triangles", "xyz"[input.axis], n)});
  return words;
}

}  // namespace ws::kdtree
