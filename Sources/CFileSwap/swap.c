// Neither call is in POSIX, and Swift's module of the C library lacks what each system has instead.
#if defined(__APPLE__)
#include <stdio.h>
#define RENAME(folder, old, new_name, linux_flag, darwin_flag) renameatx_np(folder, old, folder, new_name, darwin_flag)
#else
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>
#if defined(__GLIBC__)
#define RENAME(folder, old, new_name, linux_flag, darwin_flag) renameat2(folder, old, folder, new_name, linux_flag)
#else
#define RENAME(folder, old, new_name, linux_flag, darwin_flag) \
    (int)syscall(SYS_renameat2, folder, old, folder, new_name, linux_flag)
#endif
#endif

#include "CFileSwap.h"

int glass_migrate_exchange(int folder, const char *one, const char *other) {
    return RENAME(folder, one, other, 2 /* RENAME_EXCHANGE */, RENAME_SWAP);
}

int glass_migrate_rename_to_new(int folder, const char *old, const char *new_name) {
    return RENAME(folder, old, new_name, 1 /* RENAME_NOREPLACE */, RENAME_EXCL);
}
