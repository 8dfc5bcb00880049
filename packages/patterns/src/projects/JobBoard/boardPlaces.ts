import {
  type JobStatus,
  jobPhaseLabels,
  jobPhaseStatuses,
  jobPhases,
  jobStatusLabels,
  type ProjectCreator,
} from "@tsumugi/contract";
import type { KanbanColumn } from "@tsumugi/ui";

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
  | "job_request_uid"
  | "shipment"
>;

export interface BoardMove {
  /** 動かした人の uid。 */
  creator_uid: string;
  /** 変える先のステータス。 */
  job_status: JobStatus;
  /** 動かしたときに見えていたステータス。 */
  was: JobStatus;
  /** 変える理由。理由の要る変更のときだけ入ります。 */
  reason?: string;
}

/** Creators by phase and status: a column for each phase, a place in it for each of its statuses. */
export function boardColumns(creators: readonly BoardCreator[]): KanbanColumn<BoardCreator>[] {
  const byStatus = Map.groupBy(creators, ({ job_status }) => job_status);
  return jobPhases.map((phase) => ({
    key: phase,
    title: jobPhaseLabels[phase],
    color: `var(--tsu-phase-${phase})`,
    places: jobPhaseStatuses[phase].map((status) => ({
      key: status,
      label: jobStatusLabels[status],
      cards: byStatus.get(status) ?? [],
    })),
  }));
}
