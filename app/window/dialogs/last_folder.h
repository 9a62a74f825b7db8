// Where a file dialog begins.
// SPDX-License-Identifier: MIT
#pragma once

class QFileDialog;

namespace ws::app {

enum class DialogPurpose { open, save };

/// In the folder that the last dialog of this purpose ended in, in this run or one before; the dialog's own is kept for the
/// next. The first one to save begins where a file was opened last, or in the user's documents.
void begin_in_last_folder(QFileDialog& dialog, DialogPurpose purpose);

}  // namespace ws::app
