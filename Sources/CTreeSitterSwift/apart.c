// Parses a text with a parser of its own whose memory is kept apart.
//
// The library counts the children of a node in 16 bits up to version 0.20.7, which long-term distributions have: a
// node with more of them (a row of 65,536 comments is enough) writes past its end, or ends the process. No other
// list of the library grows so long, so asking for that much memory tells such a node before it is made. Then the
// parser is left where it stands, and all of its memory is freed at once.
#include "CTreeSitterSwift.h"

#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <tree_sitter/api.h>

// In front of what is handed out, which stays aligned behind it.
typedef struct block {
    struct block *previous, *next;
} block;

typedef struct {
    block blocks; // a ring
    jmp_buf exit;
} region;

// 65,535 children and less than the rest of a node.
static const size_t limit = 65535 * sizeof(void *) + 64;

static _Thread_local region *current;

static void insert(block *block) {
    block->previous = &current->blocks;
    block->next = current->blocks.next;
    block->next->previous = block;
    current->blocks.next = block;
}

static void take_out(block *block) {
    block->previous->next = block->next;
    block->next->previous = block->previous;
}

static void check(size_t size) {
    if (size > limit) {
        longjmp(current->exit, 1);
    }
}

// The library relies on getting what it asks for.
static void *required(void *memory, size_t size) {
    if (memory == NULL && size > 0) {
        fprintf(stderr, "out of memory: %zu bytes for a syntax tree\n", size);
        abort();
    }
    return memory;
}

static void *handed_out(block *block, size_t size) {
    insert(required(block, size));
    return block + 1;
}

static void *region_malloc(size_t size) {
    if (current == NULL) {
        return required(malloc(size), size);
    }
    check(size);
    return handed_out(malloc(sizeof(block) + size), sizeof(block) + size);
}

static void *region_calloc(size_t count, size_t size) {
    if (current == NULL) {
        return required(calloc(count, size), count * size);
    }
    check(count * size);
    return handed_out(calloc(1, sizeof(block) + count * size), sizeof(block) + count * size);
}

static void *region_realloc(void *memory, size_t size) {
    if (current == NULL) {
        return required(realloc(memory, size), size);
    }
    check(size);
    if (memory == NULL) {
        return region_malloc(size);
    }
    block *old = (block *)memory - 1;
    take_out(old);
    return handed_out(realloc(old, sizeof(block) + size), sizeof(block) + size);
}

static void region_free(void *memory) {
    if (current == NULL) {
        free(memory);
    } else if (memory != NULL) {
        take_out((block *)memory - 1);
        free((block *)memory - 1);
    }
}

void glass_migrate_watch_memory(void) {
    ts_set_allocator(region_malloc, region_calloc, region_realloc, region_free);
}

const void *glass_migrate_parse_apart(
    const void *ranges, uint32_t range_count, uint64_t patience, const char *text, uint32_t length, void **memory,
    bool *is_too_wide) {
    *is_too_wide = false;
    region *own = *memory = malloc(sizeof *own);
    if (own == NULL) {
        return NULL;
    }
    own->blocks.previous = own->blocks.next = &own->blocks;
    const TSTree *tree = NULL;
    current = own;
    if (setjmp(own->exit) == 0) {
        TSParser *parser = ts_parser_new();
        if (ts_parser_set_language(parser, glass_migrate_swift_language()) &&
            ts_parser_set_included_ranges(parser, ranges, range_count)) {
            ts_parser_set_timeout_micros(parser, patience);
            const TSTree *volatile parsed = ts_parser_parse_string(parser, NULL, text, length);
            ts_parser_delete(parser);
            tree = parsed;
        }
    } else {
        *is_too_wide = true;
    }
    current = NULL;
    return tree;
}

void glass_migrate_free_apart(void *memory) {
    region *own = memory;
    if (own == NULL) {
        return;
    }
    for (block *block = own->blocks.next; block != &own->blocks;) {
        void *next = block->next;
        free(block);
        block = next;
    }
    free(own);
}
