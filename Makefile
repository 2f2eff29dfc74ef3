# A thin face on SwiftPM and Scripts/. `make demo` and `make test` do all set-up themselves.

SWIFT ?= swift
PREFIX ?= /usr/local

# One release flavour serves build, demo, bench and install. On Linux the Swift runtime is linked into the
# binary, which then needs only the C libraries; macOS has it in the system.
RELEASE := --configuration release --product glass-migrate
ifeq ($(shell uname),Linux)
RELEASE += --static-swift-stdlib
endif

SOURCES := Package.swift Plugins Sources Tests
SCRIPTS := $(addprefix Scripts/,check-install comment demo screenshot setup)

# Where a system keeps what belongs to its programs.
SHARE := $(DESTDIR)$(PREFIX)/share

.PHONY: build setup demo test stubs update-fixtures docs bench fuzz faults sanitize install format lint clean

## build: .build/release/glass-migrate
build: setup
	$(SWIFT) build $(RELEASE)

## setup: what building and testing need (see Scripts/setup)
setup:
	@Scripts/setup

## demo: print the diff of the sample app, and audit a migrated copy
demo: build
	@Scripts/demo

## test: every test
test: setup stubs
	$(SWIFT) test

# The modules that fixtures are type-checked against. On macOS the real SDK is used instead.
stubs:
ifeq ($(shell uname),Linux)
	@Scripts/typecheck --prepare
endif

## update-fixtures: write what the tool does now into the fixtures' expected files, for you to review
update-fixtures: setup stubs
	UPDATE_FIXTURES=1 $(SWIFT) test --filter Fixture

## docs: write what is made from code and fixtures: the pages of the codes and the manual page
docs: setup
	UPDATE_FIXTURES=1 $(SWIFT) test --filter 'RulePageTests|ManualPageTests'

## bench: measure side by side with ripgrep and ast-grep
bench: build
	Scripts/bench

FUZZ_SECONDS ?= 600

## fuzz: feed every reader with spoilt texts, FUZZ_SECONDS of CPU time each
fuzz: build
	$(SWIFT) build $(subst glass-migrate,fuzz,$(RELEASE))
	Scripts/fuzz --seconds $(FUZZ_SECONDS)

## faults: make every call to the system fail, and run over hostile repositories
faults: build
	Scripts/fault-injection --tool .build/release/glass-migrate
	Scripts/hostile-repositories --tool .build/release/glass-migrate

## sanitize: the program and the fuzzer with the address and the thread sanitizer
sanitize: setup
	Scripts/sanitize

## install: the binary under PREFIX, with its manual page and the completions of bash, zsh and fish
install: build
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 .build/release/glass-migrate "$(DESTDIR)$(PREFIX)/bin/glass-migrate"
	install -d "$(SHARE)/man/man1" "$(SHARE)/bash-completion/completions" "$(SHARE)/zsh/site-functions" \
	    "$(SHARE)/fish/vendor_completions.d"
	install -m 644 Docs/glass-migrate.1 "$(SHARE)/man/man1/glass-migrate.1"
	.build/release/glass-migrate completions bash >"$(SHARE)/bash-completion/completions/glass-migrate"
	.build/release/glass-migrate completions zsh >"$(SHARE)/zsh/site-functions/_glass-migrate"
	.build/release/glass-migrate completions fish >"$(SHARE)/fish/vendor_completions.d/glass-migrate.fish"

## format: lay out the Swift sources
format:
	$(SWIFT) format --in-place --recursive --parallel $(SOURCES)

## lint: what format would change, and shellcheck where it is installed
lint:
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)
	@if command -v shellcheck >/dev/null; then shellcheck .ci/run $(SCRIPTS); fi

clean:
	rm -rf .build
