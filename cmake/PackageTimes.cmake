# Run by CPack before it packs: every file has the time of SOURCE_DATE_EPOCH, so that equal sources give equal packages.
# SPDX-License-Identifier: MIT
if(DEFINED ENV{SOURCE_DATE_EPOCH})
  execute_process(COMMAND find ${CPACK_TEMPORARY_DIRECTORY} -exec touch --no-dereference --date=@$ENV{SOURCE_DATE_EPOCH} {} +
                  COMMAND_ERROR_IS_FATAL ANY)
endif()
