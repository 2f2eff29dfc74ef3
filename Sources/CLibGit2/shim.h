#include <git2.h>
#include <git2/sys/repository.h>

// Swift can't call C functions with variable arguments.

/// Names the repository extensions that are opened besides libgit2's own.
static inline int glass_migrate_git_set_extensions(const char **names, size_t count) {
    return git_libgit2_opts(GIT_OPT_SET_EXTENSIONS, names, count);
}

/// The folders, joined by ":", where config of this level is looked for.
static inline int glass_migrate_git_search_path(git_config_level_t level, git_buf *folders) {
    return git_libgit2_opts(GIT_OPT_GET_SEARCH_PATH, level, folders);
}

/// Whether libgit2 refuses repositories of other users.
static inline int glass_migrate_git_set_owner_validation(int enabled) {
    return git_libgit2_opts(GIT_OPT_SET_OWNER_VALIDATION, enabled);
}
