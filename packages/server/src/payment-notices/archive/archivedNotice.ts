import type { NoticeEventKind, NoticeMover, NoticeStatus } from "@tsumugi/contract";

/** One entry of an archived notice's history: who did it is no person any more, only a side. */
export interface ArchivedEvent {
  readonly at: string;
  readonly from: NoticeStatus | null;
  readonly to: NoticeStatus;
  readonly mover: NoticeMover;
  readonly reason: string;
  /** What was archived before refused transfers stood in the history says nothing of these three. */
  readonly kind?: NoticeEventKind;
  readonly debit_on?: string | null;
  readonly result_code?: string;
}

/**
 * Tax law keeps documents 7 years from the day on which the return of their fiscal year is due, and 10 where losses are
 * carried on. The year is not known: up to 12 months to its end and 2 to the return, then 10 years.
 */
export const ARCHIVE_MONTHS = 12 + 2 + 120;
