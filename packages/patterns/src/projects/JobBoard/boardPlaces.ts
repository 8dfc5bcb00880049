import {
  type JobPhase,
  type JobStatus,
  type JobStatusMove,
  jobPhaseStatuses,
  jobPhases,
  type ProjectCreator,
  phaseOf,
} from "@tsumugi/contract";

export type BoardCreator = Pick<
  ProjectCreator,
  | "creator_uid"
  | "display_name"
  | "image"
  | "job_status"
  | "fee"
  | "next_deadline"
  | "next_action"
  | "owner"
  | "unread_count"
  | "days_in_status"
  | "post_news"
  | "chat_room_uid"
  | "shipment"
>;

export interface BoardColumn {
  readonly phase: JobPhase;
  readonly groups: readonly { readonly status: JobStatus; readonly creators: readonly BoardCreator[] }[];
  readonly count: number;
  readonly fee: number;
}

/** Creators by phase and status; a status that is being saved counts as the new one. */
export function boardColumns(
  creators: readonly BoardCreator[],
  moving: ReadonlyMap<string, JobStatus>,
): BoardColumn[] {
  const byStatus = new Map<JobStatus, BoardCreator[]>();
  for (const creator of creators) {
    const status = moving.get(creator.creator_uid) ?? creator.job_status;
    const group = byStatus.get(status);
    if (group) group.push(creator);
    else byStatus.set(status, [creator]);
  }
  return jobPhases.map((phase) => {
    const groups = jobPhaseStatuses[phase].map((status) => ({
      status,
      creators: byStatus.get(status) ?? [],
    }));
    const all = groups.flatMap(({ creators: each }) => each);
    return {
      phase,
      groups,
      count: all.length,
      fee: all.reduce((sum, { fee }) => sum + (fee ?? 0), 0),
    };
  });
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";
export const isArrow = (key: string): key is Arrow =>
  key === "ArrowUp" || key === "ArrowDown" || key === "ArrowLeft" || key === "ArrowRight";

/** The card that an arrow leads to: within the column, or at the same height of the next column that has cards. */
export function cardAfter(columns: readonly BoardColumn[], uid: string, arrow: Arrow): string | undefined {
  const lists = columns.map(({ groups }) =>
    groups.flatMap(({ creators }) => creators.map((each) => each.creator_uid)),
  );
  const column = lists.findIndex((list) => list.includes(uid));
  const row = lists[column]?.indexOf(uid) ?? 0;
  if (arrow === "ArrowUp" || arrow === "ArrowDown")
    return lists[column]?.[row + (arrow === "ArrowUp" ? -1 : 1)];
  const step = arrow === "ArrowLeft" ? -1 : 1;
  for (let next = column + step; next >= 0 && next < lists.length; next += step) {
    const list = lists[next];
    if (list && list.length > 0) return list[Math.min(row, list.length - 1)];
  }
  return undefined;
}

/** The status that an arrow leads a grabbed card to: up and down within the phase, left and right to the next phase. */
export function statusAfter(at: JobStatus, arrow: Arrow, moves: readonly JobStatusMove[]): JobStatus {
  const phase = phaseOf(at);
  const within = jobPhaseStatuses[phase];
  if (arrow === "ArrowUp" || arrow === "ArrowDown") {
    return within[within.indexOf(at) + (arrow === "ArrowUp" ? -1 : 1)] ?? at;
  }
  const next = jobPhases[jobPhases.indexOf(phase) + (arrow === "ArrowLeft" ? -1 : 1)];
  if (!next) return at;
  const isLegal = (status: JobStatus) => moves.some((move) => move.to === status && move.allowed);
  return jobPhaseStatuses[next].find(isLegal) ?? jobPhaseStatuses[next][0] ?? at;
}
