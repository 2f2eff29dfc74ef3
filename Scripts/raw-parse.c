// Parses each file named on standard input and does nothing with the tree: what parsing alone costs, for
// Scripts/bench. Linked against the grammar objects of the release build.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tree_sitter/api.h>

const void *glass_migrate_swift_language(void);

int main(void) {
    TSParser *parser = ts_parser_new();
    if (!ts_parser_set_language(parser, glass_migrate_swift_language())) return 1;
    char *path = NULL, *text = NULL;
    size_t path_size = 0, text_size = 0;
    ssize_t length;
    while ((length = getline(&path, &path_size, stdin)) > 0) {
        path[strcspn(path, "\n")] = 0;
        FILE *file = fopen(path, "rb");
        if (file == NULL) return 1;
        fseek(file, 0, SEEK_END);
        size_t size = (size_t)ftell(file);
        rewind(file);
        if (size > text_size) text = realloc(text, text_size = size);
        if (fread(text, 1, size, file) != size) return 1;
        fclose(file);
        TSTree *tree = ts_parser_parse_string(parser, NULL, text, (uint32_t)size);
        ts_tree_delete(tree);
    }
    ts_parser_delete(parser);
    return 0;
}
