/** Status of one creator in one project: codes, labels, phases, and the one table of moves. */

export const jobStatuses = [
  "candidate",
  "requested",
  "negotiating",
  "accepted",
  "preparing",
  "drafting",
  "draft_review",
  "revision",
  "approved",
  "posted",
  "inspected",
  "paying",
  "completed",
  "declined",
  "rejected",
  "cancelled",
] as const;
export type JobStatus = (typeof jobStatuses)[number];

export const jobStatusLabels: Record<JobStatus, string> = {
  candidate: "候補",
  requested: "打診中",
  negotiating: "条件調整中",
  accepted: "確定",
  preparing: "発送・日程調整",
  drafting: "制作中",
  draft_review: "下書き確認中",
  revision: "修正依頼中",
  approved: "投稿待ち",
  posted: "投稿済み",
  inspected: "検収済み",
  paying: "支払手続き中",
  completed: "完了",
  declined: "辞退",
  rejected: "見送り",
  cancelled: "中止",
};

/** In order of the work; `out` stands beside it. */
export const jobPhases = [
  "selection",
  "approach",
  "production",
  "posting",
  "settlement",
  "done",
  "out",
] as const;
export type JobPhase = (typeof jobPhases)[number];

export const jobPhaseLabels: Record<JobPhase, string> = {
  selection: "選定",
  approach: "打診",
  production: "制作",
  posting: "投稿",
  settlement: "精算",
  done: "終了",
  out: "対象外",
};

/** Statuses of each phase, in order. */
export const jobPhaseStatuses: Record<JobPhase, readonly JobStatus[]> = {
  selection: ["candidate"],
  approach: ["requested", "negotiating"],
  production: ["accepted", "preparing", "drafting", "draft_review", "revision"],
  posting: ["approved", "posted"],
  settlement: ["inspected", "paying"],
  done: ["completed"],
  out: ["declined", "rejected", "cancelled"],
};

const phaseByStatus = new Map(
  jobPhases.flatMap((phase) => jobPhaseStatuses[phase].map((status) => [status, phase] as const)),
);

/** The phase that a status belongs to. */
export function phaseOf(status: JobStatus): JobPhase {
  const phase = phaseByStatus.get(status);
  if (!phase) throw new Error(`unknown job status "${status}"`);
  return phase;
}

/** The work is agreed on and was not called off: such a creator gets the product, and cannot just be taken out. */
export const isAgreed = (status: JobStatus): boolean =>
  !["selection", "approach", "out"].includes(phaseOf(status));

/** Somebody waits for an answer, for work or for money: such a creator is neither archived nor erased. */
export const isUnderWay = (status: JobStatus): boolean =>
  !["selection", "done", "out"].includes(phaseOf(status));

/** Who moves: brand-side staff, the creator by the reply page, or the product itself (send_job, posts, notices). */
export type JobMover = "staff" | "creator" | "system";

interface Move {
  readonly by: readonly JobMover[];
  readonly needsReason: boolean;
}

type Moves = Partial<Record<JobStatus, Move>>;

const move = (...by: JobMover[]): Move => ({ by, needsReason: false });
const moveWithReason = (...by: JobMover[]): Move => ({ by, needsReason: true });

/** The creator's answer; staff may record it by hand, e.g. when it was given by phone. */
const answer: Moves = { accepted: move("creator", "staff"), declined: move("creator", "staff") };
const submit = move("creator", "staff");
/** A post registered by anyone; a project without draft check comes here straight from production. */
const toPosted = move("staff", "creator", "system");
const reject: Moves = { rejected: moveWithReason("staff") };
const cancel: Moves = { cancelled: moveWithReason("staff") };
const reopen: Moves = { candidate: moveWithReason("staff") };

/** Forward moves and ways out. The ways back follow one rule and are added by `backMoves`. */
const forward: Record<JobStatus, Moves> = {
  candidate: { requested: move("system"), ...reject },
  requested: { ...answer, ...reject, negotiating: submit },
  negotiating: { ...answer, ...reject, requested: move("system") },
  accepted: {
    ...cancel,
    preparing: move("staff", "system"),
    drafting: move("staff", "system"),
    draft_review: submit,
    approved: move("staff"),
    posted: toPosted,
  },
  preparing: {
    ...cancel,
    // The product has arrived.
    drafting: move("staff", "system"),
    draft_review: submit,
    approved: move("staff"),
    posted: toPosted,
  },
  drafting: { ...cancel, draft_review: submit, approved: move("staff"), posted: toPosted },
  draft_review: { ...cancel, revision: move("staff"), approved: move("staff"), posted: toPosted },
  revision: { ...cancel, draft_review: submit, approved: move("staff"), posted: toPosted },
  approved: { ...cancel, posted: toPosted },
  posted: { ...cancel, inspected: move("staff") },
  // Straight to the end where nothing is paid.
  inspected: { ...cancel, paying: move("staff", "system"), completed: move("staff", "system") },
  // Back where the notice was cancelled: the job waits for another one.
  paying: {
    ...cancel,
    completed: move("staff", "system"),
    inspected: moveWithReason("staff", "system"),
  },
  // A transfer that bounced: the notice goes back, and the job with it.
  completed: { paying: moveWithReason("system") },
  // An answer may be taken back by phone; a second request would never be sent.
  declined: { ...reopen, negotiating: moveWithReason("staff") },
  rejected: reopen,
  cancelled: reopen,
};

/** Staff may go back one phase, or within the phase, with a reason; only `send_job` makes a request. */
function backMoves(from: JobStatus): Moves {
  const phase = phaseOf(from);
  if (phase === "done" || phase === "out") return {};
  const before = jobPhases[jobPhases.indexOf(phase) - 1];
  const within = jobPhaseStatuses[phase];
  const targets = [...(before ? jobPhaseStatuses[before] : []), ...within.slice(0, within.indexOf(from))];
  return Object.fromEntries(
    targets.filter((to) => to !== "requested").map((to) => [to, moveWithReason("staff")]),
  );
}

const moves = new Map(
  jobStatuses.map((from) => [from, { ...backMoves(from), ...forward[from] } satisfies Moves] as const),
);

/** One status that a job could take next. `why` (Japanese) is given where it is not allowed. */
export interface JobStatusMove {
  readonly to: JobStatus;
  readonly allowed: boolean;
  /** The move must carry a reason, shown in the history. */
  readonly needsReason: boolean;
  readonly why?: string;
}

const onlyOthers: Record<JobMover, string> = {
  staff: "この変更は自動で行われます。",
  creator: "この変更は担当者が行います。メッセージで相談してください。",
  system: "この変更は担当者かクリエイターが行います。",
};

/** Why no one may move from `from` to `to`. */
function whyNot(from: JobStatus, to: JobStatus): string {
  const before = phaseOf(from);
  const after = phaseOf(to);
  if (to === "requested") return "「打診中」には、依頼を送ると自動で変わります。";
  if (before === "done") return "完了した後は変更できません。支払いの訂正は支払通知書から行ってください。";
  if (before === "out") return "対象外からは直接変更できません。いったん「候補」に戻してください。";
  if (after === "out") {
    if (to === "cancelled") return "確定する前は「中止」にできません。「見送り」を選んでください。";
    return before === "selection"
      ? "依頼を送る前は「辞退」にできません。「見送り」を選んでください。"
      : `確定した後は「${jobStatusLabels[to]}」にできません。「中止」を選んでください。`;
  }
  if (jobPhases.indexOf(after) < jobPhases.indexOf(before)) return "戻せるのは、ひとつ前の段階までです。";
  if (before === "selection") return "依頼を送っていません。先に依頼を送ってください。";
  if (after === before)
    return `「${jobStatusLabels[from]}」から「${jobStatusLabels[to]}」には変更できません。`;
  const next = jobPhases[jobPhases.indexOf(before) + 1] ?? after;
  return `段階を飛ばせません。先に「${jobPhaseLabels[next]}」の段階へ進めてください。`;
}

/** Every other status in order, with whether `by` may move there from `from`, and why not. */
export function jobStatusMoves(from: JobStatus, by: JobMover): readonly JobStatusMove[] {
  return jobStatuses
    .filter((to) => to !== from)
    .map((to): JobStatusMove => {
      const found = moves.get(from)?.[to];
      if (found?.by.includes(by)) return { to, allowed: true, needsReason: found.needsReason };
      const why = found && to !== "requested" ? onlyOthers[by] : whyNot(from, to);
      return { to, allowed: false, needsReason: false, why };
    });
}

/** Whether `by` may move a job from `from` to `to`. Staying is not a move. */
export const canMove = (from: JobStatus, to: JobStatus, by: JobMover): boolean =>
  moves.get(from)?.[to]?.by.includes(by) ?? false;
