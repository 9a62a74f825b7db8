// How a result is looked at: its steps, their pictures, plots and words, and what was clicked.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/frame_targets.h"
#include "compute/core/result/plot.h"
#include "compute/core/result/result.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ws {

struct Explainable;
struct Explanation;
struct Reasons;

/// Where something happens on the timeline: a phase begins, a ball vanishes.
struct StepEvent {
  std::size_t step = 0;
  std::string kind;        ///< "phase", "removed_near", "removed_far", "link"
  std::string label;       ///< what conditions name: English
  std::string words = {};  ///< the same for people (told.h); empty: the label
};

/// The steps of a result as a whole.
struct Timeline {
  std::size_t step_count = 1;  ///< at least one: step 0 is the input alone
  std::vector<StepEvent> events;
  /// What keeping the steps takes now and may take, in bytes.
  std::size_t kept_bytes = 0, budget_bytes = 0;
};

struct StepInfo {
  std::string phase;  ///< "evolve"
  std::string title;  ///< one line for the timeline
  std::vector<Property> values;
};

/// Three-dimensional box of what is presented.
struct Bounds {
  std::array<double, 3> low{0, 0, 0}, high{0, 0, 0};
};

/// What was clicked: the element of a presented buffer.
struct Pick {
  std::string target;  ///< "cloud", "balls", "links"
  std::size_t index = 0;
  std::optional<std::array<double, 3>> at = {};  ///< where it was met, in the picture's coordinates; empty: it was named
  [[nodiscard]] bool operator==(const Pick&) const = default;
};

/// Where a picked thing is marked in a picture, in the picture's coordinates.
struct PickedPlace {
  std::array<double, 3> at{0, 0, 0};                              ///< its middle
  std::vector<std::array<std::array<float, 3>, 2>> outline = {};  ///< lines from point to point; none: `at` is all
};

/// What a picture is of. Values that depend on the camera or on time are among the view's.
struct Request {
  std::size_t step = 0;
  ParameterSet view;
  [[nodiscard]] bool operator==(const Request&) const = default;
};

/// A picture but for the bytes of its buffers: all that a scene is made of. Immutable once it was prepared, so it is read on
/// any thread without calling an algorithm. An algorithm derives its own, with what its legend and handles need.
struct Picture {
  Request request;
  std::shared_ptr<const Result> result;  ///< whose picture it is
  FrameLayout layout;                    ///< the buffers and their revisions
  bool is_3d = false;
  Bounds bounds;
  /// What picture coordinates count from: add it to them for numbers on axes. Pictures are relative to the middle of the data,
  /// so that data far from zero keeps its precision.
  std::array<double, 3> origin{0, 0, 0};
  StepInfo info;

  Picture() = default;
  Picture(const Picture&) = delete;
  Picture& operator=(const Picture&) = delete;
  virtual ~Picture() = default;
};

/// Made for one result, and used by one thread at a time: a worker's. It may keep what it has replayed, examined or drawn, but
/// what it gives depends on the request alone: the same request gives the same bytes after any others.
/// All may throw Error, and Cancelled once the context's stop is requested.
class Presentation {
 public:
  explicit Presentation(std::shared_ptr<const Result> result) : result_(std::move(result)) {}
  Presentation(const Presentation&) = delete;
  Presentation& operator=(const Presentation&) = delete;
  virtual ~Presentation() = default;

  [[nodiscard]] const std::shared_ptr<const Result>& result() const { return result_; }

  [[nodiscard]] virtual std::shared_ptr<const Timeline> timeline(RunContext& context) = 0;
  /// `request.step` is below the timeline's step count. Asked for the same request again it is quick, and after the picture was
  /// written it also tells what was counted in drawing it.
  [[nodiscard]] virtual std::shared_ptr<const Picture> prepare(const Request& request, RunContext& context) = 0;
  /// Writes the wanted buffers of a picture that `prepare` gave. Device targets: enqueues on their stream and returns; host
  /// targets: returns when written, using the context's threads.
  virtual void write(const Picture& picture, const FrameTargets& targets, RunContext& context) = 0;
  [[nodiscard]] virtual StepInfo describe(std::size_t step, RunContext& context) = 0;
  /// What the elements of a layer are called, one after the other, where they keep their names from step to step; empty where
  /// an element is known by its place alone.
  [[nodiscard]] virtual std::vector<std::uint32_t> element_names(std::string_view layer, const Request& request,
                                                                 RunContext& context);
  /// What each step adds to what is shown, as a number, found without drawing anything; 0 for steps that have none, and empty
  /// where none has. Where two presentations of one experiment, looked at with the same view, give the same numbers for all
  /// steps up to one that has a number, its frame, its words and its values are the same in both.
  [[nodiscard]] virtual std::vector<std::uint64_t> step_fingerprints(const ParameterSet& view, RunContext& context);
  /// With what the view adds to them: a plane that is moved by hand, say.
  [[nodiscard]] virtual std::vector<Plot> plots(const Request& request, RunContext& context) = 0;

  /// The clicked element by its name and number in the result, not in the picture: the functions below take this.
  [[nodiscard]] virtual Pick picked(const Pick& shown, const Request& request, RunContext& context);
  [[nodiscard]] virtual std::vector<Property> inspect(const Pick& pick, const Request& request, RunContext& context) = 0;
  /// The step that made the picked thing what it is now.
  [[nodiscard]] virtual std::size_t made_by(const Pick& pick, const Request& request, RunContext& context) = 0;
  /// Where in the picture of the request the picked thing is to be marked; nothing, unless an algorithm says otherwise: where
  /// it was clicked, if it was.
  [[nodiscard]] virtual std::optional<PickedPlace> where_is(const Pick& pick, const Request& request, RunContext& context);

  /// Why the step was taken (explanation.h); without pseudocode unless an algorithm has one. Its claims are checked now, on the
  /// state of the step: as slow as replaying it and reading all of it.
  [[nodiscard]] virtual Explanation explain(const Request& request, RunContext& context);
  /// What `why` takes at a step: nothing, unless an algorithm says otherwise.
  [[nodiscard]] virtual std::vector<Explainable> explainable(const Request& request, RunContext& context);
  /// Why a picked thing, as `picked` names it, is as it is at the step; without a sentence where there is nothing to say.
  [[nodiscard]] virtual Reasons why(const Pick& pick, const Request& request, RunContext& context);

 private:
  const std::shared_ptr<const Result> result_;
};

}  // namespace ws
