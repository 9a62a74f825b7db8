// What is open: data, parameters, what is seen of them, and all that undo takes back.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/document/history.h"
#include "app/session/document/state.h"
#include "app/session/messages.h"
#include "app/workspaces/workspace.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace ws::app {

/// A workspace with its data and parameters: replaced as a whole when other data are opened.
struct Opened {
  const Workspace* workspace = nullptr;
  Inputs inputs;
  std::vector<StateInput> sources;
  ParameterSet parameters, view;

  /// The one of these two that has a parameter of that name; the view where neither has.
  [[nodiscard]] const ParameterSet& set_of(std::string_view name) const {
    return parameters.contains(name) ? parameters : view;
  }
  [[nodiscard]] ParameterSet& set_of(std::string_view name) { return parameters.contains(name) ? parameters : view; }
};

/// Sets what `set` takes of `values`; what it refuses keeps its default, and a sentence for each says so.
[[nodiscard]] std::vector<std::string> set_values(const std::map<std::string, Value>& values, ParameterSet& set);

/// What all may do with it: look, and edit. What only the session does is for the SessionDocument that it holds.
class Document {
 public:
  /// What others have to do about an edit.
  struct Events {
    Mark mark;
    std::function<void(bool needs_run)> parameters_changed;
    std::function<void()> drag_ended;
  };
  Document(const Document&) = delete;
  Document& operator=(const Document&) = delete;

  // --- data ---------------------------------------------------------------------------------------------------------
  [[nodiscard]] const Workspace* workspace() const { return opened_.workspace; }  ///< null: the gallery
  [[nodiscard]] const Inputs& inputs() const { return opened_.inputs; }
  /// Where the open inputs come from.
  [[nodiscard]] const std::vector<StateInput>& sources() const { return opened_.sources; }
  [[nodiscard]] const Opened& opened() const { return opened_; }
  /// How many elements a run is of: points after those that were added and deleted by hand. 0 where nothing is open.
  [[nodiscard]] std::size_t element_count() const;
  /// The path of the file whose opening (or adding) brought what is open; empty for samples, reloads and states that are no
  /// file. A file that could not be opened does not change it.
  [[nodiscard]] const std::string& opened_file() const { return opened_file_; }
  /// Where the open main data came from; null where nothing is open.
  [[nodiscard]] const StateInput* main_source() const;
  [[nodiscard]] std::uint64_t seed() const { return seed_; }
  /// Rises with all that is opened: what was computed of earlier data is out of date.
  [[nodiscard]] std::uint64_t generation() const { return generation_; }
  /// Throws Error{invalid_argument} where nothing is open.
  void require_workspace() const;
  /// Throws Error{invalid_argument} where an open input lies at `path`: a picture or a result in its place would be lost work,
  /// and wrong data once it is read again (F5, watching).
  void check_output(const std::string& path) const;

  // --- parameters ---------------------------------------------------------------------------------------------------
  [[nodiscard]] const ParameterSet& parameters() const { return opened_.parameters; }  ///< uncommitted drags included
  [[nodiscard]] const ParameterSet& view() const { return opened_.view; }
  /// See Opened.
  [[nodiscard]] const ParameterSet& set_of(std::string_view name) const { return opened_.set_of(name); }
  /// Why a parameter of either set has no effect at present; empty where it has one.
  [[nodiscard]] std::string why_not(std::string_view name) const;
  /// One live edit of either set, by name: newest value wins. Between `begin_edit` and `end_edit` (a drag) heavy runs use
  /// a subsample and the whole is one undo step; outside a drag each call is a step of its own. A refused value throws
  /// Error, which calls the parameter what controls call it; it is the caller's to show: a field beside itself, others as a
  /// message.
  void edit(std::string_view name, const Value& value);
  /// The same of several values in one step of undo. Those before a refused one stay.
  void edit(const Workspace::Edits& edits);
  void begin_edit() { dragging_ = true; }
  void end_edit();
  /// Ends a drag and takes back what it changed, without a step of undo.
  void cancel_edit();
  /// False once the drag has ended, also where an undo or the opening of other data ended it. A control
  /// that is still held then leaves the value alone.
  [[nodiscard]] bool editing() const { return dragging_; }
  void reset(std::string_view name);
  void reset_all();
  [[nodiscard]] const std::vector<std::string>& pinned() const { return pinned_; }
  void set_pinned(std::string_view name, bool pinned);
  /// The range of a parameter as controls show it: with the slider's range that the user chose, if any.
  [[nodiscard]] FieldRange slider_range(std::string_view name) const;
  /// Lets the slider run from `low` to `high`. It holds until it is reset, the workspace is closed, or data come that bring
  /// another range. Throws Error{invalid_argument} for what the parameter does not take.
  void set_slider_range(std::string_view name, double low, double high);
  void reset_slider_range(std::string_view name);
  /// Writes and reads parameter presets (JSON).
  void save_preset(const std::string& path) const;
  void load_preset(const std::string& path);
  /// Sets the preset's values over the present ones: one step of undo.
  void apply_preset(const NamedValues& preset);

  // --- layers and furniture -----------------------------------------------------------------------------------------
  [[nodiscard]] const Furniture& furniture() const { return furniture_; }
  void set_furniture(const Furniture& furniture);
  [[nodiscard]] const std::map<std::string, LayerState>& layers() const { return layers_; }
  void set_layer(const std::string& id, const LayerState& state);

  // --- history ------------------------------------------------------------------------------------------------------
  [[nodiscard]] bool can_undo() const;
  [[nodiscard]] bool can_redo() const { return history_.position() + 1 < history_.size(); }
  void undo();
  void redo();
  /// Names of the states from the oldest, and which one is current.
  [[nodiscard]] std::vector<std::string> history() const { return history_.names(); }
  [[nodiscard]] std::size_t history_position() const { return history_.position(); }
  void go_to_history(std::size_t position);

 protected:
  Document(MessageLog& log, Events events) : log_(log), events_(std::move(events)) {}
  ~Document() = default;

  // --- what the session does with it --------------------------------------------------------------------------------
  /// Data of another file, sample or state take the place of those that are open. A drag of those has ended then. Here, in
  /// `refresh` and in undo, numbers of the view that the data do not have become the nearest that they have.
  void replace(Opened next, const std::string& file);
  /// The same data read again: what was edited meanwhile stays, and so does a drag.
  void refresh(Opened next, const std::string& file);
  void take_state(const State& state);
  void begin_history(const std::string& title) { history_.begin(title, snapshot()); }
  /// That of the same data, from when they were open before.
  void take_history(History history) { history_ = std::move(history); }
  [[nodiscard]] const History& whole_history() const { return history_; }
  /// A value that changes by itself, as time passes: no step of undo.
  void animate(std::string_view name, const Value& value) { set(name, value); }
  /// What 0 stood for in a run: a parameter's automatic value may follow from another's.
  void take_automatic_values(const ParameterSet& used);
  void close();

 private:
  /// A slider's range by the user's choice, and the data's range that it replaced.
  struct SliderRange {
    double low = 0, high = 1;
    double of_low = 0, of_high = 1;
  };

  void set(std::string_view name, const Value& value);
  /// Tells what differs from the values before.
  void values_changed(const ParameterSet& parameters_before, const ParameterSet& view_before);
  void commit(const std::string& name = {});
  /// What undo keeps: all but the theme, which is a setting of the window although the furniture holds it.
  [[nodiscard]] Snapshot snapshot() const;
  void apply(const Snapshot& target);
  void pin_what_is_marked();

  MessageLog& log_;
  Events events_;
  Opened opened_;
  std::string opened_file_;
  std::uint64_t seed_ = 42, generation_ = 0;
  std::map<std::string, LayerState> layers_;
  Furniture furniture_;
  History history_;
  bool dragging_ = false;
  std::vector<std::string> pinned_;
  std::map<std::string, SliderRange, std::less<>> slider_ranges_;
};

/// As the session and its parts hold it.
class SessionDocument final : public Document {
 public:
  SessionDocument(MessageLog& log, Events events) : Document(log, std::move(events)) {}
  using Document::animate, Document::begin_history, Document::close, Document::refresh, Document::replace,
      Document::take_automatic_values, Document::take_history, Document::take_state, Document::whole_history;
};

}  // namespace ws::app
