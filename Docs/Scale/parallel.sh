#!/usr/bin/env bash
# A batch over several hosts with GNU parallel. The hosts share one file system (plan, folders), or each has its own
# copy of the plan at the same path and the folders are brought together afterwards (rsync) for the merge.
#
#   HOSTS=2/build1,2/build2 Docs/Scale/parallel.sh plan.ndjson out 8
#
# Without HOSTS everything runs here. Run it again after a failure: only shards that failed are started, and in them
# only the repositories that are missing or failed are done.
set -euo pipefail
plan=$(realpath "$1") out=$2 shards=$3
mkdir -p "$out"
out=$(realpath "$out")
tool=${GLASS_MIGRATE:-glass-migrate}

where=()
[ -z "${HOSTS-}" ] || where=(--sshlogin "$HOSTS" --workdir "$out")

# Exit 2 says that repositories failed; their rows are in the ledger, so the merge below lists them.
parallel ${where[@]+"${where[@]}"} --jobs "${JOBS:-1}" --joblog "$out/joblog" --resume-failed \
    "$tool" batch run "$plan" -o "$out/shard-{}" --shard "{}/$shards" --jobs 2 ::: $(seq "$shards") || true

rm -rf "$out/merged"
"$tool" batch merge "$out"/shard-* -o "$out/merged"
