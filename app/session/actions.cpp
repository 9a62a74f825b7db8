// The table of actions: one line each, in menu order; and one for each workspace that can take the data that are open.
// SPDX-License-Identifier: MIT
#include "app/session/actions.h"

#include "app/session/lesson/lesson.h"
#include "app/workspaces/workspaces.h"
#include "compute/core/run/error.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace ws::app {

namespace {

constexpr bool checkable = true;
constexpr bool viewport_only = true;

constexpr std::string_view data_category = "Use this data", lesson_category = "Lessons";
constexpr std::array<std::string_view, 11> categories{"File",  "Edit",    "View",  "Camera",        data_category, "Run",
                                                      "Steps", "Compare", "Tools", lesson_category, "Help"};

constexpr std::array table{
    Action{"file.open", "Open…", "Ctrl+O", "File", "Open a data file, a saved state or a picture that holds one"},
    Action{"file.continue", "Continue where you were", "", "File", "Bring back what was open last, as it was left"},
    Action{"file.add", "Add…", "Ctrl+Shift+O", "File", "Add a file to what is open, such as the true curve"},
    Action{"file.next", "Next file", "PgDown", "File", "Go on to the next file of the folder, with these parameters", false,
           viewport_only},
    Action{"file.previous", "Previous file", "PgUp", "File", "Go back to the file before, with these parameters", false,
           viewport_only},
    Action{"file.columns", "Choose columns…", "", "File", "Choose which columns of the open table are coordinates"},
    Action{"file.reload", "Reload", "F5", "File", "Read the same files again; camera and parameters stay"},
    Action{"file.watch", "Watch file", "", "File", "Reload whenever the open file changes on disk", checkable},
    Action{"file.save_state", "Save state…", "Ctrl+S", "File", "Write all that reproduces the picture as one small file"},
    Action{"file.export", "Export…", "Ctrl+E", "File", "Write the result in a format that other programs read"},
    Action{"file.screenshot", "Screenshot…", "F12", "File",
           "Save the picture as a PNG that embeds the state, its shapes as SVG or glTF, or copy it"},
    Action{"file.screenshot_transparent", "Transparent screenshot…", "Ctrl+F12", "File",
           "Save the picture without its background"},
    Action{"file.frames", "Frame sequence…", "Shift+F12", "File",
           "Save the pictures of many steps as numbered PNGs or as a video"},
    Action{"file.close", "Close workspace", "Ctrl+W", "File", "Go back to the start screen"},
    Action{"file.quit", "Quit", "Ctrl+Q", "File", "End the program"},

    Action{"edit.undo", "Undo", "Ctrl+Z", "Edit",
           "Take the last change back; after the first one, bring back what was open before"},
    Action{"edit.redo", "Redo", "Ctrl+Shift+Z Ctrl+Y", "Edit", "Make the undone change again"},
    Action{"edit.copy_state", "Copy state", "Ctrl+C", "Edit", "Put the state on the clipboard as text"},
    Action{"edit.paste_state", "Paste", "Ctrl+V", "Edit", "Open what the clipboard holds: a state, numbers, an image or files"},
    Action{"edit.copy_picture", "Copy picture", "Ctrl+Shift+C", "Edit", "Put the picture on the clipboard as it is shown"},
    Action{"edit.reset_parameters", "Reset parameters", "", "Edit", "Give every parameter its default"},
    Action{"edit.save_preset", "Save preset…", "", "Edit", "Write the parameters as a preset file"},
    Action{"edit.load_preset", "Load preset…", "", "Edit", "Take the parameters of a preset file"},
    Action{"edit.bookmark", "Add bookmark", "Ctrl+B", "Edit", "Keep the present state under a name"},
    Action{"edit.settings", "Settings…", "Ctrl+,", "Edit",
           "Choose what the program does from now on, and see where each value is from"},
    Action{"edit.keys", "Change keys…", "", "Edit", "Give actions other keys"},

    Action{"view.grid", "Grid", "G", "View", "Show or hide the grid", checkable, viewport_only},
    Action{"view.axes", "Axes", "X", "View", "Show or hide the axes", checkable, viewport_only},
    Action{"view.legend", "Legend", "L", "View", "Show or hide legend and colour bar", checkable, viewport_only},
    Action{"view.color_map", "Next colour map", "C", "View", "Go on to the next colour map", false, viewport_only},
    Action{"view.point_size", "Larger points", "P", "View", "Enlarge the points; after the largest comes the smallest", false,
           viewport_only},
    Action{"view.theme_dark", "Dark theme", "", "View", "Light text on dark ground", checkable},
    Action{"view.theme_light", "Light theme", "", "View", "Dark text on light ground", checkable},
    Action{"view.theme_contrast_dark", "High contrast, dark", "", "View", "White and bright colours on black", checkable},
    Action{"view.theme_contrast_light", "High contrast, light", "", "View", "Black and deep colours on white", checkable},
    Action{"view.theme_system", "System theme", "", "View", "Dark or light as the system says", checkable},
    Action{"view.overlay", "Overlay", "O", "View", "Show or hide what is drawn over the viewport", checkable, viewport_only},
    Action{"view.sliders", "Fold controls", "S", "View", "Fold the controls over the picture to a strip, or unfold them", false,
           viewport_only},
    Action{"view.docks", "Panels", "Shift+O", "View", "Show or hide the panels around the viewport", checkable, viewport_only},
    Action{"view.next_pane", "Next pane", "F6", "View", "Give the keyboard to the viewport or the next panel in turn"},
    Action{"view.previous_pane", "Previous pane", "Shift+F6", "View", "Give the keyboard to the panel before"},
    Action{"view.explain", "Explain", "E", "View",
           "Show or hide why the step was taken: pseudocode, what was rejected, what must hold", checkable, viewport_only},
    Action{"view.fullscreen", "Full screen", "F11", "View", "Use the whole screen", checkable},
    Action{"view.lecture", "Lecture mode", "Shift+F11", "View",
           "For a room: large type, high contrast, the step's words on the picture, and a ring around the pointer", checkable},
    Action{"view.reset_layout", "Reset layout", "", "View", "Put all panels back to where they were at first"},

    Action{"camera.frame_all", "Frame all", "F", "Camera", "Move the camera so that everything is seen", false, viewport_only},
    Action{"camera.frame_selection", "Frame the picked thing", "Shift+F", "Camera",
           "Move the camera to what was picked in the picture or in Explain", false, viewport_only},
    Action{"camera.front", "Front", "1", "Camera", "Look along the y axis", false, viewport_only},
    Action{"camera.right", "Right", "3", "Camera", "Look along the x axis", false, viewport_only},
    Action{"camera.top", "Top", "7", "Camera", "Look down the z axis", false, viewport_only},
    Action{"camera.orthographic", "Orthographic", "5", "Camera", "Switch between perspective and parallel projection",
           checkable, viewport_only},
    Action{"camera.isometric", "Isometric", "9", "Camera", "Look from the corner between the axes", false, viewport_only},

    Action{"run.restart", "Run again", "R", "Run", "Make the run again and play it from the first step", false, viewport_only},
    Action{"run.cancel", "Cancel", "Esc", "Run", "Stop the running job; the last result stays"},
    Action{"run.backend_auto", "Backend: automatic", "", "Run", "Compute on CUDA where a device works, else on the CPU",
           checkable},
    Action{"run.backend_cpu", "Backend: CPU", "", "Run", "Compute on the processor", checkable},
    Action{"run.backend_cuda", "Backend: CUDA", "", "Run", "Compute on the NVIDIA device", checkable},

    Action{"steps.play", "Play or pause", "Space", "Steps", "Play the steps from here; at the end from the start", checkable,
           viewport_only},
    Action{"steps.back", "Step back", "Left", "Steps", "Go to the step before"},
    Action{"steps.forward", "Step forward", "Right", "Steps", "Go to the next step"},
    Action{"steps.previous_event", "Previous event", "Shift+Left", "Steps", "Go to the event marker before"},
    Action{"steps.next_event", "Next event", "Shift+Right", "Steps", "Go to the next event marker"},
    Action{"steps.breakpoint", "Pause where…", "F9", "Steps",
           "Choose where playing pauses: at an event, in a phase, or where a value compares or changes"},
    Action{"steps.previous_breakpoint", "Previous breakpoint", "Shift+F8", "Steps",
           "Go back to the nearest step where playing would pause"},
    Action{"steps.next_breakpoint", "Next breakpoint", "F8", "Steps", "Go on to the nearest step where playing would pause"},
    Action{"steps.mark", "Mark this step", "Shift+M", "Steps",
           "Tell from now on what changed since this step; once more ends it", checkable, viewport_only},
    Action{"steps.back_tenth", "Back 10 %", "Ctrl+Left", "Steps", "Go back by a tenth of all steps"},
    Action{"steps.forward_tenth", "Forward 10 %", "Ctrl+Right", "Steps", "Go forward by a tenth of all steps"},
    Action{"steps.first", "First step", "Home", "Steps", "Go to the input alone"},
    Action{"steps.last", "Last step", "End", "Steps", "Go to the result"},
    Action{"steps.slower", "Slower", "[", "Steps", "Halve the speed of playing", false, viewport_only},
    Action{"steps.faster", "Faster", "]", "Steps", "Double the speed of playing", false, viewport_only},

    Action{"compare.keep", "Keep as B", "B", "Compare", "Keep what is shown beside what comes, to compare", false,
           viewport_only},
    Action{"compare.open", "Open as B…", "", "Compare", "Compute a saved state of this workspace, and compare with it"},
    Action{"compare.swap", "Swap A and B", "", "Compare", "Keep what is shown as B, and go on with what B was"},
    Action{"compare.drop", "Drop B", "Shift+B", "Compare", "Show what is open alone again, and forget B"},
    Action{"compare.flip", "Flip to B", "V", "Compare", "Show B in the place of A; with the key, as long as it is held",
           checkable, viewport_only},
    Action{"compare.wipe", "Wipe", "", "Compare", "A left of a line that can be dragged, B right of it", checkable},
    Action{"compare.side", "Side by side", "", "Compare", "A and B beside each other", checkable},
    Action{"compare.difference", "Difference", "", "Compare", "What differs between the pictures, pixel by pixel", checkable},
    Action{"compare.alone", "A alone", "", "Compare", "Show what is open alone, and keep B", checkable},
    Action{"compare.link_step", "Link by step", "", "Compare", "B stands at the step of the same number", checkable},
    Action{"compare.link_phase", "Link by phase", "", "Compare", "B stands at the same place within the same phase", checkable},
    Action{"compare.link_fraction", "Link by fraction", "", "Compare", "B stands at the same part of all its steps", checkable},
    Action{"compare.go", "Go to the first difference", "", "Compare", "Show the first step at which A and B differ"},

    Action{"compare.check", "Check the result", "", "Compare",
           "Compute it on the other backend, or by the reference method, and compare every step"},

    Action{"tools.palette", "Command palette…", "Ctrl+Shift+P", "Tools", "Find any action or parameter by its name"},
    Action{"tools.measure", "Measure", "M", "Tools",
           "Click two places for their distance, a third for the angle; Ctrl+C copies, Esc ends", checkable, viewport_only},
    Action{"tools.sweep", "Sweep…", "Ctrl+Shift+W", "Tools",
           "Run for many values of one or two parameters, and plot what comes of it"},
    Action{"tools.copy_command", "Copy as command line", "", "Tools",
           "Put the command that makes this result on the clipboard"},
    Action{"tools.diagnostics", "Diagnostics…", "", "Tools", "What the program runs on: processor, CUDA, OpenGL, and why"},

    Action{"lesson.next", "Next page", "Alt+Right", lesson_category, "Go on in the lesson that is open"},
    Action{"lesson.back", "Previous page", "Alt+Left", lesson_category, "Go back in the lesson that is open"},
    Action{"lesson.open", "Open a lesson…", "", lesson_category, "Open a lesson's file"},
    Action{"lesson.record", "Add a page to a lesson…", "", lesson_category,
           "Write what is shown now as a page of a lesson of your own"},

    Action{"help.manual", "Help", "F1", "Help", "The chapter of what is on the screen, and all others"},
    Action{"help.tour", "Tour", "", "Help", "Two minutes through picture, steps, sliders, plots, result and export"},
    Action{"help.cheat_sheet", "Keyboard shortcuts", "?", "Help", "All keys, searchable"},
    Action{"help.about", "About Warpscope", "", "Help", "Version, licence, libraries"},
};

/// What the actions of a workspace refer to: "data.ridge", "lesson.ridge", and the lesson's title.
struct WorkspaceTexts {
  std::string data_id, lesson_id, lesson_title;
};
const std::vector<WorkspaceTexts>& workspace_texts() {
  static const std::vector<WorkspaceTexts> texts = [] {
    std::vector<WorkspaceTexts> made;
    for (const Workspace* workspace : workspaces()) {
      const std::string& id = workspace->experiment().info().id;
      made.push_back({"data." + id, "lesson." + id, read_lesson(id).title});
    }
    return made;
  }();
  return texts;
}

std::vector<Action> all_actions() {
  std::vector<Action> data, lessons;
  for (std::size_t i = 0; i < workspaces().size(); ++i) {
    const WorkspaceTexts& texts = workspace_texts()[i];
    data.push_back(
        {texts.data_id, workspaces()[i]->experiment().info().title, "", data_category, "Open the same data in this workspace"});
    lessons.push_back({texts.lesson_id, texts.lesson_title, "", lesson_category, "Open this lesson beside the picture"});
  }
  std::vector<Action> all(table.begin(), table.end());
  const auto first_of = [&](std::string_view category) {
    return std::find_if(all.begin(), all.end(), [&](const Action& a) { return a.category == category; });
  };
  all.insert(first_of(lesson_category), lessons.begin(), lessons.end());
  all.insert(first_of(*(std::find(categories.begin(), categories.end(), data_category) + 1)), data.begin(), data.end());
  return all;
}

}  // namespace

std::span<const Action> actions() {
  static const std::vector<Action> all = all_actions();
  return all;
}

std::span<const std::string_view> action_categories() { return categories; }

const Action& find_action(std::string_view id) {
  const std::span<const Action> all = actions();
  const auto found = std::find_if(all.begin(), all.end(), [&](const Action& a) { return a.id == id; });
  if (found == all.end()) throw Error(ErrorKind::internal, "there is no action named " + std::string(id));
  return *found;
}

}  // namespace ws::app
