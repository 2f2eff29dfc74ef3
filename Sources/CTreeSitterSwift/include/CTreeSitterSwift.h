#ifndef GLASS_MIGRATE_TREE_SITTER_SWIFT_H
#define GLASS_MIGRATE_TREE_SITTER_SWIFT_H

#include <stdbool.h>
#include <stdint.h>

/// The Swift grammar in the layout that the linked tree-sitter library reads, or NULL when that library can't
/// read it (see abi.c). The result lives as long as the process and may be shared between threads. Must have been
/// called before anything of the library is.
const void *glass_migrate_swift_language(void);

/// Parses with a parser of its own. The tree (a TSTree *), or NULL, lives until `*memory` is freed, and is not
/// deleted otherwise. `*is_too_wide` says that there is none because a node has more children than the library can
/// count. Without memory the process ends, as the library itself would end it.
const void *glass_migrate_parse_apart(
    const void *ranges, uint32_t range_count, uint64_t patience, const char *text, uint32_t length, void **memory,
    bool *is_too_wide);

void glass_migrate_free_apart(void *memory);

#endif
