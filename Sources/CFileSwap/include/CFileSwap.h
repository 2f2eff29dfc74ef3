#pragma once

/// Lets two names in an open folder change places in one step. 0, or -1 with `errno`: EINVAL, ENOSYS or ENOTSUP where
/// the file system can't do that.
int glass_migrate_exchange(int folder, const char *one, const char *other);

/// Gives a file in an open folder another name. 0, or -1 with `errno`: EEXIST when something has that name, EINVAL,
/// ENOSYS or ENOTSUP where the file system can't make sure of it.
int glass_migrate_rename_to_new(int folder, const char *old, const char *new_name);
