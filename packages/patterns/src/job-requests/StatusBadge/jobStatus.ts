import { type JobPhase, type JobStatus, jobStatusLabels, phaseOf } from "@tsumugi/contract";
import type { BadgeRing, BadgeTone } from "@tsumugi/ui";

const phaseTones: Record<JobPhase, BadgeTone> = {
  selection: "neutral",
  approach: "warning",
  production: "info",
  posting: "asagi",
  settlement: "fuji",
  done: "success",
  out: "neutral",
};

/** How far a job has come, as the filling of a ring. */
const phaseRings: Record<JobPhase, BadgeRing> = {
  selection: "open",
  approach: "20",
  production: "50",
  posting: "72",
  settlement: "88",
  done: "100",
  out: "out",
};

interface StatusLook {
  label: string;
  tone: BadgeTone;
  ring: BadgeRing;
}

/** Look of a status; one that this version does not know is shown by its code. */
export function jobStatusLook(status: string): StatusLook {
  if (!Object.hasOwn(jobStatusLabels, status)) return { label: status, tone: "neutral", ring: "open" };
  const known = status as JobStatus;
  const phase = phaseOf(known);
  return { label: jobStatusLabels[known], tone: phaseTones[phase], ring: phaseRings[phase] };
}
