#define _GNU_SOURCE
#include "CByteSearch.h"

#include <string.h>

bool glass_migrate_contains(const void *hay, size_t hay_count, const void *needle, size_t needle_count) {
    return memmem(hay, hay_count, needle, needle_count) != NULL;
}
