// On its own because <tree_sitter/api.h> and the grammar's parser.h declare the same names differently.
#include <tree_sitter/api.h>

const unsigned glass_migrate_library_language_version = TREE_SITTER_LANGUAGE_VERSION;
