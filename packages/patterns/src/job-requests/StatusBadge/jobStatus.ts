import type { BadgeRing, BadgeTone } from "@tsumugi/ui";

export type JobPhase = "selection" | "approach" | "production" | "posting" | "settlement" | "done" | "out";

export const jobPhases: readonly JobPhase[] = [
  "selection",
  "approach",
  "production",
  "posting",
  "settlement",
  "done",
  "out",
];

export const jobPhaseLabels: Record<JobPhase, string> = {
  selection: "選定",
  approach: "打診",
  production: "制作",
  posting: "投稿",
  settlement: "精算",
  done: "終了",
  out: "対象外",
};

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
  phase: JobPhase;
}

/** Label and phase of every job status code. */
export const jobStatuses = {
  candidate: { label: "候補", phase: "selection" },
  requested: { label: "打診中", phase: "approach" },
  negotiating: { label: "条件調整中", phase: "approach" },
  accepted: { label: "確定", phase: "production" },
  preparing: { label: "発送・日程調整", phase: "production" },
  drafting: { label: "制作中", phase: "production" },
  draft_review: { label: "下書き確認中", phase: "production" },
  revision: { label: "修正依頼中", phase: "production" },
  approved: { label: "投稿待ち", phase: "posting" },
  posted: { label: "投稿済み", phase: "posting" },
  inspected: { label: "検収済み", phase: "settlement" },
  paying: { label: "支払手続き中", phase: "settlement" },
  completed: { label: "完了", phase: "done" },
  declined: { label: "辞退", phase: "out" },
  rejected: { label: "見送り", phase: "out" },
  cancelled: { label: "中止", phase: "out" },
} as const satisfies Record<string, StatusLook>;

export type JobStatusCode = keyof typeof jobStatuses;

/** Look of a status; one that this version does not know is shown by its code. */
export function jobStatusLook(status: string): StatusLook & { tone: BadgeTone; ring: BadgeRing } {
  const look: StatusLook = Object.hasOwn(jobStatuses, status)
    ? jobStatuses[status as JobStatusCode]
    : { label: status, phase: "selection" };
  return { ...look, tone: phaseTones[look.phase], ring: phaseRings[look.phase] };
}
