"""Lists of independent jobs: done by local processes or by a cluster, kept in a journal, merged the same whoever did what."""

from synth.jobs.doing import Runner, do_jobs
from synth.jobs.job import Job, LostJob
from synth.jobs.local import LocalProcesses

__all__ = ["Job", "LocalProcesses", "LostJob", "Runner", "do_jobs"]
