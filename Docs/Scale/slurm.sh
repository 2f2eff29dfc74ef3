#!/usr/bin/env bash
# A batch as a Slurm array. Each task takes its share from SLURM_ARRAY_TASK_ID and …_COUNT by itself. An array task
# costs about a second, so give each many repositories.
#
#   sbatch --array=1-8 Docs/Scale/slurm.sh /shared/plan.ndjson /shared/out
#   sbatch --dependency=afterany:JOB --wrap 'glass-migrate batch merge /shared/out/shard-* -o /shared/out/merged'
#
# Submit it again after a failure: only what is missing or failed is done.
#SBATCH --job-name=glass-migrate
#SBATCH --cpus-per-task=1
set -euo pipefail
plan=$1 out=$2
mkdir -p "$out"
exec "${GLASS_MIGRATE:-glass-migrate}" batch run "$plan" -o "$out/shard-$SLURM_ARRAY_TASK_ID" \
    --jobs "${SLURM_CPUS_PER_TASK:-1}"
