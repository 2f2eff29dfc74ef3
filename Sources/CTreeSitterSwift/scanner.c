#if __has_include("grammar/scanner.c")
#include "grammar/scanner.c"
#endif
