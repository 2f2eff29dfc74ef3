// The grammar is generated for tree-sitter's language version 15; the libtree-sitter of current long-term
// distributions reads 13 and 14. The Swift grammar has no reserved words and no keyword lexer, so the two
// layouts differ in `lex_modes` (three 16-bit fields instead of two) and in fields that follow
// `primary_state_ids`, which version 14 doesn't have. This file builds the version-14 view once.
#include "CTreeSitterSwift.h"

#if __has_include("grammar/tree_sitter/parser.h")
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "grammar/tree_sitter/parser.h"

extern const unsigned glass_migrate_library_language_version;
void glass_migrate_watch_memory(void);
const TSLanguage *tree_sitter_swift(void);

typedef struct {
    uint16_t lex_state;
    uint16_t external_lex_state;
} LexMode14;

static TSLanguage view;
static const void *result;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void build_view(void) {
    glass_migrate_watch_memory();
    const TSLanguage *original = tree_sitter_swift();
    if (glass_migrate_library_language_version >= original->abi_version) {
        result = original;
        return;
    }
    if (original->abi_version != 15 || original->max_reserved_word_set_size != 0 ||
        original->keyword_lex_fn != NULL || glass_migrate_library_language_version != 14) {
        return;
    }
    LexMode14 *modes = calloc(original->state_count, sizeof *modes);
    if (modes == NULL) {
        return;
    }
    for (uint32_t state = 0; state < original->state_count; state++) {
        modes[state].lex_state = original->lex_modes[state].lex_state;
        modes[state].external_lex_state = original->lex_modes[state].external_lex_state;
    }
    memcpy(&view, original, offsetof(TSLanguage, name));
    view.abi_version = 14;
    view.lex_modes = (const void *)modes;
    result = &view;
}

const void *glass_migrate_swift_language(void) {
    pthread_once(&once, build_view);
    return result;
}
#else
const void *glass_migrate_swift_language(void) { return 0; }
#endif
