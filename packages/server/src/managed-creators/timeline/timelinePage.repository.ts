import type { JobStatus, NoticeStatus } from "@tsumugi/contract";
import { type SQL, sql } from "drizzle-orm";
import type { StoredChange } from "./changes.ts";
import type { HistoryKind, HistoryOrigin } from "./history.repository.ts";

/** Where a page ends: microseconds since 1970, and the entry's key. */
export interface TimelinePosition {
  readonly at: number;
  readonly key: string;
}

export interface TimelineRow extends TimelinePosition {
  readonly kind: HistoryKind | "registered" | "job_sent" | "job_status" | "post" | "comment" | "notice";
  readonly project_uid: string | null;
  /** Name of the project, of an import's file, or title of a post. */
  readonly name: string | null;
  readonly by_uid: string | null;
  readonly detail: {
    readonly origin?: HistoryOrigin | null;
    readonly subject?: string;
    readonly changes?: readonly StoredChange[];
    readonly to?: JobStatus;
    readonly post_uid?: string;
    readonly room_uid?: string;
    readonly seq?: number;
    readonly count?: number;
    readonly heard?: number;
    /** Of an import. */
    readonly outcome?: "created" | "updated";
    /** Of a payment notice. */
    readonly notice_uid?: string;
    readonly number?: string;
    readonly status?: NoticeStatus;
    readonly is_deemed?: boolean;
  };
}

export interface TimelinePage {
  readonly company_uid: string;
  readonly uid: string;
  readonly limit: number;
  /** Viewers see no payment notices. */
  readonly withNotices: boolean;
  readonly after: TimelinePosition | undefined;
}

/** One source of entries; each walks down its own index from where the page begins. */
export type Source = (page: TimelinePage) => SQL;

export const moment = (micros: number): SQL =>
  sql`('epoch'::timestamptz + ${micros} * interval '1 microsecond')`;

/** Before the position, on a column with an index. `key` settles entries of the same moment. */
export const before = ({ after }: TimelinePage, at: SQL, key: SQL): SQL =>
  after
    ? sql`and ${at} <= ${moment(after.at)}
        and (${at}, ${key} collate "C") < (${moment(after.at)}, ${after.key} collate "C")`
    : sql``;

/** The newest of one source before the position. */
export const newest = (page: TimelinePage, at: SQL, key: SQL): SQL =>
  sql`${before(page, at, key)} order by ${at} desc, ${key} collate "C" desc limit ${page.limit}`;
