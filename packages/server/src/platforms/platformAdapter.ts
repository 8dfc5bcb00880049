import type { AccountMetrics, MetricField, Platform, PlatformMedia } from "@tsumugi/contract";

/** Figures that the platform gave; absent = not measured. */
export type Figures = Partial<Record<MetricField, number>>;

/** A post with everything written in it, and its figures. */
export interface PlatformPost extends PlatformMedia {
  readonly text: string;
  readonly figures: Figures;
}

/** What we know of a post beforehand. Instagram gives a post only through its owner. */
export interface PostHint {
  readonly owner_handle?: string | null;
  /** Known from an earlier fetch; the owner is then as the platform gave it. */
  readonly posted_at?: Date | null;
  /** Tags asked for, without mark. Only samples use it. */
  readonly asked?: readonly string[];
  /** What it said the last time. Only samples use it: their text stays as it is. */
  readonly caption?: string | null;
}

/** A platform as the product sees it. Every call throws `PlatformError`, which names its fault. */
export interface PlatformAdapter {
  readonly platform: Platform;
  fetchAccount(id: string, idType?: "channel" | "handle"): Promise<AccountMetrics>;
  fetchPost(id: string, hint?: PostHint): Promise<PlatformPost>;
  /** Newest first: one page, and further ones up to what was posted since `since`. */
  listRecentMedia(handle: string, since?: Date): Promise<PlatformPost[]>;
  /** Whether the key is accepted: the cheapest call there is. */
  check(): Promise<void>;
  /** Figures per day in Japan since posting, where the platform has them; otherwise only today's are known. */
  history?(
    id: string,
    posted_at: Date,
    owner_handle?: string | null,
  ): { readonly on: string; readonly figures: Figures }[];
}

/** What an adapter is given. `baseUrl` is the platform's own unless a test says otherwise. */
export interface AdapterOptions {
  readonly now: () => Date;
  readonly baseUrl?: string;
  /** A platform that takes longer has timed out. */
  readonly timeoutMs?: number;
  /** Asked before each call, so that the calls of a day are counted; refuses what goes beyond the quota. */
  readonly spend?: () => Promise<void>;
  /** The key is the company's own. */
  readonly isOwnKey?: boolean;
}

/** Pages of a list that one question may cost. */
export const MAX_PAGES = 10;

interface Page<T> {
  readonly items: readonly T[];
  readonly next?: string | undefined;
}

/**
 * Follows a list page by page until there is no further one or `isEnough` says so of what has come.
 * `isWhole` is false where the limit of pages ended it.
 */
export async function readPages<T>(
  fetchPage: (cursor: string | undefined) => Promise<Page<T>>,
  isEnough: (items: readonly T[]) => boolean,
): Promise<{ readonly items: T[]; readonly isWhole: boolean }> {
  const items: T[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { items: more, next } = await fetchPage(cursor);
    items.push(...more);
    // A platform that hands out the same cursor again would be asked for ever.
    if (next === undefined || next === cursor || isEnough(items)) return { items, isWhole: true };
    cursor = next;
  }
  return { items, isWhole: false };
}

/** Whether a list, newest first, has gone back to `since`; without it the first page is enough. */
export const reachesBack = (since: Date | undefined) => (items: readonly Pick<PlatformPost, "posted_at">[]) =>
  since === undefined || (items.at(-1)?.posted_at ?? "") < since.toISOString();

/** Counts that are there; null and undefined are not measured. */
export const measured = (values: Partial<Record<MetricField, number | null | undefined>>): Figures =>
  Object.fromEntries(
    Object.entries(values).filter((entry) => typeof entry[1] === "number" && entry[1] >= 0),
  ) as Figures;

/** The parts of a post that follow from the rest. */
export function toPost(
  post: Omit<PlatformPost, "kind" | "view_count" | "like_count" | "comment_count" | "title"> & {
    title?: string;
  },
): PlatformPost {
  const { figures, text } = post;
  return {
    ...post,
    kind: "media",
    title: (post.title ?? text.split("\n")[0] ?? "").slice(0, 200),
    view_count: figures.views ?? null,
    like_count: figures.likes ?? null,
    comment_count: figures.comments ?? null,
  };
}
