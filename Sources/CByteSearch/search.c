#define _GNU_SOURCE
#include "CByteSearch.h"

#include <string.h>

enum { block = 64 };

/// Whether the needle may begin at one of the `block` places from `hay` on: its first and last byte stand there. A
/// plain loop of one size, so that compilers make a few vector instructions of it.
static bool may_begin(const unsigned char *hay, unsigned char first, unsigned char last, size_t distance) {
    unsigned char found = 0;
    for (size_t place = 0; place < block; place++) {
        found |= (unsigned char)((hay[place] == first) & (hay[place + distance] == last));
    }
    return found != 0;
}

bool glass_migrate_contains(const void *hay, size_t hay_count, const void *needle, size_t needle_count) {
    const unsigned char *text = hay;
    const unsigned char *word = needle;
    if (needle_count == 0) return true;
    size_t distance = needle_count - 1;
    while (hay_count >= block + distance) {
        if (may_begin(text, word[0], word[distance], distance)
            && memmem(text, block + distance, needle, needle_count) != NULL) {
            return true;
        }
        text += block;
        hay_count -= block;
    }
    return memmem(text, hay_count, needle, needle_count) != NULL;
}
