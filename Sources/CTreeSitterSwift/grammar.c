// Compiles the fetched grammar. Its parser.c asks clang to switch the optimiser off for the whole file, which
// would make the lexer several times slower; hiding clang's name for the length of the include prevents that.
#if !__has_include("grammar/parser.c")
#error "The Swift grammar is not there yet: run Scripts/setup (or make setup) once, then build again."
#else
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#pragma clang diagnostic ignored "-Wbuiltin-macro-redefined"
#pragma clang diagnostic ignored "-Wunknown-pragmas"
#undef __clang__
#include "grammar/parser.c"
#endif
