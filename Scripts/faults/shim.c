/* Makes the N-th call fail by which a program reads or changes files below one folder, or kills the program there.
 * Preloaded by Scripts/fault-injection; the program itself knows nothing of it. Linux only.
 *
 *   FAULT_ROOT    absolute folder; calls about anything else are passed on
 *   FAULT_STEPS   `change`: calls that change files are counted; `read`: calls that read them
 *   FAULT_AT      the number of the call at which something happens, from 1; without it nothing does
 *   FAULT_ACTION  what happens there:
 *       fail      the call fails with the error FAULT_ERRNO
 *       stay      so do all after it
 *       short     a write writes half of its bytes, and all writes after it fail with FAULT_ERRNO
 *       kill      the process dies before the call
 *       torn      the process dies after the call, in a write after half of the bytes
 *       swap      FAULT_FROM takes the place of FAULT_TO, and the call goes on
 *       hold      makes the file FAULT_FROM, waits for the file FAULT_TO, and the call goes on
 *   FAULT_CLOCK   seconds by which the clock is set back at every second look
 *   FAULT_LOG     a file that gets a line for each counted call
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static atomic_int count;
static atomic_int is_failing;

static const char *setting(const char *name) {
    const char *value = getenv(name);
    return value ? value : "";
}

static int is(const char *name, const char *value) { return strcmp(setting(name), value) == 0; }

/* Whether a path, relative to the folder behind a descriptor, lies below the root. */
static int is_watched(int folder, const char *path) {
    const char *root = setting("FAULT_ROOT");
    char link[64], base[PATH_MAX];
    if (!*root) return 0;
    size_t length = strlen(root);
    if (path && path[0] == '/') return strncmp(path, root, length) == 0 && (path[length] == '/' || !path[length]);
    if (folder == AT_FDCWD) {
        if (!getcwd(base, sizeof base)) return 0;
    } else {
        snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
        ssize_t count = readlink(link, base, sizeof base - 1);
        if (count < 0) return 0;
        base[count] = 0;
    }
    return strncmp(base, root, length) == 0 && (base[length] == '/' || !base[length]);
}

static void die(void) {
    kill(getpid(), SIGKILL);
    for (;;) pause();
}

static void note(int number, const char *name, int folder, const char *path) {
    char line[PATH_MAX + 64], link[64], base[PATH_MAX] = "";
    int log = syscall(SYS_openat, AT_FDCWD, setting("FAULT_LOG"), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0644);
    if (log < 0) return;
    if (!path) {
        snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
        ssize_t length = readlink(link, base, sizeof base - 1);
        if (length >= 0) base[length] = 0;
    }
    int length = snprintf(line, sizeof line, "%d %s %s\n", number, name, path ? path : base);
    syscall(SYS_write, log, line, length < (int)sizeof line ? length : (int)sizeof line - 1);
    syscall(SYS_close, log);
}

static void swap(void) {
    char old[PATH_MAX];
    snprintf(old, sizeof old, "%s.was", setting("FAULT_TO"));
    syscall(SYS_rename, setting("FAULT_TO"), old);
    syscall(SYS_rename, setting("FAULT_FROM"), setting("FAULT_TO"));
}

static void hold(void) {
    const struct timespec moment = {0, 2000000};
    syscall(SYS_close, syscall(SYS_openat, AT_FDCWD, setting("FAULT_FROM"), O_WRONLY | O_CREAT, 0644));
    for (int tries = 0; tries < 15000 && access(setting("FAULT_TO"), F_OK) != 0; tries++) nanosleep(&moment, NULL);
}

enum outcome { go_on, fails, half, goes_last };

/* What is to become of a call. A failing one has its error set. */
static enum outcome step(const char *steps, const char *name, int folder, const char *path) {
    if (!is("FAULT_STEPS", steps) || !is_watched(folder, path)) return go_on;
    int number = atomic_fetch_add(&count, 1) + 1;
    if (*setting("FAULT_LOG")) note(number, name, folder, path);
    int is_write = strstr(name, "write") != NULL;
    if (atomic_load(&is_failing) && (!is("FAULT_ACTION", "short") || is_write)) {
        errno = atoi(setting("FAULT_ERRNO"));
        return fails;
    }
    if (!*setting("FAULT_AT") || number != atoi(setting("FAULT_AT"))) return go_on;
    if (is("FAULT_ACTION", "kill")) die();
    if (is("FAULT_ACTION", "torn")) return is_write ? half : goes_last;
    if (is("FAULT_ACTION", "swap")) swap();
    if (is("FAULT_ACTION", "hold")) hold();
    if (is("FAULT_ACTION", "short") && is_write) {
        atomic_store(&is_failing, 1);
        return half;
    }
    if (is("FAULT_ACTION", "stay")) atomic_store(&is_failing, 1);
    if (!is("FAULT_ACTION", "fail") && !is("FAULT_ACTION", "stay")) return go_on;
    errno = atoi(setting("FAULT_ERRNO"));
    return fails;
}

/* A call that has no halves. */
#define PASS(steps, folder, path, call)                              \
    do {                                                             \
        enum outcome outcome = step(steps, __func__, folder, path);  \
        if (outcome == fails) return -1;                             \
        __typeof__(call) result = call;                              \
        if (outcome == goes_last) die();                             \
        return result;                                               \
    } while (0)

static const char *opens(int flags) { return flags & (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC) ? "change" : "read"; }

#define OPEN(folder, path, call)                             \
    mode_t mode = 0;                                         \
    if (flags & O_CREAT) {                                   \
        va_list rest;                                        \
        va_start(rest, flags);                               \
        mode = va_arg(rest, mode_t);                         \
        va_end(rest);                                        \
    }                                                        \
    PASS(opens(flags), folder, path, call)

int open(const char *path, int flags, ...) { OPEN(AT_FDCWD, path, REAL(open)(path, flags, mode)); }
int open64(const char *path, int flags, ...) { OPEN(AT_FDCWD, path, REAL(open64)(path, flags, mode)); }
int openat(int folder, const char *path, int flags, ...) {
    OPEN(folder, path, REAL(openat)(folder, path, flags, mode));
}
int openat64(int folder, const char *path, int flags, ...) {
    OPEN(folder, path, REAL(openat64)(folder, path, flags, mode));
}
int creat(const char *path, mode_t mode) { PASS("change", AT_FDCWD, path, REAL(creat)(path, mode)); }
int creat64(const char *path, mode_t mode) { PASS("change", AT_FDCWD, path, REAL(creat64)(path, mode)); }

#define WRITE(call)                                                    \
    enum outcome outcome = step("change", __func__, file, NULL);       \
    if (outcome == fails) return -1;                                   \
    int dies = outcome == half && is("FAULT_ACTION", "torn");          \
    if (outcome == half) size = (size + 1) / 2;                        \
    ssize_t result = call;                                             \
    if (dies || outcome == goes_last) die();                           \
    return result

ssize_t write(int file, const void *bytes, size_t size) { WRITE(REAL(write)(file, bytes, size)); }
ssize_t pwrite(int file, const void *bytes, size_t size, off_t offset) {
    WRITE(REAL(pwrite)(file, bytes, size, offset));
}
ssize_t pwrite64(int file, const void *bytes, size_t size, off64_t offset) {
    WRITE(REAL(pwrite64)(file, bytes, size, offset));
}

int fsync(int file) { PASS("change", file, NULL, REAL(fsync)(file)); }
int fdatasync(int file) { PASS("change", file, NULL, REAL(fdatasync)(file)); }
int ftruncate(int file, off_t size) { PASS("change", file, NULL, REAL(ftruncate)(file, size)); }
int ftruncate64(int file, off64_t size) { PASS("change", file, NULL, REAL(ftruncate64)(file, size)); }
int fchmod(int file, mode_t mode) { PASS("change", file, NULL, REAL(fchmod)(file, mode)); }
int chmod(const char *path, mode_t mode) { PASS("change", AT_FDCWD, path, REAL(chmod)(path, mode)); }
int rename(const char *from, const char *to) { PASS("change", AT_FDCWD, to, REAL(rename)(from, to)); }
int renameat(int a, const char *from, int b, const char *to) { PASS("change", b, to, REAL(renameat)(a, from, b, to)); }
int renameat2(int a, const char *from, int b, const char *to, unsigned flags) {
    PASS("change", b, to, REAL(renameat2)(a, from, b, to, flags));
}
int link(const char *from, const char *to) { PASS("change", AT_FDCWD, to, REAL(link)(from, to)); }
int linkat(int a, const char *from, int b, const char *to, int flags) {
    PASS("change", b, to, REAL(linkat)(a, from, b, to, flags));
}
int unlink(const char *path) { PASS("change", AT_FDCWD, path, REAL(unlink)(path)); }
int unlinkat(int folder, const char *path, int flags) {
    PASS("change", folder, path, REAL(unlinkat)(folder, path, flags));
}
int mkdir(const char *path, mode_t mode) { PASS("change", AT_FDCWD, path, REAL(mkdir)(path, mode)); }
int mkdirat(int folder, const char *path, mode_t mode) {
    PASS("change", folder, path, REAL(mkdirat)(folder, path, mode));
}
int rmdir(const char *path) { PASS("change", AT_FDCWD, path, REAL(rmdir)(path)); }

ssize_t read(int file, void *bytes, size_t size) { PASS("read", file, NULL, REAL(read)(file, bytes, size)); }
ssize_t pread(int file, void *bytes, size_t size, off_t offset) {
    PASS("read", file, NULL, REAL(pread)(file, bytes, size, offset));
}
ssize_t pread64(int file, void *bytes, size_t size, off64_t offset) {
    PASS("read", file, NULL, REAL(pread64)(file, bytes, size, offset));
}

/* The clock goes back and forth. */
static time_t jump(void) {
    static atomic_int looks;
    return atomic_fetch_add(&looks, 1) % 2 ? atoll(setting("FAULT_CLOCK")) : 0;
}
int clock_gettime(clockid_t clock, struct timespec *now) {
    int result = REAL(clock_gettime)(clock, now);
    // Whoever sets a clock sets this one; the others only go on.
    if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) now->tv_sec -= jump();
    return result;
}
int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    int result = REAL(gettimeofday)(now, zone);
    now->tv_sec -= jump();
    return result;
}
time_t time(time_t *now) {
    time_t result = REAL(time)(NULL) - jump();
    if (now) *now = result;
    return result;
}
