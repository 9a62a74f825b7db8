// Where a file dialog begins.
// SPDX-License-Identifier: MIT
#pragma once

class QFileDialog;

namespace ws::app {

enum class DialogPurpose { open, save };

/// In the folder that the last dialog of this purpose ended in, in this run or one before; the dialog's own is kept for the
/// next.
void begin_in_last_folder(QFileDialog& dialog, DialogPurpose purpose);

}  // namespace ws::app
