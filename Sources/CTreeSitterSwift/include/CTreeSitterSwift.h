#ifndef GLASS_MIGRATE_TREE_SITTER_SWIFT_H
#define GLASS_MIGRATE_TREE_SITTER_SWIFT_H

/// The Swift grammar in the layout that the linked tree-sitter library reads, or NULL when that library can't
/// read it (see abi.c). The result lives as long as the process and may be shared between threads.
const void *glass_migrate_swift_language(void);

#endif
